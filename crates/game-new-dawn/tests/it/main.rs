//! All tests of the game, one file for each chapter.
#![expect(clippy::unwrap_used, reason = "the words that tests are written with fail as tests do")]

mod cards;
mod ch01_components;
mod ch02_setup;
mod ch03_building;
mod ch04_turn;
mod ch06_resources;
mod ch08_culture;
mod ch10_science;
mod ch11_economy;
mod ch12_industry;
mod ch14_reinforcing;
mod ch15_attacks;
mod ch15_combat;
mod ch16_winning;
mod ch17_events;
mod ch18_diplomacy;
mod data;
mod details;
mod examples;
mod hostile;
mod no_heap;
mod refusals;
mod replays;
mod scene;
mod sound;
mod tidy;
mod words;
