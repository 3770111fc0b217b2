//! Chapter 9: placing control tokens, and what culture cards do with them.

use engine::{Log, Rejection, Seat, msg, rule};

use super::terrain::{Purpose, allowed};
use super::{control, start, trade};
use crate::action::Token;
use crate::board::Piece;
use crate::cards::{Age, FocusType, Leader, Near, Terrain, Wonder};
use crate::event::{Cause, Event, Spot};
use crate::frame::{Frame, Resolving};
use crate::row::Slots;
use crate::space::{Space, Spaces};
use crate::state::{StartEffect, Table};

/// The terrain difficulty up to which the Hanging Gardens place.
const GARDENS: u8 = 4;

/// How many tokens the first group of a culture card places: the printed number, and for France
/// one, two or three more by the latest age among the own wonders.
#[must_use]
pub fn first_group(table: &Table, seat: Seat, card: Resolving, count: u8) -> u8 {
    if card.card.kind() != FocusType::Culture || !table.led_by(seat, Leader::France) {
        return count;
    }
    count
        + match table.wonders(seat).map(Wonder::age).max() {
            None => 0,
            Some(Age::Ancient) => 1,
            Some(Age::Medieval) => 2,
            Some(Age::Modern) => 3,
        }
}

/// The spaces that may hold a control token at all: no water, no barbarian, city, city-state or
/// other control token (ND-9.2, ND-9.3). Caravans and wonder tokens do not matter (ND-R14).
#[must_use]
pub fn placeable(table: &Table) -> Spaces {
    let taken = table.board.held() | table.barbarian_spaces() | table.free_city_states();
    table.map.land().without(taken)
}

/// The spaces on which the card may place a token now.
#[must_use]
pub fn targets(table: &Table, seat: Seat, card: Resolving, near: Near) -> Spaces {
    placing(table, seat, near, card.strength, Purpose::PlaceByCard)
}

/// The spaces on which the Hanging Gardens may place a token.
#[must_use]
pub fn garden_targets(table: &Table, seat: Seat) -> Spaces {
    placing(table, seat, Near::FriendlyCity, GARDENS, Purpose::Place)
}

fn placing(table: &Table, seat: Seat, near: Near, limit: u8, purpose: Purpose) -> Spaces {
    let allowed = allowed(table, seat, limit, purpose) & placeable(table);
    let mut targets = allowed & table.map.beside(anchors(table, seat, near));
    if table.controls(seat, Wonder::ChichenItza) {
        // Empty forests, wherever they are; the slot still has to allow forest.
        targets |= allowed & table.map.terrain(Terrain::Forest) & table.empty();
    }
    targets
}

/// What a token must be placed next to.
fn anchors(table: &Table, seat: Seat, near: Near) -> Spaces {
    match near {
        Near::FriendlyCity => table.board.0[seat].cities,
        Near::FriendlySpace => table.board.friendly(seat),
        Near::NewCity => table.turn.new_city.map_or(Spaces::NONE, Spaces::one),
    }
}

/// The hills to which Stonehenge may go on (ND-R17).
#[must_use]
pub fn hill_targets(table: &Table) -> Spaces {
    table.map.beside(table.turn.hills) & table.map.terrain(Terrain::Hills) & placeable(table)
}

/// ND-9: whether a control token may be placed there.
///
/// # Errors
/// Why not.
pub fn check_place(table: &Table, seat: Seat, space: Space) -> Result<(), Rejection> {
    let targets = match table.frame() {
        Frame::Place { card, near, left, .. } => {
            rule("ND-9.1").require(left > 0, || msg!("no-more-control-tokens"))?;
            targets(table, seat, card, near)
        }
        Frame::Hills | Frame::PlaceOnHill => hill_targets(table),
        Frame::Turn if start::effects(table, seat).contains(StartEffect::HangingGardens) => {
            start::require(table, seat, StartEffect::HangingGardens)?;
            garden_targets(table, seat)
        }
        Frame::PlaceInGardens => garden_targets(table, seat),
        _ => return Err(rule("ND-9.1").refuse(msg!("placing-takes-a-card"))),
    };
    rule("ND-9.9").require(table.players[seat].control > 0, || msg!("no-unused-control-token"))?;
    if targets.contains(space) {
        return Ok(());
    }
    Err(why_not(table, seat, space))
}

/// The rule that forbids a space for control tokens.
fn why_not(table: &Table, seat: Seat, space: Space) -> Rejection {
    let map = &table.map;
    if !map.on_map().contains(space) {
        return rule("ND-5.1").refuse(msg!("not-on-the-map", space));
    }
    if map.water().contains(space) {
        return rule("ND-9.2").refuse(msg!("water", space));
    }
    if !placeable(table).contains(space) {
        return rule("ND-9.3").refuse(msg!("space-is-taken", space));
    }
    let (near, slot) = match table.frame() {
        Frame::Hills | Frame::PlaceOnHill => {
            return rule("ND-R17").refuse(msg!("not-an-adjacent-hill", space));
        }
        Frame::Place { near, card, .. } => (near, card.strength),
        _ => (Near::FriendlyCity, GARDENS),
    };
    if map.beside(anchors(table, seat, near)).contains(space) {
        let terrain = map.terrain_of(space);
        return rule("ND-9.2").refuse(msg!("terrain-too-difficult", space, terrain, slot));
    }
    match near {
        Near::FriendlyCity => rule("ND-9.1").refuse(msg!("not-beside-own-city", space)),
        Near::FriendlySpace => rule("ND-9.8").refuse(msg!("not-beside-friendly-space", space)),
        Near::NewCity => rule("ND-9.8").refuse(msg!("not-beside-new-city", space)),
    }
}

/// Places a control token on its unreinforced side (ND-9.4) and takes what lies there (ND-9.5).
pub fn apply_place(table: &mut Table, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    let by = match table.frame() {
        Frame::Place { card, .. } => Cause::Card(card.card),
        Frame::Hills | Frame::PlaceOnHill => Cause::Wonder(Wonder::Stonehenge),
        _ => Cause::Wonder(Wonder::HangingGardens),
    };
    match table.frames.last_mut() {
        Some(Frame::Place { left, taken_back, .. }) => {
            *left -= 1;
            *taken_back = false;
        }
        Some(Frame::PlaceInGardens | Frame::PlaceOnHill) => {
            table.frames.pop();
        }
        Some(Frame::Turn) => {
            table.turn.start.remove(StartEffect::HangingGardens);
        }
        _ => {}
    }
    log.tell(Event::Placed { seat, at: Spot::of(table, space), by });
    if table.map.terrain(Terrain::Hills).contains(space) && table.controls(seat, Wonder::Stonehenge) {
        go_on_from(table, space);
    }
    control::take_over(table, seat, space, Piece::Control, log);
}

/// Stonehenge: from this hill one may go on to adjacent hills, and from these again (ND-R17).
fn go_on_from(table: &mut Table, hill: Space) {
    if table.frame() == Frame::Hills {
        table.turn.hills.insert(hill);
    } else {
        table.turn.hills = Spaces::one(hill);
        table.frames.push(Frame::Hills);
    }
}

/// The control tokens that can be taken back for another place: all of the player's if none is unused
/// (ND-9.9), but not those that Stonehenge has just placed, which would be taken back and placed
/// without end (ND-R83).
#[must_use]
pub fn returnable(table: &Table, seat: Seat) -> Spaces {
    let own = table.board.0[seat].control;
    match table.frame() {
        _ if table.players[seat].control > 0 => Spaces::NONE,
        Frame::Hills => own.without(table.turn.hills),
        _ => own,
    }
}

/// ND-9.9: a player without an unused control token may take one back before placing it.
///
/// # Errors
/// If there is an unused one, or nothing to place, or the space holds no own control token.
pub fn check_take_back(table: &Table, seat: Seat, space: Space) -> Result<(), Rejection> {
    let placeable = match table.frame() {
        Frame::Place { card, near, left, .. } => {
            rule("ND-9.1").require(left > 0, || msg!("no-more-control-tokens"))?;
            targets(table, seat, card, near)
        }
        Frame::Turn if start::effects(table, seat).contains(StartEffect::HangingGardens) => {
            start::require(table, seat, StartEffect::HangingGardens)?;
            garden_targets(table, seat)
        }
        Frame::Hills => hill_targets(table),
        // What takes the place of a beaten token is placed in any case (ND-R32).
        Frame::Occupy { .. } => Spaces::one(space),
        _ => return Err(rule("ND-9.9").refuse(msg!("nothing-to-take-back-for"))),
    };
    rule("ND-9.9").require(table.players[seat].control == 0, || msg!("still-unused-control-tokens"))?;
    rule("ND-9.9").require(!placeable.is_empty(), || msg!("nothing-to-place"))?;
    let own = table.board.0[seat].control.contains(space);
    rule("ND-9.9").require(own, || msg!("not-your-control-token", space))?;
    let free = returnable(table, seat).contains(space);
    rule("ND-R83").require(free, || msg!("stonehenge-placed-it", space))
}

/// Takes an own control token back from the map.
pub fn apply_take_back(table: &mut Table, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    match table.frames.last_mut() {
        Some(Frame::Place { taken_back, .. }) => *taken_back = true,
        Some(Frame::Turn) => {
            table.turn.start.remove(StartEffect::HangingGardens);
            table.frames.push(Frame::PlaceInGardens);
        }
        Some(Frame::Hills) => table.frames.push(Frame::PlaceOnHill),
        _ => {}
    }
    log.tell(Event::TakenBack { seat, at: Spot::of(table, space) });
    control::vacate(table, space, log);
}

/// Whether tokens add to this part of a card: to the first group of a culture card (ND-R16).
#[must_use]
pub fn may_add(card: Resolving, near: Near) -> bool {
    card.card.kind() == FocusType::Culture && near == Near::FriendlyCity
}

/// ND-9.7: each spent token allows one more control token, when the others are placed (ND-R16).
///
/// # Errors
/// If others are left, or nothing can be placed.
pub fn check_spend(
    table: &Table,
    seat: Seat,
    card: Resolving,
    left: u8,
    near: Near,
    token: Token,
) -> Result<(), Rejection> {
    rule("ND-R16").require(may_add(card, near), || msg!("no-trade-for-this-part"))?;
    rule("ND-9.7").require(left == 0, || msg!("place-the-others-first"))?;
    rule("ND-9.7").require(!targets(table, seat, card, near).is_empty(), || msg!("nothing-to-place"))?;
    let slots = Slots::one(card.slot);
    trade::check_spend(table, seat, slots, trade::Spender::Resolver, token)
}

/// Whether a token that was taken back can still be placed: then one cannot stop (ND-9.9).
#[must_use]
pub fn owes_a_token(table: &Table, seat: Seat) -> bool {
    match table.frame() {
        Frame::Place { card, near, taken_back: true, .. } => {
            table.players[seat].control > 0 && !targets(table, seat, card, near).is_empty()
        }
        _ => false,
    }
}

/// The own control tokens that Drama and Poetry could move.
#[must_use]
pub fn movable(table: &Table, seat: Seat) -> Spaces {
    let goals = move_goals(table);
    table.board.0[seat].control & table.map.beside(goals)
}

/// The empty land spaces.
#[must_use]
pub fn move_goals(table: &Table) -> Spaces {
    table.empty() & table.map.land()
}

/// Drama and Poetry: one step onto an empty space that is not water.
///
/// # Errors
/// If it is no own control token, or no such space.
pub fn check_move(table: &Table, seat: Seat, from: Space, to: Space) -> Result<(), Rejection> {
    let asked = table.frame() == Frame::MoveControl;
    rule("ND-R63").require(asked, || msg!("only-drama-moves-tokens"))?;
    let own = table.board.0[seat].control.contains(from);
    rule("ND-R63").require(own, || msg!("not-your-control-token", space = from))?;
    let beside = table.map.around(from).contains(to);
    rule("ND-5.7").require(beside, || msg!("not-adjacent", space = to))?;
    rule("ND-5.3").require(!table.map.water().contains(to), || msg!("water", space = to))?;
    rule("ND-R14").require(move_goals(table).contains(to), || msg!("space-not-empty", space = to))
}

/// Moves a control token, which keeps its side; the space it leaves is nobody's (ND-R63).
pub fn apply_move(table: &mut Table, seat: Seat, from: Space, to: Space, log: &mut impl Log<Event>) {
    table.frames.pop();
    let reinforced = table.board.0[seat].reinforced.contains(from);
    log.tell(Event::ControlMoved { seat, from: Spot::of(table, from), to: Spot::of(table, to) });
    control::vacate(table, from, log);
    let piece = if reinforced { Piece::Reinforced } else { Piece::Control };
    control::take_over(table, seat, to, piece, log);
}

/// The rival control tokens that Mass Media reaches (ND-R09).
#[must_use]
pub fn convertible(table: &Table, seat: Seat, within: u8) -> Spaces {
    table.map.within(table.board.friendly(seat), within) & table.board.rival_control(seat)
}

/// Mass Media: a rival control token near a friendly space.
///
/// # Errors
/// If there is none.
pub fn check_convert(table: &Table, seat: Seat, space: Space) -> Result<(), Rejection> {
    let Frame::Convert { within } = table.frame() else {
        return Err(rule("ND-R97").refuse(msg!("only-mass-media-converts")));
    };
    let rival = table.board.rival_control(seat).contains(space);
    rule("ND-5.4").require(rival, || msg!("no-rival-token-there", space))?;
    let reached = convertible(table, seat, within).contains(space);
    rule("ND-R09").require(reached, || msg!("no-rival-token-near", space, within))
}

/// Replaces an unreinforced token and turns a reinforced one over. It is no attack (ND-R58).
pub fn apply_convert(table: &mut Table, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    table.frames.pop();
    let Some((owner, piece)) = table.board.at(space) else { return };
    if piece == Piece::Reinforced {
        let by = Cause::Card(crate::cards::Focus::MassMedia);
        weaken(table, owner, space, by, log);
    } else {
        table.frames.push(Frame::Occupy { seat, space, piece: Piece::Control });
    }
}

/// Turns a reinforced control token to its unreinforced side.
pub fn weaken(table: &mut Table, owner: Seat, space: Space, by: Cause, log: &mut impl Log<Event>) {
    table.board.0[owner].reinforced.remove(space);
    log.tell(Event::Weakened { owner, at: Spot::of(table, space), by });
}

/// Destroys whatever piece stands on a space.
pub fn destroy(table: &mut Table, space: Space, by: Cause, log: &mut impl Log<Event>) {
    if let Some((owner, piece)) = table.board.at(space) {
        log.tell(Event::Destroyed { owner, piece, at: Spot::of(table, space), by });
        control::vacate(table, space, log);
    }
}
