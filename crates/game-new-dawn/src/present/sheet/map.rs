//! The map, space by space.

use std::collections::BTreeMap;

use engine::{Arg, Block, Message, Section, msg};

use super::super::words::list;
use crate::board::Piece;
use crate::details::SpaceDetails;
use crate::hex::Direction;
use crate::space::Space;
use crate::state::Table;

/// Every space with its place, its terrain, what is on it and what it is next to.
pub fn section(table: &Table, found: &[SpaceDetails]) -> Section {
    let head = vec![
        msg!("head-space"),
        msg!("head-place"),
        msg!("head-terrain"),
        msg!("head-on-it"),
        msg!("head-neighbors"),
    ];
    let row = |details: &SpaceDetails| {
        vec![
            msg!("plain", text = details.space),
            msg!("place", q = details.q, r = details.r),
            msg!("terrain", terrain = details.terrain, difficulty = details.difficulty),
            list(on_it(details)),
            list(neighbors(table, details.space)),
        ]
    };
    let rows = found.iter().map(row).collect();
    let blocks = vec![Block::Lines(vec![msg!("map-names")]), rows_of(found), Block::Table { head, rows }];
    Section { title: msg!("sheet-map"), seat: None, blocks }
}

/// The map as it lies on the table: its rows from north to south, each from west to east.
fn rows_of(found: &[SpaceDetails]) -> Block {
    let mut rows: BTreeMap<i8, Vec<(i8, Arg)>> = BTreeMap::new();
    for details in found {
        rows.entry(details.r).or_default().push((details.q, details.space.into()));
    }
    let row = |(r, mut spaces): (i8, Vec<(i8, Arg)>)| {
        spaces.sort_unstable_by_key(|(q, _)| *q);
        let west = spaces.first().map_or(0, |(q, _)| *q);
        vec![
            msg!("place", q = west, r),
            msg!("list", things = spaces.into_iter().map(|(_, space)| space).collect::<Vec<_>>()),
        ]
    };
    let head = vec![msg!("head-from"), msg!("head-eastwards")];
    Block::Table { head, rows: rows.into_iter().map(row).collect() }
}

/// The neighbors by direction.
fn neighbors(table: &Table, space: Space) -> Vec<Arg> {
    let there = |to: Direction| {
        let beside = table.map.neighbor(space, to)?;
        Some(Arg::from(match to {
            Direction::East => msg!("beside-east", space = beside),
            Direction::SouthEast => msg!("beside-south-east", space = beside),
            Direction::SouthWest => msg!("beside-south-west", space = beside),
            Direction::West => msg!("beside-west", space = beside),
            Direction::NorthWest => msg!("beside-north-west", space = beside),
            Direction::NorthEast => msg!("beside-north-east", space = beside),
        }))
    };
    Direction::ALL.into_iter().filter_map(there).collect()
}

fn on_it(details: &SpaceDetails) -> Vec<Arg> {
    let mut things: Vec<Arg> = Vec::new();
    if let Some((seat, piece)) = details.piece {
        let piece: Message = match piece {
            Piece::Control => msg!("on-control", seat),
            Piece::Reinforced => msg!("on-reinforced", seat),
            Piece::City => msg!("on-city", seat),
            Piece::Capital => msg!("on-capital", seat),
        };
        things.push(piece.into());
    }
    things.extend(details.caravans.iter().map(|seat| Arg::from(msg!("on-caravan", seat = *seat))));
    things.extend(details.barbarians.iter().map(|barbarian| Arg::from(*barbarian)));
    things.extend(details.resource.map(Arg::from));
    things.extend(details.city_state.map(Arg::from));
    things.extend(details.natural.map(Arg::from));
    things.extend(details.wonder.map(Arg::from));
    things
}
