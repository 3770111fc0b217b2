//! A player: gold, points, settlements, pieces, cards.

use engine::{Arg, Block, Message, Seat, Section, msg};

use super::super::words::{self, list, name, number, purse};
use crate::cards::Region;
use crate::details;
use crate::rules::{production, trade};
use crate::scoring;
use crate::state::{Settlement, Table, Which};

/// Everything that a player has.
pub fn section(table: &Table, seat: Seat) -> Section {
    let player = &table.players[seat];
    let mut facts = vec![
        (msg!("fact-gold"), purse(player.gold)),
        (msg!("fact-points"), number(scoring::points(table, seat).total())),
        (msg!("fact-technologies"), words::names(table.technologies_of(seat).map(|card| card.name()))),
        (msg!("fact-wonders"), words::names(table.wonders_of(seat).map(|card| card.name()))),
        (msg!("fact-cards"), cards(table, seat)),
    ];
    if table.options.advanced() {
        let improvements = player.improvements.iter().map(|card| card.name());
        facts.push((msg!("fact-improvements"), words::names(improvements)));
        facts.push((msg!("fact-faces"), number(production::faces(table, seat))));
        facts.push((msg!("fact-gears"), number(production::gears(table, seat))));
        let partners = trade::partners(table, seat).map(Arg::from).collect();
        facts.push((msg!("fact-partners"), list(partners)));
    }
    if !player.owed.is_empty() {
        let owed = player.owed.iter().map(|kind| words::unit(table, *kind));
        facts.push((msg!("fact-owed"), words::names(owed)));
    }
    let mut blocks = vec![Block::Facts(facts)];
    if player.out {
        blocks.push(Block::Lines(vec![msg!("player-out", seat)]));
    }
    blocks.push(settlements(table, seat));
    blocks.push(pieces(table, seat));
    Section { title: words::player(seat), seat: Some(seat), blocks }
}

/// The city cards with a resource that a player holds, own and borrowed ones.
fn cards(table: &Table, seat: Seat) -> Message {
    let held = trade::lendable(table, seat);
    list(held.iter().map(|region| words::card(region, table.resource(region)).into()).collect())
}

fn settlements(table: &Table, seat: Seat) -> Block {
    let head = ["head-settlement", "head-size", "head-resource", "head-gold"].map(Message::new).to_vec();
    let row = |(region, place): (Region, &Settlement)| {
        let resource = table.resource(region).map_or_else(|| msg!("nothing"), |found| name(found.name()));
        let gold = details::settlement_gold(table, region, place);
        vec![name(region.name()), words::size(place.size), resource, number(gold)]
    };
    Block::Table { head, rows: table.settlements_of(seat).map(row).collect() }
}

fn pieces(table: &Table, seat: Seat) -> Block {
    let head = vec![msg!("head-pieces"), msg!("head-area")];
    let row = |group: &crate::state::Group| {
        let which = Which { points: 0, ..group.which() };
        vec![words::aboard(table, which, group.count), name(group.area.name())]
    };
    Block::Table { head, rows: table.players[seat].pieces.iter().map(row).collect() }
}
