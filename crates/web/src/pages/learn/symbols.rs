//! What the symbols of a game mean: as data for the script of its page, and as a list for whoever has no script or no pointer.

use std::collections::{BTreeMap, BTreeSet};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use catalog::Kind;
use look::legend::{drawn, symbols};
use look::part::icon;
use look::{Markup, Regions, html};

use crate::words::{Words, language_of};
use crate::{AppState, Error, say};

/// Names and meanings by the ids of the symbols.
pub async fn told(
    State(state): State<AppState>,
    Path((game, language)): Path<(String, String)>,
) -> Result<impl IntoResponse, Error> {
    let kind = state.game(&game)?;
    let language = language_of(&language).ok_or(Error::NotFound)?;
    let legend = symbols(kind.how_to_play(language)).map(|symbol| (symbol.id, [symbol.name, symbol.text]));
    let legend: BTreeMap<&str, [&str; 2]> = legend.collect();
    // The same as long as the program runs; a newer one may explain more.
    Ok(([(CACHE_CONTROL, "public, max-age=600")], Json(legend)))
}

/// Where the script of a game page says what a symbol means.
#[must_use]
pub fn line(kind: &'static dyn Kind, words: Words) -> Markup {
    let from = format!("/learn/{}/symbols/{}", kind.info().id, words.0.tag());
    html! { div.tooltip.symbol id="symbol" role="tooltip" hidden data-keep data-from=(from) {} }
}

/// The symbols of a page with their meanings.
#[must_use]
pub fn list(kind: &'static dyn Kind, words: Words, regions: &Regions) -> Markup {
    let Regions { track, board, ask, mat, rivals, open } = regions;
    let parts = [track, board, ask, mat, rivals, open];
    let on_page: BTreeSet<&str> = parts.iter().flat_map(|part| drawn(&part.0)).collect();
    let here: Vec<_> =
        symbols(kind.how_to_play(words.0)).filter(|symbol| on_page.contains(symbol.id)).collect();
    let sprite = kind.cover().sprite;
    html! {
        @if !here.is_empty() {
            p.label id="help-symbols" { (say!(words, "help-symbols")) }
            ul.symbols {
                @for symbol in here {
                    li {
                        (sprite.map_or_else(|| icon(symbol.id), |sprite| sprite.icon(symbol.id)))
                        span { b { (symbol.name) } ": " (symbol.text) }
                    }
                }
            }
        }
    }
}
