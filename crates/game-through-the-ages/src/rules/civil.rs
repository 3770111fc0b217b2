//! Civil actions: how many are left, and using them (TTA-7.3 to TTA-7.7).

use crate::board::Board;
use crate::refusal::{Checked, Why, require};

/// TTA-7.5: whether so many civil actions are left.
pub fn check_actions(board: &Board, need: u8) -> Checked {
    let have = board.civil_left();
    require(need <= have, Why::TooFewCivil { need, have })
}

/// Uses civil actions.
pub fn spend(board: &mut Board, actions: u8) {
    board.turn.civil_used += actions;
    board.turn.civil_done |= actions > 0;
}

/// What an action costs besides its price: an own action, or none because a card contains it
/// (TTA-8.34), and what the card takes off its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Whether it takes an action of its own.
    pub action: bool,
    /// The discount of the card.
    pub discount: u8,
}

impl Terms {
    /// An ordinary action.
    pub const OWN: Self = Self { action: true, discount: 0 };

    /// An action that a card contains.
    #[must_use]
    pub const fn contained(discount: u8) -> Self {
        Self { action: false, discount }
    }
}
