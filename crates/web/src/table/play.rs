//! A seat decides.

use std::sync::Arc;

use catalog::Position;
use engine::{Seat, msg};
use serde_json::Value;
use store::{Committed, Holder, Millis, MoveKind, NewMove, Phase, UserId};

use super::Table;
use crate::words::Words;
use crate::{AppState, Error};

/// What a seat decided, and where.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Which seat.
    pub seat: Seat,
    /// Who says so.
    pub by: By,
    /// The position that was looked at.
    pub revision: u64,
    /// Sent twice by the same decider, it counts once.
    pub action_id: String,
    /// What was decided.
    pub action: Value,
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// A user.
    User(UserId),
    /// The bot of this level.
    Bot(String),
    /// Nobody: it is decided for this user, whose time is up.
    Caretaker(UserId),
    /// Nobody: this user has said so beforehand.
    Order(UserId),
}

/// The most characters of an id that a decider gives.
const ACTION_ID: usize = 100;
/// How the id of a decision begins that was made for a player whose time was up.
pub const CARETAKER: &str = "caretaker:";
/// How the id of a decision begins that was made as its player had said beforehand.
pub const ORDER: &str = "order:";
/// How often it is tried again if others decide at the same time.
const ATTEMPTS: usize = 5;

/// Carries out a decision at a table, and gives back the table as it is then.
///
/// # Errors
/// If it is not the decider's seat, they looked at another question, or the rules forbid it.
pub async fn play(state: &AppState, table: Table, answer: &Answer) -> Result<Table, Error> {
    let id = table.row.id.clone();
    let Done { seq, position } = carry_out(state, table, answer).await?;
    Table::after(state, &id, seq, position).await
}

/// A decision that is stored.
pub struct Done {
    /// The number of the position that it led to.
    pub seq: u64,
    /// That position; none if the decision was stored before.
    position: Option<Arc<dyn Position>>,
}

/// Carries out a decision at a table.
///
/// # Errors
/// As [`play`].
pub async fn carry_out(state: &AppState, mut table: Table, answer: &Answer) -> Result<Done, Error> {
    if !(1..=ACTION_ID).contains(&answer.action_id.chars().count()) {
        return Err(Error::Malformed("action_id".to_owned()));
    }
    let id = table.row.id.clone();
    for _ in 0..ATTEMPTS {
        let (new, next) = match decide(&table, answer, state.store.now()) {
            Ok(decided) => decided,
            // What was stored before is no longer asked for.
            Err(refused) => {
                let stored = state.store.find_action(&id, &answer.stored_id()).await?;
                return stored.map(|seq| Done { seq, position: None }).ok_or(refused);
            }
        };
        match state.store.commit_move(&new).await? {
            Committed::Done(seq) => {
                let position: Arc<dyn Position> = next.into();
                state.recent.keep(&id, seq, Arc::clone(&position));
                return Ok(Done { seq, position: Some(position) });
            }
            Committed::AlreadyDone(seq) => return Ok(Done { seq, position: None }),
            Committed::Stale { .. } => table = Table::load(state, &id).await?,
            Committed::NotRunning => return Err(Error::Conflict),
        }
    }
    Err(Error::Conflict)
}

/// The move to be stored, and the position it leads to.
fn decide(table: &Table, answer: &Answer, now: Millis) -> Result<(NewMove, Box<dyn Position>), Error> {
    let position = table.position()?;
    let own = table.row.place(answer.seat).filter(|place| place.holder == answer.by.holder());
    let place = own.ok_or_else(|| Error::forbidden(msg!("refused-not-your-seat")))?;
    if matches!(table.row.phase, Phase::Over(_)) {
        return Err(Error::refused(msg!("refused-over")));
    }
    if !(place.revision..=table.row.seq).contains(&answer.revision) {
        return Err(Error::Conflict);
    }
    let mut next = position.copy();
    let played = next.play(answer.seat, &answer.action).map_err(|why| {
        let names = table.names(Words(engine::Language::En));
        Error::at_table(table.kind, &names, Some(answer.seat), why)
    })?;
    let new = NewMove {
        match_id: table.row.id.clone(),
        expected_seq: table.row.seq,
        action_id: answer.stored_id(),
        seat: answer.seat,
        user: answer.by.user(),
        kind: MoveKind::Action { action: played.action, events: played.events, revealed: played.revealed },
        position: next.store(),
        status: next.status(),
        asked: played.asked,
        now,
    };
    Ok((new, next))
}

impl Answer {
    /// The id with its sender: nobody makes the decision of another, or of a bot, count as sent by
    /// choosing the same id.
    fn stored_id(&self) -> String {
        let Self { seat, by, action_id, .. } = self;
        match by {
            By::User(user) => format!("{user}:{seat}:{action_id}"),
            By::Bot(_) => format!("bot:{seat}:{action_id}"),
            By::Caretaker(_) => format!("{CARETAKER}{seat}:{action_id}"),
            By::Order(_) => format!("{ORDER}{seat}:{action_id}"),
        }
    }
}

impl By {
    fn holder(&self) -> Holder {
        match self {
            Self::User(user) | Self::Caretaker(user) | Self::Order(user) => Holder::Human(user.clone()),
            Self::Bot(level) => Holder::Bot(level.clone()),
        }
    }

    fn user(&self) -> Option<UserId> {
        match self {
            Self::User(user) | Self::Order(user) => Some(user.clone()),
            Self::Bot(_) | Self::Caretaker(_) => None,
        }
    }
}
