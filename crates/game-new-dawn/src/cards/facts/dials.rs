//! The event dial with its barbarians (chapter 17) and the tech dial (chapter 10).

use serde::Deserialize;

use super::{Names, Provenance};
use crate::cards::{Barbarian, DialSymbol, Side, Tile};

facts! {
    /// A barbarian token.
    BarbarianFacts(String) {
        /// The letter.
        letter: Barbarian,
        /// The tile that shows it.
        tile: Tile,
        /// Where it appears.
        spawn: Vec<SpawnFacts>,
    }
}

facts! {
    /// The barbarian direction token.
    DirectionFacts(String) {
        /// The numbers, clockwise.
        numbers_clockwise: [u8; 6],
        /// How a die becomes a direction.
        mapping: String,
    }
}

/// Where a barbarian appears on a side of its tile.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpawnFacts {
    /// The side.
    pub side: Side,
    /// The space.
    pub space: u8,
}

/// The event dial, the direction token and the barbarians.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFacts {
    /// The id of the dial.
    pub id: String,
    /// The name.
    pub name_en: String,
    /// The same in German.
    pub name_de: String,
    /// The same in Dutch.
    pub name_nl: String,
    /// How many spaces it has.
    pub spaces_total: u8,
    /// Where the pointer starts.
    pub start_space: u8,
    /// Which way it turns.
    pub direction: String,
    /// Where the data is from.
    pub provenance: String,
    /// Its spaces, clockwise.
    #[serde(rename = "space")]
    pub spaces: [DialSpace; 5],
    /// The direction token.
    pub direction_token: DirectionFacts,
    /// The barbarians.
    #[serde(rename = "barbarian")]
    pub barbarians: Vec<BarbarianFacts>,
}

/// A space of the event dial.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DialSpace {
    /// Its number.
    pub position: u8,
    /// What it shows.
    pub symbol: DialSymbol,
    /// Whether the pointer starts here.
    #[serde(default)]
    pub start: bool,
    /// The name.
    pub name_en: String,
    /// The same in German.
    pub name_de: String,
    /// The same in Dutch.
    pub name_nl: String,
    /// Where it is from.
    pub provenance: String,
}

/// The tech dial.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechFacts {
    /// The id.
    pub id: String,
    /// The name.
    pub name_en: String,
    /// The same in German.
    pub name_de: String,
    /// The same in Dutch.
    pub name_nl: String,
    /// Where the pointer starts.
    pub start: u8,
    /// The last space.
    pub last: u8,
    /// Where the pointer goes beyond the last space.
    pub after_last: u8,
    /// Where this is from.
    pub provenance_start_last_wrap: String,
    /// The spaces with a tech level.
    #[serde(rename = "level_space")]
    pub level_spaces: Vec<LevelSpace>,
}

/// A space of the tech dial with a level (ND-10.3).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelSpace {
    /// The space.
    pub space: u8,
    /// The level.
    pub level: u8,
    /// As printed.
    pub label: String,
    /// A remark.
    #[serde(default)]
    pub note: Option<String>,
    /// Where it is from.
    pub provenance: String,
}
