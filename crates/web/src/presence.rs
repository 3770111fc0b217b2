//! Who has the page of a match open, for the other processes: nobody is told what they see anyway, and whoever comes back
//! is told what they missed.
//!
//! A page that is read writes nothing. What was looked at is remembered here and written a little later, all at once.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use engine::Seats;
use store::{MatchId, UserId};

use crate::{AppState, Error};

/// How often it is written.
const BEAT: Duration = Duration::from_secs(15);
/// Somebody who was seen within this time is looking, in milliseconds.
const LOOKING: i64 = 40_000;

/// Who looks at which match, as far as this process knows.
#[derive(Clone, Default)]
pub struct Presence(Arc<Mutex<Here>>);

#[derive(Default)]
struct Here {
    /// How many pages each has open.
    open: BTreeMap<(MatchId, UserId), u32>,
    /// Who has looked since it was last written.
    came: BTreeSet<(MatchId, UserId)>,
}

impl Presence {
    /// Somebody looks at a match, for a moment at least.
    pub fn visit(&self, id: &MatchId, user: &UserId) {
        self.lock().came.insert((id.clone(), user.clone()));
    }

    /// Somebody looks at a match until what is returned is dropped.
    #[must_use]
    pub fn enter(&self, id: &MatchId, user: &UserId) -> Present {
        let who = (id.clone(), user.clone());
        *self.lock().open.entry(who.clone()).or_default() += 1;
        self.lock().came.insert(who.clone());
        Present { presence: self.clone(), who }
    }

    /// Whether somebody has a page of a match open, as far as this process knows.
    #[must_use]
    pub fn has_open(&self, id: &MatchId, user: &UserId) -> bool {
        self.lock().open.contains_key(&(id.clone(), user.clone()))
    }

    /// Writes who looks.
    ///
    /// # Errors
    /// If the store cannot be asked; then it is written the next time.
    pub async fn write(&self, state: &AppState) -> Result<(), Error> {
        let who: Vec<_> = {
            let mut here = self.lock();
            let mut who = std::mem::take(&mut here.came);
            who.extend(here.open.keys().cloned());
            who.into_iter().collect()
        };
        if who.is_empty() {
            return Ok(());
        }
        let written = state.store.looked(&who, state.store.now()).await;
        if written.is_err() {
            self.lock().came.extend(who);
        }
        Ok(written?)
    }

    fn lock(&self) -> MutexGuard<'_, Here> {
        self.0.lock().expect("nobody panics with it")
    }
}

/// Somebody who looks at a match.
pub struct Present {
    presence: Presence,
    who: (MatchId, UserId),
}

impl Drop for Present {
    fn drop(&mut self) {
        let mut here = self.presence.lock();
        if let Some(pages) = here.open.get_mut(&self.who) {
            *pages -= 1;
            if *pages == 0 {
                here.open.remove(&self.who);
            }
        }
    }
}

/// Whether a user looks at a match now, in whatever process.
///
/// # Errors
/// If the store cannot be asked.
pub async fn is_looking(state: &AppState, id: &MatchId, user: &UserId) -> Result<bool, Error> {
    if state.presence.has_open(id, user) {
        return Ok(true);
    }
    let visit = state.store.visit(id, user).await?;
    Ok(visit.is_some_and(|visit| state.store.now() - visit.seen_at < LOOKING))
}

/// The seats whose players look at a match now, in whatever process. Whoever leaves at another one is missed a little later.
///
/// # Errors
/// If the store cannot be asked.
pub async fn present(state: &AppState, row: &store::Match) -> Result<Seats, Error> {
    let here = state.hub.audience(&row.id).seats;
    let seen = state.store.seen_since(&row.id, state.store.now() - LOOKING).await?;
    let elsewhere = seen.iter().flat_map(|user| row.seats_of(user).iter().collect::<Vec<_>>());
    Ok(here.iter().chain(elsewhere).collect())
}

/// Writes who looks, from time to time.
pub async fn run(state: AppState) {
    loop {
        tokio::time::sleep(BEAT).await;
        if let Err(error) = state.presence.write(&state).await {
            tracing::warn!("who looks cannot be written: {error:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_two_pages_open_looks_until_both_are_closed() {
        let (presence, id, user) = (Presence::default(), MatchId("m".into()), UserId("u".into()));
        let first = presence.enter(&id, &user);
        let second = presence.enter(&id, &user);
        drop(first);
        assert!(presence.has_open(&id, &user) && !presence.has_open(&id, &UserId("other".into())));
        drop(second);
        assert!(presence.lock().open.is_empty());
    }
}
