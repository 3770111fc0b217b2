//! Random play: what every game owes, for every number of players and every option.

use engine::testkit::{Effort, assert_sound};
use game_golden_ages::State;
use game_golden_ages::state::{MovingCapital, Options, SquareTile};

/// Matches for each set of options.
const MATCHES: u64 = 6;

fn plays_soundly(seats: u8) {
    for strict_component_list in [false, true] {
        for (square_tile, moving_capital) in
            [(SquareTile::Chance, MovingCapital::Own), (SquareTile::Choice, MovingCapital::All)]
        {
            let options = Options { strict_component_list, square_tile, moving_capital };
            let effort = Effort { matches: MATCHES, seed: u64::from(seats) * 100, ..Effort::default() };
            let outcomes = assert_sound::<State>(&options, seats, effort);
            assert_eq!(outcomes.len() as u64, MATCHES);
        }
    }
}

#[test]
fn two_play_soundly() {
    plays_soundly(2);
}

#[test]
fn three_play_soundly() {
    plays_soundly(3);
}

#[test]
fn four_play_soundly() {
    plays_soundly(4);
}
