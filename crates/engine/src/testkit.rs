//! What every game owes, as checks that its tests call.
//!
//! - [`assert_sound`] plays random matches and holds every position against the contract of
//!   [`Game`](crate::Game); a game calls it for every number of players and every set of options.
//! - [`assert_replays`] plays the stored matches again; [`assert_stored`] reads stored positions.
//! - [`assert_no_heap`] plays without asking for memory, as [`Counting`] counts.
//! - [`assert_fuzzed`] plays listed and freely composed actions, from reached and from edited positions;
//!   `cargo xtask fuzz` does it for long. What breaks is made small: [`Fuzz::shrunk`].
//! - [`assert_refusals`] asks about actions that are not legal: every answer names the rule that it rests on.
//! - [`assert_forgeries_harmless`] and [`assert_accepts_what_it_lists`] try what nobody sane would send.
//!
//! The words of a game are held against random play by the testkit of `texts`.

mod case;
mod compose;
mod forgery;
mod fuzz;
mod heap;
mod look;
mod probe;
mod random;
mod refusals;
mod replays;
mod sound;
mod tables;
#[cfg(test)]
mod toy;
mod vary;

pub use case::Case;
pub use forgery::{Forger, assert_accepts_what_it_lists, assert_forgeries_harmless};
pub use fuzz::{Bots, Composed, Figures, Fuzz, Law, assert_fuzzed};
pub use heap::{Counting, assert_no_heap, assert_no_heap_except};
pub use look::Fault;
pub use probe::Probe;
pub use random::{RandomMatch, random_positions};
pub use refusals::{General, Refusals, assert_refusals};
pub use replays::{Kinds, assert_replays, assert_stored};
pub use sound::{Effort, assert_sound};
