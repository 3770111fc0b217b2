//! Rules, sources and tests against each other.

use engine::Present;
use game_eagle_civ::State;

#[test]
fn rules_sources_and_tests_agree() {
    let ids = rule_coverage::assert_tidy(env!("CARGO_MANIFEST_DIR"), &["EC", "ED"], State::tested());
    assert!(ids > 330, "{ids}");
}
