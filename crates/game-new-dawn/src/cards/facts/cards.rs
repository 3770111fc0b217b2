//! Focus cards, leaders, wonders, city-states, diplomacy cards and victory cards.

use serde::Deserialize;

use super::{Entry, Names, Provenance};
use crate::cards::{
    Age, Agenda, CityState, Focus, FocusType, Leader, Natural, Pact, Resource, Side, Tile, VictoryCard,
    Wonder,
};

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
        /// The person who leads, in English.
        leader_en: String,
        /// The same in German.
        leader_de: String,
        /// The same in Dutch.
        leader_nl: String,
        /// The name of the ability, in English.
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
    AgendaFacts(Agenda) {
        /// The number to reach.
        goal: u8,
        /// The type of wonders that are counted, if it counts wonders.
        #[serde(default)]
        wonders: Option<FocusType>,
    }
}

/// One part of a focus card's effect (ND-R01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Part {
    /// Place up to `count` control tokens (ND-9.1).
    PlaceControl {
        /// How many.
        count: u8,
        /// What the tokens must be placed next to.
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
    /// What it adds to the combat value, each time.
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

/// `focus_cards.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FocusFile {
    pub card: Vec<FocusFacts>,
}

/// `leaders.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LeaderFile {
    pub leader: Vec<LeaderFacts>,
}

/// `wonders.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WonderFile {
    pub age: Vec<Entry>,
    pub wonder: Vec<WonderFacts>,
}

/// `city_states.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CityStateFile {
    pub city_state: Vec<CityStateFacts>,
}

/// `natural_wonders.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NaturalFile {
    pub natural_wonder: Vec<NaturalFacts>,
}

/// `diplomacy_cards.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PactFile {
    pub card: Vec<PactFacts>,
}

/// `victory_cards.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct VictoryFile {
    pub card: Vec<VictoryFacts>,
}
