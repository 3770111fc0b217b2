//! Chapters 12 and 33: points.

use engine::{Outcome, Seat};

use crate::cards::{Technology, Wonder};
use crate::state::{Ending, Holder, Table};

/// The points of a player by their sources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// Settlements by size (EC-12.2, EC-33.2).
    pub settlements: i32,
    /// Technologies: 2 each in the standard rules; seminal discoveries 4 each in the advanced ones.
    pub technologies: i32,
    /// Wonders: 3 each, or 2 with the advanced rules.
    pub wonders: i32,
    /// What the ending brings (EC-33.3, EC-33.4, EC-33.5).
    pub ending: i32,
}

impl Points {
    /// The sum.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.settlements + self.technologies + self.wonders + self.ending
    }
}

/// EC-12.2, EC-33.2: what a player has so far, with what the declared ending brings.
#[must_use]
pub fn points(table: &Table, seat: Seat) -> Points {
    let count = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
    let advanced = table.options.advanced();
    let wonders = count(table.wonders_of(seat).count());
    Points {
        settlements: table.settlements_of(seat).map(|(_, place)| i32::from(place.size)).sum(),
        technologies: table.technologies_of(seat).map(|card| technology(card, advanced)).sum(),
        wonders: wonders * if advanced { 2 } else { 3 },
        ending: ending(table, seat),
    }
}

/// EC-4.9, EC-23.7, EC-33.6: with the advanced rules only seminal discoveries score.
fn technology(card: Technology, advanced: bool) -> i32 {
    if advanced { i32::from(card.facts().vp) } else { 2 }
}

/// EC-33.3, EC-33.4, EC-33.5: what the declared ending brings.
fn ending(table: &Table, seat: Seat) -> i32 {
    let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
    match table.ending {
        Some(Ending::Diplomatic) if table.wonder(Wonder::UnitedNations) == Holder::Player(seat) => 5,
        Some(Ending::Military) => number(table.players[seat].tally(|group| group.kind.is_unit())),
        Some(Ending::Space) => number(u32::try_from(table.technologies_of(seat).count()).unwrap_or(0)),
        _ => 0,
    }
}

/// EC-12.3, EC-33.1, ED-22, EC-R-67: most points win, the tied share; total conquest wins outright.
#[must_use]
pub fn outcome(table: &Table) -> Outcome {
    let conquest = table.ending == Some(Ending::Conquest);
    let alive = |seat: Seat| !table.players[seat].out;
    let total = |seat: Seat| points(table, seat).total();
    let mut outcome = Outcome::by_points(table.seats(), total, alive);
    if conquest {
        let first = |seat: Seat| i32::from(alive(seat) && !table.realm(seat).is_empty());
        outcome.ranking = Outcome::by_points(table.seats(), first, total).ranking;
    }
    outcome
}
