//! The printed ground: cardboard, water, coast, terrain, grid and seams. It never changes once it lies there.

use game_new_dawn::cards::Terrain;
use game_new_dawn::hex::{Direction, Hex};
use look::curve::{Waver, figure, tenths};
use look::{Markup, html};

use super::coast::{Land, region, shore};
use super::grid::{Corner, Edge, at, outline, point, polygon};

/// The terrains in the order in which they are painted, each with its class.
const TERRAINS: [(Terrain, &str); 6] = [
    (Terrain::Grassland, "grassland"),
    (Terrain::Hills, "hills"),
    (Terrain::Forest, "forest"),
    (Terrain::Desert, "desert"),
    (Terrain::Mountain, "mountain"),
    (Terrain::NaturalWonder, "natural_wonder"),
];

/// A ground with the outlines of its tiles; `name` begins the ids, so that several can be drawn on one page.
pub fn ground(name: &str, land: &Land, seams: &[Vec<Corner>]) -> Markup {
    let hexes = land.keys().copied().collect();
    let shore = shore(land);
    let (all, coast, dry) =
        (format!("#{name}-outline"), format!("#{name}-coast"), format!("url(#{name}-dry)"));
    let has_coast = !shore.line.is_empty();
    let seams: String = seams.iter().map(|seam| polygon(seam.iter().map(|at| point(*at)))).collect();
    html! {
        g id={ (name) "-ground" } {
            defs {
                path id={ (name) "-outline" } d=(outline(&hexes)) {}
                @if has_coast { path id={ (name) "-coast" } d=(shore.line) {} }
                path id={ (name) "-seams" } d=(seams) {}
                clipPath id={ (name) "-all" } { use href=(all) {} }
                clipPath id={ (name) "-dry" } { path d=(shore.land) {} }
            }
            g.cardboard { g.turned { use.board-cast href=(all) {} } }
            g.thick { g.turned { use.board-thick href=(all) {} } }
            g.turned {
                use.g-water href=(all) {}
                @if has_coast {
                    g clip-path={ "url(#" (name) "-all)" } {
                        @for class in ["g-line4", "g-gap4", "g-line3", "g-gap3", "g-shelf"] {
                            use class=(class) href=(coast) {}
                        }
                    }
                }
                g clip-path=(dry) {
                    @for (terrain, class) in TERRAINS {
                        @let path = region(land, terrain);
                        @if !path.is_empty() { path class={ "g g-" (class) } d=(path) {} }
                    }
                    @if has_coast { use.g-beach href=(coast) {} }
                }
                @if has_coast { use.g-coast href=(coast) {} }
                path.g-grid d=(grid(land)) {}
                use.g-seam-light href={ "#" (name) "-seams" } {}
                use.g-seam href={ "#" (name) "-seams" } {}
                use.g-edge href=(all) {}
            }
        }
    }
}

/// Three edges of every hex; the others are those of its neighbors.
fn grid(land: &Land) -> String {
    let mut path = String::new();
    for hex in land.keys() {
        let start = point(Edge { hex: *hex, facing: Direction::East }.from());
        path += &format!("M{} {}v50l-43.3 25-43.3-25", figure(tenths(start.x)), figure(tenths(start.y)));
    }
    path
}

/// The picture of a space. With a piece on it, it moves up and becomes smaller, so that it can still be read.
pub fn scene(hex: Hex, terrain: Terrain, natural: Option<&str>, is_back: bool) -> Markup {
    let picture = match (terrain, natural) {
        (Terrain::NaturalWonder, Some(natural)) => natural.to_owned(),
        (Terrain::NaturalWonder, None) => return Markup::default(),
        _ => format!("{}-{}", terrain.id(), variant(hex)),
    };
    let back = if is_back { " is-back" } else { "" };
    html! { use href={ "#t-" (picture) } class={ "scene " (at(hex)) (back) } {} }
}

/// One of the three pictures of a terrain, always the same at the same place.
fn variant(hex: Hex) -> u8 {
    let part = |value: i8| usize::from((i16::from(value) + 128).unsigned_abs());
    let mut hand = Waver::new(part(hex.q) * 977 + part(hex.r) * 31 + 7);
    let (_, third) = (hand.next(1.0), hand.next(1.5));
    if third < -0.5 {
        1
    } else if third < 0.5 {
        2
    } else {
        3
    }
}
