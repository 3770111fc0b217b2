//! The JSON API.

use axum::Router;

use crate::AppState;

/// The routes.
pub fn router() -> Router<AppState> {
    Router::new()
}
