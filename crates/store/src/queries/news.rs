//! What changed without this process being told.

use std::time::Duration;

use sqlx::query;

use super::rows::get;
use super::{Connection, sql};
use crate::news::News;
use crate::{MatchId, Result};

/// How often a process looks for changes that nobody told of.
pub const LOOK: Duration = Duration::from_secs(1);

/// No letter comes later than this.
const LATEST: Duration = Duration::from_secs(30);

/// The tick up to which everything is known now.
pub async fn newest(connection: &mut Connection) -> Result<i64> {
    look(connection, &News::new(), 0).await
}

/// Tells what has changed since a tick, and gives the one to look from next time.
pub async fn look(connection: &mut Connection, news: &News, since: i64) -> Result<i64> {
    let mut upto = since;
    for row in query(sql::CHANGED_SINCE).bind(since).fetch_all(connection).await? {
        upto = get(&row, "upto")?;
        if let Some(id) = get::<Option<String>>(&row, "id")? {
            news.tell((MatchId(id), get(&row, "changed")?));
        }
    }
    news.forget(upto, LATEST);
    Ok(upto)
}
