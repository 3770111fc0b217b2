//! The trait objects, tried with a tiny game.

#[path = "../../../ai/tests/it/hill.rs"]
mod hill;
mod matches;
mod play;
mod words;
