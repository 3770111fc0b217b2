//! Who controls a space, and what follows its controller (ND-R79).

use engine::{Log, Seat};

use crate::action::Token;
use crate::board::Piece;
use crate::cards::{CityState, Leader, Natural, Wonder};
use crate::event::{Event, Spot};
use crate::frame::Frame;
use crate::row::Slot;
use crate::space::Space;
use crate::state::{Player, Table};

/// Puts a piece on a space, in the place of whatever stands there. What belongs to the space goes
/// to the new controller.
pub fn take_over(table: &mut Table, seat: Seat, space: Space, piece: Piece, log: &mut impl Log<Event>) {
    let before = table.board.lift(space);
    if let Some((owner, lifted)) = before {
        return_piece(&mut table.players[owner], lifted);
    }
    let unused = unused_mut(&mut table.players[seat], piece);
    *unused = unused.saturating_sub(1);
    table.board.put(space, seat, piece);
    table.turn.touched = true;
    match before {
        // A city over the own control token changes nothing else (ND-R12).
        Some((owner, _)) if owner == seat => return,
        Some((owner, _)) => {
            log.tell(Event::Replaced { seat, owner, piece, at: Spot::of(table, space) });
            lose(table, owner, space);
        }
        None => {}
    }
    gain(table, seat, space, piece, log);
}

/// Takes the piece from a space that is left to nobody, without a word. Returns whose it was.
pub fn clear(table: &mut Table, space: Space) -> Option<Seat> {
    let (owner, piece) = table.board.lift(space)?;
    return_piece(&mut table.players[owner], piece);
    lose(table, owner, space);
    table.turn.touched = true;
    Some(owner)
}

/// Takes the piece from a space that is left to nobody. What belongs to the space returns to it.
pub fn vacate(table: &mut Table, space: Space, log: &mut impl Log<Event>) {
    let Some(owner) = clear(table, space) else { return };
    if let Some(natural) = table.map.natural_at(space) {
        log.tell(Event::NaturalReturned { natural });
    }
    if let Some(state) = table.map.city_state_at(space) {
        log.tell(Event::StateReturned { state });
    }
    if let Some(wonder) = table.wonder_at(space) {
        log.tell(Event::WonderLost { seat: owner, wonder });
    }
}

/// A piece that leaves the map is unused again (ND-1.4).
fn return_piece(player: &mut Player, piece: Piece) {
    *unused_mut(player, piece) += 1;
}

fn unused_mut(player: &mut Player, piece: Piece) -> &mut u8 {
    match piece {
        Piece::Control | Piece::Reinforced => &mut player.control,
        Piece::City | Piece::Capital => &mut player.cities,
    }
}

/// What a player loses with a space: the tokens of its city-state and natural wonder leave the focus
/// row, and what a wonder there gave is gone.
fn lose(table: &mut Table, owner: Seat, space: Space) {
    if let Some(state) = table.map.city_state_at(space) {
        table.players[owner].row.take_city_state(state);
    }
    if let Some(natural) = table.map.natural_at(space) {
        table.players[owner].row.take_natural(natural);
    }
    if let Some(wonder) = table.wonder_at(space) {
        lose_wonder(table, owner, wonder);
    }
}

/// What a player loses with a wonder (ND-R55, ND-R57).
pub fn lose_wonder(table: &mut Table, owner: Seat, wonder: Wonder) {
    match wonder {
        Wonder::GreatZimbabwe => table.zimbabwe = 0,
        Wonder::PotalaPalace => table.frames.push(Frame::ReturnPacts { seat: owner }),
        _ => {}
    }
}

/// What a player gains with a space.
fn gain(table: &mut Table, seat: Seat, space: Space, piece: Piece, log: &mut impl Log<Event>) {
    if let Some(resource) = table.deposit_at(space) {
        table.deposits.remove(space);
        table.players[seat].resources[resource as usize] += 1;
        log.tell(Event::ResourceCollected { seat, resource });
    }
    if let Some(natural) = table.map.natural_at(space) {
        log.tell(Event::NaturalGained { seat, natural });
        if table.led_by(seat, Leader::America) {
            table.frames.push(Frame::PutNatural { seat, natural });
        }
    }
    if let Some(state) = table.map.city_state_at(space) {
        // ND-18.6: both diplomacy cards are set aside.
        table.envoys[state as usize] = engine::Seats::NONE;
        log.tell(Event::Conquered { seat, state, piece });
        receive_city_state(table, seat, state, log);
    }
    if let Some(wonder) = table.wonder_at(space) {
        log.tell(Event::WonderGained { seat, wonder });
    }
}

/// The token goes on the own focus card of its type (ND-18.6); with several such cards the player
/// chooses, and without one it lies beside the row (ND-R56).
fn receive_city_state(table: &mut Table, seat: Seat, state: CityState, log: &mut impl Log<Event>) {
    let slots = table.players[seat].row.of_kind(state.kind());
    match slots.len() {
        0 => {}
        1 => slots.iter().for_each(|slot| put_city_state(table, seat, state, slot, log)),
        _ => table.frames.push(Frame::PutCityState { seat, state }),
    }
}

/// America puts a natural wonder token on any card of the row (ND-R59).
pub fn put_natural(table: &mut Table, seat: Seat, natural: Natural, slot: Slot, log: &mut impl Log<Event>) {
    let row = &mut table.players[seat].row;
    row.take_natural(natural);
    row.at_mut(slot).naturals.insert(natural);
    let card = row.at(slot).card;
    log.tell(Event::TokenPut { seat, token: Token::Natural(natural), card });
}

/// Puts a conquered city-state's token on a card.
pub fn put_city_state(
    table: &mut Table,
    seat: Seat,
    state: CityState,
    slot: Slot,
    log: &mut impl Log<Event>,
) {
    let held = table.players[seat].row.at_mut(slot);
    held.city_states.insert(state);
    let card = held.card;
    log.tell(Event::TokenPut { seat, token: Token::CityState(state), card });
}
