//! What things are worth with so many rounds to play.

use game_through_the_ages::cards::{Age, Output};
use game_through_the_ages::options::Level;
use game_through_the_ages::rules::{ages, row};
use game_through_the_ages::state::State;

use super::POINT;

/// Prices in hundredths of a culture point.
#[derive(Clone, Copy, Debug)]
pub struct Prices {
    /// Productions that are still to come.
    pub left: i32,
    /// One science point.
    pub science: i32,
    /// One resource.
    pub resource: i32,
    /// One food.
    pub food: i32,
    /// What one more of a rate brings until the end.
    pub rates: Rates,
    /// One point of strength, compared with all others.
    pub strength: i32,
    /// A worker who has nothing to do yet.
    pub worker: i32,
    /// A happy face.
    pub happy: i32,
    /// One civil action in each turn.
    pub civil: i32,
    /// One military action in each turn.
    pub military: i32,
}

/// What one more of a rate brings until the end.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    pub culture: i32,
    pub science: i32,
    pub resource: i32,
    pub food: i32,
}

impl Prices {
    /// With so many productions to come.
    pub fn new(left: i32) -> Self {
        let science = Ramp { each: 12, most: 11 };
        let resource = Ramp { each: 12, most: 9 };
        let food = Ramp { each: 9, most: 9 };
        Self {
            left,
            science: science.at(left),
            resource: resource.at(left),
            food: food.at(left),
            rates: Rates {
                culture: POINT * left,
                science: science.sum(left),
                resource: resource.sum(left),
                food: food.sum(left),
            },
            strength: 40 * left.min(9),
            worker: 36 * left.min(14),
            happy: 14 * left.min(12),
            civil: 70 * left,
            military: 35 * left,
        }
    }

    /// What a worker on a card with this output brings.
    pub fn output(&self, output: Output) -> i32 {
        i32::from(output.culture) * self.rates.culture
            + i32::from(output.science) * self.rates.science
            + i32::from(output.resources) * self.rates.resource
            + i32::from(output.food) * self.rates.food
            + i32::from(output.happy) * self.happy
            + i32::from(output.strength) * self.strength
    }
}

/// A price that falls towards the end: `each` for every round that is left, for `most` rounds.
#[derive(Clone, Copy)]
struct Ramp {
    each: i32,
    most: i32,
}

impl Ramp {
    fn at(self, left: i32) -> i32 {
        self.each * left.min(self.most)
    }

    /// One in each of the rounds that are left.
    fn sum(self, left: i32) -> i32 {
        let rising = left.min(self.most);
        self.each * (rising * (rising - 1) / 2 + self.most * (left - rising))
    }
}

/// How many rounds are left after this one, as far as one can tell.
pub fn rounds_left(state: &State) -> i32 {
    let table = &state.table;
    if let Some(last) = table.ends_after {
        return i32::from(last.saturating_sub(table.round));
    }
    let players = i32::from(table.players_left());
    let removed = i32::from(row::emptied(table.players_left()));
    let last = ages::last_with_decks(table.level());
    let more = i32::from(table.level() == Level::Full);
    // About two cards are taken in each turn.
    cards_left(state, last) / (players * (removed + 2)) + 1 + more
}

/// How many civil cards a deck has (TTA-2.5).
fn deck(state: &State) -> i32 {
    45 + 5 * (i32::from(state.table.seats()) - 2)
}

/// The civil cards of the present deck and of the decks to come.
fn cards_left(state: &State, last: Age) -> i32 {
    let decks = i32::from(last.level()) - i32::from(state.table.age.level());
    i32::try_from(state.piles.civil.len()).unwrap_or(0) + deck(state) * decks.max(0)
}

/// How many rounds a leader of this age stays: to the end of the next age (TTA-23.2).
pub fn rounds_of_leader(state: &State, age: Age) -> i32 {
    let last = ages::last_with_decks(state.table.level());
    let later_ages = i32::from(last.level()) - i32::from(age.next().level());
    let all = cards_left(state, last).max(1);
    rounds_left(state) * (all - deck(state) * later_ages.max(0)).max(0) / all
}
