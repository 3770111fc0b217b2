//! How strong bots are, from who came out ahead of whom.
//!
//! Bradley and Terry: each bot has a strength, and one is ahead of another with a chance of its share of both
//! strengths. Strengths are told as ratings: 400 points more are ten times the odds. How sure a rating is shows when
//! deals are drawn anew from those that were played (bootstrap): pairs of one deal hang together, so whole deals
//! are drawn.

use ai::Chance;
use rand_core::{Rng as _, SeedableRng};

/// What a rating of nothing in particular is.
const MIDDLE: f64 = 1000.0;
/// How often the deals are drawn anew.
const DRAWS: usize = 400;
/// How often strengths are made to fit better.
const STEPS: usize = 200;

/// How often each bot was ahead of each other; half for a shared place.
#[derive(Clone, Debug, PartialEq)]
pub struct Ahead(pub Vec<Vec<f64>>);

impl Ahead {
    pub fn new(bots: usize) -> Self {
        Self(vec![vec![0.0; bots]; bots])
    }

    pub fn add(&mut self, other: &Self) {
        for (row, more) in self.0.iter_mut().zip(&other.0) {
            row.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
    }
}

/// A rating with the bounds between which it lies with 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub rating: f64,
    pub low: f64,
    pub high: f64,
}

/// The ratings of all bots; `anchor` is the one whose rating is fixed at 1000, without one it is the middle of all.
pub fn ratings(deals: &[Ahead], bots: usize, anchor: Option<usize>, seed: u64) -> Vec<Rating> {
    let sum = |chosen: &mut dyn Iterator<Item = &Ahead>| {
        let mut all = Ahead::new(bots);
        chosen.for_each(|deal| all.add(deal));
        fit(&all, anchor)
    };
    let rating = sum(&mut deals.iter());
    let mut chance = Chance::seed_from_u64(seed);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::new(); bots];
    for _ in 0..DRAWS {
        let mut draw = (0..deals.len()).map(|_| &deals[chance.next_u32() as usize % deals.len()]);
        sum(&mut draw).into_iter().zip(&mut drawn).for_each(|(rating, list)| list.push(rating));
    }
    let bound = |list: &mut Vec<f64>, share: f64| {
        list.sort_by(f64::total_cmp);
        list[((DRAWS - 1) as f64 * share).round() as usize]
    };
    let with_bounds = |(rating, list): (f64, &mut Vec<f64>)| {
        let (low, high) = (bound(list, 0.025), bound(list, 0.975));
        Rating { rating, low: low.min(rating), high: high.max(rating) }
    };
    rating.into_iter().zip(&mut drawn).map(with_bounds).collect()
}

/// Strengths that fit best, as ratings. Half a point each way between those who met keeps one who never lost finite.
fn fit(ahead: &Ahead, anchor: Option<usize>) -> Vec<f64> {
    let bots = ahead.0.len();
    let met = |one: usize, other: usize| ahead.0[one][other] + ahead.0[other][one] > 0.0;
    let won = |one: usize, other: usize| ahead.0[one][other] + if met(one, other) { 0.5 } else { 0.0 };
    let mut strengths = vec![1.0f64; bots];
    for _ in 0..STEPS {
        for one in 0..bots {
            let others = || (0..bots).filter(|other| *other != one);
            let wins: f64 = others().map(|other| won(one, other)).sum();
            let games: f64 = others()
                .map(|other| (won(one, other) + won(other, one)) / (strengths[one] + strengths[other]))
                .sum();
            if games > 0.0 {
                strengths[one] = wins / games;
            }
        }
        let middle = strengths.iter().map(|strength| strength.ln()).sum::<f64>() / bots as f64;
        strengths.iter_mut().for_each(|strength| *strength /= middle.exp());
    }
    let points: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let fixed = anchor.map_or(0.0, |anchor| points[anchor]);
    points.iter().map(|point| MIDDLE + point - fixed).collect()
}

/// Whether two bots are told apart: a sequential test between "30 points stronger" and "30 points weaker", each
/// mistaken with 2.5 %. `shares` says for each deal how often the one was ahead of the other.
pub fn told_apart(shares: &[f64]) -> bool {
    let count = shares.len() as f64;
    if count < 8.0 {
        return false;
    }
    let mean = shares.iter().sum::<f64>() / count;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / count;
    let chance = 1.0 / (1.0 + 10f64.powf(-30.0 / 400.0));
    let evidence = count * (2.0 * chance - 1.0) * (2.0 * mean - 1.0) / (2.0 * variance.max(0.01));
    evidence.abs() > (0.975f64 / 0.025).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_are_four_hundred_points() {
        let deal = Ahead(vec![vec![0.0, 1000.0], vec![100.0, 0.0]]);
        let found = fit(&deal, Some(1));
        assert!((found[0] - 1400.0).abs() < 2.0, "{found:?}");
        assert!((found[1] - 1000.0).abs() < 1e-9);
    }

    #[test]
    fn who_beats_the_better_one_is_better_still() {
        let deals = vec![Ahead(vec![vec![0.0, 3.0, 0.0], vec![1.0, 0.0, 3.0], vec![0.0, 1.0, 0.0]]); 20];
        let found = ratings(&deals, 3, None, 1);
        assert!(found[0].rating > found[1].rating && found[1].rating > found[2].rating);
        assert!(found.iter().all(|one| one.low <= one.rating && one.rating <= one.high));
    }

    #[test]
    fn two_are_told_apart_only_by_a_lasting_lead() {
        let even: Vec<f64> = (0..200).map(|number| f64::from(number % 2)).collect();
        assert!(!told_apart(&even));
        let better: Vec<f64> = (0..200).map(|number| f64::from(u8::from(number % 4 != 0))).collect();
        assert!(told_apart(&better));
    }
}
