//! Gaining and losing points, goods and people (TTA-1.9, TTA-1.10, TTA-1.12).

use engine::{Log, Seat};

use crate::board::{Board, Good};
use crate::event::{Event, What};
use crate::rules::goods;
use crate::rules::rates::MAX_SCIENCE;
use crate::state::State;

/// Gains an amount, as far as there is room and tokens; what was gained.
pub fn gain(state: &mut State, seat: Seat, what: What, amount: u8, log: &mut impl Log<Event>) -> u8 {
    let gained = add(state.board_mut(seat), what, amount);
    if gained > 0 {
        log.tell(Event::Changed { seat, what, amount: i16::from(gained) });
    }
    gained
}

fn add(board: &mut Board, what: What, amount: u8) -> u8 {
    match what {
        What::Culture => {
            board.culture = board.culture.saturating_add(u16::from(amount)); // TTA-4.1
            amount
        }
        What::Science => {
            let room = MAX_SCIENCE.saturating_sub(board.science); // TTA-4.2
            board.science += amount.min(room);
            amount.min(room)
        }
        What::Food => goods::lay(board, Good::Food, amount),
        What::Resources => goods::lay(board, Good::Resources, amount),
        What::Population => {
            let people = amount.min(board.yellow); // TTA-16.11
            board.yellow -= people;
            board.unused += people;
            people
        }
        What::MilitaryActions => {
            board.turn.extra_military += amount;
            amount
        }
        What::UnitResources => {
            board.turn.unit_resources = board.turn.unit_resources.saturating_add(amount);
            amount
        }
        What::YellowTokens | What::BlueTokens | What::CivilActions => {
            unreachable!("tokens come from the box, civil actions from cards")
        }
    }
}

/// Loses an amount, but no more than there is (TTA-1.12, TTA-4.9); what was lost.
pub fn lose(state: &mut State, seat: Seat, what: What, amount: u8, log: &mut impl Log<Event>) -> u8 {
    let (lost, over) = subtract(state.board_mut(seat), what, amount);
    if lost > 0 {
        log.tell(Event::Changed { seat, what, amount: -i16::from(lost) });
    }
    overpaid(seat, what, over, log);
    lost
}

/// TTA-8.21: tells what went beyond the amount because no change could be made.
pub fn overpaid(seat: Seat, what: What, amount: u8, log: &mut impl Log<Event>) {
    if amount > 0 {
        log.tell(Event::Overpaid { seat, what, amount });
    }
}

/// What was lost, and what went beyond it for lack of change.
fn subtract(board: &mut Board, what: What, amount: u8) -> (u8, u8) {
    match what {
        What::Culture => {
            let lost = board.culture.min(u16::from(amount));
            board.culture -= lost;
            (u8::try_from(lost).expect("no more than the amount"), 0)
        }
        What::Science => {
            let lost = board.science.min(amount);
            board.science -= lost;
            (lost, 0)
        }
        What::Food => give_up(board, Good::Food, amount),
        What::Resources => give_up(board, Good::Resources, amount),
        What::Population
        | What::YellowTokens
        | What::BlueTokens
        | What::CivilActions
        | What::MilitaryActions
        | What::UnitResources => unreachable!("workers, tokens and actions are lost in other ways"),
    }
}

fn give_up(board: &mut Board, good: Good, amount: u8) -> (u8, u8) {
    let lost = goods::owned(board, good).min(u16::from(amount));
    let lost = u8::try_from(lost).expect("no more than the amount");
    (lost, goods::give_up(board, good, lost))
}

/// The word of the log for a good.
#[must_use]
pub const fn good(good: Good) -> What {
    match good {
        Good::Food => What::Food,
        Good::Resources => What::Resources,
    }
}
