//! Notices and where they go.

use async_trait::async_trait;
use sqlx::query;

use super::rows::{column, get, number, seat, word};
use super::{Backend, Row, sql};
use crate::ids::token;
use crate::words::Word as _;
use crate::{
    Changed, Channel, ChannelState, Delivery, DueNotice, Error, MatchId, Millis, NewChannel, Notices, Result,
    UserId, limits,
};

#[async_trait]
impl Notices for Backend {
    async fn new_channel(&self, new: &NewChannel) -> Result<Channel> {
        limits::text("address", &new.target, 1..=limits::TARGET)?;
        limits::text("keys", &new.keys, 0..=limits::KEYS)?;
        let NewChannel { user, kind, target, keys, state, now } = new.clone();
        let (id, token) = (token()?, token()?);
        let channel = Channel { id, user, kind, target, keys, state, token, created_at: now };
        query(sql::NEW_CHANNEL)
            .bind(&channel.id)
            .bind(&channel.user.0)
            .bind(kind.word())
            .bind(&channel.target)
            .bind(state.word())
            .bind(&channel.token)
            .bind(now)
            .bind(&channel.keys)
            .execute(&self.writer)
            .await?;
        Ok(channel)
    }

    async fn channels(&self, user: &UserId) -> Result<Vec<Channel>> {
        let rows = query(sql::CHANNELS).bind(&user.0).fetch_all(&self.readers).await?;
        rows.iter().map(channel).collect()
    }

    async fn channel_of_token(&self, token: &str) -> Result<Option<Channel>> {
        if !limits::is_storable(token) {
            return Ok(None);
        }
        let row = query(sql::CHANNEL_OF_TOKEN).bind(token).fetch_optional(&self.readers).await?;
        row.as_ref().map(channel).transpose()
    }

    async fn set_channel(&self, id: &str, state: ChannelState) -> Result<()> {
        match state {
            ChannelState::Removed => query(sql::REMOVE_CHANNEL).bind(id).execute(&self.writer).await?,
            _ => query(sql::SET_CHANNEL).bind(id).bind(state.word()).execute(&self.writer).await?,
        };
        Ok(())
    }

    async fn shared_secret(&self, name: &str, drawn: &str) -> Result<String> {
        query(sql::NEW_SECRET).bind(name).bind(drawn).execute(&self.writer).await?;
        // By the writer, which sees what was just written.
        let row = query(sql::SECRET).bind(name).fetch_one(&self.writer).await?;
        get(&row, "secret")
    }

    async fn take_notice(&self, now: Millis, until: Millis) -> Result<Option<DueNotice>> {
        let taken = query(sql::TAKE_NOTICE).bind(now).bind(until).bind(&self.owner);
        let Some(row) = taken.fetch_optional(&self.writer).await? else { return Ok(None) };
        let id: String = get(&row, "channel")?;
        let found = query(sql::CHANNEL).bind(id).fetch_optional(&self.readers).await?;
        Ok(Some(DueNotice {
            channel: channel(&found.ok_or(Error::Corrupt("channel"))?)?,
            match_id: MatchId(get(&row, "match_id")?),
            seat: seat(&row, "seat")?,
            seq: number(&row, "seq")?,
            kind: word(&row, "kind")?,
            tries: number(&row, "tries")?,
        }))
    }

    async fn begin_notice(&self, notice: &DueNotice) -> Result<Changed> {
        let begun = of(sql::BEGIN_NOTICE, notice, &self.owner).execute(&self.writer).await?;
        Ok(if begun.rows_affected() == 0 { Changed::Stale } else { Changed::Done })
    }

    async fn finish_notice(&self, notice: &DueNotice, delivery: Delivery) -> Result<()> {
        let (state, ready_at, tries) = match delivery {
            Delivery::Sent => ("sent", 0, 0),
            Delivery::Failed => ("failed", 0, 1),
            Delivery::FailedUntil(then) => ("due", then, 1),
            Delivery::PutOff(then) => ("due", then, 0),
        };
        let finish = of(sql::FINISH_NOTICE, notice, &self.owner).bind(state).bind(ready_at).bind(tries);
        finish.execute(&self.writer).await?;
        Ok(())
    }
}

type Query<'q> = sqlx::query::Query<'q, <Row as sqlx::Row>::Database, Arguments>;
type Arguments = <<Row as sqlx::Row>::Database as sqlx::Database>::Arguments;

/// A statement about one notice of ours.
fn of<'q>(statement: &'static str, notice: &'q DueNotice, owner: &'q str) -> Query<'q> {
    query(statement)
        .bind(&notice.channel.id)
        .bind(&notice.match_id.0)
        .bind(i64::from(notice.seat.0))
        .bind(column(notice.seq))
        .bind(notice.kind.word())
        .bind(owner)
}

fn channel(row: &Row) -> Result<Channel> {
    Ok(Channel {
        id: get(row, "id")?,
        user: UserId(get(row, "user_id")?),
        kind: word(row, "kind")?,
        target: get(row, "target")?,
        keys: get(row, "keys")?,
        state: word(row, "state")?,
        token: get(row, "token")?,
        created_at: get(row, "created_at")?,
    })
}
