//! Yellow and blue tokens that come from the box and go back to it (TTA-3.8, TTA-16.10 to
//! TTA-16.13, TTA-21.6).

use engine::{Log, Seat};

use crate::cards::Card;
use crate::event::{Event, What};
use crate::state::State;
use crate::task::Task;

/// A card that gives tokens while it is in play came, perhaps in the place of another one.
pub fn card_came(state: &mut State, seat: Seat, came: Card, went: Option<Card>, log: &mut impl Log<Event>) {
    let (yellow, blue) = came.tokens();
    let (old_yellow, old_blue) = went.map_or((0, 0), Card::tokens);
    // TTA-21.6: only the difference moves.
    gain_yellow(state, seat, yellow.saturating_sub(old_yellow), log);
    gain_blue(state, seat, blue.saturating_sub(old_blue), log);
    lose_yellow(state, seat, old_yellow.saturating_sub(yellow), log);
    lose_blue(state, seat, old_blue.saturating_sub(blue), log);
}

/// A card that gives tokens while it is in play went.
pub fn card_went(state: &mut State, seat: Seat, went: Card, log: &mut impl Log<Event>) {
    let (yellow, blue) = went.tokens();
    lose_yellow(state, seat, yellow, log);
    lose_blue(state, seat, blue, log);
}

fn gain_yellow(state: &mut State, seat: Seat, count: u8, log: &mut impl Log<Event>) {
    state.board_mut(seat).yellow += count;
    state.table.yellow_box -= i16::from(count);
    tell(seat, What::YellowTokens, i16::from(count), log);
}

fn gain_blue(state: &mut State, seat: Seat, count: u8, log: &mut impl Log<Event>) {
    state.board_mut(seat).blue += count;
    state.table.blue_box -= i16::from(count);
    tell(seat, What::BlueTokens, i16::from(count), log);
}

/// Yellow tokens go from the bank to the box, as many as the bank holds; workers stay.
pub fn lose_yellow(state: &mut State, seat: Seat, count: u8, log: &mut impl Log<Event>) {
    let lost = state.board(seat).yellow.min(count);
    state.board_mut(seat).yellow -= lost;
    state.table.yellow_box += i16::from(lost);
    tell(seat, What::YellowTokens, -i16::from(lost), log);
}

/// Blue tokens go from the bank to the box; for those that are missing there the owner is asked.
pub fn lose_blue(state: &mut State, seat: Seat, count: u8, log: &mut impl Log<Event>) {
    let lost = state.board(seat).blue.min(count);
    state.board_mut(seat).blue -= lost;
    state.table.blue_box += i16::from(lost);
    tell(seat, What::BlueTokens, -i16::from(lost), log);
    if count > lost {
        state.table.push(Task::LoseBlue { seat, count: count - lost });
    }
}

fn tell(seat: Seat, what: What, amount: i16, log: &mut impl Log<Event>) {
    if amount != 0 {
        log.tell(Event::Changed { seat, what, amount });
    }
}
