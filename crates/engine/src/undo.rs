//! Taking back decisions.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// What a table allows to be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoPolicy {
    /// One's own decisions, until something was revealed or somebody else decided.
    #[default]
    Own,
    /// Any decision, if all other players consent.
    Consent,
    /// Any decision, by any player.
    Free,
}

/// One decision of the past, as far as undo is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// The number of the position that the decision was made in.
    pub before: u64,
    /// Who decided.
    pub seat: Seat,
    /// Whether something came to light with it.
    pub revealed: bool,
}

/// The position that `seat` may go back to by its own right: before its last decision, if nothing
/// was revealed by it and nobody else decided since. `last` is the newest decision of all, without
/// those that were taken back already.
#[must_use]
pub fn undo_target(last: Past, seat: Seat) -> Option<u64> {
    (last.seat == seat && !last.revealed).then_some(last.before)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_own_last_decision_that_revealed_nothing_is_taken_back() {
        let past = |seat, revealed| Past { before: 4, seat: Seat(seat), revealed };
        assert_eq!(undo_target(past(0, false), Seat(0)), Some(4));
        assert_eq!(undo_target(past(0, true), Seat(0)), None);
        assert_eq!(undo_target(past(1, false), Seat(0)), None);
    }
}
