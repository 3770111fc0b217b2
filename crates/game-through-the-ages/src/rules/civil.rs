//! Civil actions: how many are left, and using them (TTA-7.3 to TTA-7.7).

use engine::{Rule, rule};

use crate::board::Board;
use crate::refusal::{Checked, Why};

/// Whether enough civil actions are left for what `cost` says the price of. TTA-8.60: after a
/// revolution there is no civil action, not even one that costs nothing.
pub fn check_actions(board: &Board, need: u8, cost: Rule) -> Checked {
    let have = board.civil_left();
    cost.require(need <= have, || Why::TooFewCivil { need, have })?;
    rule("TTA-8.60").require(have > 0 || !board.turn.revolution, || Why::AfterRevolution)
}

/// Uses civil actions. TTA-8.60: what costs none is a civil action all the same.
pub fn spend(board: &mut Board, actions: u8) {
    board.turn.civil_used += actions;
    board.turn.civil_done = true;
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
