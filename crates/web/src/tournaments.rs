//! Tournaments at work: a round that is over leads to the next one.
//!
//! Any process may do it at any moment: a round is begun in one transaction with its matches, and only once.

use std::time::Duration;

use engine::{UndoPolicy, msg};
use store::{
    Board, Changed, Entrant, Holder, NewRound, Settings, Stage, System, Tournament, Visibility, Who,
};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{sleep, timeout};

use crate::apart::apart;
use crate::pages::quick::usual_level;
use crate::pairing::{needs_another_round, pair, rounds_for_all};
use crate::table::{Table, draw, resign, seated_match};
use crate::{AppState, Error};

/// How often a round that is over is looked for at least, in case news of it got lost.
const LOOK_AGAIN: Duration = Duration::from_secs(10);
/// How long news is gathered: most of it is no end of a round.
const GATHER: Duration = Duration::from_millis(500);

/// Pairs rounds until the store is closed.
pub async fn run(state: AppState) {
    let mut changes = state.store.changes();
    loop {
        if let Ok(Err(RecvError::Closed)) = timeout(LOOK_AGAIN, changes.recv()).await {
            return;
        }
        sleep(GATHER).await;
        changes = changes.resubscribe();
        if let Err(error) = advance_all(&state).await {
            tracing::error!("which tournaments run cannot be seen: {error:?}");
        }
    }
}

/// Begins every round that can begin.
///
/// # Errors
/// If the store cannot be asked.
pub async fn advance_all(state: &AppState) -> Result<(), Error> {
    for id in state.store.running_tournaments().await? {
        // One that cannot go on keeps no other from it.
        let (beside, one) = (state.clone(), id.clone());
        if let Err(error) = apart(async move { advance_one(&beside, &one).await }).await {
            tracing::error!("no round of tournament {id} can be paired: {error:?}");
        }
    }
    Ok(())
}

async fn advance_one(state: &AppState, id: &str) -> Result<(), Error> {
    match state.store.tournament(id).await? {
        Some(tournament) => advance(state, &tournament).await,
        None => Ok(()),
    }
}

/// Whether every match of the present round is over.
#[must_use]
pub fn is_round_over(tournament: &Tournament) -> bool {
    let mut present = tournament.boards.iter().filter(|board| board.round == tournament.round);
    present.all(|board| board.outcome.is_some() || board.match_id.is_none())
}

/// Begins the next round if the present one is over, or ends the tournament after the last.
///
/// # Errors
/// If the store cannot be asked, or the game refuses its options.
pub async fn advance(state: &AppState, tournament: &Tournament) -> Result<(), Error> {
    if tournament.stage != Stage::Running || !is_round_over(tournament) {
        return Ok(());
    }
    let playing = tournament.entrants.iter().filter(|one| is_there(one)).count();
    let mut there = tournament.clone();
    mark_absent(&mut there);
    let goes_on = tournament.round < tournament.rounds || needs_another_round(&there);
    if !goes_on || playing < 2 {
        // Whoever else had the same thought was faster.
        let _: Changed =
            state.store.end_tournament(&tournament.id, tournament.round, state.store.now()).await?;
        return Ok(());
    }
    begin_round(state, tournament, tournament.rounds.max(tournament.round + 1)).await
}

/// Begins a tournament.
///
/// # Errors
/// If there are too few players, or it has begun.
pub async fn begin(state: &AppState, tournament: &Tournament) -> Result<(), Error> {
    if tournament.stage != Stage::Open {
        return Err(Error::Conflict);
    }
    let players = tournament.entrants.iter().filter(|one| is_there(one)).count();
    if players < 2 {
        return Err(Error::refused(msg!("refused-few-players")));
    }
    let rounds = match tournament.system {
        System::Swiss => tournament.rounds,
        System::RoundRobin => rounds_for_all(tournament.entrants.len(), tournament.seats),
    };
    begin_round(state, tournament, rounds).await
}

/// Hands the seat of somebody who plays no further rounds to a bot, if their match of this round goes on: the others would wait
/// for them in vain.
///
/// # Errors
/// If the store cannot be asked.
pub async fn leave_match(state: &AppState, tournament: &Tournament, entrant: &Entrant) -> Result<(), Error> {
    let Who::Person { user, .. } = &entrant.who else { return Ok(()) };
    let is_theirs = |board: &&Board| {
        board.round == tournament.round && board.outcome.is_none() && board.players.contains(&entrant.number)
    };
    let board = tournament.boards.iter().find(is_theirs);
    let Some(id) = board.and_then(|board| board.match_id.as_ref()) else { return Ok(()) };
    let level = usual_level(state.game(&tournament.game)?);
    let table = Table::load(state, id).await?;
    for seat in table.mine(Some(user)).iter() {
        match resign(state, id, seat, user, level).await {
            // It ended just now, or the seat is another's already.
            Ok(()) | Err(Error::Conflict | Error::Refused(..)) => {}
            Err(other) => return Err(other),
        }
    }
    Ok(())
}

/// Whether somebody plays further rounds: an account that was deleted does not.
fn is_there(entrant: &Entrant) -> bool {
    !entrant.withdrawn && !matches!(&entrant.who, Who::Person { login: None, .. })
}

/// Nobody waits for accounts that were deleted.
fn mark_absent(tournament: &mut Tournament) {
    for entrant in &mut tournament.entrants {
        entrant.withdrawn = !is_there(entrant);
    }
}

async fn begin_round(state: &AppState, tournament: &Tournament, rounds: u8) -> Result<(), Error> {
    let kind = state.game(&tournament.game)?;
    let mut there = tournament.clone();
    mark_absent(&mut there);
    let paired = pair(&there, kind.info().min_players);
    let (mut tables, same) = (Vec::new(), draw()?);
    for table in paired.tables {
        let seed = if tournament.same_deals { same } else { draw()? };
        let seats = table.iter().filter_map(|number| seat_of(tournament, *number)).collect();
        let settings = Settings {
            title: format!("{} · {}", tournament.title, tournament.round + 1),
            undo: UndoPolicy::Own,
            visibility: Visibility::Listed,
            pace: tournament.pace,
            caretaker: tournament.caretaker,
        };
        let new = seated_match(state, kind, &tournament.options, &tournament.host, settings, seats, seed)?;
        tables.push((new, table));
    }
    let new = NewRound {
        id: tournament.id.clone(),
        after: tournament.round,
        rounds,
        tables,
        byes: paired.byes,
        now: state.store.now(),
    };
    // Whoever else had the same thought was faster.
    let _: Changed = state.store.begin_round(&new).await?;
    Ok(())
}

fn seat_of(tournament: &Tournament, number: u16) -> Option<(Holder, String)> {
    let entrant = tournament.entrants.iter().find(|one| one.number == number)?;
    let holder = match &entrant.who {
        Who::Person { user, .. } => Holder::Human(user.clone()),
        Who::Bot(level) => Holder::Bot(level.clone()),
    };
    Some((holder, entrant.name.clone()))
}
