//! Whole matches: out as a record, and in from elsewhere.

use engine::{Entry, Header, Record, Salt, Seat, SeatInfo, Seats, Seed, Status, commitment};
use sqlx::query;

use super::matches::{Asking, ask, insert_match, phase_columns};
use super::moves::{MoveColumns, Packed, insert_move, insert_position, texts};
use super::pack::base_of;
use super::rows::column;
use super::{Backend, Connection, sql, turns};
use crate::limits::require;
use crate::{
    Error, Holder, Import, ImportedStep, Match, MatchId, Matches as _, Millis, Move, MoveKind, Moves as _,
    NewMatch, Phase, Result, limits,
};

/// The record of a match that is over.
pub async fn export(store: &Backend, id: &MatchId) -> Result<Option<Record>> {
    let Some(found) = store.find_match(id).await? else { return Ok(None) };
    let Phase::Over(outcome) = found.phase else { return Ok(None) };
    Ok(Some(Record { entries: entries(store, &found).await?, header: header(found), result: Some(outcome) }))
}

/// The record of a match that is over or goes on, always with its seed.
pub async fn copy(store: &Backend, id: &MatchId) -> Result<Option<Record>> {
    let Some(mut found) = store.find_match(id).await? else { return Ok(None) };
    let result = match found.phase {
        Phase::Waiting | Phase::Closed => return Ok(None),
        Phase::Running => None,
        Phase::Over(outcome) => Some(outcome),
    };
    found.published = store.secrets(id).await?;
    Ok(Some(Record { entries: entries(store, &found).await?, header: header(found), result }))
}

async fn entries(store: &Backend, found: &Match) -> Result<Vec<Entry>> {
    let mut entries = Vec::new();
    while (entries.len() as u64) < found.seq {
        let left = found.seq - entries.len() as u64;
        let wanted = limits::ROWS.min(u32::try_from(left).unwrap_or(limits::ROWS));
        let moves = store.moves(&found.id, entries.len() as u64, wanted).await?;
        if moves.is_empty() {
            return Err(Error::Corrupt("log"));
        }
        entries.extend(moves.into_iter().map(entry));
    }
    Ok(entries)
}

fn header(found: Match) -> Header {
    let (seed, salt) = found.published.unzip();
    let seats = found.places.into_iter().map(|place| SeatInfo {
        name: place.name,
        bot: if let Holder::Bot(level) = place.holder { Some(level) } else { None },
    });
    Header {
        format: Record::FORMAT,
        game: found.game,
        rules_version: found.rules_version,
        options: found.options,
        seats: seats.collect(),
        commitment: found.commitment,
        seed,
        salt,
    }
}

fn entry(stored: Move) -> Entry {
    let Move { seq, seat, kind, .. } = stored;
    match kind {
        MoveKind::Action { action, .. } => Entry::Action { seq, seat, action },
        MoveKind::Undo { target } => Entry::Undo { seq, seat, undo: target },
    }
}

/// Stores a finished match, or one that goes on.
pub async fn import(connection: &mut Connection, import: &Import) -> Result<MatchId> {
    let (seed, salt, status) = check(import)?;
    let Import { record, steps, settings, host, goes_on, now } = import;
    let header = &record.header;
    let new = NewMatch {
        game: header.game.clone(),
        rules_version: header.rules_version,
        options: header.options.clone(),
        settings: settings.clone(),
        host: host.clone(),
        seed,
        salt,
        seats: match goes_on {
            Some(goes_on) => goes_on.seats.clone(),
            None => header.seats.iter().map(sitting).collect(),
        },
        start: None,
        now: *now,
    };
    let id = insert_match(connection, &new).await?;
    for (seq, step) in (0..).zip(steps) {
        let base = base_of(seq).and_then(|base| steps.get(usize::try_from(base).ok()?));
        let base = base.map(|step| step.position.as_str());
        insert_position(connection, &id, seq, &Packed::beside(seq, &step.position, base)?).await?;
    }
    for (entry, step) in record.entries.iter().zip(steps.iter().skip(1)) {
        insert_entry(connection, &id, entry, step, *now).await?;
    }
    let newest = record.entries.len() as u64;
    let (phase, outcome) = phase_columns(&status)?;
    query(sql::FINISH_IMPORT)
        .bind(&id.0)
        .bind(column(newest))
        .bind(outcome)
        .bind(phase)
        .bind(i64::from(goes_on.is_none()))
        .execute(&mut *connection)
        .await?;
    ask(connection, &id, newest, &Asking::anew(&status), *now).await?;
    if let (Some(_), Some(host)) = (goes_on, host) {
        let note = query(sql::NEW_DEED_NOTE).bind(&id.0).bind(&host.0).bind(*now).bind("brought");
        note.execute(&mut *connection).await?;
    }
    turns::follow(connection, &id, Seats::NONE, *now).await?;
    Ok(id)
}

fn sitting(info: &SeatInfo) -> (Holder, String) {
    let holder = info.bot.clone().map_or(Holder::Stranger, Holder::Bot);
    (holder, info.name.clone())
}

async fn insert_entry(
    connection: &mut Connection,
    id: &MatchId,
    entry: &Entry,
    step: &ImportedStep,
    at: Millis,
) -> Result<()> {
    let (seat, action, target) = match entry {
        Entry::Action { seat, action, .. } => (*seat, Some(action), None),
        Entry::Undo { seat, undo, .. } => (*seat, None, Some(*undo)),
    };
    let (seq, action_id) = (entry.seq(), format!("import-{}", entry.seq()));
    let (action, events) = texts(action, &step.events)?;
    let columns = MoveColumns {
        seq,
        action_id: &action_id,
        seat,
        user: None,
        revealed: false,
        target,
        action: action.as_deref(),
        events: &events,
        at,
    };
    // Their ids are their numbers, so there is none before.
    insert_move(connection, id, &columns).await.map(drop)
}

/// What a record must be to be kept: finished unless somebody plays on, whole, and true to its
/// commitment. Whether it follows from its seed is for the replay to say that the steps come from.
fn check(import: &Import) -> Result<(Seed, Salt, Status)> {
    let Record { header, entries, result } = &import.record;
    let status = match (&import.goes_on, *result) {
        (Some(goes_on), None) if goes_on.seats.len() == header.seats.len() => Some(goes_on.status),
        (None, Some(outcome)) => Some(Status::Over(outcome)),
        _ => None,
    };
    let (Some(seed), Some(salt), Some(status)) = (header.seed, header.salt, status) else {
        return Err(Error::Refused("only a finished match with its seed and salt can be imported".into()));
    };
    require(commitment(&seed, &salt) == header.commitment, || {
        "seed and salt do not give the commitment".into()
    })?;
    require(import.steps.len() == entries.len() + 1, || "the steps do not fit the record".into())?;
    for (seq, entry) in (1..).zip(entries) {
        let (seat, earlier) = match entry {
            Entry::Action { seat, .. } => (seat, true),
            Entry::Undo { seat, undo, seq } => (seat, undo.checked_add(1).is_some_and(|undo| undo < *seq)),
        };
        require(entry.seq() == seq && earlier && exists(*seat, header), || {
            format!("entry {seq} of the record does not fit")
        })?;
    }
    Ok((seed, salt, status))
}

fn exists(seat: Seat, header: &Header) -> bool {
    seat.index() < header.seats.len()
}
