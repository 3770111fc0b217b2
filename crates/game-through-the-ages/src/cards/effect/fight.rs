//! What aggressions and wars do to the loser and bring the victor (chapters 17 and 25).

use serde::Deserialize;

use super::Rounding;

/// What a successful aggression does to the victim (TTA-17.10).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Harm {
    LosePopulation {
        amount: u8,
    },
    LoseFoodOrResources {
        amount: u8,
        chooser: Chooser,
    },
    DestroyUrbanBuildings {
        max: u8,
        chooser: Chooser,
        #[serde(default)]
        same_type_and_level: bool,
    },
    LoseColony {
        amount: u8,
        chooser: Chooser,
    },
    DiscardLeader,
    DiscardUnfinishedWonder,
    LoseScience {
        amount: u8,
    },
    LoseCulture {
        amount: u8,
    },
}

/// What a successful aggression brings the attacker (TTA-17.10).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Booty {
    GainResources {
        amount: u8,
    },
    GainSameFoodAndResources,
    /// TTA-17.19.
    GainResourcesHalfOfBuildingCost {
        round: Rounding,
    },
    GainThatColony {
        permanent_only: bool,
    },
    GainCulturePerLevelOfDiscardedCard {
        per_level: u8,
    },
    GainSameScience,
    GainSameCulture,
}

/// What the victor of a war takes (TTA-25.6).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Spoil {
    TransferCulture {
        base: u8,
        per_advantage_point: u8,
    },
    TransferFoodAndResources {
        base: u8,
        per_advantage_point: u8,
        chooser: Chooser,
    },
    /// TTA-29.26.
    TransferScienceOrSpecialTechnologies {
        base: u8,
        per_advantage_point: u8,
        chooser: Chooser,
    },
    /// TTA-25.10.
    TransferYellowTokens {
        base: u8,
        per_advantage_points: u8,
        amount_per_step: u8,
    },
    LosePopulation {
        who: Side,
        base: u8,
        per_advantage_points: u8,
        amount_per_step: u8,
    },
    GainCulturePerPopulationLost {
        who: Side,
        amount: u8,
    },
}

/// Who chooses what is lost (TTA-17.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chooser {
    /// Who played the aggression.
    Attacker,
    /// Who won the war.
    Victor,
}

/// The sides of a war that was fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Who won it.
    Victor,
    /// Who lost it.
    Loser,
}
