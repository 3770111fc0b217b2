//! Effects at the start of the turn, each once, in any order (ND-R06).

use engine::{Log, Offers, Rejection, Seat, msg, rule};
use enumset::EnumSet;

use super::answers::place_or_take_back;
use super::{barbarians, culture, diplomacy};
use crate::action::Action;
use crate::board::Piece;
use crate::cards::{Barbarian, CityState, Wonder};
use crate::event::{Cause, Event, Spot};
use crate::frame::Frame;
use crate::row::{Slot, Slots};
use crate::space::{Space, Spaces};
use crate::state::{StartEffect, Table};

/// The effects that a player has when the turn begins; what is gained later waits for the next turn.
#[must_use]
pub fn effects(table: &Table, seat: Seat) -> EnumSet<StartEffect> {
    let has = |effect: &StartEffect| match effect {
        StartEffect::Oracle => table.controls(seat, Wonder::Oracle),
        StartEffect::HangingGardens => table.controls(seat, Wonder::HangingGardens),
        StartEffect::ForbiddenCity => table.controls(seat, Wonder::ForbiddenCity),
        StartEffect::EiffelTower => table.controls(seat, Wonder::EiffelTower),
        StartEffect::GreatZimbabwe => table.controls(seat, Wonder::GreatZimbabwe),
        StartEffect::Seoul => table.has_envoy(seat, CityState::Seoul),
        StartEffect::Geneva => table.has_envoy(seat, CityState::Geneva),
    };
    EnumSet::all().iter().filter(has).collect()
}

/// The effects not used yet, as far as the player still has what gives them (ND-21.2).
#[must_use]
pub fn ready(table: &Table, seat: Seat) -> EnumSet<StartEffect> {
    let left = table.turn.start;
    if left.is_empty() { left } else { left & effects(table, seat) }
}

/// Whether an effect can be used now.
///
/// # Errors
/// If it is not the start of the turn, or the player does not have it, or it was used.
pub(super) fn require(table: &Table, seat: Seat, effect: StartEffect) -> Result<(), Rejection> {
    let start = table.frame() == Frame::Turn;
    rule("ND-R06").require(start, || msg!("only-at-the-start"))?;
    let owned = effects(table, seat).contains(effect);
    rule("ND-R06").require(owned, || msg!("effect-not-owned", thing = effect.thing()))?;
    let ready = ready(table, seat).contains(effect);
    rule("ND-R06").require(ready, || msg!("effect-used", thing = effect.thing()))
}

/// All uses of effects at the start of the turn.
pub(super) fn answers(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    for effect in ready(table, seat) {
        match effect {
            StartEffect::Oracle => {
                out.offer_all(Slot::ALL.windows(2).map(|pair| Action::SwapCards(pair[0], pair[1])));
            }
            StartEffect::HangingGardens => {
                place_or_take_back(table, seat, culture::garden_targets(table, seat), out);
            }
            StartEffect::ForbiddenCity => {
                out.offer_all(destructible(table, seat).iter().map(Action::Destroy));
            }
            StartEffect::EiffelTower => out.offer_all(nameable(table, seat).iter().map(Action::Name)),
            StartEffect::GreatZimbabwe => {
                out.offer_all(withdrawal_slots(table, seat).iter().map(Action::Withdraw));
            }
            StartEffect::Seoul => offer_barbarians(table, out),
            StartEffect::Geneva => out.offer_all(diplomacy::changes(table, seat)),
        }
    }
}

fn offer_barbarians(table: &Table, out: &mut impl Offers<Action>) {
    for (barbarian, at) in Barbarian::ALL.iter().zip(table.barbarians) {
        let goals = at.map_or(Spaces::NONE, |from| barbarians::seoul_goals(table, from));
        out.offer_all(goals.iter().map(|to| Action::MoveBarbarian(*barbarian, to)));
    }
}

/// Every pair of cards.
pub(super) fn all_swaps() -> impl Iterator<Item = Action> {
    let after = |one: Slot| Slot::ALL.into_iter().filter(move |other| *other > one);
    Slot::ALL.into_iter().flat_map(move |one| after(one).map(move |other| Action::SwapCards(one, other)))
}

/// Oracle swaps two adjacent cards; the Aztecs after a won attack any two.
///
/// # Errors
/// If the effect is not at hand, or the cards are not adjacent or not in order.
pub fn check_swap(table: &Table, seat: Seat, one: Slot, other: Slot) -> Result<(), Rejection> {
    if table.frame() != Frame::SwapAny {
        require(table, seat, StartEffect::Oracle)?;
    }
    rule("ND-R06").require(one < other, || msg!("name-the-left-card-first"))?;
    if table.frame() == Frame::SwapAny {
        return Ok(());
    }
    rule("ND-R06").require(one.number() + 1 == other.number(), || msg!("cards-not-adjacent"))
}

/// Swaps two cards with all that lies on them.
pub fn apply_swap(table: &mut Table, seat: Seat, one: Slot, other: Slot, log: &mut impl Log<Event>) {
    let by = if table.frame() == Frame::Turn {
        table.turn.start.remove(StartEffect::Oracle);
        Some(StartEffect::Oracle)
    } else {
        table.frames.pop();
        None
    };
    let row = &mut table.players[seat].row;
    let (first, second) = (row.at(one).card, row.at(other).card);
    row.swap(one, other);
    log.tell(Event::CardsSwapped { seat, one: first, other: second, by });
}

/// The rival control tokens next to friendly spaces (Forbidden City).
#[must_use]
pub fn destructible(table: &Table, seat: Seat) -> Spaces {
    table.map.beside(table.board.friendly(seat)) & table.board.rival_control(seat)
}

/// Forbidden City: one rival control token next to a friendly space.
///
/// # Errors
/// If it is none.
pub fn check_destroy(table: &Table, seat: Seat, space: Space) -> Result<(), Rejection> {
    require(table, seat, StartEffect::ForbiddenCity)?;
    let rival = table.board.rival_control(seat).contains(space);
    rule("ND-5.4").require(rival, || msg!("no-rival-token-there", space))?;
    let near = destructible(table, seat).contains(space);
    rule("ND-R95").require(near, || msg!("no-rival-token-beside", space))
}

/// Destroys it. It is no attack (ND-R58).
pub fn apply_destroy(table: &mut Table, space: Space, log: &mut impl Log<Event>) {
    table.turn.start.remove(StartEffect::ForbiddenCity);
    culture::destroy(table, space, Cause::Wonder(Wonder::ForbiddenCity), log);
}

/// The control tokens that can be named: of rivals who have at least two (Eiffel Tower); after the
/// first one, the others of the same rival.
#[must_use]
pub fn nameable(table: &Table, seat: Seat) -> Spaces {
    if let Frame::NameSecond { first } = table.frame() {
        let owner = table.board.holder(first);
        let control = owner.map_or(Spaces::NONE, |owner| table.board.0[owner].control);
        return control.without(Spaces::one(first));
    }
    let rivals = table.board.0.pairs().filter(|(rival, pieces)| *rival != seat && pieces.control.len() > 1);
    rivals.fold(Spaces::NONE, |all, (_, pieces)| all | pieces.control)
}

/// Eiffel Tower: two control tokens of the same rival.
///
/// # Errors
/// If it is none.
pub fn check_name(table: &Table, seat: Seat, space: Space) -> Result<(), Rejection> {
    if !matches!(table.frame(), Frame::NameSecond { .. }) {
        require(table, seat, StartEffect::EiffelTower)?;
    }
    let rival = table.board.rival_control(seat).contains(space);
    rule("ND-5.4").require(rival, || msg!("no-rival-token-there", space))?;
    let known = nameable(table, seat).contains(space);
    rule("ND-R96").require(known, || msg!("cannot-name-that-token", space))
}

/// Names a control token; after the second its owner chooses.
pub fn apply_name(table: &mut Table, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    let Frame::NameSecond { first } = table.frame() else {
        table.turn.start.remove(StartEffect::EiffelTower);
        table.frames.push(Frame::NameSecond { first: space });
        return;
    };
    table.frames.pop();
    let Some(rival) = table.board.holder(space) else { return };
    let (one, other) = (Spot::of(table, first), Spot::of(table, space));
    log.tell(Event::Named { seat, rival, first: one, second: other });
    table.frames.push(Frame::Surrender { seat: rival, first, second: space });
}

/// One of the two named control tokens.
///
/// # Errors
/// If it is neither.
pub fn check_surrender(table: &Table, space: Space) -> Result<(), Rejection> {
    let Frame::Surrender { first, second, .. } = table.frame() else {
        return Err(rule("ND-R96").refuse(msg!("no-token-was-named")));
    };
    rule("ND-R96").require(space == first || space == second, || msg!("not-one-of-the-two", space))
}

/// A token of the tower's owner takes the place of the one given up.
pub fn apply_surrender(table: &mut Table, owner: Seat, space: Space, log: &mut impl Log<Event>) {
    table.frames.pop();
    log.tell(Event::GivenUp { seat: owner, at: Spot::of(table, space) });
    let seat = table.turn.seat;
    table.frames.push(Frame::Occupy { seat, space, piece: Piece::Control });
}

/// The cards that could get a token from Great Zimbabwe.
fn withdrawal_slots(table: &Table, seat: Seat) -> Slots {
    if table.zimbabwe == 0 {
        return Slots::default();
    }
    table.players[seat].row.iter().filter(|(_, held)| held.room() > 0).map(|(slot, _)| slot).collect()
}

/// Great Zimbabwe: a token to a card with room.
///
/// # Errors
/// If there is none, or no room.
pub fn check_withdraw(table: &Table, seat: Seat, slot: Slot) -> Result<(), Rejection> {
    require(table, seat, StartEffect::GreatZimbabwe)?;
    rule("ND-R55").require(table.zimbabwe > 0, || msg!("zimbabwe-is-empty"))?;
    let room = withdrawal_slots(table, seat).contains(slot);
    rule("ND-20.4").require(room, || msg!("card-is-full"))
}

/// Moves a token from Great Zimbabwe to a card.
pub fn apply_withdraw(table: &mut Table, seat: Seat, slot: Slot, log: &mut impl Log<Event>) {
    table.zimbabwe -= 1;
    let held = table.players[seat].row.at_mut(slot);
    held.trade += 1;
    let card = held.card;
    log.tell(Event::TradeWithdrawn { seat, card });
}

/// Seoul: a barbarian to an adjacent empty space that is not water.
///
/// # Errors
/// If it is not on the map, or the space is not such a one.
pub fn check_move_barbarian(
    table: &Table,
    seat: Seat,
    barbarian: Barbarian,
    to: Space,
) -> Result<(), Rejection> {
    require(table, seat, StartEffect::Seoul)?;
    let Some(from) = table.barbarians[barbarian as usize] else {
        return Err(rule("ND-17.12").refuse(msg!("barbarian-is-gone", barbarian)));
    };
    let beside = table.map.around(from).contains(to);
    rule("ND-5.7").require(beside, || msg!("not-adjacent", space = to))?;
    rule("ND-5.3").require(!table.map.water().contains(to), || msg!("water", space = to))?;
    let free = barbarians::seoul_goals(table, from).contains(to);
    rule("ND-R14").require(free, || msg!("space-not-empty", space = to))
}

/// Moves a barbarian by Seoul's card.
pub fn apply_move_barbarian(
    table: &mut Table,
    seat: Seat,
    barbarian: Barbarian,
    to: Space,
    log: &mut impl Log<Event>,
) {
    table.turn.start.remove(StartEffect::Seoul);
    let from = table.barbarians[barbarian as usize].map(|from| Spot::of(table, from));
    table.barbarians[barbarian as usize] = Some(to);
    log.tell(Event::BarbarianSent { seat, barbarian, from, to: Spot::of(table, to) });
}
