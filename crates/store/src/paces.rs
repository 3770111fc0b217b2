//! How fast a table plays: what a player's time is, and what happens when it is up.
//!
//! All times are those of the database. A turn has its end from its first moment on (`due_at`), so that any process can
//! look for what is up; whoever finds it first marks it, and the others find it marked.

use async_trait::async_trait;
use engine::Seat;

use crate::{MatchId, Millis, Result, UserId};

const SECOND: Millis = 1_000;
const DAY: Millis = 24 * 3_600 * SECOND;

/// How fast a table plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Nobody is pressed.
    #[default]
    Free,
    /// How many days there are for each decision.
    Days(u8),
    /// A clock for each player, which runs while they are asked: so many minutes, and so many seconds more with each turn.
    Clock { minutes: u16, seconds: u16 },
}

impl Pace {
    /// Kind, time, and what is added.
    pub(crate) fn columns(self) -> (&'static str, Millis, Millis) {
        match self {
            Self::Free => ("free", 0, 0),
            Self::Days(days) => ("days", Millis::from(days) * DAY, 0),
            Self::Clock { minutes, seconds } => {
                ("clock", Millis::from(minutes) * 60 * SECOND, Millis::from(seconds) * SECOND)
            }
        }
    }

    pub(crate) fn read(kind: &str, time: Millis, more: Millis) -> Option<Self> {
        Some(match kind {
            "free" => Self::Free,
            "days" => Self::Days(u8::try_from(time / DAY).ok()?),
            "clock" => Self::Clock {
                minutes: u16::try_from(time / SECOND / 60).ok()?,
                seconds: u16::try_from(more / SECOND).ok()?,
            },
            _ => return None,
        })
    }
}

/// A seat's turn, as long as it lasts, and its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub seat: Seat,
    /// The position in which it began.
    pub seq: u64,
    pub began_at: Millis,
    /// Whether it lasts.
    pub waits: bool,
    /// When its time is up.
    pub due_at: Option<Millis>,
    /// What the clock showed when the last turn ended.
    pub left: Option<Millis>,
    /// Whether the time is up.
    pub late: bool,
}

/// A player whose time is up, at a table that agreed on a caretaker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateTurn {
    pub match_id: MatchId,
    pub seat: Seat,
    pub user: UserId,
}

/// What somebody wants to do about a player whose time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// They wait on.
    Wait,
    /// A bot plays on.
    Bot,
    /// The seat is opened for somebody else.
    Open,
}

/// A vote about a seat whose player is late.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    pub seat: Seat,
    pub voter: UserId,
    pub choice: Choice,
}

#[async_trait]
pub trait Paces: Send + Sync {
    /// The turns of a match, by seat.
    async fn turns(&self, id: &MatchId) -> Result<Vec<Turn>>;

    /// Does what is due now: players are reminded, and those whose time is up become late. It does not matter how many do it at once.
    async fn pass_time(&self, now: Millis) -> Result<()>;

    /// A late player at a table with a caretaker. Nobody else gets it before `until`.
    async fn take_late_turn(&self, now: Millis, until: Millis) -> Result<Option<LateTurn>>;

    /// Nobody looks at a turn that this store has taken before `until`: there is nothing to be decided in it.
    async fn leave_late_turn(&self, turn: &LateTurn, until: Millis) -> Result<()>;

    /// Votes about a player who is late, or changes such a vote. Nothing happens if they are not late any more.
    async fn vote(&self, id: &MatchId, seat: Seat, voter: &UserId, choice: Choice, now: Millis)
    -> Result<()>;

    /// The votes about players who are late.
    async fn votes(&self, id: &MatchId) -> Result<Vec<Vote>>;

    /// A vacation that begins now, unless there is one. Where a table plays by days, what the user has left of them stays until it
    /// is over.
    async fn begin_vacation(&self, user: &UserId, ends_at: Millis, now: Millis) -> Result<()>;

    /// Ends the vacation that a user has now: from now on they have what they had left when it began.
    async fn end_vacation(&self, user: &UserId, now: Millis) -> Result<()>;

    /// When the present vacation of a user ends, and how long their vacations since `since` were in all.
    async fn vacation(&self, user: &UserId, since: Millis, now: Millis) -> Result<(Option<Millis>, Millis)>;
}
