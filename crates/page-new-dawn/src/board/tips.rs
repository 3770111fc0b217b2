//! Tooltips of targets: what the decision is, what it brings, and how near agendas come by it. They stand in the corner
//! of the map that lies farthest from the target and its way.

use engine::msg;
use game_new_dawn::action::Action;
use game_new_dawn::details;
use game_new_dawn::hex::Hex;
use look::{Markup, board, html};

use crate::aim::Aim;
use crate::fight;
use crate::page::Page;

/// All tooltips; the script shows the one under pointer or focus.
pub fn tips(page: &Page<'_>) -> Markup {
    html! { @for aim in page.aims.iter().filter(|aim| aim.space().is_some()) { (tip(page, aim)) } }
}

/// What the chosen target brings, for the question on screens whose map has no room for tooltips.
pub fn chosen(page: &Page<'_>) -> Markup {
    let Some(aim) = page.aims.iter().find(|aim| aim.is_taken && aim.deed.is_some()) else {
        return Markup::default();
    };
    // The odds of an attack stand in the question already; here is what both values are made of.
    let hint = aim.label.as_ref().and_then(|label| label.hint.as_ref());
    let hint = hint.filter(|_| !matches!(aim.deed, Some(Action::Attack(_))));
    html! {
        div.chosen-tip.only-narrow { @if let Some(hint) = hint { p { (page.on.say(hint)) } } (sources(page, aim)) (gains(page, aim)) }
    }
}

/// Both values of an attack with all their sources.
fn sources(page: &Page<'_>, aim: &Aim) -> Markup {
    let Some(Action::Attack(space)) = aim.deed else { return Markup::default() };
    let table = page.ahead().map_or(page.table, |after| &after.table);
    let Some(found) = page.card_at_work().and_then(|card| details::attack(table, page.own(), card, space))
    else {
        return Markup::default();
    };
    let sides = [
        (msg!("tip-attack"), found.attack_total, &found.attack),
        (msg!("tip-defense"), found.defense_total, &found.defense),
    ];
    html! {
        dl.tip__sum.tip__sources {
            @for (word, total, parts) in sides {
                dt { (page.say(&word)) }
                dd { b { (total) } " " small { (fight::in_words(page, parts)) } }
            }
        }
    }
}

fn tip(page: &Page<'_>, aim: &Aim) -> Markup {
    let Some(label) = &aim.label else { return Markup::default() };
    let hexes: Vec<Hex> = aim.way.iter().copied().chain(aim.space()).map(|space| page.hex(space)).collect();
    let content = html! {
        span.name {
            @for part in &label.group { (page.on.say(part)) " " }
            small { (page.on.say(&label.text)) }
        }
        @if let Some(hint) = &label.hint { p { (page.on.say(hint)) } }
        (gains(page, aim))
    };
    board::tip(&aim.id, page.layout.fit.free_nook(&hexes).class(), aim.is_taken, &content)
}

/// What a decision brings, as figures.
fn gains(page: &Page<'_>, aim: &Aim) -> Markup {
    let (gain, way) = (&aim.gain, aim.way.len());
    // The Pentagon, or a caravan that builds, go beyond the range of the card.
    let reach = aim.reach.filter(|reach| way <= usize::from(*reach));
    html! {
        @if way > 0 || !gain.agendas.is_empty() || gain.to_mature.is_some() {
            dl.tip__sum {
                @if way > 0 { dt { (page.say(&msg!("tip-way"))) } dd { @match reach { Some(reach) => (page.say(&msg!("tip-of", way, reach))), None => (way) } } }
                @for (agenda, before, after, goal) in &gain.agendas {
                    dt { (page.name(agenda.name())) }
                    dd { (before) " → " (after) " " small { "/ " (goal) } }
                }
                @if let Some(missing) = gain.to_mature { dt { (page.say(&msg!("tip-mature"))) } dd { (missing) } }
            }
        }
    }
}
