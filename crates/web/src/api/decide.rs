//! Deciding, and taking back.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::{Seat, msg};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::MatchId;

use crate::table::{self, Answer, By, Table, Wish, ask_or_undo};
use crate::visitor::Visitor;
use crate::{AppState, Error};

/// What a seat decided.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// One of the asker's seats.
    seat: Seat,
    /// The position that was looked at.
    revision: u64,
    /// An id of the sender's choice: sent twice, the decision counts once.
    action_id: String,
    /// The action, as `legal` lists it.
    action: Value,
}

/// What a decision led to.
#[derive(Debug, Serialize)]
pub struct Decided {
    /// The number of the position.
    seq: u64,
}

/// Decides for a seat.
pub async fn play(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Json(decision): Json<Decision>,
) -> Result<Json<Decided>, Error> {
    visitor.may_decide(&state)?;
    let Decision { seat, revision, action_id, action } = decision;
    let user = visitor.user.ok_or_else(|| Error::forbidden(msg!("refused-not-your-seat")))?;
    let answer = Answer { seat, by: By::User(user.id), revision, action_id, action };
    let table = Table::load(&state, &id).await?;
    Ok(Json(Decided { seq: table::carry_out(&state, table, &answer).await?.seq }))
}

/// A wish to take back.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UndoWish {
    /// One of the asker's seats.
    seat: Seat,
    /// The newest position.
    revision: u64,
}

/// Takes back the last decision of a seat, or asks the others whether it may.
pub async fn undo(
    State(state): State<AppState>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
    Json(wish): Json<UndoWish>,
) -> Result<StatusCode, Error> {
    visitor.may_decide(&state)?;
    let user = visitor.user.ok_or_else(|| Error::forbidden(msg!("refused-not-your-seat")))?;
    let table = Table::load(&state, &id).await?;
    let wish = Wish { seat: wish.seat, user: user.id, revision: wish.revision, target: None };
    ask_or_undo(&state, table, &wish).await?;
    Ok(StatusCode::NO_CONTENT)
}
