//! Chapter 9, action 1: Explorer.

use engine::{Log, Rejection, Seat, msg, rule};

use crate::event::Event;
use crate::map::Space;
use crate::rules::abilities::Powers;
use crate::rules::{city, movement};
use crate::state::{Founder, Question, State};

/// GA-9.1: a standing colonist moves, or forgoes its movement. An action that changes nothing at
/// all is none (GA-R12): an Explorer that stays both where and as it is must found a city.
pub fn check(state: &State, seat: Seat, from: Space, to: Space) -> Result<(), Rejection> {
    let player = &state.players[seat];
    let powers = Powers::of(player);
    movement::check(player, &powers, from, to)?;
    let changes = from != to || !powers.explorer_stays_standing || city::can_be_founded(state, to);
    rule("GA-R12").require(changes, || msg!("explorer-must-do-something", at = from.to_string()))
}

/// GA-9.2: moves; then a city may be founded, if there can be one.
pub fn apply(
    state: &mut State,
    seat: Seat,
    from: Space,
    to: Space,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    log.tell(Event::Explored { seat, from, to });
    movement::apply(state, seat, from, to, log);
    let must_found = from == to && Powers::of(&state.players[seat]).explorer_stays_standing;
    if must_found {
        return city::found(state, seat, to, Founder::Explorer, log);
    }
    city::ask(state, seat, to, Founder::Explorer, log)
}
