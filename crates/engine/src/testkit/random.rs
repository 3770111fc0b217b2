//! Random play.

use crate::{Game, Rng, Seat};

/// A match played at random: the same every time.
#[derive(Clone, Debug)]
pub struct RandomMatch<G: Game> {
    /// The options of the table.
    pub options: G::Options,
    /// How many play.
    pub seats: u8,
    /// For the chance of the game and for the players' decisions.
    pub seed: u64,
    /// After how many actions the match is given up.
    pub max_actions: usize,
}

impl<G: Game> RandomMatch<G> {
    /// Hands every position to `look`: how many actions led to it, and what happened with the last
    /// of them. The first position is among them.
    ///
    /// # Panics
    /// If the game cannot be set up, or somebody who decides cannot act.
    pub fn play(&self, mut look: impl FnMut(usize, &G, &[G::Event])) {
        let chance = Rng::from_number(self.seed);
        let mut state = G::setup(&self.options, self.seats, chance).expect("the options are offered");
        let mut dice = Rng::from_number(!self.seed);
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        look(0, &state, &events);
        for actions in 1..=self.max_actions {
            let deciding: Vec<Seat> = state.status().deciding().iter().collect();
            let Some(seat) = any_of(&mut dice, &deciding) else { return };
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let action = any_of(&mut dice, &legal).expect("a deciding seat can act");
            events.clear();
            state.apply(seat, &action, &mut events);
            look(actions, &state, &events);
        }
    }
}

/// The positions of a [`RandomMatch`].
///
/// # Panics
/// If the game cannot be set up.
pub fn random_positions<G: Game>(options: &G::Options, seats: u8, seed: u64, max_actions: usize) -> Vec<G> {
    let mut positions = Vec::new();
    let table = RandomMatch::<G> { options: options.clone(), seats, seed, max_actions };
    table.play(|_, state, _| positions.push(state.clone()));
    positions
}

pub(super) fn any_of<T: Clone>(dice: &mut Rng, values: &[T]) -> Option<T> {
    let count = u32::try_from(values.len()).expect("a short list");
    (count > 0).then(|| values[dice.below(count) as usize].clone())
}
