//! The Trade Routes Agreement: food for a resource, or the reverse (TTA-8.22, TTA-29.45).

use engine::{Log, Seat, rule};

use crate::board::{Board, Good};
use crate::event::Event;
use crate::refusal::{Checked, Why};
use crate::rules::{goods, score};
use crate::state::State;

/// What a side of the pact gives for the other good, if it may still do so in this turn.
#[must_use]
pub fn gives(board: &Board) -> Option<Good> {
    match board.turn.trades {
        trades if trades < board.perks.food_as_resource => Some(Good::Food),
        trades if trades < board.perks.resource_as_food => Some(Good::Resources),
        _ => None,
    }
}

/// Once in the own turn, from what is stored.
pub fn check(board: &Board) -> Checked {
    let gives = gives(board).ok_or_else(|| rule("TTA-8.22").refuse(Why::NoTrade))?;
    rule("TTA-29.45").require(goods::owned(board, gives) > 0, || Why::NothingToTrade)
}

/// One of the given good is paid, one of the other may be spent.
pub fn trade(state: &mut State, seat: Seat, gives: Good, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    let over = goods::give_up(board, gives, 1);
    board.turn.trades += 1;
    board.turn.credit = Some(match gives {
        Good::Food => Good::Resources,
        Good::Resources => Good::Food,
    });
    log.tell(Event::Traded { seat, gives: score::good(gives) });
    score::overpaid(seat, score::good(gives), over, log);
}
