//! A move is stored, with all that it changes.

use engine::{Seat, Seats, Status};
use sqlx::query;

use super::matches::{Asking, ask, phase_columns};
use super::moves::{
    MoveColumns, Packed, find_action, find_base, insert_move, insert_position, newest, past, take_back, texts,
};
use super::rows::{column, get};
use super::{Backend, Connection, ratings, sql, turns};
use crate::{Changed, Committed, MatchId, Millis, MoveKind, NewMove, Result, UserId, limits};

/// A move as it will lie in the database: made ready before it keeps anybody waiting.
pub struct Ready {
    pub match_id: MatchId,
    pub expected_seq: u64,
    pub action_id: String,
    pub seat: Seat,
    pub user: Option<UserId>,
    pub revealed: bool,
    /// The position that an undo restores.
    pub target: Option<u64>,
    pub action: Option<String>,
    pub events: String,
    pub packed: Packed,
    pub status: Status,
    pub asked: Seats,
    pub now: Millis,
}

impl Ready {
    pub async fn of(store: &Backend, new: &NewMove) -> Result<Self> {
        check(new)?;
        let (action, events, revealed, target) = match &new.kind {
            MoveKind::Action { action, events, revealed } => {
                (Some(action), events.as_slice(), *revealed, None)
            }
            MoveKind::Undo { target } => (None, [].as_slice(), false, Some(*target)),
        };
        let (action, events) = texts(action, events)?;
        let seq = new.expected_seq.saturating_add(1);
        let base = find_base(store, &new.match_id, seq).await?;
        Ok(Self {
            match_id: new.match_id.clone(),
            expected_seq: new.expected_seq,
            action_id: new.action_id.clone(),
            seat: new.seat,
            user: new.user.clone(),
            revealed,
            target,
            action,
            events,
            packed: Packed::beside(seq, &new.position, base.as_deref())?,
            status: new.status,
            asked: new.asked,
            now: new.now,
        })
    }

    /// The number that it will have.
    pub fn seq(&self) -> u64 {
        self.expected_seq + 1
    }

    /// Whose time starts over. What a caretaker decides for a player gives nobody more time.
    pub fn renewed(&self) -> Seats {
        if self.user.is_some() { Seats::one(self.seat) } else { Seats::NONE }
    }
}

fn check(new: &NewMove) -> Result<()> {
    limits::text("id of the action", &new.action_id, 1..=limits::ACTION_ID)?;
    match new.kind {
        MoveKind::Undo { target } => {
            limits::require(target < new.expected_seq, || "only an earlier position can be restored".into())
        }
        MoveKind::Action { .. } => Ok(()),
    }
}

/// What came of writing a move into a transaction.
pub enum Written {
    /// It is there, with this tick.
    Done(i64),
    /// The match is elsewhere. Nothing was changed.
    Elsewhere,
    /// A move with its id is there already. What was written must be rolled back.
    Before,
}

/// The move, the position, and what both mean for the seats.
pub async fn write(connection: &mut Connection, ready: &Ready) -> Result<Written> {
    // Whoever advanced the match holds it: what is read after that cannot change any more.
    let Some(tick) = advance(connection, ready).await? else { return Ok(Written::Elsewhere) };
    let Ready { match_id, action_id, seat, user, revealed, target, events, now: at, .. } = ready;
    let (seq, action) = (ready.seq(), ready.action.as_deref());
    let columns = MoveColumns {
        seq,
        action_id,
        seat: *seat,
        user: user.as_ref(),
        revealed: *revealed,
        target: *target,
        action,
        events,
        at: *at,
    };
    if insert_move(connection, match_id, &columns).await? == Changed::Stale {
        return Ok(Written::Before);
    }
    insert_position(connection, match_id, seq, &ready.packed).await?;
    if let Some(target) = target {
        take_back(connection, match_id, *target).await?;
    }
    if let Status::Over(outcome) = &ready.status {
        ratings::rate_match(connection, match_id, outcome, *at).await?;
    }
    let by = target.is_none().then(|| past(*seat, seq, *revealed));
    ask(connection, match_id, seq, &Asking { status: &ready.status, asked: ready.asked, by }, *at).await?;
    turns::follow(connection, match_id, ready.renewed(), *at).await?;
    Ok(Written::Done(tick))
}

/// Takes the next number, if the match is where the mover thought, and tells the tick of this change.
async fn advance(connection: &mut Connection, ready: &Ready) -> Result<Option<i64>> {
    let (phase, outcome) = phase_columns(&ready.status)?;
    let advanced = query(sql::ADVANCE)
        .bind(&ready.match_id.0)
        .bind(column(ready.expected_seq))
        .bind(phase)
        .bind(outcome)
        .bind(ready.now)
        .fetch_optional(connection)
        .await?;
    advanced.map(|row| get(&row, "changed")).transpose()
}

/// Why a move was not stored: it was before, or the match is elsewhere.
pub async fn refused(connection: &mut Connection, ready: &Ready) -> Result<Committed> {
    if let Some(seq) = find_action(connection, &ready.match_id, &ready.action_id).await? {
        return Ok(Committed::AlreadyDone(seq));
    }
    let newest = newest(connection, &ready.match_id).await?;
    Ok(newest.map_or(Committed::NotRunning, |newest| Committed::Stale { newest }))
}
