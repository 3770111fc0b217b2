//! Chapter 16: territories, bids, colonies.

use engine::{Log, Seat, Seats, rule};

use crate::board::Board;
use crate::cards::effect::Windfall;
use crate::cards::{Bonus, Card, Category, Kind};
use crate::event::{Event, What};
use crate::refusal::{Checked, Why};
use crate::rules::{losses, military, score, tactics, tokens};
use crate::state::{State, Table};
use crate::task::Task;

/// TTA-15.6: a revealed territory is put up; the active player begins.
pub fn put_up(state: &mut State, card: Card) {
    let seat = state.table.active;
    state.table.push(Task::Auction { card, bid: 0, bidder: None, passed: Seats::NONE, seat });
}

/// TTA-16.16: what everybody can see of the highest possible bid: all units with their armies and
/// the bonuses in play.
fn open_force(board: &Board) -> u16 {
    let units = u16::from(tactics::sacrifice_worth(board, &board.techs.units()));
    units + u16::try_from(board.perks.colonization).unwrap_or(0)
}

/// What the highest bidder must have in hand, since the bid could not be paid otherwise (TTA-16.4).
#[must_use]
pub fn hidden_force(table: &Table, seat: Seat) -> u16 {
    let (bidder, bid, cards) = match table.tasks.last() {
        Some(Task::Auction { bidder: Some(bidder), bid, .. }) => (*bidder, *bid, 0),
        Some(Task::PayColony { seat, bid, cards, .. }) => (*seat, *bid, *cards),
        _ => return 0,
    };
    let open = open_force(&table.boards[seat]) + u16::from(cards);
    if bidder == seat { u16::from(bid).saturating_sub(open) } else { 0 }
}

/// The colonization values of the bonus cards in hand.
fn hand_force(state: &State, seat: Seat) -> u16 {
    let worth = |card: Card| u16::from(card_worth(state.board(seat), card));
    state.hands[seat].iter().map(|secret| worth(secret.card)).sum()
}

/// TTA-16.6: what a bonus card adds; with Cook more.
#[must_use]
pub fn card_worth(board: &Board, card: Card) -> u8 {
    match card.kind() {
        Kind::Bonus(Bonus { colonization, .. }) => colonization + board.perks.colonization_card,
        _ => 0,
    }
}

fn has_units(board: &Board) -> bool {
    Category::UNITS.iter().any(|category| board.techs.count(*category) > 0)
}

/// TTA-16.4, TTA-16.16, TTA-26.13: the highest bid that a player can pay.
#[must_use]
pub fn most(state: &State, seat: Seat) -> u8 {
    let board = state.board(seat);
    if state.table.is_last_round() || !has_units(board) {
        return 0;
    }
    u8::try_from(open_force(board) + hand_force(state, seat)).unwrap_or(u8::MAX)
}

/// Whether a player is asked for a bid. What a hand allows is a secret, so its owner is asked whenever
/// it might allow one.
#[must_use]
pub fn is_asked(state: &State, seat: Seat, bid: u8) -> bool {
    let board = state.board(seat);
    let open = !state.table.is_last_round() && has_units(board);
    open && (open_force(board) > u16::from(bid) || !state.hands[seat].is_empty())
}

/// TTA-16.1 to TTA-16.4.
pub fn check_bid(state: &State, seat: Seat, highest: u8, amount: u8) -> Checked {
    let (least, most) = (highest.saturating_add(1), most(state, seat));
    rule("TTA-16.16").require(has_units(state.board(seat)), || Why::NoUnits)?;
    rule("TTA-26.13").require(!state.table.is_last_round(), || Why::NoSacrifice)?;
    rule("TTA-16.4").require(amount <= most, || Why::BidTooHigh { most })?;
    rule("TTA-16.1").require(amount >= least, || Why::BidTooLow { least })
}

/// A bid, or a pass (0).
pub fn bid(state: &mut State, task: Task, amount: u8, log: &mut impl Log<Event>) {
    let Task::Auction { card, mut bid, mut bidder, mut passed, seat } = task else { return };
    if amount > 0 {
        (bid, bidder) = (amount, Some(seat));
        log.tell(Event::Bid { seat, amount });
    } else {
        passed = passed.with(seat);
        log.tell(Event::Passed { seat });
    }
    let table = &state.table;
    let next = table.players_from(seat.next(table.seats())).find(|seat| !passed.contains(*seat));
    match (bidder, next) {
        // TTA-16.15: whoever is alone after an own bid wins at once.
        (Some(winner), Some(next)) if next == winner => {
            state.table.push(Task::PayColony { seat: winner, card, bid, cards: 0 });
        }
        (_, Some(seat)) => state.table.push(Task::Auction { card, bid, bidder, passed, seat }),
        // TTA-16.2: all passed without a bid.
        (_, None) => {
            state.table.past.push(card);
            log.tell(Event::Unclaimed { card });
        }
    }
}

/// TTA-16.6: the force that the winner has put together so far.
#[must_use]
pub fn force(board: &Board, cards: u8) -> u8 {
    let units = u16::from(tactics::sacrifice_worth(board, &board.sacrificed));
    let bonus = u16::try_from(board.perks.colonization).unwrap_or(0);
    u8::try_from(units + bonus + u16::from(cards)).unwrap_or(u8::MAX)
}

/// TTA-16.5, TTA-16.6: at least one unit, and at least the bid.
pub fn check_paid(board: &Board, bid: u8, cards: u8) -> Checked {
    let any = board.sacrificed.iter().flatten().any(|units| *units > 0);
    rule("TTA-16.5").require(any, || Why::NeedsUnit)?;
    let have = force(board, cards);
    rule("TTA-16.6").require(bid <= have, || Why::TooLittleForce { need: bid, have })
}

/// The bid is paid: sacrificed workers return to the bank and the territory becomes a colony.
pub fn pay(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    losses::return_sacrificed(state, seat, log);
    settle(state, seat, card, log);
}

/// TTA-16.9, TTA-16.10: permanent effects first, then the immediate ones.
pub fn settle(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    own(state, seat, card, log);
    let Kind::Territory(territory) = card.kind() else { return };
    for windfall in &territory.immediate {
        match windfall {
            Windfall::GainFood { amount } => score::gain(state, seat, What::Food, *amount, log),
            Windfall::GainResources { amount } => score::gain(state, seat, What::Resources, *amount, log),
            Windfall::GainScience { amount } => score::gain(state, seat, What::Science, *amount, log),
            Windfall::GainCulture { amount } => score::gain(state, seat, What::Culture, *amount, log),
            Windfall::GainPopulation { amount } => score::gain(state, seat, What::Population, *amount, log),
            Windfall::DrawMilitaryCards { amount } => {
                military::draw(state, seat, *amount, log);
                0
            }
        };
    }
}

/// The colony with its permanent effects.
fn own(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    state.board_mut(seat).colonies.push(card);
    state.table.recount(seat);
    log.tell(Event::Colony { seat, card });
    tokens::card_came(state, seat, card, None, log);
}

/// TTA-16.12: a colony is lost, perhaps to somebody who then has its permanent effects.
pub fn lose(state: &mut State, seat: Seat, card: Card, taker: Option<Seat>, log: &mut impl Log<Event>) {
    state.board_mut(seat).colonies.take(card);
    state.table.recount(seat);
    log.tell(Event::ColonyLost { seat, card, taker });
    tokens::card_went(state, seat, card, log);
    match taker {
        Some(taker) => own(state, taker, card, log),
        None => state.table.past.push(card),
    }
}

/// TTA-28.1, TTA-28.16: Columbus, once per game, in play, with a territory in hand.
pub fn check_columbus(state: &State, seat: Seat, card: Card) -> Checked {
    let board = state.board(seat);
    let free = board.perks.free_colony && !board.columbus_done;
    rule("TTA-28.1").require(free, || Why::NoColumbus)?;
    let how = rule("TTA-28.16");
    how.require(matches!(card.kind(), Kind::Territory(_)), || Why::NotThatKind { card })?;
    military::in_hand(state, seat, card, how)
}

/// The territory becomes a colony at once.
pub fn columbus(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    military::take_from_hand(state, seat, card);
    state.board_mut(seat).columbus_done = true;
    settle(state, seat, card, log);
}

/// The bids that a seat can make, from the lowest.
pub fn each_bid(state: &State, seat: Seat, highest: u8) -> impl Iterator<Item = u8> {
    highest.saturating_add(1)..=most(state, seat)
}
