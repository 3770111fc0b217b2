//! Symbols that are put together once per page and used often: the pieces of each seat, tokens, and what a card could
//! do.

use engine::Seat;
use game_new_dawn::cards::{CityState, Resource, Terrain};
use game_new_dawn::space::Space;
use look::asset::icon_href;
use look::part::seat_class;
use look::{Markup, html};

use super::art;
use crate::icons::{self, SPRITE};
use crate::page::Page;

/// A shape of the pieces, how it stands in its space, and where the mark of the seat is on it.
struct Shape {
    name: &'static str,
    parts: &'static [&'static str],
    down: i8,
    mark: (f32, f32, f32),
}

const SHAPES: [Shape; 6] = [
    Shape { name: "control", parts: &["#p-control"], down: 13, mark: (-8.5, -9.5, 17.0) },
    Shape { name: "reinforced", parts: &["#p-reinforced"], down: 11, mark: (-8.0, -8.5, 16.0) },
    Shape { name: "city", parts: &["#p-city"], down: 4, mark: (-5.0, -21.0, 10.0) },
    Shape { name: "mature-city", parts: &["#p-laurel", "#p-city"], down: 4, mark: (-5.0, -21.0, 10.0) },
    Shape { name: "capital", parts: &["#p-capital"], down: 2, mark: (-6.5, -27.0, 13.0) },
    Shape { name: "mature-capital", parts: &["#p-laurel", "#p-capital"], down: 2, mark: (-6.5, -27.0, 13.0) },
];

/// All symbols of the map.
pub fn defs(page: &Page<'_>) -> Markup {
    html! {
        defs {
            (art(page))
            g id="nd-symbols" {
                @for seat in page.table.players.seats() { (seat_pieces(seat)) }
                @for resource in Resource::ALL { (tokens(*resource)) }
                @for state in states(page) { (state_plate(state)) }
                (possibilities(page.own()))
            }
        }
    }
}

fn seat_pieces(seat: Seat) -> Markup {
    let mark = icon_href(&seat_class(seat));
    let number = seat.0 + 1;
    html! {
        @for shape in &SHAPES {
            g id={ "s" (number) "-" (shape.name) } transform={ "translate(0 " (shape.down) ")" } {
                @for part in shape.parts { use href=(part) {} }
                use.mark href=(mark) x=(shape.mark.0) y=(shape.mark.1) width=(shape.mark.2) height=(shape.mark.2) {}
            }
        }
        g id={ "s" (number) "-caravan" } {
            use href="#p-caravan" {}
            use.mark-seat href=(mark) x="-7" y="-15" width="10" height="10" {}
        }
    }
}

/// A resource as it lies on its space, and the token of a natural wonder that counts as it.
fn tokens(resource: Resource) -> Markup {
    let picture = SPRITE.href(&format!("nd-{}", resource.id()));
    html! {
        g id={ "r-" (resource.id()) } data-symbol={ "nd-" (resource.id()) } transform="translate(0 16)" {
            use href="#p-res" {}
            use class={ "res-" (resource.id()) } href=(picture) x="-10" y="-10" width="20" height="20" {}
        }
        g id={ "n-" (resource.id()) } transform="translate(25 24) scale(.78)" {
            use href="#p-natural" {}
            use.plate-icon href=(picture) x="-9.5" y="-9.5" width="19" height="19" {}
        }
    }
}

/// A city-state with the plate of its type, in the frame that is printed on it.
fn state_plate(state: CityState) -> Markup {
    let is_diamond = state.facts().frame == "diamond";
    let half = if is_diamond { 7 } else { 8 };
    let picture = SPRITE.href(&icons::kind(state.kind()));
    html! {
        g id={ "cs-" (state.id()) } transform="translate(0 2)" {
            use href="#p-state" {}
            g transform="translate(0 12)" {
                @if is_diamond { path.plate d="M0-15 15 0 0 15-15 0z" {} } @else { circle.plate r="12.5" {} }
                use.plate-icon href=(picture) x=(-half) y=(-half) width=(2 * half) height=(2 * half) {}
            }
        }
    }
}

/// Whether what is on tiles is on the map, or may be on tiles that are still in somebody's hand.
pub fn may_be_seen(page: &Page<'_>, on_map: Option<Space>) -> bool {
    on_map.is_some() || page.table.hands.iter().any(|hand| !hand.is_empty())
}

/// The city-states that may be seen.
fn states(page: &Page<'_>) -> Vec<CityState> {
    let shown = |state: &&CityState| may_be_seen(page, page.table.map.city_state(**state));
    CityState::ALL.iter().filter(shown).copied().collect()
}

/// What cards could do: a ring, with what would stand there.
fn possibilities(own: Seat) -> Markup {
    let seat = own.0 + 1;
    html! {
        g id="ring" { g.turned { use href="#hexring" {} } }
        g id="can-control" { use href="#ring" {} g.ghost { use href={ "#s" (seat) "-control" } {} } }
        g id="can-city" {
            use href="#ring" {}
            g.ghost { use href="#p-city" {} }
            g.plus transform="translate(26 24)" { circle r="12" {} path d="M-6 0H6M0-6V6" {} }
        }
        circle.reach__dot id="can-go" r="13" {}
        g id="can-trade" {
            use href="#ring" {}
            g.pill transform="translate(0 32)" {
                rect x="-24" y="-13" width="48" height="26" rx="13" {}
                text x="-8" y="6.5" { "+2" }
                use.pill__trade href=(SPRITE.href("nd-trade")) x="3" y="-8" width="16" height="16" {}
            }
        }
        circle.reinf id="can-reinforce" r="24" cy="12" {}
        path id="duel-a" d="M-28 17H0v26h-28a8 8 0 0 1-8-8v-10a8 8 0 0 1 8-8z" {}
        path id="duel-d" d="M0 17h28a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8H0z" {}
        rect.duel__bar id="duel-bar" x="-32" y="43" width="64" height="9" rx="4.5" {}
    }
}

/// The picture of a terrain, for the bar above the focus row.
pub fn terrain_picture(terrain: Terrain) -> Markup {
    html! {
        svg.fslot__pic viewBox="-40 -36 80 66" aria-hidden="true" { use href={ "#t-" (terrain.id()) "-1" } {} }
    }
}
