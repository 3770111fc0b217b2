//! What is still to be done: bots that must move.
//!
//! The bots' turns are no list of their own: a bot must move where its seat must decide, so no job
//! can be lost or left over. Whoever takes a job has it to themselves for a while, and longer if they say that they are
//! still at it. If they die, others take it after that; if they close the store, at once. Should two do the same bot's
//! turn all the same, the second move is refused as stale.

use async_trait::async_trait;
use engine::Seat;

use crate::{Changed, MatchId, Millis, Result};

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

    /// Keeps a turn that this store has taken until then. Stale if it is no longer ours: the bot has decided or is
    /// asked something new, or it took so long that somebody else has taken over.
    async fn renew_bot_turn(&self, turn: &BotTurn, until: Millis) -> Result<Changed>;

    /// Gives up the turns that this store has taken until then, for others to take: it does not know of them, because the
    /// database never answered.
    async fn leave_bot_turns(&self, until: Millis) -> Result<()>;

    /// Counts a deed of somebody, for all processes together, by a name that tells who did what. `burst` of them may come at
    /// once, and then one more every so many milliseconds. False if that is too often; then it is not counted.
    async fn count_deed(&self, who: &str, burst: u32, every: Millis, now: Millis) -> Result<bool>;

    /// Forgets what no longer matters: processes that ended long ago, deeds that nobody is kept waiting for any more, and
    /// challenges that are over. Any process may do it, from time to time.
    async fn tidy_up(&self, now: Millis) -> Result<()>;

    /// Writes that this process lives. If that goes well, so does everything else.
    async fn check_in(&self, now: Millis) -> Result<()>;
}
