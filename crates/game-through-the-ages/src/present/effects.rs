//! What cards do, in phrases made from their effects.

use engine::{Arg, Message, msg};

use super::happenings;
use super::words::{amount, category, signed};
use crate::cards::effect::{
    Booty, Chooser, Completion, Deed, FaceSource, Harm, Lasting, Rounding, Spoil, Windfall,
};
use crate::cards::{
    Aggression, Between, Bonus, Card, Category, Government, Kind, Pact, Tactic, Technology, War,
};
use crate::event::What;

/// Everything that a card does, in phrases.
pub fn text(card: Card) -> Vec<Message> {
    match card.kind() {
        Kind::Technology(technology) => vec![output(technology)],
        Kind::Government(facts) => government(facts),
        Kind::Special(special) => all(&special.effects, lasting),
        Kind::Leader(leader) => all(&leader.effects, lasting),
        Kind::Wonder(wonder) => [all(&wonder.effects, lasting), all(&wonder.completion, completion)].concat(),
        Kind::Action(action) => all(&action.effects, deed),
        Kind::Event(event) => happenings::text(&event.effects),
        Kind::Territory(territory) => {
            [all(&territory.permanent, lasting), all(&territory.immediate, windfall)].concat()
        }
        Kind::Aggression(facts) => aggression(facts),
        Kind::War(facts) => war(facts),
        Kind::Pact(facts) => pact(facts),
        Kind::Tactic(facts) => tactic(facts),
        Kind::Bonus(Bonus { defense, colonization }) => {
            vec![msg!("effect-bonus-card", defense = *defense, colonization = *colonization)]
        }
    }
}

fn all<T>(effects: &[T], phrase: impl Fn(&T) -> Message) -> Vec<Message> {
    effects.iter().map(phrase).collect()
}

/// Types, one after the other.
pub fn categories(list: &[Category]) -> Vec<Arg> {
    list.iter().map(|each| Arg::from(category(*each))).collect()
}

fn output(technology: &Technology) -> Message {
    let output = technology.output_per_worker;
    let parts = [
        (output.food, msg!("amount-food", n = output.food)),
        (output.resources, msg!("amount-resources", n = output.resources)),
        (output.culture, msg!("amount-culture", n = output.culture)),
        (output.science, msg!("amount-science", n = output.science)),
        (output.strength, msg!("amount-strength", n = output.strength)),
        (output.happy, msg!("amount-happy", n = output.happy)),
    ];
    let gives: Vec<Message> =
        parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, part)| part).collect();
    msg!("effect-output", gives)
}

fn government(facts: &Government) -> Vec<Message> {
    let actions = msg!("effect-government", civil = facts.civil_actions, military = facts.military_actions);
    let limit = msg!("effect-urban-limit", limit = facts.urban_limit);
    [vec![actions, limit], all(&facts.effects, lasting)].concat()
}

fn faces(sources: &[FaceSource]) -> Vec<Arg> {
    let source = |source: &FaceSource| match source {
        FaceSource::Temple => category(Category::Temple),
        FaceSource::Theater => category(Category::Theater),
        FaceSource::Wonder => msg!("kind-wonder"),
    };
    sources.iter().map(|each| Arg::from(source(each))).collect()
}

/// An effect that lasts.
pub fn lasting(effect: &Lasting) -> Message {
    match effect {
        Lasting::Strength { amount } => msg!("effect-strength", amount = signed(*amount)),
        Lasting::CultureRate { amount } => msg!("effect-culture-rate", amount = signed(*amount)),
        Lasting::ScienceRate { amount } => msg!("effect-science-rate", amount = signed(*amount)),
        Lasting::Happy { amount } if *amount < 0 => msg!("effect-unhappy", n = -amount),
        Lasting::Happy { amount } => msg!("amount-happy", n = *amount),
        Lasting::CivilActions { amount } => {
            msg!("effect-civil-actions", amount = signed(*amount), n = amount.unsigned_abs())
        }
        Lasting::MilitaryActions { amount } => {
            msg!("effect-military-actions", amount = signed(*amount), n = amount.unsigned_abs())
        }
        Lasting::CivilHandLimit { amount } => msg!("effect-civil-hand", amount = signed(*amount)),
        Lasting::MilitaryHandLimit { amount } => msg!("effect-military-hand", amount = signed(*amount)),
        Lasting::ColonizationBonus { amount } => msg!("effect-colonization", amount = signed(*amount)),
        Lasting::BlueTokens { amount: n } => msg!("effect-tokens", what = amount(What::BlueTokens, *n)),
        Lasting::YellowTokens { amount: n } => msg!("effect-tokens", what = amount(What::YellowTokens, *n)),
        Lasting::UrbanBuildDiscountByLevel { level_1, level_2, level_3 } => {
            msg!("effect-urban-discount", one = *level_1, two = *level_2, three = *level_3)
        }
        Lasting::WonderStagesPerAction { max } => msg!("effect-stages", max = *max),
        Lasting::MilitaryResourcesPerTurn { amount: n } => {
            msg!("effect-unit-resources", what = amount(What::Resources, *n))
        }
        Lasting::CulturePerUnitOfTech { tech, amount, max_units } => {
            msg!("effect-culture-per-tech", card = tech.name(), amount = *amount, max = *max_units)
        }
        Lasting::PopulationFoodDiscount { amount } => msg!("effect-population-discount", amount = *amount),
        Lasting::OnTakeTechnology { science } => {
            msg!("effect-on-take", what = amount(What::Science, *science))
        }
        Lasting::StrengthPerUnit { unit_types, amount, applies_to: _ } => {
            msg!("effect-strength-per-unit", amount = *amount, units = categories(unit_types))
        }
        Lasting::CulturePerHappyFace { sources, amount } => {
            msg!("effect-culture-per-face", amount = *amount, sources = faces(sources))
        }
        Lasting::WonderTakeDiscount { civil_actions } => {
            msg!("effect-wonder-discount", amount = *civil_actions)
        }
        Lasting::StrengthPerHappyFace { sources, amount } => {
            msg!("effect-strength-per-face", amount = *amount, sources = faces(sources))
        }
        Lasting::OnAttacked { culture } => msg!("effect-on-attacked", what = amount(What::Culture, *culture)),
        Lasting::BestLabOrLibraryScience { per_level } => msg!("effect-best-lab", amount = *per_level),
        Lasting::OnPlayTechnology { resources, culture, civil_actions_back } => {
            on_play(*resources, *culture, *civil_actions_back)
        }
        Lasting::IgnoreOwnTactics => msg!("effect-no-tactics"),
        Lasting::UnitStrength { unit_type, amount } => {
            msg!("effect-unit-strength", amount = *amount, units = category(*unit_type))
        }
        Lasting::CulturePerUnit { unit_type: each, amount }
        | Lasting::CulturePerBuilding { building: each, amount } => {
            msg!("effect-culture-each", amount = *amount, each = category(*each))
        }
        Lasting::FreeColonizeOnce => msg!("effect-free-colony"),
        Lasting::GrowAndBuildUnit { civil_actions, food_discount, resource_discount } => {
            let civil = amount(What::CivilActions, *civil_actions);
            msg!("effect-grow-and-build", civil, food = *food_discount, resources = *resource_discount)
        }
        Lasting::CulturePerPair { a, b, amount } => {
            msg!("effect-culture-pair", amount = *amount, a = category(*a), b = category(*b))
        }
        Lasting::ColonizationCardBonus { amount } => msg!("effect-colonization-card", amount = *amount),
        Lasting::CulturePerColony { amount } => msg!("effect-culture-colony", amount = *amount),
        Lasting::DoubleBestArmyBonus => msg!("effect-double-army"),
        Lasting::RevolutionUsesMilitaryActions => msg!("effect-military-revolution"),
        Lasting::TechnologyScienceDiscount { categories: list, amount } => {
            msg!("effect-science-discount", amount = *amount, categories = categories(list))
        }
        Lasting::BuildDiscount { categories: list, amount } => {
            msg!("effect-build-discount", amount = *amount, categories = categories(list))
        }
        Lasting::ForbidOwnAttacks => msg!("effect-no-attacks"),
        Lasting::DoubleAttackCostForOpponents => msg!("effect-double-cost"),
        Lasting::BestTheaterCultureDoubled => msg!("effect-best-theater"),
        Lasting::LabsProduceResources { per_level } => msg!("effect-labs-mines", amount = *per_level),
        Lasting::OpponentsBuildSurcharge { categories: list, amount } => {
            msg!("effect-surcharge", amount = *amount, categories = categories(list))
        }
        Lasting::DefenseCardsDoubled => msg!("effect-double-defense"),
        Lasting::WarTargetUnitDiscount { amount } => msg!("effect-war-discount", amount = *amount),
        Lasting::LabCulture { per_level } => msg!("effect-lab-culture", amount = *per_level),
        Lasting::LabSciencePenalty { amount } => msg!("effect-lab-penalty", amount = *amount),
        Lasting::DoubleHappyFaces => msg!("effect-double-happy"),
        Lasting::BestMineExtraToken { tokens } => {
            msg!("effect-mine-token", what = amount(What::BlueTokens, *tokens))
        }
        Lasting::FreePopulationIncrease { per_turn, civil_actions: _, food_discount } => {
            msg!("effect-liner", times = *per_turn, food = *food_discount)
        }
        Lasting::AttackBonusAgainstPartner { amount } => msg!("effect-attack-partner", amount = *amount),
        Lasting::UseFoodAsResource { per_turn: _ } => msg!("effect-food-as-resource"),
        Lasting::UseResourceAsFood { per_turn: _ } => msg!("effect-resource-as-food"),
        Lasting::ResourceProduction { amount } => {
            msg!("effect-resource-production", amount = signed(*amount))
        }
        Lasting::FoodProduction { amount } => msg!("effect-food-production", amount = signed(*amount)),
        Lasting::TechnologyScienceDiscountByPartner { discount, partner_pays } => {
            msg!("effect-cooperation", discount = *discount, pays = *partner_pays)
        }
        Lasting::CultureRatePerPartnerWonder { amount } => msg!("effect-tourism", amount = signed(*amount)),
        Lasting::NoWarMayBeDeclaredOnThisCivilization => msg!("effect-no-war"),
    }
}

fn on_play(resources: u8, culture: u8, civil: u8) -> Message {
    let parts = [(What::Resources, resources), (What::Culture, culture), (What::CivilActions, civil)];
    let gives: Vec<Message> =
        parts.iter().filter(|(_, n)| *n > 0).map(|(what, n)| amount(*what, *n)).collect();
    if civil > 0 { msg!("effect-on-play-back", gives) } else { msg!("effect-on-play", gives) }
}

fn completion(effect: &Completion) -> Message {
    match effect {
        Completion::ScoreCulturePerWorkerLevel { buildings, per_level } => {
            msg!("effect-complete-levels", amount = *per_level, buildings = categories(buildings))
        }
        Completion::ScoreCulturePerTechnologyLevel { per_level } => {
            msg!("effect-complete-technologies", amount = *per_level)
        }
        Completion::ScoreCulturePerWorker { farm, mine: _, urban, military: _ } => {
            msg!("effect-complete-workers", farm = *farm, urban = *urban)
        }
    }
}

fn deed(deed: &Deed) -> Message {
    match deed {
        Deed::BuildWonderStage { discount } => msg!("effect-build-stage", discount = *discount),
        Deed::IncreasePopulation => msg!("effect-increase-population"),
        Deed::BuildUrban { discount } => msg!("effect-build-urban", discount = *discount),
        Deed::BuildFarmOrMine { discount } => msg!("effect-build-farm-or-mine", discount = *discount),
        Deed::PlayTechnology => msg!("effect-play-technology"),
        Deed::Upgrade { categories: _, discount } => msg!("effect-upgrade", discount = *discount),
        Deed::GainFood { amount: n } => gain(What::Food, *n),
        Deed::GainResources { amount: n } => gain(What::Resources, *n),
        Deed::GainScience { amount: n } => gain(What::Science, *n),
        Deed::GainCulture { amount: n } => gain(What::Culture, *n),
        Deed::MilitaryActionsThisTurn { amount: n } => {
            msg!("effect-this-turn", what = amount(What::MilitaryActions, *n))
        }
        Deed::MilitaryResourcesThisTurn { amount: n } => {
            msg!("effect-this-turn", what = amount(What::UnitResources, *n))
        }
        Deed::MilitaryResourcesPerStrongerCivilization { p2, p3, p4 } => {
            msg!("effect-per-stronger", two = *p2, three = *p3, four = *p4)
        }
        Deed::CulturePerCivilizationWithMoreCulture { p2, p3, p4 } => {
            msg!("effect-per-richer", two = *p2, three = *p3, four = *p4)
        }
    }
}

fn gain(what: What, n: u8) -> Message {
    msg!("effect-gain", what = amount(what, n))
}

fn windfall(windfall: &Windfall) -> Message {
    let what = match windfall {
        Windfall::GainFood { amount: n } => amount(What::Food, *n),
        Windfall::GainResources { amount: n } => amount(What::Resources, *n),
        Windfall::GainScience { amount: n } => amount(What::Science, *n),
        Windfall::GainCulture { amount: n } => amount(What::Culture, *n),
        Windfall::GainPopulation { amount: n } => amount(What::Population, *n),
        Windfall::DrawMilitaryCards { amount: n } => msg!("amount-cards", n = *n),
    };
    msg!("effect-at-once", what)
}

fn aggression(facts: &Aggression) -> Vec<Message> {
    let cost = match (facts.military_actions, facts.military_actions_per_level_of_hit_card) {
        (Some(actions), _) => msg!("effect-costs", what = amount(What::MilitaryActions, actions)),
        (None, each) => msg!("effect-costs-per-level", amount = each.unwrap_or(1)),
    };
    [vec![cost], all(&facts.effects_target, harm), all(&facts.effects_attacker, booty)].concat()
}

fn harm(harm: &Harm) -> Message {
    match harm {
        Harm::LosePopulation { amount: n } => {
            msg!("effect-victim-loses", what = amount(What::Population, *n))
        }
        Harm::LoseFoodOrResources { amount, chooser: Chooser::Attacker | Chooser::Victor } => {
            msg!("effect-victim-goods", amount = *amount)
        }
        Harm::DestroyUrbanBuildings { max, chooser: _, same_type_and_level: _ } => {
            msg!("effect-raid", max = *max)
        }
        Harm::LoseColony { amount: _, chooser: _ } => msg!("effect-victim-colony"),
        Harm::DiscardLeader => msg!("effect-victim-leader"),
        Harm::DiscardUnfinishedWonder => msg!("effect-victim-wonder"),
        Harm::LoseScience { amount: n } => msg!("effect-victim-loses", what = amount(What::Science, *n)),
        Harm::LoseCulture { amount: n } => msg!("effect-victim-loses", what = amount(What::Culture, *n)),
    }
}

fn booty(booty: &Booty) -> Message {
    match booty {
        Booty::GainResources { amount: n } => {
            msg!("effect-attacker-gains", what = amount(What::Resources, *n))
        }
        Booty::GainSameFoodAndResources | Booty::GainSameScience | Booty::GainSameCulture => {
            msg!("effect-attacker-same")
        }
        Booty::GainResourcesHalfOfBuildingCost { round: Rounding::Up } => msg!("effect-attacker-half-up"),
        Booty::GainResourcesHalfOfBuildingCost { round: Rounding::Down } => msg!("effect-attacker-half-down"),
        Booty::GainThatColony { permanent_only: _ } => msg!("effect-attacker-colony"),
        Booty::GainCulturePerLevelOfDiscardedCard { per_level } => {
            msg!("effect-attacker-levels", amount = *per_level)
        }
    }
}

fn war(facts: &War) -> Vec<Message> {
    let cost = msg!("effect-costs", what = amount(What::MilitaryActions, facts.military_actions));
    [vec![cost], all(&facts.effects, spoil)].concat()
}

fn spoil(spoil: &Spoil) -> Message {
    match spoil {
        Spoil::TransferCulture { base, per_advantage_point } => {
            msg!("effect-war-culture", base = *base, each = *per_advantage_point)
        }
        Spoil::TransferFoodAndResources { base, per_advantage_point, chooser: _ } => {
            msg!("effect-war-goods", base = *base, each = *per_advantage_point)
        }
        Spoil::TransferScienceOrSpecialTechnologies { base, per_advantage_point, chooser: _ } => {
            msg!("effect-war-technology", base = *base, each = *per_advantage_point)
        }
        Spoil::TransferYellowTokens { base, per_advantage_points, amount_per_step } => {
            msg!("effect-war-tokens", base = *base, step = *amount_per_step, points = *per_advantage_points)
        }
        Spoil::LosePopulation { who: _, base, per_advantage_points, amount_per_step } => {
            msg!("effect-war-people", base = *base, step = *amount_per_step, points = *per_advantage_points)
        }
        Spoil::GainCulturePerPopulationLost { who: _, amount } => {
            msg!("effect-war-per-person", amount = *amount)
        }
    }
}

fn pact(facts: &Pact) -> Vec<Message> {
    let side = |effects: &[Lasting]| all(effects, lasting);
    let mut text = if facts.symmetric {
        vec![msg!("effect-both", effects = side(&facts.effects_a))]
    } else {
        vec![
            msg!("effect-side-a", effects = side(&facts.effects_a)),
            msg!("effect-side-b", effects = side(&facts.effects_b)),
        ]
    };
    match facts.attack_between_partners {
        Between::Allowed => {}
        Between::Forbidden => text.push(msg!("effect-attacks-forbidden")),
        Between::EndsPact => text.push(msg!("effect-attack-ends")),
    }
    text
}

fn tactic(facts: &Tactic) -> Vec<Message> {
    let army = facts.army;
    let units = [
        (army.infantry, Category::Infantry),
        (army.cavalry, Category::Cavalry),
        (army.artillery, Category::Artillery),
    ];
    let part = |(count, kind): (u8, Category)| msg!("effect-units", count, units = category(kind));
    let units: Vec<Message> = units.into_iter().filter(|(count, _)| *count > 0).map(part).collect();
    vec![match facts.obsolete_bonus {
        Some(low) => msg!("effect-army-obsolete", units, bonus = facts.bonus, low),
        None => msg!("effect-army", units, bonus = facts.bonus),
    }]
}
