//! Who looked at which match when.

use async_trait::async_trait;
use sqlx::query;

use super::rows::get;
use super::{Backend, sql};
use crate::{AWAY, MatchId, Millis, Result, UserId, Visit, Visits};

#[async_trait]
impl Visits for Backend {
    async fn looked(&self, who: &[(MatchId, UserId)], now: Millis) -> Result<()> {
        let mut transaction = self.begin().await?;
        for (id, user) in who {
            let looked = query(sql::LOOKED).bind(&id.0).bind(&user.0).bind(now).bind(AWAY);
            looked.execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn visit(&self, id: &MatchId, user: &UserId) -> Result<Option<Visit>> {
        let row = query(sql::VISIT).bind(&id.0).bind(&user.0).fetch_optional(&self.readers).await?;
        row.map(|row| Ok(Visit { seen_at: get(&row, "seen_at")?, left_at: get(&row, "left_at")? }))
            .transpose()
    }

    async fn seen_since(&self, id: &MatchId, since: Millis) -> Result<Vec<UserId>> {
        let seen = query(sql::SEEN_SINCE).bind(&id.0).bind(since).fetch_all(&self.readers).await?;
        seen.iter().map(|row| Ok(UserId(get(row, "user_id")?))).collect()
    }

    async fn caught_up(&self, id: &MatchId, user: &UserId, now: Millis) -> Result<()> {
        query(sql::CAUGHT_UP).bind(&id.0).bind(&user.0).bind(now).execute(&self.writer).await?;
        Ok(())
    }
}
