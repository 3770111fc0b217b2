//! Cards, tokens and terrain. Who they are is said by enums, what is printed on them by
//! `data/*.toml`, which is read once into static tables.

mod facts;

use std::sync::LazyLock;

use engine::Name;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use facts::{
    AgendaFacts, Bonus, CityStateFacts, Condition, CoreSlot, FaceFacts, FirstTile, FocusFacts, LayoutFacts,
    LeaderFacts, Names, NaturalFacts, Near, Order, PactFacts, Part, Provenance, SpaceFacts, Symbol,
    TileFacts, TileKind, VictoryFacts, WonderFacts,
};

engine::identities! {
    /// A resource (ND-6.1).
    Resource, "resource": Marble "marble", Mercury "mercury", Oil "oil", Diamond "diamond",
}
engine::identities! {
    /// The terrain of a space (ND-5.1). A natural wonder's space has no terrain type (ND-6.5).
    Terrain, "terrain": Grassland "grassland", Hills "hills", Forest "forest", Desert "desert",
    Mountain "mountain", Water "water", NaturalWonder "natural_wonder",
}
engine::identities! {
    /// The type of a focus card (ND-8.1), of a city-state, and (without industry) of a wonder.
    FocusType, "type": Culture "culture", Science "science", Economy "economy", Industry "industry",
    Military "military",
}
engine::identities! {
    /// The age of a world wonder (ND-2.13).
    Age, "age": Ancient "ancient", Medieval "medieval", Modern "modern",
}
engine::identities! {
    /// A focus card: five types in four levels.
    Focus, "focus":
    EarlyEmpire "early_empire", DramaAndPoetry "drama_and_poetry", CivilService "civil_service",
    MassMedia "mass_media",
    Astrology "astrology", Mathematics "mathematics", ReplaceableParts "replaceable_parts",
    NuclearPower "nuclear_power",
    ForeignTrade "foreign_trade", Currency "currency", SteamPower "steam_power", Capitalism "capitalism",
    Pottery "pottery", AnimalHusbandry "animal_husbandry", Nationalism "nationalism",
    Urbanization "urbanization",
    Masonry "masonry", IronWorking "iron_working", MassProduction "mass_production", Flight "flight",
}
engine::identities! {
    /// A leader sheet.
    Leader, "leader": America "america", Aztec "aztec", Egypt "egypt", France "france", Japan "japan",
    Rome "rome", Scythia "scythia", Sumeria "sumeria",
}
engine::identities! {
    /// A world wonder.
    Wonder, "wonder":
    Stonehenge "stonehenge", HangingGardens "hanging_gardens", ForbiddenCity "forbidden_city",
    ChichenItza "chichen_itza", SydneyOperaHouse "sydney_opera_house", EiffelTower "eiffel_tower",
    Colossus "colossus", GreatLighthouse "great_lighthouse", GreatZimbabwe "great_zimbabwe",
    MachuPicchu "machu_picchu", BigBen "big_ben", EstadioDoMaracana "estadio_do_maracana",
    Oracle "oracle", Pyramids "pyramids", PorcelainTower "porcelain_tower", PotalaPalace "potala_palace",
    OxfordUniversity "oxford_university", Kremlin "kremlin",
    Petra "petra", TerracottaArmy "terracotta_army", Alhambra "alhambra",
    VenetianArsenal "venetian_arsenal", RuhrValley "ruhr_valley", Pentagon "pentagon",
}
engine::identities! {
    /// A city-state. Two stand on each token, one for each side of the same tile.
    CityState, "city-state": Carthage "carthage", Kumasi "kumasi", Brussels "brussels", Seoul "seoul",
    Geneva "geneva", MohenjoDaro "mohenjo_daro", BuenosAires "buenos_aires", Kabul "kabul",
}
engine::identities! {
    /// A natural wonder. Two stand on each token, one for each side of the same tile.
    Natural, "natural": TorresDelPaine "torres_del_paine", CliffsOfDover "cliffs_of_dover",
    MountEverest "mount_everest", CraterLake "crater_lake", GrandMesa "grand_mesa",
    GalapagosIslands "galapagos_islands", MountKilimanjaro "mount_kilimanjaro", Pantanal "pantanal",
}
engine::identities! {
    /// A player's diplomacy card.
    Pact, "pact": JointWar "joint_war", DefensivePact "defensive_pact", Embassy "embassy",
    OpenBorders "open_borders",
}
engine::identities! {
    /// A victory card: a pair of agendas.
    VictoryCard, "victory": CivilizedMoneygrubber "civilized_moneygrubber",
    WarmongerParanoid "warmonger_paranoid", ExplorerAesthetic "explorer_aesthetic",
    TechnophileScholarly "technophile_scholarly", PopulousPreservationist "populous_preservationist",
}
engine::identities! {
    /// An agenda (ND-16.3).
    Agenda, "agenda": Civilized "civilized", Moneygrubber "moneygrubber", Warmonger "warmonger",
    Paranoid "paranoid", Explorer "explorer", Aesthetic "aesthetic", Technophile "technophile",
    Scholarly "scholarly", Populous "populous", Preservationist "preservationist",
}
engine::identities! {
    /// A barbarian, by its letter.
    Barbarian, "barbarian": A "A", B "B", C "C", D "D", E "E", F "F", G "G", H "H", I "I",
}
engine::identities! {
    /// What the event dial shows (ND-17.1).
    DialSymbol, "event": BarbarianSpawn "barbarian_spawn", None "none", BarbarianMove "barbarian_move",
    Trade "trade",
}

/// The side of a tile that lies up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// Side A.
    #[default]
    A,
    /// Side B.
    B,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A, Self::B];
}

/// A map tile by its printed number, 1 to 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Tile(u8);

impl Tile {
    /// How many there are.
    pub const COUNT: u8 = 16;

    /// The tile with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// The printed number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// As an index from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// What is printed on it.
    #[must_use]
    pub fn facts(self) -> &'static TileFacts {
        &data().tiles[self.index()]
    }

    /// The id in the data file.
    #[must_use]
    pub fn id(self) -> &'static str {
        &self.facts().id
    }

    /// The key of the name.
    #[must_use]
    pub fn name(self) -> Name {
        Name(self.id())
    }
}

impl Default for Tile {
    fn default() -> Self {
        Self(1)
    }
}

impl TryFrom<u8> for Tile {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no tile {number}"))
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.0
    }
}

impl Terrain {
    /// The terrain difficulty (ND-5.1, ND-6.5).
    #[must_use]
    pub const fn difficulty(self) -> u8 {
        match self {
            Self::Grassland | Self::Water => 1,
            Self::Hills => 2,
            Self::Forest => 3,
            Self::Desert => 4,
            Self::Mountain | Self::NaturalWonder => 5,
        }
    }
}

impl FocusType {
    /// The four types of wonders, in the order of their stacks (ND-2.12).
    pub const OF_WONDERS: [Self; 4] = [Self::Culture, Self::Economy, Self::Science, Self::Military];

    /// The stack of wonders of this type; industry has none.
    #[must_use]
    pub fn stack(self) -> Option<usize> {
        Self::OF_WONDERS.iter().position(|kind| *kind == self)
    }
}

impl Focus {
    /// The type.
    #[must_use]
    pub const fn kind(self) -> FocusType {
        FocusType::ALL[self as usize / 4]
    }

    /// The tech level, 1 to 4.
    #[must_use]
    pub const fn level(self) -> u8 {
        self as u8 % 4 + 1
    }

    /// The card of a type and level.
    #[must_use]
    pub const fn of(kind: FocusType, level: u8) -> Self {
        Self::ALL[kind as usize * 4 + level as usize - 1]
    }

    /// What is printed on it.
    #[must_use]
    pub fn facts(self) -> &'static FocusFacts {
        &data().focus[self as usize]
    }

    /// How many caravans it gives, if it is an economy card (ND-11.1).
    #[must_use]
    pub fn caravans(self) -> Option<u8> {
        match self.facts().parts.first()? {
            Part::MoveCaravans { caravans, .. } => Some(*caravans),
            _ => None,
        }
    }
}

impl Wonder {
    /// What is printed on it.
    #[must_use]
    pub fn facts(self) -> &'static WonderFacts {
        &data().wonders[self as usize]
    }

    /// The type.
    #[must_use]
    pub const fn kind(self) -> FocusType {
        FocusType::OF_WONDERS[self as usize / 6]
    }

    /// The age.
    #[must_use]
    pub const fn age(self) -> Age {
        Age::ALL[self as usize % 6 / 2]
    }
}

/// Keys for the names of the persons who lead, and of their abilities.
macro_rules! persons {
    ($($leader:ident $id:literal),+ $(,)?) => {
        impl Leader {
            /// The key of the name of the person who leads.
            #[must_use]
            pub const fn ruler(self) -> Name {
                Name(match self { $(Self::$leader => concat!("ruler-", $id)),+ })
            }

            /// The key of the name of the ability.
            #[must_use]
            pub const fn ability(self) -> Name {
                Name(match self { $(Self::$leader => concat!("ability-", $id)),+ })
            }
        }
    };
}
persons! {
    America "america", Aztec "aztec", Egypt "egypt", France "france", Japan "japan", Rome "rome",
    Scythia "scythia", Sumeria "sumeria",
}

impl Leader {
    /// What is printed on the sheet.
    #[must_use]
    pub fn facts(self) -> &'static LeaderFacts {
        &data().leaders[self as usize]
    }
}

impl CityState {
    /// What is printed on token and card.
    #[must_use]
    pub fn facts(self) -> &'static CityStateFacts {
        &data().city_states[self as usize]
    }

    /// The type.
    #[must_use]
    pub fn kind(self) -> FocusType {
        self.facts().kind
    }
}

impl Natural {
    /// The resource as which it can be spent (ND-6.4).
    #[must_use]
    pub fn resource(self) -> Resource {
        data().naturals[self as usize].resource
    }
}

impl Pact {
    /// What is printed on the card.
    #[must_use]
    pub fn facts(self) -> &'static PactFacts {
        &data().pacts[self as usize]
    }
}

impl Agenda {
    /// What is printed on the card.
    #[must_use]
    pub fn facts(self) -> &'static AgendaFacts {
        &data().victory[self as usize / 2].agendas[self as usize % 2]
    }
}

impl VictoryCard {
    /// The two agendas on it.
    #[must_use]
    pub const fn agendas(self) -> [Agenda; 2] {
        [Agenda::ALL[self as usize * 2], Agenda::ALL[self as usize * 2 + 1]]
    }
}

/// All data files.
pub struct Data {
    /// Focus cards, by card.
    pub focus: Vec<FocusFacts>,
    /// Leader sheets, by leader.
    pub leaders: Vec<LeaderFacts>,
    /// World wonders, by wonder.
    pub wonders: Vec<WonderFacts>,
    /// City-states, by city-state.
    pub city_states: Vec<CityStateFacts>,
    /// Natural wonders, by natural wonder.
    pub naturals: Vec<NaturalFacts>,
    /// Players' diplomacy cards, by card.
    pub pacts: Vec<PactFacts>,
    /// Victory cards, by card.
    pub victory: Vec<VictoryFacts>,
    /// Map tiles, by number.
    pub tiles: Vec<TileFacts>,
    /// The core and the first-game map.
    pub layouts: LayoutFacts,
    /// The event dial and the barbarians.
    pub events: facts::EventFacts,
    /// The tech dial.
    pub tech: facts::TechFacts,
    /// The component list with terrain, resources and types.
    pub components: facts::ComponentsFacts,
    /// The ages.
    pub ages: Vec<facts::Entry>,
}

/// The data files, read once.
#[must_use]
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(load);
    &DATA
}

fn load() -> Data {
    let facts::FocusFile { card: focus } = read(include_str!("../data/focus_cards.toml"));
    let facts::LeaderFile { leader: leaders } = read(include_str!("../data/leaders.toml"));
    let facts::WonderFile { wonder: wonders, age: ages } = read(include_str!("../data/wonders.toml"));
    let facts::CityStateFile { city_state: city_states } = read(include_str!("../data/city_states.toml"));
    let facts::NaturalFile { natural_wonder: naturals } = read(include_str!("../data/natural_wonders.toml"));
    let facts::PactFile { card: pacts } = read(include_str!("../data/diplomacy_cards.toml"));
    let facts::VictoryFile { card: victory } = read(include_str!("../data/victory_cards.toml"));
    let facts::TileFile { tile: tiles } = read(include_str!("../data/map_tiles.toml"));
    Data {
        focus,
        leaders,
        wonders,
        city_states,
        naturals,
        pacts,
        victory,
        tiles,
        layouts: read(include_str!("../data/map_layouts.toml")),
        events: read(include_str!("../data/event_dial.toml")),
        tech: read(include_str!("../data/tech_dial.toml")),
        components: read(include_str!("../data/components.toml")),
        ages,
    }
}

/// A data file is part of the program: that it can be read is shown by a test.
fn read<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|why| panic!("a data file cannot be read: {why}"))
}
