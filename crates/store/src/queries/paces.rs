//! What a player's time is, and what happens when it is up.

use async_trait::async_trait;
use engine::Seat;
use sqlx::query;

use super::matches::{tick, tick_all};
use super::rows::{flag, get, number, seat, word};
use super::{Backend, Connection, Row, sql};
use crate::words::Word as _;
use crate::{Choice, LateTurn, MatchId, Millis, NoticeKind, Paces, Result, Turn, UserId, Vote};

#[async_trait]
impl Paces for Backend {
    async fn turns(&self, id: &MatchId) -> Result<Vec<Turn>> {
        query(sql::TURNS).bind(&id.0).fetch_all(&self.readers).await?.iter().map(turn).collect()
    }

    async fn pass_time(&self, now: Millis) -> Result<()> {
        // Most often there is nothing to do, and nobody is kept from writing.
        if query(sql::IS_TIME_UP).bind(now).fetch_optional(&self.readers).await?.is_none() {
            return Ok(());
        }
        let mut transaction = self.begin().await?;
        let due = query(sql::DUE_MATCHES).bind(now).fetch_all(&mut *transaction).await?;
        let changed = tick_all(&mut transaction, &due).await?;
        query(sql::SPARE_VACATIONERS).bind(now).execute(&mut *transaction).await?;
        query(sql::NEW_REMINDERS)
            .bind(now)
            .bind(NoticeKind::Reminder.word())
            .execute(&mut *transaction)
            .await?;
        query(sql::REMINDED).bind(now).execute(&mut *transaction).await?;
        query(sql::NEW_WARNINGS).bind(now).bind(NoticeKind::Late.word()).execute(&mut *transaction).await?;
        query(sql::BECOME_LATE).bind(now).execute(&mut *transaction).await?;
        transaction.commit().await?;
        changed.iter().for_each(|(id, tick)| self.changed(id, *tick));
        Ok(())
    }

    async fn take_late_turn(&self, now: Millis, until: Millis) -> Result<Option<LateTurn>> {
        let taken = query(sql::TAKE_LATE_TURN).bind(now).bind(until).bind(&self.owner);
        let row = taken.fetch_optional(&self.writer).await?;
        row.map(|row| {
            Ok(LateTurn {
                match_id: MatchId(get(&row, "match_id")?),
                seat: seat(&row, "seat")?,
                user: UserId(get(&row, "user_id")?),
            })
        })
        .transpose()
    }

    async fn leave_late_turn(&self, turn: &LateTurn, until: Millis) -> Result<()> {
        let leave = query(sql::LEAVE_LATE_TURN).bind(&turn.match_id.0).bind(i64::from(turn.seat.0));
        leave.bind(&self.owner).bind(until).execute(&self.writer).await?;
        Ok(())
    }

    async fn vote(
        &self,
        id: &MatchId,
        seat: Seat,
        voter: &UserId,
        choice: Choice,
        now: Millis,
    ) -> Result<()> {
        let mut transaction = self.begin().await?;
        let tick = tick(&mut transaction, id).await?;
        query(sql::VOTE)
            .bind(&id.0)
            .bind(i64::from(seat.0))
            .bind(&voter.0)
            .bind(choice.word())
            .bind(now)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        self.changed(id, tick);
        Ok(())
    }

    async fn votes(&self, id: &MatchId) -> Result<Vec<Vote>> {
        let vote = |row: &Row| {
            let voter = UserId(get(row, "voter")?);
            Ok(Vote { seat: seat(row, "seat")?, voter, choice: word(row, "choice")? })
        };
        query(sql::VOTES).bind(&id.0).fetch_all(&self.readers).await?.iter().map(vote).collect()
    }

    async fn begin_vacation(&self, user: &UserId, ends_at: Millis, now: Millis) -> Result<()> {
        let mut transaction = self.begin().await?;
        query(sql::HOLD_USER).bind(&user.0).execute(&mut *transaction).await?;
        let days = query(sql::DAYS_OF).bind(&user.0).fetch_all(&mut *transaction).await?;
        let changed = tick_all(&mut transaction, &days).await?;
        let begun = query(sql::BEGIN_VACATION).bind(&user.0).bind(now).bind(ends_at);
        if begun.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Ok(());
        }
        move_times(&mut transaction, (&changed, user), ends_at - now, now).await?;
        transaction.commit().await?;
        changed.iter().for_each(|(id, tick)| self.changed(id, *tick));
        Ok(())
    }

    async fn end_vacation(&self, user: &UserId, now: Millis) -> Result<()> {
        let mut transaction = self.begin().await?;
        query(sql::HOLD_USER).bind(&user.0).execute(&mut *transaction).await?;
        let present = query(sql::VACATION).bind(&user.0).bind(0_i64).bind(now);
        let ends_at: Option<Millis> = get(&present.fetch_one(&mut *transaction).await?, "ends_at")?;
        let Some(ends_at) = ends_at else { return Ok(()) };
        let days = query(sql::DAYS_OF).bind(&user.0).fetch_all(&mut *transaction).await?;
        let changed = tick_all(&mut transaction, &days).await?;
        query(sql::END_VACATION).bind(&user.0).bind(now).execute(&mut *transaction).await?;
        move_times(&mut transaction, (&changed, user), now - ends_at, ends_at).await?;
        transaction.commit().await?;
        changed.iter().for_each(|(id, tick)| self.changed(id, *tick));
        Ok(())
    }

    async fn vacation(&self, user: &UserId, since: Millis, now: Millis) -> Result<(Option<Millis>, Millis)> {
        let row = query(sql::VACATION).bind(&user.0).bind(since).bind(now).fetch_one(&self.readers).await?;
        Ok((get(&row, "ends_at")?, get(&row, "spent")?))
    }
}

/// Puts off what is due of a user's after `after`.
async fn move_times(
    connection: &mut Connection,
    (matches, user): (&[(MatchId, i64)], &UserId),
    by: Millis,
    after: Millis,
) -> Result<()> {
    for (id, _) in matches {
        let moved = query(sql::MOVE_TIMES).bind(&id.0).bind(&user.0).bind(by).bind(after);
        moved.execute(&mut *connection).await?;
    }
    Ok(())
}

fn turn(row: &Row) -> Result<Turn> {
    Ok(Turn {
        seat: seat(row, "seat")?,
        seq: number(row, "seq")?,
        began_at: get(row, "began_at")?,
        waits: flag(row, "waits")?,
        due_at: get(row, "due_at")?,
        left: get(row, "left_time")?,
        late: flag(row, "late")?,
    })
}
