//! Chapter 6, phase B: placing and moving the capital.

use engine::{Log, Rejection, Seat, msg, rule};

use crate::cards::{Epoch, mat};
use crate::event::Event;
use crate::map::Space;
use crate::state::{Question, State};

/// GA-6.11, GA-6.12: only a space of the tile just laid.
pub fn check_place(state: &State, at: Space) -> Result<(), Rejection> {
    let id = if state.epoch == Epoch::I { "GA-6.11" } else { "GA-6.12" };
    let allowed = state.board.last_tile().contains(at);
    rule(id).require(allowed, || msg!("capital-only-on-the-new-tile", at = at.to_string()))
}

/// GA-6.11: in epoch I the capital must be placed.
pub fn check_keep(state: &State, seat: Seat) -> Result<(), Rejection> {
    rule("GA-6.11").require(state.players[seat].capital.is_some(), || msg!("capital-must-be-placed"))
}

/// Places the capital with the three colonists, or moves it with all own colonists on its space.
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
        }
    }
    None
}

/// Leaves the capital where it is.
pub fn apply_keep(seat: Seat, log: &mut impl Log<Event>) -> Option<Question> {
    log.tell(Event::CapitalKept { seat });
    None
}
