//! Playing again with the same people: the same seats, turned by one, and the same options; or another game.
//!
//! Whoever wants it first opens the new table and leaves a note in the old match; the others find their seat by it. It is for
//! them: nobody else finds it in the lobby, whatever the old table was like.

use catalog::Kind;
use engine::{Seat, msg, parse_options};
use serde_json::{Value, json};
use store::{ChatLine, Content, Holder, MatchId, NewRematch, NoteKind, Phase, User, Visibility};

use super::seating::prepared;
use super::{Invited, NewTable, SeatWish, Table, sit};
use crate::{AppState, Error};

/// How many notes are looked through.
const NOTES: u32 = 100;

/// The table at which a user of a match that is over plays again: one that somebody opened, or a new one.
///
/// # Errors
/// If the match is not over, or the user did not play in it, or the number of players does not fit the game.
pub async fn rematch(
    state: &AppState,
    table: &Table,
    user: &User,
    kind: &'static dyn Kind,
) -> Result<MatchId, Error> {
    let mine = table.mine(Some(&user.id));
    let seat = mine.iter().next().ok_or_else(|| Error::forbidden(msg!("refused-not-your-seat")))?;
    if !table.is_over() {
        return Err(Error::refused(msg!("refused-not-over")));
    }
    if let Some(offered) = offered(state, table, kind).await? {
        return join(state, table, user, offered).await;
    }
    let wished = wished(table, user, kind)?;
    let new = prepared(state, kind, user, &wished).await?;
    if table.people().len() == mine.len() {
        return Ok(state.store.new_match(&new).await?);
    }
    let wish = NewRematch { match_id: table.row.id.clone(), user: user.id.clone(), seat, table: new };
    let first = Table::find(state, &state.store.offer_rematch(&wish).await?).await?;
    if first.is_host(Some(&user.id)) {
        invite_others(state, table, user, &first.row.id).await?;
    }
    // Somebody else may have wished for it at the same moment.
    join(state, table, user, first).await
}

/// Whoever has an account and played with them finds the new table in the lobby, too.
async fn invite_others(state: &AppState, table: &Table, user: &User, at: &MatchId) -> Result<(), Error> {
    for place in &table.row.places {
        let Holder::Human(other) = &place.holder else { continue };
        let has_account = state.store.user(other).await?.is_some_and(|other| other.login.is_some());
        if *other != user.id && has_account {
            state.store.invite(at, other, &user.id, state.store.now()).await?;
        }
    }
    Ok(())
}

/// The first table that somebody opened to play this game again, as long as it can be joined or looked at.
///
/// # Errors
/// If the store cannot be asked.
pub async fn offered(
    state: &AppState,
    table: &Table,
    kind: &'static dyn Kind,
) -> Result<Option<Table>, Error> {
    for line in state.store.notes(&table.row.id, NoteKind::Rematch, NOTES).await? {
        if let Some(next) = at_table(state, &line).await?
            && next.row.game == kind.info().id
            && next.row.phase != Phase::Closed
        {
            return Ok(Some(next));
        }
    }
    Ok(None)
}

/// The table that a line of chat invites to.
async fn at_table(state: &AppState, line: &ChatLine) -> Result<Option<Table>, Error> {
    let Content::Rematch { at } = &line.content else { return Ok(None) };
    match Table::find(state, at).await {
        Ok(table) => Ok(Some(table)),
        Err(Error::NotFound) => Ok(None),
        Err(error) => Err(error),
    }
}

async fn join(state: &AppState, table: &Table, user: &User, next: Table) -> Result<MatchId, Error> {
    let sits = !next.mine(Some(&user.id)).is_empty();
    if next.row.phase == Phase::Waiting && !sits {
        let invited = Invited { token: Some(&next.row.join_token) };
        for seat in table.mine(Some(&user.id)).iter() {
            sit(state, &next.row.id, turned(seat, table.seats()), user, invited).await?;
        }
    }
    Ok(next.row.id)
}

/// Where a player of the old match sits in the new one.
fn turned(seat: Seat, seats: u8) -> Seat {
    Seat((seat.0 + 1) % seats)
}

fn wished(table: &Table, user: &User, kind: &'static dyn Kind) -> Result<NewTable, Error> {
    let (row, count) = (&table.row, table.seats());
    // As long as others are awaited their seats are kept for them.
    let awaits = row.places.iter().any(|place| match &place.holder {
        Holder::Human(holder) => *holder != user.id,
        Holder::Open | Holder::Stranger => true,
        Holder::Bot(_) => false,
    });
    let visibility = if awaits { Visibility::ByLink } else { row.settings.visibility };
    let mut seats = vec![SeatWish::Open; count.into()];
    for (seat, place) in Seat::all(count).zip(&row.places) {
        seats[turned(seat, count).index()] = match &place.holder {
            Holder::Human(holder) if *holder == user.id => SeatWish::Me(Some(place.name.clone())),
            Holder::Bot(level) => SeatWish::Bot(level.clone()),
            _ => SeatWish::Open,
        };
    }
    Ok(NewTable {
        options: if kind.info().id == row.game { row.options.clone() } else { first_form(kind)? },
        seats,
        title: row.settings.title.clone(),
        undo: row.settings.undo,
        visibility,
        pace: row.settings.pace,
        caretaker: row.settings.caretaker,
    })
}

fn first_form(kind: &'static dyn Kind) -> Result<Value, Error> {
    let Some(form) = kind.forms().first() else { return Ok(json!({})) };
    parse_options(kind.info().options, form.options.iter().copied()).map_err(Error::Malformed)
}
