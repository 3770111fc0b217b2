//! What a card's text does: the vocabulary of chapter 20.

use serde::{Deserialize, Serialize};

use super::{Resource, Technology};

/// One line of a card's text: when it works and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "RawAbility")]
pub struct Ability {
    /// When it works.
    pub when: Moment,
    /// What it does.
    pub effect: Effect,
}

/// When an ability works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Once, when the card is built, developed or first played.
    Immediate,
    /// By action 6.
    Activate,
    /// At all times.
    Permanent,
    /// In final scoring.
    EndOfGame,
    /// For each symbol of the resource when control of it is gained.
    GainControl(Resource),
    /// For each cube placed on the map.
    PlaceCube,
    /// For each city founded.
    FoundCity,
    /// For each own colonist that goes to the Agora.
    ColonistToAgora,
    /// When an own colonist ends its movement on a piece of another player; once per movement.
    ArriveAtOpponent,
    /// When an own colonist's movement passes the left or right edge; once per movement.
    CrossEdge,
    /// After each own attack.
    OwnAttack,
    /// After each attack of another player.
    OtherAttack,
}

impl Moment {
    /// How many moments there are, each resource counted.
    pub const COUNT: usize = 11 + Resource::ALL.len();

    /// Its place in a table by moments.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Immediate => 0,
            Self::Activate => 1,
            Self::Permanent => 2,
            Self::EndOfGame => 3,
            Self::PlaceCube => 4,
            Self::FoundCity => 5,
            Self::ColonistToAgora => 6,
            Self::ArriveAtOpponent => 7,
            Self::CrossEdge => 8,
            Self::OwnAttack => 9,
            Self::OtherAttack => 10,
            Self::GainControl(resource) => 11 + resource as usize,
        }
    }
}

/// What an ability does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Gold from the bank, once or for each thing counted.
    Gold {
        /// How much.
        amount: u8,
        /// For each of these; once if nothing is counted.
        per: Option<Counted>,
    },
    /// Points, once or for each thing counted.
    Points {
        /// How many.
        amount: u8,
        /// For each of these; once if nothing is counted.
        per: Option<Counted>,
    },
    /// How far colonists move (GA-7.4).
    MoveRange(Range),
    /// This building site may be used (GA-3.2).
    UnlockSite(u8),
    /// How many cubes make a city (GA-9.5).
    CubesPerCity(u8),
    /// A named tile is developed free of charge.
    DevelopNamed {
        /// The tile.
        technology: Technology,
        /// Only if this one is developed.
        if_has: Option<Technology>,
        /// Gold instead, if the tile is developed already.
        otherwise_gold: u8,
    },
    /// One undeveloped level-5 tile of the player's choice is developed free of charge, without
    /// predecessor and without its immediate points (India).
    DevelopLevelFive,
    /// Tiles of the player's choice are developed on better terms, one after the other.
    DevelopAny {
        /// How many.
        tiles: u8,
        /// What they cost.
        terms: Terms,
    },
    /// Every tile is cheaper, and action 7 may develop several (Japan).
    Research {
        /// How much cheaper.
        discount: u8,
        /// Whether action 7 may develop several.
        several: bool,
    },
    /// How many own lying colonists on the map stand up (Factory).
    StandUp(u8),
    /// Own colonists go from the map to the Agora or from there to the capital (Notre Dame).
    ToOrFromAgora,
    /// Action 2 may be taken without a colonist.
    BuilderWithoutColonist,
    /// An Explorer is not laid down (Russia).
    ExplorerStaysStanding,
    /// How many wonders are free (Greece).
    FreeWonders(u8),
    /// Attacks need no colonist and reach every space (Rocketry).
    AttackWithoutColonist,
    /// How much more attacks on the owner cost (Wall).
    AttackSurcharge(u8),
    /// How much less own attacks cost (China).
    AttackDiscount(u8),
    /// How many glory tiles are drawn, of which one is kept (China).
    DrawGlory(u8),
    /// The owner receives what an attacker pays (United Nations).
    ReceiveAttackPayment,
}

/// What a tile costs that a card lets the player develop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// Nothing.
    #[default]
    Free,
    /// The printed cost less this much.
    Cheaper(u8),
}

impl Terms {
    /// The price of action 7.
    pub const AS_PRINTED: Self = Self::Cheaper(0);
}

/// How far a colonist moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Range {
    /// Up to this many spaces.
    Steps(u8),
    /// As far as the player likes.
    Any(Unlimited),
}

/// Not at all.
impl Default for Range {
    fn default() -> Self {
        Self::Steps(0)
    }
}

impl Range {
    /// As far as the player likes.
    pub const UNLIMITED: Self = Self::Any(Unlimited::Unlimited);
}

/// The word for a range without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unlimited {
    /// `unlimited`
    Unlimited,
}

/// What is counted by an effect or a scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "RawCounted")]
pub enum Counted {
    /// Own cubes on the map.
    OwnCubeOnMap,
    /// Symbols of a resource that the player controls.
    ControlledSymbol(Resource),
    /// Own cities, and the capital.
    OwnCityAndCapital,
    /// Own standing colonists on the map.
    OwnStandingColonist,
    /// Colonists in the Agora, of all players.
    ColonistInAgora,
    /// Lying colonists on the map, of all players.
    LyingColonistOnMap,
    /// Own glory tiles.
    OwnGloryTile,
    /// Own developed tiles of level 4 or 5.
    OwnHighTechnology,
    /// Own developed tiles; the starting technologies are none (GA-R29).
    DevelopedTechnology,
    /// Own buildings.
    OwnBuilding,
    /// Own wonders.
    OwnWonder,
    /// Own gold.
    OwnGold,
}

/// `per` and `resource` as they stand in the data files.
#[derive(Deserialize)]
struct RawCounted {
    per: String,
    resource: Option<Resource>,
}

impl TryFrom<RawCounted> for Counted {
    type Error = String;

    fn try_from(raw: RawCounted) -> Result<Self, Self::Error> {
        let symbol = raw.resource.map(Self::ControlledSymbol);
        Ok(match raw.per.as_str() {
            "own_cube_on_map" => Self::OwnCubeOnMap,
            "controlled_symbol" => symbol.ok_or("controlled_symbol needs a resource")?,
            "own_city_and_capital_on_map" => Self::OwnCityAndCapital,
            "own_standing_colonist_on_map" => Self::OwnStandingColonist,
            "colonist_in_agora_any_player" => Self::ColonistInAgora,
            "lying_colonist_on_map_any_player" => Self::LyingColonistOnMap,
            "own_glory_tile" => Self::OwnGloryTile,
            "own_technology_of_level_4_or_5" => Self::OwnHighTechnology,
            "developed_technologies" => Self::DevelopedTechnology,
            "own_building_on_mat" => Self::OwnBuilding,
            "own_wonder" => Self::OwnWonder,
            "own_gold" => Self::OwnGold,
            other => return Err(format!("unknown per: {other}")),
        })
    }
}

/// An ability as it stands in the data files: one flat table.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RawAbility {
    when: String,
    resource: Option<Resource>,
    per: Option<String>,
    gold: Option<u8>,
    vp: Option<u8>,
    move_range: Option<Range>,
    unlock_site: Option<u8>,
    cubes_per_city: Option<u8>,
    develop: Option<String>,
    if_has: Option<Technology>,
    else_if_already_developed_gold: u8,
    ignore_prerequisite: bool,
    skip_immediate_vp: bool,
    develop_technology: Option<u8>,
    discount_gold: u8,
    free: bool,
    technology_discount: Option<u8>,
    several_technologies_per_action: bool,
    stand_up_own_lying_colonist_on_map: Option<u8>,
    choose_one: Option<[String; 2]>,
    builder_without_colonist: bool,
    explorer_stays_standing: bool,
    free_wonder_uses: Option<u8>,
    attack_without_colonist: bool,
    attack_range: Option<Unlimited>,
    may_found_city: bool,
    attack_surcharge_against_owner: Option<u8>,
    attack_discount: Option<u8>,
    glory_draw: Option<u8>,
    glory_keep: Option<u8>,
    receive_attack_payment: bool,
}

impl TryFrom<RawAbility> for Ability {
    type Error = String;

    fn try_from(raw: RawAbility) -> Result<Self, Self::Error> {
        let mut effects = raw.effects()?.into_iter().flatten();
        match (effects.next(), effects.next()) {
            (Some(effect), None) => Ok(Self { when: raw.moment()?, effect }),
            _ => Err("an ability does exactly one thing".into()),
        }
    }
}

impl RawAbility {
    fn moment(&self) -> Result<Moment, String> {
        Ok(match (self.when.as_str(), self.resource) {
            ("immediate", _) => Moment::Immediate,
            ("activate", _) => Moment::Activate,
            ("permanent", _) => Moment::Permanent,
            ("end_of_game", _) => Moment::EndOfGame,
            ("gain_control", Some(resource)) => Moment::GainControl(resource),
            ("place_cube", _) => Moment::PlaceCube,
            ("found_city", _) => Moment::FoundCity,
            ("colonist_to_agora", _) => Moment::ColonistToAgora,
            ("arrive_at_opponent", _) => Moment::ArriveAtOpponent,
            ("cross_edge", _) => Moment::CrossEdge,
            ("own_attack", _) => Moment::OwnAttack,
            ("other_attack", _) => Moment::OtherAttack,
            (other, _) => return Err(format!("unknown moment: {other}")),
        })
    }

    /// Everything that the table could mean; exactly one entry is there if it is sound.
    fn effects(&self) -> Result<[Option<Effect>; 18], String> {
        let per = match self.per.clone() {
            Some(per) => Some(Counted::try_from(RawCounted { per, resource: self.resource })?),
            None => None,
        };
        let rocketry = self.attack_without_colonist && self.attack_range.is_some() && self.may_found_city;
        let named = |id: &str| serde_json::from_value::<Technology>(id.into()).map_err(|why| why.to_string());
        let develop = match self.develop.as_deref() {
            Some("any_level_5") if self.free && self.ignore_prerequisite && self.skip_immediate_vp => {
                Some(Effect::DevelopLevelFive)
            }
            Some(id) if self.free => Some(Effect::DevelopNamed {
                technology: named(id)?,
                if_has: self.if_has,
                otherwise_gold: self.else_if_already_developed_gold,
            }),
            _ => None,
        };
        let terms = if self.free { Terms::Free } else { Terms::Cheaper(self.discount_gold) };
        let several = self.several_technologies_per_action;
        let draws = self.glory_draw.filter(|_| self.glory_keep == Some(1));
        Ok([
            self.gold.map(|amount| Effect::Gold { amount, per }),
            self.vp.map(|amount| Effect::Points { amount, per }),
            self.move_range.map(Effect::MoveRange),
            self.unlock_site.map(Effect::UnlockSite),
            self.cubes_per_city.map(Effect::CubesPerCity),
            develop,
            self.develop_technology.map(|tiles| Effect::DevelopAny { tiles, terms }),
            self.technology_discount.map(|discount| Effect::Research { discount, several }),
            self.stand_up_own_lying_colonist_on_map.map(Effect::StandUp),
            self.choose_one.is_some().then_some(Effect::ToOrFromAgora),
            self.builder_without_colonist.then_some(Effect::BuilderWithoutColonist),
            self.explorer_stays_standing.then_some(Effect::ExplorerStaysStanding),
            self.free_wonder_uses.map(Effect::FreeWonders),
            rocketry.then_some(Effect::AttackWithoutColonist),
            self.attack_surcharge_against_owner.map(Effect::AttackSurcharge),
            self.attack_discount.map(Effect::AttackDiscount),
            draws.map(Effect::DrawGlory),
            self.receive_attack_payment.then_some(Effect::ReceiveAttackPayment),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Ability, toml::de::Error> {
        toml::from_str(text)
    }

    #[test]
    fn a_line_of_a_card_is_read() {
        let line = read("when = 'gain_control'\nresource = 'grain'\ngold = 2").unwrap();
        assert_eq!(line.when, Moment::GainControl(Resource::Grain));
        assert_eq!(line.effect, Effect::Gold { amount: 2, per: None });
    }

    #[test]
    fn a_line_that_means_nothing_or_two_things_is_refused() {
        for wrong in [
            "when = 'activate'",
            "when = 'activate'\ngold = 1\nvp = 1",
            "when = 'sometimes'\ngold = 1",
            "when = 'activate'\ngold = 1\nper = 'tree'",
            "when = 'activate'\ngold = 1\nglod = 1",
            "when = 'immediate'\nvp = 1\nper = 'controlled_symbol'",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
