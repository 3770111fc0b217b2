//! The card row: thirteen spaces in three parts, each card with what it costs the viewer now.

use engine::{Rejection, msg};
use game_through_the_ages::Action;
use game_through_the_ages::cards::{Card, Kind};
use game_through_the_ages::rules::row::{self, PARTS, price, space_price};
use look::part::bring;
use look::{Markup, html};

use crate::card::Slot;
use crate::gain::Way;
use crate::groups::{changes, costs};
use crate::icons::ICONS;
use crate::page::Page;
use crate::sign::Sign;

/// The card row. At the end nothing in it takes the focus, and it is scrolled by keys all the same.
pub fn row(page: &Page<'_>) -> Markup {
    html! {
        section.cardrow id="card-row" aria-labelledby="card-row-title" tabindex=[page.view.outcome.map(|_| "0")] {
            h2.visually-hidden id="card-row-title" { (page.say(&msg!("card-row"))) }
            ol.zones { @for at in 0..PARTS.len() { (zone(page, at)) } }
        }
    }
}

fn zone(page: &Page<'_>, at: usize) -> Markup {
    let (first, end, actions) = PARTS[at];
    html! {
        li class={ "zone inlay zone--" (at + 1) } {
            p.zone__head {
                (page.tokens(Sign::Civil, actions, actions))
                span.label { (page.say(&msg!("zone-price", n = actions))) }
                (note(page, at))
            }
            ol.zone__cards start=(first + 1) { @for space in first..end { (slot(page, space)) } }
        }
    }
}

/// What is to be known about a part: which cards leave, what wonders cost more.
fn note(page: &Page<'_>, zone: usize) -> Markup {
    let wonders = page.me().map_or(0, |me| page.board(me).wonders.len());
    html! {
        @if zone == 0 && leaving(page) > 0 {
            span.zone__note { (ICONS.icon("i-clock")) (page.say(&msg!("leave-next", n = leaving(page)))) }
        }
        @if zone == 2 && wonders > 0 && page.view.outcome.is_none() {
            span.zone__note { (page.say(&msg!("wonders-cost-more", n = wonders))) }
        }
    }
}

/// How many of the first spaces are emptied when the next turn begins.
fn leaving(page: &Page<'_>) -> u8 {
    row::leaving(&page.view.table)
}

fn slot(page: &Page<'_>, space: u8) -> Markup {
    let Some(card) = page.view.table.row.get(usize::from(space)).copied().flatten() else {
        return html! { li.slot.slot--empty { p { (page.say(&msg!("space-empty"))) } } };
    };
    let offer = page.offers_for(|action| takes(action, space)).next();
    let refusal = refusal(page, space);
    let price = page.me().map(|me| price(page.board(me), space, card));
    let tokens = |n: u8| page.tokens(Sign::Civil, n, n);
    let button = offer
        .zip(price)
        .map(|(offer, price)| page.button("do", offer, html! { (tokens(price)) (page.say(&msg!("take"))) }));
    let slot = Slot {
        class: if button.is_some() { "in-take".to_owned() } else { String::new() },
        leaves: space < leaving(page),
        cost: price.filter(|price| *price != space_price(space)).map(|price| dear(page, card, price)),
        buttons: button.into_iter().collect(),
        note: html! { p.why { @if let Some(price) = price { (tokens(price)) } } },
        more: more(page, space, card, price.filter(|_| offer.is_some())),
        ..Slot::new(format!("row-{}", space + 1), card).why(refusal.as_ref().map(|why| page.refused(why)))
    };
    slot.draw(page)
}

fn takes(action: &Action, space: u8) -> bool {
    matches!(action, Action::Take { space: which, .. } if *which == space)
}

/// Why the viewer cannot take it: what the game said when asked, or what the view knows.
fn refusal(page: &Page<'_>, space: u8) -> Option<Rejection> {
    let asked = page.refusal(|action| takes(action, space)).cloned();
    let offer = page.help.offers.iter().find(|offer| offer.space == space);
    asked
        .or_else(|| offer?.why.map(Rejection::from))
        .filter(|_| page.me().is_some() && page.view.outcome.is_none())
}

/// The cost line of a card whose price is not that of its space: wonders.
fn dear(page: &Page<'_>, card: Card, price: u8) -> Markup {
    html! {
        @if let Kind::Wonder(wonder) = card.kind() { span.stages { @for stage in &wonder.stages { i { (stage) } } } }
        span.tcard__take title=(page.say(&msg!("take-for", n = price))) { (Sign::Civil.draw()) (price) }
    }
}

fn more(page: &Page<'_>, space: u8, card: Card, price: Option<u8>) -> Markup {
    let way = page.is_acting().then(|| Way::of(page.on.shown.trial(), space, card)).flatten();
    html! {
        @if let Some(price) = price { p.more__can { (page.say(&msg!("take-for", n = price))) } }
        @if let Some(way) = way { (brings(page, &way)) }
        @if space < leaving(page) { p.faint { (page.say(&msg!("leaves-when-next"))) } }
    }
}

/// What a card would bring: with all that it takes this turn, or once it is paid for.
fn brings(page: &Page<'_>, way: &Way) -> Markup {
    let word = if way.is_payable { msg!("brings-now") } else { msg!("brings-later") };
    let is_seen = !way.gain.changes.is_empty() || !way.gain.gains.is_empty();
    let what = html! {
        (costs(page, &way.gain))
        @if is_seen { (changes(page, &way.gain)) } @else { (page.say(&msg!("brings-nothing"))) }
    };
    bring(&page.say(&word), what)
}
