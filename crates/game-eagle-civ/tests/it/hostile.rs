//! Positions and actions that nobody sane would send: refused, and never a panic.

use engine::testkit::random_positions;
use engine::{Game, Rng, Seat};
use game_eagle_civ::options::{Edition, Length, RuleSet};
use game_eagle_civ::{Action, Options, State};
use serde_json::Value;

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
fn forged(value: &Value, other: &Value, dice: &mut Rng) -> Value {
    match dice.below(9) {
        0 => Value::Null,
        1 => Value::from(0),
        2 => Value::from(255),
        3 => Value::from(u64::MAX),
        4 => match value.as_u64() {
            Some(number) => number.wrapping_add(1).into(),
            None => Value::from(3),
        },
        5 => match value.as_array() {
            Some(values) => Value::Array(values.iter().chain(values.first()).cloned().collect()),
            None => Value::from(1),
        },
        6 => match value.as_array() {
            Some(values) => Value::Array(values.iter().skip(1).cloned().collect()),
            None => Value::from(2),
        },
        _ => other.clone(),
    }
}

/// Plays on at random: a position that was accepted must not panic whatever is decided.
fn plays_on(mut state: State, dice: &mut Rng) {
    let mut legal = Vec::new();
    for _ in 0..30 {
        let Some(seat) = state.status().deciding().iter().next() else { return };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            return;
        }
        let action = legal[dice.below(u32::try_from(legal.len()).unwrap()) as usize];
        assert_eq!(state.check(seat, &action), Ok(()));
        state.apply(seat, &action, &mut ());
    }
}

fn played(rules: RuleSet, edition: Edition, seed: u64) -> Vec<State> {
    let options = Options { rules, edition, length: Length::Long, ..Options::default() };
    random_positions::<State>(&options, 3, seed, 2_000)
}

#[test]
fn forged_positions_are_refused_or_harmless() {
    let mut dice = Rng::from_number(11);
    let (mut refused, mut accepted) = (0, 0);
    for (rules, edition) in [(RuleSet::Standard, Edition::First), (RuleSet::Advanced, Edition::Second)] {
        for state in played(rules, edition, 7).iter().step_by(97) {
            let json = serde_json::to_value(state).unwrap();
            let mut places = Vec::new();
            paths(&json, "", &mut places);
            for _ in 0..200 {
                let mut any = || &places[dice.below(u32::try_from(places.len()).unwrap()) as usize];
                let (path, other) = (any(), json.pointer(any()).unwrap());
                let value = forged(json.pointer(path).unwrap(), other, &mut dice);
                let mut copy = json.clone();
                *copy.pointer_mut(path).unwrap() = value;
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
    assert!(refused > 1000 && accepted > 50, "{refused} refused, {accepted} accepted");
}

#[test]
fn every_action_is_refused_or_accepted_in_every_position() {
    let all = played(RuleSet::Advanced, Edition::First, 3);
    let mut actions: Vec<Action> = Vec::new();
    for state in all.iter().step_by(7) {
        Seat::all(3).for_each(|seat| state.legal_actions(seat, &mut actions));
    }
    for state in all.iter().step_by(41) {
        for seat in [0, 1, 2, 3, 200].map(Seat) {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            for action in actions.iter().step_by(11) {
                let accepted = state.check(seat, action).is_ok();
                let open = matches!(action, Action::Offer(_));
                assert!(accepted == legal.contains(action) || open, "{seat} {action:?} {:?}", state.frame());
            }
        }
    }
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
