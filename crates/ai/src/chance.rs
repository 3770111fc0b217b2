//! The chance of bots: fast, reproducible, and apart from the chance of the match.

use engine::{Rng, Seat, Seed};
use rand_core::{Rng as _, SeedableRng};

/// The generator of bots and random play.
pub type Chance = rand_pcg::Pcg64Mcg;

/// A generator for one seat: the seats of a match with one seed choose independently.
pub(crate) fn for_seat(seat: Seat, seed: u64) -> Chance {
    Chance::seed_from_u64(seed.wrapping_mul(8).wrapping_add(u64::from(seat.0)))
}

/// One of the items, all of them equally likely; none if there are none.
#[inline]
pub fn pick<'a, T>(chance: &mut Chance, items: &'a [T]) -> Option<&'a T> {
    let index = (u128::from(chance.next_u64()) * items.len() as u128) >> 64;
    items.get(index as usize)
}

/// A number from 0 up to, not including, `bound`.
pub(crate) fn below(chance: &mut Chance, bound: u64) -> u64 {
    ((u128::from(chance.next_u64()) * u128::from(bound)) >> 64) as u64
}

/// Chance for an imagined position.
pub fn imagined(chance: &mut Chance) -> Rng {
    let mut seed = [0; 32];
    chance.fill_bytes(&mut seed);
    Rng::new(Seed(seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_comes_up_about_as_often() {
        let mut chance = for_seat(Seat(1), 3);
        let mut count = [0u32; 5];
        (0..5000).for_each(|_| count[*pick(&mut chance, &[0, 1, 2, 3, 4]).unwrap()] += 1);
        assert!(count.iter().all(|times| (850..1150).contains(times)), "{count:?}");
        assert_eq!(pick::<u8>(&mut chance, &[]), None);
    }
}
