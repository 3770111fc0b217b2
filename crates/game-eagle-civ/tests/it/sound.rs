//! Random play: what every game owes, for every number of players and set of options.

use engine::testkit::{Effort, assert_sound};
use game_eagle_civ::State;
use game_eagle_civ::options::{
    ArtilleryBonus, Edition, Length, LentCardGold, Options, Prerequisites, RuleSet, StartingBonus,
    StartingSwordsmen, Superiority,
};

fn plays_soundly(seats: u8, options: Options) {
    let effort = Effort { matches: 1, seed: u64::from(seats) * 100, look_every: 53, ..Effort::default() };
    let outcomes = assert_sound::<State>(&options, seats, effort);
    assert_eq!(outcomes.len(), 1);
}

/// Both editions, two to six players.
fn all_play_soundly(rules: RuleSet, length: Length) {
    for seats in 2..=6 {
        for edition in [Edition::First, Edition::Second] {
            plays_soundly(seats, Options { edition, rules, length, ..Options::default() });
        }
    }
}

#[test]
fn standard_is_played_soundly() {
    all_play_soundly(RuleSet::Standard, Length::Short);
}

#[test]
fn advanced_short_is_played_soundly() {
    all_play_soundly(RuleSet::Advanced, Length::Short);
}

#[test]
fn advanced_medium_is_played_soundly() {
    all_play_soundly(RuleSet::Advanced, Length::Medium);
}

#[test]
fn advanced_long_is_played_soundly() {
    all_play_soundly(RuleSet::Advanced, Length::Long);
}

#[test]
fn every_other_option_is_played_soundly() {
    for rules in [RuleSet::Standard, RuleSet::Advanced] {
        let options = Options {
            rules,
            length: Length::Medium,
            edition: Edition::First,
            more_resources: true,
            superiority_modern_standard: Superiority::Three,
            artillery_bonus: ArtilleryBonus::One,
            lent_card_gold: LentCardGold::Owner,
            starting_bonus: StartingBonus::No,
            starting_swordsmen: StartingSwordsmen::Printed,
            hidden_gold: false,
            prerequisites: Prerequisites::Older,
        };
        [2, 4, 6].into_iter().for_each(|seats| plays_soundly(seats, options));
    }
}

#[test]
fn ec_r_04_hidden_gold_stays_hidden_in_whole_matches() {
    for rules in [RuleSet::Standard, RuleSet::Advanced] {
        for seats in 2..=6 {
            let options = Options { rules, length: Length::Medium, hidden_gold: true, ..Options::default() };
            let effort =
                Effort { matches: 1, seed: u64::from(seats) * 10, look_every: 17, ..Effort::default() };
            assert_eq!(assert_sound::<State>(&options, seats, effort).len(), 1);
        }
    }
}
