//! Deals anew what a seat does not know: the order of the decks, and which military cards lie where.

use engine::{List, Rng, Seat};
use game_through_the_ages::cards::Card;
use game_through_the_ages::state::{Secret, State};

/// A military card whose face the seat does not know: in which pile or hand, and at which place.
type Slot = (u8, u8);

/// Hands come before the piles.
const MILITARY: u8 = 8;
const DISCARD: u8 = 9;
const GONE: u8 = 10;
const CURRENT: u8 = 11;
const FUTURE: u8 = 12;

/// In place, as `seat` may think of it: hidden cards of one age change places at random. Only events go to where
/// only events can be.
pub fn redeal(state: &mut State, seat: Seat, mut rng: Rng) {
    rng.shuffle(&mut state.piles.civil);
    rng.shuffle(&mut state.piles.military);
    rng.shuffle(&mut state.piles.current);
    state.piles.current.sort_by_key(|secret| std::cmp::Reverse(secret.card.age()));
    for level in 0..4 {
        let slots = hidden(state, seat, level);
        for last in (1..slots.len()).rev() {
            let bound = u32::try_from(last + 1).unwrap_or(1);
            swap(state, slots[last], slots[rng.below(bound) as usize]);
        }
    }
    for other in state.hands.seats().filter(|other| *other != seat) {
        state.hands[other].sort_unstable_by_key(|secret| secret.card);
    }
    state.rng = rng.fork();
}

/// The places of the hidden cards of one age.
fn hidden(state: &State, seat: Seat, level: u8) -> List<Slot, 200> {
    let mut slots = List::new();
    let mut look = |pile: u8, cards: &[Secret]| {
        for (place, secret) in (0..).zip(cards) {
            if !secret.known.contains(seat) && secret.card.level() == level && !slots.is_full() {
                slots.push((pile, place));
            }
        }
    };
    for other in state.hands.seats().filter(|other| *other != seat) {
        look(other.0, &state.hands[other]);
    }
    let piles = &state.piles;
    look(MILITARY, &piles.military);
    look(DISCARD, &piles.discard);
    look(GONE, &piles.gone);
    look(CURRENT, &piles.current);
    look(FUTURE, &piles.future);
    slots
}

fn swap(state: &mut State, one: Slot, other: Slot) {
    let (first, second) = (*card(state, one), *card(state, other));
    let fits = |card: Card, (pile, _): Slot| !matches!(pile, CURRENT | FUTURE) || card.is_event();
    if fits(first, other) && fits(second, one) {
        *card(state, one) = second;
        *card(state, other) = first;
    }
}

fn card(state: &mut State, (pile, place): Slot) -> &mut Card {
    let place = usize::from(place);
    let piles = &mut state.piles;
    match pile {
        MILITARY => &mut piles.military[place].card,
        DISCARD => &mut piles.discard[place].card,
        GONE => &mut piles.gone[place].card,
        CURRENT => &mut piles.current[place].card,
        FUTURE => &mut piles.future[place].card,
        hand => &mut state.hands[Seat(hand)][place].card,
    }
}
