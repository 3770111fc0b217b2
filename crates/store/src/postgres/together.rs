//! Decisions that come while others are being stored are stored together.
//!
//! A transaction, the way to the server and back, and the wait for its disk cost more than a decision itself, and so several
//! share them. None is confirmed before all of them are on the disk. A decision that need not wait is stored at once.

use std::sync::Arc;

use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::timeout;

use super::one_call::{OneCall, was_before};
use super::queries::commit::Ready;
use super::{PATIENCE, Pool, in_time};
use crate::{Error, Result};

/// How many decisions one transaction stores at most.
const MOST: usize = 32;
/// How many transactions are under way at once: while one waits for the disk, the other works.
const AT_ONCE: usize = 2;

/// A decision, and who waits for its tick; there is none if it was refused.
type Waiting = (Ready, oneshot::Sender<(Ready, Result<Option<i64>>)>);

/// Where decisions are handed in. The task that stores them ends when it is gone.
pub struct Queue(mpsc::Sender<Waiting>);

impl Queue {
    pub fn of(pool: Pool, one_call: OneCall) -> Self {
        let (sender, receiver) = mpsc::channel(MOST);
        tokio::spawn(serve(Arc::new(Desk { pool, one_call }), receiver));
        Self(sender)
    }

    /// Stores a decision, and gives it back with its tick; none if it was refused.
    pub async fn store(&self, ready: Ready) -> Result<(Ready, Option<i64>)> {
        let gone = || Error::Busy("decisions are no longer stored".to_owned());
        let (sender, receiver) = oneshot::channel();
        self.0.send((ready, sender)).await.map_err(|_| gone())?;
        let (ready, tick) = receiver.await.map_err(|_| gone())?;
        Ok((ready, tick?))
    }
}

/// Stores what is handed in.
struct Desk {
    pool: Pool,
    one_call: OneCall,
}

async fn serve(desk: Arc<Desk>, mut queue: mpsc::Receiver<Waiting>) {
    let free = Arc::new(Semaphore::new(AT_ONCE));
    while let Ok(place) = Arc::clone(&free).acquire_owned().await {
        let mut waiting = Vec::new();
        if queue.recv_many(&mut waiting, MOST).await == 0 {
            return;
        }
        let desk = Arc::clone(&desk);
        tokio::spawn(async move {
            desk.store_all(waiting).await;
            drop(place);
        });
    }
}

impl Desk {
    async fn store_all(&self, mut waiting: Vec<Waiting>) {
        // Whoever holds several matches took them in the same order as everybody else: nobody waits for somebody who waits for them.
        waiting.sort_by(|(one, _), (other, _)| one.match_id.cmp(&other.match_id));
        let all: Vec<&Ready> = waiting.iter().map(|(ready, _)| ready).collect();
        let ticks = match self.call(&all).await {
            Ok(ticks) => ticks.into_iter().map(Ok).collect(),
            Err(error) => self.one_by_one(&all, error).await,
        };
        for ((ready, answer), tick) in waiting.into_iter().zip(ticks) {
            // Whoever has gone away does not want to know.
            let _ = answer.send((ready, tick));
        }
    }

    /// One of them went wrong, and each is to hear only what became of itself.
    async fn one_by_one(&self, all: &[&Ready], error: sqlx::Error) -> Vec<Result<Option<i64>>> {
        if let Error::Busy(why) = Error::from(error) {
            // The server is away, none of its connections is free, or somebody holds one of the matches. To find out which one,
            // all would wait for it again, one behind the other, and everybody behind them.
            return all.iter().map(|_| Err(Error::Busy(why.clone()))).collect();
        }
        let mut ticks = Vec::new();
        for ready in all {
            ticks.push(match self.call(&[ready]).await {
                Ok(ticks) => Ok(ticks.first().copied().flatten()),
                Err(error) if was_before(&error) => Ok(None),
                Err(error) => Err(error.into()),
            });
        }
        ticks
    }

    async fn call(&self, all: &[&Ready]) -> Result<Vec<Option<i64>>, sqlx::Error> {
        let mut connection = self.pool.acquire().await?;
        let decided = timeout(PATIENCE, self.one_call.decide(&mut connection, all)).await;
        in_time(decided, connection)
    }
}
