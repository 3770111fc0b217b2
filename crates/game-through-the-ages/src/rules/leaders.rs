//! Chapter 8d: leaders.

use engine::{Log, Seat, rule};

use crate::cards::{Card, Kind};
use crate::event::Event;
use crate::refusal::{Checked, Why};
use crate::rules::{civil, hand};
use crate::state::State;

/// TTA-8.30: a leader from hand for 1 civil action.
pub fn check(state: &State, seat: Seat, card: Card) -> Checked {
    let how = rule("TTA-8.30");
    how.require(matches!(card.kind(), Kind::Leader(_)), || Why::NotThatKind { card })?;
    how.require(state.board(seat).holds(card), || Why::NotInHand { card })?;
    civil::check_actions(state.board(seat), 1, how)
}

/// TTA-8.31: the old leader leaves with all its effects; the new one works at once.
pub fn play(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    civil::spend(state.board_mut(seat), 1);
    hand::remove(state, seat, card);
    replace(state, seat, Some(card), log);
    log.tell(Event::Leader { seat, card });
}

/// The leader in play leaves the game.
pub fn lose(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    replace(state, seat, None, log);
}

fn replace(state: &mut State, seat: Seat, new: Option<Card>, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    let old = std::mem::replace(&mut board.leader, new);
    board.turn.leader_resources = 0;
    if let Some(old) = old {
        state.table.out.push(old);
        log.tell(Event::LeaderLost { seat, card: old });
    }
    state.table.recount(seat);
    // TTA-8.38: also in the turn in which the leader comes.
    let board = state.board_mut(seat);
    board.turn.leader_resources = board.perks.unit_resources;
}
