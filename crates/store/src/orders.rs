//! What players said beforehand: answers that are given for them as soon as they are asked.

use async_trait::async_trait;
use engine::Seat;

use crate::{Changed, MatchId, Millis, Result, UserId};

/// What is answered for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderKind {
    /// They say no to what others offer or ask.
    Declines,
    /// The same, and they end their turn.
    Ends,
}

/// What a player said beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    pub seat: Seat,
    /// Who said so. It is void when somebody else has the seat.
    pub user: UserId,
    pub kind: OrderKind,
    /// The turn that is being ended by it, known by the position in which it began: the order ends with it.
    pub turn: Option<u64>,
}

/// A player who is asked, and has said something beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueOrder {
    pub match_id: MatchId,
    pub seat: Seat,
    pub user: UserId,
}

#[async_trait]
pub trait Orders: Send + Sync {
    /// Says beforehand what to answer, instead of what was said before. Stale if it is not their seat, or the match is
    /// not running.
    async fn give_order(
        &self,
        id: &MatchId,
        seat: Seat,
        user: &UserId,
        kind: OrderKind,
        now: Millis,
    ) -> Result<Changed>;

    /// Withdraws what was said for a seat, or for all seats of a match.
    async fn withdraw_orders(&self, id: &MatchId, seat: Option<Seat>) -> Result<()>;

    /// What was said for the seats of a match.
    async fn orders(&self, id: &MatchId) -> Result<Vec<Order>>;

    /// A player who is asked, and has said something beforehand. Nobody else gets it before `until`.
    async fn take_order(&self, now: Millis, until: Millis) -> Result<Option<DueOrder>>;

    /// Notes that a turn is being ended: the order ends with it, whatever happens to whoever carries it out.
    async fn order_ends(&self, id: &MatchId, seat: Seat, turn: u64) -> Result<()>;

    /// All is answered for now: the order waits for the next question.
    async fn rest_order(&self, id: &MatchId, seat: Seat) -> Result<()>;
}
