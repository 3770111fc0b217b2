//! Rules, sources and tests against each other.

use engine::Present;
use game_through_the_ages::State;

#[test]
fn rules_sources_and_tests_agree() {
    let ids = rule_coverage::assert_tidy(env!("CARGO_MANIFEST_DIR"), &["TTA"], State::tested());
    // Rules and examples.
    assert_eq!(ids, 409 + 36);
}
