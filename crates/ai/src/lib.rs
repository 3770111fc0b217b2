//! Bots over any game, and the evaluation of each game.
//!
//! A [`Bot`] is handed the view of its seat and its legal actions, never the position. What a
//! position is worth ([`Evaluate`]) is an opinion and not a rule, so it stands here, one file for
//! each game.

mod chance;
mod eagle_civ;
mod golden_ages;
mod greedy;
mod new_dawn;
mod random;
mod through_the_ages;

use engine::{Game, Seat};

pub use chance::{Chance, pick};
pub use greedy::Greedy;
pub use random::Random;

/// Decides for one seat.
pub trait Bot<G: Game> {
    /// One of the `legal` actions, given all that the seat may know.
    ///
    /// # Panics
    /// If there is no legal action to choose from.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;
}

/// A game whose positions can be judged.
pub trait Evaluate: Game {
    /// How good the position is for `seat`, compared with the others at the table: more is better.
    /// Only comparisons between positions of one match mean anything.
    fn value(&self, seat: Seat) -> i32;

    /// What an action is worth that says nothing by its outcome, because chance or others decide it.
    fn judged(&self, _seat: Seat, _action: &Self::Action) -> Option<i32> {
        None
    }

    /// Whether `seat` is still in the middle of an action, so that the position is judged better
    /// after its next small decision.
    fn is_mid_action(&self, seat: Seat) -> bool;
}

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any legal action.
    Random,
    /// The best outcome one action ahead.
    Greedy,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];
    /// Their names, in the same order.
    pub const NAMES: [&'static str; 2] = ["random", "greedy"];

    /// The level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let place = Self::NAMES.iter().position(|known| *known == name)?;
        Some(Self::ALL[place])
    }

    /// The name, as tables, files and the command line use it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// A bot of this level for `seat`. Equal seeds choose equally.
    #[must_use]
    pub fn bot<G: Evaluate>(self, seat: Seat, seed: u64) -> Box<dyn Bot<G>> {
        let chance = chance::for_seat(seat, seed);
        match self {
            Self::Random => Box::new(Random::new(chance)),
            Self::Greedy => Box::new(Greedy::new(seat, chance)),
        }
    }
}
