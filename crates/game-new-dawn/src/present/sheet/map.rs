//! The map, space by space.

use engine::{Arg, Block, Message, Section, msg};

use super::super::words::{list, spaces};
use crate::board::Piece;
use crate::details::SpaceDetails;
use crate::state::Table;

/// Every space with its terrain, what is on it and what it is next to.
pub fn section(table: &Table, found: &[SpaceDetails]) -> Section {
    let head = vec![msg!("head-space"), msg!("head-terrain"), msg!("head-on-it"), msg!("head-neighbors")];
    let row = |details: &SpaceDetails| {
        vec![
            msg!("plain", text = details.space),
            msg!("list", things = vec![Arg::from(details.terrain)]),
            list(on_it(details)),
            spaces(table.map.around(details.space)),
        ]
    };
    let rows = found.iter().map(row).collect();
    Section { title: msg!("sheet-map"), seat: None, blocks: vec![Block::Table { head, rows }] }
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
