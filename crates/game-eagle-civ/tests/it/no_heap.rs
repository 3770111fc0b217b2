//! That a position is small, and that playing without a log asks for no memory.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use engine::{Game, Rng};
use game_eagle_civ::options::{Length, RuleSet};
use game_eagle_civ::{Action, Options, State};

/// Counts what each thread asks of the system.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator; the counter is a plain number that
// needs no memory of its own.
#[expect(unsafe_code, reason = "an allocator cannot be written without")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.with(|asked| asked.set(asked.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn asked() -> u64 {
    ASKED.with(Cell::get)
}

#[test]
fn positions_and_actions_are_small() {
    assert!(size_of::<State>() <= 8192, "{}", size_of::<State>());
    assert!(size_of::<Action>() <= 128, "{}", size_of::<Action>());
}

/// A trade after which other offers are no longer possible makes a refusal, which asks for memory.
const fn may_ask(action: &Action) -> bool {
    matches!(action, Action::Accept(_) | Action::Swap { .. })
}

#[test]
fn whole_matches_are_played_without_memory() {
    let mut legal = Vec::with_capacity(4_000);
    let mut dice = Rng::from_number(5);
    let mut actions = 0;
    // The first match reads the data files into their tables.
    for seed in 0..6 {
        let rules = if seed % 2 == 0 { RuleSet::Standard } else { RuleSet::Advanced };
        let options = Options { rules, length: Length::Long, hidden_gold: seed > 2, ..Options::default() };
        let mut state = State::setup(&options, 4, Rng::from_number(seed)).unwrap();
        while let Some(seat) = state.status().deciding().iter().next() {
            legal.clear();
            let before = asked();
            state.legal_actions(seat, &mut legal);
            let action = legal[dice.below(u32::try_from(legal.len()).unwrap()) as usize];
            assert_eq!(state.check(seat, &action), Ok(()));
            state.apply(seat, &action, &mut ());
            assert!(seed == 0 || asked() == before || may_ask(&action), "{action:?} asked for memory");
            actions += 1;
        }
    }
    assert!(actions > 500 && asked() > 0);
}
