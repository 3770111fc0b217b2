//! Chapters 23 and 26: the end of an age, and when the game ends.

use engine::{Log, Seat, Seats, Seen};

use crate::cards::{Age, Card};
use crate::decks;
use crate::event::Event;
use crate::options::Level;
use crate::rules::{bonus, leaders, pacts, tokens, wonders};
use crate::state::{Place, State, Table};

/// Yellow tokens that each civilization of the full game loses at the end of an age (TTA-26.2).
const YELLOW_LOST: u8 = 2;

/// The last age that has decks at this level (TTA-1.2).
#[must_use]
pub fn last_with_decks(level: Level) -> Age {
    match level {
        Level::Simple => Age::I,
        Level::Advanced => Age::Ii,
        Level::Full => Age::Iii,
    }
}

/// The rule that ends the game at this level.
#[must_use]
pub const fn ended_by(level: Level) -> &'static str {
    match level {
        Level::Simple => "TTA-11.6",
        Level::Advanced => "TTA-23.7",
        Level::Full => "TTA-26.9",
    }
}

/// Whether the age has decks at this level.
#[must_use]
pub fn has_decks(table: &Table, age: Age) -> bool {
    age <= last_with_decks(table.level())
}

/// TTA-23.1: the last card of the civil deck was laid: the age ends at once.
pub fn end(state: &mut State, log: &mut impl Log<Event>) {
    let ended = state.table.age;
    // The simple game knows no age after Age I (TTA-1.2).
    if ended < Age::I || state.table.options.has_politics() {
        begin(state, ended.next(), log);
    }
    match ended {
        // TTA-23.1: the end of Age A has no effects.
        Age::A | Age::Iv => {}
        _ => {
            if state.table.options.has_politics() {
                discard_outdated(state, ended, log);
            }
            bonus::show_at_end_of(state, ended, log);
            end_near(state, ended, log);
        }
    }
}

/// TTA-23.5: the decks of the new age replace the old ones.
pub fn begin(state: &mut State, age: Age, log: &mut impl Log<Event>) {
    let before = state.table.age;
    state.table.age = age;
    state.piles.civil.clear();
    if has_decks(&state.table, age) {
        state.piles.civil = decks::civil(age, state.table.seats(), &mut state.rng);
    }
    // In Age A deck I lies there already (TTA-12.4).
    if before > Age::A && state.table.options.has_politics() {
        let left = state.piles.military.iter().chain(&state.piles.discard).copied();
        let left: engine::List<_, 100> = left.collect();
        left.iter().for_each(|secret| state.piles.gone.push(*secret));
        state.piles.military.clear();
        state.piles.discard.clear();
        if has_decks(&state.table, age) {
            state.piles.military = decks::military(state, age);
        }
        // TTA-27.11: the bonus cards that nobody chose are in the deck now.
        if age == Age::Iii {
            state.piles.bonus.retain(|bonus| bonus.place != Place::Deck);
        }
    }
    log.tell(Event::AgeBegan { age });
}

/// TTA-11.6, TTA-23.7, TTA-26.9: once the last deck has run out the end is near.
fn end_near(state: &mut State, ended: Age, log: &mut impl Log<Event>) {
    if ended == last_with_decks(state.table.level()) {
        announce_end(state, log);
    }
}

/// The game ends after this round, in the full game after the next one.
pub fn announce_end(state: &mut State, log: &mut impl Log<Event>) {
    let more = u8::from(state.table.level() == Level::Full);
    let round = state.table.round.saturating_add(more);
    state.table.ends_after = Some(round);
    log.tell(Event::EndNear { round });
}

/// TTA-23.2: hand cards, leaders, unfinished wonders and pacts of the age before are discarded;
/// TTA-26.2: yellow tokens are lost in the full game.
fn discard_outdated(state: &mut State, ended: Age, log: &mut impl Log<Event>) {
    let old = match ended {
        Age::I => Age::A,
        Age::Ii => Age::I,
        _ => Age::Ii,
    };
    let from = state.table.active;
    let players: engine::List<Seat, 4> = state.table.players_from(from).collect();
    for seat in &players {
        discard_hands(state, *seat, old, log);
        if state.board(*seat).leader_is_of(old) {
            leaders::lose(state, *seat, log);
        }
        if state.board(*seat).building.is_some_and(|site| site.card.age() == old) {
            wonders::lose_unfinished(state, *seat, log);
        }
        if state.board(*seat).pact.is_some_and(|pact| pact.card.age() == old) {
            pacts::end(state, *seat, log);
        }
        if state.table.level() == Level::Full {
            tokens::lose_yellow(state, *seat, YELLOW_LOST, log);
        }
    }
}

fn discard_hands(state: &mut State, seat: Seat, old: Age, log: &mut impl Log<Event>) {
    let civil: engine::List<Card, 16> =
        state.board(seat).hand.iter().map(|held| held.card).filter(|card| card.age() == old).collect();
    state.board_mut(seat).hand.retain(|held| held.card.age() != old);
    for card in &civil {
        state.table.out.push(*card);
        log.tell(Event::Outdated { seat, card: Seen::Known(*card) });
    }
    let hand = state.hands[seat];
    state.hands[seat].retain(|secret| secret.card.age() != old);
    for secret in hand.iter().filter(|secret| secret.card.age() == old) {
        let mut gone = *secret;
        // Who held it remembers it.
        if gone.known.is_empty() {
            gone.known = Seats::one(seat);
        }
        state.piles.gone.push(gone);
        log.tell(Event::Outdated { seat, card: Seen::Known(secret.card) });
    }
}
