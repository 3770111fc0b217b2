//! Chapter 8a: increasing the population.

use engine::{Log, Seat};

use crate::board::{Board, Good};
use crate::event::Event;
use crate::refusal::{Checked, Why, require};
use crate::rules::civil::{self, Terms};
use crate::rules::goods;
use crate::state::State;

/// TTA-8.3: the food for the next worker, by the tokens left in the yellow bank.
#[must_use]
pub const fn food_price(yellow: u8) -> Option<u8> {
    match yellow {
        17.. => Some(2),
        13..=16 => Some(3),
        9..=12 => Some(4),
        5..=8 => Some(5),
        1..=4 => Some(7),
        0 => None,
    }
}

/// TTA-10.6: the food that is consumed, by the tokens left in the yellow bank.
#[must_use]
pub const fn consumption(yellow: u8) -> u8 {
    match yellow {
        17.. => 0,
        13..=16 => 1,
        9..=12 => 2,
        5..=8 => 3,
        1..=4 => 4,
        0 => 6,
    }
}

/// What the next worker costs this player, with Moses and a card's discount (TTA-29.7).
#[must_use]
pub fn price(board: &Board, discount: u8) -> Option<u8> {
    food_price(board.yellow).map(|food| food.saturating_sub(board.perks.population_discount + discount))
}

/// TTA-8.1, TTA-8.2: 1 civil action and the food price.
pub fn check(board: &Board, terms: Terms) -> Checked {
    let need = price(board, terms.discount).ok_or(Why::BankEmpty)?;
    let have = goods::available(board, Good::Food);
    require(u16::from(need) <= have, Why::TooLittleFood { need, have })?;
    if terms.action { civil::check_actions(board, 1) } else { Ok(()) }
}

/// TTA-1.14: the new worker joins the unused ones.
pub fn grow(state: &mut State, seat: Seat, terms: Terms, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    let food = price(board, terms.discount).expect("checked: the bank is not empty");
    if terms.action {
        civil::spend(board, 1);
    }
    goods::spend(board, Good::Food, food);
    board.yellow -= 1;
    board.unused += 1;
    log.tell(Event::Grew { seat, food });
}

/// The Ocean Liner Service: once per turn, without a civil action and for less food.
pub fn check_liner(board: &Board) -> Checked {
    let (times, discount) = board.perks.liner;
    require(board.turn.liner < times, Why::NoLiner)?;
    check(board, Terms::contained(discount))
}

/// Increases the population by the Ocean Liner Service.
pub fn grow_by_liner(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let (_, discount) = state.board(seat).perks.liner;
    state.board_mut(seat).turn.liner += 1;
    grow(state, seat, Terms::contained(discount), log);
}
