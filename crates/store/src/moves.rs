//! Moves and the positions they lead to.
//!
//! The position after every move is kept, packed, and not only the newest: the replay and undo
//! need any of them at once, and the rules may have changed since, so that playing the match again
//! might not lead to the same positions. Packed beside an earlier one, a position takes little room.

use async_trait::async_trait;
use engine::{Record, Seat, Seats, Status};
use serde_json::Value;

use crate::{Holder, MatchId, Millis, Result, Settings, UserId};

/// One move, as the log keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The number of the position it led to, counted from 1 without gaps.
    pub seq: u64,
    /// The id that the browser gave it.
    pub action_id: String,
    pub seat: Seat,
    /// The user behind it; nobody for a bot.
    pub user: Option<UserId>,
    /// What was done.
    pub kind: MoveKind,
    pub at: Millis,
}

/// What was done with a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// A seat decided.
    Action {
        action: Value,
        /// What happened.
        events: Vec<Value>,
        /// Whether something came to light.
        revealed: bool,
    },
    /// An earlier position was restored.
    Undo { target: u64 },
}

/// A move to be stored, with all that it changes.
#[derive(Clone, Debug)]
pub struct NewMove {
    pub match_id: MatchId,
    /// The number of the position that the move was made in.
    pub expected_seq: u64,
    /// An id that the browser, or the bot, gave it: sent twice, it counts once.
    pub action_id: String,
    pub seat: Seat,
    /// The user behind it; nobody for a bot.
    pub user: Option<UserId>,
    /// What is done.
    pub kind: MoveKind,
    /// The position it leads to.
    pub position: String,
    /// Who must decide then, or how the match ended.
    pub status: Status,
    /// The seats that are asked something new by it. Their revision becomes the number of this
    /// move; if they must decide, their bots are set to work.
    pub asked: Seats,
    pub now: Millis,
}

/// What came of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Committed {
    /// It is stored and has this number.
    Done(u64),
    /// A move with the same id was stored before and has this number. Nothing changed.
    AlreadyDone(u64),
    /// It was made in a position that is not the newest. Nothing changed.
    Stale {
        /// The number of the newest position.
        newest: u64,
    },
    /// There is no such match, it has not begun, or it is over. Nothing changed.
    NotRunning,
}

/// A finished match from elsewhere, to be kept here.
#[derive(Clone, Debug)]
pub struct Import {
    pub record: Record,
    /// What its replay gave: the first position, then one step for each entry.
    pub steps: Vec<ImportedStep>,
    /// What it is called here and who sees it.
    pub settings: Settings,
    /// Who brings it.
    pub host: Option<UserId>,
    /// Who plays on, if the match is not over.
    pub goes_on: Option<GoesOn>,
    pub now: Millis,
}

/// Who plays on in a match that comes from elsewhere.
#[derive(Clone, Debug)]
pub struct GoesOn {
    /// Who plays on each seat and what they are called.
    pub seats: Vec<(Holder, String)>,
    /// Who must decide in the last position.
    pub status: Status,
}

/// One step of an imported match.
#[derive(Clone, Debug)]
pub struct ImportedStep {
    pub position: String,
    /// What happened on the way to it.
    pub events: Vec<Value>,
}

#[async_trait]
pub trait Moves: Send + Sync {
    /// Stores a move and all that it changes: wholly, or not at all.
    async fn commit_move(&self, new: &NewMove) -> Result<Committed>;

    /// The number of the move with this id, if it is stored: then it need not be looked at again.
    async fn find_action(&self, id: &MatchId, action_id: &str) -> Result<Option<u64>>;

    /// The seats of a match that a user has ever decided for.
    async fn seats_played(&self, id: &MatchId, user: &UserId) -> Result<Seats>;

    /// The position with this number.
    async fn position(&self, id: &MatchId, seq: u64) -> Result<Option<String>>;

    /// Moves in order, those after the number `after`. They hold what is secret: tell each viewer
    /// only what is disclosed to them.
    async fn moves(&self, id: &MatchId, after: u64, rows: u32) -> Result<Vec<Move>>;

    /// The record of a match that is over. There is none before: it would tell secrets.
    async fn record(&self, id: &MatchId) -> Result<Option<Record>>;

    /// The record of a match that goes on, with its seed: it tells every secret, so the table is told that it was
    /// taken. Of a match that is over it is the usual record, and nobody is told. None if it has not begun.
    async fn take_copy(&self, id: &MatchId, now: Millis) -> Result<Option<Record>>;

    /// Keeps a finished match from elsewhere, to be looked at, or one that goes on here; then its table is told.
    async fn import(&self, import: &Import) -> Result<MatchId>;
}
