//! Leaving the game (TTA-26.4 to TTA-26.7, TTA-26.18).

use engine::{List, Log, Seat, Seats, rule};

use crate::board::Board;
use crate::cards::Card;
use crate::event::Event;
use crate::refusal::{Checked, Why};
use crate::rules::{military, pacts};
use crate::state::{Secret, State, Table};
use crate::task::{Stage, Task};

/// TTA-26.4, TTA-26.5: instead of the first decision of the own turn, or when a war was declared.
pub fn check(table: &Table, seat: Seat) -> Checked {
    let in_time = match table.tasks.last() {
        Some(Task::Stay { seat: asked }) => *asked == seat,
        Some(_) => false,
        None => table.options.may_leave() && table.active == seat && !table.boards[seat].turn.begun,
    };
    rule("TTA-26.4").require(in_time && table.stage != Stage::Over, || Why::NoLeaving)
}

/// A player leaves: their pacts and wars end, their cards leave the game (TTA-26.7).
pub fn leave(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(Event::Left { seat });
    let owners: List<Seat, 4> = pacts::own(&state.table, seat).map(|(owner, _)| owner).collect();
    owners.iter().for_each(|owner| pacts::end(state, *owner, log));
    drop_wars(state, seat, log);
    remove_cards(state, seat);
    for board in state.table.boards.iter_mut() {
        board.marker = board.marker.filter(|holder| *holder != seat);
    }
    state.table.left.push(seat);
    // TTA-26.7: the next remaining player begins the rounds.
    if state.table.start == seat {
        state.table.start = state.table.after(seat);
    }
    state.table.recount_all();
}

/// TTA-25.9, TTA-25.11: wars against them and their own are discarded without effect.
fn drop_wars(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    for declarer in state.table.boards.seats() {
        let war = &mut state.board_mut(declarer).war;
        if let Some(dropped) = war.filter(|war| declarer == seat || war.victim == seat) {
            *war = None;
            military::discard_open(state, dropped.card);
            log.tell(Event::WarDropped { card: dropped.card });
        }
    }
}

/// All their cards and tokens leave the game.
fn remove_cards(state: &mut State, seat: Seat) {
    let board =
        std::mem::replace(state.board_mut(seat), Board { government: Card::Despotism, ..Board::default() });
    let yellow = i16::from(board.yellow) + board.population().cast_signed();
    let blue =
        i16::from(board.blue) + board.techs.all_tokens().cast_signed() + i16::from(board.stage_tokens());
    state.table.yellow_box += yellow;
    state.table.blue_box += blue;
    let civil = board.technologies().filter(|card| !card.is_starting());
    let civil = civil.chain(board.leader).chain(board.wonders.iter().copied());
    let civil =
        civil.chain(board.building.map(|site| site.card)).chain(board.hand.iter().map(|held| held.card));
    civil.for_each(|card| state.table.out.push(card));
    board.colonies.iter().for_each(|card| state.table.past.push(*card));
    let open = Seats::all(state.table.seats());
    board.tactic.iter().for_each(|card| state.piles.gone.push(Secret { card: *card, known: open }));
    let hand = std::mem::take(&mut state.hands[seat]);
    for secret in &hand {
        let known = if secret.known.is_empty() { Seats::one(seat) } else { secret.known };
        state.piles.gone.push(Secret { card: secret.card, known });
    }
}

/// TTA-26.6: the last player left wins at once.
pub fn end_if_alone(state: &mut State, log: &mut impl Log<Event>) {
    if state.table.players_left() == 1 {
        state.table.tasks.clear();
        state.table.stage = Stage::Over;
        log.tell(Event::Over);
    }
}
