//! Match files: a finished match goes out as a `.civitas` file and comes in from elsewhere.

use std::sync::Arc;

use engine::{Record, RecordError, msg};
use store::{Import, ImportedStep, MatchId, Settings, User, Visibility};
use tokio::sync::OwnedSemaphorePermit;

use super::Table;
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
        Settings { title: String::new(), undo: engine::UndoPolicy::Own, visibility: Visibility::ByLink };
    let import = Import { record, steps, settings, host: Some(user.id.clone()), now: state.store.now() };
    Ok(state.store.import(&import).await?)
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
