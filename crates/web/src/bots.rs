//! Bots at the tables: they think off the threads that answer requests, each from the view of its
//! seat, and answer like everybody else.
//!
//! Whose turn it is stands in the store, so nothing is lost when the server stops in the middle of
//! a thought: the turn is taken again when it starts.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use catalog::{Limits, Position};
use serde_json::Value;
use store::{BotTurn, Changed, Holder, MatchId, Millis};
use tokio::sync::{Semaphore, broadcast};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::apart::{UNANSWERED, in_time};
use crate::table::{Answer, By, Table, carry_out, follow, is_scripted};
use crate::{AppState, Error};

/// A turn that nobody has finished or renewed may be taken again after this time, in milliseconds.
const LEASE: i64 = 10_000;
/// A turn that takes long is renewed this often.
const RENEWAL: Duration = Duration::from_secs(3);
/// How many turns are under way at once; most of them pause for the players' sake.
const UNDER_WAY: usize = 256;
/// Bots decide faster the more of their decisions stand in a row, up to this many.
const LONG_ROW: u64 = 16;
/// No decision takes longer, however slow the machine is; whoever plays against the strongest level expects to wait.
const PATIENCE: Duration = Duration::from_secs(2);
const PATIENCE_WITH_EXPERTS: Duration = Duration::from_secs(6);
/// How often a turn is looked for at least, in case news of it got lost.
const LOOK_AGAIN: Duration = Duration::from_secs(10);
/// How long news is gathered: most changes set no bot to work, and each look is a question to the database.
const GATHER: Duration = Duration::from_millis(10);
/// If the database is away, it is asked again after this time.
const RECOVERY: Duration = Duration::from_millis(500);

/// How long a level thinks about a decision at most.
#[must_use]
pub fn patience(level: &str) -> Duration {
    if level == "expert" { PATIENCE_WITH_EXPERTS } else { PATIENCE }
}

/// Lets the bots play until the store is closed.
pub async fn run(state: AppState) {
    let mut changes = state.store.changes();
    let under_way = Arc::new(Semaphore::new(UNDER_WAY));
    let mut unheard = Vec::new();
    while let Ok(place) = Arc::clone(&under_way).acquire_owned().await {
        let until = state.store.now() + LEASE;
        match in_time(UNANSWERED, take(&state, until, &mut unheard)).await {
            Ok(Some(turn)) => {
                let state = state.clone();
                tokio::spawn(async move {
                    let taken = tokio::select! {
                        taken = take_patiently(&state, &turn) => taken,
                        lost = keep(&state, &turn) => lost,
                    };
                    if let Err(error) = taken {
                        tracing::error!("{turn:?}: {error:?}");
                    }
                    drop(place);
                });
            }
            Ok(None) => {
                if let Ok(Err(broadcast::error::RecvError::Closed)) =
                    timeout(LOOK_AGAIN, changes.recv()).await
                {
                    return;
                }
                sleep(GATHER).await;
                changes = changes.resubscribe();
            }
            Err(error) => {
                tracing::error!("no turn of a bot can be taken: {error}");
                unheard.push(until);
                sleep(RECOVERY).await;
            }
        }
    }
}

/// Takes a turn. One that was taken and never heard of, because the database went away before it answered, is free again:
/// otherwise the others would wait until it is no longer ours.
async fn take(state: &AppState, until: Millis, unheard: &mut Vec<Millis>) -> store::Result<Option<BotTurn>> {
    while let Some(until) = unheard.last() {
        state.store.leave_bot_turns(*until).await?;
        unheard.pop();
    }
    state.store.take_bot_turn(state.store.now(), until).await
}

/// Keeps a turn to ourselves, until it is no longer ours.
async fn keep(state: &AppState, turn: &BotTurn) -> Result<(), Error> {
    loop {
        sleep(RENEWAL).await;
        match state.store.renew_bot_turn(turn, state.store.now() + LEASE).await {
            Ok(Changed::Stale) => return Ok(()),
            Ok(Changed::Done) => {}
            // The database may be back before the turn is over.
            Err(error) => tracing::warn!("{turn:?} cannot be renewed: {error}"),
        }
    }
}

/// Decides for a bot, also if the database is away for a moment: otherwise the others would wait until the turn is no
/// longer ours.
async fn take_patiently(state: &AppState, turn: &BotTurn) -> Result<(), Error> {
    loop {
        match take_turn(state, turn).await {
            Err(error) if error.may_pass() && !state.hub.is_ending() => sleep(RECOVERY).await,
            taken => return taken,
        }
    }
}

/// Decides for a bot, and thinks again if the match moved on and the bot is asked something else.
async fn take_turn(state: &AppState, turn: &BotTurn) -> Result<(), Error> {
    let BotTurn { match_id, seat, level } = turn;
    loop {
        let table = Table::load(state, match_id).await?;
        let sits = table.row.place(*seat).is_some_and(|place| place.holder == Holder::Bot(level.clone()));
        let position = match &table.position {
            Some(position) if sits && position.status().deciding().contains(*seat) => position.copy(),
            _ => return Ok(()),
        };
        if is_scripted(state, &table).await? {
            // Whoever leads the learner has done it already, unless the server stopped in between.
            return follow(state, table).await.map(drop);
        }
        let pause = Instant::now() + pause(state, &table.row).await?;
        let revision = table.row.seq;
        let start = Instant::now();
        let action = think(state, position, turn, revision).await?;
        state.metrics.bot_decided(start.elapsed());
        sleep_until(pause).await;
        let answer = Answer {
            seat: *seat,
            by: By::Bot(level.clone()),
            revision,
            action_id: revision.to_string(),
            action,
        };
        match carry_out(state, table, &answer).await {
            Ok(_) => return Ok(()),
            Err(Error::Conflict | Error::Refused(..)) => {}
            Err(other) => return Err(other),
        }
    }
}

/// How long a bot takes at least: less and less the more bots have decided in a row. People like to
/// follow its first decisions and not to wait for its fortieth.
async fn pause(state: &AppState, row: &store::Match) -> Result<Duration, Error> {
    let last = state.store.moves(&row.id, row.seq.saturating_sub(LONG_ROW), LONG_ROW as u32).await?;
    let in_a_row = last.iter().rev().take_while(|made| made.user.is_none()).count();
    Ok(state.config.bot_pause / (1 + in_a_row as u32 / 4))
}

/// Thinks on a thread of its own until the level is done, patience ends or the match moves on.
async fn think(
    state: &AppState,
    position: Box<dyn Position>,
    turn: &BotTurn,
    revision: u64,
) -> Result<Value, Error> {
    let mut seed = [0; 8];
    getrandom::fill(&mut seed)?;
    let _permit = state.thinking.acquire().await.map_err(Error::fault)?;
    let mut changes = state.store.changes();
    let stop = Stop::default();
    let (seat, level, stopped) = (turn.seat, turn.level.clone(), Arc::clone(&stop.0));
    let mut thought = tokio::task::spawn_blocking(move || {
        let deadline = Some(std::time::Instant::now() + patience(&level));
        let limits = Limits { deadline, stop: Some(&stopped), ..Limits::NONE };
        position.think(seat, &level, u64::from_le_bytes(seed), &limits)
    });
    let thought = loop {
        tokio::select! {
            thought = &mut thought => break thought,
            change = changes.recv(), if !stop.is_set() => {
                if has_moved_on(state, &turn.match_id, revision, change).await {
                    stop.set();
                }
            }
        }
    };
    thought.map_err(Error::fault)?.ok_or_else(|| Error::fault("a bot has nothing to say"))
}

/// Ends a thought, at the latest when nobody waits for it any more.
#[derive(Default)]
struct Stop(Arc<AtomicBool>);

impl Stop {
    fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        self.set();
    }
}

/// Whether what a bot thinks about is past. A line of chat changes a match, too, and moves nothing.
async fn has_moved_on(
    state: &AppState,
    id: &MatchId,
    revision: u64,
    change: Result<MatchId, broadcast::error::RecvError>,
) -> bool {
    match change {
        Ok(changed) if changed != *id => false,
        Err(broadcast::error::RecvError::Closed) => true,
        _ => Table::load(state, id).await.is_ok_and(|table| table.row.seq != revision),
    }
}
