//! Chapter 6, phase B: placing and moving the capital.

use engine::{Log, Offers, Rejection, Seat, msg, rule};

use crate::action::Action;
use crate::cards::{Epoch, mat};
use crate::event::Event;
use crate::map::Space;
use crate::state::{MovingCapital, Question, State};

/// The spaces of the tile just laid (GA-6.11, GA-6.12); or, from epoch II on, the old place.
pub fn offer(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    out.offer_all(state.board.last_tile().iter().map(Action::PlaceCapital));
    if can_stay(state, seat) {
        out.offer(Action::KeepCapital);
    }
}

fn can_stay(state: &State, seat: Seat) -> bool {
    state.players[seat].capital.is_some()
}

/// GA-6.11, GA-6.12: only a space of the tile just laid.
pub fn check_place(state: &State, at: Space) -> Result<(), Rejection> {
    let id = if state.epoch == Epoch::I { "GA-6.11" } else { "GA-6.12" };
    let allowed = state.board.last_tile().contains(at);
    rule(id).require(allowed, || msg!("capital-only-on-the-new-tile", at))
}

/// GA-6.11: in epoch I the capital must be placed.
pub fn check_keep(state: &State, seat: Seat) -> Result<(), Rejection> {
    rule("GA-6.11").require(can_stay(state, seat), || msg!("capital-must-be-placed"))
}

/// Places the capital with the three colonists, or moves it with the colonists on its space
/// (GA-6.13).
pub fn apply_place(state: &mut State, seat: Seat, at: Space, log: &mut impl Log<Event>) -> Option<Question> {
    let player = &mut state.players[seat];
    match player.capital.replace(at) {
        None => {
            (0..mat().start.colonists).for_each(|_| player.colonists.add_standing(at));
            log.tell(Event::CapitalPlaced { seat, at });
        }
        Some(from) => {
            let colonists = player.colonists.move_all(from, at);
            log.tell(Event::CapitalMoved { seat, from, to: at, colonists });
            if state.options.moving_capital == MovingCapital::All {
                take_along(state, seat, from, at, log);
            }
        }
    }
    None
}

/// GA-R09, by the letter: the colonists of the others move with the capital too.
fn take_along(state: &mut State, owner: Seat, from: Space, to: Space, log: &mut impl Log<Event>) {
    for seat in state.players.seats().filter(|seat| *seat != owner) {
        let colonists = state.players[seat].colonists.move_all(from, to);
        if colonists > 0 {
            log.tell(Event::TakenAlong { seat, from, to, colonists });
        }
    }
}

/// Leaves the capital where it is.
pub fn apply_keep(seat: Seat, log: &mut impl Log<Event>) -> Option<Question> {
    log.tell(Event::CapitalKept { seat });
    None
}
