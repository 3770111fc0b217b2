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
    /// All levels, the weakest first, each with its name.
    const TABLE: [(Self, &'static str); 2] = [(Self::Random, "random"), (Self::Greedy, "greedy")];

    /// The names of all levels, the weakest first.
    pub const NAMES: [&'static str; Self::TABLE.len()] = {
        let mut names = [""; Self::TABLE.len()];
        let mut place = 0;
        while place < names.len() {
            names[place] = Self::TABLE[place].1;
            place += 1;
        }
        names
    };

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::TABLE.into_iter().map(|(level, _)| level)
    }

    /// The level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::TABLE.into_iter().find(|(_, known)| *known == name).map(|(level, _)| level)
    }

    /// The name, as tables, files and the command line use it.
    #[must_use]
    pub fn name(self) -> &'static str {
        let entry = Self::TABLE.into_iter().find(|(level, _)| *level == self);
        entry.map_or("", |(_, name)| name)
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
