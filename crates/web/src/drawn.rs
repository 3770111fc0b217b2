//! The games whose board is drawn; all others, and those who wish, have the board in words.

use look::{GamePage, Regions};

/// Draws the regions of a game page.
pub type Draw = fn(&GamePage<'_>) -> Regions;

/// The name of the style sheet of a game, and what draws its page.
#[must_use]
pub fn page_of(game: &str) -> Option<(&'static str, Draw)> {
    let _ = game;
    None
}
