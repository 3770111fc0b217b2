//! Whole matches, replayed on every run: `tests/replays/*.civitas`.
//!
//! They were played at random, `civitas simulate --save` writes further ones. Together they hold almost
//! every kind of action and of event.

use std::collections::BTreeSet;

use engine::{Entry, Game, Record, Status, replay};
use game_eagle_civ::State;

/// The match files, with their results.
const REPLAYS: [&str; 6] = [
    include_str!("../replays/two_standard_first.civitas"),
    include_str!("../replays/six_standard.civitas"),
    include_str!("../replays/six_advanced_short.civitas"),
    include_str!("../replays/three_advanced_medium.civitas"),
    include_str!("../replays/two_advanced_long.civitas"),
    include_str!("../replays/four_advanced_long_first.civitas"),
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
fn together_they_hold_almost_every_kind_of_action_and_event() {
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
    // 41 kinds of actions there are; who stays out and who declares the end come up elsewhere.
    assert!(actions.len() >= 38, "{} kinds: {actions:?}", actions.len());
    assert!(events.len() >= 50, "{} kinds: {events:?}", events.len());
}

#[test]
fn a_changed_match_is_noticed() {
    let text = REPLAYS[0].replace("let_pass", "challenge");
    let record = Record::parse(&text).unwrap();
    assert!(replay::<State>(&record, |_| ()).is_err());
}
