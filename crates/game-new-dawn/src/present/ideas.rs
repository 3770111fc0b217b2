//! What a player might think of at this point, legal or not: what "why not?" is answered for.

use engine::Seat;

use crate::action::Action;
use crate::cards::{Focus, Resource};
use crate::frame::Frame;
use crate::row::Slot;
use crate::rules;
use crate::space::Spaces;
use crate::state::Table;

/// Adds what a player might think of.
pub fn ideas(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    if table.decider() != Some(seat) {
        return;
    }
    rules::list(table, seat, out);
    let mut more = Vec::new();
    wishes(table, seat, &mut more);
    for idea in more {
        if !out.contains(&idea) {
            out.push(idea);
        }
    }
}

fn wishes(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let near = table.map.within(table.board.friendly(seat), 2);
    let beside = table.map.beside(table.board.friendly(seat));
    match table.frame() {
        Frame::Place { .. } | Frame::Hills | Frame::PlaceInGardens => {
            out.extend(beside.iter().map(Action::Place));
        }
        Frame::Build { .. } => {
            out.extend(near.iter().map(Action::BuildCity));
            out.extend(table.face_up.iter().flatten().map(|wonder| Action::BuildWonder(*wonder)));
        }
        Frame::Pay { .. } => out.extend(Resource::ALL.iter().map(|found| Action::PayResource(*found))),
        Frame::Fight { .. } => {
            let foes = table.board.rival(seat) | table.free_city_states() | table.barbarian_spaces();
            out.extend(foes.iter().map(Action::Attack));
            out.extend(table.board.0[seat].control.iter().map(Action::Reinforce));
        }
        Frame::Caravans { .. } => caravans(table, seat, out),
        Frame::Learn { .. } | Frame::Upgrade { .. } => learning(table, seat, out),
        Frame::GainTrade { .. } => out.extend(Slot::ALL.map(Action::PutOn)),
        Frame::GainResource { .. } => {
            out.extend(Resource::ALL.iter().map(|found| Action::TakeResource(*found)));
        }
        Frame::Turn => out.push(Action::Done),
        _ => {}
    }
}

/// Around the caravans, or the capital for those on the card.
fn caravans(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    for caravan in 0..3u8 {
        let start = rules::economy::starts(table, seat, usize::from(caravan));
        let around = table.map.within(start, 2).without(start);
        out.extend(around.iter().take(40).map(|to| Action::Move(caravan, to)));
    }
    let markets: Spaces = rules::economy::markets(table, seat);
    out.extend(markets.iter().map(|to| Action::Move(0, to)));
}

/// Every card of the deck, in the place of the card of its type.
fn learning(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    for card in Focus::ALL {
        let slot = table.players[seat].row.of_kind(card.kind()).iter().next();
        out.extend(slot.map(|slot| Action::Learn(*card, slot)));
    }
}
