//! Chapter 7: cities and maturity.

use engine::Seat;

use crate::cards::{Pact, Wonder};
use crate::space::{Space, Spaces};
use crate::state::Table;

/// The mature cities of a player: every space next to them is water or holds a control token that
/// counts as friendly (ND-7.1, ND-7.2).
#[must_use]
pub fn mature_cities(table: &Table, seat: Seat) -> Spaces {
    let counted = counted(table, seat);
    let cities = table.board.0[seat].cities;
    cities.iter().filter(|city| table.map.is_surrounded(*city, counted)).collect()
}

/// The spaces next to a city that keep it from being mature; none where no city stands.
#[must_use]
pub fn missing(table: &Table, city: Space) -> Spaces {
    let owner = table.board.holder(city).filter(|owner| table.board.0[*owner].cities.contains(city));
    owner.map_or(Spaces::NONE, |owner| table.map.around(city).without(counted(table, owner)))
}

/// Water and the control tokens that count as friendly: the own ones, and those of rivals by Open
/// Borders or the Sydney Opera House (ND-R44: control tokens only).
fn counted(table: &Table, seat: Seat) -> Spaces {
    let mut counted = table.map.water() | table.board.0[seat].control;
    let opera = table.controls(seat, Wonder::SydneyOperaHouse);
    for (rival, pieces) in table.board.0.pairs() {
        if rival != seat && (opera || table.has_pact(seat, rival, Pact::OpenBorders)) {
            counted |= pieces.control;
        }
    }
    counted
}
