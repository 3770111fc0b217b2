//! All cards, units and markers, for the page on which they can be looked up.

use engine::{CardFacts, Message, Name, msg};

use super::words::list;
use crate::cards::{
    Class, Effect, Improvement, ImprovementKind, Marker, Technology, Text, UnitType, Victory, Wonder, tables,
};

/// Every card, kind by kind.
pub fn cards() -> Vec<CardFacts> {
    let technologies = Technology::ALL.iter().map(|card| technology(*card));
    let wonders = Wonder::ALL.iter().map(|card| wonder(*card));
    let improvements = Improvement::ALL.iter().map(|card| improvement(*card));
    let units = UnitType::ALL.iter().map(|unit| unit_type(*unit));
    technologies
        .chain(wonders)
        .chain(improvements)
        .chain(units)
        .chain(Marker::ALL.iter().map(|m| marker(*m)))
        .collect()
}

fn common(id: &'static str, name: Name, kind: Message, facts: &Text, text: Vec<Message>) -> CardFacts {
    let designed = facts.provenance == "designed";
    let doubtful = designed.then(|| msg!("doubtful"));
    CardFacts { id, name, kind, text, count: 1, provenance: facts.provenance.clone(), doubtful }
}

fn technology(card: Technology) -> CardFacts {
    let facts = card.facts();
    let era = tables().eras[facts.era.index()].id.name();
    let needs = list(facts.prerequisites.iter().map(|card| card.name()));
    let mut text = vec![msg!("card-technology", era, cost = facts.cost, needs)];
    let units = facts.enables_units.iter().map(|unit| unit.name());
    let enabled: Vec<Name> = units.chain(facts.enables_improvements.iter().map(|card| card.name())).collect();
    if !enabled.is_empty() {
        text.push(msg!("card-enables", cards = list(enabled)));
    }
    let gifts = facts.owner_units.iter().map(|gift| gift.unit.name());
    let improvements = facts.owner_improvements.iter().map(|card| card.name());
    let gifts: Vec<Name> =
        gifts.chain(improvements).chain(facts.owner_wonders.iter().map(|card| card.name())).collect();
    if !gifts.is_empty() {
        text.push(msg!("card-gives", cards = list(gifts)));
    }
    if facts.enables_settlement_size > 0 {
        text.push(msg!("card-size", size = super::words::size(facts.enables_settlement_size)));
    }
    if facts.owner_settlement_upgrades > 0 {
        text.push(msg!("card-grow"));
    }
    if facts.seminal {
        text.push(msg!("card-seminal", points = facts.vp));
    }
    let mut card = common(card.id(), card.name(), msg!("kind-technology"), &facts.text, text);
    if facts.text.note.is_some() {
        card.doubtful = Some(msg!("doubtful"));
    }
    card
}

fn wonder(card: Wonder) -> CardFacts {
    let facts = card.facts();
    let text = vec![msg!("card-wonder", era = facts.era.name()), effect(facts.effects)];
    common(card.id(), card.name(), msg!("kind-wonder"), &facts.text, text)
}

fn effect(effect: Effect) -> Message {
    match effect {
        Effect::GiftPieces { piece, count } => msg!("effect-gift", count, unit = piece.figure()),
        Effect::GiftUnits { unit_type, unit_era, count } => {
            msg!("effect-gift-units", count, class = class(unit_type), era = unit_era.name())
        }
        Effect::GoldPerTurn { amount } => msg!("effect-gold", gold = amount),
        Effect::TechDiscount { tech_era, amount } => {
            msg!("effect-discount", era = tech_era.name(), gold = amount)
        }
        Effect::SettlementDefence { amount } => msg!("effect-defense", amount),
        Effect::Happiness { points } => msg!("effect-happiness", points),
        Effect::Productivity { points } => msg!("effect-productivity", points),
        Effect::SeeEnemyChoice => msg!("effect-oracle"),
        Effect::ForceResourceSwap { .. } => msg!("effect-swap"),
        Effect::NukeRegion { .. } => msg!("effect-bomb"),
        Effect::EndGame { victory: Victory::Diplomatic } => msg!("effect-diplomatic"),
        Effect::EndGame { victory: Victory::Military } => msg!("effect-military"),
        Effect::EndGame { victory: Victory::Space } => msg!("effect-space"),
    }
}

fn class(class: Class) -> Message {
    msg!("class", class = class.id())
}

fn improvement(card: Improvement) -> CardFacts {
    let facts = card.facts();
    let does = match facts.kind {
        ImprovementKind::Happiness => msg!("effect-happiness", points = facts.points),
        ImprovementKind::Productivity => msg!("effect-productivity", points = facts.points),
    };
    let (era, price) = (facts.era.name(), facts.price);
    let text = vec![msg!("card-improvement", era, price, technology = facts.enabled_by.name()), does];
    common(card.id(), card.name(), msg!("kind-improvement"), &facts.text, text)
}

fn unit_type(unit: UnitType) -> CardFacts {
    let facts = unit.facts();
    let (first, second, dice) =
        (facts.bonus_first_edition, facts.bonus_second_edition, facts.dice.max(facts.extra_dice));
    let strength =
        msg!("card-unit", class = class(facts.unit_class), era = facts.era.name(), dice, first, second);
    let price = msg!("card-unit-price", price = facts.price, technology = facts.enabled_by.name());
    common(unit.id(), unit.name(), msg!("kind-unit"), &facts.text, vec![strength, price])
}

fn marker(marker: Marker) -> CardFacts {
    let facts = marker.facts();
    let text = match marker {
        _ if marker.resource().is_some() => msg!("marker-resource"),
        Marker::FreeTechnology => msg!("marker-free-technology"),
        Marker::Treasure => msg!("marker-treasure"),
        Marker::MinorCivilization => msg!("marker-minor-civilization"),
        Marker::Plague => msg!("marker-plague"),
        Marker::Fertile => msg!("marker-fertile"),
        Marker::NoEvent => msg!("marker-blank"),
        _ => msg!("marker-terrain", size = marker.largest()),
    };
    let card = common(marker.id(), marker.name(), msg!("kind-marker"), &facts.text, vec![text]);
    CardFacts { count: facts.count, doubtful: Some(msg!("doubtful-count")), ..card }
}
