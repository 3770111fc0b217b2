//! Deals anew what a seat does not know: hands, future technologies and glory tiles of the others.

use engine::{List, Rng, Seat};
use enumset::EnumSet;
use game_golden_ages::cards::{Civilization, Epoch, FutureTechnology, Glory};
use game_golden_ages::{Question, State};

/// In place, as `seat` may think of it.
pub fn redeal(state: &mut State, seat: Seat, mut rng: Rng) {
    civilizations(state, seat, &mut rng);
    futures(state, seat, &mut rng);
    glory(state, seat, &mut rng);
    state.rng = rng.fork();
}

/// A hand holds one card of each of the last epochs.
fn civilizations(state: &mut State, seat: Seat, rng: &mut Rng) {
    let mut seen: EnumSet<Civilization> = state.discarded;
    seen.extend(state.players.iter().map(|player| player.civilization));
    seen.extend(state.players[seat].hand.iter().copied());
    if let Question::Civilization { revealed } = state.question {
        seen.insert(revealed);
    }
    for epoch in Epoch::ALL.into_iter().skip(state.epoch as usize) {
        let of_epoch = |card: &Civilization| card.facts().epoch == epoch;
        let mut unseen: List<Civilization, 7> = (!seen).iter().filter(of_epoch).collect();
        rng.shuffle(&mut unseen);
        for other in state.players.seats().filter(|other| *other != seat) {
            let hand = &mut state.players[other].hand;
            let place = (epoch as usize + hand.len()).checked_sub(4);
            if let (Some(card), Some(new)) = (place.and_then(|place| hand.get_mut(place)), unseen.pop()) {
                *card = new;
            }
        }
    }
}

/// Those that lie before nobody are dealt with the hidden ones.
fn futures(state: &mut State, seat: Seat, rng: &mut Rng) {
    let strict = state.options.strict_component_list;
    let used = |card: &FutureTechnology| {
        let facts = card.facts();
        if strict { facts.in_strict_deck } else { facts.in_default_deck }
    };
    let own = state.players[seat].future;
    let mut unseen: List<FutureTechnology, 10> =
        FutureTechnology::ALL.iter().copied().filter(|card| *card != own && used(card)).collect();
    rng.shuffle(&mut unseen);
    for other in state.players.seats().filter(|other| *other != seat) {
        if let Some(new) = unseen.pop() {
            state.players[other].future = new;
        }
    }
}

/// The tiles of the others go back and are drawn again.
fn glory(state: &mut State, seat: Seat, rng: &mut Rng) {
    let asks_other = state.turn != seat;
    let hidden = |state: &State| {
        let others = state.players.pairs().filter(|(other, _)| *other != seat);
        others.map(|(_, player)| player.glory.len()).sum::<usize>() > 0
            || (asks_other && !state.drawn_glory.is_empty())
    };
    if !hidden(state) {
        return;
    }
    let mut pile = state.glory;
    let back = |tiles: &[Glory], pile: &mut [u8; 5]| tiles.iter().for_each(|tile| pile[*tile as usize] += 1);
    for other in state.players.seats().filter(|other| *other != seat) {
        back(&state.players[other].glory, &mut pile);
    }
    if asks_other {
        back(&state.drawn_glory, &mut pile);
    }
    for other in state.players.seats().filter(|other| *other != seat) {
        state.players[other].glory.iter_mut().for_each(|tile| *tile = draw(&mut pile, rng));
    }
    if asks_other {
        state.drawn_glory.iter_mut().for_each(|tile| *tile = draw(&mut pile, rng));
    }
    state.glory = pile;
}

fn draw(pile: &mut [u8; 5], rng: &mut Rng) -> Glory {
    let mut index = rng.below(pile.iter().map(|count| u32::from(*count)).sum::<u32>().max(1));
    for (tile, count) in Glory::ALL.iter().zip(pile) {
        if index < u32::from(*count) {
            *count -= 1;
            return *tile;
        }
        index -= u32::from(*count);
    }
    Glory::default()
}
