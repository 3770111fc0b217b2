//! Rules, sources and tests against each other.

use engine::Present;
use game_golden_ages::State;

#[test]
fn rules_sources_and_tests_agree() {
    let ids = rule_coverage::assert_tidy(env!("CARGO_MANIFEST_DIR"), &["GA"], State::tested());
    // Rules, rulings, examples and worked cases.
    assert_eq!(ids, 132 + 41 + 6 + 20);
}
