//! Random play: what every game owes, for every number of players and every option.

use engine::testkit::{Effort, assert_sound};
use game_golden_ages::State;
use game_golden_ages::state::{Options, SquareTile};

fn plays_soundly(seats: u8, options: Options, seed: u64) {
    let effort = Effort { matches: 12, seed, ..Effort::default() };
    let outcomes = assert_sound::<State>(&options, seats, effort);
    assert_eq!(outcomes.len(), 12);
}

#[test]
fn two_play_soundly() {
    plays_soundly(2, Options::default(), 100);
}

#[test]
fn three_play_soundly() {
    plays_soundly(3, Options::default(), 200);
}

#[test]
fn four_play_soundly() {
    plays_soundly(4, Options::default(), 300);
}

#[test]
fn strict_component_lists_and_chosen_square_tiles_play_soundly() {
    let options = Options { strict_component_list: true, square_tile: SquareTile::Choice };
    (2..=4).for_each(|seats| plays_soundly(seats, options, 400));
}
