//! Whole matches, replayed on every run: `tests/replays/*.civitas`.
//!
//! They were played at random, `civitas simulate --save` writes further ones. Together they hold every
//! kind of action and of event.

use engine::testkit::{assert_replays, assert_stored};
use game_golden_ages::State;

const REPLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays");

/// Every kind of action.
const ACTIONS: &str = "activate_building activate_wonder artist attack bring_from_agora build build_wonder \
    choose_scoring_card develop discard explore found_city keep_capital keep_civilization \
    keep_glory lay_tile no_city place_capital play_civilization send_to_agora stand_up \
    start_golden_age stop take_cube turn_square_tile";

#[test]
fn matches_of_the_past_end_as_they_did() {
    let kinds = assert_replays::<State>(REPLAYS);
    kinds.assert_actions(ACTIONS);
    // All but that no tile fits (GA-R07), which is rare.
    assert!(kinds.events.len() >= 38, "{} kinds: {:?}", kinds.events.len(), kinds.events);
}

/// A position as each format stored it: it must be read for ever.
#[test]
fn stored_positions_of_the_past_can_be_read() {
    let stored = include_str!("../replays/position_format_1.json");
    assert_stored::<State>(1, stored, include_str!("../replays/four.civitas"), 100);
    let stored = include_str!("../replays/position_format_2.json");
    assert_stored::<State>(2, stored, include_str!("../replays/four.civitas"), 124);
}
