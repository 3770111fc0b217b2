//! Who looks at which match, and hears when it changes.
//!
//! For each match that somebody looks at there is one counter; whoever waits for it looks at the
//! newest state when it moves, however often it moved. What changes in the store (by this process
//! or another) and who comes and goes move it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use engine::{Seat, Seats, Viewer};
use store::{MatchId, Store};
use tokio::sync::{broadcast, watch};

/// Who looks at which match.
#[derive(Clone, Default)]
pub struct Hub(Arc<Mutex<HashMap<MatchId, Watched>>>);

/// One match that is looked at.
struct Watched {
    changed: watch::Sender<u64>,
    /// How often each seat has the page open.
    seats: [u32; 8],
    spectators: u32,
}

/// Who looks at a match now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Audience {
    /// The seats that have the page open.
    pub seats: Seats,
    /// How many others look.
    pub spectators: u32,
}

impl Hub {
    /// Carries the store's changes to those who look, until the store is closed.
    pub async fn follow(self, store: Arc<dyn Store>) {
        let mut changes = store.changes();
        drop(store);
        loop {
            match changes.recv().await {
                Ok(id) => self.wake(&id),
                Err(broadcast::error::RecvError::Lagged(_)) => self.wake_all(),
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Somebody looks at a match from now on, until what is returned is dropped.
    #[must_use]
    pub fn enter(&self, id: &MatchId, viewer: Viewer) -> Looking {
        let changed = self.count(id, viewer, 1).expect("it is watched");
        Looking { hub: self.clone(), id: id.clone(), viewer, changed }
    }

    /// Who looks at a match now.
    #[must_use]
    pub fn audience(&self, id: &MatchId) -> Audience {
        self.lock().get(id).map(Watched::audience).unwrap_or_default()
    }

    fn wake(&self, id: &MatchId) {
        if let Some(watched) = self.lock().get(id) {
            watched.wake();
        }
    }

    fn wake_all(&self) {
        self.lock().values().for_each(Watched::wake);
    }

    /// Counts a viewer in or out, and tells the others if that makes a difference.
    fn count(&self, id: &MatchId, viewer: Viewer, by: i32) -> Option<watch::Receiver<u64>> {
        let mut all = self.lock();
        let watched = all.entry(id.clone()).or_insert_with(Watched::new);
        let before = watched.audience();
        let counter = watched.counter(viewer);
        *counter = counter.saturating_add_signed(by);
        let after = watched.audience();
        if before != after {
            watched.wake();
        }
        if after == Audience::default() {
            all.remove(id);
            return None;
        }
        Some(watched.changed.subscribe())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<MatchId, Watched>> {
        self.0.lock().expect("nobody panics with it")
    }
}

impl Watched {
    fn new() -> Self {
        Self { changed: watch::Sender::new(0), seats: [0; 8], spectators: 0 }
    }

    fn wake(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    fn counter(&mut self, viewer: Viewer) -> &mut u32 {
        match viewer {
            Viewer::Seat(Seat(seat)) => self.seats.get_mut(usize::from(seat)).unwrap_or(&mut self.spectators),
            Viewer::Public => &mut self.spectators,
        }
    }

    fn audience(&self) -> Audience {
        let seats = (0..).map(Seat).zip(&self.seats).filter(|(_, count)| **count > 0).map(|(seat, _)| seat);
        Audience { seats: seats.collect(), spectators: self.spectators }
    }
}

/// Somebody who looks at a match.
pub struct Looking {
    hub: Hub,
    id: MatchId,
    viewer: Viewer,
    changed: watch::Receiver<u64>,
}

impl Looking {
    /// Waits until something has changed since it was last waited for.
    pub async fn changed(&mut self) {
        if self.changed.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.hub.count(&self.id, self.viewer, -1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_others_hear_who_comes_and_goes() {
        let (hub, id) = (Hub::default(), MatchId("m".into()));
        let mut first = hub.enter(&id, Viewer::Seat(Seat(1)));
        let second = hub.enter(&id, Viewer::Public);
        first.changed().await;
        assert_eq!(hub.audience(&id), Audience { seats: Seats::one(Seat(1)), spectators: 1 });
        drop(second);
        first.changed().await;
        drop(first);
        assert_eq!(hub.audience(&id), Audience::default());
        assert!(hub.lock().is_empty());
    }

    #[tokio::test]
    async fn many_changes_are_heard_of_once() {
        let (hub, id) = (Hub::default(), MatchId("m".into()));
        let mut looking = hub.enter(&id, Viewer::Public);
        (0..5).for_each(|_| hub.wake(&id));
        looking.changed().await;
        let again = tokio::time::timeout(std::time::Duration::from_millis(1), looking.changed()).await;
        assert!(again.is_err());
    }
}
