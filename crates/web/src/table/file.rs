//! Match files: a finished match goes out as a `.civitas` file and comes in from elsewhere.

use engine::{Record, RecordError, msg};
use store::{Import, ImportedStep, MatchId, Settings, User, Visibility, now};

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

/// Keeps a match from a file, after playing it again from its seed.
///
/// # Errors
/// If the file is broken, of a game that is not played here, or not over.
pub async fn import(state: &AppState, user: &User, text: &str) -> Result<MatchId, Error> {
    let mut record = Record::parse(text).map_err(broken)?;
    if record.result.is_none() {
        return Err(Error::refused(msg!("refused-file-not-over")));
    }
    for seat in &mut record.header.seats {
        seat.name = names::name(&seat.name)?;
    }
    let (record, steps) = replay(state, record).await?;
    let settings =
        Settings { title: String::new(), undo: engine::UndoPolicy::Own, visibility: Visibility::ByLink };
    let import = Import { record, steps, settings, host: Some(user.id.clone()), now: now() };
    Ok(state.store.import(&import).await?)
}

/// Plays the match again, off the threads that answer requests.
async fn replay(state: &AppState, record: Record) -> Result<(Record, Vec<ImportedStep>), Error> {
    let unknown = || Error::refused(msg!("refused-file-game", game = record.header.game.as_str()));
    let kind = state.game(&record.header.game).map_err(|_| unknown())?;
    tokio::task::spawn_blocking(move || {
        let mut steps = Vec::new();
        let each = &mut |step: catalog::Step| {
            steps.push(ImportedStep { position: step.position.store(), events: step.events });
        };
        kind.replay(&record, each).map_err(broken)?;
        Ok((record, steps))
    })
    .await
    .map_err(Error::fault)?
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
fn broken(why: RecordError) -> Error {
    Error::refused(msg!("refused-file", why = why.to_string()))
}
