//! How likely a unit wins a combat round (EC-8.7): the sums of dice counted out, with what each side adds.

use crate::rules::battle::Strength;

/// Chances of a combat round, in per cent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The other unit is removed.
    pub win: u32,
    /// Both are removed.
    pub tie: u32,
}

impl Odds {
    /// The own unit is removed.
    #[must_use]
    pub const fn lose(self) -> u32 {
        100 - self.win - self.tie
    }

    /// The odds of one strength against another.
    #[must_use]
    pub fn of(own: &Strength, other: &Strength) -> Self {
        let (ours, theirs) = (ways(own.dice), ways(other.dice));
        let (mut win, mut tie, mut all) = (0u64, 0u64, 0u64);
        for (mine, count) in (0u32..).zip(&ours) {
            for (yours, other_count) in (0u32..).zip(&theirs) {
                let both = count * other_count;
                all += both;
                match (mine + u32::from(own.bonus())).cmp(&(yours + u32::from(other.bonus()))) {
                    std::cmp::Ordering::Greater => win += both,
                    std::cmp::Ordering::Equal => tie += both,
                    std::cmp::Ordering::Less => {}
                }
            }
        }
        let percent = |part: u64| u32::try_from((200 * part + all) / (2 * all.max(1))).unwrap_or(0);
        let win = percent(win);
        Self { win, tie: percent(tie).min(100 - win) }
    }
}

/// In how many ways this many dice show each sum.
fn ways(dice: u8) -> Vec<u64> {
    let mut ways = vec![1u64];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + 6];
        for (sum, count) in ways.iter().enumerate() {
            for pips in 1..=6 {
                next[sum + pips] += count;
            }
        }
        ways = next;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strength(dice: u8, science: u8) -> Strength {
        Strength { dice, science, ..Strength::default() }
    }

    #[test]
    fn equal_units_have_equal_chances() {
        let odds = Odds::of(&strength(2, 2), &strength(2, 2));
        assert_eq!((odds.win, odds.tie, odds.lose()), (44, 11, 45));
        let one = Odds::of(&strength(1, 0), &strength(1, 0));
        assert_eq!((one.win, one.tie), (42, 17));
    }

    #[test]
    fn what_cannot_be_reached_is_never_won() {
        assert_eq!(Odds::of(&strength(1, 0), &strength(1, 6)), Odds { win: 0, tie: 0 });
        assert_eq!(Odds::of(&strength(1, 6), &strength(1, 0)).win, 100);
    }
}
