//! Effects that last while their card is in play.

use serde::Deserialize;

use crate::cards::{Card, Category};

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
