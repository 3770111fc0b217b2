//! Positions and actions that nobody sane would send.

use serde_json::Value;

use super::random::any_of;
use super::replays::kind;
use super::vary::paths;
use crate::{Game, Rng, Seat, Viewer};

/// How positions are forged.
#[derive(Clone, Copy, Debug)]
pub struct Forger<'a> {
    /// A word that means something in the JSON of the game.
    pub word: &'a str,
    /// How many of the forgeries of each place are tried, chosen at random.
    pub per_place: usize,
    /// Whether what was accepted must stay valid when it is played on.
    pub stays_valid: bool,
}

/// Forges positions in every place of their JSON: what comes of it is not read, or not valid, or
/// can be played on without a panic.
///
/// # Panics
/// If a position that was accepted does not hold, or few were refused or few accepted.
pub fn assert_forgeries_harmless<'a, G: Game>(
    positions: impl IntoIterator<Item = &'a G>,
    forger: Forger<'_>,
) {
    let mut dice = Rng::from_number(11);
    let (mut refused, mut accepted) = (0, 0);
    for position in positions {
        let json = serde_json::to_value(position).expect("a position is written as JSON");
        for (path, value) in forgeries(&json, forger, &mut dice) {
            let mut forged = json.clone();
            *forged.pointer_mut(&path).expect("the place was found") = value;
            match serde_json::from_value::<G>(forged) {
                Ok(state) if state.validate().is_ok() => {
                    accepted += 1;
                    plays_on(state, forger.stays_valid, &mut dice);
                }
                _ => refused += 1,
            }
        }
    }
    assert!(refused > 1000 && accepted > 100, "{refused} refused, {accepted} accepted");
}

/// What is written where.
fn forgeries(json: &Value, forger: Forger<'_>, dice: &mut Rng) -> Vec<(String, Value)> {
    let mut places = Vec::new();
    paths(json, "", &mut places);
    let values: Vec<&Value> = places.iter().filter_map(|path| json.pointer(path)).collect();
    let mut all = Vec::new();
    for (path, value) in places.iter().zip(&values) {
        let other = any_of(dice, &values).expect("there is a value");
        let mut forged = forged(value, other, forger.word);
        while forged.len() > forger.per_place {
            forged.swap_remove(dice.below(u32::try_from(forged.len()).expect("a few")) as usize);
        }
        all.extend(forged.into_iter().map(|value| (path.clone(), value)));
    }
    all
}

/// What a forger might write in place of a value.
fn forged(value: &Value, other: &Value, word: &str) -> Vec<Value> {
    let numbers = [0, 255, u64::MAX].map(Value::from);
    let mut forged = [&[Value::Null, Value::from(word), other.clone()], &numbers[..]].concat();
    if let Value::Array(values) = value {
        forged.push(values.iter().chain(values.first()).cloned().collect());
        forged.push(values.iter().skip(1).cloned().collect());
        forged.push(values.iter().rev().cloned().collect());
    }
    if let Some(number) = value.as_u64() {
        forged.extend([number.wrapping_add(1), number.wrapping_sub(1)].map(Value::from));
    }
    forged
}

/// Plays on at random: a position that was accepted must not panic whatever is decided.
fn plays_on<G: Game>(mut state: G, stays_valid: bool, dice: &mut Rng) {
    let mut legal = Vec::new();
    for _ in 0..60 {
        let Some(seat) = state.status().deciding().iter().next() else { return };
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = any_of(dice, &legal).unwrap_or_else(|| panic!("{seat} cannot act: {state:?}"));
        assert_eq!(state.check(seat, &action), Ok(()), "{action:?}");
        state.apply(seat, &action, &mut ());
        if stays_valid {
            assert_eq!(state.validate(), Ok(()), "{action:?}");
        }
    }
    state.view(Viewer::Public);
}

/// Tries actions in every position, by everybody, also by seats that are not there: they are
/// accepted just where they are listed, except for [open](crate::GameInfo::open_actions) ones.
///
/// # Panics
/// With the action that is listed and refused, or accepted and not listed.
pub fn assert_accepts_what_it_lists<'a, G: Game>(
    positions: impl IntoIterator<Item = &'a G>,
    actions: &[G::Action],
) {
    let is_open = |action: &&G::Action| G::INFO.open_actions.contains(&kind(action).as_str());
    let actions: Vec<&G::Action> = actions.iter().filter(|action| !is_open(action)).collect();
    assert!(actions.len() > 100, "only {} actions to try", actions.len());
    let mut legal = Vec::new();
    for position in positions {
        for seat in (0..=G::INFO.max_players).chain([200]).map(Seat) {
            legal.clear();
            position.legal_actions(seat, &mut legal);
            for action in &actions {
                let accepted = position.check(seat, action).is_ok();
                assert_eq!(accepted, legal.contains(action), "{seat} {action:?}");
            }
        }
    }
}
