//! Bots that must move.

use async_trait::async_trait;
use sqlx::query;

use super::rows::{get, seat};
use super::{Backend, Row};
use crate::{BotTurn, Jobs, MatchId, Millis, Result, sql};

#[async_trait]
impl Jobs for Backend {
    async fn take_bot_turn(&self, now: Millis, until: Millis) -> Result<Option<BotTurn>> {
        let row = query(sql::TAKE_BOT_TURN).bind(now).bind(until).fetch_optional(&self.writer).await?;
        row.as_ref().map(bot_turn).transpose()
    }
}

fn bot_turn(row: &Row) -> Result<BotTurn> {
    Ok(BotTurn {
        match_id: MatchId(get(row, "match_id")?),
        seat: seat(row, "seat")?,
        level: get(row, "level")?,
    })
}
