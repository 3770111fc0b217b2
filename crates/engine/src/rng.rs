//! Chance.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::Seed;

/// The chance of one match: ChaCha8, kept as its seed and how far it was used.
///
/// `below`, `shuffle` and the like are ours, so that a stored match replays for ever, whatever
/// becomes of the libraries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored")]
pub struct Rng {
    seed: Seed,
    position: u64,
}

/// As it is read from a stored match.
#[derive(Deserialize)]
struct Stored {
    seed: Seed,
    position: u64,
}

impl TryFrom<Stored> for Rng {
    type Error = &'static str;

    fn try_from(Stored { seed, position }: Stored) -> Result<Self, Self::Error> {
        let used = position <= u64::from(u32::MAX);
        used.then_some(Self { seed, position }).ok_or("no match draws so many numbers")
    }
}

impl Rng {
    /// Chance from a seed.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { seed, position: 0 }
    }

    /// Chance from a number, for tests and scripts.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self::new(Seed::from_number(number))
    }

    /// A number from 0 up to, not including, `bound`.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.draw(|source| below(source, bound))
    }

    /// Puts the values into a random order.
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        self.draw(|source| {
            for end in (1..values.len()).rev() {
                let bound = u32::try_from(end + 1).expect("a short list");
                values.swap(end, below(source, bound) as usize);
            }
        });
    }

    /// A die with `sides` sides, from 1.
    ///
    /// # Panics
    /// If there are no sides.
    pub fn die(&mut self, sides: u8) -> u8 {
        u8::try_from(self.below(u32::from(sides))).expect("less than a u8") + 1
    }

    /// A seed of its own, for a generator that must not be tied to this one.
    pub fn fork(&mut self) -> Self {
        let mut bytes = [0; 32];
        self.draw(|source| source.fill_bytes(&mut bytes));
        Self::new(Seed(bytes))
    }

    /// Sets up the generator once for any number of draws, and remembers how far it came.
    fn draw<R>(&mut self, take: impl FnOnce(&mut ChaCha8Rng) -> R) -> R {
        let mut source = ChaCha8Rng::from_seed(self.seed.0);
        source.set_word_pos(u128::from(self.position));
        let taken = take(&mut source);
        self.position = u64::try_from(source.get_word_pos()).expect("a match draws few numbers");
        taken
    }
}

/// Lemire's method: every number is equally likely.
fn below(source: &mut ChaCha8Rng, bound: u32) -> u32 {
    assert!(bound > 0, "nothing to choose from");
    let reject = bound.wrapping_neg() % bound;
    loop {
        let wide = u64::from(source.next_u32()) * u64::from(bound);
        let (low, high) = (wide as u32, (wide >> 32) as u32);
        if low >= reject {
            return high;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored matches depend on these numbers: they never change.
    #[test]
    fn the_numbers_are_fixed() {
        let mut rng = Rng::from_number(1);
        let rolled: Vec<_> = (0..8).map(|_| rng.die(6)).collect();
        let mut cards: Vec<u8> = (0..8).collect();
        rng.shuffle(&mut cards);
        assert_eq!((rolled, cards), (vec![4, 6, 4, 4, 6, 6, 3, 5], vec![3, 7, 1, 0, 5, 4, 6, 2]));
    }

    #[test]
    fn it_goes_on_where_it_was_stored() {
        let mut rng = Rng::from_number(7);
        rng.shuffle(&mut [0; 5]);
        let mut stored: Rng = serde_json::from_str(&serde_json::to_string(&rng).unwrap()).unwrap();
        assert_eq!((rng.below(1000), rng.die(6)), (stored.below(1000), stored.die(6)));
    }

    #[test]
    fn a_position_that_no_match_reaches_is_refused() {
        let mut stored = serde_json::to_value(Rng::from_number(7)).unwrap();
        stored["position"] = u64::MAX.into();
        assert!(serde_json::from_value::<Rng>(stored).is_err());
    }

    #[test]
    fn every_number_comes_up_about_as_often() {
        let mut rng = Rng::from_number(3);
        let mut count = [0u32; 6];
        (0..6000).for_each(|_| count[rng.below(6) as usize] += 1);
        assert!(count.iter().all(|times| (850..1150).contains(times)), "{count:?}");
    }
}
