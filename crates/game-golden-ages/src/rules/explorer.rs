//! Chapter 9, action 1: Explorer.

use engine::{Log, Offers, Rejection, Seat, msg, rule};

use crate::action::Action;
use crate::event::Event;
use crate::map::{Space, Spaces};
use crate::rules::abilities::Powers;
use crate::rules::movement::Way;
use crate::rules::{city, movement};
use crate::state::{Founder, Question, State};

/// GA-9.1, GA-9.2: where an Explorer from this space may end. It may forgo its movement (GA-7.6),
/// but an action that changes nothing at all is none (GA-R12): an Explorer that stays both where
/// and as it is must be able to found a city.
fn goals(state: &State, powers: &Powers, from: Space) -> Spaces {
    let mut goals = from.within(powers.range);
    if powers.explorer_stays_standing && !city::sites(state).contains(from) {
        goals.remove(from);
    }
    goals
}

/// Everything that a colonist on this space can do as Explorer.
pub fn offer(state: &State, powers: &Powers, from: Space, out: &mut impl Offers<Action>) {
    out.offer_all(goals(state, powers, from).iter().map(|to| Action::Explore { from, to }));
}

/// GA-9.1: a standing colonist, and a space where it may end.
pub fn check(state: &State, seat: Seat, from: Space, to: Space) -> Result<(), Rejection> {
    let player = &state.players[seat];
    let powers = Powers::of(player);
    movement::check_standing(rule("GA-9.1"), player, from)?;
    movement::check_range(Way { range: powers.range, from, to })?;
    let allowed = goals(state, &powers, from).contains(to);
    rule("GA-R12").require(allowed, || msg!("explorer-must-do-something", at = from))
}

/// GA-9.2: moves; then a city may be founded, if there can be one.
pub fn apply(
    state: &mut State,
    seat: Seat,
    from: Space,
    to: Space,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    let powers = Powers::of(&state.players[seat]);
    log.tell(Event::Explored { seat, from, to });
    movement::apply(state, seat, Way { range: powers.range, from, to }, log);
    if from == to && powers.explorer_stays_standing {
        return city::found(state, seat, to, Founder::Explorer, log);
    }
    city::ask(state, seat, to, Founder::Explorer, log)
}
