//! Positions and actions that nobody sane would send: refused, and never a panic.

use engine::testkit::{
    Forger, General, assert_accepts_what_it_lists, assert_forgeries_harmless, assert_refusals,
};
use engine::{Game, Rng};
use game_golden_ages::{Action, Options, State};

use crate::scene::positions;

#[test]
fn forged_positions_are_refused_or_harmless() {
    let forger = Forger { word: "A1", per_place: usize::MAX, stays_valid: true };
    assert_forgeries_harmless(positions(3, 1).iter().step_by(9), forger);
}

#[test]
fn every_action_is_refused_or_accepted_in_every_position() {
    // All actions that were ever legal, tried everywhere.
    let all = positions(3, 1);
    let mut actions: Vec<Action> = Vec::new();
    all.iter().for_each(|state| state.legal_actions(state.turn, &mut actions));
    actions.sort_unstable();
    actions.dedup();
    assert_accepts_what_it_lists(all.iter().step_by(5), &actions);
}

#[test]
fn every_refusal_says_why() {
    let out_of_place = &["not-your-turn", "match-is-over", "first-*"];
    let shared = &[("GA-8.4", "in-a-golden-age")];
    assert_refusals::<State>(40, 10, General { out_of_place, shared });
}

#[test]
fn nonsense_is_not_read() {
    for text in ["{}", "[]", "null", "{\"rng\":1}"] {
        assert!(serde_json::from_str::<State>(text).is_err());
    }
    for text in [
        r#"{"explore":{"from":"Z9","to":"A1"}}"#,
        r#"{"develop":"magic"}"#,
        r#""fly""#,
        r#"{"lay_tile":{"at":"A1","turn":45}}"#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    assert!(State::setup(&Options::default(), 4, Rng::from_number(1)).is_ok());
}
