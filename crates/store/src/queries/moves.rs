//! Moves and the positions they lead to.

use std::sync::Arc;

use async_trait::async_trait;
use engine::{Past, Record, Seat, Seats};
use serde_json::Value;
use sqlx::query;

use super::commit::Ready;
use super::matches::tick;
use super::pack::{base_of, pack, unpack};
use super::rows::{column, flag, get, json, number, rows, seat, some_number};
use super::{Backend, Connection, Row, records, sql};
use crate::{
    Changed, Committed, Import, MatchId, Matches as _, Millis, Move, MoveKind, Moves, NewMove, Phase, Result,
    UserId, limits,
};

#[async_trait]
impl Moves for Backend {
    async fn commit_move(&self, new: &NewMove) -> Result<Committed> {
        let committed = self.commit(Ready::of(self, new).await?).await?;
        if let Committed::Done(seq) = committed
            && base_of(seq).is_none()
        {
            self.bases.keep(&new.match_id, seq, new.position.as_str().into());
        }
        Ok(committed)
    }

    async fn find_action(&self, id: &MatchId, action_id: &str) -> Result<Option<u64>> {
        find_action(&mut *self.readers.acquire().await?, id, action_id).await
    }

    async fn seats_played(&self, id: &MatchId, user: &UserId) -> Result<Seats> {
        let found = query(sql::SEATS_PLAYED).bind(&id.0).bind(&user.0).fetch_all(&self.readers).await?;
        found.iter().map(|row| seat(row, "seat")).collect()
    }

    async fn position(&self, id: &MatchId, seq: u64) -> Result<Option<String>> {
        position(&mut *self.readers.acquire().await?, id, seq).await
    }

    async fn moves(&self, id: &MatchId, after: u64, wanted: u32) -> Result<Vec<Move>> {
        let found = query(sql::MOVES).bind(&id.0).bind(column(after)).bind(rows(wanted));
        found.fetch_all(&self.readers).await?.iter().map(one_move).collect()
    }

    async fn record(&self, id: &MatchId) -> Result<Option<Record>> {
        records::export(self, id).await
    }

    async fn take_copy(&self, id: &MatchId, now: Millis) -> Result<Option<Record>> {
        if self.find_match(id).await?.is_some_and(|found| found.phase == Phase::Running) {
            let mut transaction = self.begin().await?;
            let tick = tick(&mut transaction, id).await?;
            query(sql::NEW_COPIED).bind(&id.0).bind(now).execute(&mut *transaction).await?;
            transaction.commit().await?;
            self.changed(id, tick);
        }
        records::copy(self, id).await
    }

    async fn import(&self, import: &Import) -> Result<MatchId> {
        let mut transaction = self.begin().await?;
        let id = records::import(&mut transaction, import).await?;
        let tick = tick(&mut transaction, &id).await?;
        transaction.commit().await?;
        self.changed(&id, tick);
        Ok(id)
    }
}

/// The columns of one move.
pub struct MoveColumns<'a> {
    pub seq: u64,
    pub action_id: &'a str,
    pub seat: Seat,
    pub user: Option<&'a UserId>,
    pub revealed: bool,
    pub target: Option<u64>,
    pub action: Option<&'a str>,
    pub events: &'a str,
    pub at: Millis,
}

/// An action and its events, as they are stored.
pub fn texts(action: Option<&Value>, events: &[Value]) -> Result<(Option<String>, String)> {
    let (action, events) = (action.map(Value::to_string), Value::from(events).to_string());
    limits::size("action", action.as_deref().unwrap_or_default(), limits::ACTION)?;
    limits::size("events", &events, limits::POSITION)?;
    Ok((action, events))
}

/// Stale if there is a move with the same id.
pub async fn insert_move(
    connection: &mut Connection,
    id: &MatchId,
    new: &MoveColumns<'_>,
) -> Result<Changed> {
    let inserted = query(sql::NEW_MOVE)
        .bind(&id.0)
        .bind(column(new.seq))
        .bind(new.action_id)
        .bind(i64::from(new.seat.0))
        .bind(new.user.map(|user| &user.0))
        .bind(new.at)
        .bind(i64::from(new.revealed))
        .bind(new.target.map(column))
        .bind(new.action)
        .bind(new.events)
        .execute(connection)
        .await?;
    Ok(if inserted.rows_affected() == 0 { Changed::Stale } else { Changed::Done })
}

/// A position as it is stored.
pub struct Packed {
    pub bytes: Vec<u8>,
    /// The number of the one that it is compressed with, if there is one.
    pub base: Option<i64>,
}

impl Packed {
    /// Compressed with the given base if there is one.
    pub fn beside(seq: u64, position: &str, base: Option<&str>) -> Result<Self> {
        limits::size("position", position, limits::POSITION)?;
        Ok(Self { bytes: pack(position, base)?, base: base.and(base_of(seq)).map(column) })
    }
}

pub async fn insert_position(
    connection: &mut Connection,
    id: &MatchId,
    seq: u64,
    packed: &Packed,
) -> Result<()> {
    query(sql::NEW_POSITION)
        .bind(&id.0)
        .bind(column(seq))
        .bind(packed.bytes.as_slice())
        .bind(packed.base)
        .execute(connection)
        .await?;
    Ok(())
}

/// The position that the one with this number is compressed with; none if it is kept whole.
pub async fn find_base(store: &Backend, id: &MatchId, seq: u64) -> Result<Option<Arc<str>>> {
    let Some(base) = base_of(seq) else { return Ok(None) };
    if let Some(kept) = store.bases.find(id, base) {
        return Ok(Some(kept));
    }
    let found: Option<Arc<str>> = store.position(id, base).await?.map(Into::into);
    if let Some(found) = &found {
        store.bases.keep(id, base, Arc::clone(found));
    }
    Ok(found)
}

async fn position(connection: &mut Connection, id: &MatchId, seq: u64) -> Result<Option<String>> {
    let row = query(sql::POSITION).bind(&id.0).bind(column(seq)).fetch_optional(connection).await?;
    let Some(row) = row else { return Ok(None) };
    let base = match get(&row, "base")? {
        Some(base) => Some(unpack(base, None)?),
        None => None,
    };
    unpack(get(&row, "packed")?, base.as_deref()).map(Some)
}

pub async fn find_action(connection: &mut Connection, id: &MatchId, action_id: &str) -> Result<Option<u64>> {
    let row = query(sql::FIND_ACTION).bind(&id.0).bind(action_id).fetch_optional(connection).await?;
    row.map(|row| number(&row, "seq")).transpose()
}

pub async fn newest(connection: &mut Connection, id: &MatchId) -> Result<Option<u64>> {
    let row = query(sql::NEWEST).bind(&id.0).fetch_optional(connection).await?;
    row.map(|row| number(&row, "seq")).transpose()
}

/// The decision that led to position `seq`.
pub fn past(seat: Seat, seq: u64, revealed: bool) -> Past {
    Past { before: seq.saturating_sub(1), seat, revealed }
}

/// Keeps the newest decision of a seat.
async fn decided(connection: &mut Connection, id: &MatchId, seat: Seat, newest: Option<Past>) -> Result<()> {
    query(sql::DECIDED)
        .bind(&id.0)
        .bind(i64::from(seat.0))
        .bind(newest.map(|past| column(past.before + 1)))
        .bind(i64::from(newest.is_some_and(|past| past.revealed)))
        .execute(connection)
        .await?;
    Ok(())
}

/// Finds the newest decision again for those seats whose newest one is taken back with a return to `target`.
pub async fn take_back(connection: &mut Connection, id: &MatchId, target: u64) -> Result<()> {
    let since = query(sql::DECIDED_SINCE).bind(&id.0).bind(column(target));
    for row in since.fetch_all(&mut *connection).await? {
        let seat = seat(&row, "seat")?;
        let newest = newest_decision(connection, id, seat, target).await?;
        decided(connection, id, seat, newest).await?;
    }
    Ok(())
}

/// The newest decision of a seat on the way to a position. Only as many moves are read as it takes.
async fn newest_decision(
    connection: &mut Connection,
    id: &MatchId,
    seat: Seat,
    at: u64,
) -> Result<Option<Past>> {
    let mut walk = Walk { seats: Seats::one(seat), next: at, found: None };
    loop {
        let found = query(sql::PAST).bind(&id.0).bind(column(walk.next)).bind(rows(AT_ONCE));
        let found = found.fetch_all(&mut *connection).await?;
        let steps = found.iter().map(step).collect::<Result<Vec<_>>>()?;
        walk.back(&steps);
        if walk.found.is_some() || walk.next == 0 || steps.is_empty() {
            return Ok(walk.found);
        }
    }
}

fn one_move(row: &Row) -> Result<Move> {
    let kind = match some_number(row, "target")? {
        Some(target) => MoveKind::Undo { target },
        None => MoveKind::Action {
            action: json(row, "action")?,
            events: json(row, "events")?,
            revealed: flag(row, "revealed")?,
        },
    };
    Ok(Move {
        seq: number(row, "seq")?,
        action_id: get(row, "action_id")?,
        seat: seat(row, "seat")?,
        user: get::<Option<String>>(row, "user_id")?.map(UserId),
        kind,
        at: get(row, "at")?,
    })
}

/// How many moves are read at once when the newest decision is looked for: most often it is the first of them.
const AT_ONCE: u32 = 16;

/// A move with its number: a decision, or the position that was restored instead.
#[derive(Clone, Copy)]
enum Step {
    Decision(Past),
    Restored { seq: u64, target: u64 },
}

fn step(row: &Row) -> Result<Step> {
    let seq = number::<u64>(row, "seq")?;
    if let Some(target) = some_number(row, "target")? {
        return Ok(Step::Restored { seq, target });
    }
    Ok(Step::Decision(past(seat(row, "seat")?, seq, flag(row, "revealed")?)))
}

/// Goes back from the newest position and skips what was taken back, until one of the seats has decided.
struct Walk {
    seats: Seats,
    /// The number of the move that is looked at next; 0 at the beginning of the match.
    next: u64,
    found: Option<Past>,
}

impl Walk {
    /// Through some moves, the newest first.
    fn back(&mut self, steps: &[Step]) {
        for step in steps {
            match *step {
                Step::Decision(decision) if decision.before < self.next => {
                    self.next = decision.before;
                    if self.seats.contains(decision.seat) {
                        self.found = Some(decision);
                        return;
                    }
                }
                // The database demands that the target is smaller. If it were not, this would never end.
                Step::Restored { seq, target } if seq <= self.next => self.next = target.min(seq - 1),
                // It was taken back.
                Step::Decision(_) | Step::Restored { .. } => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seats 0 and 1 in turn, and what was restored instead of deciding.
    fn match_of(targets: &[Option<u64>]) -> Vec<Step> {
        let step = |(seq, target): (u64, &Option<u64>)| match *target {
            Some(target) => Step::Restored { seq, target },
            None => Step::Decision(Past { before: seq - 1, seat: Seat((seq % 2) as u8), revealed: false }),
        };
        (1..).zip(targets).map(step).collect()
    }

    /// The number of the position before the newest decision, however many moves are read at once.
    fn newest(steps: &[Step], seats: Seats) -> Option<u64> {
        let read = |at_once: usize| {
            let mut walk = Walk { seats, next: steps.len() as u64, found: None };
            while walk.found.is_none() && walk.next > 0 {
                let older: Vec<Step> =
                    steps[..walk.next as usize].iter().rev().take(at_once).copied().collect();
                walk.back(&older);
            }
            walk.found.map(|past| past.before)
        };
        assert_eq!(read(1), read(100));
        read(1)
    }

    #[test]
    fn the_newest_decision_that_was_not_taken_back_is_found() {
        let all = Seats::all(2);
        let steps = match_of(&[None, None, Some(1), None, Some(3), None]);
        assert_eq!(newest(&steps[..2], all), Some(1));
        assert_eq!(newest(&steps[..3], all), Some(0));
        assert_eq!(newest(&steps[..5], all), Some(0));
        assert_eq!(newest(&steps, all), Some(5));
        assert_eq!(newest(&steps, Seats::one(Seat(1))), Some(0));
        assert_eq!(newest(&match_of(&[None, None, Some(0)]), all), None);
        assert_eq!(newest(&[], all), None);
    }
}
