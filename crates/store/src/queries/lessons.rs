//! Guided matches.

use async_trait::async_trait;
use sqlx::query;

use super::matches::{insert, tick};
use super::rows::{get, number, word};
use super::{Backend, Connection, sql};
use crate::words::Word as _;
use crate::{Learning, Led, Lessons, MatchId, NewMatch, Result, limits};

#[async_trait]
impl Lessons for Backend {
    async fn begin_lesson(&self, new: &NewMatch, lesson: &str) -> Result<MatchId> {
        limits::text("lesson", lesson, 1..=limits::WORD)?;
        let mut transaction = self.begin().await?;
        let id = insert(&mut transaction, new).await?;
        let learning = Learning { lesson: lesson.to_owned(), seen: 0, tries: 0, state: Led::On };
        keep(&mut transaction, &id, &learning).await?;
        let tick = tick(&mut transaction, &id).await?;
        transaction.commit().await?;
        self.changed(&id, tick);
        Ok(id)
    }

    async fn learning(&self, id: &MatchId) -> Result<Option<Learning>> {
        let row = query(sql::LEARNING).bind(&id.0).fetch_optional(&self.readers).await?;
        row.map(|row| {
            Ok(Learning {
                lesson: get(&row, "lesson")?,
                seen: number(&row, "seen")?,
                tries: number(&row, "tries")?,
                state: word(&row, "state")?,
            })
        })
        .transpose()
    }

    async fn set_learning(&self, id: &MatchId, learning: &Learning) -> Result<()> {
        let mut transaction = self.begin().await?;
        keep(&mut transaction, id, learning).await?;
        let tick = tick(&mut transaction, id).await?;
        transaction.commit().await?;
        self.changed(id, tick);
        Ok(())
    }
}

async fn keep(connection: &mut Connection, id: &MatchId, learning: &Learning) -> Result<()> {
    query(sql::KEEP_LEARNING)
        .bind(&id.0)
        .bind(&learning.lesson)
        .bind(i64::from(learning.seen))
        .bind(i64::from(learning.tries))
        .bind(learning.state.word())
        .execute(connection)
        .await?;
    Ok(())
}
