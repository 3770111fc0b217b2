//! Whole matches, replayed on every run: `tests/replays/*.civitas`.
//!
//! They were played at random, `civitas simulate --save` writes further ones. Together they hold every
//! kind of action and of event.

use std::collections::BTreeSet;

use engine::{Entry, Game, Record, Status, replay};
use game_golden_ages::State;

/// The match files, with their results.
const REPLAYS: [&str; 4] = [
    include_str!("../replays/two.civitas"),
    include_str!("../replays/three.civitas"),
    include_str!("../replays/four.civitas"),
    include_str!("../replays/four_strict_choice.civitas"),
];

/// Every kind of action.
const ACTIONS: [&str; 25] = [
    "activate_building",
    "activate_wonder",
    "artist",
    "attack",
    "bring_from_agora",
    "build",
    "build_wonder",
    "choose_scoring_card",
    "develop",
    "discard",
    "explore",
    "found_city",
    "keep_capital",
    "keep_civilization",
    "keep_glory",
    "lay_tile",
    "no_city",
    "place_capital",
    "play_civilization",
    "send_to_agora",
    "stand_up",
    "start_golden_age",
    "stop",
    "take_cube",
    "turn_square_tile",
];

/// The name of a variant as JSON writes it.
fn kind(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value).unwrap() {
        serde_json::Value::String(name) => name,
        serde_json::Value::Object(fields) => fields.keys().next().unwrap().clone(),
        other => panic!("{other}"),
    }
}

#[test]
fn matches_of_the_past_end_as_they_did() {
    for text in REPLAYS {
        let record = Record::parse(text).unwrap();
        let last = replay::<State>(&record, |step| assert_eq!(step.position.validate(), Ok(()))).unwrap();
        assert_eq!(Status::Over(record.result.unwrap()), last.status());
    }
}

#[test]
fn together_they_hold_every_kind_of_action_and_event() {
    let (mut actions, mut events) = (BTreeSet::new(), BTreeSet::new());
    for text in REPLAYS {
        let record = Record::parse(text).unwrap();
        replay::<State>(&record, |step| {
            events.extend(step.events.iter().map(kind));
            if let Some(Entry::Action { action, .. }) = step.entry {
                actions.insert(kind(action));
            }
        })
        .unwrap();
    }
    assert!(actions.iter().map(String::as_str).eq(ACTIONS), "{actions:?}");
    // All but that no tile fits (GA-R07), which is rare.
    assert!(events.len() >= 38, "{} kinds: {events:?}", events.len());
}

/// A position as it was stored by format 1: it must be read for ever.
const STORED: &str = include_str!("../replays/position_format_1.json");

#[test]
fn stored_positions_of_the_past_can_be_read() {
    let stored: State = serde_json::from_str(STORED).unwrap();
    assert_eq!(stored.validate(), Ok(()));
    let record = Record::parse(REPLAYS[2]).unwrap();
    let mut positions = Vec::new();
    replay::<State>(&record, |step| positions.push(*step.position)).unwrap();
    assert_eq!(stored, positions[100]);
}

#[test]
fn a_changed_match_is_noticed() {
    let text = REPLAYS[0].replace("play_civilization", "keep_civilization");
    let record = Record::parse(&text).unwrap();
    assert!(replay::<State>(&record, |_| ()).is_err());
}
