//! The sum of what a civilization's cards do while they are in play. Rules ask here; no card
//! reaches into a rule from outside.
//!
//! The sum is kept on each board so that it need not be made at every question; it is made again
//! whenever a card comes or goes ([`Table::recount`](crate::state::Table::recount)).

use engine::Seat;

use crate::board::Board;
use crate::cards::effect::{FaceSource, Lasting};
use crate::cards::{Card, Category, Kind, Tech};
use crate::state::Table;
use crate::task::Side;

/// What a face-down wonder gives instead of its effects (TTA-29.22).
pub const FACE_DOWN_CULTURE: i16 = 2;

/// The sum of the lasting effects of all cards in play, without what workers give.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "named as the effects in the data files")]
pub struct Perks {
    pub culture: i16,
    pub science: i16,
    pub strength: i16,
    pub happy: i16,
    pub unhappy: i16,
    /// Happy faces printed on completed wonders.
    pub wonder_happy: i16,
    pub civil: i16,
    pub military: i16,
    pub civil_hand: i16,
    pub military_hand: i16,
    pub urban_limit: u8,
    pub colonization: i16,
    pub colonization_card: u8,
    /// Discount on urban buildings, by level.
    pub urban_discount: [u8; 4],
    pub stages_per_action: u8,
    pub unit_resources: u8,
    /// Culture for workers on one technology: for each of them, and for how many at most.
    pub culture_tech: Option<(Tech, u8, u8)>,
    pub population_discount: u8,
    pub science_on_take: u8,
    pub wonder_discount: u8,
    pub attacked_culture: u8,
    pub best_science: u8,
    pub on_play_resources: u8,
    pub on_play_culture: u8,
    pub on_play_civil_back: u8,
    pub ignores_tactics: bool,
    pub free_colony: bool,
    /// Food and resource discount of growing and building in one (TTA-29.14).
    pub grow_and_build: Option<(u8, u8)>,
    /// Culture for each pair of buildings of two types.
    pub pair: Option<(Category, Category, u8)>,
    pub colony_culture: u8,
    pub doubles_best_army: bool,
    pub military_revolution: bool,
    pub forbids_attacks: bool,
    pub doubles_attack_cost: bool,
    pub doubles_best_theater: bool,
    pub labs_as_mines: u8,
    pub doubles_defense_cards: bool,
    pub war_discount: u8,
    pub lab_culture: u8,
    pub lab_penalty: u8,
    pub doubles_happy: bool,
    pub extra_mine_tokens: u8,
    /// Free population increases per turn, and their food discount.
    pub liner: (u8, u8),
    pub food_as_resource: u8,
    pub resource_as_food: u8,
    pub resource_production: i16,
    pub food_production: i16,
    pub no_war: bool,
    /// Culture for each happy face on temples, theaters and wonders.
    pub face_culture: [u8; 3],
    /// Strength for each happy face on temples, theaters and wonders.
    pub face_strength: [u8; 3],
    /// A pact by which the partner pays a part of each technology (TTA-28.10).
    pub help: Option<Help>,
    pub science_discount: [u8; Category::COUNT],
    pub build_discount: [u8; Category::COUNT],
    /// What others pay more.
    pub surcharge: [u8; Category::COUNT],
    /// Strength of the civilization for each unit.
    pub strength_each: [i8; Category::COUNT],
    /// Strength of each unit itself.
    pub unit_strength: [i8; Category::COUNT],
    /// Culture for each building or unit.
    pub culture_each: [i8; Category::COUNT],
}

/// How a partner helps to pay for a technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Help {
    /// Who helps.
    pub partner: Seat,
    /// The science that the player saves.
    pub discount: u8,
    /// The science that the partner pays.
    pub pays: u8,
}

/// The other one of a pact, and their wonders.
#[derive(Clone, Copy)]
struct Partner {
    seat: Seat,
    wonders: usize,
}

/// Sums up the cards of a seat.
#[must_use]
pub fn count(table: &Table, seat: Seat) -> Perks {
    let board = &table.boards[seat];
    let mut perks = Perks { stages_per_action: 1, ..Perks::default() };
    if let Kind::Government(government) = board.government.kind() {
        perks.civil = i16::from(government.civil_actions);
        perks.military = i16::from(government.military_actions);
        perks.urban_limit = government.urban_limit + u8::from(table.options.easier);
    }
    let cards = board.specials.iter().chain(&board.colonies).copied().chain(board.leader);
    for card in cards.chain([board.government]) {
        perks.add_all(card.lasting(), None);
    }
    perks.add_wonders(board);
    for (owner, pact) in table.pacts() {
        let (partner, side) = match seat {
            _ if seat == owner => (pact.partner, pact.side),
            _ if seat == pact.partner => (owner, pact.side.other()),
            _ => continue,
        };
        let wonders = table.boards.get(partner).map_or(0, |partner| partner.wonders.len());
        perks.add_all(pact_effects(pact.card, side), Some(Partner { seat: partner, wonders }));
    }
    perks
}

/// What a pact gives to a side.
#[must_use]
pub fn pact_effects(card: Card, side: Side) -> &'static [Lasting] {
    match (card.kind(), side) {
        (Kind::Pact(pact), Side::A) => &pact.effects_a,
        (Kind::Pact(pact), Side::B) => &pact.effects_b,
        _ => &[],
    }
}

impl Perks {
    fn add_wonders(&mut self, board: &Board) {
        for wonder in &board.wonders {
            if board.face_down == Some(*wonder) {
                self.culture += FACE_DOWN_CULTURE;
                continue;
            }
            let before = self.happy;
            self.add_all(wonder.lasting(), None);
            self.wonder_happy += self.happy - before;
        }
    }

    fn add_all(&mut self, effects: &[Lasting], partner: Option<Partner>) {
        for effect in effects {
            self.add(effect, partner);
        }
    }

    fn add(&mut self, effect: &Lasting, partner: Option<Partner>) {
        match effect {
            Lasting::Strength { amount } => self.strength += i16::from(*amount),
            Lasting::CultureRate { amount } => self.culture += i16::from(*amount),
            Lasting::ScienceRate { amount } => self.science += i16::from(*amount),
            Lasting::Happy { amount } if *amount < 0 => self.unhappy -= i16::from(*amount),
            Lasting::Happy { amount } => self.happy += i16::from(*amount),
            Lasting::CivilActions { amount } => self.civil += i16::from(*amount),
            Lasting::MilitaryActions { amount } => self.military += i16::from(*amount),
            Lasting::CivilHandLimit { amount } => self.civil_hand += i16::from(*amount),
            Lasting::MilitaryHandLimit { amount } => self.military_hand += i16::from(*amount),
            Lasting::ColonizationBonus { amount } => self.colonization += i16::from(*amount),
            // Tokens are moved when the card comes and goes.
            Lasting::BlueTokens { .. } | Lasting::YellowTokens { .. } => {}
            Lasting::UrbanBuildDiscountByLevel { level_1, level_2, level_3 } => {
                self.urban_discount = [0, *level_1, *level_2, *level_3];
            }
            Lasting::WonderStagesPerAction { max } => self.stages_per_action = *max,
            Lasting::MilitaryResourcesPerTurn { amount } => self.unit_resources += amount,
            Lasting::CulturePerUnitOfTech { tech, amount, max_units } => {
                self.culture_tech = tech.tech().map(|tech| (tech, *amount, *max_units));
            }
            Lasting::PopulationFoodDiscount { amount } => self.population_discount += amount,
            Lasting::OnTakeTechnology { science } => self.science_on_take += science,
            Lasting::StrengthPerUnit { unit_types, amount, applies_to: _ } => {
                unit_types.iter().for_each(|unit| self.strength_each[*unit as usize] += amount);
            }
            Lasting::CulturePerHappyFace { sources, amount } => {
                add_faces(&mut self.face_culture, sources, *amount);
            }
            Lasting::WonderTakeDiscount { civil_actions } => self.wonder_discount += civil_actions,
            Lasting::StrengthPerHappyFace { sources, amount } => {
                add_faces(&mut self.face_strength, sources, *amount);
            }
            Lasting::OnAttacked { culture } => self.attacked_culture += culture,
            Lasting::BestLabOrLibraryScience { per_level } => self.best_science += per_level,
            Lasting::OnPlayTechnology { resources, culture, civil_actions_back } => {
                self.on_play_resources += resources;
                self.on_play_culture += culture;
                self.on_play_civil_back += civil_actions_back;
            }
            Lasting::IgnoreOwnTactics => self.ignores_tactics = true,
            Lasting::UnitStrength { unit_type, amount } => self.unit_strength[*unit_type as usize] += amount,
            Lasting::CulturePerUnit { unit_type: each, amount }
            | Lasting::CulturePerBuilding { building: each, amount } => {
                self.culture_each[*each as usize] += amount;
            }
            Lasting::FreeColonizeOnce => self.free_colony = true,
            Lasting::GrowAndBuildUnit { civil_actions: _, food_discount, resource_discount } => {
                self.grow_and_build = Some((*food_discount, *resource_discount));
            }
            Lasting::CulturePerPair { a, b, amount } => self.pair = Some((*a, *b, *amount)),
            Lasting::ColonizationCardBonus { amount } => self.colonization_card += amount,
            Lasting::CulturePerColony { amount } => self.colony_culture += amount,
            Lasting::DoubleBestArmyBonus => self.doubles_best_army = true,
            Lasting::RevolutionUsesMilitaryActions => self.military_revolution = true,
            Lasting::TechnologyScienceDiscount { categories, amount } => {
                categories.iter().for_each(|category| self.science_discount[*category as usize] += amount);
            }
            Lasting::BuildDiscount { categories, amount } => {
                categories.iter().for_each(|category| self.build_discount[*category as usize] += amount);
            }
            Lasting::ForbidOwnAttacks => self.forbids_attacks = true,
            Lasting::DoubleAttackCostForOpponents => self.doubles_attack_cost = true,
            Lasting::BestTheaterCultureDoubled => self.doubles_best_theater = true,
            Lasting::LabsProduceResources { per_level } => self.labs_as_mines = *per_level,
            Lasting::OpponentsBuildSurcharge { categories, amount } => {
                categories.iter().for_each(|category| self.surcharge[*category as usize] += amount);
            }
            Lasting::DefenseCardsDoubled => self.doubles_defense_cards = true,
            Lasting::WarTargetUnitDiscount { amount } => self.war_discount += amount,
            Lasting::LabCulture { per_level } => self.lab_culture += per_level,
            Lasting::LabSciencePenalty { amount } => self.lab_penalty += amount,
            Lasting::DoubleHappyFaces => self.doubles_happy = true,
            Lasting::BestMineExtraToken { tokens } => self.extra_mine_tokens += tokens,
            Lasting::FreePopulationIncrease { per_turn, civil_actions: _, food_discount } => {
                self.liner = (*per_turn, *food_discount);
            }
            // Looked up when a battle is fought.
            Lasting::AttackBonusAgainstPartner { .. } => {}
            Lasting::TechnologyScienceDiscountByPartner { discount, partner_pays: pays } => {
                let help =
                    |partner: Partner| Help { partner: partner.seat, discount: *discount, pays: *pays };
                self.help = self.help.or(partner.map(help));
            }
            Lasting::UseFoodAsResource { per_turn } => self.food_as_resource += per_turn,
            Lasting::UseResourceAsFood { per_turn } => self.resource_as_food += per_turn,
            Lasting::ResourceProduction { amount } => self.resource_production += i16::from(*amount),
            Lasting::FoodProduction { amount } => self.food_production += i16::from(*amount),
            Lasting::CultureRatePerPartnerWonder { amount } => {
                let wonders = partner.map_or(0, |partner| partner.wonders);
                self.culture += i16::from(*amount) * i16::try_from(wonders).unwrap_or(0);
            }
            Lasting::NoWarMayBeDeclaredOnThisCivilization => self.no_war = true,
        }
    }
}

fn add_faces(faces: &mut [u8; 3], sources: &[FaceSource], amount: u8) {
    sources.iter().for_each(|source| faces[*source as usize] += amount);
}
