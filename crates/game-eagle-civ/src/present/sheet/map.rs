//! The board: every land region and every sea zone.

use engine::{Arg, Block, Message, Section, msg};

use super::super::words::{self, marker, name, number, pieces_in};
use super::section;
use crate::cards::{Region, Zone};
use crate::details;
use crate::map::Area;
use crate::state::Table;
use crate::view::View;

/// A part of the world, as the data file calls it.
pub fn continent(continent: &str) -> Message {
    Message::new(match continent {
        "africa" => "continent-africa",
        "antarctica" => "continent-antarctica",
        "asia" => "continent-asia",
        "europe" => "continent-europe",
        "north_america" => "continent-north-america",
        "oceania" => "continent-oceania",
        "south_america" => "continent-south-america",
        _ => "continent-other",
    })
}

/// Every land region with its marker, settlement, pieces and neighbors.
pub fn land(view: &View) -> Section {
    let table = &view.table;
    let head = ["head-region", "head-marker", "head-settlement", "head-gold", "head-pieces", "head-borders"];
    let row = |region: &Region| {
        let settlement = table.settlement(*region);
        let lent = settlement.filter(|place| place.holder != place.owner);
        let owner = settlement.map_or_else(|| msg!("nothing"), words::settlement);
        vec![
            name(region.name()),
            marker(view, *region),
            lent.map_or_else(
                || owner.clone(),
                |place| msg!("settlement-lent", settlement = owner.clone(), seat = place.holder),
            ),
            settlement.map_or_else(
                || msg!("nothing"),
                |place| number(details::settlement_gold(table, *region, place)),
            ),
            pieces(table, Area::Land(*region)),
            borders(Area::Land(*region)),
        ]
    };
    let rows = Region::ALL.iter().map(row).collect();
    section(msg!("sheet-land"), vec![Block::Table { head: head.map(Message::new).to_vec(), rows }])
}

/// Every sea zone with the pieces there and its neighbors.
pub fn sea(table: &Table) -> Section {
    let head = ["head-zone", "head-pieces", "head-borders"];
    let row = |zone: &Zone| {
        let area = Area::Sea(*zone);
        vec![name(zone.name()), pieces(table, area), borders(area)]
    };
    let rows = Zone::ALL.iter().map(row).collect();
    section(msg!("sheet-sea"), vec![Block::Table { head: head.map(Message::new).to_vec(), rows }])
}

fn pieces(table: &Table, area: Area) -> Message {
    let mut found: Vec<Arg> = Vec::new();
    for seat in table.players.seats() {
        let pieces = pieces_in(table, seat, area);
        if !pieces.is_empty() {
            found.push(msg!("pieces-of", seat, pieces).into());
        }
    }
    words::list(found)
}

fn borders(area: Area) -> Message {
    words::names(area.neighbors().map(Area::name))
}
