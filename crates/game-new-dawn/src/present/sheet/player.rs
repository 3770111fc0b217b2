//! One player: leader, row, pieces and cards.

use engine::{Arg, Block, Message, Seat, Section, msg};

use super::super::words::{list, number, roman, spaces};
use super::resources;
use crate::cards::{CityState, Wonder};
use crate::row::{RowCard, Slot};
use crate::rules::maturity;
use crate::state::{Caravan, Table};
use crate::turn;

/// The section of a player.
pub fn section(table: &Table, seat: Seat) -> Section {
    let leader = table.players[seat].leader;
    Section {
        title: msg!("sheet-player", seat, leader),
        seat: Some(seat),
        blocks: vec![row(table, seat), Block::Facts(facts(table, seat))],
    }
}

fn row(table: &Table, seat: Seat) -> Block {
    let head = vec![
        msg!("head-slot"),
        msg!("head-focus"),
        msg!("head-strength"),
        msg!("head-trade"),
        msg!("head-tokens"),
    ];
    let rows = table.players[seat].row.iter().map(|(slot, held)| row_card(table, seat, slot, held)).collect();
    Block::Table { head, rows }
}

fn row_card(table: &Table, seat: Seat, slot: Slot, held: &RowCard) -> Vec<Message> {
    let (card, kind, level) = (held.card, held.card.kind(), roman(held.card.level()));
    let states = held.city_states.iter().map(Arg::from);
    let tokens = states.chain(held.naturals.iter().map(Arg::from)).collect();
    vec![
        number(slot),
        msg!("card-level", card, kind, level),
        number(turn::strength(table, seat, slot)),
        number(held.trade),
        list(tokens),
    ]
}

fn facts(table: &Table, seat: Seat) -> Vec<(Message, Message)> {
    let (player, pieces) = (&table.players[seat], &table.board.0[seat]);
    let mut facts = vec![
        (msg!("fact-ability"), Message::new(player.leader.text())),
        (msg!("fact-tech"), number(player.tech)),
        (msg!("fact-resources"), resources(player.resources)),
        (msg!("fact-naturals"), list(table.naturals(seat).map(Arg::from).collect())),
        (msg!("fact-wonders"), list(table.wonders(seat).map(Arg::from).collect())),
        (msg!("fact-cities"), spaces(pieces.cities)),
        (msg!("fact-mature"), spaces(maturity::mature_cities(table, seat))),
        (msg!("fact-control"), spaces(pieces.control)),
        (msg!("fact-reinforced"), spaces(pieces.reinforced)),
        (msg!("fact-unused"), msg!("unused", control = player.control, cities = player.cities)),
        (msg!("fact-caravans"), caravans(table, seat)),
        (msg!("fact-diplomacy"), diplomacy(table, seat)),
    ];
    if table.controls(seat, Wonder::GreatZimbabwe) {
        facts.push((msg!("fact-zimbabwe"), number(table.zimbabwe)));
    }
    facts
}

fn caravans(table: &Table, seat: Seat) -> Message {
    let place = |caravan: &Caravan| match caravan {
        Caravan::Unused => None,
        Caravan::Card => Some(Arg::from(msg!("caravan-on-card"))),
        Caravan::On(space) => Some(Arg::from(*space)),
    };
    list(table.players[seat].caravans.iter().filter_map(place).collect())
}

/// The diplomacy cards that a player holds, of city-states and of others.
fn diplomacy(table: &Table, seat: Seat) -> Message {
    let envoys = CityState::ALL.iter().filter(|state| table.has_envoy(seat, **state));
    let mut held: Vec<Arg> = envoys.map(|state| Arg::from(*state)).collect();
    for owner in table.players.seats() {
        let pacts = table.pacts_held(seat, owner);
        held.extend(pacts.map(|pact| Arg::from(msg!("pact-of", pact, seat = owner))));
    }
    list(held)
}
