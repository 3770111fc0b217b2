//! The JSON API: the same as the pages, for programs. `/api/openapi.json` describes it.
//!
//! Whoever asks is known by their cookie or by `Authorization: Bearer TOKEN`, the token being that of
//! `POST /api/guest`. A refusal is `{"message", "rule"}` with a status of 4xx.

mod decide;
mod seats;
mod tables;
mod talk;
mod view;

use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use look::part::panel;
use look::{Markup, html};
use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::chrome::{Chrome, Nav};
use crate::visitor::Visitor;
use crate::{AppState, Error, say};

#[derive(OpenApi)]
#[openapi(info(title = "Civitas", description = "Tables, positions and decisions, as the pages have them."))]
struct Description;

/// The routes.
pub fn router() -> Router<AppState> {
    let (router, description) = described().split_for_parts();
    let page = description.clone();
    router
        .route("/api/openapi.json", get(|| async { Json(description) }))
        .route("/api", get(|state, visitor| document(state, visitor, page)))
}

fn described() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(tables::guest))
        .routes(routes!(tables::games))
        .routes(routes!(tables::create))
        .routes(routes!(tables::table))
        .routes(routes!(seats::change))
        .routes(routes!(view::view))
        .routes(routes!(view::legal))
        .routes(routes!(view::refused))
        .routes(routes!(view::log))
        .routes(routes!(view::changes))
        .routes(routes!(decide::play))
        .routes(routes!(decide::undo))
        .routes(routes!(talk::chat, talk::say))
}

/// The description for people.
async fn document(
    State(state): State<AppState>,
    visitor: Visitor,
    description: utoipa::openapi::OpenApi,
) -> Result<Markup, Error> {
    let words = visitor.words;
    let body = html! {
        h1 { "API" }
        p.page__lead { (say!(words, "api-lead")) " " a href="/api/openapi.json" { "openapi.json" } }
        (panel("endpoints", say!(words, "api-title"), html! {
            div.table__wrap {
                table.table lang="en" {
                    @for (path, item) in &description.paths.paths {
                        @for (method, operation) in operations(item) {
                            tr {
                                td { code { (method) } }
                                td { code { (path) } }
                                td { (operation.summary.as_deref().unwrap_or_default()) }
                            }
                        }
                    }
                }
            }
        }))
    };
    Ok(Chrome::of(&state, &visitor).await?.document("API", Nav::Elsewhere, &body))
}

fn operations(item: &PathItem) -> impl Iterator<Item = (&'static str, &Operation)> {
    [("GET", &item.get), ("POST", &item.post)]
        .into_iter()
        .filter_map(|(method, found)| Some((method, found.as_ref()?)))
}
