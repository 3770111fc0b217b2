//! What lies and stands on the map, from the realms to the names of places.

use std::collections::BTreeMap;

use engine::{Seat, msg};
use game_new_dawn::board::Piece;
use game_new_dawn::cards::{Barbarian, CityState};
use game_new_dawn::details::SpaceDetails;
use game_new_dawn::hex::Hex;
use game_new_dawn::state::Caravan;
use game_new_dawn::{Event, Space};
use look::part::seat_class;
use look::{Markup, html};

use super::grid::{at, inset};
use super::moves::{Mover, Trip, glide, gliding, trails, trips};
use super::{ground, tile_name};
use crate::icons::{self, SPRITE};
use crate::page::Page;

/// How far inside its border the line of a realm runs.
const INSIDE: f32 = 4.6;

fn hex(space: &SpaceDetails) -> Hex {
    Hex::new(space.q, space.r)
}

/// The land of each player: a tint and a line inside its border.
pub fn realms(page: &Page<'_>) -> Markup {
    html! {
        g.turned id="realms" {
            @for seat in page.table.players.seats() {
                @let hexes = page.table.board.friendly(seat).iter().map(|space| page.hex(space)).collect();
                @let path = inset(&hexes, INSIDE);
                @if !path.is_empty() {
                    g class={ "realm " (seat_class(seat)) } id={ "realm-" (seat.0 + 1) } {
                        defs { path id={ "border-" (seat.0 + 1) } d=(path) {} }
                        use.realm__rim href={ "#border-" (seat.0 + 1) } {}
                        use.realm__line href={ "#border-" (seat.0 + 1) } {}
                    }
                }
            }
        }
    }
}

/// The pictures of the terrain, the numbers of the tiles and the stars for capitals.
pub fn scenery(page: &Page<'_>) -> Markup {
    let natural = |space: &SpaceDetails| space.natural.map(|natural| natural.id());
    html! {
        g id="scenery" aria-hidden="true" {
            @for space in &page.details.spaces {
                (ground::scene(hex(space), space.terrain, natural(space), is_crowded(space)))
                @if space.star && space.piece.is_none() { (star(hex(space))) }
            }
            g id="tile-names" {
                @for laid in page.table.map.tiles() {
                    text class={ "tile-no " (at(laid.placement.at)) } dy="38" {
                        (tile_name(laid.tile, laid.placement.side))
                    }
                }
            }
        }
        (space_names(page))
    }
}

/// The names of all spaces, as the log says them; shown if wished.
fn space_names(page: &Page<'_>) -> Markup {
    html! {
        g.space-names id="space-names" aria-hidden="true" {
            @for space in &page.details.spaces { text class=(at(hex(space))) dy="-24" { (space.space) } }
        }
    }
}

/// A star for a capital.
pub fn star(hex: Hex) -> Markup {
    html! {
        path class={ "star " (at(hex)) } d="M0-22 6.5-7 22-5.500 10.500 5.500 14 21 0 12.500-14 21-10.500 5.500-22-5.500-6.500-7z" {}
    }
}

/// Whether something stands on the space, so that its picture makes room.
fn is_crowded(space: &SpaceDetails) -> bool {
    let covered = space.piece.is_some()
        || !space.barbarians.is_empty()
        || !space.caravans.is_empty()
        || space.resource.is_some()
        || space.helmet.is_some()
        || space.city_state.is_some();
    covered && space.natural.is_none()
}

/// Everything that stands on the map, from the back to the front.
pub fn pieces(page: &Page<'_>) -> Markup {
    let mut spaces: Vec<&SpaceDetails> = page.details.spaces.iter().collect();
    spaces.sort_by_key(|space| (page.layout.fit.depth(hex(space)), space.q));
    let trips = trips(page);
    html! {
        g id="pieces" {
            @for space in &spaces { (on_space(page, space, &trips)) }
            (caravans(page, &trips))
            @for barbarian in Barbarian::ALL { (self::barbarian(page, *barbarian, &trips)) }
        }
    }
}

/// What lies on a space: printed symbols and tokens, then the piece of a player.
fn on_space(page: &Page<'_>, space: &SpaceDetails, trips: &[Trip]) -> Markup {
    let place = at(hex(space));
    let moved = || glide(page, trips, Mover::Control, space.space);
    let free_state = space.city_state.filter(|_| space.piece.is_none());
    html! {
        @if let Some(letter) = space.helmet.filter(|_| space.piece.is_none()) { (helmet(&place, letter)) }
        @if let Some(resource) = space.resource { use class=(place) href={ "#r-" (resource.id()) } {} }
        @if let Some(state) = free_state { (city_state(page, space.space, state, &place)) }
        @if let Some(natural) = space.natural {
            use class=(place) href={ "#n-" (natural.resource().id()) } {}
        }
        @if let Some((seat, piece)) = space.piece { (self::piece(space, (seat, piece), &place, moved())) }
        @if let Some(wonder) = space.wonder {
            g class={ (icons::kind_class(wonder.kind())) " " (place) } id={ "wonder-" (wonder.id()) } {
                title { (page.name(wonder.name())) }
                circle.wtoken cx="25" cy="24" r="13" {}
                use.wtoken-icon href=(SPRITE.href(&icons::wonder(wonder))) x="16" y="15" width="18" height="18" {}
            }
        }
    }
}

/// Where a barbarian appears.
pub fn helmet(place: &str, letter: Barbarian) -> Markup {
    html! {
        g class=(place) { use href="#p-helmet" y="8" {} text.helmet-letter y="14.5" { (letter.id()) } }
    }
}

fn city_state(page: &Page<'_>, space: Space, state: CityState, place: &str) -> Markup {
    html! {
        g class={ "piece " (place) } id={ "state-" (space) } {
            title { (page.name(state.name())) ": " (page.text(state.text())) }
            use href={ "#cs-" (state.id()) } {}
        }
    }
}

fn piece(space: &SpaceDetails, (seat, piece): (Seat, Piece), place: &str, moved: Option<String>) -> Markup {
    let shape = match (piece, space.mature) {
        (Piece::Control, _) => "control",
        (Piece::Reinforced, _) => "reinforced",
        (Piece::City, false) => "city",
        (Piece::City, true) => "mature-city",
        (Piece::Capital, false) => "capital",
        (Piece::Capital, true) => "mature-capital",
    };
    html! {
        g class={ "piece " (seat_class(seat)) " " (place) } id={ "p-" (space.space) } {
            (gliding(&format!("p-{}", space.space), moved, html! { use href={ "#s" (seat.0 + 1) "-" (shape) } {} }))
        }
    }
}

/// The caravans on the map; several on one space stand beside each other.
fn caravans(page: &Page<'_>, trips: &[Trip]) -> Markup {
    let mut crowd: BTreeMap<Space, u8> = BTreeMap::new();
    html! {
        @for (seat, player) in page.table.players.pairs() {
            @for (number, caravan) in player.caravans.iter().enumerate() {
                @if let Caravan::On(space) = caravan {
                    @let before = crowd.entry(*space).and_modify(|count| *count += 1).or_insert(0);
                    @let id = format!("caravan-{}-{}", seat.0 + 1, number + 1);
                    @let moved = glide(page, trips, Mover::Caravan(seat), *space);
                    g class={ "piece caravan slot-" (*before % 3) " " (seat_class(seat)) " " (at(page.hex(*space))) } id=(id) {
                        (gliding(&id, moved, html! { use href={ "#s" (seat.0 + 1) "-caravan" } {} }))
                    }
                }
            }
        }
    }
}

fn barbarian(page: &Page<'_>, barbarian: Barbarian, trips: &[Trip]) -> Markup {
    let Some(space) = page.table.barbarians[barbarian as usize] else { return Markup::default() };
    let id = format!("barbarian-{}", barbarian.id());
    let moved = glide(page, trips, Mover::Barbarian(barbarian), space);
    let face = html! { use href="#p-barbarian" {} text.barb-letter y="18" { (barbarian.id()) } };
    html! {
        g class={ "piece " (at(page.hex(space))) } id=(id) { (gliding(&id, moved, face)) }
    }
}

/// The names of city-states and natural wonders.
pub fn names(page: &Page<'_>) -> Markup {
    let state = |space: &SpaceDetails| space.city_state.map(|state| (state.name(), "-29"));
    let name = |space: &SpaceDetails| state(space).or(space.natural.map(|natural| (natural.name(), "-34")));
    html! {
        g id="names" aria-hidden="true" {
            @for space in &page.details.spaces {
                @if let Some((name, up)) = name(space) {
                    text class={ "place-name " (at(hex(space))) } dy=(up) { (page.name(name)) }
                }
            }
        }
    }
}

/// A dotted frame round every space where something happened since the viewer decided last, one after the other with
/// their numbers, and the ways that were gone.
pub fn fresh(page: &Page<'_>) -> Markup {
    let mut seen: Vec<(Space, String)> = Vec::new();
    for event in page.on.fresh {
        let Some(space) = place_of(event).filter(|space| page.table.map.on_map().contains(*space)) else {
            continue;
        };
        match seen.iter_mut().find(|(known, _)| *known == space) {
            Some((_, told)) => *told = format!("{told} {}", page.told(event)),
            None => seen.push((space, page.told(event))),
        }
    }
    html! {
        g id="fresh" aria-hidden="true" {
            (trails(page, &trips(page)))
            @for (number, (space, told)) in (1..).zip(&seen) {
                g class={ "news step-" (number.min(STEPS)) " " (at(page.hex(*space))) } id={ "fresh-" (space) } {
                    title { (told) }
                    g.turned { use.fresh href="#hexin" {} }
                    @if seen.len() > 1 { circle.news__no cx="-27" cy="-27" r="10" {} text.news__text x="-27" y="-22.500" { (number) } }
                }
            }
        }
    }
}

/// So many pieces of news appear one after the other, the rest with the last of them.
const STEPS: usize = 12;

/// Where something happened, as far as it is seen on the map.
pub fn place_of(event: &Event) -> Option<Space> {
    Some(match *event {
        Event::CapitalFounded { at, .. }
        | Event::Placed { at, .. }
        | Event::TakenBack { at, .. }
        | Event::Weakened { at, .. }
        | Event::Destroyed { at, .. }
        | Event::Replaced { at, .. }
        | Event::Struck { at, .. }
        | Event::TradedWithRival { at, .. }
        | Event::CityBuilt { at, .. }
        | Event::WonderBuilt { at, .. }
        | Event::WonderMoved { at, .. }
        | Event::Reinforced { at, .. }
        | Event::Fought { at, .. }
        | Event::BarbarianDefeated { at, .. }
        | Event::BarbarianRepelled { at, .. }
        | Event::BarbarianAppeared { at, .. }
        | Event::CaravanDestroyed { at, .. } => at.space,
        Event::ControlMoved { to, .. }
        | Event::CaravanMoved { to, .. }
        | Event::BarbarianMoved { to, .. }
        | Event::BarbarianSent { to, .. } => to.space,
        _ => return None,
    })
}

/// What the dial brings next: a ring around the helmet of a barbarian that appears, or around what barbarians come
/// upon, with the dice that send them there.
pub fn soon(page: &Page<'_>) -> Markup {
    if crate::world::barbarians_move_next(page) && page.on.seat().is_some() {
        return raids(page);
    }
    if !crate::world::barbarians_appear_next(page) {
        return Markup::default();
    }
    html! {
        g id="soon" aria-hidden="true" {
            @for found in page.details.returns.iter().filter(|found| !found.blocked) {
                g class={ "soon " (at(page.hex(found.at))) } {
                    title { (page.say(&msg!("appears-here", barbarian = found.barbarian.id()))) }
                    circle.soon__ring r="30" {}
                }
            }
        }
    }
}

/// Where barbarians come upon something of the viewer, with the dice that send them there.
fn raids(page: &Page<'_>) -> Markup {
    let mut raided: BTreeMap<Space, Vec<(u8, Barbarian)>> = BTreeMap::new();
    for die in 1..=6u8 {
        for raid in page.details.raids.iter().filter(|raid| raid.hits.contains(&die)) {
            if let Some(goal) = raid.goals[usize::from(die) - 1] {
                raided.entry(goal).or_default().push((die, raid.barbarian));
            }
        }
    }
    let told = |(die, barbarian): &(u8, Barbarian)| {
        page.say(&msg!("raid-here", barbarian = barbarian.id(), die = *die))
    };
    html! {
        g id="soon" aria-hidden="true" {
            @for (space, raids) in &raided {
                g class={ "soon " (at(page.hex(*space))) } {
                    title { (raids.iter().map(told).collect::<Vec<_>>().join(", ")) }
                    circle.soon__ring r="34" {}
                    (dice(raids))
                }
            }
        }
    }
}

/// The dice above a space, from the left.
fn dice(raids: &[(u8, Barbarian)]) -> Markup {
    let mut dice: Vec<u8> = raids.iter().map(|(die, _)| *die).collect();
    dice.dedup();
    let left = -10 * dice.len() as i32;
    html! {
        @for (x, die) in (left..).step_by(20).zip(dice) {
            use.soon__die href=(SPRITE.href(&format!("nd-die-{die}"))) x=(x) y="-46" width="20" height="20" {}
        }
    }
}
