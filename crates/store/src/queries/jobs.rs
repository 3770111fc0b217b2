//! Bots that must move, notices that must be sent.

use async_trait::async_trait;
use sqlx::query;

use super::rows::{get, number, rows, seat, word};
use super::{Backend, Row};
use crate::{BotTurn, Jobs, MatchId, Millis, Notice, Result, UserId, sql};

#[async_trait]
impl Jobs for Backend {
    async fn take_bot_turn(&self, now: Millis, until: Millis) -> Result<Option<BotTurn>> {
        let row = query(sql::TAKE_BOT_TURN).bind(now).bind(until).fetch_optional(&self.writer).await?;
        row.as_ref().map(bot_turn).transpose()
    }

    async fn take_notices(&self, due: Millis, until: Millis, wanted: u32) -> Result<Vec<Notice>> {
        let taken = query(sql::TAKE_NOTICES).bind(due).bind(until).bind(rows(wanted));
        let taken = taken.fetch_all(&self.writer).await?;
        let mut notices = taken.iter().map(notice).collect::<Result<Vec<_>>>()?;
        // An UPDATE gives its rows in no particular order.
        notices.sort_by_key(|notice| notice.id);
        Ok(notices)
    }

    async fn finish_notice(&self, id: i64, now: Millis) -> Result<()> {
        query(sql::FINISH_NOTICE).bind(id).bind(now).execute(&self.writer).await?;
        Ok(())
    }
}

fn bot_turn(row: &Row) -> Result<BotTurn> {
    Ok(BotTurn {
        match_id: MatchId(get(row, "match_id")?),
        seat: seat(row, "seat")?,
        level: get(row, "level")?,
    })
}

fn notice(row: &Row) -> Result<Notice> {
    Ok(Notice {
        id: get(row, "id")?,
        kind: word(row, "kind")?,
        match_id: MatchId(get(row, "match_id")?),
        seat: seat(row, "seat")?,
        user: UserId(get(row, "user_id")?),
        seq: number(row, "seq")?,
        created_at: get(row, "created_at")?,
    })
}
