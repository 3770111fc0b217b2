//! The bonus cards of the advanced game (TTA-12.3) and of the variants (TTA-27.11 to TTA-27.17).

use engine::{List, Log, Seat, Seats, Seen, rule};

use crate::cards::{Age, Card};
use crate::decks;
use crate::event::Event;
use crate::options::{BonusCards, Level, Options};
use crate::refusal::{Checked, Why};
use crate::state::{Bonus, Place, State};
use crate::task::Task;

/// TTA-12.3: the events that lie open in the advanced game.
const ADVANCED: usize = 4;
/// TTA-27.14: the cards that are revealed one by one.
const AGE_BY_AGE: u8 = 5;

/// Lays out the bonus cards before the first turn.
pub fn set_up(state: &mut State) {
    let options = state.table.options;
    let wanted = options.level == Level::Advanced || options.bonus_cards != BonusCards::None;
    if !wanted {
        return;
    }
    let events = decks::impact_events(&mut state.rng);
    let mut bonus: List<Bonus, 13> =
        events.iter().map(|card| Bonus { card: *card, ..Bonus::default() }).collect();
    match options.bonus_cards {
        BonusCards::None => lay_open(state, &mut bonus[..ADVANCED]),
        BonusCards::Public3 => lay_open(state, &mut bonus[..3]),
        BonusCards::Public4 => lay_open(state, &mut bonus[..4]),
        BonusCards::Public5 => lay_open(state, &mut bonus[..5]),
        BonusCards::AgeByAge => {
            (0..AGE_BY_AGE).zip(&mut bonus).for_each(|(turn, bonus)| bonus.place = Place::Later(turn));
            lay_open(state, &mut bonus[..1]);
        }
        BonusCards::Private => deal(state, &mut bonus),
        BonusCards::OpenChoice => {
            let all = Seats::all(state.table.seats());
            bonus.iter_mut().for_each(|bonus| (bonus.place, bonus.known) = (Place::Offered(None), all));
            push_picks(state);
        }
    }
    // TTA-12.3: of the others nothing is used in the advanced game.
    if options.level == Level::Advanced {
        bonus.retain(|bonus| bonus.place != Place::Deck);
    }
    state.piles.bonus = bonus;
}

fn lay_open(state: &State, bonus: &mut [Bonus]) {
    let all = Seats::all(state.table.seats());
    bonus.iter_mut().for_each(|bonus| (bonus.place, bonus.known) = (Place::Chosen(None), all));
}

/// TTA-27.15: the top card leaves the game, the others are dealt evenly.
fn deal(state: &mut State, bonus: &mut List<Bonus, 13>) {
    bonus[0].place = Place::Out;
    let seats = state.table.seats();
    for (seat, bonus) in Seat::all(seats).cycle().zip(&mut bonus[1..]) {
        (bonus.place, bonus.known) = (Place::Offered(Some(seat)), Seats::one(seat));
    }
    state.table.push(Task::Keep);
}

/// TTA-27.16: in turn order from the start player, with two players 1-2-2-1.
fn push_picks(state: &mut State) {
    let start = state.table.start;
    let order: List<Seat, 4> = start.clockwise(state.table.seats()).collect();
    if order.len() == 2 {
        [order[0], order[1], order[1], order[0]]
            .iter()
            .for_each(|seat| state.table.push(Task::Pick { seat: *seat }));
    } else {
        order.iter().rev().for_each(|seat| state.table.push(Task::Pick { seat: *seat }));
    }
}

/// Who has still to keep cards.
#[must_use]
pub fn keeping(state: &State) -> Seats {
    let offered = |bonus: &Bonus| if let Place::Offered(seat) = bonus.place { seat } else { None };
    state.piles.bonus.iter().filter_map(offered).collect()
}

/// The cards that a seat can keep, or that lie open to be picked (no seat).
pub fn offered(state: &State, seat: Option<Seat>) -> impl Iterator<Item = Card> + '_ {
    state.piles.bonus.iter().filter(move |bonus| bonus.place == Place::Offered(seat)).map(|bonus| bonus.card)
}

/// Whether the card is offered.
pub fn check(state: &State, seat: Option<Seat>, card: Card) -> Checked {
    let how = if seat.is_some() { rule("TTA-27.15") } else { rule("TTA-27.16") };
    how.require(offered(state, seat).any(|offered| offered == card), || Why::NotOffered { card })
}

/// TTA-27.15: keeps a card; who has kept enough returns the others to deck III.
pub fn keep(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    choose(state, card, Place::Chosen(Some(seat)));
    log.tell(Event::BonusKept { seat, card: Seen::Known(card) });
    let kept = state.piles.bonus.iter().filter(|bonus| bonus.place == Place::Chosen(Some(seat))).count();
    if kept == usize::from(Options::bonus_picks(state.table.seats())) {
        back_to_deck(state, Some(seat));
    }
    if !keeping(state).is_empty() {
        state.table.push(Task::Keep);
    }
}

/// TTA-27.16: picks an open card; after the last pick the others go to deck III.
pub fn pick(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    choose(state, card, Place::Chosen(None));
    log.tell(Event::BonusPicked { seat, card });
    if state.table.tasks.is_empty() {
        back_to_deck(state, None);
    }
}

fn choose(state: &mut State, card: Card, place: Place) {
    let chosen = state.piles.bonus.iter_mut().find(|bonus| bonus.card == card);
    chosen.expect("checked to be offered").place = place;
}

fn back_to_deck(state: &mut State, seat: Option<Seat>) {
    for bonus in &mut state.piles.bonus {
        if bonus.place == Place::Offered(seat) {
            bonus.place = Place::Deck;
        }
    }
}

/// TTA-27.14: one card is revealed at the end of the first round.
pub fn show_after_first_round(state: &mut State, log: &mut impl Log<Event>) {
    show(state, 1, log);
}

/// TTA-27.14: one card is revealed at the end of each of Ages I, II and III.
pub fn show_at_end_of(state: &mut State, age: Age, log: &mut impl Log<Event>) {
    show(state, age.level() + 1, log);
}

fn show(state: &mut State, turn: u8, log: &mut impl Log<Event>) {
    let all = Seats::all(state.table.seats());
    let later = state.piles.bonus.iter_mut().find(|bonus| bonus.place == Place::Later(turn));
    if let Some(bonus) = later {
        (bonus.place, bonus.known) = (Place::Chosen(None), all);
        log.tell(Event::BonusShown { card: bonus.card });
    }
}

/// The cards that score at the end.
#[must_use]
pub fn chosen(state: &State) -> List<Card, 13> {
    let scores = |bonus: &&Bonus| matches!(bonus.place, Place::Chosen(_) | Place::Later(_));
    state.piles.bonus.iter().filter(scores).map(|bonus| bonus.card).collect()
}
