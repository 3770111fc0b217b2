//! The tests of the game, by the ids of `rules.md`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bundles;
mod ch01_general;
mod ch03_exploration;
mod ch04_eras;
mod ch07_movement;
mod ch08_battle;
mod ch09_trade;
mod ch10_production;
mod ch11_purchase;
mod ch20_advanced;
mod examples;
mod hostile;
mod no_heap;
mod refusals;
mod replays;
mod saved;
mod scene;
mod sound;
mod tidy;
mod words;
