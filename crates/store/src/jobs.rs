//! What is still to be done: bots that must move.
//!
//! The bots' turns are no list of their own: a bot must move where its seat must decide, so no job
//! can be lost or left over. Whoever takes a job has it to themselves for a while; if they die, it
//! can be taken again after that. If two do the same bot's turn, the second move is refused as stale.

use async_trait::async_trait;
use engine::Seat;

use crate::{MatchId, Millis, Result};

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

#[async_trait]
pub trait Jobs: Send + Sync {
    /// The bot that has waited longest. Nobody else gets it before `until`, unless it is asked
    /// something new.
    async fn take_bot_turn(&self, now: Millis, until: Millis) -> Result<Option<BotTurn>>;
}
