//! Moves that wait for the disk wait together.
//!
//! Only one connection writes, and flushing the disk takes longer than everything else. Whatever moves have come in while it
//! was flushed are stored by one transaction: it is flushed once for all of them, and none is confirmed before.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::Pool;
use super::queries::commit::{Ready, Written, refused, write};
use crate::news::News;
use crate::{Committed, Error, Result};

/// How many moves one transaction stores at most; others that write wait for it.
const MOST: usize = 32;

/// A move, and who waits for it.
type Waiting = (Ready, oneshot::Sender<Result<Committed>>);

/// Where moves are handed in. The task that stores them ends when it is gone.
pub struct Queue(mpsc::Sender<Waiting>);

impl Queue {
    pub fn of(writer: Pool, news: Arc<News>) -> Self {
        let (sender, receiver) = mpsc::channel(MOST);
        tokio::spawn(Desk { writer, news }.serve(receiver));
        Self(sender)
    }

    /// Stores a move.
    pub async fn commit(&self, ready: Ready) -> Result<Committed> {
        let gone = || Error::Busy("moves are no longer stored".to_owned());
        let (sender, receiver) = oneshot::channel();
        self.0.send((ready, sender)).await.map_err(|_| gone())?;
        receiver.await.map_err(|_| gone())?
    }
}

/// Stores what is handed in.
struct Desk {
    writer: Pool,
    news: Arc<News>,
}

impl Desk {
    async fn serve(self, mut queue: mpsc::Receiver<Waiting>) {
        let desk = Arc::new(self);
        loop {
            let mut waiting = Vec::new();
            if queue.recv_many(&mut waiting, MOST).await == 0 {
                return;
            }
            let desk = Arc::clone(&desk);
            // Should it panic, these moves alone are lost, and whoever waits for one is asked to come back.
            let _ = tokio::spawn(async move { desk.store(waiting).await }).await;
        }
    }

    async fn store(&self, mut waiting: Vec<Waiting>) {
        match self.store_all(&mut waiting).await {
            Ok(true) => {}
            // Another process writes for too long: all have waited for it, and nobody waits once more behind the others.
            Err(Error::Busy(why)) => {
                for (_, answer) in waiting {
                    let _ = answer.send(Err(Error::Busy(why.clone())));
                }
            }
            // One of them went wrong, and each is to hear only what became of itself.
            Ok(false) | Err(_) => {
                for (ready, answer) in waiting {
                    let _ = answer.send(self.store_one(&ready).await);
                }
            }
        }
    }

    /// Stores by one transaction all of them whose match is where they thought, and tells whether it could.
    async fn store_all(&self, waiting: &mut Vec<Waiting>) -> Result<bool> {
        if waiting.len() == 1 {
            return Ok(false);
        }
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        let mut ticks = Vec::new();
        for (ready, _) in waiting.iter() {
            ticks.push(match write(&mut transaction, ready).await? {
                Written::Done(tick) => Some(tick),
                Written::Elsewhere => None,
                Written::Before => return Ok(false),
            });
        }
        transaction.commit().await?;
        for ((ready, answer), tick) in waiting.drain(..).zip(ticks) {
            // Whoever has gone away does not want to know.
            let _ = answer.send(self.answer(&ready, tick).await);
        }
        Ok(true)
    }

    async fn store_one(&self, ready: &Ready) -> Result<Committed> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        let tick = match write(&mut transaction, ready).await? {
            Written::Done(tick) => {
                transaction.commit().await?;
                Some(tick)
            }
            Written::Elsewhere | Written::Before => {
                transaction.rollback().await?;
                None
            }
        };
        self.answer(ready, tick).await
    }

    /// What became of a move that is stored with a tick, or is not.
    async fn answer(&self, ready: &Ready, tick: Option<i64>) -> Result<Committed> {
        let Some(tick) = tick else {
            return refused(&mut *self.writer.acquire().await?, ready).await;
        };
        self.news.tell((ready.match_id.clone(), tick));
        Ok(Committed::Done(ready.seq()))
    }
}
