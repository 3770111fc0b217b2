//! The tests of The Golden Ages, by the ids of `rules.md`.

mod data;
mod sound;
mod words;
