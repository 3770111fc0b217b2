//! Matches, their seats, and the lists of them.

use async_trait::async_trait;
use engine::{Outcome, Past, Salt, Seat, Seats, Seed, Status, UndoPolicy};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{MatchId, Millis, Pace, Result, UserId};

/// A match without its position: what lists and pages need to know before they ask the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub id: MatchId,
    /// The id of the game.
    pub game: String,
    /// The version of its rules when the match began.
    pub rules_version: u32,
    /// The options, as the game writes them.
    pub options: Value,
    /// What its host chose.
    pub settings: Settings,
    /// Who opened it; nobody for some imported ones.
    pub host: Option<UserId>,
    /// Whether it has begun or ended.
    pub phase: Phase,
    /// The number of the newest position.
    pub seq: u64,
    /// The promise not to change the seed.
    pub commitment: String,
    /// Seed and salt, once the match is over.
    pub published: Option<(Seed, Salt)>,
    /// Whoever knows it may join: for the host's eyes.
    pub join_token: String,
    /// Whether it was played elsewhere and is only kept here.
    pub imported: bool,
    /// When it was opened.
    pub created_at: Millis,
    /// When it last changed.
    pub updated_at: Millis,
    /// The places at the table, by seat.
    pub places: Vec<Place>,
}

impl Match {
    /// The seats that must decide.
    #[must_use]
    pub fn deciding(&self) -> Seats {
        self.seats_where(|place| place.decides)
    }

    /// The seats of a user.
    #[must_use]
    pub fn seats_of(&self, user: &UserId) -> Seats {
        self.seats_where(|place| matches!(&place.holder, Holder::Human(holder) if holder == user))
    }

    /// The newest decision of one of these seats that was not taken back: what [`engine::undo_target`] asks for.
    #[must_use]
    pub fn newest_decision(&self, seats: Seats) -> Option<Past> {
        let decided = self.places.iter().filter_map(|place| place.decided);
        decided.filter(|past| seats.contains(past.seat)).max_by_key(|past| past.before)
    }

    /// The place of a seat, if there is such a seat.
    #[must_use]
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    fn seats_where(&self, fits: impl Fn(&Place) -> bool) -> Seats {
        (0..).map(Seat).zip(&self.places).filter(|(_, place)| fits(place)).map(|(seat, _)| seat).collect()
    }
}

/// What the host of a match chooses, and may change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// What it is called; may be empty.
    pub title: String,
    /// What can be taken back.
    pub undo: UndoPolicy,
    /// Who gets to see it.
    pub visibility: Visibility,
    /// How fast it is played: agreed when it is opened, and not changed any more.
    pub pace: Pace,
    /// Whether harmless decisions are made for whoever is late; likewise.
    pub caretaker: bool,
}

/// Who gets to see a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody: it stands in the lists.
    Listed,
    /// Whoever has the link.
    #[default]
    ByLink,
}

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Players are awaited; there is no position yet.
    Waiting,
    /// It is being played.
    Running,
    /// It has ended with this outcome.
    Over(Outcome),
    /// Its table was closed before it began.
    Closed,
}

impl Phase {
    /// Whether there are positions.
    #[must_use]
    pub fn has_begun(self) -> bool {
        matches!(self, Self::Running | Self::Over(_))
    }

    /// Whether nothing can happen any more.
    #[must_use]
    pub fn is_past(self) -> bool {
        matches!(self, Self::Over(_) | Self::Closed)
    }
}

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Who plays there.
    pub holder: Holder,
    /// What they are called at this table.
    pub name: String,
    /// Whoever knows it may take this seat while it is open: for the host's eyes.
    pub invite: String,
    /// Whether it must decide.
    pub decides: bool,
    /// The number of the position in which its present question was put. When several decide at
    /// once, the others' decisions do not change it: an answer to this revision still fits.
    pub revision: u64,
    /// Its newest decision that was not taken back.
    pub decided: Option<Past>,
    /// The last person who left it to somebody else.
    pub former: Option<Former>,
}

/// Somebody who had a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Former {
    pub user: UserId,
    /// Whether they gave it up themselves, or were away until the others did.
    pub gave_up: bool,
}

/// Who plays on a seat. It may change at any moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A user, here or elsewhere.
    Human(UserId),
    Bot(String),
    /// Somebody who is not known here: in imported matches.
    Stranger,
}

/// A match to be opened.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The options, as the game writes them.
    pub options: Value,
    /// What the host chose.
    pub settings: Settings,
    /// Who opens it.
    pub host: Option<UserId>,
    /// What all chance follows from.
    pub seed: Seed,
    /// Keeps the commitment from being guessed.
    pub salt: Salt,
    /// Who plays on each seat and what they are called.
    pub seats: Vec<(Holder, String)>,
    /// The first position: the match begins with it at once if no seat is open.
    pub start: Option<Start>,
    pub now: Millis,
}

/// The first position of a match.
#[derive(Clone, Debug)]
pub struct Start {
    /// The version of the rules that it was set up by.
    pub rules_version: u32,
    pub position: String,
    /// Who must decide in it.
    pub status: Status,
}

/// Somebody else on a seat.
#[derive(Clone, Debug)]
pub struct SeatChange {
    pub match_id: MatchId,
    pub seat: Seat,
    /// Who plays there, as the caller believes.
    pub from: Holder,
    /// Who is to play there.
    pub to: Holder,
    /// What they are called at this table; may be empty while the seat is open.
    pub name: String,
    /// Who wants it so.
    pub by: Option<UserId>,
    /// Whether the player who sat there gives up the match by it: it stays in their list.
    pub resigns: bool,
    /// Whether the others decided it about a player whose time was up, and the place in which that player was.
    pub voted: Option<u8>,
    /// The first position: if the match is waiting and no seat is open any more, it begins with it.
    pub start: Option<Start>,
    pub now: Millis,
}

/// Whether a change was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Changed {
    /// It was.
    Done,
    /// It was not: things have changed since the caller looked.
    Stale,
}

/// What a token invites to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// To this match,
    pub match_id: MatchId,
    /// and to this seat, or any that is open.
    pub seat: Option<Seat>,
}

/// Which matches are listed. The one that changed last comes first.
#[derive(Clone, Copy, Debug)]
pub enum MatchList<'a> {
    /// Those a user plays in, hosts or has given up, and that were not closed.
    Of(&'a UserId),
    /// Those with an open seat that everybody may see, begun or not.
    Open,
    /// Those that are over and that everybody may see: of a game, with so many seats.
    Finished { game: Option<&'a str>, players: Option<u8> },
}

/// Which part of a list.
#[derive(Clone, Debug)]
pub struct Page {
    /// What comes after the match with this `updated_at` and id; the beginning if there is none.
    pub after: Option<(Millis, MatchId)>,
    /// How many at most.
    pub rows: u32,
}

impl Page {
    /// The first `rows`.
    #[must_use]
    pub fn first(rows: u32) -> Self {
        Self { after: None, rows }
    }

    /// The next `rows` after the last that was shown.
    #[must_use]
    pub fn after(last: &Match, rows: u32) -> Self {
        Self { after: Some((last.updated_at, last.id.clone())), rows }
    }
}

#[async_trait]
pub trait Matches: Send + Sync {
    /// Opens a match, and begins it if nobody is awaited.
    async fn new_match(&self, new: &NewMatch) -> Result<MatchId>;

    /// A match with its seats.
    async fn find_match(&self, id: &MatchId) -> Result<Option<Match>>;

    /// How many tables a user has opened whose match is not over, and that are not closed.
    async fn tables_of(&self, host: &UserId) -> Result<u64>;

    /// How many matches a user has brought from elsewhere, over or not.
    async fn imports_of(&self, host: &UserId) -> Result<u64>;

    /// Seed and salt of a match, to set up its first position with. For no other eyes.
    async fn secrets(&self, id: &MatchId) -> Result<Option<(Seed, Salt)>>;

    /// Changes what the host chose.
    async fn set_settings(&self, id: &MatchId, settings: &Settings, now: Millis) -> Result<()>;

    /// Lets everybody see a match that is over, or no longer, as one of its players wishes. Its table is told. Stale if it
    /// is not over, or is seen like that already.
    async fn set_visible(
        &self,
        id: &MatchId,
        by: &UserId,
        visibility: Visibility,
        now: Millis,
    ) -> Result<Changed>;

    /// Closes a table whose match has not begun: nobody sits down there any more, and it stands in no list. Stale if it has begun.
    async fn close_table(&self, id: &MatchId, now: Millis) -> Result<Changed>;

    /// Seats somebody, or frees a seat. Stale if somebody else sits there, the match is over, or the others
    /// voted about a player who is not late any more. The seat gets a new invitation. Whoever takes the last open seat
    /// begins the match, in the same transaction; in a running match everybody is told who did what.
    async fn change_seat(&self, change: &SeatChange) -> Result<Changed>;

    /// What a link with this token invites to.
    async fn invitation(&self, token: &str) -> Result<Option<Invitation>>;

    /// The ids of matches that are over, whoever may see them, in order: those after `after`.
    async fn finished_after(&self, after: Option<&MatchId>, rows: u32) -> Result<Vec<MatchId>>;

    /// How many matches are over.
    async fn finished_count(&self) -> Result<u64>;

    /// The matches in which a user must decide, with the moment since when, the longest wait first.
    async fn awaiting(&self, user: &UserId, wanted: u32) -> Result<Vec<(Millis, Match)>>;

    /// A part of a list.
    async fn matches(&self, list: MatchList<'_>, page: &Page) -> Result<Vec<Match>>;
}
