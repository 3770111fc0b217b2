//! Rules, sources and tests against each other.

use engine::Present;
use game_new_dawn::State;

#[test]
fn rules_sources_and_tests_agree() {
    let ids = rule_coverage::assert_tidy(env!("CARGO_MANIFEST_DIR"), &["ND"], State::tested());
    // Rules, rulings, examples and worked cases.
    assert_eq!(ids, 184 + 98 + 16 + 20);
}
