//! Notices: players who are not here are told that it is their turn, where they want to be told.
//!
//! What is due stands in the store, and any process may take it. Nobody is told while they look at the match. A notice goes
//! out once: it is marked just before, so that a crash at that very moment loses it rather than sending it twice.

pub mod letter;
pub mod post;
#[cfg_attr(not(feature = "push"), path = "notices/no_push.rs")]
pub mod push;
pub mod targets;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use store::{Changed, Delivery, DueNotice, UserId};
use tokio::sync::Semaphore;
use tokio::time::sleep;

use crate::apart::{UNANSWERED, in_time};
use crate::presence::is_looking;
use crate::{AppState, Error};
pub use letter::Letter;
pub use post::{Mailer, Outgoing, Undelivered, mail, send};

/// A notice that nobody has finished may be taken again after this time, in milliseconds.
const LEASE: i64 = 60_000;
/// Players who look at the match are told this much later, if at all, in milliseconds.
const LATER: i64 = 30_000;
/// How many go out at once.
const AT_ONCE: usize = 16;
/// How many of them go to one player: an address that answers slowly delays only its owner's.
const FOR_ONE: usize = 2;
/// Players with that many under way are told the next a little later, in milliseconds.
const SOON: i64 = 5_000;
/// How often the server looks for what is due.
const LOOK: Duration = Duration::from_secs(5);
/// What cannot be delivered is tried again after these times, in minutes.
const AGAIN: [i64; 4] = [1, 5, 30, 120];

/// Sends what is due until the process ends.
pub async fn run(state: AppState) {
    let under_way = Arc::new(Semaphore::new(AT_ONCE));
    let told = Told::default();
    let delay = state.config.outgoing.delay;
    let pause = (delay / 4).clamp(Duration::from_millis(50), LOOK);
    while let Ok(place) = Arc::clone(&under_way).acquire_owned().await {
        let now = state.store.now();
        let waited = i64::try_from(delay.as_millis()).unwrap_or(i64::MAX);
        match in_time(UNANSWERED, state.store.take_notice(now - waited, now + LEASE)).await {
            Ok(Some(notice)) => {
                let (state, turn) = (state.clone(), told.one_more(&notice.channel.user));
                tokio::spawn(async move {
                    let done = match turn {
                        Some(_turn) => deliver(&state, &notice).await,
                        None => put_off(&state, &notice, SOON).await,
                    };
                    if let Err(error) = done {
                        tracing::error!("notice {}: {error:?}", notice.id());
                    }
                    drop(place);
                });
            }
            Ok(None) => sleep(pause).await,
            Err(_) if state.hub.is_ending() => return,
            Err(error) => {
                tracing::error!("no notice can be taken: {error}");
                sleep(LOOK).await;
            }
        }
    }
}

/// Who is being told something just now, and how many things.
#[derive(Clone, Default)]
struct Told(Arc<Mutex<HashMap<UserId, usize>>>);

/// Somebody is told something until this is dropped.
struct Telling {
    told: Told,
    user: UserId,
}

impl Told {
    /// One more for a user; none if there are enough.
    fn one_more(&self, user: &UserId) -> Option<Telling> {
        let mut all = self.0.lock().expect("nobody panics with it");
        let count = all.entry(user.clone()).or_default();
        if *count >= FOR_ONE {
            return None;
        }
        *count += 1;
        Some(Telling { told: self.clone(), user: user.clone() })
    }
}

impl Drop for Telling {
    fn drop(&mut self) {
        let mut all = self.told.0.lock().expect("nobody panics with it");
        if let Some(count) = all.get_mut(&self.user) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.user);
            }
        }
    }
}

async fn put_off(state: &AppState, notice: &DueNotice, by: i64) -> Result<(), Error> {
    let later = Delivery::PutOff(state.store.now() + by);
    Ok(state.store.finish_notice(notice, later).await?)
}

async fn deliver(state: &AppState, notice: &DueNotice) -> Result<(), Error> {
    if is_looking(state, &notice.match_id, &notice.channel.user).await? {
        return put_off(state, notice, LATER).await;
    }
    let Some(letter) = Letter::of(state, notice).await? else {
        return Ok(state.store.finish_notice(notice, Delivery::Failed).await?);
    };
    if state.store.begin_notice(notice).await? == Changed::Stale {
        return Ok(());
    }
    let sent = send(state, &notice.channel, &letter).await;
    state.metrics.noticed(sent.is_ok());
    if let Err(why) = &sent {
        // Without the address, which is nobody's business.
        tracing::warn!("notice {} was not delivered: {why}", notice.id());
    }
    let delivery = match sent {
        Ok(()) => Delivery::Sent,
        Err(Undelivered::Unreachable(_)) => again(notice.tries, state.store.now()),
        Err(Undelivered::Refused(_) | Undelivered::Gone(_) | Undelivered::Uncertain(_)) => Delivery::Failed,
    };
    Ok(state.store.finish_notice(notice, delivery).await?)
}

/// The beginning of a text, if it is longer than `most` bytes.
#[must_use]
pub fn shortened(text: &str, most: usize) -> String {
    if text.len() <= most {
        return text.to_owned();
    }
    format!("{}…", &text[..text.floor_char_boundary(most)])
}

/// When a notice that was tried `tries` times before is tried again.
fn again(tries: u32, now: i64) -> Delivery {
    let minutes = usize::try_from(tries).ok().and_then(|tries| AGAIN.get(tries));
    minutes.map_or(Delivery::Failed, |minutes| Delivery::FailedUntil(now + minutes * 60_000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_ends_between_two_letters() {
        assert_eq!([shortened("äöü", 6), shortened("äöü", 5), shortened("äöü", 1)], ["äöü", "äö…", "…"]);
    }

    #[test]
    fn one_player_takes_few_of_the_places() {
        let (told, slow, other) = (Told::default(), UserId("slow".into()), UserId("other".into()));
        let mut under_way: Vec<_> = (0..FOR_ONE).filter_map(|_| told.one_more(&slow)).collect();
        assert_eq!(under_way.len(), FOR_ONE);
        assert!(told.one_more(&slow).is_none() && told.one_more(&other).is_some());
        under_way.pop();
        assert!(told.one_more(&slow).is_some());
        under_way.clear();
        assert!(told.0.lock().unwrap().is_empty());
    }

    #[test]
    fn it_is_tried_ever_more_seldom_and_not_for_ever() {
        assert_eq!(again(0, 5), Delivery::FailedUntil(60_005));
        assert_eq!(again(3, 5), Delivery::FailedUntil(7_200_005));
        assert_eq!(again(4, 5), Delivery::Failed);
    }
}
