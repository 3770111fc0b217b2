//! What bots ask of a game.

use std::sync::Arc;

use engine::{BySeat, Game, Rng, Seat, Status};

use crate::greedy::Opinion;
use crate::network::{Inputs, Names, Network, Sink};
use crate::search::Style;
use crate::values::{self, Values};
use crate::{Level, weights};

/// What a player may have answered for them before they are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// It says no to what somebody else offers or asks, and gives nothing up.
    Declines,
    /// It ends what the player does in their own turn.
    Ends,
}

/// A game whose positions can be judged and searched.
pub trait Evaluate: Opinion {
    /// How much of the [terms](Sink::term) doubles the odds, before anything was learned.
    const UNIT: i32;

    /// What was learned: numbers of players and the weights for each. Nothing: the terms alone count.
    const LEARNED: &'static [(u8, &'static [u8])] = &[];

    /// The levels that a table is offered: all of them, unless a game leaves one out.
    const OFFERED: &'static [&'static str] = &Level::NAMES;

    /// What `civitas arena --json` told about the levels; empty if they were not measured.
    const RATED: &'static str = "";

    /// How `easy`, `normal`, `hard` and `expert` search.
    const STYLES: [Style; 4] = Style::USUAL;

    /// The phase of the match, from 0 to 3: terms weigh differently in each.
    fn phase(&self) -> usize;

    /// What `observer` knows of `seat`, for the learned evaluation.
    fn describe(&self, observer: Seat, seat: Seat, out: &mut impl Sink);

    /// How the seats stand, where a game works it out itself instead of leaving it to a network: who stands higher by
    /// [`DOUBLE`](values::DOUBLE) wins twice as often.
    fn standings(&self, _observer: Seat) -> Option<BySeat<i32, 8>> {
        None
    }

    /// Brings the position to rest after a decision of `seat`, so that it can be judged.
    fn settle(&mut self, _seat: Seat) {}

    /// Whether `seat` goes on with what it has begun, so that a search judges the position after its next decision. At least
    /// where `greedy` does.
    fn goes_on(&self, seat: Seat) -> bool {
        self.is_mid_action(seat)
    }

    /// Whether an action only ends what the seat is doing. It is judged by what the seat has then: what comes next
    /// is chance, or up to others, and whatever is done instead must bring something.
    fn is_pass(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Whether an action commits its seat to nothing: it declines, passes, or ends what the seat is doing. Nothing else is
    /// decided for a player who is not there, except where only one answer is left.
    fn is_harmless(_action: &Self::Action) -> bool {
        false
    }

    /// Whether an action is known to be worse than another one that is there, whatever was learned. Searches and hints put
    /// it last.
    fn is_foolish(&self, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }

    /// What players of this game may have answered for them before they are asked.
    const AHEAD: &'static [Ahead] = &[];

    /// Whether an action is such an answer here. An attack is never answered like that: its player decides.
    fn ahead(&self, _action: &Self::Action) -> Option<Ahead> {
        None
    }

    /// What costs nothing and is done before an action that ends the chance to do it.
    fn before(_view: &Self::View, _action: &Self::Action, _legal: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// Deals anew what `seat` does not know, dice and decks to come included. This position was imagined from
    /// `view`, and so it looks to `seat` afterwards.
    fn redeal(&mut self, view: &Self::View, seat: Seat, rng: Rng) {
        *self = Self::imagine(view, seat, rng);
    }

    /// The names of the inputs, as any position has them.
    fn names(&self) -> Names {
        let mut names = Names::default();
        self.describe(Seat(0), Seat(0), &mut names);
        names
    }
}

/// Judges positions by a network.
#[derive(Clone, Debug)]
pub struct Valuer {
    network: Arc<Network>,
    inputs: Inputs,
}

impl Valuer {
    /// By this network.
    #[must_use]
    pub fn new(network: Arc<Network>) -> Self {
        Self { network, inputs: Inputs::default() }
    }

    /// By the network that comes with the game, for as many players as the position has.
    #[must_use]
    pub fn of<G: Evaluate>(position: &G) -> Self {
        Self::new(weights::network(position))
    }

    /// The chances of all seats, as `observer` sees them: bounds when the match is over.
    pub fn values<G: Evaluate>(&mut self, position: &G, observer: Seat) -> Values {
        if let Status::Over(outcome) = position.status() {
            return values::of_outcome(&outcome);
        }
        if let Some(standings) = position.standings(observer) {
            return values::shares(&standings);
        }
        let phase = position.phase();
        self.network.values(position.seats(), &mut self.inputs, |seat, inputs| {
            inputs.begin(phase, G::UNIT);
            position.describe(observer, seat, inputs);
        })
    }

    /// The chances if `seat` passes: what brings nothing is not done instead.
    pub fn passed<G: Evaluate>(&mut self, position: &G, seat: Seat, observer: Seat) -> Values {
        let mut values = self.values(position, observer);
        values[seat] += 1;
        values
    }

    /// The chances after an action of `seat`, one step ahead.
    pub fn step<G: Evaluate>(
        &mut self,
        before: &G,
        seat: Seat,
        action: &G::Action,
        observer: Seat,
    ) -> Values {
        if before.is_pass(action) {
            return self.passed(before, seat, observer);
        }
        let mut after = before.clone();
        after.apply(seat, action, &mut ());
        self.after(after, seat, observer)
    }

    /// The chances after a decision of `seat`, once the position has come to rest.
    pub fn after<G: Evaluate>(&mut self, mut position: G, seat: Seat, observer: Seat) -> Values {
        position.settle(seat);
        self.values(&position, observer)
    }
}

/// A game by its id and number of players.
pub(crate) fn key<G: Game>(position: &G) -> (&'static str, u8) {
    (G::INFO.id, position.seats())
}
