//! All tests of the crate, in one binary.

mod ch01_terms;
mod ch04_rates;
mod ch05_row;
mod ch08_civil;
mod ch08_technologies;
mod ch10_production;
mod ch13_politics;
mod ch16_colonies;
mod ch22_armies;
mod ch23_ages;
mod ch25_war;
mod ch26_end;
mod ch27_variants;
mod ch28_cards;
mod ch29_by_hand;
mod examples;
mod help;
mod hostile;
mod no_heap;
mod replays;
mod saved;
mod scene;
mod sound;
mod tidy;
mod words;
