//! What can be chosen when a table is opened.

use engine::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The ready-made map, or one that the players build (ND-2.6).
    pub map: MapChoice,
    /// Four victory cards instead of three (ND-22.1).
    pub epic: bool,
    /// What a move beyond space 24 of the tech dial does (ND-R02).
    pub tech_overflow: TechOverflow,
    /// Which transcription of the tiles is used where two disagree.
    pub tiles: TileReading,
    /// How far from a caravan Animal Husbandry builds (ND-R45).
    pub husbandry: Husbandry,
    /// Whether the publisher's later changes of two wonders count (ND-R53, ND-R54).
    pub errata: Errata,
}

/// The map (ND-2.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MapChoice {
    /// The map of the first game (ND-2.7).
    #[default]
    First,
    /// The players lay the tiles (ND-3).
    Built,
}

/// What a move beyond space 24 of the tech dial does (ND-R02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TechOverflow {
    /// It ends on space 15; the rest of the steps is lost.
    #[default]
    Stop,
    /// It counts on from space 15.
    Continue,
}

/// Which transcription of the tiles counts where two disagree: 24 of 320 spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileReading {
    /// The one that was right wherever it could be checked.
    #[default]
    First,
    /// The other one.
    Second,
}

/// How far from a caravan Animal Husbandry builds (ND-R45).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Husbandry {
    /// Within three spaces.
    #[default]
    Three,
    /// Next to it.
    One,
}

/// Whether the publisher's later changes count (ND-R53, ND-R54).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Errata {
    /// They do.
    #[default]
    Applied,
    /// The cards count as printed.
    Printed,
}

/// The options as pages and the command line offer them.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "map", kind: OptionKind::Choice(&["first", "built"]) },
    OptionSpec { key: "epic", kind: OptionKind::Flag },
    OptionSpec { key: "tech_overflow", kind: OptionKind::Choice(&["stop", "continue"]) },
    OptionSpec { key: "tiles", kind: OptionKind::Choice(&["first", "second"]) },
    OptionSpec { key: "husbandry", kind: OptionKind::Choice(&["three", "one"]) },
    OptionSpec { key: "errata", kind: OptionKind::Choice(&["applied", "printed"]) },
];
