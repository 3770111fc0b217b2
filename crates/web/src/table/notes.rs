//! Notes in the chat of a running match: who took a seat, freed it, or gave it to a bot. Whoever takes
//! a seat sees its secrets, so everybody at the table is told.

use store::{Holder, Place};

use crate::say;
use crate::words::Words;

/// Begins a note and parts it. People cannot write it: [`crate::names`] takes it out.
const MARK: char = '\u{E000}';

/// What is noted when somebody else sits on a seat from now on; nothing if he only has another name.
#[must_use]
pub fn note(before: &Place, after: &Holder, name: &str) -> Option<String> {
    let old = &before.name;
    match after {
        _ if before.holder == *after => None,
        Holder::Human(_) => Some(format!("{MARK}sits")),
        Holder::Bot(_) => Some(format!("{MARK}bot{MARK}{old}{MARK}{name}")),
        Holder::Open | Holder::Stranger => Some(format!("{MARK}frees{MARK}{old}")),
    }
}

/// Whether a line of chat is a note, and nobody has said it.
#[must_use]
pub fn is_note(line: &str) -> bool {
    line.starts_with(MARK)
}

/// A line of chat as it is read after the name of its author: as he wrote it, or a note in words.
#[must_use]
pub fn chat_text(line: &str, words: Words) -> String {
    let Some(note) = line.strip_prefix(MARK) else { return line.to_owned() };
    match *note.split(MARK).collect::<Vec<_>>() {
        ["sits"] => say!(words, "note-sits"),
        ["frees", old] => say!(words, "note-frees", old),
        ["bot", "", new] => say!(words, "note-bot", new),
        ["bot", old, new] => say!(words, "note-replaces", old, new),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_writes_a_note_himself() {
        let forged = crate::names::chat(&format!("{MARK}bot{MARK}Ann{MARK}Ben")).unwrap();
        assert!(!is_note(&forged));
        assert_eq!(chat_text(&forged, Words(engine::Language::En)), "botAnnBen");
    }
}
