//! What cards do, as the data files say it: one enum for each place in the rules where texts are
//! carried out. The variants are named as in the data files.

use serde::Deserialize;

use super::{Age, Card, Category};

/// An effect that lasts while its card is in play: governments, special technologies, leaders,
/// completed wonders, colonies, pacts. Summed up in [`Perks`](crate::perks::Perks).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "named as in the data files")]
pub enum Lasting {
    Strength {
        amount: i8,
    },
    CultureRate {
        amount: i8,
    },
    ScienceRate {
        amount: i8,
    },
    /// Negative: unhappy faces (TTA-4.7).
    Happy {
        amount: i8,
    },
    CivilActions {
        amount: i8,
    },
    MilitaryActions {
        amount: i8,
    },
    CivilHandLimit {
        amount: i8,
    },
    MilitaryHandLimit {
        amount: i8,
    },
    /// Added to the force with which a bid is paid (TTA-16.6).
    ColonizationBonus {
        amount: i8,
    },
    /// From the box into the bank while the card is in play (TTA-16.10, TTA-21.6).
    BlueTokens {
        amount: u8,
    },
    YellowTokens {
        amount: u8,
    },
    /// TTA-21.5.
    UrbanBuildDiscountByLevel {
        level_1: u8,
        level_2: u8,
        level_3: u8,
    },
    /// TTA-8.61.
    WonderStagesPerAction {
        max: u8,
    },
    /// TTA-8.38.
    MilitaryResourcesPerTurn {
        amount: u8,
    },
    CulturePerUnitOfTech {
        tech: Card,
        amount: u8,
        max_units: u8,
    },
    PopulationFoodDiscount {
        amount: u8,
    },
    OnTakeTechnology {
        science: u8,
    },
    /// Belongs to the civilization: not counted for sacrificed units (TTA-22.10).
    StrengthPerUnit {
        unit_types: Vec<Category>,
        amount: i8,
        applies_to: AppliesTo,
    },
    CulturePerHappyFace {
        sources: Vec<FaceSource>,
        amount: u8,
    },
    WonderTakeDiscount {
        civil_actions: u8,
    },
    StrengthPerHappyFace {
        sources: Vec<FaceSource>,
        amount: u8,
    },
    OnAttacked {
        culture: u8,
    },
    BestLabOrLibraryScience {
        per_level: u8,
    },
    OnPlayTechnology {
        #[serde(default)]
        resources: u8,
        #[serde(default)]
        culture: u8,
        #[serde(default)]
        civil_actions_back: u8,
    },
    IgnoreOwnTactics,
    /// Belongs to each unit: counted when it is sacrificed too (TTA-22.10).
    UnitStrength {
        unit_type: Category,
        amount: i8,
    },
    CulturePerUnit {
        unit_type: Category,
        amount: i8,
    },
    /// TTA-28.1.
    FreeColonizeOnce,
    /// TTA-29.14.
    GrowAndBuildUnit {
        civil_actions: u8,
        food_discount: u8,
        resource_discount: u8,
    },
    CulturePerBuilding {
        building: Category,
        amount: i8,
    },
    CulturePerPair {
        a: Category,
        b: Category,
        amount: u8,
    },
    ColonizationCardBonus {
        amount: u8,
    },
    CulturePerColony {
        amount: u8,
    },
    /// TTA-28.4.
    DoubleBestArmyBonus,
    /// TTA-28.2.
    RevolutionUsesMilitaryActions,
    TechnologyScienceDiscount {
        categories: Vec<Category>,
        amount: u8,
    },
    BuildDiscount {
        categories: Vec<Category>,
        amount: u8,
    },
    ForbidOwnAttacks,
    /// TTA-29.17.
    DoubleAttackCostForOpponents,
    BestTheaterCultureDoubled,
    /// TTA-28.5.
    LabsProduceResources {
        per_level: u8,
    },
    /// TTA-29.18.
    OpponentsBuildSurcharge {
        categories: Vec<Category>,
        amount: u8,
    },
    DefenseCardsDoubled,
    /// TTA-29.15.
    WarTargetUnitDiscount {
        amount: u8,
    },
    LabCulture {
        per_level: u8,
    },
    LabSciencePenalty {
        amount: u8,
    },
    /// TTA-28.6.
    DoubleHappyFaces,
    /// TTA-28.7.
    BestMineExtraToken {
        tokens: u8,
    },
    FreePopulationIncrease {
        per_turn: u8,
        civil_actions: u8,
        food_discount: u8,
    },
    AttackBonusAgainstPartner {
        amount: u8,
    },
    UseFoodAsResource {
        per_turn: u8,
    },
    UseResourceAsFood {
        per_turn: u8,
    },
    ResourceProduction {
        amount: i8,
    },
    FoodProduction {
        amount: i8,
    },
    /// TTA-28.10.
    TechnologyScienceDiscountByPartner {
        discount: u8,
        partner_pays: u8,
    },
    CultureRatePerPartnerWonder {
        amount: i8,
    },
    NoWarMayBeDeclaredOnThisCivilization,
}

/// Whose strength a bonus per unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AppliesTo {
    /// The civilization's: sacrificed units do not carry it.
    Civilization,
}

/// Where happy faces are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaceSource {
    /// On temples, by worker.
    Temple,
    /// On theaters, by worker.
    Theater,
    /// On completed wonders.
    Wonder,
}

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
