//! The trait objects, tried with a tiny game.

mod forged;
#[path = "../../../ai/tests/it/hill.rs"]
mod hill;
mod matches;
mod play;
mod positions;
mod words;
