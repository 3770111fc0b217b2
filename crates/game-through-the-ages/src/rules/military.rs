//! Chapter 13: military cards and military actions.

use engine::{List, Log, Rule, Seat, Seats, Seen, rule};

use crate::board::Board;
use crate::cards::Card;
use crate::event::Event;
use crate::refusal::{Checked, Why};
use crate::state::{Secret, State};

/// TTA-13.4: the most cards that production draws.
const MOST_DRAWN: u8 = 3;

/// Whether enough military actions are left for what `cost` says the price of.
pub fn check_actions(board: &Board, need: u8, cost: Rule) -> Checked {
    let have = board.military_left();
    cost.require(need <= have, || Why::TooFewMilitary { need, have })
}

/// Uses military actions.
pub fn spend(board: &mut Board, actions: u8) {
    board.turn.military_used += actions;
    board.turn.military_done |= actions > 0;
}

/// Whether the military hand holds the card that `how` says how to play.
pub fn in_hand(state: &State, seat: Seat, card: Card, how: Rule) -> Checked {
    let held = state.hands[seat].iter().any(|secret| secret.card == card);
    how.require(held, || Why::NotInHand { card })
}

/// The different cards of a hand, each once.
pub fn each_in_hand(state: &State, seat: Seat) -> impl Iterator<Item = Card> + '_ {
    let hand = &state.hands[seat];
    let first =
        |(index, secret): &(usize, &Secret)| !hand[..*index].iter().any(|held| held.card == secret.card);
    hand.iter().enumerate().filter(first).map(|(_, secret)| secret.card)
}

/// Takes a card out of the hand.
pub fn take_from_hand(state: &mut State, seat: Seat, card: Card) -> Secret {
    let place = state.hands[seat].iter().position(|secret| secret.card == card);
    state.hands[seat].remove(place.expect("checked to be in hand"))
}

/// TTA-13.6: the limit of the military hand.
#[must_use]
pub fn hand_limit(board: &Board) -> u8 {
    u8::try_from(i16::from(board.military_total()) + board.perks.military_hand).unwrap_or(0)
}

/// How many cards must be discarded (TTA-13.7).
#[must_use]
pub fn excess(state: &State, seat: Seat) -> u8 {
    let held = u8::try_from(state.hands[seat].len()).expect("a hand is short");
    held.saturating_sub(hand_limit(state.board(seat)))
}

/// TTA-13.7: discards a card of the owner's choice, face down.
pub fn discard(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    take_from_hand(state, seat, card);
    forget_hand(state, seat);
    to_pile(state, Secret { card, known: Seats::one(seat) });
    log.tell(Event::Discarded { seat, age: card.age(), card: Seen::Known(card) });
}

/// The others no longer know which card of theirs is still there.
fn forget_hand(state: &mut State, seat: Seat) {
    state.hands[seat].iter_mut().for_each(|secret| secret.known = Seats::NONE);
}

/// TTA-13.13: discards a card that everybody saw.
pub fn discard_open(state: &mut State, card: Card) {
    let known = Seats::all(state.table.seats());
    to_pile(state, Secret { card, known });
}

/// TTA-13.9: one pile per age; those of past ages leave the game.
fn to_pile(state: &mut State, secret: Secret) {
    if has_deck(state) && secret.card.age() == state.table.age {
        state.piles.discard.push(secret);
    } else {
        state.piles.gone.push(secret);
    }
}

/// TTA-13.12: whether there is a military deck in this age.
#[must_use]
pub fn has_deck(state: &State) -> bool {
    crate::rules::ages::has_decks(&state.table, state.table.age) && state.table.options.has_politics()
}

/// TTA-13.4, TTA-13.14: the cards that production draws.
#[must_use]
pub fn drawn_in_production(board: &Board) -> u8 {
    board.military_left().min(MOST_DRAWN)
}

/// Whether there is a card to draw, in the deck or among the discarded ones.
#[must_use]
pub fn can_draw(state: &State) -> bool {
    has_deck(state) && state.piles.military.len() + state.piles.discard.len() > 0
}

/// Draws cards, as many as there are (TTA-13.10).
pub fn draw(state: &mut State, seat: Seat, cards: u8, log: &mut impl Log<Event>) {
    let mut drawn: List<Seen<Card>, 5> = List::new();
    for _ in 0..cards {
        if let Some(card) = draw_one(state, seat, log) {
            drawn.push(Seen::Known(card));
        }
    }
    if !drawn.is_empty() {
        log.tell(Event::Drew { seat, cards: drawn });
    }
}

fn draw_one(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Option<Card> {
    if !has_deck(state) {
        return None;
    }
    // Nothing had been discarded when the deck ran out.
    if state.piles.military.is_empty() {
        reshuffle(state, log);
    }
    let card = state.piles.military.pop()?.card;
    // Whoever knew a card of the deck no longer knows whether it is still there; only the one who
    // drew does.
    for secret in &mut state.piles.military {
        secret.known = if secret.known.contains(seat) { Seats::one(seat) } else { Seats::NONE };
    }
    // A hand is kept in the order of the cards, so that its order tells nothing.
    let hand = &mut state.hands[seat];
    hand.insert(hand.partition_point(|held| held.card <= card), Secret::hidden(card));
    if state.piles.military.is_empty() {
        reshuffle(state, log);
    }
    Some(card)
}

/// TTA-13.9: as soon as the deck is used up the discard pile becomes the deck.
fn reshuffle(state: &mut State, log: &mut impl Log<Event>) {
    if state.piles.discard.is_empty() {
        return;
    }
    std::mem::swap(&mut state.piles.military, &mut state.piles.discard);
    state.rng.shuffle(&mut state.piles.military);
    log.tell(Event::Reshuffled { age: state.table.age });
}

/// TTA-27.9: drawing for a military action.
pub fn check_draw(state: &State, seat: Seat) -> Checked {
    rule("TTA-27.9").require(state.table.options.draw_military_as_action, || Why::NoDrawing)?;
    rule("TTA-13.12").require(has_deck(state), || Why::NoDeck)?;
    rule("TTA-13.10").require(can_draw(state), || Why::NoDeck)?;
    check_actions(state.board(seat), 1, rule("TTA-27.9"))
}
