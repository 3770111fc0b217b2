//! Lines of chat in words: what somebody wrote, or a note of who took a seat, freed it, or gave it to
//! a bot.

use store::Content;

use crate::say;
use crate::words::Words;

/// A line of chat as it is read after the name of its author.
#[must_use]
pub fn chat_text(content: &Content, words: Words) -> String {
    match content {
        Content::Text(text) => text.clone(),
        Content::Hidden => say!(words, "note-hidden"),
        Content::Resigns { new } => say!(words, "note-resigns", new = new.as_str()),
        Content::Absent { new, .. } if new.is_empty() => say!(words, "note-absent-open"),
        Content::Absent { new, .. } => say!(words, "note-absent", new = new.as_str()),
        Content::Copied => say!(words, "note-copied"),
        Content::Brought => say!(words, "note-brought"),
        Content::Lists => say!(words, "note-lists"),
        Content::Unlists => say!(words, "note-unlists"),
        Content::Rematch { .. } => say!(words, "note-rematch"),
        Content::Sits => say!(words, "note-sits"),
        Content::Frees { old } => say!(words, "note-frees", old = old.as_str()),
        Content::Bot { old, new } if old.is_empty() => say!(words, "note-bot", new = new.as_str()),
        Content::Bot { old, new } => say!(words, "note-replaces", old = old.as_str(), new = new.as_str()),
    }
}
