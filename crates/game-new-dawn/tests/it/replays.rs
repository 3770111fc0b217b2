//! Whole matches, replayed on every run: `tests/replays/*.civitas`.
//!
//! Bots played them (`civitas simulate new-dawn --save`), greedy ones against random ones, so that
//! they hold nearly every kind of action and of event.

use engine::testkit::{assert_replays, assert_stored};
use engine::{Game, Record, replay};
use game_new_dawn::options::{BesideConquered, Capitals, CaravanLimit, TurnEnd};
use game_new_dawn::{Options, State};

const REPLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays");

#[test]
fn matches_of_the_past_end_as_they_did() {
    let kinds = assert_replays::<State>(REPLAYS);
    assert!(kinds.actions.len() >= 44, "{} kinds: {:?}", kinds.actions.len(), kinds.actions);
    assert!(kinds.events.len() >= 71, "{} kinds: {:?}", kinds.events.len(), kinds.events);
}

/// A position as it was stored by format 1: it must be read for ever. It goes on by the rules it began
/// with (ND-R80, ND-R91 to ND-R93). What was not remembered then cannot be known: in which round an
/// agenda was met, and whether the card being resolved was used.
#[test]
fn stored_positions_of_format_1_can_be_read() {
    let stored = serde_json::from_str(include_str!("../replays/position_format_1.json")).unwrap();
    let state: State = serde_json::from_value(State::migrate(1, stored).unwrap()).unwrap();
    assert_eq!(state.validate(), Ok(()));
    let Options { turn_end, capitals, beside_conquered, caravan_limit, .. } = state.table.options;
    assert_eq!((turn_end, capitals), (TurnEnd::ByItself, Capitals::BySeat));
    assert_eq!((beside_conquered, caravan_limit), (BesideConquered::Allowed, CaravanLimit::Markets));
    let mut positions = Vec::new();
    let record = Record::parse(include_str!("../replays/four_first.civitas")).unwrap();
    replay::<State>(&record, |step| positions.push(*step.position)).unwrap();
    let mut played = positions[100];
    played.table.turn.used = true;
    played.table.marks.iter_mut().flatten().flatten().for_each(|mark| mark.round = 0);
    assert_eq!(state, played);
    assert!(State::migrate(7, serde_json::Value::Null).is_err());
    assert!(State::migrate(1, serde_json::Value::Null).is_err());
}

/// The same of the present format.
#[test]
fn stored_positions_of_format_2_can_be_read() {
    let stored = include_str!("../replays/position_format_2.json");
    assert_stored::<State>(2, stored, include_str!("../replays/three_chosen.civitas"), 100);
}

/// A match file of older rules has none of the newer options: they are as things were then.
#[test]
fn nd_r91_matches_of_older_rules_keep_them() {
    let older = State::older_options(2, serde_json::json!({"epic": true}));
    let options: Options = serde_json::from_value(older).unwrap();
    assert_eq!((options.turn_end, options.capitals), (TurnEnd::ByItself, Capitals::BySeat));
    let newer = State::older_options(3, serde_json::json!({"epic": true}));
    assert_eq!(newer, serde_json::json!({"epic": true}));
}
