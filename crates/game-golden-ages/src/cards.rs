//! Cards, tiles and technologies. Who they are is said by enums, what is printed on them by
//! `data/*.toml`, which is read once into static tables.

mod effect;
mod facts;

use std::sync::LazyLock;

use engine::Name;
use enumset::EnumSet;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use effect::{Ability, Counted, Effect, Moment, Range, Terms};
pub use facts::{
    ActionFacts, BuildingFacts, CellFacts, CivilizationFacts, ComponentFacts, Confidence, EdgeFacts,
    FutureFacts, GloryFacts, InvasionFacts, IslandFacts, MatFacts, ResourceFacts, ScoringFacts, SiteFacts,
    StartFacts, TechnologyFacts, Terrain, Text, TileFacts, WonderFacts,
};

engine::identities! {
    /// A resource that a symbol of the map shows (GA-20.1).
    Resource, "resource": Game "game", Grain "grain", Stone "stone", Gem "gem",
}

engine::identities! {
    /// A technology: the four starting ones, then the 16 tiles of the mat (GA-3.1, GA-3.4).
    Technology, "technology":
    Wheel "wheel", Hunting "hunting", Fire "fire", Barter "barter",
    Carriage "carriage", Agriculture "agriculture", Metallurgy "metallurgy", Writing "writing",
    Rail "rail", Architecture "architecture", Construction "construction", Currency "currency",
    Aviation "aviation", Medicine "medicine", Engineering "engineering", Commerce "commerce",
    Rocketry "rocketry", Genetics "genetics", ComputerScience "computer_science", Economy "economy",
}

engine::identities! {
    /// A kind of building; there are two cards of each.
    Building, "building":
    Market "market", Library "library", Granary "granary",
    Bank "bank", University "university", Wall "wall",
    Museum "museum", Observatory "observatory", Factory "factory",
    MovieTheater "movie_theater", Laboratory "laboratory", PowerPlant "power_plant",
}

engine::identities! {
    /// A wonder; there is one card of each.
    Wonder, "wonder":
    Colossus "colossus", GreatLibrary "great_library", Pyramids "pyramids", HangingGardens "hanging_gardens",
    NotreDame "notre_dame", HagiaSophia "hagia_sophia", SpiralMinaret "spiral_minaret", GreatWall "great_wall",
    OxfordUniversity "oxford_university", Versailles "versailles", EiffelTower "eiffel_tower",
    PorcelainTower "porcelain_tower",
    Kremlin "kremlin", ApolloProgram "apollo_program", Internet "internet", UnitedNations "united_nations",
}

engine::identities! {
    /// A civilization; there is one card of each.
    Civilization, "civilization":
    Babylon "babylon", Phoenicia "phoenicia", Egypt "egypt", Greece "greece", Persia "persia", Rome "rome",
    China "china",
    Inca "inca", Aztec "aztec", Mongolia "mongolia", France "france", Arabia "arabia", Byzantium "byzantium",
    Spain "spain", Turkey "turkey", England "england", Portugal "portugal", Prussia "prussia",
    Austria "austria",
    Russia "russia", Japan "japan", UnitedStates "usa", EuropeanUnion "eu", India "india", Brazil "brazil",
}

engine::identities! {
    /// A future technology card (GA-19.6).
    FutureTechnology, "future":
    NewWorldOrder "new_world_order", ArtificialIntelligence "artificial_intelligence",
    TimeTravel "time_travel", Psychohistory "psychohistory", SpaceFlight "space_flight",
    Nanotechnology "nanotechnology", Biotechnology "biotechnology", ColdFusion "cold_fusion",
    UnderseaAgriculture "undersea_agriculture", Arcology "arcology",
}

engine::identities! {
    /// A scoring card (GA-17.3).
    ScoringCard, "scoring":
    Buildings "score_buildings", Glory "score_glory", Gold "score_gold", Cubes "score_cubes",
    Gems "score_gems", Stone "score_stone", Game "score_game", Grain "score_grain",
    Wonders "score_wonders", Technologies "score_technologies",
}

engine::identities! {
    /// A glory tile, by its points.
    Glory, "glory": Two "glory_2", Three "glory_3", Four "glory_4", Five "glory_5", Six "glory_6",
}

engine::identities! {
    /// A continent tile.
    Tile, "tile":
    Square "start_tile", T01 "tile_01", T02 "tile_02", T03 "tile_03", T04 "tile_04",
    T05 "tile_05", T06 "tile_06", T07 "tile_07", T08 "tile_08", T09 "tile_09", T10 "tile_10",
    T11 "tile_11", T12 "tile_12", T13 "tile_13", T14 "tile_14", T15 "tile_15", T16 "tile_16",
}

/// One of the four epochs, which are also the rounds of the game (GA-4.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Epoch {
    /// The first.
    #[default]
    I,
    /// The second.
    II,
    /// The third.
    III,
    /// The fourth and last.
    IV,
}

impl Epoch {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::I, Self::II, Self::III, Self::IV];

    /// Counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The one after it, if there is one.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(usize::from(self.number())).copied()
    }
}

impl TryFrom<u8> for Epoch {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::ALL.into_iter().find(|epoch| epoch.number() == number).ok_or("there are four epochs")
    }
}

impl From<Epoch> for u8 {
    fn from(epoch: Epoch) -> Self {
        epoch.number()
    }
}

/// A card whose text can do something: what pays, permits or surcharges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// A technology.
    Technology(Technology),
    /// A building.
    Building(Building),
    /// A wonder.
    Wonder(Wonder),
    /// A civilization.
    Civilization(Civilization),
}

/// What fills the unused places of a list.
impl Default for Card {
    fn default() -> Self {
        Self::Technology(Technology::default())
    }
}

impl Card {
    /// The key of the name.
    #[must_use]
    pub const fn name(self) -> Name {
        match self {
            Self::Technology(technology) => technology.name(),
            Self::Building(building) => building.name(),
            Self::Wonder(wonder) => wonder.name(),
            Self::Civilization(civilization) => civilization.name(),
        }
    }
}

macro_rules! tables {
    ($($identity:ident, $facts:ident, $table:ident, $file:literal, $section:literal;)+) => {
        $(
            static $table: LazyLock<Vec<$facts>> =
                LazyLock::new(|| section(include_str!(concat!("../data/", $file)), $section));

            impl $identity {
                /// What is printed on it.
                #[must_use]
                #[inline]
                pub fn facts(self) -> &'static $facts {
                    &$table[self as usize]
                }

                /// What the data file says of all of them, in its order.
                #[must_use]
                pub fn table() -> &'static [$facts] {
                    &$table
                }
            }
        )+
    };
}

tables! {
    Resource, ResourceFacts, RESOURCES, "board.toml", "resource";
    Technology, TechnologyFacts, TECHNOLOGIES, "technologies.toml", "technology";
    Building, BuildingFacts, BUILDINGS, "buildings.toml", "building";
    Wonder, WonderFacts, WONDERS, "wonders.toml", "wonder";
    Civilization, CivilizationFacts, CIVILIZATIONS, "civilizations.toml", "civilization";
    FutureTechnology, FutureFacts, FUTURES, "future_technologies.toml", "future_technology";
    ScoringCard, ScoringFacts, SCORING, "scoring_cards.toml", "scoring_card";
    Glory, GloryFacts, GLORY, "glory_tiles.toml", "glory";
    Tile, TileFacts, TILES, "continent_tiles.toml", "tile";
}

impl Building {
    /// How many cards of it are in the deck of its epoch (GA-2.3).
    #[must_use]
    pub fn copies(self, players: u8) -> usize {
        self.facts().copy_min_players.iter().filter(|least| **least <= players).count()
    }
}

impl Technology {
    /// The four that everybody knows from the start (GA-3.1).
    #[must_use]
    pub fn starting() -> EnumSet<Self> {
        Self::Wheel | Self::Hunting | Self::Fire | Self::Barter
    }

    /// Those of one level.
    pub fn of_level(level: u8) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |technology| technology.facts().level == level)
    }
}

/// The printed islands.
#[must_use]
pub fn islands() -> &'static [IslandFacts] {
    static ISLANDS: LazyLock<Vec<IslandFacts>> =
        LazyLock::new(|| section(include_str!("../data/board.toml"), "island"));
    &ISLANDS
}

/// The player mat.
#[must_use]
pub fn mat() -> &'static MatFacts {
    static MAT: LazyLock<MatFacts> = LazyLock::new(|| {
        toml::from_str(include_str!("../data/player_mat.toml")).expect("a test reads the data files")
    });
    &MAT
}

/// The list of components.
#[must_use]
pub fn components() -> Vec<ComponentFacts> {
    section(include_str!("../data/components.toml"), "component")
}

/// One array of tables of a data file.
fn section<T: DeserializeOwned>(file: &str, key: &str) -> Vec<T> {
    let mut file: toml::Table = toml::from_str(file).expect("a test reads the data files");
    let entries = file.remove(key).unwrap_or_else(|| panic!("no {key} in the data file"));
    entries.try_into().unwrap_or_else(|why| panic!("{key}: {why}"))
}
