//! A tile that is to be laid: a ghost at every legal place, the tile itself where it would lie, and pictures of tiles in
//! a hand.

use engine::msg;
use game_new_dawn::cards::{Side, Tile};
use game_new_dawn::hex::Hex;
use game_new_dawn::map::{Map, Placement};
use game_new_dawn::rules::building;
use look::curve::{figure, tenths};
use look::part::seat_class;
use look::{Markup, html};

use super::fit::Fit;
use super::grid::{Hexes, at, middle, outline};
use super::pieces::{helmet, star};
use super::{ground, map_ground};
use crate::icons::SPRITE;
use crate::laying::Laying;
use crate::page::{Page, json};

/// The ghosts, and the marks of the core.
pub fn ghosts(page: &Page<'_>) -> Markup {
    html! {
        @if !page.table.core.is_empty() { (core_marks(page)) }
        @if let Some(laying) = &page.laying {
            g class=(seat_class(laying.seat)) id="ghosts" {
                @for placement in laying.places().filter(|placement| placement.at != laying.at) {
                    (ghost(page, laying, placement))
                }
                (chosen(page, laying))
            }
        }
    }
}

/// A trade token lies on each tile of the core as long as the map is built (ND-3.4).
fn core_marks(page: &Page<'_>) -> Markup {
    let tiles = page.table.map.tiles().iter().filter(|laid| page.table.core.contains(&laid.tile));
    html! {
        g id="core" aria-hidden="true" {
            @for laid in tiles {
                g class=(at(laid.placement.at)) {
                    circle.core-mark-bg cx="-27" cy="25" r="13" {}
                    use.core-mark href=(SPRITE.href("nd-trade")) x="-38" y="14" width="22" height="22" {}
                }
            }
        }
    }
}

/// A place where the tile could lie: a link that shows it there, or lays it at once.
fn ghost(page: &Page<'_>, laying: &Laying, placement: Placement) -> Markup {
    let (first, then) = laying.actions(placement.at);
    let touches = building::touches(&page.table.map, placement);
    let hexes: Hexes = placement.hexes().into_iter().collect();
    let path = outline(&hexes);
    html! {
        a.target.ghosttile id={ "target-" (id(placement.at)) } data-action=(json(first))
            href=(page.link(&laying.query(laying.tile, laying.way, Some(placement.at))))
            data-then=[(!then.is_empty()).then(|| look::game::json(&then))]
            aria-label=(page.say(&msg!("lay-here", touches))) {
            g.turned { path.ghosttile__fill d=(path) {} path.ghosttile__rim d=(path) {} path.ghosttile__line d=(path) {} }
            (touch(placement, touches))
        }
    }
}

/// A place as an id.
fn id(at: Hex) -> String {
    format!("at{}x{}", at.q, at.r).replace('-', "m")
}

/// How many spaces the tile would touch.
fn touch(placement: Placement, touches: usize) -> Markup {
    html! { g class={ "touch " (at(placement.at)) } { circle r="21" {} text y="8" { (touches) } } }
}

/// The tile as it would lie.
fn chosen(page: &Page<'_>, laying: &Laying) -> Markup {
    let placement = laying.placement();
    let hexes: Hexes = placement.hexes().into_iter().collect();
    let path = outline(&hexes);
    let touches = building::touches(&page.table.map, placement);
    let (first, then) = laying.actions(laying.at);
    let holes = building::holes(&page.table.map, placement);
    html! {
        g.laid id="laid" aria-hidden="true" {
            (tile_face("ghost", page, laying.tile, placement))
            @for hole in holes { use class={ "hole " (at(hole)) } href="#hexagon" {} }
        }
        a.target.ghosttile.is-focus id={ "target-" (id(laying.at)) } data-action=(json(first))
            href=(page.link(&laying.query(laying.tile, laying.way, Some(laying.at))))
            data-then=[(!then.is_empty()).then(|| look::game::json(&then))]
            aria-label=(page.say(&msg!("lay-here", touches))) {
            g.turned { path.ghosttile__fill d=(path) {} path.ghosttile__rim d=(path) {} path.ghosttile__line d=(path) {} }
            (touch(placement, touches))
        }
    }
}

/// The face of a tile at a place: ground, pictures and symbols.
fn tile_face(name: &str, page: &Page<'_>, tile: Tile, placement: Placement) -> Markup {
    let mut map = Map::new(page.table.options.tiles);
    map.lay(tile, placement);
    html! {
        (map_ground(name, &map))
        @for space in map.on_map().iter() {
            @let (hex, natural) = (map.hex(space), map.natural_at(space));
            @let state = map.city_state_at(space);
            @let resource = map.resource_at(space);
            @let letter = game_new_dawn::cards::Barbarian::ALL.iter().find(|letter| map.helmet(**letter) == Some(space));
            @let crowded = state.is_some() || resource.is_some() || letter.is_some();
            (ground::scene(hex, map.terrain_of(space), natural.map(|natural| natural.id()), crowded))
            @if map.stars().contains(space) { (star(hex)) }
            @if let Some(letter) = letter { (helmet(&at(hex), *letter)) }
            @if let Some(resource) = resource { use class=(at(hex)) href={ "#r-" (resource.id()) } {} }
            @if let Some(state) = state { use class=(at(hex)) href={ "#cs-" (state.id()) } {} }
            @if let Some(natural) = natural { use class=(at(hex)) href={ "#n-" (natural.resource().id()) } {} }
        }
    }
}

/// A small picture of a tile, turned like the map; `name` begins its ids.
pub fn thumb(page: &Page<'_>, name: &str, class: &str, tile: Tile, (side, turned): (Side, u8)) -> Markup {
    let placement = Placement { side, at: Hex::default(), turned };
    let hexes: Hexes = placement.hexes().into_iter().collect();
    let middle = hexes.iter().fold(look::curve::Point::new(0.0, 0.0), |sum, hex| sum + middle(*hex)) * 0.1;
    let Fit { wide, tall, .. } = page.layout.fit;
    let shift = |degrees: u16| {
        let (sin, cos) = f32::from(degrees).to_radians().sin_cos();
        let (x, y) = (middle.x * cos - middle.y * sin, middle.x * sin + middle.y * cos);
        format!("translate({} {})", figure(tenths(-x)), figure(tenths(-y)))
    };
    let label = page.say(&msg!("tile-side", tile = tile.number(), side = crate::laying::letter(side)));
    html! {
        svg class={ "thumb " (class) " " (page.layout.fit.classes()) } id={ "thumb-" (name) } viewBox="-205 -205 410 410"
            role="img" aria-label=(label) {
            g.off-wide transform=(shift(wide)) {
                g.off-tall transform=(shift(tall)) { (tile_face(name, page, tile, placement)) }
            }
        }
    }
}
