//! How purchases and placements are offered, with what they cost and bring.

use engine::{Arg, Label, Message, Seat, msg};

use crate::action::Action;
use crate::cards::{Effect, Improvement, ImprovementKind, Kind, Price, Region, Technology, Wonder};
use crate::details;
use crate::map::Area;
use crate::present::words::{self, aboard, contents, marker, unit};
use crate::rules::{purchase, technology, units};
use crate::state::{Table, Which};
use crate::view::View;

/// How an action of the purchase phase, or a placement, is offered.
pub fn label(view: &View, seat: Seat, action: &Action) -> Label {
    let table = &view.table;
    match *action {
        Action::Buy(kind) => buy(table, seat, kind),
        Action::Found(region) => found(view, region),
        Action::Upgrade(region) => upgrade(table, seat, region),
        Action::Learn(card) => learn(table, seat, card),
        Action::Improve(card) => improve(table, seat, card),
        Action::BuyColonyShip => {
            let wonder = Wonder::AlphaCentauriColonyShip;
            let price = wonder.facts().price.unwrap_or(0);
            let text = priced(msg!("do-colony-ship", wonder = wonder.name()), price.into());
            Label::plain(text).hint(effect(wonder))
        }
        Action::Sell(which) => sell(table, which),
        Action::Place { region, zone } => place(view, region, zone.map_or(Area::Land(region), Area::Sea)),
        Action::TakeTechnology(card) => {
            let text = words::name(card.name());
            match brings(card) {
                brings if brings.is_empty() || !table.options.advanced() => Label::plain(text),
                brings => Label::plain(text).hint(words::list(brings)),
            }
        }
        Action::TakeUnit(kind) => Label::plain(words::name(unit(table, kind))).hint(strength(table, kind)),
        Action::Grow(region) => grow(table, region, Message::new("group-grow"), |text| text),
        _ => Label::plain(msg!("do-end-purchase")),
    }
}

/// A purchase with its price.
fn priced(what: Message, price: u32) -> Message {
    msg!("do-priced", what, price)
}

fn buy(table: &Table, seat: Seat, kind: Kind) -> Label {
    let text = priced(words::name(unit(table, kind)), units::price(table, kind));
    let mut hint = strength(table, kind);
    if let Some((owner, royalty)) = purchase::unit_royalty(table, seat, kind) {
        hint = msg!("hint-royalty", hint, royalty, seat = owner);
    }
    Label::within(msg!("group-buy"), text).hint(hint)
}

/// What a piece can do.
fn strength(table: &Table, kind: Kind) -> Message {
    let steps = kind.movement();
    match kind {
        Kind::Settler => msg!("hint-settler", steps),
        Kind::Aircraft => msg!("hint-aircraft", dice = units::air_dice(table), steps),
        _ => msg!("hint-unit", dice = units::dice(kind), bonus = units::bonus(table, kind), steps),
    }
}

fn found(view: &View, region: Region) -> Label {
    let table = &view.table;
    let price = units::cost(table, Price::Village, table.era);
    Label::within(msg!("group-found"), priced(words::name(region.name()), price))
        .hint(msg!("hint-found", marker = marker(view, region)))
}

fn upgrade(table: &Table, seat: Seat, region: Region) -> Label {
    let price = purchase::upgrade_price(table, region);
    let gain = details::growth_gain(table, seat, region);
    grow(table, region, Message::new("group-upgrade"), |text| priced(text, price))
        .hint(msg!("hint-upgrade", gain))
}

fn grow(table: &Table, region: Region, group: Message, say: impl FnOnce(Message) -> Message) -> Label {
    let size = table.settlement(region).map_or(1, |place| place.size);
    let card = words::card(region, table.resource(region));
    Label::within(group, say(msg!("do-grow", card, size = words::size(size + 1))))
}

fn learn(table: &Table, seat: Seat, card: Technology) -> Label {
    let text = priced(words::name(card.name()), technology::price(table, seat, card));
    let label = Label::within(msg!("group-learn"), text);
    if !table.options.advanced() {
        let number = technology::of_era(table, seat, table.era) + 1;
        let gain = details::technology_gain(table, seat, card);
        return label.hint(msg!("hint-learn", gain, number));
    }
    match brings(card) {
        brings if brings.is_empty() => label,
        brings => label.hint(words::list(brings)),
    }
}

/// What a technology of the advanced rules brings its owner and everybody.
pub fn brings(card: Technology) -> Vec<Arg> {
    let facts = card.facts();
    let mut things: Vec<Arg> = Vec::new();
    for gift in &facts.owner_units {
        things.push(msg!("brings-units", pieces = words::pieces(gift.count, gift.unit.name())).into());
    }
    for wonder in facts.owner_wonders {
        things.push(msg!("brings-wonder", wonder = wonder.name(), effect = effect(wonder)).into());
    }
    things.extend(
        facts.owner_improvements.iter().map(|card| msg!("brings-improvement", card = card.name()).into()),
    );
    if facts.owner_settlement_upgrades > 0 {
        things.push(msg!("brings-growth").into());
    }
    if facts.vp > 0 {
        things.push(msg!("brings-points", points = facts.vp).into());
    }
    let mut enabled: Vec<Arg> = facts.enables_units.iter().map(|unit| unit.name().into()).collect();
    enabled.extend(facts.enables_improvements.iter().map(|card| Arg::from(card.name())));
    if facts.enables_settlement_size > 0 {
        enabled.push(words::size(facts.enables_settlement_size).into());
    }
    if !enabled.is_empty() {
        things.push(msg!("brings-enabled", enabled).into());
    }
    things
}

/// What a wonder does.
pub fn effect(wonder: Wonder) -> Message {
    match wonder.facts().effects {
        Effect::GiftPieces { piece, count } => {
            msg!("effect-pieces", pieces = words::pieces(count, piece.figure()))
        }
        Effect::GiftUnits { unit_type, unit_era, count } => {
            let kind = Kind::of(unit_type, unit_era).unwrap_or_default();
            msg!("effect-pieces", pieces = words::pieces(count, kind.figure()))
        }
        Effect::GoldPerTurn { amount } => msg!("effect-gold", gold = amount),
        Effect::TechDiscount { tech_era, amount } => {
            msg!("effect-discount", era = tech_era.name(), gold = amount)
        }
        Effect::SettlementDefense { amount } => msg!("effect-defense", bonus = amount),
        Effect::Happiness { points } => msg!("effect-happiness", points),
        Effect::Productivity { points } => msg!("effect-productivity", points),
        Effect::SeeEnemyChoice => msg!("effect-see-choice"),
        Effect::ForceResourceSwap { .. } => msg!("effect-swap"),
        Effect::NukeRegion { .. } => msg!("effect-bomb"),
        Effect::EndGame { victory } => Message::new(match victory {
            crate::cards::Victory::Diplomatic => "effect-end-diplomatic",
            crate::cards::Victory::Military => "effect-end-military",
            crate::cards::Victory::Space => "effect-end-space",
        }),
    }
}

/// What an improvement does.
pub fn improvement(card: Improvement) -> Message {
    let points = card.facts().points;
    match card.facts().kind {
        ImprovementKind::Happiness => msg!("effect-happiness", points),
        ImprovementKind::Productivity => msg!("effect-productivity", points),
    }
}

fn improve(table: &Table, seat: Seat, card: Improvement) -> Label {
    let facts = card.facts();
    let price = units::cost(table, Price::Improvement, facts.era);
    let mut hint = improvement(card);
    if let Some((owner, royalty)) = units::royalty(table, seat, facts.enabled_by, facts.era) {
        hint = msg!("hint-royalty", hint, royalty, seat = owner);
    }
    Label::within(msg!("group-improve"), priced(words::name(card.name()), price)).hint(hint)
}

fn sell(table: &Table, which: Which) -> Label {
    let pieces = aboard(table, which, 1);
    let gold = units::sell_price(table, which.kind);
    Label::within(msg!("group-sell"), msg!("do-sell", area = which.area.name(), pieces, gold))
}

fn place(view: &View, region: Region, area: Area) -> Label {
    let here = words::card(region, view.table.resource(region));
    match area {
        Area::Land(_) => Label::plain(here).hint(contents(view, area)),
        Area::Sea(zone) => Label::within(here, words::name(zone.name())).hint(contents(view, area)),
    }
}
