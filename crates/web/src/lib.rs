//! The pages and the server of Civitas.
//!
//! [`app`] is the whole of it as a service that can be asked without a socket; [`serve`] listens.
//! A request goes through the [layers], finds out [who asks](visitor), and ends in one of
//! the [pages] or in the [api]; both do what can be done at a [table]. What a viewer gets is made
//! from their view alone. [Bots](bots) and [live changes](live) run beside the requests.
#![allow(missing_docs, reason = "a doc line says something or is not there")]

mod apart;
pub mod api;
pub mod bots;
pub mod caretaker;
pub mod chrome;
pub mod connections;
pub mod dress;
pub mod error;
pub mod layers;
pub mod live;
pub mod metrics;
pub mod moment;
pub mod names;
pub mod notices;
pub mod pages;
pub mod pairing;
pub mod passwords;
pub mod prefs;
pub mod presence;
pub mod proxies;
pub mod rulebook;
pub mod sealed;
mod serve;
pub mod state;
pub mod table;
pub mod throttle;
pub mod tournaments;
pub mod visitor;
pub mod waiting;
pub mod words;

use axum::Router;

pub use error::Error;
pub use serve::{ServeError, Serving, serve};
pub use state::{AppState, Config};

/// The largest body of a request that brings no match file.
pub const LARGEST_BODY: usize = 64 * 1024;

/// Everything that is answered.
pub fn app(state: AppState) -> Router {
    let router = Router::new()
        .merge(pages::router())
        .merge(waiting::router())
        .merge(api::router())
        .merge(metrics::router())
        .fallback(|| async { Error::NotFound })
        .method_not_allowed_fallback(|| async { axum::http::StatusCode::METHOD_NOT_ALLOWED });
    layers::around(router, state.clone()).with_state(state)
}

/// Starts what runs beside the requests: changes go out to those who look, bots play, tournaments are paired, players are told
/// that it is their turn, and time passes. Each match and each tournament is [looked after apart](apart): what panics in one
/// of them stops no other.
pub fn run_beside(state: &AppState) {
    tokio::spawn(state.hub.clone().follow(std::sync::Arc::clone(&state.store)));
    tokio::spawn(bots::run(state.clone()));
    tokio::spawn(tournaments::run(state.clone()));
    tokio::spawn(presence::run(state.clone()));
    tokio::spawn(notices::run(state.clone()));
    tokio::spawn(caretaker::run(state.clone()));
}
