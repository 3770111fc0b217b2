//! Whole matches, replayed on every run: `tests/replays/*.civitas`.
//!
//! They were played at random (`civitas simulate --save` writes further ones), one of them by `greedy`.
//! Together they hold nearly every kind of action and of event.

use engine::testkit::assert_replays;
use game_through_the_ages::State;

const REPLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays");

/// Every kind of action but `give_up_token`, which needs an empty blue bank at the wrong moment.
const ACTIONS: &str = "accept aggression bid build build_stages columbus declare_war decline destroy disband discard \
    done draw_military end_pact end_turn give_up_worker go_on grow grow_and_build grow_by_liner \
    keep_bonus leave lose_colony mix offer_pact pass peaceful_change pick_bonus play_action \
    play_event play_leader play_tactic play_technology raze revolution sacrifice skip_politics take \
    take_technology trade turn_down upgrade use_bonus";

#[test]
fn matches_of_the_past_end_as_they_did() {
    let kinds = assert_replays::<State>(REPLAYS);
    kinds.assert_actions(ACTIONS);
    assert!(kinds.events.len() >= 51, "{} kinds: {:?}", kinds.events.len(), kinds.events);
}
