//! Who sits where.

use axum::Json;
use axum::extract::{Path, State};
use engine::{Seat, msg};
use store::MatchId;

use super::tables::{SeatKind, TableInfo};
use crate::dress::Problem;
use crate::table::{Invited, Table, free_seat, replace, sit};
use crate::visitor::Visitor;
use crate::{AppState, Error, names};

/// Takes an open seat (`me`), gives a seat to a bot (`bot`), or opens it (`open`).
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = u8, Path)),
    request_body = SeatKind, responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn change(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, seat)): Path<(MatchId, Seat)>,
    Json(wish): Json<SeatKind>,
) -> Result<Json<TableInfo>, Error> {
    let mut user = visitor.player(&state).await?;
    match wish {
        SeatKind::Me { name, join } => {
            if let Some(name) = name {
                user.profile.name = names::name(&name)?;
            }
            sit(&state, &id, seat, &user, Invited { token: join.as_deref() }).await?;
        }
        SeatKind::Bot { level } => replace(&state, &id, seat, &user.id, &level).await?,
        SeatKind::Open => free_seat(&state, &id, seat, &user.id).await?,
        SeatKind::Other => return Err(Error::refused(msg!("refused-holder"))),
    }
    Ok(Json(TableInfo::of(&Table::load(&state, &id).await?, Some(&user.id))))
}
