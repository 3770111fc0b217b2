//! What is printed on cards, tiles and mats, as the data files say it.

use enumset::EnumSet;
use serde::de::value::StrDeserializer;
use serde::de::{Error, IntoDeserializer};
use serde::{Deserialize, Deserializer};

use super::{
    Ability, Building, Civilization, Counted, Epoch, FutureTechnology, Glory, Resource, ScoringCard,
    Technology, Tile, Wonder,
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

/// A resource.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct ResourceFacts {
    pub id: Resource,
    #[serde(flatten)]
    pub text: Text,
}

/// A technology.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct TechnologyFacts {
    pub id: Technology,
    #[serde(flatten)]
    pub text: Text,
    pub starting: bool,
    /// The line on the mat, from 1.
    pub row: u8,
    /// The column on the mat, from 1.
    pub level: u8,
    pub cost: u8,
    /// How many cubes lie on the tile at first.
    pub cubes: u8,
    /// The points on the back.
    pub vp_end: u8,
    pub count_per_player: u8,
    /// The one before it in its row.
    #[serde(deserialize_with = "or_none")]
    pub requires: Option<Technology>,
    /// Those whose effect is lost by it (GA-3.5).
    pub obsoletes: EnumSet<Technology>,
    pub effects: Vec<Ability>,
    pub provenance_figures: String,
}

/// A kind of building.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct BuildingFacts {
    pub id: Building,
    #[serde(flatten)]
    pub text: Text,
    pub epoch: Epoch,
    pub cost_gold: u8,
    pub copies: u8,
    /// For each copy: from how many players on it is used (GA-2.3).
    pub copy_min_players: Vec<u8>,
    pub effects: Vec<Ability>,
    pub provenance_copy_min_players: String,
}

/// A wonder.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct WonderFacts {
    pub id: Wonder,
    #[serde(flatten)]
    pub text: Text,
    pub epoch: Epoch,
    pub count: u8,
    pub cost_gold: u8,
    /// The civilization that pays less (GA-13.2).
    #[serde(deserialize_with = "or_none")]
    pub discount_civilization: Option<Civilization>,
    pub discounted_cost_gold: u8,
    pub effects: Vec<Ability>,
    /// How sure the reading of the effect is.
    pub confidence: Confidence,
}

/// How sure the reading of a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Confidence {
    High,
    Medium,
    Low,
}

/// A civilization.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct CivilizationFacts {
    pub id: Civilization,
    #[serde(flatten)]
    pub text: Text,
    pub epoch: Epoch,
    /// The lowest makes its owner start player (GA-5.6).
    pub number: u8,
    pub count: u8,
    /// Only when first played (GA-5.5).
    pub one_time: Vec<Ability>,
    /// As long as the card is kept (GA-5.5).
    pub lasting: Vec<Ability>,
}

/// A future technology card.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct FutureFacts {
    pub id: FutureTechnology,
    #[serde(flatten)]
    pub text: Text,
    pub count: u8,
    pub vp: u8,
    /// What its owner must have most of.
    #[serde(flatten)]
    pub per: Counted,
    pub in_default_deck: bool,
    pub in_strict_deck: bool,
}

/// A scoring card: `vp` for every `units_per_award` things counted.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct ScoringFacts {
    pub id: ScoringCard,
    #[serde(flatten)]
    pub text: Text,
    pub count: u8,
    pub vp: u8,
    #[serde(flatten)]
    pub per: Counted,
    pub units_per_award: u8,
    pub in_default_deck: bool,
    pub in_strict_deck: bool,
}

/// A glory tile.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct GloryFacts {
    pub id: Glory,
    #[serde(flatten)]
    pub text: Text,
    pub vp: u8,
    pub count: u8,
}

/// A continent tile.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct TileFacts {
    pub id: Tile,
    #[serde(flatten)]
    pub text: Text,
    pub count: u8,
    /// How many spaces it has.
    pub size: u8,
    pub shape: String,
    pub cells: Vec<CellFacts>,
}

/// One space of a continent tile, as printed.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct CellFacts {
    /// Row and column within the tile.
    pub at: [u8; 2],
    pub symbols: Vec<Resource>,
    pub edges: EdgeFacts,
}

/// The terrain on the four sides of a space.
#[derive(Clone, Copy, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct EdgeFacts {
    pub n: Terrain,
    pub e: Terrain,
    pub s: Terrain,
    pub w: Terrain,
}

/// What a side of a space shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Terrain {
    Land,
    Sea,
}

/// A printed island.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct IslandFacts {
    pub id: String,
    #[serde(flatten)]
    pub text: Text,
    pub row: u8,
    pub col: u8,
    pub symbols: Vec<Resource>,
}

/// The player mat.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct MatFacts {
    pub start: StartFacts,
    pub building_site: Vec<SiteFacts>,
    pub invasion_space: Vec<InvasionFacts>,
    pub action: Vec<ActionFacts>,
}

/// What a player begins with.
#[derive(Clone, Copy, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct StartFacts {
    pub gold: u8,
    pub victory_points: u8,
    pub cubes_total: u8,
    pub cubes_on_technology_tiles: u8,
    pub cubes_in_reserve: u8,
    pub colonists: u8,
    pub capitals: u8,
    pub civilization_cards: u8,
    pub future_technology_cards: u8,
}

/// A building site.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct SiteFacts {
    pub id: String,
    #[serde(flatten)]
    pub text: Text,
    pub unlocked_by: Technology,
}

/// A space of the invasion track.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct InvasionFacts {
    pub id: String,
    #[serde(flatten)]
    pub text: Text,
    pub attack: u8,
    pub gold_cost: u8,
}

/// One of the eight actions, as the mat lists them.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct ActionFacts {
    pub id: String,
    #[serde(flatten)]
    pub text: Text,
    pub number: u8,
    pub needs_colonist: bool,
    pub repeatable_per_epoch: bool,
    /// What it scores (Artist).
    #[serde(default)]
    pub victory_points: u8,
    /// What each later turn brings (golden age).
    #[serde(default)]
    pub gold_per_later_turn: u8,
}

/// A line of the component list.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data files")]
pub struct ComponentFacts {
    pub id: String,
    #[serde(flatten)]
    pub text: Text,
    pub rulebook_count: u8,
    pub data_count: u8,
    pub file: String,
}

/// An id, or nothing where the data file has an empty text.
fn or_none<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let id = String::deserialize(deserializer)?;
    let read = |id: StrDeserializer<'_, D::Error>| T::deserialize(id);
    (!id.is_empty()).then(|| read(id.as_str().into_deserializer())).transpose().map_err(D::Error::custom)
}
