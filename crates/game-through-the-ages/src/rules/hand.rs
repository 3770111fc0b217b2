//! The civil hand.

use engine::{Seat, rule};

use crate::cards::{Card, Kind};
use crate::refusal::{Checked, Why};
use crate::state::State;

/// Takes a card out of the civil hand; of several copies one that was not taken in this turn, if
/// there is one.
pub fn remove(state: &mut State, seat: Seat, card: Card) {
    let hand = &mut state.board_mut(seat).hand;
    let ripe = hand.iter().position(|held| held.card == card && !held.fresh);
    let place = ripe.or_else(|| hand.iter().position(|held| held.card == card));
    hand.remove(place.expect("checked to be in hand"));
}

/// TTA-8.32, TTA-8.33: an action card in hand that was not taken in this turn.
pub fn check_action_card(state: &State, seat: Seat, card: Card) -> Checked {
    rule("TTA-8.32").require(matches!(card.kind(), Kind::Action(_)), || Why::NotThatKind { card })?;
    let board = state.board(seat);
    rule("TTA-8.32").require(board.holds(card), || Why::NotInHand { card })?;
    let ripe = board.hand.iter().any(|held| held.card == card && !held.fresh);
    rule("TTA-8.33").require(ripe, || Why::TakenThisTurn { card })
}

/// The different cards of the civil hand, each once.
pub fn each(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let hand = &state.board(seat).hand;
    let first = |(index, _): &(usize, &crate::board::HandCard)| {
        let card = hand[*index].card;
        !hand[..*index].iter().any(|held| held.card == card)
    };
    hand.iter().enumerate().filter(first).map(|(_, held)| held.card)
}
