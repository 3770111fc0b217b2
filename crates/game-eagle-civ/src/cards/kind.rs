//! Pieces: their classes, the kinds that are kept apart on the board, and the unit types of the
//! advanced rules.

use engine::Name;

use super::{Era, UnitTypeFacts, tables};

engine::identities! {
    /// A class of units (EC-2.6).
    Class, "class": Infantry "infantry", Cavalry "cavalry", Artillery "artillery", Fleet "fleet", Aircraft "aircraft",
}

engine::identities! {
    /// A unit type of the advanced rules (EC-29.4).
    UnitType, "unit":
    Spearman "spearman", Swordsman "swordsman", Chariot "chariot", Horseman "horseman",
    Catapult "catapult", Galley "galley", ManAtArms "man_at_arms", Knight "knight", Trebuchet "trebuchet",
    Caravel "caravel", Galleon "galleon", Musketman "musketman", Rifleman "rifleman", Dragoon "dragoon",
    Cannon "cannon", Artillery "artillery", Frigate "frigate", Ironclad "ironclad",
    MachineGunner "machine_gunner", MechanizedInfantry "mechanized_infantry", Tank "tank",
    ModernArmor "modern_armor", RocketArtillery "rocket_artillery", CruiseMissiles "cruise_missiles",
    Battleship "battleship", Carrier "carrier", Biplane "biplane", Monoplane "monoplane", Jet "jet",
    StealthAircraft "stealth_aircraft",
}

engine::identities! {
    /// A kind of piece on the board: what never changes within an era. Which type of the advanced
    /// rules it stands for follows from the technologies in play (EC-29.11).
    Kind, "kind":
    Settler "settler",
    AncientInfantry "ancient_infantry", AncientCavalry "ancient_cavalry", AncientArtillery "ancient_artillery",
    AncientFleet "ancient_fleet",
    MedievalInfantry "medieval_infantry", MedievalCavalry "medieval_cavalry",
    MedievalArtillery "medieval_artillery", MedievalFleet "medieval_fleet",
    GunpowderInfantry "gunpowder_infantry", GunpowderCavalry "gunpowder_cavalry",
    GunpowderArtillery "gunpowder_artillery", GunpowderFleet "gunpowder_fleet",
    ModernInfantry "modern_infantry", ModernCavalry "modern_cavalry", ModernArtillery "modern_artillery",
    ModernFleet "modern_fleet", Carrier "carrier", Aircraft "aircraft",
}

impl Kind {
    /// The class; a settler has none.
    #[must_use]
    pub const fn class(self) -> Option<Class> {
        use Kind::*;
        Some(match self {
            Settler => return None,
            AncientInfantry | MedievalInfantry | GunpowderInfantry | ModernInfantry => Class::Infantry,
            AncientCavalry | MedievalCavalry | GunpowderCavalry | ModernCavalry => Class::Cavalry,
            AncientArtillery | MedievalArtillery | GunpowderArtillery | ModernArtillery => Class::Artillery,
            AncientFleet | MedievalFleet | GunpowderFleet | ModernFleet | Carrier => Class::Fleet,
            Aircraft => Class::Aircraft,
        })
    }

    /// The era; a settler is of every era and answers the first.
    #[must_use]
    pub const fn era(self) -> Era {
        use Kind::*;
        match self {
            Settler | AncientInfantry | AncientCavalry | AncientArtillery | AncientFleet => Era::Ancient,
            MedievalInfantry | MedievalCavalry | MedievalArtillery | MedievalFleet => Era::Medieval,
            GunpowderInfantry | GunpowderCavalry | GunpowderArtillery | GunpowderFleet => Era::Gunpowder,
            ModernInfantry | ModernCavalry | ModernArtillery | ModernFleet | Carrier | Aircraft => {
                Era::Modern
            }
        }
    }

    /// The unit of a class and an era; none for aircraft before the modern era (EC-2.6).
    #[must_use]
    pub fn of(class: Class, era: Era) -> Option<Self> {
        let fits = |kind: &&Self| kind.class() == Some(class) && kind.era() == era;
        Self::ALL.iter().find(fits).copied()
    }

    /// Whether it is a military unit (EC-2.8).
    #[must_use]
    pub const fn is_unit(self) -> bool {
        !matches!(self, Self::Settler)
    }

    /// Whether it is an army: infantry, cavalry or artillery.
    #[must_use]
    pub const fn is_army(self) -> bool {
        matches!(self.class(), Some(Class::Infantry | Class::Cavalry | Class::Artillery))
    }

    /// Whether it is a fleet.
    #[must_use]
    pub const fn is_fleet(self) -> bool {
        matches!(self.class(), Some(Class::Fleet))
    }

    /// Whether it walks and can be carried: armies and settlers.
    #[must_use]
    pub const fn walks(self) -> bool {
        !self.is_fleet() && !matches!(self, Self::Aircraft)
    }

    /// Movement points for each movement phase (EC-2.7).
    #[must_use]
    pub const fn movement(self) -> u8 {
        match self {
            Self::Settler | Self::MedievalFleet | Self::GunpowderFleet => 2,
            Self::ModernFleet | Self::Carrier | Self::Aircraft => 3,
            _ => 1,
        }
    }

    /// The key of the figure's name.
    #[must_use]
    pub const fn figure(self) -> Name {
        use Kind::*;
        Name(match self {
            Settler => "figure-fig_settler",
            AncientInfantry => "figure-fig_swordsman",
            AncientCavalry => "figure-fig_horseman",
            AncientArtillery | MedievalArtillery => "figure-fig_catapult",
            AncientFleet => "figure-fig_galley",
            MedievalInfantry => "figure-fig_soldier",
            MedievalCavalry => "figure-fig_knight",
            MedievalFleet => "figure-fig_caravel",
            GunpowderInfantry => "figure-fig_musketman",
            GunpowderCavalry => "figure-fig_dragoon",
            GunpowderArtillery => "figure-fig_cannon",
            GunpowderFleet => "figure-fig_frigate",
            ModernInfantry => "figure-fig_machine_gunner",
            ModernCavalry => "figure-fig_tank",
            ModernArtillery => "figure-fig_howitzer",
            ModernFleet => "figure-fig_battleship",
            Carrier => "unit-carrier",
            Aircraft => "figure-fig_fighter",
        })
    }
}

impl UnitType {
    /// What the level table says.
    #[must_use]
    pub fn facts(self) -> &'static UnitTypeFacts {
        &tables().unit_types[self.index()]
    }

    /// The kind of piece that stands for it.
    #[must_use]
    pub fn kind(self) -> Kind {
        if self == Self::Carrier {
            return Kind::Carrier;
        }
        let facts = self.facts();
        Kind::of(facts.unit_class, facts.era).expect("every class of an era has its piece")
    }
}
