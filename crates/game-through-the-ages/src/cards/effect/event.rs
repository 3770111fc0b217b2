//! What events do, and to whom (chapter 15).

use serde::Deserialize;

use super::Group;
use crate::cards::{Age, Card};

/// What an event does (TTA-15.1).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Happening {
    GainFood {
        who: Who,
        amount: u8,
    },
    GainResources {
        who: Who,
        amount: u8,
    },
    GainScience {
        who: Who,
        amount: u8,
    },
    GainCulture {
        who: Who,
        amount: u8,
    },
    GainPopulation {
        who: Who,
        amount: u8,
    },
    /// `mixed`: the total may be split.
    GainFoodOrResources {
        who: Who,
        amount: u8,
        mixed: bool,
    },
    GainCultureEqualTo {
        who: Who,
        what: Rate,
    },
    GainScienceEqualTo {
        who: Who,
        what: Rate,
    },
    DrawMilitaryCards {
        who: Who,
        amount: u8,
    },
    ActivePlayerSkipsDiscard,
    /// TTA-15.9.
    BuildFree {
        who: Who,
        tech: Card,
        optional: bool,
    },
    LoseCulture {
        who: Who,
        amount: u8,
    },
    LosePopulation {
        who: Who,
        amount: u8,
    },
    LoseFoodOrResources {
        who: Who,
        amount: u8,
    },
    LoseAllFood {
        who: Who,
    },
    /// TTA-16.13.
    LoseBlueToken {
        who: Who,
        amount: u8,
    },
    /// TTA-29.11.
    LoseCivilActionsPerDiscontentWorker {
        who: Who,
        amount: u8,
    },
    LoseCulturePerDiscontentWorker {
        who: Who,
        amount: u8,
    },
    /// TTA-29.24.
    LoseHalfDiscontentWorkers {
        who: Who,
        round: Rounding,
    },
    LoseColony {
        who: Who,
        amount: u8,
    },
    DestroyOwnBuilding {
        who: Who,
        categories: Vec<Group>,
        amount: u8,
    },
    DestroyUrbanBuildingOfEachOther {
        who: Who,
        amount: u8,
    },
    /// TTA-29.25.
    MoveYellowToken {
        from: Who,
        to: Who,
        amount: u8,
    },
    /// TTA-10.9.
    FarmsProduce {
        who: Who,
    },
    MinesProduce {
        who: Who,
    },
    FarmsAndMinesProduce {
        who: Who,
        consumption: bool,
        corruption: bool,
    },
    /// TTA-29.23.
    DiscardLeadersNotOfCurrentAge {
        who: Who,
    },
    /// TTA-29.12.
    TakeCivilCards {
        who: Who,
        civil_actions: u8,
        optional: bool,
    },
    SkipNextPoliticalAction {
        who: Who,
    },
    RefillCardRow,
    /// TTA-29.22.
    TurnWonderFaceDown {
        who: Who,
        ages: Vec<Age>,
        amount: u8,
        culture_rate: i8,
    },
    ScoreCulture {
        who: Who,
        per: Counted,
        amount: i8,
        #[serde(default)]
        max: Option<u8>,
        /// TTA-23.9.
        #[serde(default)]
        advanced_game_level: Option<u8>,
    },
    ScoreCultureByRank {
        what: Rate,
        p2: [u8; 2],
        p3: [u8; 3],
        p4: [u8; 4],
    },
    ScoreCulturePerWonder {
        age_a: u8,
        age_i: u8,
        age_ii: u8,
        age_iii: u8,
    },
}

/// Whom an event concerns (ties: TTA-15.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Every civilization.
    All,
    /// The one with the greatest strength.
    Strongest,
    /// The one with the least strength.
    Weakest,
    /// The first two by strength; with two players the first.
    TwoStrongest,
    /// The last two by strength; with two players the last.
    TwoWeakest,
    /// The one with the most culture points.
    MostCulture,
    /// The one with the fewest culture points.
    LeastCulture,
    /// The one with the most culture points, if it is among the two weakest.
    MostCultureIfAmongTwoWeakest,
    /// Everybody who has the most happy faces (TTA-29.38).
    MostHappyFacesAllTied,
    /// Everybody with an unused worker.
    AllWithUnusedWorker,
    /// The strongest, if it made use of the offer.
    StrongestIfUsed,
}

/// A value that is counted per round, or compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rate {
    /// Culture points per round.
    CultureRate,
    /// Science points per round.
    ScienceRate,
    /// Military strength.
    Strength,
}

/// What the Age III events count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Counted {
    FoodProducedByFarms,
    ResourcesProducedByMines,
    LevelOfUrbanBuildingWorker,
    LevelOfMilitaryUnitOrArenaWorker,
    Colony,
    CivilAction,
    MilitaryAction,
    HappyFace,
    DiscontentWorker,
    #[serde(rename = "content_worker_above_10")]
    ContentWorkerAbove10,
    LevelOfGovernmentAndSpecialTechnologies,
    #[serde(rename = "technology_of_level_3")]
    TechnologyOfLevel3,
}

/// How a half is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "up and down")]
pub enum Rounding {
    Up,
    Down,
}

impl Rounding {
    /// Half of the amount.
    #[must_use]
    pub const fn half(self, amount: u8) -> u8 {
        match self {
            Self::Up => amount.div_ceil(2),
            Self::Down => amount / 2,
        }
    }
}
