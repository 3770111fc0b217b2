//! The others at a glance: their rows, dials, pieces and cards, and who is about to win.

use engine::{Seat, msg};
use game_new_dawn::board::Pieces;
use game_new_dawn::cards::Resource;
use game_new_dawn::details::AgendaDetails;
use game_new_dawn::row::{RowCard, Slot};
use game_new_dawn::rules::maturity;
use look::part::{icon, seat_class, seat_mark};
use look::{Markup, html};

use crate::aim::Thing;
use crate::dial::dial;
use crate::holdings::holdings;
use crate::own::{agenda_discs, caravans, stat};
use crate::page::{Page, roman};
use crate::row::{TERRAINS, token};
use crate::short::focus_text;
use crate::{hand, icons};

/// All rivals, the next one first.
pub fn rivals(page: &Page<'_>) -> Markup {
    html! { @for seat in page.rivals() { (rival(page, seat)) } }
}

fn rival(page: &Page<'_>, seat: Seat) -> Markup {
    let leader = page.table.players[seat].leader;
    let is_building = !page.table.hands[seat].is_empty();
    html! {
        article class={ "rival panel panel--seat " (seat_class(seat)) } id={ "rival-" (seat.0 + 1) }
            aria-labelledby={ "rival-" (seat.0 + 1) "-name" } {
            header.rival__head {
                (seat_mark(seat))
                h2.rival__name id={ "rival-" (seat.0 + 1) "-name" } { (page.on.player(seat)) }
                span.rival__civ title={ (page.name(leader.name())) ": " (page.text(leader.text())) } {
                    (icons::icon(icons::leader(leader))) span { (page.name(leader.name())) }
                }
                (agenda_discs(page, seat))
            }
            (minis(page, seat))
            @if is_building { (hand::of_rival(page, seat)) } @else { (figures(page, seat)) (cards(page, seat)) }
        }
    }
}

/// The cards of the row in words: for one rival alone there is room.
fn cards(page: &Page<'_>, seat: Seat) -> Markup {
    if page.table.seats() > 2 {
        return Markup::default();
    }
    html! {
        ol.rival__cards {
            @for (slot, held) in page.table.players[seat].row.iter() {
                li class=(icons::kind_class(held.card.kind())) {
                    span.num { (slot.number()) }
                    b.name { (page.name(held.card.name())) }
                    small { (page.say(&focus_text(held.card))) }
                }
            }
        }
    }
}

/// The focus row in small.
fn minis(page: &Page<'_>, seat: Seat) -> Markup {
    html! {
        ol.mini-row aria-label=(page.say(&msg!("focus-row-of", seat))) {
            @for (slot, held) in page.table.players[seat].row.iter() { (mini(page, seat, slot, held)) }
        }
    }
}

fn mini(page: &Page<'_>, seat: Seat, slot: Slot, held: &RowCard) -> Markup {
    let card = held.card;
    let title =
        page.say(&msg!("mini-card", slot = slot.number(), card = page.name(card.name()), trade = held.trade));
    let face = html! {
        span class={ "mini-card__slot t-" (TERRAINS[slot.index()].id()) } { (slot.number()) }
        span.mini-card__face { (icons::icon(&icons::kind(card.kind()))) span.numeral { (roman(card.level())) } }
        span.mini-card__pic { (icons::icon(&format!("nd-{}", card.id()))) }
        span.mini-card__tok {
            @for _ in 0..held.trade { (token()) }
            @for state in held.city_states { span title=(page.name(state.name())) { (icons::classed("nd-state", "ttok ttok--state")) } }
            @for natural in held.naturals { span title=(page.name(natural.name())) { (icons::classed("nd-natural", "ttok ttok--natural")) } }
        }
    };
    let aim = page.aims.iter().find(|aim| aim.thing == Thing::Card(seat, slot));
    html! {
        li class={ "mini-card " (icons::kind_class(card.kind())) } title=(title) {
            @match aim {
                Some(aim) => a.mini-card__link.is-target id={ "target-" (aim.id) } href=(aim.href) data-action=[aim.json()] aria-label=(title) { (face) },
                None => (face),
            }
        }
    }
}

fn figures(page: &Page<'_>, seat: Seat) -> Markup {
    let Pieces { cities, control, reinforced, .. } = page.table.board.0[seat];
    let mature = maturity::mature_cities(page.table, seat).len();
    let (on_map, given) = caravans(page, seat);
    let word = |message| page.say(&message);
    html! {
        div.rival__grid {
            (dial(page, seat, true))
            div.rival__stats {
                p {
                    (stat("", "nd-city", cities.len(), &word(msg!("stat-cities"))))
                    (stat("", "nd-mature", mature, &word(msg!("stat-mature"))))
                    (stat("stat--seat", "nd-control", control.len(), &word(msg!("stat-control"))))
                    (stat("stat--seat", "nd-reinforced", reinforced.len(), &word(msg!("stat-reinforced"))))
                }
                p {
                    (stat("", "nd-caravan", on_map, &word(msg!("stat-caravans"))))
                    span.faint { (word(msg!("stat-of", given))) }
                    (resources(page, seat))
                }
            }
        }
        p.rival__line { (holdings(page, seat)) }
        (threat(page, seat))
    }
}

fn resources(page: &Page<'_>, seat: Seat) -> Markup {
    let amounts = page.table.players[seat].resources;
    let owned = Resource::ALL.iter().zip(amounts).filter(|(_, amount)| *amount > 0);
    html! {
        span.rival__res {
            @if amounts.iter().all(|amount| *amount == 0) { span.faint { (page.say(&msg!("no-resources"))) } }
            @for (resource, amount) in owned {
                span.rres title=(page.name(resource.name())) {
                    (icons::named(&format!("nd-{}", resource.id()), &format!("res-{}", resource.id()), page.name(resource.name())))
                    b { (amount) }
                }
            }
        }
    }
}

/// An agenda that still counts for a player and how much of it is missing.
fn missing(page: &Page<'_>, seat: Seat, found: &AgendaDetails) -> Option<u8> {
    let card = page.table.victory.iter().position(|card| *card == found.card)?;
    let is_open = page.table.marks[seat][card].is_none();
    is_open.then(|| found.goal.saturating_sub(found.progress[seat]))
}

/// Who lacks one agenda, or is one step from one.
fn threat(page: &Page<'_>, seat: Seat) -> Markup {
    if page.table.decider().is_none() {
        return Markup::default();
    }
    let open: Vec<(&AgendaDetails, u8)> =
        page.details.agendas.iter().filter_map(|found| Some((found, missing(page, seat, found)?))).collect();
    let nearest = open.iter().min_by_key(|(found, missing)| (*missing, found.goal));
    let Some((found, missing)) = nearest else { return Markup::default() };
    let last = page.table.agendas_met(seat) + 1 == page.table.victory.len();
    let (agenda, have, goal) = (page.name(found.agenda.name()), found.progress[seat], found.goal);
    html! {
        @if last {
            p.rival__warn { (icon("i-warning")) (page.say(&msg!("one-from-winning", agenda, have, goal))) }
        } @else if *missing == 1 && have > 0 {
            p.rival__warn.rival__warn--soft { (icon("i-warning")) (page.say(&msg!("one-step", agenda, have, goal))) }
        }
    }
}
