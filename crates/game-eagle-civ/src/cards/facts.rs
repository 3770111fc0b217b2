//! What is printed on cards, markers and the board, as the data files say it.

use enumset::EnumSet;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::{
    Class, Era, Improvement, Kind, Marker, Milestone, Region, Resource, Technology, UnitType, Wonder, Zone,
};

/// What every entry has: names, and where its figures are from.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Text {
    pub name_en: String,
    pub name_de: String,
    pub name_nl: String,
    /// `rulebook`, `public:…` or `designed`.
    pub provenance: String,
    /// What else is to be said, for the reader.
    pub note: Option<String>,
}

/// An era.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct EraFacts {
    pub id: Era,
    #[serde(flatten)]
    pub text: Text,
    pub dice: u8,
    pub plague_radius: u8,
}

/// A technology.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct TechnologyFacts {
    pub id: Technology,
    #[serde(flatten)]
    pub text: Text,
    pub era: Era,
    pub cost: u16,
    pub cost_once_era_is_past: u16,
    pub prerequisites: EnumSet<Technology>,
    /// What older versions of the source give instead, where they differ (EC-R-87).
    pub prerequisites_alt: Option<EnumSet<Technology>>,
    pub dealt_at_start: bool,
    pub seminal: bool,
    pub vp: u8,
    pub enables_units: EnumSet<UnitType>,
    pub enables_improvements: EnumSet<Improvement>,
    pub enables_settlement_size: u8,
    pub owner_units: Vec<Gift>,
    pub owner_improvements: EnumSet<Improvement>,
    pub owner_wonders: EnumSet<Wonder>,
    pub owner_settlement_upgrades: u8,
}

/// Units that come with a technology.
#[derive(Clone, Copy, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Gift {
    pub unit: UnitType,
    pub count: u8,
}

/// A wonder.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct WonderFacts {
    pub id: Wonder,
    #[serde(flatten)]
    pub text: Text,
    pub era: Era,
    #[serde(deserialize_with = "or_none")]
    pub granted_by: Option<Technology>,
    pub requires_in_play: Option<Technology>,
    pub price: Option<u16>,
    pub vp_standard: u8,
    pub vp_advanced: u8,
    pub happy_points: u8,
    pub productive_points: u8,
    pub effects: Effect,
    pub expires_with_era: bool,
}

/// What a wonder does (EC-24.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Effect {
    GiftPieces { piece: Kind, count: u8 },
    GiftUnits { unit_type: Class, unit_era: Era, count: u8 },
    GoldPerTurn { amount: u16 },
    TechDiscount { tech_era: Era, amount: u16 },
    SettlementDefense { amount: u8 },
    Happiness { points: u8 },
    Productivity { points: u8 },
    SeeEnemyChoice,
    ForceResourceSwap { per_trade_phase: u8 },
    NukeRegion { uses: u8 },
    EndGame { victory: Victory },
}

/// The endings of the long game that a wonder brings (EC-26.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Victory {
    Diplomatic,
    Military,
    Space,
}

/// A settlement improvement.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct ImprovementFacts {
    pub id: Improvement,
    #[serde(flatten)]
    pub text: Text,
    pub era: Era,
    pub kind: ImprovementKind,
    pub points: u8,
    pub enabled_by: Technology,
    pub price: u16,
    pub royalty: u16,
    pub copies_on_cards: u8,
}

/// What an improvement does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum ImprovementKind {
    Happiness,
    Productivity,
}

/// A unit type of the advanced rules.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct UnitTypeFacts {
    pub id: UnitType,
    #[serde(flatten)]
    pub text: Text,
    pub era: Era,
    pub unit_class: Class,
    pub level: u8,
    pub dice: u8,
    #[serde(default)]
    pub extra_dice: u8,
    pub bonus_first_edition: u8,
    pub bonus_second_edition: u8,
    pub movement: u8,
    pub price: u16,
    pub royalty: u16,
    pub sell_price: u16,
    pub enabled_by: Technology,
}

/// A figure of the box.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct FigureFacts {
    pub id: String,
    #[serde(flatten)]
    pub text: Text,
    pub unit_class: String,
    pub eras: Vec<Era>,
    pub movement: u8,
    #[serde(default)]
    pub dice_standard: u8,
}

/// A kind of exploration marker.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct MarkerFacts {
    pub id: Marker,
    #[serde(flatten)]
    pub text: Text,
    pub category: MarkerCategory,
    pub resource: Option<Resource>,
    pub count: u8,
    pub effects: String,
    pub provenance_count: String,
}

/// The categories of markers (EC-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum MarkerCategory {
    Resource,
    Event,
    Terrain,
    Blank,
}

/// A milestone of the standard rules.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct MilestoneFacts {
    pub id: Milestone,
    #[serde(flatten)]
    pub text: Text,
    pub era: Era,
    pub measure: Measure,
    pub amount: u32,
}

/// What a milestone counts (EC-4.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Measure {
    Villages,
    TechnologiesOfEra,
    ArmiesOfEra,
    FleetsOfEra,
    Gold,
    Metropolises,
}

/// A kind of city card: gold by size.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct CityCardFacts {
    pub id: String,
    #[serde(flatten)]
    pub text: Text,
    #[serde(deserialize_with = "or_none")]
    pub resource: Option<Resource>,
    pub count: u8,
    pub always_happy: bool,
    pub happy_normal: [u16; 4],
    pub happy_productive: [u16; 4],
    pub unhappy_normal: [u16; 4],
    pub unhappy_productive: [u16; 4],
    pub provenance_count: String,
}

/// A land region.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct RegionFacts {
    pub id: Region,
    #[serde(flatten)]
    pub text: Text,
    pub continent: String,
    pub x: u16,
    pub y: u16,
    pub inner_radius: u16,
    pub land_neighbors: EnumSet<Region>,
    pub sea_neighbors: EnumSet<Zone>,
}

/// A sea zone.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct ZoneFacts {
    pub id: Zone,
    #[serde(flatten)]
    pub text: Text,
    pub x: u16,
    pub y: u16,
    pub inner_radius: u16,
    pub sea_neighbors: EnumSet<Zone>,
    pub land_neighbors: EnumSet<Region>,
    pub spans_board_edge: bool,
}

/// A difference between the editions (chapter 40).
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct DifferenceFacts {
    pub id: String,
    pub kind: String,
    pub changes_play: bool,
    pub topic: String,
}

/// The color of a player.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct ColorFacts {
    pub id: String,
    #[serde(flatten)]
    pub text: Text,
}

/// An id, or nothing if the field is empty or says `none`.
fn or_none<'de, D: Deserializer<'de>, T: for<'a> Deserialize<'a>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    let id = String::deserialize(deserializer)?;
    if id.is_empty() || id == "none" {
        return Ok(None);
    }
    T::deserialize(serde::de::value::StrDeserializer::<D::Error>::new(&id)).map(Some).map_err(Error::custom)
}
