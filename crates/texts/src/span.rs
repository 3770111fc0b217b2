//! Parts of a sentence.
//!
//! While Fluent puts a sentence together, players and names are enclosed in characters of the
//! private use area; afterwards the sentence is split at them.

use engine::Seat;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Text(String),
    /// A player.
    Seat(Seat, String),
    /// The name of a card, tile or region.
    Name(String),
}

impl Span {
    /// The words alone.
    #[must_use]
    pub fn into_text(self) -> String {
        match self {
            Self::Text(text) | Self::Name(text) | Self::Seat(_, text) => text,
        }
    }
}

const END: char = '\u{E000}';
const NAME: char = '\u{E001}';
/// The seats have the characters from here on.
const SEAT: u32 = 0xE010;

/// The text without characters that could be taken for marks.
pub(crate) fn unmarked(text: &str) -> String {
    text.chars().filter(|letter| !('\u{E000}'..='\u{E0FF}').contains(letter)).collect()
}

pub(crate) fn mark_name(name: &str) -> String {
    format!("{NAME}{}{END}", unmarked(name))
}

pub(crate) fn mark_seat(seat: Seat, name: &str) -> String {
    let mark = char::from_u32(SEAT + u32::from(seat.0)).unwrap_or(NAME);
    format!("{mark}{}{END}", unmarked(name))
}

pub(crate) fn split(marked: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut rest = marked;
    while let Some(start) = rest.find(|letter| mark(letter).is_some()) {
        let (before, from) = rest.split_at(start);
        let opening = from.chars().next().expect("the mark was found");
        let inner = &from[opening.len_utf8()..];
        let (inner, after) = inner.split_once(END).unwrap_or((inner, ""));
        if !before.is_empty() {
            spans.push(Span::Text(before.to_owned()));
        }
        spans.push(match mark(opening).expect("the mark was found") {
            Mark::Name => Span::Name(inner.to_owned()),
            Mark::Seat(seat) => Span::Seat(seat, inner.to_owned()),
        });
        rest = after;
    }
    if !rest.is_empty() {
        spans.push(Span::Text(rest.to_owned()));
    }
    spans
}

enum Mark {
    Name,
    Seat(Seat),
}

fn mark(letter: char) -> Option<Mark> {
    if letter == NAME {
        return Some(Mark::Name);
    }
    let seat = u32::from(letter).checked_sub(SEAT)?;
    u8::try_from(seat).ok().filter(|seat| *seat < 0xF0).map(|seat| Mark::Seat(Seat(seat)))
}
