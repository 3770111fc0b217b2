//! The log: what happened, as one viewer may know it.

use engine::{Message, Seat, Viewer, msg};
use serde_json::Value;
use store::{Move, MoveKind};
use texts::{Span, Speaker, Texts};

use super::Table;
use crate::words::Words;

/// One move as a viewer is told of it.
#[derive(Clone, Debug)]
pub struct Told {
    /// The position it led to.
    pub seq: u64,
    pub seat: Seat,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What happened, as it is stored: in full, and not yet disclosed to anybody.
    pub events: Vec<Value>,
    pub lines: Lines,
}

/// In whose words a move is told.
#[derive(Clone, Debug)]
pub enum Lines {
    /// In the words of the game.
    Game(Vec<Message>),
    /// In the words of the pages: something was taken back.
    Page(Message),
}

impl Lines {
    /// Whether there is nothing to say.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Game(lines) if lines.is_empty())
    }

    /// The sentences in parts, each in the words it belongs to, with the player it is about.
    #[must_use]
    pub fn spans(&self, game: &Texts, words: Words, speaker: Speaker<'_>) -> Vec<(Option<Seat>, Vec<Span>)> {
        match self {
            Self::Game(lines) => lines.iter().map(|line| (line.about(), game.spans(speaker, line))).collect(),
            Self::Page(line) => vec![(line.about(), words.spans(speaker, line))],
        }
    }
}

/// Tells a move to a viewer.
#[must_use]
pub fn tell(table: &Table, entry: Move, viewer: Viewer) -> Told {
    let Move { seq, seat, at, kind, .. } = entry;
    match kind {
        MoveKind::Action { events, .. } => {
            let lines = events.iter().flat_map(|event| table.kind.tell(event, viewer)).collect();
            Told { seq, seat, at, events, lines: Lines::Game(lines) }
        }
        MoveKind::Undo { .. } => {
            Told { seq, seat, at, events: Vec::new(), lines: Lines::Page(msg!("told-undo", seat)) }
        }
    }
}
