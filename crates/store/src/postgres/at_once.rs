//! What several ask for at the same time is asked at once.
//!
//! Every request asks who sends it and at which table they sit. Sent one by one, each question is a way to the server and
//! back, so those that come while others are being answered wait for each other. Nothing is remembered: a question is sent after
//! it was asked, and its answer is of that moment.

use std::collections::HashMap;
use std::sync::Arc;

use sqlx::{AssertSqlSafe, query};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::timeout;

use super::queries::rows::get;
use super::queries::{matches, users};
use super::{PATIENCE, Pool, Row, in_time, sql};
use crate::{Error, Match, Result, Session};

/// How many rows one question asks for at most.
const MOST: usize = 64;
/// How many questions are under way at once.
const AT_ONCE: usize = 2;

/// The key of a row, and who waits for it. They hear of a failure only if asking again would fail, too.
type Waiting<T> = (String, oneshot::Sender<Result<Option<T>>>);

/// Where questions of one kind are handed in. The task that answers them ends when it is gone.
pub struct AtOnce<T>(mpsc::Sender<Waiting<T>>);

/// A kind of question.
trait Question: Clone + Send + 'static {
    /// The statement that finds one.
    const ONE: &str;
    /// What it is found by there, and what all of them are found by instead.
    const BY: [&str; 2];

    /// What was found, by what it was asked for by.
    fn read(rows: &[Row]) -> Result<HashMap<String, Self>>;
}

impl Question for Session {
    const ONE: &str = sql::SESSION;
    // Those that have ended are found as well: the caller looks when they end.
    const BY: [&str; 2] = ["s.token_hash = $1 AND s.expires_at > $2", "s.token_hash = ANY($1)"];

    fn read(rows: &[Row]) -> Result<HashMap<String, Self>> {
        rows.iter().map(|row| Ok((get(row, "token_hash")?, users::session(row)?))).collect()
    }
}

impl Question for Match {
    const ONE: &str = sql::MATCH;
    const BY: [&str; 2] = ["WHERE id = $1", "WHERE id = ANY($1)"];

    fn read(rows: &[Row]) -> Result<HashMap<String, Self>> {
        Ok(matches::matches(rows)?.into_iter().map(|found| (found.id.0.clone(), found)).collect())
    }
}

impl AtOnce<Session> {
    pub fn sessions(pool: Pool) -> Self {
        Self::of(pool)
    }
}

impl AtOnce<Match> {
    pub fn matches(pool: Pool) -> Self {
        Self::of(pool)
    }
}

impl<T> AtOnce<T> {
    /// The row with a key, if there is one. None outside of the result if that cannot be said: it has to be asked for alone.
    ///
    /// # Errors
    /// If the server is busy: it would be asked once more for each of them.
    pub async fn find(&self, key: &str) -> Option<Result<Option<T>>> {
        let (sender, receiver) = oneshot::channel();
        self.0.send((key.to_owned(), sender)).await.ok()?;
        receiver.await.ok()
    }
}

#[expect(private_bounds, reason = "there are the two kinds above")]
impl<T: Question> AtOnce<T> {
    fn of(pool: Pool) -> Self {
        let (sender, receiver) = mpsc::channel(MOST);
        tokio::spawn(answer::<T>(pool, receiver));
        Self(sender)
    }
}

async fn answer<T: Question>(pool: Pool, mut questions: mpsc::Receiver<Waiting<T>>) {
    let free = Arc::new(Semaphore::new(AT_ONCE));
    let statement: Arc<str> = T::ONE.replace(T::BY[0], T::BY[1]).into();
    while let Ok(place) = Arc::clone(&free).acquire_owned().await {
        let mut waiting = Vec::new();
        if questions.recv_many(&mut waiting, MOST).await == 0 {
            return;
        }
        let (pool, statement) = (pool.clone(), Arc::clone(&statement));
        tokio::spawn(async move {
            let found = find_all::<T>(&pool, &statement, &waiting).await;
            for (key, answer) in waiting {
                let _ = match &found {
                    Ok(found) => answer.send(Ok(found.get(&key).cloned())),
                    Err(Error::Busy(why)) => answer.send(Err(Error::Busy(why.clone()))),
                    // Whoever is not answered asks alone, and hears what is wrong.
                    Err(_) => break,
                };
            }
            drop(place);
        });
    }
}

async fn find_all<T: Question>(
    pool: &Pool,
    statement: &str,
    waiting: &[Waiting<T>],
) -> Result<HashMap<String, T>> {
    let keys: Vec<&str> = waiting.iter().map(|(key, _)| key.as_str()).collect();
    let ask = query(AssertSqlSafe(statement.to_owned())).bind(keys);
    let mut connection = pool.acquire().await?;
    let rows = timeout(PATIENCE, ask.fetch_all(&mut *connection)).await;
    T::read(&in_time(rows, connection)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_asked_for_by_the_words_that_one_is_asked_for_by() {
        for (one, [by, _]) in [(Session::ONE, Session::BY), (Match::ONE, Match::BY)] {
            assert_eq!(one.matches(by).count(), 1, "{one}");
        }
    }
}
