//! What can be chosen when a table is opened.

use engine::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};
use serde_json::Value;

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
    /// Who says that a turn is over (ND-R91).
    pub turn_end: TurnEnd,
    /// How the capitals come to the stars of the first map (ND-2.7).
    pub capitals: Capitals,
    /// Whether a city may stand next to a conquered city-state held by a control token (ND-R93).
    pub beside_conquered: BesideConquered,
    /// Which cities take one caravan a turn (ND-R80).
    pub caravan_limit: CaravanLimit,
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

/// Who says that a turn is over (ND-R91).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnEnd {
    /// The player, after the last decision: until then everything can be taken back.
    #[default]
    Asked,
    /// Nobody: the last decision ends it.
    ByItself,
}

/// How the capitals come to the stars of the first map (ND-2.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Capitals {
    /// Each player chooses one (ND-R92).
    #[default]
    Chosen,
    /// In the order of the seats, clockwise around the map.
    BySeat,
}

/// Whether a city may stand next to a conquered city-state held by a control token (ND-R93).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BesideConquered {
    /// It may not: the place is still a city-state's.
    #[default]
    Forbidden,
    /// It may: no city-state token and no city is there.
    Allowed,
}

/// Which cities take one caravan of a player in a turn (ND-R80).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CaravanLimit {
    /// Every city and city-state, own cities too.
    #[default]
    EveryCity,
    /// Those where caravans trade.
    Markets,
}

/// Before rules version 3 these could not be chosen, and were like this.
const BEFORE_3: [(&str, &str); 4] = [
    ("turn_end", "by_itself"),
    ("capitals", "by_seat"),
    ("beside_conquered", "allowed"),
    ("caravan_limit", "markets"),
];

/// Adds to options of older rules what could not be chosen then, as it was.
pub(crate) fn add_older(rules_version: u32, options: &mut Value) {
    if let (..3, Some(options)) = (rules_version, options.as_object_mut()) {
        for (key, value) in BEFORE_3 {
            options.entry(key).or_insert_with(|| value.into());
        }
    }
}

/// The options as pages and the command line offer them.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "map", kind: OptionKind::Choice(&["first", "built"]) },
    OptionSpec { key: "epic", kind: OptionKind::Flag },
    OptionSpec { key: "tech_overflow", kind: OptionKind::Choice(&["stop", "continue"]) },
    OptionSpec { key: "tiles", kind: OptionKind::Choice(&["first", "second"]) },
    OptionSpec { key: "husbandry", kind: OptionKind::Choice(&["three", "one"]) },
    OptionSpec { key: "errata", kind: OptionKind::Choice(&["applied", "printed"]) },
    OptionSpec { key: "turn_end", kind: OptionKind::Choice(&["asked", "by_itself"]) },
    OptionSpec { key: "capitals", kind: OptionKind::Choice(&["chosen", "by_seat"]) },
    OptionSpec { key: "beside_conquered", kind: OptionKind::Choice(&["forbidden", "allowed"]) },
    OptionSpec { key: "caravan_limit", kind: OptionKind::Choice(&["every_city", "markets"]) },
];
