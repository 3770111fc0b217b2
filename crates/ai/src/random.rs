//! Plays anything that is legal.

use engine::Game;

use crate::{Bot, Chance, Limits, pick};

/// Takes any legal action, all of them equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// With its chance.
    #[must_use]
    pub const fn new(chance: Chance) -> Self {
        Self { chance }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: &G::View, legal: &[G::Action], _limits: &Limits) -> G::Action {
        *pick(&mut self.chance, legal).expect("a seat that must decide has an action")
    }
}
