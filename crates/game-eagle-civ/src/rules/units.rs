//! Units: their types in the advanced rules, their strength, their prices (chapters 8, 11, 29, 32).

use engine::{Name, Seat, rule};

use crate::cards::{Class, Era, Kind, Price, Technology, UnitType, tables};
use crate::options::{ArtilleryBonus, StartingSwordsmen};
use crate::refusal::{Checked, Why};
use crate::state::{Holder, Table};

/// The types that a kind of piece can stand for, the weakest first.
fn types(kind: Kind) -> &'static [UnitType] {
    use UnitType as T;
    match kind {
        Kind::Settler => &[],
        Kind::AncientInfantry => &[T::Spearman, T::Swordsman],
        Kind::AncientCavalry => &[T::Chariot, T::Horseman],
        Kind::AncientArtillery => &[T::Catapult],
        Kind::AncientFleet => &[T::Galley],
        Kind::MedievalInfantry => &[T::ManAtArms],
        Kind::MedievalCavalry => &[T::Knight],
        Kind::MedievalArtillery => &[T::Trebuchet],
        Kind::MedievalFleet => &[T::Caravel, T::Galleon],
        Kind::GunpowderInfantry => &[T::Musketman, T::Rifleman],
        Kind::GunpowderCavalry => &[T::Dragoon],
        Kind::GunpowderArtillery => &[T::Cannon, T::Artillery],
        Kind::GunpowderFleet => &[T::Frigate, T::Ironclad],
        Kind::ModernInfantry => &[T::MachineGunner, T::MechanizedInfantry],
        Kind::ModernCavalry => &[T::Tank, T::ModernArmor],
        Kind::ModernArtillery => &[T::RocketArtillery, T::CruiseMissiles],
        Kind::ModernFleet => &[T::Battleship],
        Kind::Carrier => &[T::Carrier],
        Kind::Aircraft => &[T::Biplane, T::Monoplane, T::Jet, T::StealthAircraft],
    }
}

/// EC-29.11: the best type of a kind whose technology is in play.
#[must_use]
pub fn type_in_play(table: &Table, kind: Kind) -> Option<UnitType> {
    types(kind).iter().rev().copied().find(|unit| table.in_play(unit.facts().enabled_by))
}

/// EC-29.11, EC-R-54: the type that a piece on the board stands for; the weakest if none is in play,
/// but ancient infantry is swordsmen where the setup is taken at its word.
#[must_use]
pub fn type_of(table: &Table, kind: Kind) -> Option<UnitType> {
    let printed = table.options.starting_swordsmen == StartingSwordsmen::Printed;
    if printed && kind == Kind::AncientInfantry {
        return Some(UnitType::Swordsman);
    }
    type_in_play(table, kind).or_else(|| types(kind).first().copied())
}

/// The type that a piece is called by: with the advanced rules alone.
#[must_use]
pub fn shown(table: &Table, kind: Kind) -> Option<UnitType> {
    if table.options.advanced() { type_of(table, kind) } else { None }
}

/// What a piece is called now: its figure, with the advanced rules the type it stands for.
#[must_use]
pub fn name(table: &Table, kind: Kind) -> Name {
    shown(table, kind).map_or(kind.figure(), UnitType::name)
}

/// Why units of a kind do not exist now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Missing {
    /// They belong to the advanced rules.
    Advanced,
    /// This technology is not in play (EC-23.3, EC-32.4).
    Technology(Technology),
    /// Engineering has turned all of them into trebuchets (EC-R-80).
    Rebuilt,
}

/// EC-23.3, EC-32.4: with the advanced rules units exist once their technology is in play.
fn missing(table: &Table, kind: Kind) -> Option<Missing> {
    if !table.options.advanced() {
        return (kind == Kind::Carrier).then_some(Missing::Advanced);
    }
    if kind == Kind::AncientArtillery && table.in_play(Technology::Engineering) {
        return Some(Missing::Rebuilt);
    }
    let first = types(kind).first().filter(|_| type_in_play(table, kind).is_none());
    first.map(|unit| Missing::Technology(unit.facts().enabled_by))
}

/// Whether units of this kind exist at all now.
#[must_use]
pub fn available(table: &Table, kind: Kind) -> bool {
    kind.is_unit() && missing(table, kind).is_none()
}

/// That units of a kind exist now.
pub fn check_available(table: &Table, kind: Kind) -> Checked {
    let Some(missing) = missing(table, kind) else { return Ok(()) };
    let unit = name(table, kind);
    Err(match missing {
        Missing::Advanced => rule("EC-2.6").refuse(Why::UnitAdvancedOnly { unit }),
        Missing::Technology(needed) => {
            rule("EC-32.4").refuse(Why::UnitNeeds { unit, technology: needed.name() })
        }
        Missing::Rebuilt => {
            let (technology, better) = (Technology::Engineering.name(), UnitType::Trebuchet.name());
            rule("EC-R-80").refuse(Why::UnitRebuilt { unit, technology, better })
        }
    })
}

/// EC-11.4, EC-32.3, ED-21: units of the present era; with the advanced rules of the second edition of
/// earlier ones too.
fn is_of_an_era_sold(table: &Table, kind: Kind) -> bool {
    let earlier = table.options.advanced() && !table.options.first_printing() && kind.era() < table.era;
    kind.era() == table.era || earlier
}

/// Whether a kind of piece can be bought.
#[must_use]
pub fn for_sale(table: &Table, kind: Kind) -> bool {
    kind == Kind::Settler || (is_of_an_era_sold(table, kind) && available(table, kind))
}

/// That a kind of piece can be bought.
pub fn check_for_sale(table: &Table, kind: Kind) -> Checked {
    if kind == Kind::Settler {
        return Ok(());
    }
    let id = match kind.era() < table.era && table.options.advanced() {
        true => "ED-21",
        false if table.options.advanced() => "EC-32.3",
        false => "EC-11.4",
    };
    let sold = is_of_an_era_sold(table, kind);
    rule(id).require(sold, || Why::UnitOfOtherEra { unit: name(table, kind), era: table.era.name() })?;
    check_available(table, kind)
}

/// EC-11.1, EC-32.1: the price of a piece.
#[must_use]
pub fn price(table: &Table, kind: Kind) -> u32 {
    match kind.class() {
        None => cost(table, Price::Settler, table.era),
        Some(Class::Fleet) => cost(table, Price::Fleet, kind.era()),
        Some(Class::Aircraft) => cost(table, Price::Aircraft, kind.era()),
        Some(_) => cost(table, Price::Army, kind.era()),
    }
}

/// A cell of the purchase table.
#[must_use]
pub fn cost(table: &Table, row: Price, era: Era) -> u32 {
    let row = &tables().prices[row as usize];
    let columns = if table.options.advanced() { &row.advanced } else { &row.standard };
    u32::try_from(columns[era.index()]).unwrap_or(0)
}

/// EC-23.4: who gets a royalty from `buyer` for what this technology enables, and how much.
#[must_use]
pub fn royalty(table: &Table, buyer: Seat, technology: Technology, era: Era) -> Option<(Seat, u32)> {
    match table.technology(technology) {
        Holder::Player(owner) if owner != buyer => Some((owner, cost(table, Price::Royalty, era))),
        _ => None,
    }
}

/// EC-32.6, EC-R-35: what the bank pays for a unit of a past era.
#[must_use]
pub fn sell_price(table: &Table, kind: Kind) -> u32 {
    price(table, kind) / 5
}

/// EC-8.13, EC-29.5 ff.: the dice that a unit rolls.
#[must_use]
pub fn dice(kind: Kind) -> u8 {
    dice_of_era(kind.era())
}

/// EC-8.13, EC-8.14: the dice of units of an era, which is also the bonus of superiority in it.
#[must_use]
pub fn dice_of_era(era: Era) -> u8 {
    tables().eras[era.index()].dice
}

/// EC-8.17, EC-29.9: the dice that an aircraft adds.
#[must_use]
pub fn air_dice(table: &Table) -> u8 {
    if !table.options.advanced() {
        return 1;
    }
    type_of(table, Kind::Aircraft).map_or(1, |unit| unit.facts().extra_dice)
}

/// EC-29.4: what a unit type adds, by edition.
#[must_use]
pub fn bonus(table: &Table, kind: Kind) -> u8 {
    let Some(unit) = type_of(table, kind).filter(|_| table.options.advanced()) else { return 0 };
    if unit == UnitType::Artillery && table.options.artillery_bonus == ArtilleryBonus::One {
        return 1; // ED-20
    }
    let facts = unit.facts();
    if table.options.first_printing() { facts.bonus_first_edition } else { facts.bonus_second_edition }
}

/// Whether a player has a settlement beside the sea.
#[must_use]
pub fn has_coast(table: &Table, seat: Seat) -> bool {
    table.settlements_of(seat).any(|(region, _)| !region.facts().sea_neighbors.is_empty())
}
