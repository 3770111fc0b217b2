//! What Civitas is, and whose work it stands on.

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use look::asset::{icon_authors, icons};
use look::part::panel;
use look::{Markup, html};

use crate::chrome::{Chrome, Nav};
use crate::visitor::Visitor;
use crate::{AppState, Error, say};

pub fn router() -> Router<AppState> {
    Router::new().route("/about", get(show)).route("/about/licenses", get(|| async { LICENSES }))
}

/// The licenses of everything that is built in, as `cargo xtask licenses` has collected them.
const LICENSES: &str = include_str!("licenses.txt");

async fn show(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let title = say!(words, "about-title");
    let body = html! {
        h1 { (title) }
        p.page__lead { (say!(words, "about-lead")) }
        (panel("promises", say!(words, "about-promises"), html! {
            ul.panel__body.prose.stack {
                li { (say!(words, "about-any-mode")) }
                li { (say!(words, "about-no-leak")) }
                li { (say!(words, "about-bots")) }
                li { (say!(words, "about-why")) }
                li { (say!(words, "about-keep")) }
            }
        }))
        (panel("credits", say!(words, "about-credits"), html! {
            ul.panel__body.prose.stack {
                li { (say!(words, "about-icons")) " " a href="https://game-icons.net" rel="noreferrer" { "game-icons.net" } ", CC BY 3.0: " (authors(&state)) "." }
                li { (say!(words, "about-fonts")) }
                li { (say!(words, "about-map")) }
                li { (say!(words, "about-marks")) }
            }
        }))
        (panel("account", say!(words, "about-software"), html! {
            ul.panel__body.prose.stack {
                li { (say!(words, "about-license")) " " a href="/api" { "API" } }
                li { (say!(words, "about-version", version = env!("CARGO_PKG_VERSION"))) }
                li { a href="/about/licenses" { (say!(words, "about-licenses")) } }
            }
        }))
    };
    Ok(Chrome::of(&state, &visitor).await?.document(&title, Nav::Elsewhere, &body))
}

/// Everybody who drew one of the icons.
fn authors(state: &AppState) -> String {
    let own = state.games.iter().filter_map(|kind| kind.cover().sprite).map(|sprite| sprite.file().text());
    icon_authors(own.chain([icons()])).join(", ")
}
