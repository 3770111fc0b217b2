//! The tests of the game, by the ids of `rules.md`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod sound;
mod words;
