//! Bots over any game, and the evaluation of each game.
//!
//! A [`Bot`] is handed the view of its seat and its legal actions, never the position. What a
//! position is worth ([`Evaluate`]) is an opinion and not a rule, so it stands here, one file for
//! each game.

mod advice;
mod chance;
mod eagle_civ;
mod evaluate;
mod golden_ages;
mod greedy;
mod level;
mod limits;
pub mod network;
mod new_dawn;
mod random;
pub mod search;
mod through_the_ages;
pub mod values;
mod weights;

use engine::Game;

pub use advice::{Advice, advise, chances, compare, per_mille};
pub use chance::{Chance, imagined, pick};
pub use evaluate::{Ahead, Evaluate, Valuer};
pub use greedy::{Greedy, Opinion};
pub use level::Level;
pub use limits::Limits;
pub use random::Random;
pub use search::Search;

/// Decides for one seat, as long as it sits at the match.
pub trait Bot<G: Game>: Send {
    /// One of the `legal` actions, given all that the seat may know.
    ///
    /// # Panics
    /// If there is no legal action to choose from.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], limits: &Limits<'_>) -> G::Action;
}
