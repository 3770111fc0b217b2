//! Whole matches, replayed on every run: `tests/replays/*.civitas`.
//!
//! They were played at random (`civitas simulate --save` writes further ones), one of them by `greedy`.
//! Together they hold nearly every kind of action and of event.

use std::collections::BTreeSet;

use engine::{Entry, Game, Record, Status, replay};
use game_through_the_ages::State;

/// The match files, with their results.
const REPLAYS: [&str; 10] = [
    include_str!("../replays/two.civitas"),
    include_str!("../replays/two_open_choice.civitas"),
    include_str!("../replays/two_simple.civitas"),
    include_str!("../replays/three.civitas"),
    include_str!("../replays/three_advanced.civitas"),
    include_str!("../replays/three_peaceful.civitas"),
    include_str!("../replays/three_private.civitas"),
    include_str!("../replays/four_age_by_age.civitas"),
    include_str!("../replays/four_greedy.civitas"),
    include_str!("../replays/four_leaving.civitas"),
];

/// Every kind of action but `give_up_token`, which needs an empty blue bank at the wrong moment.
const ACTIONS: [&str; 43] = [
    "accept",
    "aggression",
    "bid",
    "build",
    "build_stages",
    "columbus",
    "declare_war",
    "decline",
    "destroy",
    "disband",
    "discard",
    "done",
    "draw_military",
    "end_pact",
    "end_turn",
    "give_up_worker",
    "go_on",
    "grow",
    "grow_and_build",
    "grow_by_liner",
    "keep_bonus",
    "leave",
    "lose_colony",
    "mix",
    "offer_pact",
    "pass",
    "peaceful_change",
    "pick_bonus",
    "play_action",
    "play_event",
    "play_leader",
    "play_tactic",
    "play_technology",
    "raze",
    "revolution",
    "sacrifice",
    "skip_politics",
    "take",
    "take_technology",
    "trade",
    "turn_down",
    "upgrade",
    "use_bonus",
];

/// The name of a variant as JSON writes it.
fn kind(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value).expect("an action or event as JSON") {
        serde_json::Value::String(name) => name,
        serde_json::Value::Object(fields) => fields.keys().next().expect("the name of a variant").clone(),
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
fn together_they_hold_every_kind_of_action_and_most_events() {
    let (mut actions, mut events) = (BTreeSet::new(), BTreeSet::new());
    for text in REPLAYS {
        let record = Record::parse(text).unwrap();
        for entry in &record.entries {
            if let Entry::Action { action, .. } = entry {
                actions.insert(kind(action));
            }
        }
        replay::<State>(&record, |step| events.extend(step.events.iter().map(kind))).unwrap();
    }
    assert_eq!(actions, ACTIONS.map(String::from).into());
    assert!(events.len() > 50, "only {} kinds of events: {events:?}", events.len());
}
