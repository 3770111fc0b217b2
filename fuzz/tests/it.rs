//! The games, fuzzed for a few seconds. `cargo xtask fuzz` does it for long.

use engine::testkit::{Figures, assert_fuzzed};
use fuzz::{eagle_civ, with_bots};

/// That much was done of everything.
fn assert_much(figures: &Figures) {
    let [edited, valid] = figures.edited;
    assert!(figures.actions > 5_000 && edited > 200 && valid > 20 && figures.bots > 20, "{figures:?}");
}

#[test]
fn the_golden_ages_stands() {
    assert_much(&assert_fuzzed(&with_bots::<game_golden_ages::State>(), 10, 1_000));
}

#[test]
fn through_the_ages_stands() {
    let figures = assert_fuzzed(&with_bots::<game_through_the_ages::State>(), 10, 1_000);
    assert_much(&figures);
    assert!(figures.composed["leave"].accepted > 10, "{figures:?}");
}

#[test]
fn a_new_dawn_stands() {
    assert_much(&assert_fuzzed(&with_bots::<game_new_dawn::State>(), 10, 1_000));
}

#[test]
fn eagle_civ_stands() {
    let figures = assert_fuzzed(&eagle_civ(), 10, 1_000);
    assert_much(&figures);
    assert!(figures.composed["offer"].accepted > 50, "{figures:?}");
}
