//! Small words that every sentence is made of.

use engine::{Arg, Message, Name, msg};

use crate::cards::Kind;
use crate::rules::units;
use crate::state::{Ending, LOOKED, Pick, Table, Which};
use crate::trade::{Bundle, Parcel};

/// Several things, or the word for none.
pub fn list<A: Into<Arg>>(items: impl IntoIterator<Item = A>) -> Message {
    let items: Vec<Arg> = items.into_iter().map(Into::into).collect();
    if items.is_empty() { msg!("none") } else { msg!("list", items) }
}

/// A name as a sentence of its own.
pub fn name(name: Name) -> Message {
    msg!("name", name)
}

/// A number as a sentence of its own.
pub fn number(number: impl Into<Arg>) -> Message {
    msg!("number", number = number.into())
}

impl From<&Parcel> for Arg {
    fn from(parcel: &Parcel) -> Self {
        let (unit, area) = (parcel.which.kind.figure(), parcel.which.area.name());
        msg!("parcel", count = parcel.count, unit, area).into()
    }
}

/// What a kind of piece is called: by its type in the advanced rules.
pub fn unit(table: &Table, kind: Kind) -> Name {
    let typed = units::type_of(table, kind).filter(|_| table.options.advanced());
    typed.map_or(kind.figure(), |unit| unit.name())
}

/// A group among others.
pub fn group(table: &Table, which: Which) -> Message {
    let points = if which.points == LOOKED { 0 } else { which.points };
    msg!("group", unit = unit(table, which.kind), area = which.area.name(), points, ship = which.ship)
}

/// What a side sends into a combat round.
pub fn pick(table: &Table, pick: Pick) -> Message {
    let words = msg!("pick", unit = unit(table, pick.kind), seat = pick.owner, ship = pick.ship);
    match pick.aircraft {
        Some(wing) => msg!("pick-with-aircraft", pick = words, wing),
        None => words,
    }
}

/// What one side of a trade gives.
pub fn bundle(bundle: &Bundle) -> Message {
    let mut items: Vec<Arg> = Vec::new();
    if bundle.gold > 0 {
        items.push(msg!("gold", gold = bundle.gold).into());
    }
    items.extend(bundle.cards.iter().map(|region| msg!("card-of", region = region.name()).into()));
    items
        .extend(bundle.settlements.iter().map(|region| msg!("settlement-of", region = region.name()).into()));
    items.extend(bundle.technologies.iter().map(|card| card.name().into()));
    items.extend(bundle.wonders.iter().map(|card| card.name().into()));
    items.extend(bundle.pieces.iter().map(Arg::from));
    list(items)
}

/// Why the match ends.
pub fn ending(ending: Ending) -> Message {
    match ending {
        Ending::Technology => msg!("ending-technology"),
        Ending::EndRoll => msg!("ending-roll"),
        Ending::Conquest => msg!("ending-conquest"),
        Ending::Diplomatic => msg!("ending-diplomatic"),
        Ending::Military => msg!("ending-military"),
        Ending::Space => msg!("ending-space"),
        Ending::Standstill => msg!("ending-standstill"),
    }
}

/// The word for a size of settlement.
pub fn size(size: u8) -> Message {
    msg!("size", size)
}
