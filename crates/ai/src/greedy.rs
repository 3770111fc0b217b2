//! Looks one action ahead.

use engine::Seat;

use crate::{Bot, Chance, Evaluate, chance, pick};

/// How many positions are imagined: what is hidden is guessed anew in each of them, so that no
/// action looks good only because of one lucky guess.
const GUESSES: usize = 3;
/// How many small decisions within one action are followed.
const DEPTH: u8 = 6;

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

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let guesses: Vec<G> =
            (0..GUESSES).map(|_| G::imagine(view, self.seat, chance::imagined(&mut self.chance))).collect();
        let worth =
            |action| guesses.iter().map(|guess| i64::from(outcome(guess, self.seat, action, DEPTH))).sum();
        let values: Vec<i64> = legal.iter().map(worth).collect();
        let most = values.iter().max();
        let best: Vec<&G::Action> =
            legal.iter().zip(&values).filter(|(_, value)| Some(*value) == most).map(|pair| pair.0).collect();
        **pick(&mut self.chance, &best).expect("a seat that must decide has an action")
    }
}

/// What the position is worth after `action`, if the seat goes on as well as it can.
fn outcome<G: Evaluate>(before: &G, seat: Seat, action: &G::Action, depth: u8) -> i32 {
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
