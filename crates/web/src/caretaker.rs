//! What time brings: reminders, players who become late, and the caretaker, who decides for them what harms nobody, where the
//! table agreed to it.
//!
//! The time is that of the database. A turn whose time is up is taken by one process, like a bot's turn.

use std::time::Duration;

use engine::Seat;
use store::{LateTurn, MatchId};
use tokio::time::sleep;

use crate::table::{Answer, By, Table, carry_out};
use crate::{AppState, Error};

/// How often it is looked whose time is up.
const LOOK: Duration = Duration::from_secs(2);
/// A turn with nothing harmless to decide is looked at again after this time, in milliseconds: its player may have decided.
const LEASE: i64 = 60_000;
/// So many decisions are made for somebody in a row.
const MOST: usize = 100;

/// Lets time pass until the server ends.
pub async fn run(state: AppState) {
    while !state.hub.is_ending() {
        if let Err(error) = look(&state).await {
            tracing::warn!("whose time is up cannot be seen: {error:?}");
        }
        sleep(LOOK).await;
    }
}

/// Does what is due now.
///
/// # Errors
/// If the store cannot be asked.
pub async fn look(state: &AppState) -> Result<(), Error> {
    state.store.pass_time(state.store.now()).await?;
    while let Some(turn) = state.store.take_late_turn(state.store.now(), state.store.now() + LEASE).await? {
        if let Err(error) = care(state, &turn).await {
            tracing::error!("{turn:?}: {error:?}");
        }
    }
    Ok(())
}

/// Decides for somebody whose time is up, as long as that harms nobody.
async fn care(state: &AppState, turn: &LateTurn) -> Result<(), Error> {
    for _ in 0..MOST {
        if !is_late(state, &turn.match_id, turn.seat).await? {
            return Ok(());
        }
        let table = Table::load(state, &turn.match_id).await?;
        let Some(action) = table.position()?.caretake(turn.seat) else { return Ok(()) };
        let revision = table.row.seq;
        let answer = Answer {
            seat: turn.seat,
            by: By::Caretaker(turn.user.clone()),
            revision,
            action_id: revision.to_string(),
            action,
        };
        match carry_out(state, table, &answer).await {
            Ok(_) | Err(Error::Conflict) => {}
            // The player, or a bot, has the seat again.
            Err(Error::Refused(..)) => return Ok(()),
            Err(other) => return Err(other),
        }
    }
    Ok(())
}

async fn is_late(state: &AppState, id: &MatchId, seat: Seat) -> Result<bool, Error> {
    Ok(state.store.turns(id).await?.iter().any(|turn| turn.seat == seat && turn.waits && turn.late))
}
