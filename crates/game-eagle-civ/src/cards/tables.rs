//! The data files, read once.

use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{
    CityCardFacts, ColorFacts, DifferenceFacts, Era, EraFacts, FigureFacts, ImprovementFacts, MarkerFacts,
    MilestoneFacts, RegionFacts, Resource, Technology, TechnologyFacts, UnitTypeFacts, WonderFacts,
    ZoneFacts,
};

/// Everything that the data files say, indexed by the enums of `cards.rs`.
#[expect(missing_docs, reason = "named as in the data files")]
pub struct Tables {
    pub eras: Vec<EraFacts>,
    pub technologies: Vec<TechnologyFacts>,
    pub wonders: Vec<WonderFacts>,
    pub improvements: Vec<ImprovementFacts>,
    pub unit_types: Vec<UnitTypeFacts>,
    pub figures: Vec<FigureFacts>,
    pub markers: Vec<MarkerFacts>,
    pub milestones: Vec<MilestoneFacts>,
    pub city_cards: Vec<CityCardFacts>,
    pub regions: Vec<RegionFacts>,
    pub zones: Vec<ZoneFacts>,
    pub differences: Vec<DifferenceFacts>,
    pub colors: Vec<ColorFacts>,
    /// By era and column of the roll (EC-10.4).
    pub critical: [[Resource; 5]; 4],
    /// Gold for 3, 4 and 5 equal cards (EC-10.8).
    pub monopoly: [u16; 3],
    /// The purchase table, in the order of [`Price`].
    pub prices: Vec<PriceRow>,
    /// Technology, land range, sea range, in the order of the table (EC-30.3); −1 is unlimited.
    pub trade_ranges: Vec<RangeStep>,
}

/// A row of the purchase table (EC-11.1, EC-32.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as in the data file")]
pub enum Price {
    Army,
    Fleet,
    Aircraft,
    Royalty,
    Settler,
    Village,
    #[serde(rename = "upgrade_1_to_2")]
    ToTown,
    #[serde(rename = "upgrade_2_to_3")]
    ToCity,
    #[serde(rename = "upgrade_3_to_4")]
    ToMetropolis,
    Improvement,
}

/// What a row of the purchase table says.
#[derive(Clone, Debug, Deserialize)]
pub struct PriceRow {
    pub id: Price,
    pub standard: [i16; 4],
    pub advanced: [i16; 4],
}

/// How far is traded from a technology on (EC-30.3).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct RangeStep {
    pub technology: Technology,
    pub land: i8,
    pub sea: i8,
}

/// The outline of an area, for drawing.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "named as in the data file")]
pub struct PolygonFacts {
    pub area: String,
    pub kind: String,
    pub rings: Vec<Vec<i32>>,
}

/// All tables.
pub fn tables() -> &'static Tables {
    static TABLES: LazyLock<Tables> = LazyLock::new(read);
    &TABLES
}

/// The outlines of all areas on a board of 1000 x 780.
pub fn polygons() -> &'static [PolygonFacts] {
    static POLYGONS: LazyLock<Vec<PolygonFacts>> =
        LazyLock::new(|| list(include_str!("../../data/map_polygons.toml"), "polygon"));
    &POLYGONS
}

fn read() -> Tables {
    let rows = include_str!("../../data/tables.toml");
    let units = include_str!("../../data/units.toml");
    let monopoly: Vec<Monopoly> = list(rows, "monopoly");
    Tables {
        eras: list(rows, "era"),
        technologies: list(include_str!("../../data/technologies.toml"), "technology"),
        wonders: list(include_str!("../../data/wonders.toml"), "wonder"),
        improvements: list(include_str!("../../data/improvements.toml"), "improvement"),
        unit_types: list(units, "unit_type"),
        figures: list(units, "figure"),
        markers: list(include_str!("../../data/exploration_markers.toml"), "marker"),
        milestones: list(rows, "milestone"),
        city_cards: list(include_str!("../../data/city_cards.toml"), "city_card"),
        regions: list(include_str!("../../data/map_land.toml"), "region"),
        zones: list(include_str!("../../data/map_sea.toml"), "sea_zone"),
        differences: list(include_str!("../../data/editions.toml"), "difference"),
        colors: list(include_str!("../../data/components.toml"), "player_color"),
        critical: critical(&list(rows, "critical_resource")),
        monopoly: [monopoly[0].gold, monopoly[1].gold, monopoly[2].gold],
        prices: list(rows, "price"),
        trade_ranges: list(rows, "trade_range_step"),
    }
}

/// The entries of one kind in a data file.
fn list<T: DeserializeOwned>(file: &str, key: &str) -> Vec<T> {
    let mut table: toml::Table = file.parse().expect("the data files are TOML");
    let entries = table.remove(key).unwrap_or_else(|| panic!("no {key} in the data file"));
    entries.try_into().unwrap_or_else(|why| panic!("{key}: {why}"))
}

#[derive(Deserialize)]
struct Monopoly {
    gold: u16,
}

#[derive(Deserialize)]
struct CriticalRow {
    era: Era,
    roll_2_3: Resource,
    roll_4_5: Resource,
    roll_6_8: Resource,
    roll_9_10: Resource,
    roll_11_12: Resource,
}

fn critical(rows: &[CriticalRow]) -> [[Resource; 5]; 4] {
    let mut table = [[Resource::default(); 5]; 4];
    for row in rows {
        table[row.era.index()] = [row.roll_2_3, row.roll_4_5, row.roll_6_8, row.roll_9_10, row.roll_11_12];
    }
    table
}
