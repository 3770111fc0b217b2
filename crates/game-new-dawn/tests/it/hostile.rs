//! Positions and actions that nobody sane would send: refused, and never a panic.

use engine::Game;
use engine::testkit::{Forger, assert_accepts_what_it_lists, assert_forgeries_harmless, random_positions};
use game_new_dawn::options::MapChoice;
use game_new_dawn::{Action, Options, State};

fn positions(seats: u8, seed: u64, built: bool) -> Vec<State> {
    let map = if built { MapChoice::Built } else { MapChoice::First };
    random_positions::<State>(&Options { map, ..Options::default() }, seats, seed, 900)
}

#[test]
fn forged_positions_are_refused_or_harmless() {
    let forger = Forger { word: "11a", per_place: 1, stays_valid: false };
    let built = positions(2, 3, true);
    let played = positions(3, 1, false);
    let some = played.iter().step_by(150).chain(built.iter().take(30).step_by(9));
    assert_forgeries_harmless(some, forger);
}

#[test]
fn every_action_is_refused_or_accepted_in_every_position() {
    // Actions that were legal at some time, tried everywhere.
    let all = positions(3, 2, false);
    let mut actions: Vec<Action> = Vec::new();
    let mut legal = Vec::new();
    for state in &all {
        let Some(seat) = state.table.decider() else { continue };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let new = legal.iter().filter(|action| !actions.contains(action)).copied().collect::<Vec<_>>();
        actions.extend(new.into_iter().take(3));
    }
    assert!(actions.len() > 300);
    assert_accepts_what_it_lists(all.iter().step_by(17), &actions);
}

#[test]
fn nonsense_is_not_read() {
    for text in ["{}", "[]", "null", r#"{"table":1}"#] {
        assert!(serde_json::from_str::<State>(text).is_err());
    }
    for text in [
        r#"{"place":"17a"}"#,
        r#"{"resolve":6}"#,
        r#"{"choose_tile":17}"#,
        r#""fly""#,
        r#"{"learn":["magic",1]}"#,
        r#"{"lay_tile":[400,0]}"#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    for text in [r#"{"map":"round"}"#, r#"{"maps":"first"}"#] {
        assert!(serde_json::from_str::<Options>(text).is_err(), "{text}");
    }
}
