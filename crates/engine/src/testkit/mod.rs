//! What every game owes, as checks that its tests call.
//!
//! - [`assert_sound`] plays random matches and holds every position against the contract of
//!   [`Game`](crate::Game); a game calls it for every number of players and every set of options.
//! - [`assert_replays`] plays the stored matches again; [`assert_stored`] reads stored positions.
//! - [`assert_no_heap`] plays without asking for memory, as [`Counting`] counts.
//! - [`assert_forgeries_harmless`] and [`assert_accepts_what_it_lists`] try what nobody sane would send.
//!
//! The words of a game are held against random play by the testkit of `texts`.

mod forgery;
mod heap;
mod random;
mod replays;
mod sound;

pub use forgery::{Forger, assert_accepts_what_it_lists, assert_forgeries_harmless};
pub use heap::{Counting, assert_no_heap, assert_no_heap_except};
pub use random::{RandomMatch, random_positions};
pub use replays::{Kinds, assert_replays, assert_stored};
pub use sound::{Effort, assert_sound};
