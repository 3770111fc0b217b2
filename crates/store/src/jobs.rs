//! What is still to be done: bots that must move, notices that must be sent.
//!
//! The bots' turns are no list of their own: a bot must move where its seat must decide, so that
//! no job can be lost or left over. Whoever takes a job has it to himself for a while; if he dies,
//! it can be taken again then. Should two do the same bot's turn, the second move is refused as
//! stale.

use async_trait::async_trait;
use engine::Seat;

use crate::{MatchId, Millis, Result, UserId};

/// A bot must move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// In this match,
    pub match_id: MatchId,
    /// on this seat,
    pub seat: Seat,
    /// as well as it can at this level.
    pub level: String,
}

/// A user should hear of something even if he is not looking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Notices are numbered in the order in which they arose.
    pub id: i64,
    /// What it is about.
    pub kind: NoticeKind,
    /// The match,
    pub match_id: MatchId,
    /// the seat,
    pub seat: Seat,
    /// and the user whom it concerns.
    pub user: UserId,
    /// The position in which it arose: it may be out of date.
    pub seq: u64,
    /// When.
    pub created_at: Millis,
}

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// The seat must decide.
    YourTurn,
    /// Somebody asks to take something back.
    UndoAsked,
    /// The match is over.
    Over,
}

/// The chapter on jobs.
#[async_trait]
pub trait Jobs: Send + Sync {
    /// The bot that has waited longest; nobody else gets it before `until`, unless it is asked
    /// something new.
    async fn take_bot_turn(&self, now: Millis, until: Millis) -> Result<Option<BotTurn>>;

    /// The oldest notices that arose, or became free again, by `due`; nobody else gets them before
    /// `until`.
    async fn take_notices(&self, due: Millis, until: Millis, rows: u32) -> Result<Vec<Notice>>;

    /// Notes that a notice was sent, or need not be.
    async fn finish_notice(&self, id: i64, now: Millis) -> Result<()>;
}
