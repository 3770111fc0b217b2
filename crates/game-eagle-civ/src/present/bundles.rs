//! What changes hands in a trade, in words.

use engine::{Arg, Message, Name, msg};

use super::words;
use crate::cards::{Kind, Region};
use crate::trade::{Bundle, CityCard, Goods};

/// What one side gives.
pub fn bundle(goods: &Goods, bundle: &Bundle) -> Message {
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
    for parcel in &bundle.pieces {
        let pieces = words::pieces(parcel.count, unit(goods, parcel.which.kind));
        things.push(msg!("trade-pieces", pieces, area = parcel.which.area.name()).into());
    }
    if things.is_empty() { msg!("give-nothing") } else { words::list(things) }
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
