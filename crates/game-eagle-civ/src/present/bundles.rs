//! What changes hands in a trade, in words.

use engine::{Arg, Message, msg};

use super::words;
use crate::cards::Region;
use crate::state::Table;
use crate::trade::Bundle;

/// What one side gives; with a table the resources of cards are told too.
pub fn bundle(table: Option<&Table>, bundle: &Bundle) -> Message {
    let mut things: Vec<Arg> = Vec::new();
    if bundle.gold.known() != Some(0) {
        things.push(words::purse(bundle.gold).into());
    }
    things.extend(bundle.cards.iter().map(|region| card(table, region).into()));
    let settlement = |region: Region| msg!("trade-settlement", region = region.name()).into();
    things.extend(bundle.settlements.iter().map(settlement));
    things.extend(bundle.technologies.iter().map(|card| card.name().into()));
    things.extend(bundle.wonders.iter().map(|card| card.name().into()));
    for parcel in &bundle.pieces {
        let unit = table.map_or(parcel.which.kind.figure(), |table| words::unit(table, parcel.which.kind));
        let pieces = words::pieces(parcel.count, unit);
        things.push(msg!("trade-pieces", pieces, area = parcel.which.area.name()).into());
    }
    if things.is_empty() { msg!("give-nothing") } else { words::list(things) }
}

/// A city card that is lent, by its resource if it is known.
fn card(table: Option<&Table>, region: Region) -> Message {
    match table.and_then(|table| table.resource(region)) {
        Some(resource) => msg!("lent-resource", resource = resource.name(), region = region.name()),
        None => msg!("lent-card", region = region.name()),
    }
}
