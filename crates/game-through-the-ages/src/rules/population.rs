//! Chapter 8a: increasing the population.

use engine::{Log, Seat, rule};

use crate::board::{Board, Good};
use crate::event::{Event, What};
use crate::refusal::{Checked, Why};
use crate::rules::civil::{self, Terms};
use crate::rules::{goods, score};
use crate::state::State;

/// A section of the yellow bank (TTA-8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// How many tokens lie on it when it is full.
    pub spaces: u8,
    /// The food for a worker as long as this is the rightmost section that holds a token.
    pub price: u8,
    /// The food that is consumed once the section is empty.
    pub consumption: u8,
}

/// The sections of the yellow bank from the left.
pub const SECTIONS: [Section; 5] = [
    Section { spaces: 4, price: 7, consumption: 6 },
    Section { spaces: 4, price: 5, consumption: 4 },
    Section { spaces: 4, price: 4, consumption: 3 },
    Section { spaces: 4, price: 3, consumption: 2 },
    Section { spaces: 2, price: 2, consumption: 1 },
];

/// How many sections hold a token, by the tokens in the bank. Those beyond the printed spaces lie in
/// the last section (TTA-8.4).
const HELD: [usize; 19] = {
    let mut held = [0; 19];
    let (mut tokens, mut section, mut end) = (1, 0, SECTIONS[0].spaces as usize);
    while tokens < held.len() {
        if tokens > end {
            section += 1;
            end += SECTIONS[section].spaces as usize;
        }
        held[tokens] = section + 1;
        tokens += 1;
    }
    held
};

const fn held(yellow: u8) -> usize {
    let tokens = yellow as usize;
    HELD[if tokens < HELD.len() { tokens } else { HELD.len() - 1 }]
}

/// TTA-8.3: the food for the next worker, by the tokens left in the yellow bank.
#[must_use]
#[inline]
pub const fn food_price(yellow: u8) -> Option<u8> {
    match held(yellow) {
        0 => None,
        held => Some(SECTIONS[held - 1].price),
    }
}

/// TTA-10.6: the food that is consumed, by the tokens left in the yellow bank.
#[must_use]
#[inline]
pub const fn consumption(yellow: u8) -> u8 {
    let empty = held(yellow);
    if empty < SECTIONS.len() { SECTIONS[empty].consumption } else { 0 }
}

/// What the next worker costs this player, with Moses and a card's discount (TTA-29.7).
#[must_use]
pub fn price(board: &Board, discount: u8) -> Option<u8> {
    food_price(board.yellow).map(|food| food.saturating_sub(board.perks.population_discount + discount))
}

/// TTA-8.1, TTA-8.2: 1 civil action and the food price.
pub fn check(board: &Board, terms: Terms) -> Checked {
    let need = price(board, terms.discount).ok_or_else(|| rule("TTA-8.2").refuse(Why::BankEmpty))?;
    let have = goods::available(board, Good::Food);
    rule("TTA-8.2").require(u16::from(need) <= have, || Why::TooLittleFood { need, have })?;
    if terms.action { civil::check_actions(board, 1, rule("TTA-8.1")) } else { Ok(()) }
}

/// TTA-1.14: the new worker joins the unused ones.
pub fn grow(state: &mut State, seat: Seat, terms: Terms, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    let food = price(board, terms.discount).expect("checked: the bank is not empty");
    if terms.action {
        civil::spend(board, 1);
    }
    let over = goods::spend(board, Good::Food, food);
    board.yellow -= 1;
    board.unused += 1;
    log.tell(Event::Grew { seat, food });
    score::overpaid(seat, What::Food, over, log);
}

/// The Ocean Liner Service: once per turn, without a civil action and for less food.
pub fn check_liner(board: &Board) -> Checked {
    let (times, discount) = board.perks.liner;
    rule("TTA-29.7").require(board.turn.liner < times, || Why::NoLiner)?;
    check(board, Terms::contained(discount))
}

/// Increases the population by the Ocean Liner Service.
pub fn grow_by_liner(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let (_, discount) = state.board(seat).perks.liner;
    state.board_mut(seat).turn.liner += 1;
    grow(state, seat, Terms::contained(discount), log);
}
