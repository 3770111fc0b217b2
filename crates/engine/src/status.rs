//! Whose decision it is, and how a match ended.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, Seats};

/// Whether somebody must decide, or the match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// These seats must decide, each for themselves and at the same time.
    Deciding(Seats),
    /// The match is over.
    Over(Outcome),
}

impl Status {
    /// One seat must decide.
    #[must_use]
    pub const fn turn(seat: Seat) -> Self {
        Self::Deciding(Seats::one(seat))
    }

    /// The seats that must decide; nobody when the match is over.
    #[must_use]
    pub const fn deciding(&self) -> Seats {
        match self {
            Self::Deciding(seats) => *seats,
            Self::Over(_) => Seats::NONE,
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The place of each seat: 1 for the winner, the same number for a shared place.
    pub ranking: BySeat<u8, 8>,
    /// The points of each seat.
    pub scores: BySeat<i32, 8>,
}

impl Outcome {
    /// Ranks the seats by their points, then by `tie_break`; the most is best in both.
    pub fn by_points<K: Ord>(seats: u8, points: impl Fn(Seat) -> i32, tie_break: impl Fn(Seat) -> K) -> Self {
        let key = |seat| (points(seat), tie_break(seat));
        let better = |seat| Seat::all(seats).filter(|other| key(*other) > key(seat)).count();
        Self {
            ranking: BySeat::from_fn(seats, |seat| u8::try_from(better(seat)).expect("few seats") + 1),
            scores: BySeat::from_fn(seats, &points),
        }
    }

    /// Everybody who won: one seat, or several that share the victory.
    #[must_use]
    pub fn winners(&self) -> Seats {
        self.ranking.pairs().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_broken_and_otherwise_shared() {
        let (points, cities) = ([9, 12, 12, 12], [0, 1, 3, 3]);
        let outcome = Outcome::by_points(4, |seat| points[seat.index()], |seat| cities[seat.index()]);
        assert!(outcome.ranking.iter().eq(&[4, 3, 1, 1]));
        assert!(outcome.winners().iter().eq([Seat(2), Seat(3)]));
    }
}
