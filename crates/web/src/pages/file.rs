//! Match files: finished matches go out and come in.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Multipart, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect};
use axum::routing::{get, post};
use engine::msg;
use store::MatchId;

use crate::table::{self, MatchFile, Table};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::{AppState, Error};

/// The most bytes of a match file: some thousand moves.
pub const LARGEST: usize = 512 * 1024;

/// The routes.
pub fn router() -> Router<AppState> {
    let import = Router::new().route("/import", post(import)).layer(DefaultBodyLimit::max(LARGEST));
    Router::new().route("/m/{id}/file", get(export)).merge(import)
}

async fn export(State(state): State<AppState>, Path(id): Path<MatchId>) -> Result<impl IntoResponse, Error> {
    let table = Table::load(&state, &id).await?;
    let text = table::export(&state, &table).await?;
    let name = format!("attachment; filename=\"{}-{id}.civitas\"", table.row.game);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text))
}

async fn import(
    State(state): State<AppState>,
    visitor: Visitor,
    mut form: Multipart,
) -> Result<Redirect, Error> {
    let unreadable = |error: axum::extract::multipart::MultipartError| {
        Error::Refused(error.status(), crate::error::plain_message(error.status()))
    };
    while let Some(field) = form.next_field().await.map_err(unreadable)? {
        if field.name() == Some("file") {
            visitor.may(&state, Deed::Import)?;
            let text = field.text().await.map_err(unreadable)?;
            let file = MatchFile::read(&state, &text).await?;
            let id = table::import(&state, &visitor.player(&state).await?, file).await?;
            return Ok(Redirect::to(&format!("/m/{id}/replay?at=0")));
        }
    }
    Err(Error::refused(msg!("refused-no-file")))
}
