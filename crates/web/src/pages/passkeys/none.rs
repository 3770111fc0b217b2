//! In place of passkeys, where they were not built in.

use axum::Router;
use look::{Markup, html};
use store::User;

use crate::words::Words;
use crate::{AppState, Error};

pub fn router() -> Router<AppState> {
    Router::new()
}

/// What passkeys know this site by: nothing.
#[derive(Default)]
pub struct Site;

impl Site {
    #[must_use]
    pub fn of(_: &str) -> Self {
        Self
    }
}

/// No way in.
#[must_use]
pub fn log_in_panel(_: &AppState, _: Words) -> Markup {
    html! {}
}

/// None.
///
/// # Errors
/// Never.
pub async fn own_panel(_: &AppState, _: &User, _: Words) -> Result<Markup, Error> {
    Ok(html! {})
}
