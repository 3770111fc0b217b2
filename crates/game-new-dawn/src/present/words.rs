//! Parts of sentences.

use engine::{Arg, Message, Seat, msg};

use crate::board::Piece;
use crate::cards::{Side, Terrain, Tile, TileKind};
use crate::event::{Cause, Spot};
use crate::hex::Direction;
use crate::space::{Space, Spaces};
use crate::state::{Foe, Table};

/// A space with its terrain: `11c (Grassland)`.
pub fn spot(at: Spot) -> Message {
    msg!("spot", space = at.space, terrain = at.terrain)
}

/// A space of the table, if it is there, with its terrain.
pub fn at(table: &Table, space: Space) -> Message {
    let known = table.map.on_map().contains(space);
    let terrain = if known { table.map.terrain_of(space) } else { Terrain::Water };
    msg!("spot", space, terrain)
}

/// Spaces by their names, joined as the language joins them.
pub fn spaces(spaces: Spaces) -> Message {
    list(spaces.iter().map(Arg::from).collect())
}

/// Several things, or that there are none.
pub fn list(things: Vec<Arg>) -> Message {
    if things.is_empty() { msg!("nothing") } else { msg!("list", things) }
}

/// A number.
pub fn number(number: impl Into<Arg>) -> Message {
    msg!("number", number)
}

/// A direction.
pub fn direction(direction: Direction) -> Message {
    match direction {
        Direction::East => msg!("direction-east"),
        Direction::SouthEast => msg!("direction-south-east"),
        Direction::SouthWest => msg!("direction-south-west"),
        Direction::West => msg!("direction-west"),
        Direction::NorthWest => msg!("direction-north-west"),
        Direction::NorthEast => msg!("direction-north-east"),
    }
}

/// What is attacked, as the object of a sentence.
pub fn foe(foe: Foe) -> Message {
    match foe {
        Foe::Barbarian(barbarian) => msg!("foe-barbarian", barbarian),
        Foe::CityState(state) => msg!("foe-state", state),
        Foe::Rival(seat, piece) => owned(seat, piece),
    }
}

/// A player's piece, as the object of a sentence.
pub fn owned(seat: Seat, piece: Piece) -> Message {
    match piece {
        Piece::Control => msg!("foe-control", seat),
        Piece::Reinforced => msg!("foe-reinforced", seat),
        Piece::City => msg!("foe-city", seat),
        Piece::Capital => msg!("foe-capital", seat),
    }
}

/// What is on a space that belongs to a player, as the object of a sentence.
pub fn piece_at(table: &Table, space: Space) -> Message {
    table.board.at(space).map_or_else(|| msg!("nothing"), |(seat, piece)| owned(seat, piece))
}

/// By what something happened.
pub fn cause(cause: Cause) -> Arg {
    match cause {
        Cause::Card(card) => card.into(),
        Cause::Wonder(wonder) => wonder.into(),
        Cause::Barbarian(barbarian) => barbarian.into(),
    }
}

/// A tech level as it is printed.
pub const fn roman(level: u8) -> &'static str {
    match level {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "IV",
    }
}

/// The letter printed on a side of a tile.
pub fn letter(side: Side) -> &'static str {
    if side == Side::A { "A" } else { "B" }
}

/// How far a tile is turned.
pub fn degrees(turned: u8) -> u16 {
    60 * u16::from(turned)
}

/// The kind of a tile.
pub fn tile_kind(tile: Tile) -> Message {
    match tile.facts().kind {
        TileKind::Capital => msg!("tile-capital"),
        TileKind::NaturalWonder => msg!("tile-natural"),
        TileKind::CityState => msg!("tile-state"),
        TileKind::Plain => msg!("tile-plain"),
    }
}
