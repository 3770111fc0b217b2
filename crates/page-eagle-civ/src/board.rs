//! The board: the world in its frame, from the ground up to the tags of the targets, with the tools beside it and whatever
//! drawer lies over it.

mod names;
mod pieces;
pub mod routes;
mod tags;
mod targets;
pub mod tips;

use engine::msg;
use game_eagle_civ::cards::{Region, Resource};
use game_eagle_civ::details::{critical_chance, critical_columns};
use game_eagle_civ::{Area, Event};
use look::board::{Board, Tools};
use look::part::seat_class;
use look::{Markup, PreEscaped, html};

use crate::drawer::drawer;
use crate::icons::{self, ICONS};
use crate::page::Page;
use crate::part::token;
use crate::track::numeral;
use crate::world::{HEIGHT, WIDTH, World, outline};
use targets::Target;

/// The corner of the world inside the frame.
const CORNER: (f32, f32) = (44.0, 18.0);
/// How much of the other side is repeated at each edge.
const SEAM: f32 = 26.0;

/// The board with its tools.
pub fn board(page: &Page<'_>) -> Markup {
    let [zoom_in, zoom_out, zoom_fit, as_text] =
        [msg!("zoom-in"), msg!("zoom-out"), msg!("zoom-fit"), msg!("board-as-text")]
            .map(|word| page.say(&word));
    let words = Tools { zoom_in: &zoom_in, zoom_out: &zoom_out, zoom_fit: &zoom_fit, as_text: &as_text };
    let targets = targets::all(page);
    let drawn = look::board::board(&Board {
        label: &page.say(&msg!("map-label")),
        view_box: "0 0 1338 836",
        defs: html! { (PreEscaped(include_str!("../art/pieces.svg"))) },
        view: world(page, &targets),
        rim: rim(),
        tips: html! { (tips::tips(page, &targets)) (chances(page)) (turn_the_world(page)) },
        words,
        text_form: page.on.text_form,
    });
    html! { (drawn) (mini(page)) (drawer(page)) }
}

/// The world with what lies on it, and a little of the other side at each edge.
fn world(page: &Page<'_>, targets: &[Target<'_>]) -> Markup {
    let (x, y) = CORNER;
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            svg width=(WIDTH) height=(HEIGHT) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } { (layers(page, targets)) }
            (seam(page))
        }
    }
}

/// What lies on the table, from the ground up.
fn layers(page: &Page<'_>, targets: &[Target<'_>]) -> Markup {
    html! {
        g id="ground" aria-hidden="true" { (ground("ec-ground", page.world)) }
        (realms(page))
        g id="lines" aria-hidden="true" { (ground("ec-lines", page.world)) }
        (targets::hits(page))
        (fresh(page))
        (targets::chosen(page))
        (targets::targets(page, targets))
        (names::names(page))
        (pieces::pieces(page))
        (tags::tags(page, targets))
    }
}

/// The printed ground, on both sides of the edge if the world is cut open elsewhere.
fn ground(id: &str, world: World) -> Markup {
    let href = ICONS.href(id);
    html! {
        use href=(href) x=[world.is_turned().then_some(world.shift)] {}
        @if world.is_turned() { use href=(href) x=(world.shift - WIDTH) {} }
    }
}

/// The regions in the colors of their owners, as on a hand-colored map.
fn realms(page: &Page<'_>) -> Markup {
    html! {
        g id="realms" aria-hidden="true" {
            @for (region, place) in page.table.settlements() {
                (outline(page, "realm", &format!("ecm-realm {}", seat_class(place.owner)), region.into()))
            }
        }
    }
}

fn seam(page: &Page<'_>) -> Markup {
    let strip = |x: f32, from: f32| {
        html! {
            svg x=(x) width=(SEAM) height=(HEIGHT) viewBox={ (from) " 0 " (SEAM) " " (HEIGHT) } {
                (ground("ec-ground", page.world)) (ground("ec-lines", page.world))
            }
            rect.ecm-seam-veil x=(x) width=(SEAM) height=(HEIGHT) {}
        }
    };
    html! {
        g id="seam" aria-hidden="true" {
            (strip(-SEAM, WIDTH - SEAM)) (strip(WIDTH, 0.0))
            path.ecm-seam-line d={ "M0 0V" (HEIGHT) "M" (WIDTH) " 0V" (HEIGHT) } {}
            @for zone in Area::all().filter(|area| area.is_sea() && page.world.moves(*area).len() > 1) {
                (seam_name(page, zone, -SEAM / 2.0)) (seam_name(page, zone, WIDTH + SEAM / 2.0))
            }
        }
    }
}

/// The name of a sea that goes on at the other edge, printed along both.
fn seam_name(page: &Page<'_>, zone: Area, x: f32) -> Markup {
    let (_, y) = page.world.stand(zone);
    html! { text.ecm-seam-t x=(x) y=(y) transform={ "rotate(-90 " (x) " " (y) ")" } { (page.name(zone.name())) } }
}

/// The wooden frame with its zebra: it stays where it is when the world is moved below it.
fn rim() -> Markup {
    html! {
        g id="rim" aria-hidden="true" {
            path.ecm-rim fill-rule="evenodd" d="M0 0H1338V836H0ZM18 18V818H1320V18Z" {}
            path.ecm-rim-in fill-rule="evenodd" d="M6 6H1332V830H6ZM18 18V818H1320V18Z" {}
            path fill="url(#zebra)" fill-rule="evenodd" d="M9 9H1329V827H9ZM18 18V818H1320V18Z" {}
            path.ecm-zb-line d="M9 9H1329V827H9ZM18 18H1320V818H18Z" {}
        }
    }
}

/// Where something happened since the viewer decided last.
fn fresh(page: &Page<'_>) -> Markup {
    let mut seen: Vec<Area> = Vec::new();
    for area in page.on.fresh.iter().filter_map(place_of) {
        if !seen.contains(&area) {
            seen.push(area);
        }
    }
    html! {
        g id="fresh" aria-hidden="true" { @for area in seen { (outline(page, "area", "fresh", area)) } }
    }
}

fn place_of(event: &Event) -> Option<Area> {
    Some(match *event {
        Event::Started { region, .. }
        | Event::Looked { region, .. }
        | Event::TurnedUp { region, .. }
        | Event::MarkerRemoved { region, .. }
        | Event::MinorJoined { region, .. }
        | Event::Plague { region, .. }
        | Event::Shrank { region, .. }
        | Event::Destroyed { region, .. }
        | Event::Captured { region, .. }
        | Event::Founded { region, .. }
        | Event::Grew { region, .. } => region.into(),
        Event::Moved { to, .. } | Event::Boarded { to, .. } => to,
        Event::Removed { area, .. }
        | Event::Bombed { area, .. }
        | Event::Declared { area, .. }
        | Event::BattleBegan { area, .. }
        | Event::BattleEnded { area, .. }
        | Event::Placed { area, .. } => area,
        _ => return None,
    })
}

/// Printed on the map: how likely each resource becomes critical in this era (EC-10.4).
fn chances(page: &Page<'_>) -> Markup {
    let held = |resource: Resource| {
        page.table.cards_held(page.own()).any(|(region, _)| page.table.resource(region) == Some(resource))
    };
    html! {
        div.carto.carto--critical {
            span.label { (page.say(&msg!("critical-title", era = numeral(page.table.era)))) }
            ol.rolls {
                @for (rolls, resource, ways) in critical_columns(page.table.era) {
                    li.roll.is-held[held(resource)].is-last[page.table.critical == Some(resource)]
                        title=(page.say(&msg!("critical-ways", resource = page.name(resource.name()), ways = critical_chance(page.table.era, resource)))) {
                        (token(page, resource, None)) span { (rolls.start()) "–" (rolls.end()) } em { (ways) }
                    }
                }
            }
        }
    }
}

/// Cuts the round world open elsewhere; what was chosen stays chosen.
fn turn_the_world(page: &Page<'_>) -> Markup {
    let (seam, word) = if page.world.is_turned() {
        ("pacific", msg!("seam-pacific"))
    } else {
        ("atlantic", msg!("seam-atlantic"))
    };
    let word = page.say(&word);
    html! {
        form.board__turn method="get" action=(page.on.address) data-visit {
            @for (key, value) in page.on.narrowing.pairs().filter(|(key, _)| *key != look::SEAM) {
                input type="hidden" name=(key) value=(value);
            }
            button.btn.btn--icon name=(look::SEAM) value=(seam) title=(word) { (icons::named("ec-wrap", &word)) }
        }
    }
}

/// The whole world in small, for screens that show a part of it.
fn mini(page: &Page<'_>) -> Markup {
    let dot = |region: Region| page.world.stand(region.into());
    html! {
        div.mini aria-hidden="true" {
            span.mini__frame {}
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                g.mini-land { (ground("ec-landmass", page.world)) }
                @for (region, place) in page.table.settlements() {
                    circle.mini-d.(seat_class(place.owner)) cx=(dot(region).0) cy=(dot(region).1) r="17" {}
                }
            }
        }
    }
}
