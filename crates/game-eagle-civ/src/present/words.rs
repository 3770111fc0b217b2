//! Parts of sentences.

use engine::{Arg, Message, Name, Seat, msg};

use crate::cards::{Kind, Region, Resource, UnitType};
use crate::gold::Gold;
use crate::map::Area;
use crate::options::{Edition, Length, Options, RuleSet};
pub use crate::rules::units::name as unit;
use crate::state::{Ending, Group, LOOKED, Settlement, Shown, Side, Table, Which};
use crate::view::View;

/// Several things, or that there are none.
pub fn list(things: Vec<Arg>) -> Message {
    if things.is_empty() { msg!("nothing") } else { msg!("list", things) }
}

/// Several names, or that there are none.
pub fn names(names: impl Iterator<Item = Name>) -> Message {
    list(names.map(Arg::from).collect())
}

/// A number.
pub fn number(number: impl Into<Arg>) -> Message {
    msg!("number", number)
}

/// A name alone.
pub fn name(name: Name) -> Message {
    msg!("name", name)
}

/// A player alone.
pub fn player(seat: Seat) -> Message {
    msg!("seat-name", seat)
}

/// An amount of gold that may be hidden (EC-R-04).
pub fn purse(purse: Gold) -> Message {
    purse.known().map_or_else(|| msg!("gold-hidden"), gold)
}

/// An amount of gold.
pub fn gold(gold: u32) -> Message {
    msg!("gold-amount", gold)
}

/// What a piece is called that stood for this type.
pub const fn piece(kind: Kind, unit: Option<UnitType>) -> Name {
    match unit {
        Some(unit) => unit.name(),
        None => kind.figure(),
    }
}

/// The rule set, and the length of the advanced game (EC-1.2, EC-26.1).
pub const fn rules(options: Options) -> Message {
    match (options.rules, options.length) {
        (RuleSet::Standard, _) => Message::new("option-rules-standard"),
        (RuleSet::Advanced, Length::Short) => Message::new("rules-advanced-short"),
        (RuleSet::Advanced, Length::Medium) => Message::new("rules-advanced-medium"),
        (RuleSet::Advanced, Length::Long) => Message::new("rules-advanced-long"),
    }
}

/// The edition (chapter 40).
pub const fn edition(options: Options) -> Message {
    match options.edition {
        Edition::Second => Message::new("option-edition-second"),
        Edition::First => Message::new("option-edition-first"),
    }
}

/// `2 × Swordsman`.
pub fn pieces(count: u8, unit: Name) -> Message {
    if count == 1 { msg!("piece", unit) } else { msg!("pieces", count, unit) }
}

/// The size of a settlement: village to metropolis.
pub const fn size(size: u8) -> Message {
    match size {
        ..=1 => Message::new("size-village"),
        2 => Message::new("size-town"),
        3 => Message::new("size-city"),
        _ => Message::new("size-metropolis"),
    }
}

/// A settlement with its owner.
pub fn settlement(place: &Settlement) -> Message {
    msg!("settlement-of", seat = place.owner, size = size(place.size))
}

/// A city card by its region, with its resource.
pub fn card(region: Region, resource: Option<Resource>) -> Message {
    match resource {
        Some(resource) => msg!("card-resource", region = region.name(), resource = resource.name()),
        None => msg!("card-plain", region = region.name()),
    }
}

/// The side of a battle.
pub const fn side(side: Side) -> Message {
    match side {
        Side::Attack => Message::new("side-attack"),
        Side::Defense => Message::new("side-defense"),
    }
}

/// Why a match ends.
pub const fn ending(ending: Ending) -> Message {
    Message::new(match ending {
        Ending::Technology => "ending-technology",
        Ending::EndRoll => "ending-end-roll",
        Ending::Conquest => "ending-conquest",
        Ending::Diplomatic => "ending-diplomatic",
        Ending::Military => "ending-military",
        Ending::Space => "ending-space",
        Ending::Standstill => "ending-standstill",
    })
}

/// A group as it is chosen: where it is, what it is, how far it still goes.
pub fn group(table: &Table, which: Which, count: u8) -> Message {
    let pieces = aboard(table, which, count);
    let area = which.area.name();
    match which.points {
        LOOKED => msg!("group-looked", area, pieces),
        points => msg!("group", area, pieces, points),
    }
}

/// Pieces, and the ship that carries them, or what the ship carries.
pub fn aboard(table: &Table, which: Which, count: u8) -> Message {
    let pieces = pieces(count, unit(table, which.kind));
    match which.ship {
        0 => pieces,
        ship if which.kind.is_fleet() => msg!("ship-numbered", pieces, ship),
        ship => msg!("aboard-ship", pieces, ship),
    }
}

/// The pieces of a player in an area.
pub fn pieces_in(table: &Table, seat: Seat, area: Area) -> Vec<Arg> {
    let of = |group: &Group| Arg::from(aboard(table, Which { points: 0, ..group.which() }, group.count));
    table.players[seat].groups_in(area).map(of).collect()
}

/// What is in an area: settlement, pieces, marker.
pub fn contents(view: &View, area: Area) -> Message {
    let table = &view.table;
    let mut things: Vec<Arg> = Vec::new();
    if let Some(place) = area.land().and_then(|region| table.settlement(region)) {
        things.push(settlement(place).into());
    }
    for seat in table.players.seats() {
        let pieces = pieces_in(table, seat, area);
        if !pieces.is_empty() {
            things.push(msg!("pieces-of", seat, pieces).into());
        }
    }
    if let Some(region) = area.land().filter(|region| table.land(*region).marker != Shown::Nothing) {
        things.push(match table.land(region).marker {
            Shown::FaceUp(marker) => msg!("marker-there", marker = marker.name()).into(),
            _ => marker(view, region).into(),
        });
    }
    if things.is_empty() { msg!("empty") } else { list(things) }
}

/// The marker of a region as the viewer knows it.
pub fn marker(view: &View, region: Region) -> Message {
    match (view.table.land(region).marker, view.marker(region)) {
        (Shown::Nothing, _) => msg!("nothing"),
        (Shown::FaceUp(marker), _) => name(marker.name()),
        (Shown::FaceDown { .. }, Some(marker)) => msg!("marker-known", marker = marker.name()),
        (Shown::FaceDown { .. }, None) => msg!("marker-unknown"),
    }
}
