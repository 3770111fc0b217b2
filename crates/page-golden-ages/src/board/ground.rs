//! The ground: sea, islands, laid tiles with their coast, terrain, symbols, and the wooden rim.

use game_golden_ages::map::{Side, Space};
use game_golden_ages::view::{Ground, MapSpace};
use look::asset::icon_href;
use look::curve::{Point, Waver, smooth};
use look::{Markup, html};

use super::coast::{Land, shore};
use super::{COLUMNS, ROWS, at, left, top};
use crate::icons;
use crate::page::Page;

const GRID: &str = "M128 28v600M228 28v600M328 28v600M428 28v600M528 28v600M628 28v600M728 28v600M828 28v600M928 28v600M28 128h1000M28 228h1000M28 328h1000M28 428h1000M28 528h1000";

/// Shapes that are used more than once.
pub fn defs(page: &Page<'_>) -> Markup {
    let shore = shore(&land_of(page.view.map.iter()));
    html! {
        defs {
            path id="land" d=(shore.land) {}
            path id="coast" d=(shore.line) {}
            linearGradient id="wood-grain" x1="0" y1="0" x2="1" y2="1" {
                stop.rim-a offset="0" {}
                stop.rim-b offset=".5" {}
                stop.rim-a offset="1" {}
            }
            clipPath id="land-clip" { use href="#land" clip-rule="evenodd" {} }
            clipPath id="ocean-clip" { rect x="28" y="28" width="1000" height="600" {} }
            g id="isles" {
                @for space in page.view.map.iter().filter(|space| space.ground == Ground::Island) {
                    path id={ "isle-" (space.at) } d=(island(space.at)) {}
                }
            }
            g id="tiles" {
                @for laid in &page.view.laid {
                    @if let Some(footprint) = laid.footprint() {
                        path id={ "tile-" (laid.tile.id()) } d=(outline(footprint.spaces.iter())) {}
                    }
                }
            }
        }
    }
}

/// The land sides of all spaces that are covered.
pub fn land_of<'a>(spaces: impl Iterator<Item = &'a MapSpace>) -> Land {
    let mut land = Land::default();
    for space in spaces.filter(|space| space.ground == Ground::Continent) {
        let sides = Side::ALL.map(|side| space.land.contains(side));
        land[usize::from(space.at.row())][usize::from(space.at.col())] = Some(sides);
    }
    land
}

/// A printed island: a round line that wavers.
fn island(space: Space) -> String {
    const POINTS: u8 = 12;
    let (row, column) = (usize::from(space.row()), usize::from(space.col()));
    let middle = Point::new(left(column) + 50.0, top(row) + 50.0);
    let mut waver = Waver::new(100 + space.index());
    let (wide, high) = (36.0 + waver.next(2.5), 29.0 + waver.next(2.0));
    let point = |step: u8| {
        let angle = f32::from(step) * std::f32::consts::TAU / f32::from(POINTS);
        let reach = 1.0 + waver.next(0.15);
        middle + Point::new(angle.cos() * wide * reach, angle.sin() * high * reach)
    };
    smooth(&(0..POINTS).map(point).collect::<Vec<_>>(), true)
}

/// The outline of a tile: every side of its spaces that none of them shares, one after the other.
pub fn outline(spaces: impl Iterator<Item = Space>) -> String {
    let corners: [(usize, usize); 4] = [(0, 0), (0, 1), (1, 1), (1, 0)];
    let mut edges: Vec<((usize, usize), (usize, usize))> = Vec::new();
    for space in spaces {
        let (row, column) = (usize::from(space.row()), usize::from(space.col()));
        for side in 0..4 {
            let corner = |at: usize| (row + corners[at % 4].0, column + corners[at % 4].1);
            let edge = (corner(side), corner(side + 1));
            match edges.iter().position(|known| (known.1, known.0) == edge) {
                Some(shared) => {
                    edges.swap_remove(shared);
                }
                None => edges.push(edge),
            }
        }
    }
    let mut path = String::new();
    while let Some((start, mut end)) = edges.pop() {
        path += &Point::new(left(start.1), top(start.0)).moved();
        while end != start {
            path += &Point::new(left(end.1), top(end.0)).lined();
            let Some(next) = edges.iter().position(|edge| edge.0 == end) else { break };
            end = edges.swap_remove(next).1;
        }
        path.push('z');
    }
    path
}

/// Sea, islands, tiles, coast and grid: turned as a whole on a tall screen.
pub fn ground(page: &Page<'_>) -> Markup {
    html! {
        g.ground id="ground" aria-hidden="true" {
            g clip-path="url(#ocean-clip)" {
                rect.ocean x="28" y="28" width="1000" height="600" {}
                (compass())
                rect.ocean-rim x="28" y="28" width="1000" height="600" {}
                path.grid d=(GRID) {}
                use.shoal href="#isles" stroke-width="26" opacity=".35" {}
                use.shoal href="#isles" stroke-width="14" opacity=".6" {}
            }
            use.isles href="#isles" {}
            use.tiles-shadow href="#tiles" {}
            use.tiles href="#tiles" {}
            use.wave.wave-line href="#coast" stroke-width="17" {}
            use.wave.wave-gap href="#coast" stroke-width="15" {}
            use.wave.wave-line href="#coast" stroke-width="10" {}
            use.wave.wave-gap href="#coast" stroke-width="8.4" {}
            use.land-cast href="#land" {}
            use.land href="#land" {}
            g clip-path="url(#land-clip)" {
                use.land-edge href="#coast" {}
                use.land-glint href="#coast" {}
                path.grid.grid--land d=(GRID) {}
                use.tile-seam href="#tiles" {}
            }
            use.coast href="#coast" {}
        }
        (ship(page))
    }
}

/// The rose of the winds, with lines over the whole sea.
fn compass() -> Markup {
    html! {
        path.rhumb d="M128 528l1100 0M128 528l1016 421M128 528l778 778M128 528l421 1016M128 528l0 1100M128 528l-421 1016M128 528l-778 778M128 528l-1016 421M128 528l-1100 0M128 528l-1016 -421M128 528l-778 -778M128 528l-421 -1016M128 528l-0 -1100M128 528l421 -1016M128 528l778 -778M128 528l1016 -421" {}
        circle.rose cx="128" cy="528" r="62" {}
        circle.rose cx="128" cy="528" r="56" {}
        path.rose--fill d="m128 462 10 56-10 10-10-10zm0 132-10-56 10-10 10 10zm-66-66 56-10 10 10-10 10zm132 0-56 10-10-10 10-10z" {}
    }
}

/// An engraved ship, on open sea only.
fn ship(page: &Page<'_>) -> Markup {
    let is_sea =
        |text: &&str| text.parse().is_ok_and(|space: Space| page.view.space(space).ground == Ground::Sea);
    let place = ["I2", "B1", "B6", "J6", "A1"].into_iter().find(is_sea).and_then(|text| text.parse().ok());
    html! {
        @if let Some(space) = place {
            g.(at(space)) aria-hidden="true" {
                use.engraved href=(icon_href("i-ship")) x="-38" y="-40" width="76" height="76" {}
            }
        }
    }
}

/// The terrain of every space that shows a resource.
pub fn scenery(page: &Page<'_>) -> Markup {
    html! {
        g aria-hidden="true" id="scenery" {
            @for space in &page.view.map {
                @if let Some(resource) = space.symbols.first().filter(|_| !space.hidden) {
                    use.terrain.terrain--isle[space.ground == Ground::Island].(at(space.at))
                        href={ "#" (icons::terrain(*resource)) } {}
                }
            }
        }
    }
}

/// The symbols as ivory counters.
pub fn symbols(page: &Page<'_>) -> Markup {
    html! {
        g aria-hidden="true" id="symbols" {
            @for space in page.view.map.iter().filter(|space| !space.hidden) {
                @for (place, resource) in space.symbols.iter().enumerate() {
                    (counter(&format!("{} n{}", at(space.at), place + 1), icons::resource(*resource)))
                }
            }
        }
    }
}

/// A counter with the icon of a resource.
pub fn counter(place: &str, resource: &str) -> Markup {
    html! {
        g.token.(format!("token--{resource}")).(place) {
            use href="#counter" {}
            use.token__icon href=(icon_href(&format!("i-{resource}"))) x="-9.5" y="-9.5" width="19" height="19" {}
        }
    }
}

/// The wooden rim with coordinates and the passages at the sides. The rim stays where it is when
/// the board is enlarged; the coordinates go along.
pub fn rim() -> Markup {
    let edges = [("label-a", "M1.5 14l-5 4.5 5 4.5z"), ("label-b", "M-2 14l5 4.5-5 4.5z")];
    html! {
        g aria-hidden="true" id="rim" {
            path.rim.rim--wide fill-rule="evenodd" d="M0 0h1056v656H0zM28 28v600h1000V28z" {}
            path.rim.rim--tall fill-rule="evenodd" d="M0 0h656v1056H0zM28 28v1000h600V28z" {}
            g.ground { rect.rim-line x="26.5" y="26.5" width="1003" height="603" {} }
            @for (edge, passage) in edges {
                @for (column, letter) in ('A'..='J').enumerate().take(COLUMNS) {
                    text.label-col.(edge).(format!("c{column}")) { (letter) }
                }
                @for row in 0..ROWS {
                    g.label-row.(edge).(format!("r{row}")) { text { (row + 1) } path.passage d=(passage) {} }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outline_of_a_tile_goes_round_its_spaces() {
        let spaces = ["E3", "F3"].map(|text| text.parse::<Space>().unwrap());
        let path = outline(spaces.into_iter());
        assert_eq!((path.matches('M').count(), path.matches('L').count()), (1, 5));
        let corner = ["B3", "B4", "C4"].map(|text| text.parse::<Space>().unwrap());
        assert_eq!(outline(corner.into_iter()).matches('L').count(), 7);
    }
}
