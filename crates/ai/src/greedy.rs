//! Looks one action ahead, by the hand-written evaluation.

use engine::{Game, Seat};

use crate::{Bot, Chance, Limits, chance, pick};

/// How many positions are imagined: what is hidden is guessed anew in each of them, so that no
/// action looks good only because of one lucky guess.
const GUESSES: usize = 3;
/// How many small decisions within one action are followed.
const DEPTH: u8 = 6;

/// A game of which [`Greedy`] has an opinion: the readable yardstick beside what was learned.
pub trait Opinion: Game {
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

/// Takes the action whose outcome it values most.
///
/// It imagines positions that look like its view, tries every legal action in each of them,
/// carries on with its own best decisions until the action is complete, and adds up the values.
/// Among equal actions chance decides.
#[derive(Clone, Debug)]
pub struct Greedy {
    seat: Seat,
    chance: Chance,
}

impl Greedy {
    /// For a seat, with its chance.
    #[must_use]
    pub const fn new(seat: Seat, chance: Chance) -> Self {
        Self { seat, chance }
    }
}

impl<G: Opinion> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], limits: &Limits<'_>) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let guesses: Vec<G> =
            (0..GUESSES).map(|_| G::imagine(view, self.seat, chance::imagined(&mut self.chance))).collect();
        let worth = |action: &G::Action| -> i64 {
            guesses.iter().map(|guess| i64::from(outcome(guess, self.seat, action, DEPTH))).sum()
        };
        let looked = legal.iter().enumerate().take_while(|(looked, _)| !limits.end_a_list(*looked));
        let values: Vec<i64> = looked.map(|(_, action)| worth(action)).collect();
        let most = values.iter().max();
        let best: Vec<&G::Action> =
            legal.iter().zip(&values).filter(|(_, value)| Some(*value) == most).map(|pair| pair.0).collect();
        **pick(&mut self.chance, &best).expect("a seat that must decide has an action")
    }
}

/// What the position is worth after `action`, if the seat goes on as well as it can.
fn outcome<G: Opinion>(before: &G, seat: Seat, action: &G::Action, depth: u8) -> i32 {
    if let Some(value) = before.judged(seat, action) {
        return value;
    }
    let mut after = before.clone();
    after.apply(seat, action, &mut ());
    if depth == 0 || !after.is_mid_action(seat) {
        return after.value(seat);
    }
    let mut next = Vec::new();
    after.legal_actions(seat, &mut next);
    let worth = |action: &G::Action| outcome(&after, seat, action, depth - 1);
    next.iter().map(worth).max().unwrap_or_else(|| after.value(seat))
}
