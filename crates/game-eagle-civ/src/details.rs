//! What follows from a position and a page wants to say: what settlements and purchases bring, how
//! likely a resource becomes critical.

use std::ops::RangeInclusive;

use engine::Seat;

use crate::cards::{Era, Region, Resource};
use crate::rules::production;
use crate::state::{Holder, Settlement, Table};

/// What a settlement brings in the next production phase as things stand (EC-10.2, EC-31.2).
#[must_use]
pub fn settlement_gold(table: &Table, region: Region, place: &Settlement) -> u32 {
    if !table.options.advanced() {
        return u32::from(place.size) + u32::from(table.fertile(region));
    }
    let player = &table.players[place.holder];
    let happy = production::always_happy(table, region) || player.happy.contains(region);
    let productive = table.fertile(region) || player.productive.contains(region);
    production::card_value(table.resource(region), place.size, happy, productive)
}

/// By how much a change raises a player's income, before critical resource and minimum.
#[must_use]
pub fn income_gain(table: &Table, seat: Seat, change: impl FnOnce(&mut Table)) -> i64 {
    let income = |table: &Table| {
        let statement = production::statement(table, seat, None);
        i64::from(statement.total()) - i64::from(statement.minimum)
    };
    let mut after = *table;
    change(&mut after);
    income(&after) - income(table)
}

/// What one more size of a settlement brings each turn.
#[must_use]
pub fn growth_gain(table: &Table, seat: Seat, region: Region) -> i64 {
    income_gain(table, seat, |table| {
        if let Some(place) = &mut table.land_mut(region).settlement {
            place.size = (place.size + 1).min(4);
        }
    })
}

/// What a technology brings each turn.
#[must_use]
pub fn technology_gain(table: &Table, seat: Seat, card: crate::cards::Technology) -> i64 {
    income_gain(table, seat, |table| table.technologies[card.index()] = Holder::Player(seat))
}

/// In how many of 36 rolls a resource becomes critical (EC-10.4).
#[must_use]
pub fn critical_chance(era: Era, resource: Resource) -> u8 {
    (2..=12).filter(|roll| production::critical(era, *roll) == resource).map(ways).sum()
}

/// The table of critical resources (EC-10.4): the rolls of each column, their resource, and how many of 36 they are.
pub fn critical_columns(era: Era) -> impl Iterator<Item = (RangeInclusive<u8>, Resource, u8)> {
    let column = move |rolls: RangeInclusive<u8>| {
        let resource = production::critical(era, *rolls.start());
        (rolls.clone(), resource, rolls.map(ways).sum())
    };
    production::ROLLS.into_iter().map(column)
}

/// In how many ways two dice show a sum.
const fn ways(roll: u8) -> u8 {
    6 - roll.abs_diff(7)
}
