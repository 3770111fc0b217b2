//! What makes the page an app of its own, for whoever wants that: its manifest, and the worker that shows notices.

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use look::asset::{self, href};
use look::page::{MANIFEST, WORKER};
use serde_json::json;

use crate::visitor::Visitor;
use crate::{AppState, Error, say};

pub fn router() -> Router<AppState> {
    Router::new().route(MANIFEST, get(manifest)).route(WORKER, get(worker))
}

async fn manifest(visitor: Visitor) -> impl IntoResponse {
    let icon = |name: &str, sizes: &str, kind: &str, purpose: &str| json!({ "src": href(name), "sizes": sizes, "type": kind, "purpose": purpose });
    let manifest = json!({
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "name": "Civitas",
        "short_name": "Civitas",
        "description": say!(visitor.words, "install-description"),
        "lang": visitor.words.0.tag(),
        "display": "standalone",
        "background_color": "#27384c",
        "theme_color": "#27384c",
        "icons": [
            icon("favicon.svg", "any", "image/svg+xml", "any"),
            icon("icon-192.png", "192x192", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "any"),
            icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
        ],
    });
    ([(CONTENT_TYPE, "application/manifest+json")], manifest.to_string())
}

/// At the root, so that it is responsible for all pages. What it says without a network stands in it: nothing is kept.
async fn worker(visitor: Visitor) -> Result<impl IntoResponse, Error> {
    let words = visitor.words;
    let offline = json!({
        "language": words.0.tag(),
        "title": "Civitas",
        "text": say!(words, "offline-page"),
        "again": say!(words, "offline-again"),
    });
    let worker = asset::find(&format!("{}/worker.js", asset::digest())).ok_or(Error::NotFound)?;
    let icon = json!(href("icon-192.png"));
    let script = format!("const OFFLINE = {offline};\nconst ICON = {icon};\n");
    let script = script + &String::from_utf8_lossy(&worker.bytes);
    Ok(([(CONTENT_TYPE, worker.content_type)], script))
}
