//! Whole matches, replayed on every run: `tests/replays/*.civitas`.
//!
//! Bots played them (`civitas simulate new-dawn --save`), greedy ones against random ones, so that
//! they hold nearly every kind of action and of event.

use engine::testkit::{assert_replays, assert_stored};
use game_new_dawn::State;

const REPLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays");

#[test]
fn matches_of_the_past_end_as_they_did() {
    let kinds = assert_replays::<State>(REPLAYS);
    assert!(kinds.actions.len() >= 39, "{} kinds: {:?}", kinds.actions.len(), kinds.actions);
    assert!(kinds.events.len() >= 63, "{} kinds: {:?}", kinds.events.len(), kinds.events);
}

/// A position as it was stored by format 1: it must be read for ever.
#[test]
fn stored_positions_of_the_past_can_be_read() {
    let stored = include_str!("../replays/position_format_1.json");
    assert_stored::<State>(1, stored, include_str!("../replays/four_first.civitas"), 100);
}
