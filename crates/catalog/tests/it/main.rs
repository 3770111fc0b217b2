//! The trait objects, tried with a tiny game.

mod forged;
#[path = "../../../ai/tests/it/hill.rs"]
mod hill;
mod lessons;
mod matches;
mod papers;
mod play;
mod positions;
mod shared;
mod symbols;
mod words;
