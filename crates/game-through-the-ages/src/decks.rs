//! Which cards make up a deck (TTA-2.1 to TTA-2.7).

use engine::{List, Rng};

use crate::cards::{Age, Card, Kind};
use crate::options::{Level, Options};
use crate::state::{Place, Secret, State};

/// TTA-2.5: the cards of a civil deck, in no order.
pub fn civil_cards(age: Age, players: u8) -> impl Iterator<Item = Card> {
    of_age(age, players).filter(|card| card.is_civil())
}

/// TTA-2.6, TTA-12.1, TTA-27.7: the cards of a military deck, in no order.
pub fn military_cards(age: Age, players: u8, options: Options) -> impl Iterator<Item = Card> {
    of_age(age, players).filter(move |card| !card.is_civil() && is_used(*card, players, options))
}

/// Every card of an age, as often as there are copies.
fn of_age(age: Age, players: u8) -> impl Iterator<Item = Card> {
    Card::ALL
        .iter()
        .filter(move |card| card.age() == age)
        .flat_map(move |card| std::iter::repeat_n(*card, usize::from(card.facts().text.copies.with(players))))
}

fn is_used(card: Card, players: u8, options: Options) -> bool {
    match card.kind() {
        Kind::War(_) => options.level == Level::Full && !options.peaceful,
        Kind::Aggression(_) => !options.peaceful,
        Kind::Pact(_) => players > 2 && options.removed_pacts().all(|removed| removed != card),
        // TTA-11.1.
        _ => options.level != Level::Simple || card != Card::DevelopmentOfPolitics,
    }
}

/// A civil deck, shuffled.
pub fn civil(age: Age, players: u8, rng: &mut Rng) -> List<Card, 55> {
    let mut deck: List<Card, 55> = civil_cards(age, players).collect();
    rng.shuffle(&mut deck);
    deck
}

/// The military deck of an age, shuffled; without the bonus cards of a variant (TTA-27.11).
pub fn military(state: &mut State, age: Age) -> List<Secret, 50> {
    let bonus = state.piles.bonus;
    let taken = |card: Card| bonus.iter().any(|bonus| bonus.card == card && bonus.place != Place::Deck);
    let known = |card: Card| {
        bonus.iter().find(|bonus| bonus.card == card).map(|bonus| bonus.known).unwrap_or_default()
    };
    let mut deck: List<Secret, 50> = military_cards(age, state.table.seats(), state.table.options)
        .filter(|card| !taken(*card))
        .map(|card| Secret { card, known: known(card) })
        .collect();
    state.rng.shuffle(&mut deck);
    deck
}

/// TTA-27.11: the 13 events of Age III, shuffled.
pub fn impact_events(rng: &mut Rng) -> List<Card, 13> {
    let mut events: List<Card, 13> = Card::ALL.iter().copied().filter(|card| is_impact(*card)).collect();
    rng.shuffle(&mut events);
    events
}

/// Whether it is an event of Age III.
#[must_use]
pub fn is_impact(card: Card) -> bool {
    card.age() == Age::Iii && matches!(card.kind(), Kind::Event(_))
}
