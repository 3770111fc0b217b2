//! Match files: a finished match goes out as a `.civitas` file and comes in from elsewhere.

use std::sync::Arc;

use engine::{Record, RecordError, Seat, commitment, msg};
use store::{GoesOn, Holder, Import, ImportedStep, MatchId, Settings, User, Visibility};
use tokio::sync::OwnedSemaphorePermit;

use super::Table;
use super::seating::draw;
use crate::{AppState, Error, names};

/// The file of a match that is over.
///
/// # Errors
/// If it is not over: the actions so far would tell secrets.
pub async fn export(state: &AppState, table: &Table) -> Result<String, Error> {
    let record = state.store.record(&table.row.id).await?;
    record.map(|record| record.to_string()).ok_or_else(|| Error::refused(msg!("refused-file-not-over")))
}

/// A match file that was read and played again from its seed.
pub struct MatchFile {
    record: Record,
    steps: Vec<ImportedStep>,
    /// The next file is read when this one is out of memory.
    _permit: OwnedSemaphorePermit,
}

impl MatchFile {
    /// Reads a file.
    ///
    /// # Errors
    /// If it is broken, of a game that is not played here, or not over.
    pub async fn read(state: &AppState, text: &str) -> Result<Self, Error> {
        let mut record = Record::parse(text).map_err(broken)?;
        if record.result.is_none() {
            return Err(Error::refused(msg!("refused-file-not-over")));
        }
        for seat in &mut record.header.seats {
            seat.name = names::name(&seat.name)?;
        }
        replay(state, record).await
    }
}

/// Keeps a match that was played elsewhere.
///
/// # Errors
/// If the store cannot be asked.
pub async fn import(state: &AppState, user: &User, file: MatchFile) -> Result<MatchId, Error> {
    let MatchFile { record, steps, _permit } = file;
    let settings =
        Settings { undo: engine::UndoPolicy::Own, visibility: Visibility::ByLink, ..Settings::default() };
    let (host, now) = (Some(user.id.clone()), state.store.now());
    Ok(state.store.import(&Import { record, steps, settings, host, goes_on: None, now }).await?)
}

/// A private table that goes on from an earlier position of a match that is over: whoever asks plays a seat of it, bots all
/// others. What was hidden lies as it lay, and chance goes on as it went.
///
/// # Errors
/// If the match is not over, or ends with that position.
pub async fn play_on(
    state: &AppState,
    table: &Table,
    user: &User,
    seat: Seat,
    at: u64,
) -> Result<MatchId, Error> {
    let record = state.store.record(&table.row.id).await?;
    let mut record = record.ok_or_else(|| Error::refused(msg!("refused-file-not-over")))?;
    record.entries.truncate(usize::try_from(at).unwrap_or(usize::MAX));
    record.result = None;
    let (seed, salt) = (record.header.seed.ok_or(Error::NotFound)?, draw()?);
    record.header.salt = Some(salt);
    record.header.commitment = commitment(&seed, &salt);
    let MatchFile { record, steps, _permit } = replay(state, record).await?;
    let last = steps.last().ok_or(Error::NotFound)?;
    let status = table.kind.load(&last.position).map_err(Error::fault)?.status();
    if status.deciding().is_empty() {
        return Err(Error::refused(msg!("refused-over")));
    }
    let goes_on = Some(GoesOn { seats: played_by(table, user, seat), status });
    let settings =
        Settings { undo: engine::UndoPolicy::Free, visibility: Visibility::ByLink, ..Settings::default() };
    let (host, now) = (Some(user.id.clone()), state.store.now());
    Ok(state.store.import(&Import { record, steps, settings, host, goes_on, now }).await?)
}

/// Bots keep their levels; where people sat, one plays that beginners can follow.
fn played_by(table: &Table, user: &User, seat: Seat) -> Vec<(Holder, String)> {
    let level = |holder: &Holder| match holder {
        Holder::Bot(level) if table.kind.bots().contains(&level.as_str()) => level.clone(),
        _ => table.kind.bots().iter().find(|level| **level == "normal").unwrap_or(&"greedy").to_string(),
    };
    let places = Seat::all(table.seats()).zip(&table.row.places);
    let holder = |(at, place): (Seat, &store::Place)| {
        let holder =
            if at == seat { Holder::Human(user.id.clone()) } else { Holder::Bot(level(&place.holder)) };
        (holder, place.name.clone())
    };
    places.map(holder).collect()
}

/// Plays the match again, off the threads that answer requests.
async fn replay(state: &AppState, record: Record) -> Result<MatchFile, Error> {
    let unknown = || Error::refused(msg!("refused-file-game", game = record.header.game.as_str()));
    let kind = state.game(&record.header.game).map_err(|_| unknown())?;
    let permit = Arc::clone(&state.replaying).acquire_owned().await.map_err(Error::fault)?;
    tokio::task::spawn_blocking(move || {
        let mut steps = Vec::new();
        let each = &mut |step: catalog::Step| {
            steps.push(ImportedStep { position: step.position.store(), events: step.events });
        };
        kind.replay(&record, each).map_err(broken)?;
        Ok(MatchFile { record, steps, _permit: permit })
    })
    .await
    .map_err(Error::fault)?
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
fn broken(why: RecordError) -> Error {
    Error::refused(msg!("refused-file", why = why.to_string()))
}
