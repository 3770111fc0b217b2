//! Who looked at which match when: nobody is told what they see anyway, and whoever comes back is told what they missed.

use async_trait::async_trait;

use crate::{MatchId, Millis, Result, UserId};

/// Somebody who was not seen for this long was away.
pub const AWAY: Millis = 30 * 60_000;

/// A user's last look at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// When they were last seen.
    pub seen_at: Millis,
    /// When they went away the last time, as long as they have not read what happened since.
    pub left_at: Option<Millis>,
}

impl Visit {
    /// Since when somebody who looks now has missed something.
    #[must_use]
    pub fn away_since(&self, now: Millis) -> Option<Millis> {
        if now - self.seen_at >= AWAY { Some(self.seen_at) } else { self.left_at }
    }
}

#[async_trait]
pub trait Visits: Send + Sync {
    /// Notes who has a match open.
    async fn looked(&self, who: &[(MatchId, UserId)], now: Millis) -> Result<()>;

    async fn visit(&self, id: &MatchId, user: &UserId) -> Result<Option<Visit>>;

    /// Who has looked at a match since then.
    async fn seen_since(&self, id: &MatchId, since: Millis) -> Result<Vec<UserId>>;

    /// They have read what happened.
    async fn caught_up(&self, id: &MatchId, user: &UserId, now: Millis) -> Result<()>;
}
