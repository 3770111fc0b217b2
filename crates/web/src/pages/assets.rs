//! Style sheets, script, icons and fonts: embedded, and kept by browsers for ever.

use axum::Router;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::get;
use look::asset;

use crate::{AppState, Error};

pub fn router() -> Router<AppState> {
    Router::new().route("/assets/{*path}", get(serve))
}

async fn serve(Path(path): Path<String>) -> Result<impl IntoResponse, Error> {
    let found = asset::find(&path).ok_or(Error::NotFound)?;
    let headers = [(CONTENT_TYPE, found.content_type), (CACHE_CONTROL, asset::CACHE_CONTROL)];
    Ok((headers, found.bytes))
}
