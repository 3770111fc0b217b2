//! Chat.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use store::{MatchId, NewChatLine};

use super::view::ForSeat;
use crate::table::{Table, chat_text};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::{AppState, Error, names};

/// A line of chat.
#[derive(Debug, Serialize)]
pub struct Line {
    id: i64,
    /// The seat it was written from; none for a spectator.
    seat: Option<Seat>,
    name: String,
    text: String,
    /// When, in milliseconds since 1970.
    at: i64,
}

/// How many lines are given at once.
const LINES: u32 = 200;

/// Gives the newest lines of chat.
pub async fn chat(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Json<Vec<Line>>, Error> {
    state.store.find_match(&id).await?.ok_or(Error::NotFound)?;
    let lines = state.store.chat(&id, None, LINES).await?.into_iter();
    let line = |line: store::ChatLine| Line {
        id: line.id,
        seat: line.seat,
        name: line.name,
        text: chat_text(&line.content, visitor.words),
        at: line.at,
    };
    Ok(Json(lines.map(line).collect()))
}

/// Something to say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewLine {
    /// At most 500 characters.
    text: String,
    /// For somebody who plays several seats: the one that speaks.
    seat: Option<u8>,
}

/// Says something at a table.
pub async fn say(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Json(new): Json<NewLine>,
) -> Result<StatusCode, Error> {
    let table = Table::load(&state, &id).await?;
    let text = names::chat(&new.text)?;
    let seat = match ForSeat::new(new.seat).viewer(&table, &visitor)? {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    visitor.may(&state, Deed::Chat).await?;
    let user = visitor.player(&state).await?;
    state
        .store
        .say(&NewChatLine { match_id: id, user: Some(user.id), seat, text, now: state.store.now() })
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
