//! Who sits where.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::{Seat, msg};
use store::{MatchId, User};

use super::tables::{SeatKind, TableInfo};
use crate::table::{Invited, Sat, Table, free_seat, may_sit, replace, sit};
use crate::throttle::Deed;
use crate::visitor::Visitor;
use crate::{AppState, Error, names};

/// Takes an open seat (`me`; in a running match the others are asked first), gives a seat to a bot (`bot`), or opens it (`open`).
pub async fn change(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((id, seat)): Path<(MatchId, Seat)>,
    Json(wish): Json<SeatKind>,
) -> Result<(StatusCode, Json<TableInfo>), Error> {
    visitor.may(&state, Deed::Seat).await?;
    let mut status = StatusCode::OK;
    let user = match wish {
        SeatKind::Me { name, join } => {
            let (user, sat) = take(&state, &visitor, &id, seat, name, join.as_deref()).await?;
            if sat == Sat::Asked {
                status = StatusCode::ACCEPTED;
            }
            user
        }
        SeatKind::Bot { level } => {
            let user = visitor.known()?;
            replace(&state, &id, seat, &user.id, &level).await?;
            user.clone()
        }
        SeatKind::Open {} => {
            let user = visitor.known()?;
            free_seat(&state, &id, seat, &user.id).await?;
            user.clone()
        }
        SeatKind::Other {} => return Err(Error::refused(msg!("refused-holder"))),
    };
    Ok((status, Json(TableInfo::of(&Table::load(&state, &id).await?, Some(&user.id)))))
}

async fn take(
    state: &AppState,
    visitor: &Visitor,
    id: &MatchId,
    seat: Seat,
    name: Option<String>,
    token: Option<&str>,
) -> Result<(User, Sat), Error> {
    let invited = Invited { token };
    let name = name.as_deref().map(names::name).transpose()?;
    may_sit(state, id, seat, visitor.user.as_ref(), invited).await?;
    let mut user = visitor.player(state).await?;
    if let Some(name) = name {
        user.profile.name = name;
    }
    let sat = sit(state, id, seat, &user, invited).await?;
    Ok((user, sat))
}
