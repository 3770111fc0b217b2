//! Drawings that are put into a page, so that its style sheets reach them.

use maud::{Markup, PreEscaped, html};

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
