//! Finding each other: who is here, friends, invitations by name, and asking for a seat of a running match.

use async_trait::async_trait;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Answer, Changed, MatchId, Millis, Result, UserId};

/// Somebody with an account, as others see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: UserId,
    pub login: String,
    pub name: String,
    /// When they were last here, if they let others see it.
    pub seen_at: Option<Millis>,
}

/// Somebody is asked to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub match_id: MatchId,
    /// Who is asked,
    pub user: Person,
    /// and by whom.
    pub by: Person,
    pub at: Millis,
    /// Whether they said no.
    pub refused: bool,
}

/// Somebody has a match open that everybody may see, and lets others see what they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doing {
    pub user: UserId,
    pub match_id: MatchId,
    /// The id of its game.
    pub game: String,
    /// Whether they play there, or look on.
    pub plays: bool,
}

/// Whom a host would like to play with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Company {
    #[default]
    Anybody,
    Newcomers,
    Experienced,
}

/// Somebody asks for an open seat of a running match. It lapses when the seat changes hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRequest {
    pub seat: Seat,
    pub user: UserId,
    /// What they would be called at this table.
    pub name: String,
    pub at: Millis,
    /// Who agreed.
    pub consents: Vec<UserId>,
    /// Who did not: one is enough.
    pub refusals: Vec<UserId>,
}

/// A request to be stored.
#[derive(Clone, Debug)]
pub struct NewSeatRequest {
    pub match_id: MatchId,
    pub seat: Seat,
    /// The invitation of the seat, as the asker knows it.
    pub invite: String,
    pub user: UserId,
    pub name: String,
    pub now: Millis,
}

/// An answer to such a request.
#[derive(Clone, Debug)]
pub struct SeatAnswer {
    pub match_id: MatchId,
    pub seat: Seat,
    pub invite: String,
    /// Whose request.
    pub user: UserId,
    pub answerer: UserId,
    pub answer: Answer,
    pub now: Millis,
}

#[async_trait]
pub trait Lobby: Send + Sync {
    /// Notes that somebody is here. Once a minute is often enough.
    async fn be_here(&self, user: &UserId, now: Millis) -> Result<()>;

    /// Those with an account who were here since then and let others see it, the latest first.
    async fn here_since(&self, since: Millis, rows: u32) -> Result<Vec<Person>>;

    /// What those with an account have done since then, if they let others see it, the latest first.
    async fn doing_since(&self, since: Millis, rows: u32) -> Result<Vec<Doing>>;

    /// Whom a user has among their friends, by name.
    async fn friends(&self, user: &UserId) -> Result<Vec<Person>>;

    /// Adds a friend, or takes one away.
    async fn set_friend(&self, user: &UserId, friend: &UserId, is_friend: bool, now: Millis) -> Result<()>;

    /// Asks somebody to a table; again, if they said no.
    async fn invite(&self, id: &MatchId, user: &UserId, by: &UserId, now: Millis) -> Result<()>;

    /// Says no to an invitation.
    async fn refuse_invitation(&self, id: &MatchId, user: &UserId) -> Result<()>;

    /// The tables that somebody is asked to and can still join, the newest first.
    async fn invitations_of(&self, user: &UserId) -> Result<Vec<Asked>>;

    /// Who is asked to a table.
    async fn invited_to(&self, id: &MatchId) -> Result<Vec<Asked>>;

    /// Keeps whom the host of a table would like to play with.
    async fn set_company(&self, id: &MatchId, company: Company) -> Result<()>;

    async fn company(&self, id: &MatchId) -> Result<Company>;

    /// Asks for an open seat of a running match. Stale if it is no longer open, or they have asked already.
    async fn ask_seat(&self, new: &NewSeatRequest) -> Result<Changed>;

    /// Answers. The first answer of a user counts. Stale if they have answered, or nothing is asked.
    async fn answer_seat(&self, answer: &SeatAnswer) -> Result<Changed>;

    /// What is asked for at a table.
    async fn seat_requests(&self, id: &MatchId) -> Result<Vec<SeatRequest>>;
}
