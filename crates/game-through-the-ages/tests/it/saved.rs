//! Stored positions of older formats: one example for each, kept for ever.

use engine::{Game, Seat};
use game_through_the_ages::{Action, State};
use serde_json::{Value, json};

#[test]
fn format_1_a_match_goes_on_and_nobody_leaves_in_mid_turn() {
    let stored = serde_json::from_str(include_str!("../saved/format-1.json")).unwrap();
    let mut state: State = serde_json::from_value(State::migrate(1, stored).unwrap()).unwrap();
    state.validate().unwrap();
    let seat = Seat(0);
    assert_eq!(state.check(seat, &Action::Leave).unwrap_err().rule.0, "TTA-26.4");
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    state.play(seat, &legal[0], &mut ()).unwrap();
}

#[test]
fn what_is_no_position_is_refused() {
    for stored in
        [json!(null), json!("table"), json!({"table": 3}), json!({"table": {"boards": [{"turn": []}]}})]
    {
        assert!(State::migrate(1, stored).is_err());
    }
    assert!(State::migrate(7, Value::Null).is_err());
}
