//! The tests of the game, by the ids of `rules.md`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod ch01_general;
mod ch03_exploration;
mod ch04_eras;
mod ch07_movement;
mod scene;
mod sound;
