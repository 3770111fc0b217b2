//! That a position is small, and that playing without a log asks for no memory.

use engine::testkit::{Counting, assert_no_heap};
use game_new_dawn::{Action, Options, State};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn positions_and_actions_are_small() {
    assert!(size_of::<State>() <= 3 * 1024, "{}", size_of::<State>());
    assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
}

#[test]
fn whole_matches_are_played_without_memory() {
    assert_no_heap::<State>(&Options::default(), 4);
}
