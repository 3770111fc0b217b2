//! Chapter 19: diplomacy cards of city-states and players.

use engine::{Log, Rejection, Seat, msg, rule};

use super::start;
use crate::action::Action;
use crate::cards::{CityState, Pact, Wonder};
use crate::event::Event;
use crate::frame::Frame;
use crate::row::{Slot, Slots};
use crate::state::{StartEffect, Table};

/// How many cards of one other player this player may hold (ND-19.2, Potala Palace).
#[must_use]
pub fn limit(table: &Table, seat: Seat) -> usize {
    if table.controls(seat, Wonder::PotalaPalace) { 4 } else { 1 }
}

/// Whether the player holds the embassy of another.
#[must_use]
pub fn has_embassy(table: &Table, seat: Seat, owner: Seat) -> bool {
    table.has_pact(seat, owner, Pact::Embassy)
}

/// ND-11.13: a copy beside the map, if the player has none yet.
///
/// # Errors
/// If there is no copy, or the player has one.
pub fn check_take_envoy(table: &Table, seat: Seat, state: CityState) -> Result<(), Rejection> {
    let Frame::TakeEnvoy { state: visited } = table.frame() else {
        return Err(rule("ND-11.13").refuse(msg!("no-caravan-traded-there")));
    };
    rule("ND-11.13").require(state == visited, || msg!("not-that-city-state", state))?;
    rule("ND-19.2").require(!table.has_envoy(seat, state), || msg!("already-has-envoy", state))?;
    rule("ND-18.3").require(table.envoy_available(state), || msg!("no-envoy-left", state))
}

/// Whether the player can take a card of this city-state.
#[must_use]
pub fn may_take_envoy(table: &Table, seat: Seat, state: CityState) -> bool {
    !table.has_envoy(seat, state) && table.envoy_available(state)
}

/// Takes a city-state's card.
pub fn apply_take_envoy(table: &mut Table, seat: Seat, state: CityState, log: &mut impl Log<Event>) {
    table.frames.pop();
    take_envoy(table, seat, state, log);
}

/// The player holds a card of the city-state from now on.
pub fn take_envoy(table: &mut Table, seat: Seat, state: CityState, log: &mut impl Log<Event>) {
    let holders = &mut table.envoys[state as usize];
    *holders = holders.with(seat);
    log.tell(Event::EnvoyTaken { seat, state });
}

/// ND-19.3: the card must lie in its owner's own stock; with Potala Palace any other player's will
/// do when it is built.
///
/// # Errors
/// If it does not, or is of another player than the one visited.
pub fn check_take_pact(table: &Table, seat: Seat, owner: Seat, pact: Pact) -> Result<(), Rejection> {
    let asked = matches!(table.frame(), Frame::TakePact { .. } | Frame::Envoys { .. });
    rule("ND-11.14").require(asked, || msg!("no-caravan-traded-there"))?;
    let known = owner.0 < table.seats() && owner != seat;
    rule("ND-19.1").require(known, || msg!("not-a-rival"))?;
    match table.frame() {
        Frame::TakePact { owner: visited } => {
            rule("ND-11.14").require(owner == visited, || msg!("not-the-visited-player"))?;
        }
        _ => {
            let held = table.pacts_held(seat, owner).count();
            rule("ND-19.2").require(held < limit(table, seat), || msg!("too-many-pacts"))?;
        }
    }
    let at_home = table.pacts[owner][pact as usize].is_none();
    rule("ND-19.3").require(at_home, || msg!("pact-not-at-home", pact))
}

/// Takes a player's card. One who holds as many as allowed returns one for it (ND-11.14).
pub fn apply_take_pact(table: &mut Table, seat: Seat, owner: Seat, pact: Pact, log: &mut impl Log<Event>) {
    match table.frames.last_mut() {
        Some(Frame::Envoys { left }) => *left -= 1,
        _ => {
            table.frames.pop();
        }
    }
    let held = table.pacts_held(seat, owner).next();
    let full = table.pacts_held(seat, owner).count() >= limit(table, seat);
    if let Some(held) = held.filter(|_| full) {
        return_pact(table, seat, owner, held, log);
    }
    take_pact(table, seat, owner, pact, log);
}

fn take_pact(table: &mut Table, seat: Seat, owner: Seat, pact: Pact, log: &mut impl Log<Event>) {
    table.pacts[owner][pact as usize] = Some(seat);
    table.turn.touched = true;
    log.tell(Event::PactTaken { seat, owner, pact });
}

fn return_pact(table: &mut Table, seat: Seat, owner: Seat, pact: Pact, log: &mut impl Log<Event>) {
    table.pacts[owner][pact as usize] = None;
    table.turn.touched = true;
    log.tell(Event::PactReturned { seat, owner, pact });
}

/// The cards that can be taken now: of the player visited, or by Potala Palace of all rivals.
pub(super) fn offered(table: &Table, seat: Seat) -> impl Iterator<Item = Action> {
    let asked = move |owner: &Seat| match table.frame() {
        Frame::TakePact { owner: visited } => *owner == visited,
        Frame::Envoys { left: 0 } => false,
        _ => *owner != seat && table.pacts_held(seat, *owner).count() < limit(table, seat),
    };
    let owners = table.players.seats().filter(asked);
    owners.flat_map(|owner| table.pacts_at_home(owner).map(move |pact| Action::TakePact(owner, pact)))
}

/// Geneva: one card against another one that lies at home, of the same player (ND-R65).
///
/// # Errors
/// If the player does not hold the one, or the other is not available.
pub fn check_change(table: &Table, seat: Seat, owner: Seat, give: Pact, take: Pact) -> Result<(), Rejection> {
    start::require(table, seat, StartEffect::Geneva)?;
    rule("ND-19.1").require(owner.0 < table.seats() && owner != seat, || msg!("not-a-rival"))?;
    rule("ND-R65").require(table.has_pact(seat, owner, give), || msg!("pact-not-held", pact = give))?;
    let at_home = table.pacts[owner][take as usize].is_none();
    rule("ND-R65").require(at_home, || msg!("pact-not-at-home", pact = take))
}

/// Changes a card by Geneva.
pub fn apply_change(
    table: &mut Table,
    seat: Seat,
    owner: Seat,
    give: Pact,
    take: Pact,
    log: &mut impl Log<Event>,
) {
    table.turn.start.remove(StartEffect::Geneva);
    return_pact(table, seat, owner, give, log);
    take_pact(table, seat, owner, take, log);
}

/// All changes by Geneva.
pub(super) fn changes(table: &Table, seat: Seat) -> impl Iterator<Item = Action> {
    let of = move |owner: Seat| {
        let takes =
            move |give| table.pacts_at_home(owner).map(move |take| Action::ChangePact { owner, give, take });
        table.pacts_held(seat, owner).flat_map(takes)
    };
    table.players.seats().filter(move |owner| *owner != seat).flat_map(of)
}

/// ND-R57: who holds more than allowed.
#[must_use]
pub fn has_surplus(table: &Table, seat: Seat, owner: Seat) -> bool {
    table.pacts_held(seat, owner).count() > limit(table, seat)
}

/// ND-R57: a card of which the player holds too many of the same owner.
///
/// # Errors
/// If the player does not hold it, or not too many.
pub fn check_return(table: &Table, seat: Seat, owner: Seat, pact: Pact) -> Result<(), Rejection> {
    let asked = matches!(table.frame(), Frame::ReturnPacts { .. });
    rule("ND-R57").require(asked, || msg!("no-pact-to-return"))?;
    let held = owner.0 < table.seats() && table.has_pact(seat, owner, pact);
    rule("ND-R57").require(held, || msg!("pact-not-held", pact))?;
    rule("ND-R57").require(has_surplus(table, seat, owner), || msg!("not-too-many-pacts"))
}

/// Returns a card.
pub fn apply_return(table: &mut Table, seat: Seat, owner: Seat, pact: Pact, log: &mut impl Log<Event>) {
    return_pact(table, seat, owner, pact, log);
}

/// All cards that could be returned because there are too many of their owner.
pub(super) fn surplus(table: &Table, seat: Seat) -> impl Iterator<Item = Action> {
    let owners = table.players.seats().filter(move |owner| has_surplus(table, seat, *owner));
    owners
        .flat_map(move |owner| table.pacts_held(seat, owner).map(move |pact| Action::ReturnPact(owner, pact)))
}

/// ND-19.5: who attacks a player returns every card held of that player.
pub fn break_with(table: &mut Table, seat: Seat, rival: Seat, log: &mut impl Log<Event>) {
    for pact in Pact::ALL {
        if table.has_pact(seat, rival, *pact) {
            return_pact(table, seat, rival, *pact, log);
        }
    }
}

/// ND-19.5: who attacks a city-state returns its card.
pub fn break_with_state(table: &mut Table, seat: Seat, state: CityState, log: &mut impl Log<Event>) {
    if table.has_envoy(seat, state) {
        let holders = &mut table.envoys[state as usize];
        *holders = holders.without(seat);
        log.tell(Event::EnvoyReturned { seat, state });
    }
}

/// The cards of the embassy's owner that have room for its token (ND-R24).
#[must_use]
pub fn gift_slots(table: &Table, owner: Seat) -> Slots {
    table.players[owner].row.iter().filter(|(_, held)| held.room() > 0).map(|(slot, _)| slot).collect()
}

/// The holder of the embassy chooses the owner's card (ND-R24).
pub fn apply_gift(table: &mut Table, seat: Seat, owner: Seat, slot: Slot, log: &mut impl Log<Event>) {
    table.frames.pop();
    let held = table.players[owner].row.at_mut(slot);
    held.trade += 1;
    let card = held.card;
    log.tell(Event::Gifted { seat, owner, card });
}
