//! What changes hands in a trade, in words.

use engine::{Arg, Message, Name, Seat, msg};

use super::words;
use crate::cards::{Kind, Region};
use crate::state::Which;
use crate::trade::{Bundle, CityCard, Goods, Load, Parcel};

/// What one side gives.
pub fn bundle(goods: &Goods, from: Seat, bundle: &Bundle) -> Message {
    let mut things: Vec<Arg> = Vec::new();
    if bundle.gold.known() != Some(0) {
        things.push(words::purse(bundle.gold).into());
    }
    things.extend(bundle.cards.iter().map(|region| card(goods, region).into()));
    things.extend(bundle.settlements.iter().map(|region| settlement(goods, region).into()));
    let technology = |card: Name| msg!("trade-technology", technology = card).into();
    things.extend(bundle.technologies.iter().map(|card| technology(card.name())));
    let wonder = |card: Name| msg!("trade-wonder", wonder = card).into();
    things.extend(bundle.wonders.iter().map(|card| wonder(card.name())));
    things.extend(bundle.pieces.iter().map(|parcel| pieces(goods, from, parcel).into()));
    if things.is_empty() { msg!("give-nothing") } else { words::list(things) }
}

/// Pieces, and what a ship takes along or which ship they leave (EC-R-42).
fn pieces(goods: &Goods, from: Seat, parcel: &Parcel) -> Message {
    let Parcel { which: Which { area, kind, ship, .. }, count } = *parcel;
    let (area, pieces) = (area.name(), words::pieces(count, unit(goods, kind)));
    let load = |load: &Load| Arg::from(words::pieces(load.count, unit(goods, load.kind)));
    let cargo: Vec<Arg> = goods.aboard(from, ship).map(load).collect();
    match (ship, kind.is_fleet()) {
        (0, _) => msg!("trade-pieces", pieces, area),
        (_, true) => msg!("trade-ship", pieces, area, cargo = words::list(cargo)),
        (_, false) => msg!("trade-cargo", pieces, area, ship),
    }
}

/// A city card that is lent: where it is from, what it shows.
fn card(goods: &Goods, region: Region) -> Message {
    match goods.card(region) {
        Some(CityCard { size, resource: Some(resource), .. }) => {
            msg!("lent-card", region = region.name(), resource = resource.name(), size = words::size(*size))
        }
        _ => msg!("lent-card-plain", region = region.name()),
    }
}

/// A settlement that changes its owner.
fn settlement(goods: &Goods, region: Region) -> Message {
    let name = region.name();
    match goods.card(region) {
        Some(CityCard { size, resource: Some(resource), .. }) => {
            let (size, resource) = (words::size(*size), resource.name());
            msg!("trade-settlement-resource", region = name, size, resource)
        }
        Some(CityCard { size, .. }) => msg!("trade-settlement", region = name, size = words::size(*size)),
        None => msg!("trade-settlement-plain", region = name),
    }
}

/// What a piece is called in this trade.
fn unit(goods: &Goods, kind: Kind) -> Name {
    words::piece(kind, goods.units.iter().find(|unit| unit.kind() == kind))
}
