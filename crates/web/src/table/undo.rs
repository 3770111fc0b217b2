//! Taking back decisions, as the table allows it.

use engine::{Seat, Seats, UndoPolicy, Viewer, msg, undo_target};
use store::{
    Answer, Changed, Committed, Holder, MoveKind, NewMove, NewUndoRequest, Phase, UndoAnswer, UndoRequest,
    UserId,
};

use super::{Table, line, tell};
use crate::{AppState, Error};

/// What a seat may take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// It goes back to this position by its own right.
    Freely(u64),
    /// It goes back to this position if the others consent.
    ByConsent(u64),
}

/// All about undo that a page shows to a seat.
#[derive(Clone, Debug, Default)]
pub struct UndoState {
    /// What the seat may take back, if anything.
    pub offer: Option<Undo>,
    /// What is asked by whom, with the seats that have not answered yet.
    pub requests: Vec<(UndoRequest, Seats)>,
}

/// All about undo that a page shows to a seat.
///
/// # Errors
/// If the store cannot be asked.
pub async fn undo_state(state: &AppState, table: &Table, seat: Seat) -> Result<UndoState, Error> {
    if table.row.phase != Phase::Running {
        return Ok(UndoState::default());
    }
    let requests = state.store.undo_requests(&table.row.id).await?;
    let requests = requests.into_iter().filter(|request| request.refusals.is_empty());
    let requests: Vec<_> = requests.map(|request| (request.clone(), missing(table, &request))).collect();
    let asked = requests.iter().any(|(request, missing)| request.seat == seat && !missing.is_empty());
    let offer = if asked { None } else { offer(table, seat) };
    Ok(UndoState { offer, requests })
}

fn offer(table: &Table, seat: Seat) -> Option<Undo> {
    let newest = |seats: Seats| table.row.newest_decision(seats);
    let last = newest(Seats::all(table.seats()));
    if let Some(target) = last.and_then(|last| undo_target(last, seat)) {
        return Some(Undo::Freely(target));
    }
    match undo_policy(table) {
        UndoPolicy::Own => None,
        // A bot would only decide the same again.
        UndoPolicy::Free => newest(table.people()).map(|past| Undo::Freely(past.before)),
        UndoPolicy::Consent => newest(Seats::one(seat)).map(|past| {
            let alone = voters(table, seat).is_empty();
            if alone { Undo::Freely(past.before) } else { Undo::ByConsent(past.before) }
        }),
    }
}

/// What can be taken back at a table. Against bots alone that is anything: nobody is wronged.
#[must_use]
pub fn undo_policy(table: &Table) -> UndoPolicy {
    let alone = table.people().len() == 1 && table.open_seats().is_empty();
    if alone { UndoPolicy::Free } else { table.row.settings.undo }
}

/// The people who must consent to a wish of `seat`: everybody but the one who wishes, on whatever seat.
fn voters(table: &Table, seat: Seat) -> Seats {
    let holder = |seat: Seat| table.row.place(seat).map(|place| &place.holder);
    table.people().iter().filter(|other| holder(*other) != holder(seat)).collect()
}

/// Whether another person than the one on `seat` plays.
#[must_use]
pub fn has_others(table: &Table, seat: Seat) -> bool {
    !voters(table, seat).is_empty()
}

fn missing(table: &Table, request: &UndoRequest) -> Seats {
    voters(table, request.seat).iter().filter(|seat| !request.consents.contains(*seat)).collect()
}

/// Takes back what `seat` may take back by its own right, or asks the others.
///
/// # Errors
/// If there is nothing to take back, or the match has moved on since `revision`.
pub async fn ask_or_undo(state: &AppState, table: Table, wish: &Wish) -> Result<Table, Error> {
    wish.require_seat(&table)?;
    if wish.revision != table.row.seq {
        return Err(Error::Conflict);
    }
    if let Some(target) = wish.target {
        require_way_back(state, &table, target).await?;
        return go_back(state, table, wish, target).await;
    }
    let UndoState { offer, requests } = undo_state(state, &table, wish.seat).await?;
    // Somebody who had not answered may have left their seat to a bot.
    let granted = requests.iter().any(|(request, missing)| request.seat == wish.seat && missing.is_empty());
    match offer {
        None => Err(Error::refused(msg!("refused-no-undo"))),
        Some(Undo::Freely(target)) => go_back(state, table, wish, target).await,
        Some(Undo::ByConsent(target)) if granted => go_back(state, table, wish, target).await,
        Some(Undo::ByConsent(target)) => {
            ask(state, &table, wish, target).await?;
            Ok(table)
        }
    }
}

/// Who wants to take something back, or answers such a wish.
#[derive(Clone, Debug)]
pub struct Wish {
    pub seat: Seat,
    pub user: UserId,
    /// The position they look at.
    pub revision: u64,
    /// The position they want to go back to, where one may go back freely; none means the last decision.
    pub target: Option<u64>,
}

impl Wish {
    fn require_seat(&self, table: &Table) -> Result<(), Error> {
        let place = table.row.place(self.seat).ok_or(Error::NotFound)?;
        let theirs = place.holder == Holder::Human(self.user.clone());
        if theirs { Ok(()) } else { Err(Error::forbidden(msg!("refused-not-your-seat"))) }
    }
}

/// One may go back freely to where a person decided, on the way that led to the newest position.
async fn require_way_back(state: &AppState, table: &Table, target: u64) -> Result<(), Error> {
    let nothing = || Error::refused(msg!("refused-no-undo"));
    if undo_policy(table) != UndoPolicy::Free || target >= table.row.seq || table.row.phase != Phase::Running
    {
        return Err(nothing());
    }
    let wanted = u32::try_from(table.row.seq - target).unwrap_or(u32::MAX);
    let moves = state.store.moves(&table.row.id, target, wanted).await?;
    let moves: Vec<_> = moves.into_iter().map(|entry| tell(table, entry, Viewer::Public)).collect();
    let (decisions, is_whole) = line(&moves, table.row.seq, target);
    let decided = decisions.last().is_some_and(|first| table.people().contains(moves[*first].seat));
    if is_whole && decided { Ok(()) } else { Err(nothing()) }
}

async fn ask(state: &AppState, table: &Table, wish: &Wish, target: u64) -> Result<(), Error> {
    let new = NewUndoRequest {
        match_id: table.row.id.clone(),
        expected_seq: wish.revision,
        seat: wish.seat,
        target,
        now: state.store.now(),
    };
    done(state.store.ask_undo(&new).await?)
}

/// Answers the wish of `asker`; the last consent carries it out.
///
/// # Errors
/// If nothing is asked, or it was answered, or the match has moved on.
pub async fn answer_undo(
    state: &AppState,
    table: Table,
    wish: &Wish,
    asker: Seat,
    answer: Answer,
) -> Result<Table, Error> {
    let id = &table.row.id;
    wish.require_seat(&table)?;
    if !voters(&table, asker).contains(wish.seat) {
        return Err(Error::forbidden(msg!("refused-not-your-answer")));
    }
    let expected_seq = wish.revision;
    let new = UndoAnswer {
        match_id: id.clone(),
        expected_seq,
        asker,
        seat: wish.seat,
        answer,
        now: state.store.now(),
    };
    done(state.store.answer_undo(&new).await?)?;
    let requests = state.store.undo_requests(id).await?;
    let granted = |request: &&UndoRequest| {
        request.seat == asker && request.refusals.is_empty() && missing(&table, request).is_empty()
    };
    match requests.iter().find(granted) {
        Some(request) => go_back(state, table, &Wish { seat: asker, ..wish.clone() }, request.target).await,
        None => Ok(table),
    }
}

fn done(changed: Changed) -> Result<(), Error> {
    if changed == Changed::Done { Ok(()) } else { Err(Error::Conflict) }
}

/// Restores an earlier position as the newest.
pub(super) async fn go_back(
    state: &AppState,
    table: Table,
    wish: &Wish,
    target: u64,
) -> Result<Table, Error> {
    let position = table.at(state, target).await?;
    // What was said beforehand would only be answered again.
    state.store.withdraw_orders(&table.row.id, None).await?;
    let new = NewMove {
        match_id: table.row.id.clone(),
        expected_seq: wish.revision,
        action_id: format!("undo:{}", wish.revision),
        seat: wish.seat,
        user: Some(wish.user.clone()),
        kind: MoveKind::Undo { target },
        position: position.store(),
        status: position.status(),
        asked: Seats::all(table.seats()),
        now: state.store.now(),
    };
    match state.store.commit_move(&new).await? {
        Committed::Done(seq) => Table::after(state, &table.row.id, seq, Some(position.into())).await,
        Committed::AlreadyDone(_) => Table::load(state, &table.row.id).await,
        Committed::Stale { .. } | Committed::NotRunning => Err(Error::Conflict),
    }
}
