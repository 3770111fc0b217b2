//! The whole position in words and tables: the board for somebody who cannot see it.

mod map;
mod player;

use engine::{Arg, Block, Message, Seat, Section, Sheet, msg};

use super::words::{at, direction, list, number};
use crate::View;
use crate::cards::{Barbarian, CityState, Resource, Wonder};
use crate::details::{self, WonderDetails};
use crate::state::{ENVOYS, Table};

/// From the general to the particular.
pub fn sheet(view: &View) -> Sheet {
    let (table, details) = (&view.table, view.details());
    let mut sections = vec![course(table), agendas(table)];
    if table.hands.iter().any(|hand| !hand.is_empty()) {
        sections.push(hands(table));
    }
    sections.extend(table.players.seats().map(|seat| player::section(table, seat)));
    sections.push(wonders(table, &details.wonders));
    sections.push(city_states(table));
    sections.push(barbarians(table));
    sections.push(map::section(table, &details.spaces));
    Sheet { sections }
}

fn section(title: Message, blocks: Vec<Block>) -> Section {
    Section { title, seat: None, blocks }
}

/// Round, dial, supply and dice.
fn course(table: &Table) -> Section {
    let dial = &crate::cards::data().events.spaces[usize::from(table.dial) - 1];
    let mut facts = vec![
        (msg!("fact-round"), number(table.round)),
        (msg!("fact-first"), msg!("seat-name", seat = table.first)),
        (msg!("fact-dial"), msg!("list", things = vec![Arg::from(dial.symbol)])),
        (msg!("fact-direction"), direction(table.direction)),
        (msg!("fact-supply"), resources(table.supply)),
    ];
    if !table.dice.is_empty() {
        facts.push((msg!("fact-dice"), list(table.dice.iter().map(|die| Arg::from(*die)).collect())));
    }
    if let Some(combat) = table.combat {
        let at = at(table, combat.target);
        let values = msg!("combat-values", attack = combat.attack, defense = combat.defense, at);
        facts.push((msg!("fact-combat"), values));
    }
    section(msg!("sheet-match"), vec![Block::Facts(facts)])
}

/// How many of each resource there are.
fn resources(amounts: [u8; 4]) -> Message {
    let there = Resource::ALL.iter().zip(amounts).filter(|(_, amount)| *amount > 0);
    list(there.map(|(thing, amount)| Arg::from(msg!("amount-of", amount, thing = *thing))).collect())
}

/// Everybody's progress.
fn agendas(table: &Table) -> Section {
    let mut head = vec![msg!("head-agenda"), msg!("head-goal")];
    head.extend(table.players.seats().map(|seat| msg!("seat-name", seat)));
    let row = |found: &details::AgendaDetails| {
        let mut row = vec![msg!("score-agenda", agenda = found.agenda), Message::new(found.agenda.text())];
        row.extend(found.progress.iter().zip(found.marked.iter()).map(|(have, met)| match met {
            true => msg!("progress-met"),
            false => msg!("progress", have = *have, goal = found.goal),
        }));
        row
    };
    let rows = details::agendas(table).iter().map(row).collect();
    section(msg!("sheet-agendas"), vec![Block::Table { head, rows }])
}

/// The tiles that the players still have to lay.
fn hands(table: &Table) -> Section {
    let row = |seat: Seat| {
        let tiles = table.hands[seat].iter().map(|tile| Arg::from(tile.number())).collect();
        vec![msg!("seat-name", seat), list(tiles)]
    };
    let head = vec![msg!("head-player"), msg!("head-tiles")];
    let rows = table.players.seats().map(row).collect();
    section(msg!("sheet-hands"), vec![Block::Table { head, rows }])
}

/// The face-up wonders with what is missing, and those that are built.
fn wonders(table: &Table, found: &[WonderDetails]) -> Section {
    let head = vec![
        msg!("head-type"),
        msg!("head-wonder"),
        msg!("head-cost"),
        msg!("head-resources"),
        msg!("head-missing"),
        msg!("head-below"),
    ];
    let rows = found.iter().map(|wonder| wonder_row(table, wonder)).collect();
    let mut blocks = vec![Block::Table { head, rows }];
    let built = Wonder::ALL.iter().filter_map(|wonder| Some((*wonder, table.built[*wonder as usize]?)));
    let rows: Vec<Vec<Message>> = built
        .map(|(wonder, space)| {
            let owner = table.board.holder(space);
            let owner = owner.map_or_else(|| msg!("unclaimed"), |seat| msg!("seat-name", seat));
            vec![msg!("do-wonder", wonder), owner, at(table, space)]
        })
        .collect();
    if !rows.is_empty() {
        let head = vec![msg!("head-built"), msg!("head-owner"), msg!("head-where")];
        blocks.push(Block::Table { head, rows });
    }
    section(msg!("sheet-wonders"), blocks)
}

fn wonder_row(table: &Table, found: &WonderDetails) -> Vec<Message> {
    let facts = found.wonder.facts();
    let cost = match found.cost == facts.cost {
        true => number(found.cost),
        false => msg!("cost-reduced", cost = found.cost, printed = facts.cost),
    };
    let below = found.wonder.kind().stack().map_or(0, |stack| table.below[stack]);
    vec![
        msg!("list", things = vec![Arg::from(facts.kind)]),
        msg!("do-wonder", wonder = found.wonder),
        cost,
        msg!("list", things = facts.resources.to_vec()),
        missing(found),
        number(below),
    ]
}

fn missing(found: &WonderDetails) -> Message {
    match (found.needs_city, found.missing) {
        (true, _) => msg!("missing-city"),
        (false, 0) => msg!("missing-nothing"),
        (false, missing) => msg!("missing-production", missing),
    }
}

fn city_states(table: &Table) -> Section {
    let head = vec![
        msg!("head-state"),
        msg!("head-type"),
        msg!("head-where"),
        msg!("head-status"),
        msg!("head-holders"),
    ];
    let row = |(state, space): (CityState, crate::Space)| {
        let holders = table.envoys[state as usize];
        let status = match table.conqueror(state) {
            Some(seat) => msg!("state-conquered", seat),
            None => msg!("state-free", left = ENVOYS - holders.len()),
        };
        vec![
            msg!("list", things = vec![Arg::from(state)]),
            msg!("list", things = vec![Arg::from(state.kind())]),
            at(table, space),
            status,
            list(holders.iter().map(Arg::from).collect()),
        ]
    };
    let rows = table.map.city_states().map(row).collect();
    section(msg!("sheet-states"), vec![Block::Table { head, rows }])
}

fn barbarians(table: &Table) -> Section {
    let head = vec![msg!("head-barbarian"), msg!("head-where"), msg!("head-helmet")];
    let row = |letter: &Barbarian| {
        let home = table.map.helmet(*letter)?;
        let place = table.barbarians[*letter as usize];
        let place = place.map_or_else(|| msg!("barbarian-gone"), |space| at(table, space));
        Some(vec![msg!("foe-barbarian", barbarian = *letter), place, at(table, home)])
    };
    let rows = Barbarian::ALL.iter().filter_map(row).collect();
    section(msg!("sheet-barbarians"), vec![Block::Table { head, rows }])
}
