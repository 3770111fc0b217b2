//! Map tiles and how they are laid (chapter 3).

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::cards::{Barbarian, CityState, Natural, Resource, Side, Terrain, Tile};

/// The kind of a map tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileKind {
    /// With a star.
    Capital,
    /// With a natural wonder.
    NaturalWonder,
    /// With a city-state.
    CityState,
    /// Without any of these.
    Plain,
}

/// A map tile.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFacts {
    /// The id, `tile_01`.
    pub id: String,
    /// The printed number.
    pub number: Tile,
    /// What it shows.
    pub kind: TileKind,
    /// Both sides.
    #[serde(rename = "face")]
    pub faces: [FaceFacts; 2],
}

/// One side of a tile.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceFacts {
    /// Which side.
    pub side: Side,
    /// How the data was checked.
    pub confidence: String,
    /// Where it is from.
    pub provenance: String,
    /// A remark.
    #[serde(default)]
    pub note: Option<String>,
    /// The ten spaces.
    pub spaces: [SpaceFacts; 10],
}

/// One space of a tile.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceFacts {
    /// Its number on the tile.
    pub i: u8,
    /// Its place on the tile, to the east.
    pub q: i8,
    /// Its place on the tile, to the south-east.
    pub r: i8,
    /// The terrain.
    pub t: Terrain,
    /// The terrain by another transcription (option `tiles`).
    #[serde(default)]
    pub alt: Option<Terrain>,
    /// A resource.
    #[serde(default)]
    pub res: Option<Resource>,
    /// A barbarian's helmet.
    #[serde(default)]
    pub barb: Option<Barbarian>,
    /// A city-state.
    #[serde(default)]
    pub cs: Option<CityState>,
    /// A natural wonder.
    #[serde(default)]
    pub nw: Option<Natural>,
    /// A capital's star.
    #[serde(default)]
    pub cap: bool,
}

/// The symbol printed on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// A resource.
    Resource(Resource),
    /// A barbarian's helmet.
    Barbarian(Barbarian),
    /// A city-state.
    CityState(CityState),
    /// A natural wonder.
    Natural(Natural),
    /// A star for a capital.
    Capital,
}

impl SpaceFacts {
    /// The symbol on the space, if there is one.
    #[must_use]
    pub fn symbol(&self) -> Option<Symbol> {
        self.res
            .map(Symbol::Resource)
            .or_else(|| self.barb.map(Symbol::Barbarian))
            .or_else(|| self.cs.map(Symbol::CityState))
            .or_else(|| self.nw.map(Symbol::Natural))
            .or_else(|| self.cap.then_some(Symbol::Capital))
    }
}

/// The layouts of the map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayoutFacts {
    /// The core with side A up.
    pub core_a: CoreFacts,
    /// The core with side B up.
    pub core_b: CoreFacts,
    /// The map of the first game.
    pub first_game: FirstGameFacts,
}

/// The layout of the core (ND-3.4).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoreFacts {
    /// The name.
    pub name_en: String,
    /// The same in German.
    pub name_de: String,
    /// The same in Dutch.
    pub name_nl: String,
    /// Where it is from.
    pub provenance: String,
    /// The places of the four tiles.
    pub slots: [CoreSlot; 4],
}

/// The place of one core tile.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoreSlot {
    /// When it is laid.
    pub order: u8,
    /// The side.
    pub side: Side,
    /// The place of its space 0, to the east.
    pub q: i8,
    /// The place of its space 0, to the south-east.
    pub r: i8,
    /// How often it is turned by 60 degrees.
    pub rot: u8,
}

/// The map of the first game (ND-2.7).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstGameFacts {
    /// The name.
    pub name_en: String,
    /// The same in German.
    pub name_de: String,
    /// The same in Dutch.
    pub name_nl: String,
    /// The side that is up.
    pub side: Side,
    /// Where it is from.
    pub provenance: String,
    /// The capital tiles of two players, by seat.
    pub seats_2: Vec<Tile>,
    /// Of three.
    pub seats_3: Vec<Tile>,
    /// Of four.
    pub seats_4: Vec<Tile>,
    /// The tiles.
    #[serde(rename = "tile")]
    pub tiles: Vec<FirstTile>,
    /// What the map of two shows.
    pub check_2p: MapCheck,
    /// What the map of three shows.
    pub check_3p: MapCheck,
    /// What the map of four shows.
    pub check_4p: MapCheck,
}

/// A tile of the first game's map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstTile {
    /// Which tile.
    pub tile: Tile,
    /// The side.
    pub side: Side,
    /// The place of its space 0, to the east.
    pub q: i8,
    /// The place of its space 0, to the south-east.
    pub r: i8,
    /// How often it is turned by 60 degrees.
    pub rot: u8,
    /// The color of its frame in the picture.
    pub color: String,
    /// The fewest players with whom it is used.
    pub min_players: u8,
    /// Core, outer tile or capital.
    pub role: String,
}

/// What a map shows: numbers to check the tiles against.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapCheck {
    /// How many tiles.
    pub tiles: usize,
    /// How many spaces.
    pub spaces: usize,
    /// How many of them water.
    pub water: usize,
    /// The letters of the barbarians.
    pub barbarians: String,
    /// The city-states.
    pub city_states: Vec<CityState>,
    /// The natural wonders.
    pub natural_wonders: Vec<Natural>,
    /// The resource tokens.
    pub resources: BTreeMap<Resource, u8>,
    /// The stars.
    pub capitals: Vec<CapitalCheck>,
}

/// Where a star is.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CapitalCheck {
    /// The tile.
    pub tile: Tile,
    /// The place, to the east.
    pub q: i8,
    /// The place, to the south-east.
    pub r: i8,
}

/// `map_tiles.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TileFile {
    pub tile: Vec<TileFacts>,
}
