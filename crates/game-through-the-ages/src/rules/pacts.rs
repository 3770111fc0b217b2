//! Chapter 18: pacts.

use engine::{Log, Seat, Seats, rule};

use crate::board::PactInPlay;
use crate::cards::{Card, Kind, Pact};
use crate::event::Event;
use crate::refusal::{Checked, Why};
use crate::rules::military;
use crate::state::{State, Table};
use crate::task::{Side, Task};

/// The pacts between two players, each with the one before whom it lies.
pub fn between(table: &Table, one: Seat, other: Seat) -> impl Iterator<Item = (Seat, PactInPlay)> + '_ {
    table.pacts().filter(move |(owner, pact)| {
        (*owner == one && pact.partner == other) || (*owner == other && pact.partner == one)
    })
}

/// TTA-18.1, TTA-18.13: a pact from hand, to an opponent, with a side if they differ.
pub fn check_offer(state: &State, seat: Seat, card: Card, partner: Seat, side: Side) -> Checked {
    let how = rule("TTA-18.1");
    let Kind::Pact(Pact { symmetric, .. }) = card.kind() else {
        return Err(how.refuse(Why::NotThatKind { card }));
    };
    military::in_hand(state, seat, card, how)?;
    rule("TTA-18.13").require(state.table.players_left() > 2, || Why::TwoPlayers)?;
    let exists = state.table.boards.get(partner).is_some() && state.table.plays(partner);
    how.require(exists && partner != seat, || Why::NoSuchVictim { victim: partner })?;
    how.require(!symmetric || side == Side::A, || Why::OneSide)
}

/// Shows the card to all and asks the partner.
pub fn offer(state: &mut State, from: Seat, card: Card, to: Seat, side: Side, log: &mut impl Log<Event>) {
    let all = Seats::all(state.table.seats());
    let place = state.hands[from].iter().position(|secret| secret.card == card);
    state.hands[from][place.expect("checked to be in hand")].known = all;
    state.table.push(Task::AnswerPact { from, seat: to, card, side });
    log.tell(Event::PactOffered { from, to, card, side });
}

/// TTA-18.3 to TTA-18.5: the answer.
pub fn answer(state: &mut State, task: Task, accepted: bool, log: &mut impl Log<Event>) {
    let Task::AnswerPact { from, seat: to, card, side } = task else { return };
    if !accepted {
        log.tell(Event::PactRefused { from, to, card });
        return;
    }
    military::take_from_hand(state, from, card);
    end(state, from, log);
    state.board_mut(from).pact = Some(PactInPlay { card, partner: to, side });
    state.table.recount_all();
    log.tell(Event::PactMade { from, to, card });
}

/// Ends the pact that lies before a player, if there is one; the card is discarded.
pub fn end(state: &mut State, owner: Seat, log: &mut impl Log<Event>) {
    if let Some(pact) = state.board_mut(owner).pact.take() {
        military::discard_open(state, pact.card);
        state.table.recount_all();
        log.tell(Event::PactEnded { owner, partner: pact.partner, card: pact.card });
    }
}

/// TTA-18.7: either partner may end a pact.
pub fn check_end(table: &Table, seat: Seat, card: Card) -> Checked {
    let partner = own(table, seat).any(|(_, pact)| pact.card == card);
    rule("TTA-18.7").require(partner, || Why::NoSuchPact { card })
}

/// The pacts in which a player takes part.
pub fn own(table: &Table, seat: Seat) -> impl Iterator<Item = (Seat, PactInPlay)> + '_ {
    table.pacts().filter(move |(owner, pact)| *owner == seat || pact.partner == seat)
}

/// Ends the pact with this card.
pub fn end_by_choice(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    let owner = state.table.pacts().find(|(_, pact)| pact.card == card).map(|(owner, _)| owner);
    end(state, owner.expect("checked to be in play"), log);
}
