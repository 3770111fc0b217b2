//! What players say beforehand, so that a match over days does not wait for every small answer: their no to whatever others
//! offer, or the end of their turn. It is carried out as soon as they are asked, and ends with the first question that it
//! does not answer.

use catalog::Ahead;
use engine::{Seat, msg};
use store::{Changed, DueOrder, MatchId, Order, OrderKind, UserId};

use super::{Answer, By, Table, carry_out};
use crate::apart::{UNANSWERED, apart, in_time};
use crate::{AppState, Error};

/// How long a process has an order to itself that it has taken, in milliseconds.
const LEASE: i64 = 10_000;
/// How many decisions are made for somebody in a row.
const MOST: usize = 100;

/// Says beforehand what is to be answered for one's own seat; none withdraws it.
///
/// # Errors
/// If it is not their seat, the match is not running, or its game knows no such answers.
pub async fn give_order(
    state: &AppState,
    id: &MatchId,
    seat: Seat,
    user: &UserId,
    kind: Option<OrderKind>,
) -> Result<(), Error> {
    let table = Table::find(state, id).await?;
    if !table.mine(Some(user)).contains(seat) {
        return Err(Error::forbidden(msg!("refused-not-your-seat")));
    }
    let Some(kind) = kind else {
        return Ok(state.store.withdraw_orders(id, Some(seat)).await?);
    };
    if !table.kind.ahead().contains(&ahead(kind)) {
        return Err(Error::refused(msg!("refused-order")));
    }
    match state.store.give_order(id, seat, user, kind, state.store.now()).await? {
        Changed::Done => Ok(()),
        Changed::Stale => Err(Error::refused(msg!("refused-over"))),
    }
}

/// What a game calls an order of this kind.
#[must_use]
pub fn ahead(kind: OrderKind) -> Ahead {
    match kind {
        OrderKind::Declines => Ahead::Declines,
        OrderKind::Ends => Ahead::Ends,
    }
}

/// Carries out what players who are asked have said beforehand.
///
/// # Errors
/// If the store cannot be asked.
pub async fn obey_orders(state: &AppState) -> Result<(), Error> {
    let now = || state.store.now();
    while let Some(due) = in_time(UNANSWERED, state.store.take_order(now(), now() + LEASE)).await? {
        let (beside, order) = (state.clone(), due.clone());
        if let Err(error) = apart(async move { obey(&beside, &order).await }).await {
            tracing::error!("{due:?}: {error:?}");
        }
    }
    Ok(())
}

async fn obey(state: &AppState, due: &DueOrder) -> Result<(), Error> {
    let (id, seat) = (&due.match_id, due.seat);
    for _ in 0..MOST {
        let orders = state.store.orders(id).await?;
        let order = orders.into_iter().find(|order| order.seat == seat && order.user == due.user);
        let Some(order) = order else { return Ok(()) };
        let table = Table::load(state, id).await?;
        if !table.row.deciding().contains(seat) {
            return rest(state, id, &order).await;
        }
        let turn = turn_of(state, id, seat).await?;
        let next = table.position()?.answer_ahead(seat, ahead(order.kind));
        let Some((what, action)) = next.filter(|_| !is_over(&order, turn)) else {
            return Ok(state.store.withdraw_orders(id, Some(seat)).await?);
        };
        if what == Ahead::Ends && order.turn.is_none() {
            state.store.order_ends(id, seat, turn).await?;
        }
        let revision = table.row.seq;
        let by = By::Order(due.user.clone());
        let answer = Answer { seat, by, revision, action_id: revision.to_string(), action };
        match carry_out(state, table, &answer).await {
            Ok(_) | Err(Error::Conflict) => {}
            // The player decided meanwhile, or the seat has changed hands.
            Err(Error::Refused(..)) => return Ok(()),
            Err(other) => return Err(other),
        }
    }
    Ok(())
}

/// All is answered for now. A turn that was to be ended is over, and the order with it.
async fn rest(state: &AppState, id: &MatchId, order: &Order) -> Result<(), Error> {
    match order.turn {
        Some(_) => state.store.withdraw_orders(id, Some(order.seat)).await?,
        None => state.store.rest_order(id, order.seat).await?,
    }
    Ok(())
}

/// Whether the turn that an order was to end is over, and this is another one.
fn is_over(order: &Order, turn: u64) -> bool {
    order.turn.is_some_and(|ended| ended != turn)
}

/// The position in which the present turn of a seat began.
async fn turn_of(state: &AppState, id: &MatchId, seat: Seat) -> Result<u64, Error> {
    let turns = state.store.turns(id).await?;
    Ok(turns.iter().find(|turn| turn.seat == seat).map_or(0, |turn| turn.seq))
}
