//! What players said beforehand.

use async_trait::async_trait;
use engine::Seat;
use sqlx::query;

use super::matches::tick;
use super::rows::{column, get, seat, some_number, word};
use super::{Backend, Row, sql};
use crate::words::Word as _;
use crate::{Changed, DueOrder, MatchId, Millis, Order, OrderKind, Orders, Result, UserId};

#[async_trait]
impl Orders for Backend {
    async fn give_order(
        &self,
        id: &MatchId,
        seat: Seat,
        user: &UserId,
        kind: OrderKind,
        now: Millis,
    ) -> Result<Changed> {
        let mut transaction = self.begin().await?;
        let tick = tick(&mut transaction, id).await?;
        let given = query(sql::GIVE_ORDER)
            .bind(&id.0)
            .bind(i64::from(seat.0))
            .bind(&user.0)
            .bind(kind.word())
            .bind(now)
            .execute(&mut *transaction)
            .await?;
        if given.rows_affected() == 0 {
            return Ok(Changed::Stale);
        }
        transaction.commit().await?;
        self.changed(id, tick);
        Ok(Changed::Done)
    }

    async fn withdraw_orders(&self, id: &MatchId, seat: Option<Seat>) -> Result<()> {
        // Most often there is none, and nobody is kept from writing.
        let given = self.orders(id).await?;
        if !given.iter().any(|order| seat.is_none_or(|seat| order.seat == seat)) {
            return Ok(());
        }
        let mut transaction = self.begin().await?;
        let tick = tick(&mut transaction, id).await?;
        let seat = seat.map(|seat| i64::from(seat.0));
        query(sql::WITHDRAW_ORDERS).bind(&id.0).bind(seat).execute(&mut *transaction).await?;
        transaction.commit().await?;
        self.changed(id, tick);
        Ok(())
    }

    async fn orders(&self, id: &MatchId) -> Result<Vec<Order>> {
        query(sql::ORDERS).bind(&id.0).fetch_all(&self.readers).await?.iter().map(order).collect()
    }

    async fn take_order(&self, now: Millis, until: Millis) -> Result<Option<DueOrder>> {
        // Most often there is nothing to do, and nobody is kept from writing.
        if query(sql::IS_ORDER_DUE).bind(now).fetch_optional(&self.readers).await?.is_none() {
            return Ok(None);
        }
        let taken = query(sql::TAKE_ORDER).bind(now).bind(until).bind(&self.owner);
        let row = taken.fetch_optional(&self.writer).await?;
        row.map(|row| {
            Ok(DueOrder {
                match_id: MatchId(get(&row, "match_id")?),
                seat: seat(&row, "seat")?,
                user: UserId(get(&row, "user_id")?),
            })
        })
        .transpose()
    }

    async fn order_ends(&self, id: &MatchId, seat: Seat, turn: u64) -> Result<()> {
        let noted = query(sql::ORDER_ENDS).bind(&id.0).bind(i64::from(seat.0)).bind(column(turn));
        noted.execute(&self.writer).await?;
        Ok(())
    }

    async fn rest_order(&self, id: &MatchId, seat: Seat) -> Result<()> {
        let rests = query(sql::REST_ORDER).bind(&id.0).bind(i64::from(seat.0)).bind(&self.owner);
        rests.execute(&self.writer).await?;
        Ok(())
    }
}

fn order(row: &Row) -> Result<Order> {
    Ok(Order {
        seat: seat(row, "seat")?,
        user: UserId(get(row, "user_id")?),
        kind: word(row, "kind")?,
        turn: some_number(row, "turn")?,
    })
}
