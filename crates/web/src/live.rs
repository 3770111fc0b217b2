//! Who looks at which match, and hears when it changes.
//!
//! For each match that somebody looks at there is one counter; whoever waits for it looks at the
//! newest state when it moves, however often it moved. What changes in the store (by this process
//! or another) and who comes and goes move it.
//!
//! Whoever does something gets the page as the answer to that. Their own stream would send it a second time, so
//! the page's script says which stream is its own (its *ear*): the stream waits until the answer is made, and
//! takes over what is shown by it. An ear that is not known here, because another process listens, changes
//! nothing but that the page is sent twice.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use engine::{Seat, Seats, Viewer};
use look::parts::{Marks, cut};
use store::{MatchId, Store, UserId};
use tokio::sync::{broadcast, watch};

/// Who looks at which match.
#[derive(Clone, Default)]
pub struct Hub(Arc<Inner>);

#[derive(Default)]
struct Inner {
    matches: Mutex<HashMap<MatchId, Watched>>,
    ending: AtomicBool,
}

/// One match that is looked at.
struct Watched {
    changed: watch::Sender<u64>,
    /// How often each seat has the page open.
    seats: [u32; 8],
    spectators: u32,
    ears: HashMap<String, Arc<Ear>>,
    /// Pages that are the same for several, by all that they depend on besides the match.
    shared: HashMap<String, Arc<Shared>>,
}

/// A page that is the same for several, once one of them has drawn it. Whoever draws it keeps the others waiting.
pub type Shared = tokio::sync::Mutex<Option<Arc<Drawing>>>;

/// A page that is the same for several.
#[derive(Clone)]
pub struct Drawing {
    /// How often the match had changed when it was drawn.
    pub count: u64,
    /// Which one it is.
    pub revision: u64,
    pub page: Arc<str>,
    /// The marks of its parts.
    pub marks: Arc<Marks>,
    /// What a browser lacks that shows the page before, and which one that is.
    pub step: Option<(u64, Arc<str>)>,
    /// Those whose page differs.
    pub insiders: Vec<UserId>,
    /// Whether it does not name the viewer.
    pub is_nameless: bool,
}

impl Drawing {
    /// Whether somebody without a seat sees the page like this.
    #[must_use]
    pub fn is_for(&self, user: Option<&UserId>) -> bool {
        user.is_none_or(|user| self.is_nameless && !self.insiders.contains(user))
    }

    /// What a browser is sent that shows a page and has some parts, and the marks of all.
    #[must_use]
    pub fn cut(&self, shown: Option<u64>, has: &Marks) -> Arc<str> {
        match &self.step {
            Some((before, rest)) if shown == Some(*before) => Arc::clone(rest),
            _ => cut(&self.page, has).0.into(),
        }
    }
}

/// The stream of one page in one browser, as those who answer the same browser know it.
struct Ear(watch::Sender<Heard>);

/// What a browser is told beside its stream.
#[derive(Default)]
struct Heard {
    /// How many answers are being made.
    answering: u32,
    /// The page that it was given last.
    given: Option<Given>,
}

/// A page that a browser shows.
#[derive(Default)]
pub struct Given {
    /// Which one it is.
    pub revision: u64,
    /// The marks of its parts.
    pub marks: Arc<Marks>,
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

    /// Somebody looks at a match from now on, until what is returned is dropped; a page's script may say by which
    /// name its stream is known.
    #[must_use]
    pub fn enter(&self, id: &MatchId, viewer: Viewer, ear: &str) -> Looking {
        let changed = self.count(id, viewer, 1).expect("it is watched");
        let own = Arc::new(Ear(watch::Sender::default()));
        if let Some(watched) = self.lock().get_mut(id).filter(|_| !ear.is_empty()) {
            watched.ears.insert(ear.to_owned(), Arc::clone(&own));
        }
        let (name, heard) = (ear.to_owned(), own.0.subscribe());
        Looking { hub: self.clone(), id: id.clone(), viewer, changed, name, ear: own, heard }
    }

    /// Something is done by a page whose stream has this name, until what is returned is dropped: the stream waits.
    #[must_use]
    pub fn answer(&self, id: &MatchId, ear: &str) -> Answering {
        let ear = self.lock().get(id).and_then(|watched| watched.ears.get(ear).cloned());
        if let Some(Ear(heard)) = ear.as_deref() {
            heard.send_modify(|heard| heard.answering += 1);
        }
        Answering(ear)
    }

    /// The page that several share; none if nobody looks at the match.
    #[must_use]
    pub fn shared(&self, id: &MatchId, key: &str) -> Option<Arc<Shared>> {
        let mut all = self.lock();
        let watched = all.get_mut(id)?;
        Some(Arc::clone(watched.shared.entry(key.to_owned()).or_default()))
    }

    /// How many matches are looked at, and by how many.
    #[must_use]
    pub fn size(&self) -> (usize, u32) {
        let all = self.lock();
        let viewers = all.values().map(|watched| watched.seats.iter().sum::<u32>() + watched.spectators);
        (all.len(), viewers.sum())
    }

    /// The server ends: streams come to their end, and their browsers go elsewhere.
    pub fn end(&self) {
        self.0.ending.store(true, Ordering::Relaxed);
        self.wake_all();
    }

    /// Whether the server ends.
    #[must_use]
    pub fn is_ending(&self) -> bool {
        self.0.ending.load(Ordering::Relaxed)
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
        self.0.matches.lock().expect("nobody panics with it")
    }
}

impl Watched {
    fn new() -> Self {
        Self {
            changed: watch::Sender::new(0),
            seats: [0; 8],
            spectators: 0,
            ears: HashMap::new(),
            shared: HashMap::new(),
        }
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
    name: String,
    ear: Arc<Ear>,
    heard: watch::Receiver<Heard>,
}

impl Looking {
    /// Waits until something has changed since it was last waited for, and nothing is being answered.
    pub async fn changed(&mut self) {
        if self.changed.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
        // The sender is here, so there is nothing that could fail.
        let _ = self.heard.wait_for(|heard| heard.answering == 0).await;
    }

    /// How often the match has changed since somebody looks at it.
    #[must_use]
    pub fn count(&self) -> u64 {
        *self.changed.borrow()
    }

    /// Whether the browser is just being answered.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        self.heard.borrow().answering > 0
    }

    /// The page that the browser was given as an answer since this was last asked.
    pub fn given(&mut self) -> Option<Given> {
        let mut given = None;
        self.ear.0.send_if_modified(|heard| {
            given = heard.given.take();
            false
        });
        given
    }
}

impl Drop for Looking {
    fn drop(&mut self) {
        if let Some(watched) = self.hub.lock().get_mut(&self.id)
            && watched.ears.get(&self.name).is_some_and(|ear| Arc::ptr_eq(ear, &self.ear))
        {
            watched.ears.remove(&self.name);
        }
        self.hub.count(&self.id, self.viewer, -1);
    }
}

/// A page's stream that waits for an answer to its page.
pub struct Answering(Option<Arc<Ear>>);

impl Answering {
    /// The page that is the answer.
    pub fn give(&self, given: Given) {
        if let Some(Ear(heard)) = self.0.as_deref() {
            heard.send_modify(|heard| heard.given = Some(given));
        }
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        if let Some(Ear(heard)) = self.0.as_deref() {
            heard.send_modify(|heard| heard.answering -= 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_others_hear_who_comes_and_goes() {
        let (hub, id) = (Hub::default(), MatchId("m".into()));
        let mut first = hub.enter(&id, Viewer::Seat(Seat(1)), "");
        let second = hub.enter(&id, Viewer::Public, "");
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
        let mut looking = hub.enter(&id, Viewer::Public, "");
        (0..5).for_each(|_| hub.wake(&id));
        looking.changed().await;
        let again = tokio::time::timeout(std::time::Duration::from_millis(1), looking.changed()).await;
        assert!(again.is_err());
    }

    #[tokio::test]
    async fn a_stream_waits_until_its_page_is_answered_and_knows_the_answer() {
        let (hub, id) = (Hub::default(), MatchId("m".into()));
        let mut looking = hub.enter(&id, Viewer::Public, "ear");
        let answering = hub.answer(&id, "ear");
        hub.wake(&id);
        let patience = std::time::Duration::from_millis(1);
        assert!(tokio::time::timeout(patience, looking.changed()).await.is_err());
        answering.give(Given { revision: 7, ..Given::default() });
        drop(answering);
        hub.wake(&id);
        looking.changed().await;
        assert_eq!(looking.given().map(|given| given.revision), Some(7));
        assert!(looking.given().is_none());
        // Nobody is known by another name, nor by none.
        assert!(hub.answer(&id, "other").0.is_none() && hub.answer(&id, "").0.is_none());
    }
}
