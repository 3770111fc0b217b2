//! The names of the areas, printed on the map.

use game_eagle_civ::Area;
use look::{Markup, html};

use crate::page::Page;
use crate::world::place;

/// The height of a line.
const LINE: u8 = 15;

/// The names of all areas.
pub fn names(page: &Page<'_>) -> Markup {
    html! { g.names id="names" aria-hidden="true" { @for area in Area::all() { (name(page, area)) } } }
}

fn name(page: &Page<'_>, area: Area) -> Markup {
    let place = place(area);
    let (x, y) = page.world.at(place.name);
    let text = page.name(area.name());
    let class = match (area.is_sea(), place.wide) {
        (false, _) => "nm",
        (true, false) => "sm",
        (true, true) => "sm sm--big",
    };
    let turned = (place.turn != 0).then(|| format!("rotate({} {x} {y})", place.turn));
    let lines = if area.is_sea() && !place.wide && place.turn == 0 { lines(text) } else { vec![text] };
    html! {
        text class=(class) x=(x) y=(y) transform=[turned] {
            @if let [line] = lines[..] { (line) } @else {
                @for (number, line) in lines.iter().enumerate() {
                    tspan x=(x) dy=(if number == 0 { 0 } else { LINE }) { (line) }
                }
            }
        }
    }
}

/// A long name in two lines, broken at the space nearest to its middle.
fn lines(text: &str) -> Vec<&str> {
    let middle = text.len() / 2;
    let spaces = text.match_indices(' ').map(|(at, _)| at);
    match spaces.min_by_key(|at| at.abs_diff(middle)).filter(|_| text.chars().count() > 11) {
        Some(at) => vec![&text[..at], &text[at + 1..]],
        None => vec![text],
    }
}
