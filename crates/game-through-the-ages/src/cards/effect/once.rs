//! What happens once: completed wonders, action cards, territories.

use serde::Deserialize;

use crate::cards::Category;

/// What happens when a wonder is completed (TTA-8.26).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Completion {
    /// TTA-28.9.
    ScoreCulturePerWorkerLevel {
        buildings: Vec<Category>,
        per_level: u8,
    },
    /// TTA-28.8.
    ScoreCulturePerTechnologyLevel {
        per_level: u8,
    },
    ScoreCulturePerWorker {
        farm: u8,
        mine: u8,
        urban: u8,
        military: u8,
    },
}

/// What an action card does (TTA-8.32).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Deed {
    BuildWonderStage {
        discount: u8,
    },
    IncreasePopulation,
    BuildUrban {
        discount: u8,
    },
    BuildFarmOrMine {
        discount: u8,
    },
    PlayTechnology,
    Upgrade {
        categories: Vec<Group>,
        discount: u8,
    },
    GainFood {
        amount: u8,
    },
    GainResources {
        amount: u8,
    },
    GainScience {
        amount: u8,
    },
    GainCulture {
        amount: u8,
    },
    MilitaryActionsThisTurn {
        amount: u8,
    },
    MilitaryResourcesThisTurn {
        amount: u8,
    },
    /// TTA-29.30.
    MilitaryResourcesPerStrongerCivilization {
        p2: u8,
        p3: u8,
        p4: u8,
    },
    CulturePerCivilizationWithMoreCulture {
        p2: u8,
        p3: u8,
        p4: u8,
    },
}

/// Buildings, as some texts group them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Farms.
    Farm,
    /// Mines.
    Mine,
    /// Urban buildings of every type.
    Urban,
}

/// What a territory brings at once (TTA-16.9).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Windfall {
    GainFood { amount: u8 },
    GainResources { amount: u8 },
    GainScience { amount: u8 },
    GainCulture { amount: u8 },
    GainPopulation { amount: u8 },
    DrawMilitaryCards { amount: u8 },
}
