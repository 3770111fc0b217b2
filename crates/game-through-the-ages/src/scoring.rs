//! The end of the game: chapter 11 for the simple game, TTA-23.8 and TTA-26.14 for the others.

use engine::{List, Log, Outcome, Seat, Seats};

use crate::board::{Board, Good};
use crate::cards::Card;
use crate::decks;
use crate::event::{Bonus, Event};
use crate::options::Level;
use crate::rules::{bonus, goods, impact, rates};
use crate::state::{Place, State, Table};
use crate::task::Stage;

/// Scores what the end brings, and the game is over.
pub fn finish(state: &mut State, log: &mut impl Log<Event>) {
    if state.table.level() == Level::Simple {
        score_simple(state, log);
    } else {
        score_events(state, log);
    }
    state.table.stage = Stage::Over;
    log.tell(Event::Over);
}

/// TTA-11.7 to TTA-11.11: the bonuses of the simple game.
fn score_simple(state: &mut State, log: &mut impl Log<Event>) {
    for seat in state.table.boards.seats() {
        for (what, culture) in simple_bonuses(state.board(seat)) {
            add(state, seat, i16::try_from(culture).expect("a few dozen"));
            log.tell(Event::FinalBonus { seat, what, culture });
        }
    }
}

/// What the end of the simple game brings a civilization, source by source.
#[must_use]
pub fn simple_bonuses(board: &Board) -> [(Bonus, u16); 5] {
    let technologies = board.technologies().filter(|card| card.level() == 1).count();
    let made = goods::per_round(board, Good::Food) + goods::per_round(board, Good::Resources);
    [
        (Bonus::Technologies, 2 * u16::try_from(technologies).expect("few technologies")),
        (Bonus::Strength, 2 * u16::from(rates::strength(board))),
        (Bonus::HappyFaces, 2 * u16::from(rates::happy(board))),
        (Bonus::ScienceRate, u16::from(rates::science_rate(board))),
        (Bonus::Production, made),
    ]
}

/// TTA-23.8, TTA-26.14: the Age III events that are left, and the bonus cards, as one sum: gains are
/// added before losses are taken off, so that the order of the cards does not matter where culture
/// would fall below 0 (TTA-4.9). TTA-26.15: the start player breaks ties.
fn score_events(state: &mut State, log: &mut impl Log<Event>) {
    show_all(state);
    let events = final_events(state);
    score_those(state, &events, |culture| culture >= 0, log);
    score_those(state, &events, |culture| culture < 0, log);
}

fn score_those(state: &mut State, events: &[Card], meant: fn(i16) -> bool, log: &mut impl Log<Event>) {
    for card in events {
        for (seat, culture) in &impact::all(&state.table, *card, state.table.start) {
            if meant(*culture) {
                let culture = add(state, *seat, *culture);
                log.tell(Event::FinalEvent { seat: *seat, card: *card, culture });
            }
        }
    }
}

/// TTA-26.14, TTA-27.15: what scores at the end is revealed.
fn show_all(state: &mut State) {
    let all = Seats::all(state.table.seats());
    let stacks = state.piles.current.iter_mut().chain(&mut state.piles.future);
    stacks.filter(|secret| decks::is_impact(secret.card)).for_each(|secret| secret.known = all);
    let chosen = |bonus: &&mut crate::state::Bonus| matches!(bonus.place, Place::Chosen(_) | Place::Later(_));
    state.piles.bonus.iter_mut().filter(chosen).for_each(|bonus| bonus.known = all);
}

/// The events that score at the end.
fn final_events(state: &State) -> List<Card, 33> {
    let piles = &state.piles;
    let left = piles.current.iter().chain(&piles.future).map(|secret| secret.card);
    // TTA-27.18: with fewer bonus points those in the stacks do not score.
    let left = left.filter(|card| decks::is_impact(*card) && !state.table.options.fewer_bonus_points);
    bonus::chosen(state).iter().copied().chain(left).collect()
}

/// Adds culture, or takes it off as far as there is any; what changed.
fn add(state: &mut State, seat: Seat, culture: i16) -> i16 {
    let board = state.board_mut(seat);
    let before = board.culture;
    board.culture = before.saturating_add_signed(culture);
    let change = board.culture.wrapping_sub(before).cast_signed();
    let sum = &mut state.table.final_culture[seat];
    *sum = sum.saturating_add(change);
    change
}

/// TTA-26.16: the most culture wins, ties are shared; whoever left ranks behind, the later the
/// better (TTA-26.18), and their score does not count.
#[must_use]
pub fn outcome(table: &Table) -> Outcome {
    let stays = |seat: Seat| match table.left.iter().position(|left| *left == seat) {
        Some(place) => place,
        None => usize::MAX,
    };
    let points = |seat: Seat| if table.plays(seat) { i32::from(table.boards[seat].culture) } else { 0 };
    // Whoever stayed ranks before those who left, with however little culture.
    let ranked = |seat: Seat| if table.plays(seat) { points(seat) } else { -1 };
    let mut outcome = Outcome::by_points(table.seats(), ranked, stays);
    outcome.scores = engine::BySeat::from_fn(table.seats(), points);
    outcome
}
