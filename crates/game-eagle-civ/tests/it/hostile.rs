//! Positions and actions that nobody sane would send: refused, and never a panic.

use engine::testkit::{Forger, assert_accepts_what_it_lists, assert_forgeries_harmless, random_positions};
use engine::{Game, Seat};
use game_eagle_civ::options::{Edition, Length, RuleSet};
use game_eagle_civ::{Action, Options, State};

fn played(rules: RuleSet, edition: Edition, seed: u64) -> Vec<State> {
    let options = Options { rules, edition, length: Length::Long, ..Options::default() };
    random_positions::<State>(&options, 3, seed, 2_000)
}

#[test]
fn forged_positions_are_refused_or_harmless() {
    let forger = Forger { word: "nile", per_place: 1, stays_valid: false };
    let standard = played(RuleSet::Standard, Edition::First, 7);
    let advanced = played(RuleSet::Advanced, Edition::Second, 7);
    assert_forgeries_harmless(standard.iter().chain(&advanced).step_by(150), forger);
}

#[test]
fn every_action_is_refused_or_accepted_in_every_position() {
    let all = played(RuleSet::Advanced, Edition::First, 3);
    let mut actions: Vec<Action> = Vec::new();
    for state in all.iter().step_by(7) {
        Seat::all(3).for_each(|seat| state.legal_actions(seat, &mut actions));
    }
    let some: Vec<Action> = actions.into_iter().step_by(3).collect();
    assert_accepts_what_it_lists(all.iter().step_by(13), &some);
}

#[test]
fn nonsense_is_not_read() {
    for text in ["{}", "[]", "null", "{\"table\":1}"] {
        assert!(serde_json::from_str::<State>(text).is_err());
    }
    for text in [r#"{"start":"atlantis"}"#, r#"{"learn":"magic"}"#, r#""teleport""#, r#"{"accept":-1}"#] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
}
