//! The map: one drawing of hexes with an outer radius of 50 units, from the cloth up to the targets.
//!
//! The ground is drawn once and turned as a whole; everything upright sits at its space by its classes (`at q-3 r5`), so
//! that it stays upright when the map is turned, and a move is a change of classes.

mod coast;
mod fit;
mod ghosts;
mod grid;
mod ground;
mod kept;
mod moves;
mod overlay;
mod pieces;
mod symbols;
mod targets;
pub mod tips;

use engine::msg;
use game_new_dawn::cards::{Natural, Tile};
use game_new_dawn::hex::outline;
use game_new_dawn::map::Map;
use game_new_dawn::state::Table;
use look::board::{Board, Tools};
use look::curve::{figure, tenths};
use look::{Markup, PreEscaped, html};

use crate::laying::Laying;
use crate::page::Page;

pub use fit::Fit;
pub use ghosts::thumb;
pub use grid::Hexes;
pub use symbols::terrain_picture;

/// Where everything lies in the drawing.
pub struct Layout {
    /// How the map is turned and shifted.
    pub fit: Fit,
    ground: std::sync::Arc<kept::Ground>,
}

impl Layout {
    /// For the map that lies there, and while a tile is laid for all places where it may come to lie.
    pub fn new(table: &Table, laying: Option<&Laying>) -> Self {
        let ground = kept::ground(&table.map, table.options.tiles);
        let Some(laying) = laying else { return Self { fit: ground.fit, ground } };
        let mut hexes: Hexes = table.map.on_map().iter().map(|space| table.map.hex(space)).collect();
        hexes.extend(laying.all.iter().flat_map(|placement| placement.hexes()));
        Self { fit: Fit::of(&hexes), ground }
    }
}

/// The map with its tools.
pub fn board(page: &Page<'_>) -> Markup {
    let [zoom_in, zoom_out, zoom_fit, as_text] =
        [msg!("zoom-in"), msg!("zoom-out"), msg!("zoom-fit"), msg!("map-as-text")]
            .map(|word| page.say(&word));
    let words = Tools { zoom_in: &zoom_in, zoom_out: &zoom_out, zoom_fit: &zoom_fit, as_text: &as_text };
    let side = figure(tenths(page.layout.fit.side));
    look::board::board(&Board {
        label: &page.say(&msg!("map-label", tiles = page.table.map.tiles().len())),
        view_box: &format!("0 0 {side} {side}"),
        defs: symbols::defs(page),
        view: turned(page, &layers(page)),
        rim: Markup::default(),
        tips: html! { (crate::world::world(page)) (tips::tips(page)) (names_switch(page)) (news_switch(page)) },
        words,
        text_form: page.on.text_form,
    })
}

/// A switch that writes the name of every space on the map.
fn names_switch(page: &Page<'_>) -> Markup {
    let name = page.say(&msg!("show-names"));
    html! {
        label.btn.btn--icon.names-switch title=(name) {
            input.visually-hidden type="checkbox" id="show-names" data-keep autocomplete="off" aria-label=(name);
            span aria-hidden="true" { "7a" }
        }
    }
}

/// A switch that puts away what has happened since the last decision; switched back, it is told once more.
fn news_switch(page: &Page<'_>) -> Markup {
    let name = page.say(&msg!("hide-news"));
    let has_news = page.on.fresh.iter().any(|event| pieces::place_of(event).is_some());
    html! {
        @if has_news {
            label.btn.btn--icon.names-switch.news-switch title=(name) {
                input.visually-hidden type="checkbox" id="hide-news" data-keep autocomplete="off" aria-label=(name);
                (look::part::icon("i-eye"))
            }
        }
    }
}

/// Turned and put into the middle of the window.
fn turned(page: &Page<'_>, content: &Markup) -> Markup {
    let fit = page.layout.fit;
    let shift =
        |at: look::curve::Point| format!("translate({} {})", figure(tenths(at.x)), figure(tenths(at.y)));
    html! {
        g class=(fit.classes()) {
            g.off-wide transform=(shift(fit.off_wide)) {
                g.off-tall transform=(shift(fit.off_tall)) { (content) }
            }
        }
    }
}

/// What lies on the table, from the ground up.
fn layers(page: &Page<'_>) -> Markup {
    html! {
        (page.layout.ground.markup())
        (pieces::realms(page))
        (pieces::scenery(page))
        (pieces::fresh(page))
        (pieces::soon(page))
        (targets::refusals(page))
        (pieces::pieces(page))
        (pieces::names(page))
        (overlay::overlays(page))
        (targets::targets(page))
        (ghosts::ghosts(page))
        (targets::clash(page))
    }
}

/// The ground of the tiles that lie there.
fn map_ground(name: &str, map: &Map) -> Markup {
    let land = map.on_map().iter().map(|space| (map.hex(space), map.terrain_of(space))).collect();
    let seams: Vec<_> = map.tiles().iter().map(|laid| outline(&laid.placement.hexes())).collect();
    ground::ground(name, &land, &seams)
}

/// A number of a tile with the letter of its side.
fn tile_name(tile: Tile, side: game_new_dawn::cards::Side) -> String {
    format!("{}{}", tile.number(), crate::laying::letter(side))
}

/// The drawings that everything on the map is made from, one in a line, without the natural wonders of other maps.
fn art(page: &Page<'_>) -> Markup {
    let missing: Vec<String> = Natural::ALL
        .iter()
        .filter(|natural| !symbols::may_be_seen(page, page.table.map.natural(**natural)))
        .map(|natural| format!("<g id=\"t-{}\"", natural.id()))
        .collect();
    let is_there = |line: &&str| !missing.iter().any(|start| line.starts_with(start));
    let shown: String = include_str!("../assets/art.svg").lines().filter(is_there).collect();
    html! { g id="nd-art" { (PreEscaped(shown)) } }
}
