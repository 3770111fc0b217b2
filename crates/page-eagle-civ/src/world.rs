//! The map as it is drawn: 1250 by 800 units, joined at its left and right edge.
//!
//! The ground and the outlines of all areas are symbols of the icon file, which `art/world.py` draws from the map data; the
//! page only says which of them are shown, and where pieces stand. The [seam](World) at which the round world is cut open
//! can be moved: then everything is shown so much further to the right, and what crosses the edge is shown twice.

mod places;

use game_eagle_civ::Area;
use look::Markup;
use maud::html;

use crate::icons::ICONS;
use crate::page::Page;

/// The width of the world.
pub const WIDTH: f32 = 1250.0;
/// The height of the world.
pub const HEIGHT: f32 = 800.0;

/// Where an area is on the map.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Where its pieces stand.
    pub stand: (f32, f32),
    /// The middle of its name.
    pub name: (f32, f32),
    /// By how many degrees the name is turned.
    pub turn: i16,
    /// Whether the name has much room.
    pub wide: bool,
    /// How far it reaches from left to right.
    pub reach: (f32, f32),
}

/// Where the round world is cut open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct World {
    /// By how much everything is shown further to the right.
    pub shift: f32,
}

impl World {
    /// With the Atlantic in the middle, or, with `seam=atlantic`, the Pacific.
    pub fn named(seam: Option<&str>) -> Self {
        Self { shift: if seam == Some("atlantic") { WIDTH / 2.0 } else { 0.0 } }
    }

    /// Whether the Pacific is in the middle.
    pub fn is_turned(self) -> bool {
        self.shift > 0.0
    }

    /// A place on the map as it is shown.
    pub fn at(self, (x, y): (f32, f32)) -> (f32, f32) {
        (if x + self.shift >= WIDTH { x + self.shift - WIDTH } else { x + self.shift }, y)
    }

    /// Where the pieces of an area stand.
    pub fn stand(self, area: Area) -> (f32, f32) {
        self.at(place(area).stand)
    }

    /// By how much the outline of an area is moved: to one place, or to both sides of the edge.
    pub fn moves(self, area: Area) -> Vec<f32> {
        let (from, to) = place(area).reach;
        let near = (from + self.shift < WIDTH).then_some(self.shift);
        let far = (to + self.shift > WIDTH).then_some(self.shift - WIDTH);
        near.into_iter().chain(far).collect()
    }
}

/// Where an area is on the map.
pub fn place(area: Area) -> &'static Place {
    &places::PLACES[area.index()]
}

/// The id of an area.
pub const fn id(area: Area) -> &'static str {
    match area {
        Area::Land(region) => region.id(),
        Area::Sea(zone) => zone.id(),
    }
}

/// The area with this id.
pub fn named(name: &str) -> Option<Area> {
    Area::all().find(|area| id(*area) == name)
}

/// The symbol of a drawing of an area: its outline (`area`), or its color (`realm`).
pub fn symbol(drawing: &str, area: Area) -> String {
    format!("ec-{drawing}-{}", id(area).replace('_', "-"))
}

/// An area drawn with this class, wherever it is shown.
pub fn outline(page: &Page<'_>, drawing: &str, class: &str, area: Area) -> Markup {
    let href = ICONS.href(&symbol(drawing, area));
    html! {
        @for x in page.world.moves(area) {
            use class=(class) href=(href) x=[(x != 0.0).then_some(x)] {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_area_is_shown_wherever_the_world_is_cut() {
        for world in [World::named(None), World::named(Some("atlantic"))] {
            for area in Area::all() {
                let (x, y) = world.stand(area);
                assert!((0.0..WIDTH).contains(&x) && (0.0..HEIGHT).contains(&y), "{area:?} at {x}, {y}");
                assert!((1..=2).contains(&world.moves(area).len()), "{area:?}");
                assert_eq!(named(id(area)), Some(area));
            }
        }
    }
}
