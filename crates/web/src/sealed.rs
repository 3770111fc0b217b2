//! Tables of a round that all have the same deal: whoever looks at another one learns what comes next at their own. So nobody
//! but its players gets to see such a table, by whatever address, until the round is over. It is looked after here, before
//! any page or the API that is about one match; a page that takes a match along asks [`check`] itself.

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use engine::msg;
use store::{MatchId, UserId};

use crate::visitor::Visitor;
use crate::{AppState, Error};

/// An id is shorter: what is longer names no match, and is not worth remembering.
const LONGEST: usize = 32;

/// The layer that keeps others away.
pub async fn guard(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let Some(id) = match_of(request.uri().path()) else { return next.run(request).await };
    let visitor = request.extensions().get::<Visitor>();
    let user = visitor.and_then(|visitor| visitor.user.as_ref()).map(|user| user.id.clone());
    match check(&state, &id, user.as_ref()).await {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// Whether somebody may see anything of a match now.
///
/// # Errors
/// If it is sealed and they do not play there, or there can be no such match.
pub async fn check(state: &AppState, id: &MatchId, user: Option<&UserId>) -> Result<(), Error> {
    if id.0.len() > LONGEST {
        return Err(Error::NotFound);
    }
    // A table is sealed from its beginning or never, and once opened it stays open.
    if state.unsealed.find(id, 0).is_some() {
        return Ok(());
    }
    if !state.store.is_sealed(id).await? {
        state.unsealed.keep(id, 0, ());
        return Ok(());
    }
    let row = state.store.find_match(id).await?.ok_or(Error::NotFound)?;
    let plays = user.is_some_and(|user| !row.seats_of(user).is_empty());
    if plays { Ok(()) } else { Err(Error::forbidden(msg!("refused-sealed"))) }
}

/// The match that an address is about.
fn match_of(path: &str) -> Option<MatchId> {
    let prefixes = ["/m/", "/api/tables/", "/host/chat/"];
    let rest = prefixes.iter().find_map(|prefix| path.strip_prefix(prefix))?;
    let id = rest.split('/').next().unwrap_or(rest);
    Some(MatchId(unescaped(id)))
}

/// Ids have only letters and digits; whoever writes them otherwise means the same.
fn unescaped(id: &str) -> String {
    look::Narrowing::of_query(&format!("id={id}")).get("id").unwrap_or(id).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_found_however_its_address_is_written() {
        for path in ["/m/abc", "/m/abc/table", "/api/tables/abc/view", "/m/%61bc/replay", "/host/chat/abc"] {
            assert_eq!(match_of(path), Some(MatchId("abc".into())), "{path}");
        }
        for path in ["/", "/mine", "/tournaments/abc", "/api/tables", "/metrics"] {
            assert_eq!(match_of(path), None, "{path}");
        }
    }
}
