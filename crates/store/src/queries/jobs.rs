//! Bots that must move.

use async_trait::async_trait;
use sqlx::query;

use super::rows::{get, seat};
use super::{Backend, Row, sql};
use crate::ids::token_hash;
use crate::sql::people;
use crate::{BotTurn, Changed, Jobs, MatchId, Millis, Result};

#[async_trait]
impl Jobs for Backend {
    async fn take_bot_turn(&self, now: Millis, until: Millis) -> Result<Option<BotTurn>> {
        let row = query(sql::TAKE_BOT_TURN).bind(now).bind(until).bind(&self.owner);
        row.fetch_optional(&self.writer).await?.as_ref().map(bot_turn).transpose()
    }

    async fn renew_bot_turn(&self, turn: &BotTurn, until: Millis) -> Result<Changed> {
        let renewed = query(sql::RENEW_BOT_TURN)
            .bind(&turn.match_id.0)
            .bind(i64::from(turn.seat.0))
            .bind(&self.owner)
            .bind(until)
            .execute(&self.writer)
            .await?;
        Ok(if renewed.rows_affected() == 0 { Changed::Stale } else { Changed::Done })
    }

    async fn leave_bot_turns(&self, until: Millis) -> Result<()> {
        query(sql::LEAVE_UNHEARD_TURNS).bind(&self.owner).bind(until).execute(&self.writer).await?;
        Ok(())
    }

    async fn count_deed(&self, who: &str, burst: u32, every: Millis, now: Millis) -> Result<bool> {
        let before = every * i64::from(burst.saturating_sub(1));
        let counted = query(sql::COUNT_DEED).bind(token_hash(who)).bind(now).bind(every).bind(before);
        Ok(counted.execute(&self.writer).await?.rows_affected() > 0)
    }

    async fn check_in(&self, now: Millis) -> Result<()> {
        query(sql::CHECK_IN).bind(&self.owner).bind(now).execute(&self.writer).await?;
        Ok(())
    }

    async fn tidy_up(&self, now: Millis) -> Result<()> {
        for (statement, before) in
            [(sql::FORGET_PROCESSES, now - DAY), (sql::FORGET_DEEDS, now), (people::END_CHALLENGES, now)]
        {
            query(statement).bind(before).execute(&self.writer).await?;
        }
        Ok(())
    }
}

/// In milliseconds.
const DAY: Millis = 24 * 3_600_000;

fn bot_turn(row: &Row) -> Result<BotTurn> {
    Ok(BotTurn {
        match_id: MatchId(get(row, "match_id")?),
        seat: seat(row, "seat")?,
        level: get(row, "level")?,
    })
}
