//! That playing without a log asks for no memory.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use super::random::any_of;
use crate::{Game, Rng};

/// Counts what each thread asks of the system. A test binary makes it its allocator:
///
/// ```
/// #[global_allocator]
/// static COUNTING: engine::testkit::Counting = engine::testkit::Counting;
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Counting;

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

fn asked() -> u64 {
    ASKED.with(Cell::get)
}

/// Plays whole matches: neither listing nor checking nor applying an action asks for memory.
///
/// # Panics
/// With the action that does, or if [`Counting`] is not the allocator of the test binary.
pub fn assert_no_heap<G: Game>(options: &G::Options, seats: u8) {
    assert_no_heap_except::<G>(options, seats, |_| false);
}

/// [`assert_no_heap`], except for actions of certain kinds.
///
/// # Panics
/// As [`assert_no_heap`].
pub fn assert_no_heap_except<G: Game>(options: &G::Options, seats: u8, may_ask: fn(&G::Action) -> bool) {
    let mut legal = Vec::with_capacity(4_000);
    assert!(asked() > 0, "nobody counts: make `Counting` the global allocator");
    let mut dice = Rng::from_number(5);
    let mut actions = 0;
    // The first match reads the data files into their tables.
    for seed in 0..6 {
        let mut state = G::setup(options, seats, Rng::from_number(seed)).expect("the options are offered");
        while let Some(seat) = state.status().deciding().iter().next() {
            legal.clear();
            let before = asked();
            state.legal_actions(seat, &mut legal);
            let listed = asked();
            let action = any_of(&mut dice, &legal).expect("a deciding seat can act");
            let chosen = asked();
            assert_eq!(state.check(seat, &action), Ok(()));
            state.apply(seat, &action, &mut ());
            let asked = listed - before + (asked() - chosen);
            assert!(seed == 0 || asked == 0 || may_ask(&action), "{action:?} asked for memory");
            actions += 1;
        }
    }
    assert!(actions > 500, "only {actions} actions were played");
}
