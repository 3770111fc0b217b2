//! What can be chosen when a table is opened.

use engine::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

/// The options of a table. The rulings that they stand for are in chapter 50 of `rules.md`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The rule set (EC-1.2).
    pub rules: RuleSet,
    /// The length of the advanced game (EC-26.1).
    pub length: Length,
    /// The edition (chapter 40).
    pub edition: Edition,
    /// Two blank markers per player stay in the box (EC-3.20).
    pub more_resources: bool,
    /// The bonus of battlefield superiority in the modern era of the standard rules (ED-08).
    pub superiority_modern_standard: Superiority,
    /// The bonus of artillery, level 2 of the gunpowder era (ED-20).
    pub artillery_bonus: ArtilleryBonus,
    /// Whose gold a lent city card brings in the advanced rules (EC-R-37).
    pub lent_card_gold: LentCardGold,
    /// Whether the technology dealt at setup brings its owner bonus (EC-R-52).
    pub starting_bonus: StartingBonus,
    /// How strong ancient infantry is before its technologies (EC-R-54).
    pub starting_swordsmen: StartingSwordsmen,
    /// Whether players see their own gold alone (EC-R-04).
    pub hidden_gold: bool,
    /// Which prerequisites Currency and Space Flight have (EC-R-87).
    pub prerequisites: Prerequisites,
}

/// The rule set (EC-1.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RuleSet {
    /// Chapters 4 to 12.
    #[default]
    Standard,
    /// Chapters 20 to 33.
    Advanced,
}

/// The length of the advanced game (EC-26.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// Ends in the medieval era (EC-26.2).
    #[default]
    Short,
    /// Ends in the gunpowder era (EC-26.3).
    Medium,
    /// Ends by one of four conditions (EC-26.4).
    Long,
}

/// The edition (chapter 40).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The second edition.
    #[default]
    Second,
    /// The first printing.
    First,
}

/// The superiority bonus in the modern era of the standard rules (ED-08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Superiority {
    /// As the rules and their example say.
    #[default]
    #[serde(rename = "4")]
    Four,
    /// As the small table of the second edition says.
    #[serde(rename = "3")]
    Three,
}

/// The bonus of artillery (ED-20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArtilleryBonus {
    /// As the battle examples say.
    #[default]
    #[serde(rename = "3")]
    Three,
    /// As the table of the first printing says.
    #[serde(rename = "1")]
    One,
}

/// Whose gold a lent city card brings (EC-R-37).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LentCardGold {
    /// The player who holds it.
    #[default]
    Holder,
    /// The owner of the settlement; the holder has the resource alone.
    Owner,
}

/// Whether dealt technologies bring their owner bonus (EC-R-52).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartingBonus {
    /// They do.
    #[default]
    Yes,
    /// They do not.
    No,
}

/// How strong ancient infantry is before its technologies (EC-R-54).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartingSwordsmen {
    /// As the technologies in play make it: spearmen at first.
    #[default]
    Level,
    /// As the setup calls it: swordsmen from the start.
    Printed,
}

/// Which version of the source counts for two technologies (EC-R-87).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prerequisites {
    /// The last one.
    #[default]
    Current,
    /// Those before it.
    Older,
}

/// The options for the command line and for forms.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "rules", kind: OptionKind::Choice(&["standard", "advanced"]) },
    OptionSpec { key: "length", kind: OptionKind::Choice(&["short", "medium", "long"]) },
    OptionSpec { key: "edition", kind: OptionKind::Choice(&["second", "first"]) },
    OptionSpec { key: "more_resources", kind: OptionKind::Flag },
    OptionSpec { key: "superiority_modern_standard", kind: OptionKind::Choice(&["4", "3"]) },
    OptionSpec { key: "artillery_bonus", kind: OptionKind::Choice(&["3", "1"]) },
    OptionSpec { key: "lent_card_gold", kind: OptionKind::Choice(&["holder", "owner"]) },
    OptionSpec { key: "starting_bonus", kind: OptionKind::Choice(&["yes", "no"]) },
    OptionSpec { key: "starting_swordsmen", kind: OptionKind::Choice(&["level", "printed"]) },
    OptionSpec { key: "hidden_gold", kind: OptionKind::Flag },
    OptionSpec { key: "prerequisites", kind: OptionKind::Choice(&["current", "older"]) },
];

impl Options {
    /// Whether the advanced rules are played.
    #[must_use]
    pub fn advanced(&self) -> bool {
        self.rules == RuleSet::Advanced
    }

    /// Whether the first printing is played.
    #[must_use]
    pub fn first_printing(&self) -> bool {
        self.edition == Edition::First
    }
}
