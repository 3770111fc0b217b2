//! Asking for a seat of a running match. Whoever takes one sees what lies hidden there, so everybody at the table must
//! agree, and so must the player before if the seat was taken from them. Whoever was away until the others gave their seat
//! away is not asked: they may come back to it as long as nobody else has it.

use engine::{Seat, msg};
use store::{Answer, Changed, Holder, MatchId, NewSeatRequest, Phase, SeatAnswer, SeatRequest, User, UserId};

use super::Table;
use super::seating::{Invited, Newcomer, change, may_sit, require_no_secrets};
use crate::{AppState, Error, names};

/// What came of the wish to sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sat {
    /// They sit there.
    Down,
    /// The others are asked.
    Asked,
}

/// Who must agree before a user may take an open seat. Nobody before the match begins, and nobody if the seat was theirs.
#[must_use]
pub fn consenters(table: &Table, seat: Seat, user: Option<&UserId>) -> Vec<UserId> {
    let Some(place) = table.row.place(seat).filter(|_| table.row.phase == Phase::Running) else {
        return Vec::new();
    };
    let former = place.former.as_ref();
    if former.is_some_and(|former| Some(&former.user) == user) {
        return Vec::new();
    }
    let robbed = former.filter(|former| !former.gave_up).map(|former| former.user.clone());
    let seated = table.row.places.iter().filter_map(|place| match &place.holder {
        Holder::Human(holder) => Some(holder.clone()),
        Holder::Open | Holder::Bot(_) | Holder::Stranger => None,
    });
    let mut needed: Vec<UserId> = seated.chain(robbed).filter(|other| Some(other) != user).collect();
    needed.sort();
    needed.dedup();
    needed
}

/// Whether nobody is missing and nobody is against it.
#[must_use]
pub fn is_agreed(request: &SeatRequest, needed: &[UserId]) -> bool {
    request.refusals.is_empty() && needed.iter().all(|user| request.consents.contains(user))
}

/// Takes an open seat, or asks those who must agree.
///
/// # Errors
/// As [`may_sit`].
pub async fn sit(
    state: &AppState,
    id: &MatchId,
    seat: Seat,
    user: &User,
    invited: Invited<'_>,
) -> Result<Sat, Error> {
    let table = may_sit(state, id, seat, Some(user), invited).await?;
    let name = names::name(&user.profile.name)?;
    let needed = consenters(&table, seat, Some(&user.id));
    let requests = if needed.is_empty() { Vec::new() } else { state.store.seat_requests(id).await? };
    let mine = requests.iter().find(|request| request.seat == seat && request.user == user.id);
    if needed.is_empty() || mine.is_some_and(|mine| is_agreed(mine, &needed)) {
        change(state, &table, seat, Newcomer::new(Holder::Human(user.id.clone()), name), &user.id).await?;
        return Ok(Sat::Down);
    }
    let new = NewSeatRequest {
        match_id: id.clone(),
        seat,
        invite: invite(&table, seat)?,
        user: user.id.clone(),
        name,
        now: state.store.now(),
    };
    // Whoever has asked already waits on.
    let _: Changed = state.store.ask_seat(&new).await?;
    Ok(Sat::Asked)
}

/// Answers somebody who asks for a seat; with the last consent they sit down.
///
/// # Errors
/// If nothing is asked, or not this user.
pub async fn answer_seat(
    state: &AppState,
    id: &MatchId,
    seat: Seat,
    asker: &UserId,
    by: &UserId,
    answer: Answer,
) -> Result<(), Error> {
    let table = Table::load(state, id).await?;
    let needed = consenters(&table, seat, Some(asker));
    if !needed.contains(by) {
        return Err(Error::forbidden(msg!("refused-not-your-seat")));
    }
    let given = SeatAnswer {
        match_id: id.clone(),
        seat,
        invite: invite(&table, seat)?,
        user: asker.clone(),
        answerer: by.clone(),
        answer,
        now: state.store.now(),
    };
    if state.store.answer_seat(&given).await? == Changed::Stale {
        return Err(Error::Conflict);
    }
    let requests = state.store.seat_requests(id).await?;
    let agreed = requests.iter().find(|request| request.seat == seat && request.user == *asker);
    let Some(agreed) = agreed.filter(|request| is_agreed(request, &needed)) else { return Ok(()) };
    // They may have taken another seat since they asked.
    require_no_secrets(state, &table, seat, asker).await?;
    let newcomer = Newcomer::new(Holder::Human(asker.clone()), agreed.name.clone());
    match change(state, &table, seat, newcomer, asker).await {
        // Two agreed at the same moment.
        Err(Error::Conflict) => Ok(()),
        done => done,
    }
}

fn invite(table: &Table, seat: Seat) -> Result<String, Error> {
    Ok(table.row.place(seat).ok_or(Error::NotFound)?.invite.clone())
}
