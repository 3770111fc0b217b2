//! Match files: a match goes out as a `.civitas` file and comes in from elsewhere. While it is being played its file tells
//! every secret: then only a host of the server takes one, and the table is told.

use std::sync::Arc;

use catalog::Kind;
use engine::{Record, RecordError, Seat, SeatInfo, Status, commitment, msg};
use store::{GoesOn, Holder, Import, ImportedStep, MatchId, Settings, User, Visibility};
use tokio::sync::OwnedSemaphorePermit;

use super::Table;
use super::seating::{draw, require_room_for_file};
use crate::pages::quick::usual_level;
use crate::{AppState, Error, names};

/// The file of a match that is over.
///
/// # Errors
/// If it is not over: the actions so far would tell secrets.
pub async fn export(state: &AppState, table: &Table) -> Result<String, Error> {
    let record = state.store.record(&table.row.id).await?;
    record.map(|record| record.to_string()).ok_or_else(|| Error::refused(msg!("refused-file-not-over")))
}

/// The file of a match that goes on, with its seed, so that it can go on elsewhere. Its table is told.
///
/// # Errors
/// If it has not begun.
pub async fn take_copy(state: &AppState, table: &Table) -> Result<String, Error> {
    let record = state.store.take_copy(&table.row.id, state.store.now()).await?;
    record.map(|record| record.to_string()).ok_or_else(|| Error::refused(msg!("refused-not-begun")))
}

/// A match file that was read and played again from its seed.
pub struct MatchFile {
    record: Record,
    steps: Vec<ImportedStep>,
    kind: &'static dyn Kind,
    status: Status,
    /// The next file is read when this one is out of memory.
    _permit: OwnedSemaphorePermit,
}

impl MatchFile {
    /// Reads a file.
    ///
    /// # Errors
    /// If it is broken, of a game that is not played here, or neither over nor with its seed.
    pub async fn read(state: &AppState, text: &str) -> Result<Self, Error> {
        let mut record = Record::parse(text).map_err(broken)?;
        let can_go_on = record.header.seed.is_some() && record.header.salt.is_some();
        if record.result.is_none() && !can_go_on {
            return Err(Error::refused(msg!("refused-file-no-seed")));
        }
        for seat in &mut record.header.seats {
            seat.name = names::name(&seat.name)?;
        }
        let file = replay(state, record).await?;
        if file.goes_on() && file.status.deciding().is_empty() {
            return Err(broken(RecordError::Result));
        }
        Ok(file)
    }

    /// Whether it is still being played.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.record.result.is_none()
    }
}

/// Keeps a match that was played elsewhere. One that is not over goes on here: bots play on, and whoever sat there takes
/// their seat by a link, or by an invitation where they have an account of the name of their seat.
///
/// # Errors
/// If they have opened too many tables, or the store cannot be asked.
pub async fn import(state: &AppState, user: &User, file: MatchFile) -> Result<MatchId, Error> {
    let goes_on = file.goes_on().then(|| open_seats(&file));
    require_room_for_file(state, user).await?;
    let MatchFile { record, steps, _permit, .. } = file;
    let settings =
        Settings { undo: engine::UndoPolicy::Own, visibility: Visibility::ByLink, ..Settings::default() };
    let (host, now) = (Some(user.id.clone()), state.store.now());
    let names: Vec<String> = people(goes_on.as_ref()).map(ToOwned::to_owned).collect();
    let id = state.store.import(&Import { record, steps, settings, host, goes_on, now }).await?;
    for name in names {
        let account = state.store.account(&name).await?.map(|account| account.user);
        if let Some(other) = account.filter(|other| other.id != user.id) {
            state.store.invite(&id, &other.id, &user.id, now).await?;
        }
    }
    Ok(id)
}

/// Bots play on; where people sat, the seat is open under their name.
fn open_seats(file: &MatchFile) -> GoesOn {
    let seat = |info: &SeatInfo| match &info.bot {
        Some(level) if file.kind.bots().contains(&level.as_str()) => Holder::Bot(level.clone()),
        Some(_) => Holder::Bot(usual_level(file.kind).to_owned()),
        None => Holder::Open,
    };
    let seats = file.record.header.seats.iter().map(|info| (seat(info), info.name.clone()));
    GoesOn { seats: seats.collect(), status: file.status }
}

/// What the people were called who played.
fn people(goes_on: Option<&GoesOn>) -> impl Iterator<Item = &str> {
    let seats = goes_on.into_iter().flat_map(|goes_on| &goes_on.seats);
    seats.filter(|(holder, _)| *holder == Holder::Open).map(|(_, name)| name.as_str())
}

/// A private table that goes on from an earlier position of a match that is over: whoever asks plays a seat of it, bots all
/// others. What was hidden lies as it lay, and chance goes on as it went.
///
/// # Errors
/// If the match is not over, or ends with that position, or they have opened too many tables.
pub async fn play_on(
    state: &AppState,
    table: &Table,
    user: &User,
    seat: Seat,
    at: u64,
) -> Result<MatchId, Error> {
    require_room_for_file(state, user).await?;
    let record = state.store.record(&table.row.id).await?;
    let mut record = record.ok_or_else(|| Error::refused(msg!("refused-file-not-over")))?;
    record.entries.truncate(usize::try_from(at).unwrap_or(usize::MAX));
    record.result = None;
    let (seed, salt) = (record.header.seed.ok_or(Error::NotFound)?, draw()?);
    record.header.salt = Some(salt);
    record.header.commitment = commitment(&seed, &salt);
    let MatchFile { record, steps, status, _permit, .. } = replay(state, record).await?;
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
        let status = kind.replay(&record, each).map_err(broken)?.status();
        Ok(MatchFile { record, steps, kind, status, _permit: permit })
    })
    .await
    .map_err(Error::fault)?
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
fn broken(why: RecordError) -> Error {
    Error::refused(msg!("refused-file", why = why.to_string()))
}
