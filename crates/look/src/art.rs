//! Drawings that are put into a page, so that its style sheets reach them.

use std::sync::OnceLock;

use maud::{Markup, PreEscaped, html};

use crate::asset::sprite;

/// The symbols of terrain and pieces (`#woods`, `#pawn`, `#cube`, `#capital`, `#ring` …), once per
/// page, before anything refers to them.
#[must_use]
pub fn pieces() -> Markup {
    html! {
        svg.defs id="piece-symbols" width="0" height="0" aria-hidden="true" {
            (PreEscaped(include_str!("../art/pieces.svg")))
        }
    }
}

/// The picture of a game on its tile of the start page; it needs [`pieces`] on the same page.
#[must_use]
pub fn vignette(game: &str) -> Markup {
    static DRAWN: OnceLock<[String; 4]> = OnceLock::new();
    let drawn = DRAWN.get_or_init(|| VIGNETTES.map(|(_, source)| source.replace("{sprite}", sprite())));
    let place = VIGNETTES.iter().position(|(id, _)| *id == game);
    html! { @if let Some(place) = place { (PreEscaped(&drawn[place])) } }
}

const VIGNETTES: [(&str, &str); 4] = [
    ("golden-ages", include_str!("../art/golden-ages.svg")),
    ("through-the-ages", include_str!("../art/through-the-ages.svg")),
    ("new-dawn", include_str!("../art/new-dawn.svg")),
    ("eagle-civ", include_str!("../art/eagle-civ.svg")),
];
