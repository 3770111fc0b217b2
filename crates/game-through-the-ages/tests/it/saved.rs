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
fn format_2_a_match_goes_on_and_nobody_pays_by_hand() {
    let stored: Value = serde_json::from_str(include_str!("../saved/format-2.json")).unwrap();
    let mut state: State = serde_json::from_value(State::migrate(2, stored.clone()).unwrap()).unwrap();
    state.validate().unwrap();
    assert!(state.table.boards.iter().all(|board| !board.by_hand) && state.table.told);
    let seat = state.table.active;
    state.play(seat, &Action::EndTurn, &mut ()).unwrap();
    // A player who was to decide about a war before the refill still does so.
    let mut waiting = stored;
    waiting["table"]["stage"] = json!("begin");
    let mut state: State = serde_json::from_value(State::migrate(2, waiting).unwrap()).unwrap();
    state.play(seat, &Action::GoOn, &mut ()).unwrap();
    assert!(state.table.refill.made);
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
