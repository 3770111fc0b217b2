//! Positions and actions that nobody sane would send: refused, and never a panic.

use engine::{Game, Rng, Seat};
use game_golden_ages::{Action, Options, State};
use serde_json::Value;

use crate::scene::positions;

/// Every place in a JSON value, as a path.
fn paths(value: &Value, path: &str, out: &mut Vec<String>) {
    out.push(path.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| paths(value, &format!("{path}/{key}"), out));
        }
        Value::Array(values) => {
            values
                .iter()
                .enumerate()
                .for_each(|(index, value)| paths(value, &format!("{path}/{index}"), out));
        }
        _ => {}
    }
}

/// What a forger might write in place of a value.
fn forgeries(value: &Value, others: &[Value], dice: &mut Rng) -> Vec<Value> {
    let other = others[dice.below(u32::try_from(others.len()).unwrap()) as usize].clone();
    let mut forged =
        vec![Value::Null, Value::from(0), Value::from(255), Value::from(u64::MAX), Value::from("A1"), other];
    if let Value::Array(values) = value {
        forged.push(Value::Array(values.iter().chain(values.first()).cloned().collect()));
        forged.push(Value::Array(values.iter().skip(1).cloned().collect()));
        forged.push(Value::Array(values.iter().rev().cloned().collect()));
    }
    if let Some(number) = value.as_u64() {
        forged.extend([number.wrapping_add(1), number.wrapping_sub(1)].map(Value::from));
    }
    forged
}

/// Plays on at random: a position that was accepted must not panic whatever is decided.
fn plays_on(mut state: State, dice: &mut Rng) {
    let mut legal = Vec::new();
    for _ in 0..60 {
        let Some(seat) = state.status().deciding().iter().next() else { return };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = legal[dice.below(u32::try_from(legal.len()).unwrap()) as usize];
        assert_eq!(state.check(seat, &action), Ok(()));
        state.apply(seat, &action, &mut ());
        assert_eq!(state.validate(), Ok(()), "{action:?}");
    }
}

#[test]
fn forged_positions_are_refused_or_harmless() {
    let mut dice = Rng::from_number(11);
    let (mut refused, mut accepted) = (0, 0);
    for state in positions(3, 1).iter().step_by(9) {
        let json = serde_json::to_value(state).unwrap();
        let mut places = Vec::new();
        paths(&json, "", &mut places);
        let values: Vec<Value> = places.iter().filter_map(|path| json.pointer(path)).cloned().collect();
        for path in &places {
            for forged in forgeries(json.pointer(path).unwrap(), &values, &mut dice) {
                let mut copy = json.clone();
                *copy.pointer_mut(path).unwrap() = forged;
                match serde_json::from_value::<State>(copy) {
                    Ok(state) if state.validate().is_ok() => {
                        accepted += 1;
                        plays_on(state, &mut dice);
                    }
                    _ => refused += 1,
                }
            }
        }
    }
    assert!(refused > 1000 && accepted > 100, "{refused} refused, {accepted} accepted");
}

#[test]
fn every_action_is_refused_or_accepted_in_every_position() {
    // All actions that were ever legal, tried everywhere, by everybody, also by seats that are not there.
    let all = positions(3, 1);
    let mut actions: Vec<Action> = Vec::new();
    for state in &all {
        state.legal_actions(state.turn, &mut actions);
    }
    actions.sort_unstable();
    actions.dedup();
    for state in all.iter().step_by(5) {
        let mut legal = Vec::new();
        state.legal_actions(state.turn, &mut legal);
        for action in &actions {
            for seat in [0, 1, 2, 3, 200].map(Seat) {
                let expected = seat == state.turn && legal.contains(action);
                assert_eq!(state.check(seat, action).is_ok(), expected, "{seat} {action:?}");
            }
        }
    }
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
