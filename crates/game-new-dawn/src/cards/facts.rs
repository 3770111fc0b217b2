//! What is printed on cards, tokens, tiles and dials, as the data files say it.

use serde::Deserialize;

use super::{
    Age, Barbarian, CityState, DialSymbol, Focus, FocusType, Leader, Natural, Pact, Resource, Side, Terrain,
    Tile, VictoryCard, Wonder,
};

/// The name of a thing in each language.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// English.
    pub en: &'a str,
    /// German.
    pub de: &'a str,
    /// Dutch.
    pub nl: &'a str,
}

/// Where facts are from and how far they can be trusted.
#[derive(Clone, Copy, Debug)]
pub struct Provenance<'a> {
    /// Where from.
    pub provenance: &'a str,
    /// What the data file remarks.
    pub note: Option<&'a str>,
    /// Whether they rest on little.
    pub doubtful: bool,
}

/// A table of a data file: what every thing has (id, names, provenance) and what is its own.
macro_rules! facts {
    ($(#[$doc:meta])* $name:ident($id:ty) { $($(#[$field_doc:meta])* $field:ident: $kind:ty,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            /// Who it is.
            pub id: $id,
            name_en: String,
            name_de: String,
            name_nl: String,
            /// Where the German name is from; the Dutch names are translations.
            #[serde(default)]
            pub name_de_source: Option<String>,
            provenance: String,
            #[serde(default)]
            note: Option<String>,
            #[serde(default)]
            doubtful: bool,
            $($(#[$field_doc])* pub $field: $kind,)*
        }

        impl $name {
            /// The name in each language.
            #[must_use]
            pub fn names(&self) -> Names<'_> {
                Names { en: &self.name_en, de: &self.name_de, nl: &self.name_nl }
            }

            /// Where the facts are from.
            #[must_use]
            pub fn source(&self) -> Provenance<'_> {
                Provenance { provenance: &self.provenance, note: self.note.as_deref(), doubtful: self.doubtful }
            }
        }
    };
}

facts! {
    /// A thing that has nothing but a name.
    Entry(String) {}
}
facts! {
    /// A focus card.
    FocusFacts(Focus) {
        /// The type.
        #[serde(rename = "type")]
        kind: FocusType,
        /// The tech level.
        level: u8,
        /// What it does, in the printed order (ND-R01).
        parts: Vec<Part>,
    }
}
facts! {
    /// A leader sheet.
    LeaderFacts(Leader) {
        /// The leader.
        leader: String,
        /// The name of the ability.
        ability_en: String,
        /// The same in German.
        ability_de: String,
        /// The same in Dutch.
        ability_nl: String,
        /// The types of the level-I cards in slots 1 to 5 (ND-2.4).
        focus_order: [FocusType; 5],
        /// A remark on the order.
        #[serde(default)]
        focus_order_note: Option<String>,
        /// Bonuses in combat.
        #[serde(default)]
        combat: Vec<Bonus>,
    }
}
facts! {
    /// A world wonder.
    WonderFacts(Wonder) {
        /// The type.
        #[serde(rename = "type")]
        kind: FocusType,
        /// The age.
        age: Age,
        /// What it costs in production (ND-13.1).
        cost: u8,
        /// The two resources that can be spent for it (ND-13.2).
        resources: [Resource; 2],
        /// Bonuses in combat.
        #[serde(default)]
        combat: Vec<Bonus>,
        /// What the publisher changed after printing.
        #[serde(default)]
        errata: Option<String>,
    }
}
facts! {
    /// A city-state.
    CityStateFacts(CityState) {
        /// The type.
        #[serde(rename = "type")]
        kind: FocusType,
        /// The printed symbol.
        symbol: String,
        /// The frame around the symbol.
        frame: String,
        /// The number of the double-sided token.
        token: u8,
        /// The tile that shows it.
        tile: Tile,
        /// The side of the tile.
        side: Side,
        /// The space of the tile.
        space: u8,
        /// Bonuses in combat for the holder of its card.
        #[serde(default)]
        combat: Vec<Bonus>,
    }
}
facts! {
    /// A natural wonder.
    NaturalFacts(Natural) {
        /// The resource as which it can be spent.
        resource: Resource,
        /// The number of the double-sided token.
        token: u8,
        /// The tile that shows it.
        tile: Tile,
        /// The side of the tile.
        side: Side,
        /// The space of the tile.
        space: u8,
    }
}
facts! {
    /// A player's diplomacy card.
    PactFacts(Pact) {
        /// How many of it each player has.
        count_per_player: u8,
        /// Bonuses in combat for the holder.
        #[serde(default)]
        combat: Vec<Bonus>,
    }
}
facts! {
    /// A victory card.
    VictoryFacts(VictoryCard) {
        /// Its two agendas.
        #[serde(rename = "agenda")]
        agendas: [AgendaFacts; 2],
    }
}
facts! {
    /// An agenda.
    AgendaFacts(super::Agenda) {
        /// The number to reach.
        goal: u8,
        /// The type of wonders that are counted, if it counts wonders.
        #[serde(default)]
        wonders: Option<FocusType>,
    }
}
facts! {
    /// A kind of piece in the box.
    ComponentFacts(String) {
        /// How many there are.
        #[serde(rename = "box")]
        in_box: u8,
        /// How many of one color.
        #[serde(default)]
        per_player: Option<u8>,
        /// How many of one type.
        #[serde(default)]
        per_type: Option<u8>,
        /// How many cards for each city-state.
        #[serde(default)]
        copies_per_city_state: Option<u8>,
        /// How many faces the double-sided tokens have.
        #[serde(default)]
        faces: Option<u8>,
        /// The most that lie on one focus card.
        #[serde(default)]
        max_per_focus_card: Option<u8>,
        /// Whether the game can run out of it (ND-1.3).
        limited: bool,
    }
}
facts! {
    /// A resource.
    ResourceFacts(Resource) {
        /// How many tokens there are.
        tokens: u8,
    }
}
facts! {
    /// A terrain.
    TerrainFacts(Terrain) {
        /// The slot it belongs to; 0 if to none.
        slot: u8,
        /// The difficulty.
        difficulty: u8,
    }
}
facts! {
    /// A type of focus cards.
    TypeFacts(FocusType) {
        /// What a spent trade token gives.
        trade_token_effect: String,
        /// The printed symbol.
        symbol: String,
    }
}
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

/// One part of a focus card's effect (ND-R01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Part {
    /// Place up to `count` control tokens (ND-9.1).
    PlaceControl {
        /// How many.
        count: u8,
        /// Where.
        near: Near,
    },
    /// Move one own control token one step (Drama and Poetry).
    MoveControl,
    /// Win over or weaken one rival control token (Mass Media).
    ConvertControl {
        /// How far from a friendly space.
        within: u8,
    },
    /// Advance the tech dial (ND-10.1).
    AdvanceTech,
    /// Put trade tokens on own cards (Mathematics).
    GainTrade {
        /// How many.
        amount: u8,
    },
    /// Take a resource of a type that one has none of (Replaceable Parts).
    GainResource,
    /// Destroy control tokens on and around a space (Nuclear Power).
    Strike {
        /// Only if the card is resolved in this slot.
        slot: u8,
    },
    /// Move the caravans (ND-11.2).
    MoveCaravans {
        /// How many caravans the card gives.
        caravans: u8,
        /// How far each moves.
        distance: u8,
        /// Whether they may move through water.
        #[serde(default)]
        water: bool,
        /// Whether they enter spaces with barbarians and defeat these (Currency).
        #[serde(default)]
        defeats_barbarians: bool,
    },
    /// Exchange a resource with the supply (Steam Power).
    ExchangeResource,
    /// Build a city or a world wonder (ND-12.1).
    Build {
        /// How far from a friendly space a city may be.
        city_range: u8,
        /// How far from an own caravan it may be, too (Animal Husbandry).
        #[serde(default)]
        caravan_range: Option<u8>,
        /// The same by the other reading of the card (option `husbandry`).
        #[serde(default)]
        caravan_range_alt: Option<u8>,
        /// Whether the range counts through water.
        #[serde(default)]
        through_water: bool,
        /// The production in slot 5, if it is more than 5 (Nationalism).
        #[serde(default)]
        production_in_slot_5: Option<u8>,
    },
    /// Reinforce and attack (ND-14.1).
    Fight {
        /// Which of both, or in which order.
        order: Order,
        /// How many attacks.
        attacks: u8,
        /// How far from a friendly space.
        range: u8,
        /// What is added to the combat value.
        bonus: u8,
        /// What is added against barbarians, if it is another number.
        #[serde(default)]
        bonus_vs_barbarian: Option<u8>,
        /// Whether the range counts through water.
        #[serde(default)]
        through_water: bool,
        /// Whether it counts through rivals, city-states and barbarians.
        #[serde(default)]
        through_anything: bool,
    },
}

/// Where control tokens are placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Near {
    /// Next to a friendly city (ND-9.1).
    #[default]
    FriendlyCity,
    /// Next to any friendly space (Civil Service).
    FriendlySpace,
    /// Next to the city that was just built (Urbanization).
    NewCity,
}

/// How reinforcing and attacking go together on a military card (ND-14.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// One or the other.
    Either,
    /// Attacks, then what is left reinforces (Mass Production, ND-R47).
    AttackFirst,
    /// Reinforcing, then attacks (Flight, ND-R48).
    ReinforceFirst,
}

/// A bonus to the combat value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    /// How much.
    pub amount: u8,
    /// Whether it helps in attacks.
    #[serde(default)]
    pub attacking: bool,
    /// Whether it helps in defense.
    #[serde(default)]
    pub defending: bool,
    /// When, or how often.
    #[serde(default)]
    pub when: Condition,
}

/// When a bonus counts, or for what it counts once each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// In every combat.
    #[default]
    Always,
    /// If the defending space is grassland or hills (Scythia).
    GrasslandOrHills,
    /// For each own caravan next to the defending space (Big Ben).
    PerOwnCaravanBeside,
    /// Against a rival with fewer reinforced control tokens (Kremlin).
    MoreReinforcedThanRival,
    /// Against a city or a city-state, but not the one whose card this is (Kabul).
    CityOrCityState,
    /// For each city-state token and own city within two spaces of the defending space, but not
    /// against the city-state whose card this is (Carthage, ND-R64).
    #[serde(rename = "per_city_state_or_own_city_within_2")]
    PerCityStateOrOwnCityWithin2,
    /// Unless the opponent is the owner of the card (Joint War, Defensive Pact).
    NotAgainstOwner,
}

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
    pub colour: String,
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
    pub resources: std::collections::BTreeMap<Resource, u8>,
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

/// The component list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentsFacts {
    /// The fewest players.
    pub players_min: u8,
    /// The most players.
    pub players_max: u8,
    /// What is in the box.
    #[serde(rename = "component")]
    pub components: Vec<ComponentFacts>,
    /// The colors of the players.
    #[serde(rename = "player_colour")]
    pub colors: Vec<Entry>,
    /// The resources.
    #[serde(rename = "resource")]
    pub resources: Vec<ResourceFacts>,
    /// The terrains.
    #[serde(rename = "terrain")]
    pub terrains: Vec<TerrainFacts>,
    /// The types of focus cards.
    #[serde(rename = "focus_type")]
    pub types: Vec<TypeFacts>,
}

impl ComponentsFacts {
    /// The entry of a kind of piece.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&ComponentFacts> {
        self.components.iter().find(|component| component.id == id)
    }
}

/// `focus_cards.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FocusFile {
    pub card: Vec<FocusFacts>,
}

/// `leaders.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaderFile {
    pub leader: Vec<LeaderFacts>,
}

/// `wonders.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WonderFile {
    pub age: Vec<Entry>,
    pub wonder: Vec<WonderFacts>,
}

/// `city_states.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CityStateFile {
    pub city_state: Vec<CityStateFacts>,
}

/// `natural_wonders.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NaturalFile {
    pub natural_wonder: Vec<NaturalFacts>,
}

/// `diplomacy_cards.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PactFile {
    pub card: Vec<PactFacts>,
}

/// `victory_cards.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VictoryFile {
    pub card: Vec<VictoryFacts>,
}

/// `map_tiles.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileFile {
    pub tile: Vec<TileFacts>,
}
