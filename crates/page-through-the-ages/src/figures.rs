//! What a card gives, as figures beside signs: as much as has a sign. The rest is said in words.

use game_through_the_ages::cards::effect::{Deed, Lasting, Windfall};
use game_through_the_ages::cards::{Card, Government, Kind, Output};
use look::{Markup, html};

use crate::page::Page;
use crate::sign::{Sign, signed};

/// A figure with its sign.
pub type Figure = (Sign, String);

/// What a card gives in figures.
pub fn figures(card: Card) -> Vec<Figure> {
    match card.kind() {
        Kind::Technology(technology) => output(technology.output_per_worker),
        Kind::Government(facts) => government(facts),
        Kind::Special(special) => special.effects.iter().filter_map(lasting).collect(),
        Kind::Leader(leader) => leader.effects.iter().filter_map(lasting).collect(),
        Kind::Wonder(wonder) => wonder.effects.iter().filter_map(lasting).collect(),
        Kind::Territory(territory) => {
            let lasting = territory.permanent.iter().filter_map(lasting);
            lasting.chain(territory.immediate.iter().map(windfall)).collect()
        }
        Kind::Action(action) => action.effects.iter().filter_map(deed).collect(),
        Kind::Bonus(bonus) => vec![
            (Sign::Defense, signed(bonus.defense.into())),
            (Sign::Ship, signed(bonus.colonization.into())),
        ],
        Kind::Tactic(tactic) => vec![(Sign::Strength, signed(tactic.bonus.into()))],
        Kind::Event(_) | Kind::Aggression(_) | Kind::War(_) | Kind::Pact(_) => Vec::new(),
    }
}

/// Whether the figures leave something unsaid.
pub fn is_all(card: Card) -> bool {
    match card.kind() {
        Kind::Technology(_) | Kind::Bonus(_) => true,
        Kind::Wonder(wonder) => {
            wonder.completion.is_empty() && wonder.effects.iter().all(|effect| lasting(effect).is_some())
        }
        Kind::Territory(_) => true,
        Kind::Action(action) => action.effects.iter().all(|effect| deed(effect).is_some()),
        Kind::Government(facts) => facts.effects.iter().all(|effect| lasting(effect).is_some()),
        Kind::Tactic(_) => false,
        _ => card.lasting().iter().all(|effect| lasting(effect).is_some()) && !card.lasting().is_empty(),
    }
}

/// What one worker gives.
pub fn output(output: Output) -> Vec<Figure> {
    let all = [
        (Sign::Food, output.food),
        (Sign::Resources, output.resources),
        (Sign::Culture, output.culture),
        (Sign::Science, output.science),
        (Sign::Strength, output.strength),
        (Sign::Happy, output.happy),
    ];
    all.into_iter().filter(|(_, n)| *n > 0).map(|(sign, n)| (sign, n.to_string())).collect()
}

fn government(facts: &Government) -> Vec<Figure> {
    let own = [
        (Sign::Civil, facts.civil_actions.to_string()),
        (Sign::Military, facts.military_actions.to_string()),
        (Sign::Urban, facts.urban_limit.to_string()),
    ];
    own.into_iter().chain(facts.effects.iter().filter_map(lasting)).collect()
}

fn lasting(effect: &Lasting) -> Option<Figure> {
    let (sign, amount) = match *effect {
        Lasting::Strength { amount } => (Sign::Strength, amount),
        Lasting::CultureRate { amount } => (Sign::Culture, amount),
        Lasting::ScienceRate { amount } => (Sign::Science, amount),
        Lasting::Happy { amount } if amount < 0 => return Some((Sign::Unhappy, (-amount).to_string())),
        Lasting::Happy { amount } => (Sign::Happy, amount),
        Lasting::CivilActions { amount } => (Sign::Civil, amount),
        Lasting::MilitaryActions { amount } => (Sign::Military, amount),
        Lasting::ColonizationBonus { amount } => (Sign::Ship, amount),
        Lasting::ResourceProduction { amount } => (Sign::Resources, amount),
        Lasting::FoodProduction { amount } => (Sign::Food, amount),
        Lasting::BlueTokens { amount } => return Some((Sign::Blue, signed(amount.into()))),
        Lasting::YellowTokens { amount } => return Some((Sign::Worker, signed(amount.into()))),
        _ => return None,
    };
    Some((sign, signed(amount.into())))
}

fn windfall(effect: &Windfall) -> Figure {
    let (sign, amount) = match *effect {
        Windfall::GainFood { amount } => (Sign::Food, amount),
        Windfall::GainResources { amount } => (Sign::Resources, amount),
        Windfall::GainScience { amount } => (Sign::Science, amount),
        Windfall::GainCulture { amount } => (Sign::Culture, amount),
        Windfall::GainPopulation { amount } => (Sign::Worker, amount),
        Windfall::DrawMilitaryCards { amount } => (Sign::Card, amount),
    };
    (sign, signed(amount.into()))
}

fn deed(effect: &Deed) -> Option<Figure> {
    let (sign, amount) = match *effect {
        Deed::GainFood { amount } => (Sign::Food, amount),
        Deed::GainResources { amount } => (Sign::Resources, amount),
        Deed::GainScience { amount } => (Sign::Science, amount),
        Deed::GainCulture { amount } => (Sign::Culture, amount),
        Deed::MilitaryActionsThisTurn { amount } => (Sign::Military, amount),
        _ => return None,
    };
    Some((sign, signed(amount.into())))
}

impl Page<'_> {
    /// Figures in a row.
    pub fn figures(&self, figures: &[Figure]) -> Markup {
        html! { @for (sign, value) in figures { (self.figure(*sign, value)) } }
    }
}
