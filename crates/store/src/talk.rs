//! What players say to each other: chat, and asking to take something back.

use async_trait::async_trait;
use engine::{Seat, Seats};

use crate::{Changed, MatchId, Millis, NewMatch, Result, UserId};

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Lines are numbered in the order in which they were written.
    pub id: i64,
    /// The user who wrote it; nobody for a bot, and for what the server says.
    pub user: Option<UserId>,
    /// The seat they wrote from; none for a spectator.
    pub seat: Option<Seat>,
    /// What the author is called now.
    pub name: String,
    /// What it says.
    pub content: Content,
    pub at: Millis,
}

/// What a line of chat says: something its author wrote, or what its author did with a seat of the
/// running match. Whoever takes a seat sees its secrets, so everybody at the table is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// The author wrote this.
    Text(String),
    /// The author wrote something that is not shown.
    Hidden,
    /// The author took the seat.
    Sits,
    /// The author freed the seat.
    Frees {
        /// What the player there was called.
        old: String,
    },
    /// The author gave the seat to a bot.
    Bot {
        /// What the player there was called; empty if the seat was open.
        old: String,
        /// What the bot is called.
        new: String,
    },
    /// The author gave up the match.
    Resigns {
        /// What the bot is called that plays on.
        new: String,
    },
    /// The author's time was up, and the others gave the seat away.
    Absent {
        /// What the author was called.
        old: String,
        /// What the bot is called that plays on; empty if the seat was opened.
        new: String,
        /// The place that the author was in.
        place: u8,
    },
    /// A host of the server took a copy of the running match, which tells every secret. It has no author.
    Copied,
    /// The author brought the match from elsewhere, from a record that tells every secret.
    Brought,
    /// The author lets everybody see the match, which is over.
    Lists,
    /// The author lets only those see it who have the link.
    Unlists,
    /// The author wants to play again, at this table.
    Rematch {
        /// The new table.
        at: MatchId,
    },
}

impl Content {
    /// Whether nobody said it.
    #[must_use]
    pub fn is_note(&self) -> bool {
        !matches!(self, Self::Text(_) | Self::Hidden)
    }
}

/// A line of chat to be stored. It has a user, a seat, or both.
#[derive(Clone, Debug)]
pub struct NewChatLine {
    pub match_id: MatchId,
    /// The user who writes.
    pub user: Option<UserId>,
    /// The seat they write from.
    pub seat: Option<Seat>,
    /// The text, of 1 to [`limits::CHAT`](crate::limits::CHAT) characters.
    pub text: String,
    pub now: Millis,
}

/// Somebody wants to play again: a new table, and a note in the match that is over.
#[derive(Clone, Debug)]
pub struct NewRematch {
    pub match_id: MatchId,
    /// Who wants it.
    pub user: UserId,
    pub seat: Seat,
    /// The new table.
    pub table: NewMatch,
}

/// A seat asks the others to go back to an earlier position. It lapses with the next move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoRequest {
    pub seat: Seat,
    /// The position in which it asks: the newest.
    pub seq: u64,
    /// The position it wants to go back to.
    pub target: u64,
    /// Who consented.
    pub consents: Seats,
    /// Who refused: one is enough.
    pub refusals: Seats,
    /// When it asked.
    pub at: Millis,
}

/// A request to be stored.
#[derive(Clone, Debug)]
pub struct NewUndoRequest {
    pub match_id: MatchId,
    /// The number of the newest position, as the asker knows it.
    pub expected_seq: u64,
    pub seat: Seat,
    /// The position to go back to.
    pub target: u64,
    pub now: Millis,
}

/// An answer to a request.
#[derive(Clone, Debug)]
pub struct UndoAnswer {
    pub match_id: MatchId,
    /// The position in which it was asked.
    pub expected_seq: u64,
    pub asker: Seat,
    pub seat: Seat,
    pub answer: Answer,
    pub now: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It may be taken back.
    Consent,
    /// It may not.
    Refuse,
}

/// Which notes are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// [`Content::Absent`]
    Absent,
    /// [`Content::Rematch`]
    Rematch,
}

#[async_trait]
pub trait Talk: Send + Sync {
    /// Writes a line of chat and tells its number.
    async fn say(&self, new: &NewChatLine) -> Result<i64>;

    /// Opens a table to play again, and notes that; or tells which one somebody else has opened for the same game, also at
    /// the same moment.
    async fn offer_rematch(&self, new: &NewRematch) -> Result<MatchId>;

    /// The newest lines of a match, or those before a given one; in the order they were written.
    async fn chat(&self, id: &MatchId, before: Option<i64>, rows: u32) -> Result<Vec<ChatLine>>;

    /// The newest notes of a kind, however much was said since; in the order they were written.
    async fn notes(&self, id: &MatchId, kind: NoteKind, rows: u32) -> Result<Vec<ChatLine>>;

    /// Asks the others. Stale if the match has moved on, or the seat has asked in this position
    /// already.
    async fn ask_undo(&self, new: &NewUndoRequest) -> Result<Changed>;

    /// Answers. The first answer of a seat counts. Stale if it has answered, or nothing is asked.
    async fn answer_undo(&self, answer: &UndoAnswer) -> Result<Changed>;

    /// What is asked in the newest position.
    async fn undo_requests(&self, id: &MatchId) -> Result<Vec<UndoRequest>>;
}
