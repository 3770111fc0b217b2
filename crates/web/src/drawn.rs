//! The games whose board is drawn; all others, and those who wish, have the board in words.

use look::{GamePage, Regions};

/// Draws the regions of a game page; nothing if the view cannot be read.
pub type Draw = fn(&GamePage<'_>) -> Option<Regions>;

/// The name of the style sheet of a game, and what draws its page.
#[must_use]
pub fn page_of(game: &str) -> Option<(&'static str, Draw)> {
    match game {
        "golden-ages" => Some(("golden-ages", page_golden_ages::regions)),
        "through-the-ages" => Some(("through-the-ages", page_through_the_ages::regions)),
        _ => None,
    }
}
