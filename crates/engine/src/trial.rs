//! What a decision would bring: it is played in an imagined position, and one sees what happens.
//!
//! So hints beside buttons and figures on a board say what the rules say, and nothing about a
//! rule is written a second time for them. The position is imagined from the view of the seat, once;
//! each action is then tried on a copy. Its chance is fixed: of what follows from a die or a hidden card,
//! nothing may be shown.

use crate::{Game, Rng, Seat};

/// An imagined position in which a seat tries its actions.
#[derive(Clone, Debug)]
pub struct Trial<G> {
    seat: Seat,
    before: G,
}

/// What an action led to when it was tried.
#[derive(Clone, Debug)]
pub struct Tried<G: Game> {
    /// What happened, up to the next question.
    pub events: Vec<G::Event>,
    /// The position after it.
    pub after: G,
}

impl<G: Game> Trial<G> {
    /// For the actions of `seat` in what it sees.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat) -> Self {
        Self { seat, before: G::imagine(view, seat, Rng::from_number(0)) }
    }

    /// Who tries.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The position in which everything is tried.
    #[must_use]
    pub const fn before(&self) -> &G {
        &self.before
    }

    /// Tries an action; none if the rules forbid it.
    #[must_use]
    pub fn of(&self, action: &G::Action) -> Option<Tried<G>> {
        let (mut after, mut events) = (self.before.clone(), Vec::new());
        after.play(self.seat, action, &mut events).ok()?;
        Some(Tried { events, after })
    }
}
