//! Match files: finished matches go out and come in, and running ones by the host of the server.

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect};
use axum::routing::{get, post};
use engine::msg;
use store::MatchId;

use super::host::host;
use crate::table::{self, MatchFile, Table};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::{AppState, Error};

/// The most bytes of a match file: some thousand moves.
pub const LARGEST: usize = 512 * 1024;

pub fn router() -> Router<AppState> {
    let import = Router::new().route("/import", post(import)).layer(DefaultBodyLimit::max(LARGEST));
    Router::new().route("/m/{id}/file", get(export).post(take_copy)).merge(import)
}

async fn export(State(state): State<AppState>, Path(id): Path<MatchId>) -> Result<impl IntoResponse, Error> {
    let table = Table::load(&state, &id).await?;
    let text = table::export(&state, &table).await?;
    Ok(attachment(&table, text))
}

/// The file of a running match, for the host of the server.
async fn take_copy(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<impl IntoResponse, Error> {
    host(&visitor)?;
    let table = Table::find(&state, &id).await?;
    let text = table::take_copy(&state, &table).await?;
    Ok(attachment(&table, text))
}

fn attachment(table: &Table, text: String) -> impl IntoResponse + use<> {
    let name = format!("attachment; filename=\"{}-{}.civitas\"", table.row.game, table.row.id);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    (headers, text)
}

async fn import(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Redirect, Error> {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let body = String::from_utf8_lossy(&body);
    let file = sent_file(kind, &body).ok_or_else(|| Error::refused(msg!("refused-no-file")))?;
    visitor.may(&state, Deed::Import).await?;
    let file = MatchFile::read(&state, file).await?;
    let goes_on = file.goes_on();
    let id = table::import(&state, &visitor.player(&state).await?, file).await?;
    Ok(Redirect::to(&if goes_on { format!("/m/{id}/table") } else { format!("/m/{id}/replay?at=0") }))
}

/// The field `file` of a form that was sent as `multipart/form-data`. It is the only form of that kind
/// here, and short enough to be in memory as a whole: a library for streams of them would be larger than
/// all the rest of this page.
fn sent_file<'a>(kind: &str, body: &'a str) -> Option<&'a str> {
    let parameters = kind.strip_prefix("multipart/form-data")?.split(';');
    let boundary = parameters.filter_map(|text| text.trim().strip_prefix("boundary=")).next()?;
    let mark = format!("--{}", boundary.trim_matches('"'));
    let between = format!("\r\n{mark}");
    let parts = body.strip_prefix(&mark)?.split(&between);
    let is_file = |line: &str| {
        line.to_ascii_lowercase().starts_with("content-disposition:") && line.contains("; name=\"file\"")
    };
    let mut fields = parts.filter_map(|part| part.strip_prefix("\r\n")?.split_once("\r\n\r\n"));
    fields.find(|(head, _)| head.lines().any(is_file)).map(|(_, content)| content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_found_among_the_fields() {
        let kind = "multipart/form-data; boundary=\"X-1\"";
        let field =
            |head: &str, content: &str| format!("Content-Disposition: form-data; {head}\r\n\r\n{content}");
        let other = field("name=\"title\"; filename=\"file\"", "no");
        let file = field("name=\"file\"; filename=\"a\"\r\nContent-Type: text/plain", "{}\n--X-1\r\nä\n");
        let body = format!("--X-1\r\n{other}\r\n--X-1\r\n{file}\r\n--X-1--\r\n");
        // A mark in the middle of a line, as in the file, parts nothing.
        assert_eq!(sent_file(kind, &body), Some("{}\n--X-1\r\nä\n"));
        for (kind, body) in [
            ("text/plain; boundary=X-1", body.as_str()),
            ("multipart/form-data", &body),
            ("multipart/form-data; boundary=X-2", &body),
            (kind, ""),
            (kind, "--X-1--\r\n"),
            (kind, &format!("--X-1\r\n{other}\r\n--X-1--\r\n")),
        ] {
            assert_eq!(sent_file(kind, body), None, "{kind} {body}");
        }
    }
}
