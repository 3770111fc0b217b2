//! That a position is small, and that playing without a log asks for no memory.

use engine::testkit::{Counting, assert_no_heap};
use game_eagle_civ::options::{Length, RuleSet};
use game_eagle_civ::{Action, Options, State};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn positions_and_actions_are_small() {
    assert!(size_of::<State>() <= 8192, "{}", size_of::<State>());
    assert!(size_of::<Action>() <= 128, "{}", size_of::<Action>());
}

#[test]
fn whole_matches_are_played_without_memory() {
    for (rules, hidden_gold) in
        [(RuleSet::Standard, false), (RuleSet::Advanced, false), (RuleSet::Advanced, true)]
    {
        let options = Options { rules, length: Length::Long, hidden_gold, ..Options::default() };
        assert_no_heap::<State>(&options, 4);
    }
}
