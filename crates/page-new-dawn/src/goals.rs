//! What all share: the agendas with everybody's progress, and the world wonders on offer.

use engine::{Seat, msg};
use game_new_dawn::action::Action;
use game_new_dawn::cards::{FocusType, Resource};
use game_new_dawn::details::{AgendaDetails, Deed, WonderDetails};
use game_new_dawn::frame::Frame;
use look::part::{Reading, Reason, bring, icon, reading, seat_class, seat_mark, source};
use look::{Markup, html};

use crate::aim::{Aim, Thing};
use crate::icons;
use crate::page::Page;
use crate::short::{agenda_text, wonder_text};

/// The agendas and the wonders.
pub fn goals(page: &Page<'_>) -> Markup {
    html! { (agendas(page)) @if page.table.core.is_empty() { (wonders(page)) } @else { (building_rules(page)) } }
}

fn agendas(page: &Page<'_>) -> Markup {
    let of = page.table.victory.len();
    html! {
        section class={ "agendas agendas--" (page.table.seats()) " panel" } id="agendas" aria-labelledby="agendas-title" {
            header.panel__head {
                h2.title id="agendas-title" { (page.say(&msg!("agendas"))) }
                span.stands {
                    @for seat in page.table.players.seats() {
                        @let met = page.table.agendas_met(seat);
                        span class={ "stand " (seat_class(seat)) @if met == of { " is-won" } @else if met + 1 == of { " is-lead" } } {
                            (seat_mark(seat)) b { (met) }
                        }
                    }
                    span.faint { (page.say(&msg!("of-win", of))) }
                }
            }
            @for card in page.table.victory.iter() {
                div.vcard {
                    @for found in page.details.agendas.iter().filter(|found| found.card == *card) { (agenda(page, found)) }
                }
            }
        }
    }
}

fn agenda(page: &Page<'_>, found: &AgendaDetails) -> Markup {
    html! {
        div.agenda tabindex="0" title=(page.text(found.agenda.text())) {
            (icons::icon(icons::agenda(found.agenda)))
            span.agenda__name { (page.name(found.agenda.name())) span { (page.say(&agenda_text(found.agenda))) } }
            span.agenda__prog { @for seat in page.table.players.seats() { (progress(page, found, seat)) } }
            (read_agenda(page, found))
        }
    }
}

/// An agenda as it is read on a phone: its whole text, and how far everybody is.
fn read_agenda(page: &Page<'_>, found: &AgendaDetails) -> Markup {
    let more = html! {
        @for seat in page.table.players.seats() { span { (progress_in_words(page, found, seat)) } }
        (source(&page.say(&msg!("card-source")), &page.on.card_href(found.card.id())))
    };
    reading(&Reading {
        kind: "",
        name: page.name(found.agenda.name()),
        text: html! { (page.text(found.agenda.text())) },
        more,
        rule: ("ND-16.3", page.on.rule_href("ND-16.3")),
    })
}

fn progress_in_words(page: &Page<'_>, found: &AgendaDetails, seat: Seat) -> String {
    let (have, goal, agenda) = (found.progress[seat], found.goal, page.name(found.agenda.name()));
    match found.marked[seat] {
        true => page.say(&msg!("progress-met", seat, agenda)),
        false => page.say(&msg!("progress-of", seat, agenda, have, goal)),
    }
}

/// How far a player is: met, near, on the way, or no longer of interest.
fn progress(page: &Page<'_>, found: &AgendaDetails, seat: Seat) -> Markup {
    let have = found.progress[seat];
    let card = page.table.victory.iter().position(|card| *card == found.card).unwrap_or_default();
    let is_met = found.marked[seat];
    let state = if is_met {
        " is-met"
    } else if page.table.marks[seat][card].is_some() {
        " is-off"
    } else if have + 1 == found.goal && have > 0 {
        " is-near"
    } else {
        ""
    };
    let share = u16::from(have.min(found.goal)) * 20 / u16::from(found.goal.max(1)) * 5;
    let label = progress_in_words(page, found, seat);
    html! {
        span class={ "prog p" (share) " " (seat_class(seat)) (state) } role="img" aria-label=(label) title=(label) {
            @if is_met { (icon("i-check")) } @else { (seat_mark(seat)) b { (have) } }
        }
    }
}

/// The face-up wonders with what is missing for them.
fn wonders(page: &Page<'_>) -> Markup {
    html! {
        section.offer.panel id="wonders" aria-labelledby="wonders-title" {
            header.panel__head {
                h2.title id="wonders-title" { (page.say(&msg!("world-wonders"))) }
                span.faint { (production(page)) }
            }
            ol { @for found in &page.details.wonders { li { (wonder(page, found)) } } }
        }
    }
}

/// What the industry card would produce.
fn production(page: &Page<'_>) -> String {
    let industry = page.details.focus.iter().find(|focus| focus.card.kind() == FocusType::Industry);
    match industry.map(|focus| (&focus.deed, focus.tokens)) {
        Some((Deed::Industry { production, .. }, 0)) => {
            page.say(&msg!("production", production = *production))
        }
        Some((Deed::Industry { production, .. }, trade)) => {
            page.say(&msg!("production-trade", production = *production, trade))
        }
        _ => String::new(),
    }
}

fn wonder(page: &Page<'_>, found: &WonderDetails) -> Markup {
    let wonder = found.wonder;
    let affordable = found.missing == 0 && !found.needs_city;
    let class = format!("wo {}{}", icons::kind_class(wonder.kind()), if affordable { "" } else { " is-no" });
    let content = html! {
        (picture(page, found))
        span.wo__main {
            span.wo__name { (page.name(wonder.name())) }
            span.wo__text { (page.say(&wonder_text(wonder))) }
        }
        (price(page, found, affordable))
    };
    let aim = page.aims.iter().find(|aim| aim.thing == Thing::Wonder(wonder));
    let text = page.text(wonder.text());
    let content = html! { (content) (read(page, found, aim, &text)) };
    html! {
        @match aim {
            Some(aim) => {
                a class={ (class) " is-target" @if aim.is_taken { " is-focus" } } id={ "target-" (aim.id) } href=(aim.href)
                    data-action=[aim.json()] data-then=[aim.then_json()] title=(text) { (content) }
            }
            None => { div class=(class) tabindex="0" title=(refusal(page, found).map_or(text, |why| why.text)) { (content) } }
        }
    }
}

/// A wonder as it is read on a phone: its whole text, the agendas that come nearer by it, or what is missing.
fn read(page: &Page<'_>, found: &WonderDetails, aim: Option<&Aim>, text: &str) -> Markup {
    let gains: &[_] = aim.map_or(&[], |aim| &aim.gain.agendas);
    let why = refusal(page, found).map(|why| why.text);
    let what = html! {
        @for (agenda, before, after, goal) in gains {
            span { (page.name(agenda.name())) " " (before) " → " b { (after) } " / " (goal) } " "
        }
        @if gains.is_empty() { (price(page, found, found.missing == 0 && !found.needs_city)) }
    };
    let more = html! {
        (bring(&page.say(&msg!("brings")), what))
        @if let Some(why) = why { span { (why) } }
        (source(&page.say(&msg!("card-source")), &page.on.card_href(found.wonder.id())))
    };
    reading(&Reading {
        kind: &icons::kind_class(found.wonder.kind()),
        name: page.name(found.wonder.name()),
        text: html! { (text) },
        more,
        rule: ("ND-13.1", page.on.rule_href("ND-13.1")),
    })
}

/// Why a wonder cannot be built now, if that is asked.
fn refusal(page: &Page<'_>, found: &WonderDetails) -> Option<Reason> {
    let asked = matches!(page.table.frame(), Frame::Build { .. }) && page.asked().is_some();
    let meant = |action: &Action| *action == Action::BuildWonder(found.wonder);
    page.on.refusal(meant).filter(|_| asked).map(|why| page.on.reason(why))
}

fn picture(page: &Page<'_>, found: &WonderDetails) -> Markup {
    let below = found.wonder.kind().stack().map_or(0, |stack| page.table.below[stack]);
    html! {
        span.wo__pic {
            (icons::icon(&icons::wonder(found.wonder)))
            @if below > 0 { span.wo__below title=(page.say(&msg!("cards-below", below))) { (below) } }
        }
    }
}

/// Resources, cost, and whether it can be paid.
fn price(page: &Page<'_>, found: &WonderDetails, affordable: bool) -> Markup {
    let facts = found.wonder.facts();
    let resource = |resource: &Resource| {
        icons::named(
            &format!("nd-{}", resource.id()),
            &format!("res-{}", resource.id()),
            page.name(resource.name()),
        )
    };
    html! {
        span.wo__pay {
            span.wo__res { @for found in &facts.resources { (resource(found)) } }
            span.wo__cost { @if found.cost != facts.cost { s { (facts.cost) } } (found.cost) }
            @if affordable {
                span.wo__ok title=(page.say(&msg!("most-production", most = found.production))) { (icon("i-check")) (found.production) }
            } @else if found.needs_city {
                span.wo__miss { (page.say(&msg!("no-free-city"))) }
            } @else {
                span.wo__miss { (page.say(&msg!("short-by", missing = found.missing))) }
            }
        }
    }
}

/// What a tile must do when it is laid.
fn building_rules(page: &Page<'_>) -> Markup {
    let left = 8 - page.table.map.water_tokens().len();
    let rules = [
        (msg!("rule-touches"), "ND-3.8"),
        (msg!("rule-core"), "ND-3.9"),
        (msg!("rule-sides"), "ND-3.7"),
        (msg!("rule-holes", left), "ND-3.11"),
    ];
    html! {
        section.panel id="building-rules" aria-labelledby="building-title" {
            header.panel__head { h2.title id="building-title" { (page.say(&msg!("laying-a-tile"))) } }
            ul.rules-box {
                @for (text, rule) in rules {
                    li { (icon("i-check")) span { (page.say(&text)) " " a.tooltip__rule href=(page.on.rule_href(rule)) { (rule) } } }
                }
            }
        }
    }
}
