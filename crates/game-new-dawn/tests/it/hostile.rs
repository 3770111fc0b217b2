//! Positions and actions that nobody sane would send: refused, and never a panic.

use engine::testkit::random_positions;
use engine::{Game, Rng, Seat};
use game_new_dawn::options::MapChoice;
use game_new_dawn::{Action, Options, State};
use serde_json::Value;

fn positions(seats: u8, seed: u64, built: bool) -> Vec<State> {
    let map = if built { MapChoice::Built } else { MapChoice::First };
    random_positions::<State>(&Options { map, ..Options::default() }, seats, seed, 900)
}

/// Every place in a JSON value, as a path.
fn paths(value: &Value, path: &str, out: &mut Vec<String>) {
    out.push(path.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| paths(value, &format!("{path}/{key}"), out));
        }
        Value::Array(values) => {
            let indexed = values.iter().enumerate();
            indexed.for_each(|(index, value)| paths(value, &format!("{path}/{index}"), out));
        }
        _ => {}
    }
}

fn any<'a, T>(values: &'a [T], dice: &mut Rng) -> &'a T {
    &values[dice.below(u32::try_from(values.len()).unwrap()) as usize]
}

/// What a forger might write in place of a value.
fn forgeries(value: &Value, others: &[Value], dice: &mut Rng) -> Vec<Value> {
    let plain = [Value::Null, Value::from(0), Value::from(255), Value::from(u64::MAX), Value::from("11a")];
    let mut forged = plain.to_vec();
    forged.push(any(others, dice).clone());
    if let Value::Array(values) = value {
        forged.push(Value::Array(values.iter().chain(values.first()).cloned().collect()));
        forged.push(Value::Array(values.iter().skip(1).cloned().collect()));
    }
    if let Some(number) = value.as_u64() {
        forged.extend([number.wrapping_add(1), number.wrapping_sub(1)].map(Value::from));
    }
    forged
}

/// Plays on at random: a position that was accepted must not panic whatever is decided.
fn plays_on(mut state: State, dice: &mut Rng) {
    let mut legal = Vec::new();
    for _ in 0..25 {
        let Some(seat) = state.status().deciding().iter().next() else { return };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        assert!(!legal.is_empty(), "{:?}", state.table.frames);
        let action = *any(&legal, dice);
        assert_eq!(state.check(seat, &action), Ok(()), "{:?}", state.table.frames);
        state.apply(seat, &action, &mut ());
    }
    let _ = state.view(engine::Viewer::Public);
}

#[test]
fn forged_positions_are_refused_or_harmless() {
    let mut dice = Rng::from_number(11);
    let (mut refused, mut accepted) = (0, 0);
    let built = positions(2, 3, true);
    let played = positions(3, 1, false);
    for state in played.iter().step_by(150).chain(built.iter().take(30).step_by(9)) {
        let json = serde_json::to_value(state).unwrap();
        let mut places = Vec::new();
        paths(&json, "", &mut places);
        let values: Vec<Value> = places.iter().filter_map(|path| json.pointer(path)).cloned().collect();
        for path in &places {
            let forged = forgeries(json.pointer(path).unwrap(), &values, &mut dice);
            let forged = any(&forged, &mut dice).clone();
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
    assert!(refused > 1000 && accepted > 100, "{refused} refused, {accepted} accepted");
}

#[test]
fn every_action_is_refused_or_accepted_in_every_position() {
    // Actions that were legal at some time, tried everywhere, by everybody, also by seats that are
    // not there.
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
    for state in all.iter().step_by(17) {
        let decider = state.table.decider();
        legal.clear();
        decider.into_iter().for_each(|seat| state.legal_actions(seat, &mut legal));
        for action in &actions {
            for seat in [0, 1, 2, 3, 200].map(Seat) {
                let expected = Some(seat) == decider && legal.contains(action);
                assert_eq!(state.check(seat, action).is_ok(), expected, "{seat} {action:?}");
            }
        }
    }
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
