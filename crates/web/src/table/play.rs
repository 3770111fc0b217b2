//! A seat decides.

use catalog::Match;
use engine::{Seat, Seats, Viewer, msg};
use serde_json::Value;
use store::{Committed, Holder, MatchId, MoveKind, NewMove, Phase, UserId, now};

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
}

/// The most characters of an id that a decider gives.
const ACTION_ID: usize = 100;
/// Others may decide at the same time: then it is tried again so often.
const ATTEMPTS: usize = 5;

/// Carries out a decision and tells the number of the position it led to.
///
/// # Errors
/// If it is not the decider's seat, he looked at another question, or the rules forbid it.
pub async fn play(state: &AppState, id: &MatchId, answer: &Answer) -> Result<u64, Error> {
    if !(1..=ACTION_ID).contains(&answer.action_id.chars().count()) {
        return Err(Error::Malformed("action_id".to_owned()));
    }
    let stored_id = answer.stored_id();
    for _ in 0..ATTEMPTS {
        if let Some(seq) = state.store.find_action(id, &stored_id).await? {
            return Ok(seq);
        }
        let table = Table::load(state, id).await?;
        let new = match decide(&table, answer) {
            Ok(new) => new,
            // A copy of it may have been stored since we looked.
            Err(refused) => return state.store.find_action(id, &stored_id).await?.ok_or(refused),
        };
        match state.store.commit_move(&new).await? {
            Committed::Done(seq) | Committed::AlreadyDone(seq) => return Ok(seq),
            Committed::Stale { .. } => {}
            Committed::NotRunning => return Err(Error::Conflict),
        }
    }
    Err(Error::Conflict)
}

fn decide(table: &Table, answer: &Answer) -> Result<NewMove, Error> {
    let position = table.position()?;
    let place = table.row.place(answer.seat).ok_or(Error::NotFound)?;
    if place.holder != answer.by.holder() {
        return Err(Error::forbidden(msg!("refused-not-your-seat")));
    }
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
    Ok(NewMove {
        match_id: table.row.id.clone(),
        expected_seq: table.row.seq,
        action_id: answer.stored_id(),
        seat: answer.seat,
        user: answer.by.user(),
        kind: MoveKind::Action { action: played.action, events: played.events, revealed: played.revealed },
        position: next.store(),
        status: next.status(),
        asked: asked(position, &*next, answer.seat),
        now: now(),
    })
}

/// The seats whose question is another one now. Whoever is still asked the same as before may
/// answer what he looks at, whatever the others did meanwhile.
fn asked(before: &dyn Match, after: &dyn Match, actor: Seat) -> Seats {
    Seat::all(after.seats()).filter(|seat| *seat == actor || is_asked_anew(before, after, *seat)).collect()
}

fn is_asked_anew(before: &dyn Match, after: &dyn Match, seat: Seat) -> bool {
    let [was, is] = [before, after].map(|position| position.status().deciding().contains(seat));
    was != is || (is && question(before, seat) != question(after, seat))
}

fn question(position: &dyn Match, seat: Seat) -> (engine::Message, Vec<Value>) {
    let legal = position.legal(seat).into_iter().map(|offer| offer.action).collect();
    (position.question(Viewer::Seat(seat)), legal)
}

impl Answer {
    /// The id with its sender: nobody makes the decision of another, or of a bot, count as sent by
    /// choosing the same id.
    fn stored_id(&self) -> String {
        let Self { seat, by, action_id, .. } = self;
        match by {
            By::User(user) => format!("{user}:{seat}:{action_id}"),
            By::Bot(_) => format!("bot:{seat}:{action_id}"),
        }
    }
}

impl By {
    fn holder(&self) -> Holder {
        match self {
            Self::User(user) => Holder::Human(user.clone()),
            Self::Bot(level) => Holder::Bot(level.clone()),
        }
    }

    fn user(&self) -> Option<UserId> {
        match self {
            Self::User(user) => Some(user.clone()),
            Self::Bot(_) => None,
        }
    }
}
