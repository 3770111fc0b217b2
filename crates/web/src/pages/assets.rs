//! Style sheets, script, icons and fonts: embedded, and kept by browsers for ever.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::get;
use look::asset::{self, File};

use crate::{AppState, Error};

pub fn router() -> Router<AppState> {
    Router::new().route("/assets/{*path}", get(serve))
}

async fn serve(State(state): State<AppState>, Path(path): Path<String>) -> Result<impl IntoResponse, Error> {
    let of_a_game =
        || state.games.iter().flat_map(|kind| kind.cover().files()).find(|file| file.path() == path);
    let found = asset::find(&path).or_else(|| of_a_game().map(File::asset)).ok_or(Error::NotFound)?;
    let headers = [(CONTENT_TYPE, found.content_type), (CACHE_CONTROL, asset::CACHE_CONTROL)];
    Ok((headers, found.bytes))
}
