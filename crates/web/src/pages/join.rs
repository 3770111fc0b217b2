//! Joining a table by a link or a code.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use axum::routing::get;
use engine::msg;
use serde::Deserialize;
use store::MatchId;

use crate::visitor::Visitor;
use crate::{AppState, Error};

pub fn router() -> Router<AppState> {
    Router::new().route("/join", get(by_link)).route("/join/{token}", get(by_token))
}

#[derive(Debug, Deserialize)]
struct Link {
    link: String,
}

/// What somebody pasted: a whole link or the code in it, of an invitation or of a match.
async fn by_link(State(state): State<AppState>, Query(query): Query<Link>) -> Result<Redirect, Error> {
    let code = code_of(&query.link);
    if state.store.invitation(code).await?.is_some() {
        return Ok(Redirect::to(&format!("/join/{code}")));
    }
    match state.store.find_match(&MatchId(code.to_owned())).await? {
        Some(found) => Ok(Redirect::to(&format!("/m/{}", found.id))),
        None => Err(Error::refused(msg!("refused-link"))),
    }
}

/// The part of a link that says which table: what follows `/join/` or `/m/`.
fn code_of(link: &str) -> &str {
    let link = link.trim();
    let after = |mark: &str| link.split_once(mark).map(|(_, rest)| rest);
    let code = after("/join/").or_else(|| after("/m/")).unwrap_or(link);
    code.split(['/', '?', '#']).next().unwrap_or(code)
}

/// Leads to the table with the right to sit down, or to the match if the visitor sits already.
async fn by_token(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Redirect, Error> {
    let invitation = state.store.invitation(&token).await?.ok_or(Error::NotFound)?;
    let id = invitation.match_id;
    let row = state.store.find_match(&id).await?.ok_or(Error::NotFound)?;
    let sits = visitor.user.as_ref().is_some_and(|user| !row.seats_of(&user.id).is_empty());
    let address = if sits { format!("/m/{id}") } else { format!("/m/{id}/table?join={token}") };
    Ok(Redirect::to(&address))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_found_in_what_people_paste() {
        for link in ["abc123", " https://x.example/join/abc123 ", "/m/abc123/replay?at=3", "x/m/abc123#log"] {
            assert_eq!(code_of(link), "abc123");
        }
    }
}
