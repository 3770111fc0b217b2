//! Random play: what every game owes, for every number of players and set of options.

use engine::testkit::{Effort, assert_sound};
use game_eagle_civ::State;
use game_eagle_civ::options::{Edition, Length, Options, RuleSet};

fn plays_soundly(seats: u8, options: Options, matches: u64) {
    let effort = Effort { matches, seed: u64::from(seats) * 100, look_every: 37, ..Effort::default() };
    let outcomes = assert_sound::<State>(&options, seats, effort);
    assert_eq!(outcomes.len() as u64, matches);
}

#[test]
fn standard_is_played_soundly() {
    for seats in 2..=6 {
        for edition in [Edition::First, Edition::Second] {
            plays_soundly(seats, Options { edition, ..Options::default() }, 1);
        }
    }
}

#[test]
fn advanced_short_is_played_soundly() {
    for seats in 2..=6 {
        for edition in [Edition::First, Edition::Second] {
            let options =
                Options { edition, rules: RuleSet::Advanced, length: Length::Short, ..Options::default() };
            plays_soundly(seats, options, 1);
        }
    }
}

#[test]
fn advanced_medium_is_played_soundly() {
    for seats in 2..=6 {
        for edition in [Edition::First, Edition::Second] {
            let options =
                Options { edition, rules: RuleSet::Advanced, length: Length::Medium, ..Options::default() };
            plays_soundly(seats, options, 1);
        }
    }
}

#[test]
fn advanced_long_is_played_soundly() {
    for seats in 2..=6 {
        for edition in [Edition::First, Edition::Second] {
            let options =
                Options { edition, rules: RuleSet::Advanced, length: Length::Long, ..Options::default() };
            plays_soundly(seats, options, 1);
        }
    }
}
