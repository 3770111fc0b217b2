//! What lies beside a leader sheet: world wonders, natural wonders and diplomacy cards, each of which can be read whole on a
//! phone.

use engine::{Seat, msg};
use game_new_dawn::cards::{CityState, Natural, Pact, Wonder};
use look::part::{Reading, reading, seat_class, seat_mark, source};
use look::{Markup, html};

use crate::icons;
use crate::page::Page;

/// Natural wonders, world wonders and diplomacy cards of a player.
pub fn holdings(page: &Page<'_>, seat: Seat) -> Markup {
    let table = page.table;
    let wonders: Vec<Wonder> = table.wonders(seat).collect();
    let states = CityState::ALL.iter().filter(|state| table.has_envoy(seat, **state));
    html! {
        @if wonders.is_empty() { span.faint { (page.say(&msg!("no-wonder"))) } }
        @for wonder in &wonders { (wonder_chip(page, *wonder)) }
        @for natural in table.naturals(seat) { (natural_chip(page, natural)) }
        @for state in states { (envoy_chip(page, *state)) }
        @for owner in table.players.seats().filter(|owner| *owner != seat) {
            @for pact in table.pacts_held(seat, owner) { (pact_chip(page, owner, pact)) }
        }
    }
}

/// A card as it is read on a phone: its whole text, its rule and where it is from.
fn read(page: &Page<'_>, kind: &str, (id, name): (&str, &str), text: &str, rule: &str) -> Markup {
    reading(&Reading {
        kind,
        name,
        text: html! { (text) },
        more: source(&page.say(&msg!("card-source")), &page.on.card_href(id)),
        rule: (rule, page.on.rule_href(rule)),
    })
}

/// A world wonder as a disc in the color of its type; Great Zimbabwe says how many tokens lie on it.
fn wonder_chip(page: &Page<'_>, wonder: Wonder) -> Markup {
    let (kind, name) = (icons::kind_class(wonder.kind()), page.name(wonder.name()));
    let text = page.text(wonder.text());
    html! {
        span class={ "wchip " (kind) } tabindex="0" title={ (name) ": " (text) } {
            (icons::named(&icons::wonder(wonder), "", name))
            @if wonder == Wonder::GreatZimbabwe && page.table.zimbabwe > 0 { b.wchip__count { (page.table.zimbabwe) } }
            (read(page, &kind, (wonder.id(), name), &text, "ND-13.4"))
        }
    }
}

/// A natural wonder by the resource that it counts as.
fn natural_chip(page: &Page<'_>, natural: Natural) -> Markup {
    let name = page.name(natural.name());
    let text = page.on.say(&msg!("card-natural", resource = natural.resource()));
    html! {
        span.nchip tabindex="0" title={ (name) ": " (text) } {
            (icons::named(&format!("nd-{}", natural.resource().id()), "", name))
            (read(page, "", (natural.id(), name), &text, "ND-6.4"))
        }
    }
}

/// The diplomacy card of a city-state.
fn envoy_chip(page: &Page<'_>, state: CityState) -> Markup {
    let (kind, name) = (icons::kind_class(state.kind()), page.name(state.name()));
    let text = page.text(state.text());
    html! {
        span class={ "dchip " (kind) } tabindex="0" title=(text) {
            (icons::icon(&icons::kind(state.kind()))) (name)
            (read(page, &kind, (state.id(), name), &text, "ND-18.3"))
        }
    }
}

/// The diplomacy card of another player.
fn pact_chip(page: &Page<'_>, owner: Seat, pact: Pact) -> Markup {
    let (name, text) = (page.name(pact.name()), page.text(pact.text()));
    html! {
        span class={ "dchip " (seat_class(owner)) } tabindex="0" title=(text) {
            (seat_mark(owner)) (name)
            (read(page, "", (pact.id(), name), &text, "ND-19.1"))
        }
    }
}
