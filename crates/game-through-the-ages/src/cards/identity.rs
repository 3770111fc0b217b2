//! Who the cards are.

use engine::Name;
use serde::{Deserialize, Serialize};

/// The enum of all different cards: each variant with its id in the data files, which is also its
/// name in JSON.
macro_rules! cards {
    ($($variant:ident $id:literal),+ $(,)?) => {
        /// A card, or one of the starting technologies that are printed on the boards (TTA-3.4).
        /// Copies of a card are the same value.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Card {
            #[default]
            $(#[doc = concat!("`", $id, "`")] #[serde(rename = $id)] $variant),+
        }

        impl Card {
            /// All of them, in the order of the data files.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The id in the data files.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// The key of the name.
            #[must_use]
            pub const fn name(self) -> Name {
                Name(match self { $(Self::$variant => concat!("card-", $id)),+ })
            }
        }
    };
}

cards! {
    // Farms, mines, urban buildings, military units.
    Agriculture "agriculture", Irrigation "irrigation", SelectiveBreeding "selective_breeding",
    MechanizedAgriculture "mechanized_agriculture", Bronze "bronze", Iron "iron", Coal "coal", Oil "oil",
    Religion "religion", Theology "theology", OrganizedReligion "organized_religion",
    Philosophy "philosophy", Alchemy "alchemy", ScientificMethod "scientific_method", Computers "computers",
    BreadAndCircuses "bread_and_circuses", TeamSports "team_sports",
    ProfessionalSports "professional_sports", PrintingPress "printing_press", Journalism "journalism",
    Multimedia "multimedia", Drama "drama", Opera "opera", Movies "movies", Warriors "warriors",
    Swordsmen "swordsmen", Riflemen "riflemen", ModernInfantry "modern_infantry", Knights "knights",
    Cavalrymen "cavalrymen", Tanks "tanks", Cannon "cannon", Rockets "rockets", AirForces "air_forces",
    // Governments.
    Despotism "despotism", Monarchy "monarchy", Theocracy "theocracy",
    ConstitutionalMonarchy "constitutional_monarchy", Republic "republic", Communism "communism",
    Democracy "democracy", Fundamentalism "fundamentalism",
    // Special technologies.
    Warfare "warfare", Strategy "strategy", MilitaryTheory "military_theory", CodeOfLaws "code_of_laws",
    JusticeSystem "justice_system", CivilService "civil_service", Cartography "cartography",
    Navigation "navigation", Satellites "satellites", Masonry "masonry", Architecture "architecture",
    Engineering "engineering",
    // Leaders.
    JuliusCaesar "julius_caesar", Homer "homer", Moses "moses", Hammurabi "hammurabi",
    Aristotle "aristotle", AlexanderTheGreat "alexander_the_great", Michelangelo "michelangelo",
    JoanOfArc "joan_of_arc", LeonardoDaVinci "leonardo_da_vinci", GenghisKhan "genghis_khan",
    ChristopherColumbus "christopher_columbus", FrederickBarbarossa "frederick_barbarossa",
    WilliamShakespeare "william_shakespeare", JamesCook "james_cook",
    NapoleonBonaparte "napoleon_bonaparte", MaximilienRobespierre "maximilien_robespierre",
    JohannSebastianBach "johann_sebastian_bach", IsaacNewton "isaac_newton",
    AlbertEinstein "albert_einstein", MahatmaGandhi "mahatma_gandhi", RockAndRollIcon "rock_and_roll_icon",
    NikolaTesla "nikola_tesla", WinstonChurchill "winston_churchill", GameDesigner "game_designer",
    // Wonders.
    HangingGardens "hanging_gardens", LibraryOfAlexandria "library_of_alexandria", Colossus "colossus",
    Pyramids "pyramids", GreatWall "great_wall", StPetersBasilica "st_peters_basilica",
    UniversitasCarolina "universitas_carolina", TajMahal "taj_mahal",
    TranscontinentalRailroad "transcontinental_railroad", EiffelTower "eiffel_tower", Kremlin "kremlin",
    OceanLinerService "ocean_liner_service", Hollywood "hollywood", Internet "internet",
    FirstSpaceFlight "first_space_flight", FastFoodChains "fast_food_chains",
    // Action cards.
    EngineeringGeniusA "engineering_genius_a", EngineeringGeniusI "engineering_genius_i",
    EngineeringGeniusIi "engineering_genius_ii", EngineeringGeniusIii "engineering_genius_iii",
    FrugalityA "frugality_a", FrugalityI "frugality_i", FrugalityIi "frugality_ii",
    IdealBuildingSiteA "ideal_building_site_a", IdealBuildingSiteI "ideal_building_site_i",
    IdealBuildingSiteIi "ideal_building_site_ii", IdealBuildingSiteIii "ideal_building_site_iii",
    PatriotismA "patriotism_a", PatriotismI "patriotism_i", PatriotismIi "patriotism_ii",
    PatriotismIii "patriotism_iii", RevolutionaryIdeaA "revolutionary_idea_a",
    RevolutionaryIdeaI "revolutionary_idea_i", RevolutionaryIdeaIi "revolutionary_idea_ii",
    RevolutionaryIdeaIii "revolutionary_idea_iii", RichLandA "rich_land_a", RichLandI "rich_land_i",
    RichLandIi "rich_land_ii", WorkOfArtA "work_of_art_a", WorkOfArtI "work_of_art_i",
    WorkOfArtIi "work_of_art_ii", WorkOfArtIii "work_of_art_iii", BountifulHarvestI "bountiful_harvest_i",
    BountifulHarvestIi "bountiful_harvest_ii", BountifulHarvestIii "bountiful_harvest_iii",
    BreakthroughI "breakthrough_i", BreakthroughIi "breakthrough_ii",
    EfficientUpgradeI "efficient_upgrade_i", EfficientUpgradeIi "efficient_upgrade_ii",
    EfficientUpgradeIii "efficient_upgrade_iii", MineralDepositsI "mineral_deposits_i",
    MineralDepositsIi "mineral_deposits_ii", MineralDepositsIii "mineral_deposits_iii",
    WaveOfNationalismIi "wave_of_nationalism_ii", EndowmentForTheArtsIii "endowment_for_the_arts_iii",
    MilitaryBuildUpIii "military_build_up_iii",
    // Events.
    DevelopmentOfAgriculture "development_of_agriculture", DevelopmentOfCrafts "development_of_crafts",
    DevelopmentOfMarkets "development_of_markets", DevelopmentOfPolitics "development_of_politics",
    DevelopmentOfReligion "development_of_religion", DevelopmentOfScience "development_of_science",
    DevelopmentOfSettlement "development_of_settlement",
    DevelopmentOfTradeRoutes "development_of_trade_routes", DevelopmentOfWarfare "development_of_warfare",
    NoEvent "no_event", Barbarians "barbarians", BorderConflict "border_conflict", Crusades "crusades",
    CulturalInfluence "cultural_influence", Foray "foray", GoodHarvest "good_harvest",
    Immigration "immigration", NewDeposits "new_deposits", Pestilence "pestilence", Raiders "raiders",
    Rats "rats", Rebellion "rebellion", ReignOfTerror "reign_of_terror",
    ScientificBreakthrough "scientific_breakthrough", UncertainBorders "uncertain_borders",
    CivilUnrest "civil_unrest", ColdWar "cold_war", CrimeWave "crime_wave",
    EconomicProgress "economic_progress", Emigration "emigration", Iconoclasm "iconoclasm",
    IndependenceDeclaration "independence_declaration", InternationalAgreement "international_agreement",
    NationalPride "national_pride", PopularizationOfScience "popularization_of_science",
    RavagesOfTime "ravages_of_time", Refugees "refugees", Terrorism "terrorism",
    ImpactOfAgriculture "impact_of_agriculture", ImpactOfArchitecture "impact_of_architecture",
    ImpactOfColonies "impact_of_colonies", ImpactOfCompetition "impact_of_competition",
    ImpactOfGovernment "impact_of_government", ImpactOfHappiness "impact_of_happiness",
    ImpactOfIndustry "impact_of_industry", ImpactOfPopulation "impact_of_population",
    ImpactOfProgress "impact_of_progress", ImpactOfScience "impact_of_science",
    ImpactOfStrength "impact_of_strength", ImpactOfTechnology "impact_of_technology",
    ImpactOfWonders "impact_of_wonders",
    // Territories.
    DevelopedTerritoryI "developed_territory_i", FertileTerritoryI "fertile_territory_i",
    HistoricTerritoryI "historic_territory_i", InhabitedTerritoryI "inhabited_territory_i",
    StrategicTerritoryI "strategic_territory_i", WealthyTerritoryI "wealthy_territory_i",
    DevelopedTerritoryIi "developed_territory_ii", FertileTerritoryIi "fertile_territory_ii",
    HistoricTerritoryIi "historic_territory_ii", InhabitedTerritoryIi "inhabited_territory_ii",
    StrategicTerritoryIi "strategic_territory_ii", WealthyTerritoryIi "wealthy_territory_ii",
    // Aggressions.
    EnslaveI "enslave_i", PlunderI "plunder_i", RaidI "raid_i", AnnexIi "annex_ii",
    AssassinateIi "assassinate_ii", PlunderIi "plunder_ii", RaidIi "raid_ii", SabotageIi "sabotage_ii",
    SpyIi "spy_ii", ArmedInterventionIii "armed_intervention_iii", PlunderIii "plunder_iii",
    RaidIii "raid_iii",
    // Wars.
    WarOverCultureIi "war_over_culture_ii", WarOverResourcesIi "war_over_resources_ii",
    WarOverTechnologyIi "war_over_technology_ii", WarOverTerritoryIi "war_over_territory_ii",
    HolyWarIii "holy_war_iii", WarOverCultureIii "war_over_culture_iii",
    // Pacts.
    OpenBordersAgreement "open_borders_agreement", TradeRoutesAgreement "trade_routes_agreement",
    AcceptanceOfSupremacy "acceptance_of_supremacy",
    InternationalTradeAgreement "international_trade_agreement",
    PromiseOfMilitaryProtection "promise_of_military_protection",
    ScientificCooperation "scientific_cooperation", InternationalTourism "international_tourism",
    LossOfSovereignty "loss_of_sovereignty", MilitaryPact "military_pact", PeaceTreaty "peace_treaty",
    // Tactics.
    FightingBand "fighting_band", HeavyCavalry "heavy_cavalry", Legion "legion",
    LightCavalry "light_cavalry", MedievalArmy "medieval_army", Phalanx "phalanx",
    ClassicArmy "classic_army", Conquistadors "conquistadors", DefensiveArmy "defensive_army",
    Fortifications "fortifications", MobileArtillery "mobile_artillery", NapoleonicArmy "napoleonic_army",
    Entrenchments "entrenchments", MechanizedArmy "mechanized_army", ModernArmy "modern_army",
    ShockTroops "shock_troops",
    // Defense and colonization bonus cards.
    BonusI "bonus_i", BonusIi "bonus_ii", BonusIii "bonus_iii",
}

/// An age, and the level of its cards (TTA-1.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Age {
    /// Antiquity.
    #[default]
    A,
    /// Middle Ages.
    I,
    /// Age of Exploration.
    #[serde(rename = "II")]
    Ii,
    /// Modern Age.
    #[serde(rename = "III")]
    Iii,
    /// The end of the full game, without cards.
    #[serde(rename = "IV")]
    Iv,
}

impl Age {
    /// The ages that have cards.
    pub const WITH_CARDS: [Self; 4] = [Self::A, Self::I, Self::Ii, Self::Iii];

    /// The number: A is 0.
    #[must_use]
    pub const fn level(self) -> u8 {
        self as u8
    }

    /// The following age; after IV comes nothing.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::A => Self::I,
            Self::I => Self::Ii,
            Self::Ii => Self::Iii,
            Self::Iii | Self::Iv => Self::Iv,
        }
    }

    /// The numeral, the same in every language.
    #[must_use]
    pub const fn numeral(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::I => "I",
            Self::Ii => "II",
            Self::Iii => "III",
            Self::Iv => "IV",
        }
    }
}

/// The types of farms, mines, urban buildings and units (TTA-1.6, TTA-1.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the words of the game")]
pub enum Category {
    #[default]
    Farm,
    Mine,
    Temple,
    Lab,
    Arena,
    Library,
    Theater,
    Infantry,
    Cavalry,
    Artillery,
    AirForce,
}

impl Category {
    /// How many there are.
    pub const COUNT: usize = 11;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Farm,
        Self::Mine,
        Self::Temple,
        Self::Lab,
        Self::Arena,
        Self::Library,
        Self::Theater,
        Self::Infantry,
        Self::Cavalry,
        Self::Artillery,
        Self::AirForce,
    ];
    /// The types of urban buildings (TTA-1.6).
    pub const URBAN: [Self; 5] = [Self::Temple, Self::Lab, Self::Arena, Self::Library, Self::Theater];
    /// The types of units (TTA-1.7).
    pub const UNITS: [Self; 4] = [Self::Infantry, Self::Cavalry, Self::Artillery, Self::AirForce];

    /// Whether it is a type of urban buildings.
    #[must_use]
    pub const fn is_urban(self) -> bool {
        matches!(self, Self::Temple | Self::Lab | Self::Arena | Self::Library | Self::Theater)
    }

    /// Whether it is a type of units.
    #[must_use]
    pub const fn is_unit(self) -> bool {
        self as u8 >= Self::Infantry as u8
    }
}

/// The lines of special technologies: a later card replaces the earlier one (TTA-21.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the words of the game")]
pub enum Line {
    Military,
    Civil,
    Colonization,
    Construction,
}
