//! Chapter 5: terrain, and what changes its difficulty.

use engine::Seat;

use crate::cards::{CityState, Leader, Terrain};
use crate::space::{Space, Spaces};
use crate::state::Table;

/// What the terrain is looked at for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Placing control tokens while a culture or industry card is resolved.
    PlaceByCard,
    /// Placing control tokens otherwise.
    Place,
    /// Building a city.
    City,
    /// Moving a caravan.
    Caravan,
}

/// The land spaces whose difficulty is for this player, in the own turn, not above `limit`.
#[must_use]
pub fn allowed(table: &Table, seat: Seat, limit: u8, purpose: Purpose) -> Spaces {
    let places = matches!(purpose, Purpose::PlaceByCard | Purpose::Place);
    let kumasi =
        matches!(purpose, Purpose::PlaceByCard | Purpose::City) && table.has_envoy(seat, CityState::Kumasi);
    // ND-R15: what is set counts first, then Mohenjo Daro takes one off, but never below 1. No limit
    // is below 1, so one more in the limit is the same.
    let limit = limit + u8::from(places && table.has_envoy(seat, CityState::MohenjoDaro));
    let mut spaces = Spaces::NONE;
    for terrain in Terrain::ALL {
        let eased = kumasi && *terrain == Terrain::Forest;
        if *terrain != Terrain::Water && (eased || terrain.difficulty() <= limit) {
            spaces |= table.map.terrain(*terrain);
        }
    }
    if limit >= DIVINE_WIND && table.led_by(seat, Leader::Japan) {
        spaces |= windswept(table);
    }
    spaces
}

/// The difficulty of a space for the player whose turn it is (ND-5.1, ND-R60).
#[must_use]
pub fn difficulty(table: &Table, seat: Seat, space: Space) -> u8 {
    if table.led_by(seat, Leader::Japan) && windswept(table).contains(space) {
        return DIVINE_WIND;
    }
    table.map.terrain_of(space).difficulty()
}

/// The difficulty that Japan's desert and mountain on the coast have.
const DIVINE_WIND: u8 = 3;

/// Desert and mountain next to water or on the edge. Natural wonders have no terrain type (ND-R60).
fn windswept(table: &Table) -> Spaces {
    (table.map.terrain(Terrain::Desert) | table.map.terrain(Terrain::Mountain)) & table.map.coast()
}
