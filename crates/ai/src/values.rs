//! Chances of winning, as whole numbers: the same on every machine.

use engine::{BySeat, Outcome, Seat};

/// What every seat may expect: its chance of winning, of [`SURE`]. Together they are about [`SURE`].
pub type Values = BySeat<i32, 8>;

/// A match that is won.
pub const SURE: i32 = 1 << 20;

/// A factor of two in the odds, as [`shares`] counts it.
pub const DOUBLE: i32 = 1 << 10;

/// What a match that is over was worth: those who share the victory share it alike.
#[must_use]
pub fn of_outcome(outcome: &Outcome) -> Values {
    let winners = outcome.winners();
    let each = SURE / i32::try_from(winners.len().max(1)).expect("few seats");
    BySeat::from_fn(outcome.ranking.count(), |seat| if winners.contains(seat) { each } else { 0 })
}

/// Chances from standings: who stands higher by [`DOUBLE`] wins twice as often.
#[must_use]
pub fn shares(standings: &BySeat<i32, 8>) -> Values {
    let most = standings.iter().copied().max().unwrap_or(0);
    let weight = |seat: Seat| i64::from(power(most - standings[seat]));
    let all: i64 = standings.seats().map(weight).sum();
    BySeat::from_fn(standings.count(), |seat| (weight(seat) * i64::from(SURE) / all.max(1)) as i32)
}

/// 2 to the power of `-below` / [`DOUBLE`], of 2^20, for `below` from 0: a parabola between whole powers, off by
/// less than a percent.
#[must_use]
pub fn power(below: i32) -> i32 {
    let whole = below / DOUBLE;
    let rest = below % DOUBLE;
    if whole > 20 {
        return 0;
    }
    // 1 - 0.674 x + 0.174 x²
    (SURE - 690 * rest + ((178 * rest * rest) >> 10)) >> whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twice_the_odds_for_each_step() {
        let standings = [0, DOUBLE, -DOUBLE];
        let values = shares(&BySeat::from_fn(3, |seat| standings[seat.index()]));
        let near =
            |seat: u8, share: f64| (f64::from(values[Seat(seat)]) / f64::from(SURE) - share).abs() < 0.01;
        assert!(near(0, 2.0 / 7.0) && near(1, 4.0 / 7.0) && near(2, 1.0 / 7.0), "{values:?}");
    }

    #[test]
    fn higher_standings_are_never_worth_less() {
        let mut last = i32::MAX;
        for below in 0..22 * DOUBLE {
            let now = power(below);
            assert!(now <= last, "at {below}");
            last = now;
        }
    }

    #[test]
    fn a_shared_victory_is_shared() {
        let outcome = Outcome::by_points(3, |seat| [7, 9, 9][seat.index()], |_| 0);
        assert!(of_outcome(&outcome).iter().eq(&[0, SURE / 2, SURE / 2]));
    }
}
