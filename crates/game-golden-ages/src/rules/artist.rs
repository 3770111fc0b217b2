//! Chapter 11, action 3: Artist.

use engine::{Log, Rejection, Seat, rule};

use crate::event::{Event, Source};
use crate::map::Space;
use crate::rules::{abilities, agora, movement};
use crate::state::{Question, State};

/// What an Artist scores.
pub const POINTS: u16 = 3;

/// GA-11.1: an own standing colonist.
pub fn check(state: &State, seat: Seat, from: Space) -> Result<(), Rejection> {
    movement::check_standing(rule("GA-11.1"), &state.players[seat], from)
}

/// GA-11.1: the colonist goes to the Agora and scores 3 points.
pub fn apply(state: &mut State, seat: Seat, from: Space, log: &mut impl Log<Event>) -> Option<Question> {
    agora::apply_go(state, seat, from, log);
    abilities::score(state, seat, POINTS, Source::Artist, log);
    None
}
