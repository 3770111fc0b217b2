//! The JSON API: the same as the pages, for programs. `/api/openapi.json` describes it.
//!
//! Visitors are known by their cookie or by `Authorization: Bearer TOKEN`, the token being that of
//! `POST /api/guest`. A refusal is `{"message", "rule"}` with a status of 4xx.

mod decide;
mod people;
mod seats;
mod tables;
mod talk;
mod view;

use std::sync::LazyLock;

pub use people::Strength;

use crate::chrome::{Chrome, Nav};
use crate::visitor::Visitor;
use crate::{AppState, Error, say};
use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use look::part::panel;
use look::{Markup, html};
use serde_json::Value;

/// The description, kept by hand. A test holds it against the answers.
static DESCRIPTION: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("api/openapi.json")).expect("a test reads it"));

/// The routes.
pub fn router() -> Router<AppState> {
    Router::new()
        .route("/api", get(document))
        .route("/api/openapi.json", get(|| async { Json(&*DESCRIPTION) }))
        .route("/api/guest", post(tables::guest))
        .route("/api/games", get(tables::games))
        .route("/api/players/{login}", get(people::player))
        .route("/api/ratings/{game}", get(people::ratings))
        .route("/api/people", get(people::here))
        .route("/api/tournaments/{tournament}", get(people::tournament))
        .route("/api/tables", get(tables::open_tables).post(tables::create))
        .route("/api/tables/{id}", get(tables::table))
        .route("/api/tables/{id}/seats/{seat}", post(seats::change))
        .route("/api/tables/{id}/view", get(view::view))
        .route("/api/tables/{id}/legal", get(view::legal))
        .route("/api/tables/{id}/refused", get(view::refused))
        .route("/api/tables/{id}/log", get(view::log))
        .route("/api/tables/{id}/changes", get(view::changes))
        .route("/api/tables/{id}/play", post(decide::play))
        .route("/api/tables/{id}/undo", post(decide::undo))
        .route("/api/tables/{id}/chat", get(talk::chat).post(talk::say))
}

/// The description for people.
async fn document(State(state): State<AppState>, visitor: Visitor) -> Result<Markup, Error> {
    let words = visitor.words;
    let body = html! {
        h1 { "API" }
        p.page__lead { (say!(words, "api-lead")) " " a href="/api/openapi.json" { "openapi.json" } }
        (panel("endpoints", say!(words, "api-title"), html! {
            div.table__wrap tabindex="0" role="group" {
                table.table lang="en" {
                    @for (path, method, summary) in operations() {
                        tr {
                            td { code { (method) } }
                            td { code { (path) } }
                            td { (summary) }
                        }
                    }
                }
            }
        }))
    };
    Ok(Chrome::of(&state, &visitor).await?.document("API", Nav::Elsewhere, &body))
}

/// Path, method and summary of everything that is described.
fn operations() -> impl Iterator<Item = (&'static str, String, &'static str)> {
    let paths = DESCRIPTION["paths"].as_object().into_iter().flatten();
    paths.flat_map(|(path, item)| {
        item.as_object().into_iter().flatten().map(|(method, operation)| {
            (path.as_str(), method.to_uppercase(), operation["summary"].as_str().unwrap_or_default())
        })
    })
}
