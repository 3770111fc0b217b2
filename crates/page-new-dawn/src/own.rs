//! The own sheet: who one is, agendas, tech dial, pieces, resources, wonders, diplomacy cards.

use engine::{Seat, msg};
use game_new_dawn::board::Pieces;
use game_new_dawn::cards::{FocusType, Resource};
use game_new_dawn::rules::maturity;
use game_new_dawn::state::Caravan;
use look::part::{icon, seat_class, seat_mark};
use look::{Markup, html};

use crate::dial::dial;
use crate::holdings::holdings;
use crate::icons;
use crate::page::Page;
use crate::row::aim_at;

/// The sheet of the viewer, or for the public of whoever has the turn.
pub fn own(page: &Page<'_>) -> Markup {
    let seat = page.own();
    let player = &page.table.players[seat];
    html! {
        section class={ "own panel panel--seat " (seat_class(seat)) } id="own" aria-labelledby="own-title" {
            header.own__head {
                span.own__emblem { (icons::icon(icons::leader(player.leader))) }
                div {
                    h2.own__name id="own-title" { (seat_mark(seat)) " " (page.on.player(seat)) }
                    p.own__civ title=(page.text(player.leader.text())) tabindex="0" {
                        (page.name(player.leader.name())) " · " u { (page.name(player.leader.ability())) }
                    }
                }
                (agenda_discs(page, seat))
            }
            div.own__body { (tech_dial(page, seat)) (facts(page, seat)) }
            p.own__line.own__cards { (holdings(page, seat)) }
        }
    }
}

/// The tech dial: it leads to the card that turns it.
fn tech_dial(page: &Page<'_>, seat: Seat) -> Markup {
    let science = page.details.focus.iter().find(|focus| focus.card.kind() == FocusType::Science);
    let aim = science.and_then(|focus| aim_at(page, focus.slot)).filter(|aim| aim.action.is_none());
    let drawn = dial(page, seat, false);
    html! {
        @match science.zip(aim) {
            Some((focus, aim)) => a.own__dial href=(aim.href) title=(page.say(&msg!("dial-choose", card = page.name(focus.card.name())))) { (drawn) },
            None => (drawn),
        }
    }
}

/// One disc for each victory card, filled if an agenda of it is met.
pub fn agenda_discs(page: &Page<'_>, seat: Seat) -> Markup {
    let (met, of) = (page.table.agendas_met(seat), page.table.victory.len());
    html! {
        span.vpips role="img" aria-label=(page.say(&msg!("agendas-met", met, of))) {
            @for (card, mark) in page.table.victory.iter().zip(&page.table.marks[seat]) {
                @match mark {
                    Some(mark) => i.vpip.is-met title=(page.name(mark.agenda.name())) { (icon("i-check")) },
                    None => i.vpip title=(page.say(&msg!("agenda-open", agendas = card.agendas().map(|agenda| page.name(agenda.name())).to_vec()))) {},
                }
            }
        }
    }
}

/// An icon with its figure.
pub fn stat(class: &str, icon_id: &str, value: usize, name: &str) -> Markup {
    html! {
        span class={ "stat " (class) } title=(name) {
            (icons::icon(icon_id)) b.num { (value) } span.visually-hidden { " " (name) }
        }
    }
}

/// How many of a player's caravans are on the map, and how many there are.
pub fn caravans(page: &Page<'_>, seat: Seat) -> (usize, usize) {
    let all = page.table.players[seat].caravans.iter();
    let given = all.clone().filter(|caravan| **caravan != Caravan::Unused).count();
    (all.filter(|caravan| matches!(caravan, Caravan::On(_))).count(), given)
}

fn facts(page: &Page<'_>, seat: Seat) -> Markup {
    let player = &page.table.players[seat];
    let Pieces { cities, control, reinforced, .. } = page.table.board.0[seat];
    let mature = maturity::mature_cities(page.table, seat).len();
    let (on_map, given) = caravans(page, seat);
    let word = |message| page.say(&message);
    html! {
        div.own__facts {
            p.own__line {
                (stat("", "nd-city", cities.len(), &word(msg!("stat-cities"))))
                span.faint title=(word(msg!("stat-unused"))) { "+" (player.cities) }
                (stat("", "nd-mature", mature, &word(msg!("stat-mature"))))
            }
            p.own__line {
                (stat("stat--seat", "nd-control", control.len(), &word(msg!("stat-control"))))
                span.faint title=(word(msg!("stat-unused"))) { "+" (player.control) }
                (stat("stat--seat", "nd-reinforced", reinforced.len(), &word(msg!("stat-reinforced"))))
            }
            p.own__line {
                (stat("", "nd-caravan", on_map, &word(msg!("stat-caravans"))))
                span.faint { (word(msg!("stat-of", given))) }
                (stat("stat--trade", "nd-trade", usize::from(player.row.trade()), &word(msg!("stat-trade"))))
            }
            ul.own__res {
                @for (resource, amount) in Resource::ALL.iter().zip(player.resources) {
                    li class={ @if amount == 0 { "is-none" } @else { "is-some" } } title=(page.name(resource.name())) {
                        (icons::named(&format!("nd-{}", resource.id()), &format!("res-{}", resource.id()), page.name(resource.name())))
                        b.num { (amount) }
                    }
                }
            }
        }
    }
}
