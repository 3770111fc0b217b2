//! The tests of The Golden Ages, by the ids of `rules.md`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod ch01_setup;
mod ch03_technologies;
mod ch05_epochs;
mod ch06_map;
mod ch07_movement;
mod ch09_explorer;
mod ch10_agora;
mod ch12_soldier;
mod ch13_cards;
mod ch15_golden_ages;
mod ch19_end;
mod data;
mod examples;
mod hostile;
mod no_heap;
mod replays;
mod scene;
mod sound;
mod tidy;
mod words;
