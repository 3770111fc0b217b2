//! Cards, pieces and places. Who they are is said by enums, what is printed on them by
//! `data/*.toml`, which is read once into static tables.

mod facts;
mod kind;
mod tables;

pub use facts::{
    CityCardFacts, ColorFacts, DifferenceFacts, Effect, EraFacts, FigureFacts, Gift, ImprovementFacts,
    ImprovementKind, MarkerCategory, MarkerFacts, Measure, MilestoneFacts, RegionFacts, TechnologyFacts,
    Text, UnitTypeFacts, Victory, WonderFacts, ZoneFacts,
};
pub use kind::{Class, Kind, UnitType};
pub use tables::{PolygonFacts, Price, Tables, polygons, tables};

engine::identities! {
    /// One of the four eras (EC-1.1).
    Era, "era":
    Ancient "ancient", Medieval "medieval", Gunpowder "gunpowder", Modern "modern",
}

engine::identities! {
    /// A resource that a marker and a city card show (EC-3.4).
    Resource, "resource":
    Wine "wine", Horses "horses", Iron "iron", Gems "gems", Spices "spices", Oil "oil", Coal "coal",
    RareMetals "rare_metals",
}

engine::identities! {
    /// A technology (EC-23.1).
    Technology, "technology":
    Masonry "masonry", AlphabetWriting "alphabet_writing", PotterySpecialization "pottery_specialization",
    TheWheel "the_wheel", BronzeWorking "bronze_working", CeremonialBurial "ceremonial_burial",
    CodeOfLaws "code_of_laws", HorsebackRiding "horseback_riding", Mathematics "mathematics",
    IronWorking "iron_working", PhilosophyLiterature "philosophy_literature", Mysticism "mysticism",
    TradeMapmaking "trade_mapmaking", Currency "currency", Construction "construction", Banking "banking",
    Education "education", Engineering "engineering", Theology "theology", Feudalism "feudalism",
    Astronomy "astronomy", PrintingPress "printing_press", Chivalry "chivalry", Navigation "navigation",
    Chemistry "chemistry", Nationalism "nationalism", Physics "physics", Economics "economics",
    GunpowderWeapons "gunpowder_weapons", Cavalry "cavalry",
    LegislativeGovernment "legislative_government", Metallurgy "metallurgy", Medicine "medicine",
    SteamPower "steam_power", Industrialization "industrialization", ScientificMethod "scientific_method",
    Electricity "electricity", Combustion "combustion", Flight "flight", Fission "fission",
    Electronics "electronics", MassProduction "mass_production", Plastics "plastics", Robotics "robotics",
    RadioTelevision "radio_television", Computers "computers", AdvancedFlight "advanced_flight",
    Genetics "genetics", Rocketry "rocketry", SpaceFlight "space_flight",
    Miniaturization "miniaturization", Superconductor "superconductor", Fusion "fusion",
}

engine::identities! {
    /// A wonder (EC-24.1).
    Wonder, "wonder":
    HangingGardens "hanging_gardens", Colossus "colossus", Pyramids "pyramids",
    GreatLibrary "great_library", Oracle "oracle", GreatLighthouse "great_lighthouse",
    GreatWall "great_wall", ArtOfWar "art_of_war", CopernicusObservatory "copernicus_observatory",
    LeonardosWorkshop "leonardos_workshop", BachsCathedral "bachs_cathedral",
    SistineChapel "sistine_chapel", MagellansVoyage "magellans_voyage",
    NewtonsUniversity "newtons_university", SmithsTradingCompany "smiths_trading_company",
    ShakespearesTheatre "shakespeares_theatre", TranscontinentalRailroad "transcontinental_railroad",
    EdisonsLab "edisons_lab", HooverDam "hoover_dam", CureForCancer "cure_for_cancer",
    UniversalSuffrage "universal_suffrage", ManhattanProject "manhattan_project",
    UnitedNations "united_nations", ApolloProgram "apollo_program",
    AlphaCentauriColonyShip "alpha_centauri_colony_ship",
}

engine::identities! {
    /// A settlement improvement (EC-22.1).
    Improvement, "improvement":
    Granary "granary", Ziggurat "ziggurat", Courthouse "courthouse", Library "library", Temple "temple",
    Colosseum "colosseum", Aqueduct "aqueduct", Marketplace "marketplace", Bank "bank", Castle "castle",
    University "university", Cathedral "cathedral", Capitol "capitol", StockMarket "stock_market",
    Legislature "legislature", Factory "factory", Railroad "railroad", Hospital "hospital",
    HighwaySystem "highway_system", ManufacturingPlant "manufacturing_plant", ResearchLab "research_lab",
    Airport "airport", NuclearPlant "nuclear_plant", ShoppingMall "shopping_mall",
    TelevisionStation "television_station", Internet "internet", HealthcareComplex "healthcare_complex",
    FusionReactor "fusion_reactor",
}

engine::identities! {
    /// A kind of exploration marker (EC-3.3).
    Marker, "marker":
    ResourceWine "resource_wine", ResourceHorses "resource_horses", ResourceIron "resource_iron",
    ResourceGems "resource_gems", ResourceSpices "resource_spices", ResourceOil "resource_oil",
    ResourceCoal "resource_coal", ResourceRareMetals "resource_rare_metals",
    FreeTechnology "free_technology", Treasure "treasure", MinorCivilization "minor_civilization",
    Plague "plague", Desert "desert", Mountains "mountains", JungleForest "jungle_forest",
    Fertile "fertile", NoEvent "no_event",
}

engine::identities! {
    /// A milestone of the standard rules (EC-4.16).
    Milestone, "milestone":
    MilestoneAncientVillages "milestone_ancient_villages",
    MilestoneAncientTechnologiesOfEra "milestone_ancient_technologies_of_era",
    MilestoneAncientArmiesOfEra "milestone_ancient_armies_of_era",
    MilestoneMedievalTechnologiesOfEra "milestone_medieval_technologies_of_era",
    MilestoneMedievalFleetsOfEra "milestone_medieval_fleets_of_era",
    MilestoneMedievalGold "milestone_medieval_gold",
    MilestoneGunpowderTechnologiesOfEra "milestone_gunpowder_technologies_of_era",
    MilestoneGunpowderFleetsOfEra "milestone_gunpowder_fleets_of_era",
    MilestoneGunpowderGold "milestone_gunpowder_gold",
    MilestoneModernMetropolises "milestone_modern_metropolises",
    MilestoneModernTechnologiesOfEra "milestone_modern_technologies_of_era",
    MilestoneModernGold "milestone_modern_gold",
}

engine::identities! {
    /// A land region (EC-2.1).
    Region, "region":
    Yukon "yukon", Athabasca "athabasca", Hudson "hudson", Labrador "labrador", Thule "thule",
    Mojave "mojave", Dakota "dakota", Mississippi "mississippi", Appalachia "appalachia", Mexica "mexica",
    Maya "maya", Caribe "caribe", Orinoco "orinoco", Amazonia "amazonia", Inca "inca", Bahia "bahia",
    GranChaco "gran_chaco", Pampas "pampas", Patagonia "patagonia", Britannia "britannia",
    Scandia "scandia", Iberia "iberia", Gallia "gallia", Germania "germania", Italia "italia",
    Hellas "hellas", Sarmatia "sarmatia", Muscovy "muscovy", Atlas "atlas", Sahara "sahara", Nile "nile",
    Nubia "nubia", Eritrea "eritrea", Atlantia "atlantia", Nigeria "nigeria", Funa "funa",
    Tanganika "tanganika", Zambezi "zambezi", Kalahari "kalahari", Madagascar "madagascar",
    Anatolia "anatolia", Euphrates "euphrates", Arabia "arabia", Persia "persia", Steppe "steppe",
    Siberia "siberia", Kamchatka "kamchatka", Gobi "gobi", Manchuria "manchuria", Himalaya "himalaya",
    Indus "indus", Deccan "deccan", Yunnan "yunnan", HuangHe "huang_he", Yangtze "yangtze",
    Mekong "mekong", Nippon "nippon", Java "java", Luzon "luzon", Papua "papua", Tanami "tanami",
    Tasmania "tasmania", Aotearoa "aotearoa", Palmer "palmer",
}

engine::identities! {
    /// A sea zone (EC-2.1).
    Zone, "zone":
    BeringSea "bering_sea", BeaufortSea "beaufort_sea", SiberianSea "siberian_sea",
    NorwegianSea "norwegian_sea", LabradorSea "labrador_sea", GulfOfAlaska "gulf_of_alaska",
    KuroshioSea "kuroshio_sea", SeaOfJapan "sea_of_japan", PhilippineSea "philippine_sea",
    SouthChinaSea "south_china_sea", HawaiianSea "hawaiian_sea", CalifornianSea "californian_sea",
    GulfOfPanama "gulf_of_panama", HumboldtSea "humboldt_sea", PolynesianSea "polynesian_sea",
    ArafuraSea "arafura_sea", TasmanSea "tasman_sea", SundaSea "sunda_sea", BayOfBengal "bay_of_bengal",
    ArabianSea "arabian_sea", RedSea "red_sea", ZanjSea "zanj_sea", MascareneSea "mascarene_sea",
    BenguelaSea "benguela_sea", GulfOfGuinea "gulf_of_guinea", SeaOfVerde "sea_of_verde",
    SeaOfBiscay "sea_of_biscay", NorthSea "north_sea", WestMediterranean "west_mediterranean",
    EastMediterranean "east_mediterranean", BlackSea "black_sea", NorthAtlantic "north_atlantic",
    SargassoSea "sargasso_sea", GulfOfMexico "gulf_of_mexico", CaribbeanSea "caribbean_sea",
    EquatorialAtlantic "equatorial_atlantic", BrazilianSea "brazilian_sea", ScotiaSea "scotia_sea",
}

impl Era {
    /// The one after it, if there is one.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.index() + 1).copied()
    }
}

impl Technology {
    /// What is printed on the card.
    #[must_use]
    pub fn facts(self) -> &'static TechnologyFacts {
        &tables().technologies[self.index()]
    }
}

impl Wonder {
    /// What is printed on the card.
    #[must_use]
    pub fn facts(self) -> &'static WonderFacts {
        &tables().wonders[self.index()]
    }
}

impl Improvement {
    /// What is printed on the card.
    #[must_use]
    pub fn facts(self) -> &'static ImprovementFacts {
        &tables().improvements[self.index()]
    }
}

impl Marker {
    /// What it shows.
    #[must_use]
    pub fn facts(self) -> &'static MarkerFacts {
        &tables().markers[self.index()]
    }

    /// The resource, if it shows one.
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        Some(match self {
            Self::ResourceWine => Resource::Wine,
            Self::ResourceHorses => Resource::Horses,
            Self::ResourceIron => Resource::Iron,
            Self::ResourceGems => Resource::Gems,
            Self::ResourceSpices => Resource::Spices,
            Self::ResourceOil => Resource::Oil,
            Self::ResourceCoal => Resource::Coal,
            Self::ResourceRareMetals => Resource::RareMetals,
            _ => return None,
        })
    }

    /// Whether a look at it stays the explorer's secret: resources and blanks (EC-R-04).
    #[must_use]
    pub const fn is_secret(self) -> bool {
        self.resource().is_some() || matches!(self, Self::NoEvent)
    }

    /// The largest settlement that it allows (EC-3.15, EC-3.16, EC-3.17).
    #[must_use]
    pub const fn largest(self) -> u8 {
        match self {
            Self::Desert => 0,
            Self::Mountains => 1,
            Self::JungleForest => 2,
            _ => 4,
        }
    }
}

impl Milestone {
    /// What it asks for.
    #[must_use]
    pub fn facts(self) -> &'static MilestoneFacts {
        &tables().milestones[self.index()]
    }

    /// The wonder that it brings: three of each era are used (EC-4.13, EC-R-69).
    #[must_use]
    pub const fn wonder(self) -> Wonder {
        match self {
            Self::MilestoneAncientVillages => Wonder::HangingGardens,
            Self::MilestoneAncientTechnologiesOfEra => Wonder::Colossus,
            Self::MilestoneAncientArmiesOfEra => Wonder::Pyramids,
            Self::MilestoneMedievalTechnologiesOfEra => Wonder::ArtOfWar,
            Self::MilestoneMedievalFleetsOfEra => Wonder::CopernicusObservatory,
            Self::MilestoneMedievalGold => Wonder::LeonardosWorkshop,
            Self::MilestoneGunpowderTechnologiesOfEra => Wonder::MagellansVoyage,
            Self::MilestoneGunpowderFleetsOfEra => Wonder::NewtonsUniversity,
            Self::MilestoneGunpowderGold => Wonder::SmithsTradingCompany,
            Self::MilestoneModernMetropolises => Wonder::EdisonsLab,
            Self::MilestoneModernTechnologiesOfEra => Wonder::HooverDam,
            Self::MilestoneModernGold => Wonder::CureForCancer,
        }
    }
}
