//! What time brings: reminders, players who become late, and the caretaker, who decides for them what harms nobody, where the
//! table agreed to it; and what players have said beforehand.
//!
//! The time is that of the database. A turn whose time is up is taken by one process, like a bot's turn.

use std::time::{Duration, Instant};

use engine::Seat;
use store::{LateTurn, MatchId};
use tokio::time::sleep;

use crate::apart::{UNANSWERED, UNANSWERED_LONG, apart, in_time};
use crate::table::{Answer, By, Table, carry_out, obey_orders};
use crate::{AppState, Error};

/// How often the server looks whose time is up.
const LOOK: Duration = Duration::from_secs(2);
/// How often what no longer matters is forgotten.
const TIDY: Duration = Duration::from_secs(600);
/// A turn with nothing harmless to decide is looked at again after this time, in milliseconds: its player may have decided.
const LEASE: i64 = 60_000;
/// The longer somebody is late, the longer it takes until the next look: a share of that, and an hour at most.
const SHARE: i64 = 10;
const SELDOM: i64 = 3_600_000;
/// How many decisions are made for somebody in a row.
const MOST: usize = 100;

/// Lets time pass until the server ends.
pub async fn run(state: AppState) {
    let mut tidied: Option<Instant> = None;
    while !state.hub.is_ending() {
        if tidied.is_none_or(|at| at.elapsed() >= TIDY) {
            tidied = Some(Instant::now());
            if let Err(error) = in_time(UNANSWERED_LONG, state.store.tidy_up(state.store.now())).await {
                tracing::warn!("what no longer matters is not forgotten: {error}");
            }
        }
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
    let now = || state.store.now();
    in_time(UNANSWERED_LONG, state.store.pass_time(now())).await?;
    while let Some(turn) = in_time(UNANSWERED, state.store.take_late_turn(now(), now() + LEASE)).await? {
        let (beside, late) = (state.clone(), turn.clone());
        if let Err(error) = apart(async move { care(&beside, &late).await }).await {
            tracing::error!("{turn:?}: {error:?}");
        }
    }
    obey_orders(state).await
}

/// Decides for somebody whose time is up, as long as that harms nobody.
async fn care(state: &AppState, turn: &LateTurn) -> Result<(), Error> {
    for _ in 0..MOST {
        let Some(since) = late_since(state, &turn.match_id, turn.seat).await? else { return Ok(()) };
        let table = Table::load(state, &turn.match_id).await?;
        let Some(action) = table.position()?.caretake(turn.seat) else {
            let now = state.store.now();
            return Ok(state.store.leave_late_turn(turn, next_look(since, now)).await?);
        };
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

/// When the time of a player was up who is late.
async fn late_since(state: &AppState, id: &MatchId, seat: Seat) -> Result<Option<i64>, Error> {
    let turns = state.store.turns(id).await?;
    let turn = turns.iter().find(|turn| turn.seat == seat && turn.waits && turn.late);
    Ok(turn.map(|turn| turn.due_at.unwrap_or(turn.began_at)))
}

/// When a turn with nothing harmless to decide is looked at again.
fn next_look(since: i64, now: i64) -> i64 {
    now + ((now - since) / SHARE).clamp(LEASE, SELDOM)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_been_late_for_long_is_looked_at_seldom() {
        let again = |late: i64| next_look(1_000, 1_000 + late) - (1_000 + late);
        assert_eq!([0, LEASE, 20 * LEASE, 1_000 * LEASE].map(again), [LEASE, LEASE, 2 * LEASE, SELDOM]);
    }
}
