//! Sound play: random matches for every level, number of players and variant, held against the
//! contract by the engine's testkit.

use engine::testkit::{Effort, assert_sound};
use game_through_the_ages::State;
use game_through_the_ages::options::{Level, Options};

fn sound(options: Options, seats: u8, matches: u64) {
    let effort = Effort { matches, look_every: 23, ..Effort::default() };
    let outcomes = assert_sound::<State>(&options, seats, effort);
    assert_eq!(outcomes.len(), usize::try_from(matches).unwrap());
}

fn level(level: Level) -> Options {
    Options { level, ..Options::default() }
}

#[test]
fn simple_games_are_sound() {
    (2..=4).for_each(|seats| sound(level(Level::Simple), seats, 6));
}

#[test]
fn advanced_games_are_sound() {
    (2..=4).for_each(|seats| sound(level(Level::Advanced), seats, 4));
}

#[test]
fn full_games_are_sound() {
    (2..=4).for_each(|seats| sound(level(Level::Full), seats, 4));
}
