//! News of changes, for those who look at a match.
//!
//! Every change of a match gives it a new number, its *tick*. Whoever made a change tells it at once in their own process;
//! the other processes look for new ticks from time to time, and a database that can call them does so. However news
//! comes, a change is told once.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use crate::MatchId;

/// How many changes may wait for a slow receiver.
const WAITING: usize = 4_096;

/// A match that changed, with its tick.
pub(crate) type Change = (MatchId, i64);

/// What changed, as this process knows it.
pub(crate) struct News {
    sender: broadcast::Sender<MatchId>,
    /// What was told, and when: it might come again by another way.
    told: Mutex<HashMap<Change, Instant>>,
}

impl News {
    pub fn new() -> Self {
        Self { sender: broadcast::Sender::new(WAITING), told: Mutex::default() }
    }

    pub fn subscribe(&self) -> broadcast::Receiver<MatchId> {
        self.sender.subscribe()
    }

    /// Tells of a change, unless it was told before.
    pub fn tell(&self, change: Change) {
        let id = change.0.clone();
        if self.lock().insert(change, Instant::now()).is_none() {
            // It does not matter if nobody listens.
            let _ = self.sender.send(id);
        }
    }

    /// Changes up to this tick are not found again by a look; a letter might still be on its way for a while.
    pub fn forget(&self, upto: i64, after: Duration) {
        self.lock().retain(|(_, tick), told| *tick > upto || told.elapsed() < after);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Change, Instant>> {
        self.told.lock().expect("nobody panics with it")
    }
}

/// What runs beside the calls of a store, and ends with it.
pub(crate) struct Tasks(pub Vec<JoinHandle<()>>);

impl Tasks {
    pub fn end(&self) {
        self.0.iter().for_each(JoinHandle::abort);
    }
}

impl Drop for Tasks {
    fn drop(&mut self) {
        self.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_told_once_however_it_comes() {
        let (news, id) = (News::new(), MatchId("m".into()));
        let mut heard = news.subscribe();
        for tick in [5, 5, 7, 6, 7] {
            news.tell((id.clone(), tick));
        }
        assert_eq!(std::iter::from_fn(|| heard.try_recv().ok()).count(), 3);
        news.forget(6, Duration::MAX);
        assert_eq!(news.lock().len(), 3);
        news.forget(6, Duration::ZERO);
        assert_eq!(news.lock().len(), 1);
    }
}
