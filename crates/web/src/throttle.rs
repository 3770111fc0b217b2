//! How often somebody may do what costs the server something: generous for people, even for a whole
//! school behind one address, and too little for whoever wants to fill the disk.
//!
//! Somebody is the address that a request came from, as [`Proxies`] find it out; requests from this machine itself
//! are not counted. Passwords are counted for the account as well, wherever they come from; those of whoever is logged in to it
//! by themselves.
//!
//! Deeds are counted by each process, which costs nothing, and what it lets pass by the database for all of them together. Open
//! streams and decisions are counted by each process alone: a decision is to wait for the database only once.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, StatusCode};
use engine::msg;
use store::UserId;

use crate::proxies::Proxies;
use crate::{AppState, Error};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A guest is made.
    Guest,
    /// A table is opened.
    Table,
    /// A seat is taken, freed, or given to a bot: everybody at the table is told.
    Seat,
    /// A match file is read and kept.
    Import,
    /// A password is tried, or a new one kept.
    Password,
    /// Something is said.
    Chat,
    /// A message is sent by somebody's wish.
    Notice,
    /// A bot thinks for somebody: a hint, or a review.
    Advice,
    /// A seat decides, or takes back: each is kept for ever.
    Decide,
}

impl Deed {
    /// How many may come at once, and the time after which one more may.
    const fn pace(self) -> (u32, Duration) {
        let (burst, millis) = match self {
            Self::Guest | Self::Table | Self::Seat => (100, 10_000),
            Self::Import => (10, 60_000),
            Self::Password => (40, 10_000),
            Self::Chat => (60, 1_000),
            Self::Notice => (10, 60_000),
            Self::Advice => (40, 5_000),
            Self::Decide => (600, 100),
        };
        (burst, Duration::from_millis(millis))
    }
}

/// How many streams of events one address may have open.
const STREAMS: u32 = 200;
/// How many addresses are remembered.
const MOST: usize = 20_000;

/// Who does something, or to whom it is done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    Address(IpAddr),
    /// The account with this login name, whether there is one or not.
    Account(String),
    /// Whoever is logged in to an account: strangers who try its password do not keep its owner out.
    User(UserId),
    /// The mailbox with this address.
    Mailbox(String),
}

impl Who {
    /// The account with this login name.
    #[must_use]
    pub fn account(login: &str) -> Self {
        Self::Account(capped(login))
    }

    /// The mailbox with this address.
    #[must_use]
    pub fn mailbox(address: &str) -> Self {
        Self::Mailbox(capped(address))
    }
}

/// A name as it is counted, in lower case. No account and no mailbox has a longer one, and what somebody sends is not kept here
/// at any length.
fn capped(name: &str) -> String {
    name.chars().take(store::limits::TARGET).flat_map(char::to_lowercase).collect()
}

/// Counts a deed.
///
/// # Errors
/// If there were too many of them, here or in all processes together; then it is not counted.
pub async fn count(state: &AppState, who: Who, deed: Deed) -> Result<(), Error> {
    let name = format!("{who:?} {deed:?}");
    state.throttle.count(who, deed, Instant::now())?;
    let (burst, every) = deed.pace();
    let every = i64::try_from(every.as_millis()).unwrap_or(i64::MAX);
    let counted = state.store.count_deed(&name, burst, every, state.store.now()).await?;
    if counted { Ok(()) } else { Err(too_often()) }
}

/// Who has done how much lately.
#[derive(Clone, Default)]
pub struct Throttle(Arc<Mutex<Counts>>);

#[derive(Default)]
struct Counts {
    /// When each would be done with their deeds so far at the regular pace.
    done: HashMap<(Who, Deed), Instant>,
    streams: HashMap<IpAddr, u32>,
}

impl Throttle {
    /// Counts a deed in this process.
    ///
    /// # Errors
    /// If there were too many of them; then it is not counted.
    pub fn count(&self, who: Who, deed: Deed, now: Instant) -> Result<(), Error> {
        let (burst, every) = deed.pace();
        let mut counts = self.lock();
        counts.forget(now);
        let done = counts.done.entry((who, deed)).or_insert(now);
        let next = (*done).max(now) + every;
        if next > now + every * burst {
            return Err(too_often());
        }
        *done = next;
        Ok(())
    }

    /// Counts a stream for as long as what is returned is kept.
    ///
    /// # Errors
    /// If there are too many of them.
    pub fn stream(&self, who: Option<IpAddr>) -> Result<OpenStream, Error> {
        if let Some(who) = who {
            let mut counts = self.lock();
            let open = counts.streams.entry(who).or_default();
            if *open >= STREAMS {
                return Err(too_often());
            }
            *open += 1;
        }
        Ok(OpenStream { throttle: self.clone(), who })
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().expect("nobody panics with it")
    }
}

impl Counts {
    /// Forgets those who have been quiet; if even that leaves too many, everybody.
    fn forget(&mut self, now: Instant) {
        if self.done.len() >= MOST {
            self.done.retain(|_, done| *done > now);
        }
        if self.done.len() >= MOST {
            self.done.clear();
        }
    }
}

fn too_often() -> Error {
    Error::Refused(StatusCode::TOO_MANY_REQUESTS, msg!("refused-too-often"))
}

/// A stream that is counted.
pub struct OpenStream {
    throttle: Throttle,
    who: Option<IpAddr>,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let Some(who) = self.who else { return };
        let mut counts = self.throttle.lock();
        let left = counts.streams.get(&who).map_or(0, |open| open - 1);
        if left == 0 {
            counts.streams.remove(&who);
        } else {
            counts.streams.insert(who, left);
        }
    }
}

/// Whom a request is counted for; nobody if it came from this machine itself.
#[must_use]
pub fn address(proxies: &Proxies, extensions: &Extensions, headers: &HeaderMap) -> Option<IpAddr> {
    let ConnectInfo(peer) = extensions.get::<ConnectInfo<SocketAddr>>()?;
    proxies.asks(peer.ip(), headers).map(household)
}

/// Whoever has one address of IPv6 has a whole network of them.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            if six.is_loopback() { six.into() } else { Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into() }
        }
        four => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        let counted = |address: &str| household(address.parse().unwrap()).to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("::ffff:203.0.113.5"), "203.0.113.5");
        assert_eq!(counted("::1"), "::1");
    }

    #[test]
    fn after_a_burst_there_is_one_at_a_time() {
        let throttle = Throttle::default();
        let [one, other] = ["203.0.113.5", "203.0.113.6"].map(|text| Who::Address(text.parse().unwrap()));
        let start = Instant::now();
        let (burst, every) = Deed::Password.pace();
        let may = |who: &Who, now| throttle.count(who.clone(), Deed::Password, now).is_ok();
        assert!((0..burst).all(|_| may(&one, start)));
        assert!(!may(&one, start) && may(&other, start));
        assert!(throttle.count(one.clone(), Deed::Chat, start).is_ok(), "each deed has its own count");
        assert!(may(&one, start + every) && !may(&one, start + every));
        assert!((0..burst).all(|_| may(&one, start + every * (burst + 1))));
    }

    #[test]
    fn an_account_is_tried_from_everywhere_at_one_pace() {
        let throttle = Throttle::default();
        let start = Instant::now();
        let (burst, every) = Deed::Password.pace();
        let may = |login: &str, now| throttle.count(Who::account(login), Deed::Password, now).is_ok();
        assert!((0..burst).all(|_| may("Anna", start)));
        assert!(!may("aNNA", start) && may("Bea", start));
        assert!(may("anna", start + every) && !may("anna", start + every));
    }

    #[test]
    fn no_name_is_kept_at_any_length() {
        for who in [Who::account, Who::mailbox].map(|who| who(&"Ä".repeat(60_000))) {
            assert!(format!("{who:?}").len() < 3 * store::limits::TARGET);
        }
    }

    #[test]
    fn streams_are_counted_while_they_are_open() {
        let throttle = Throttle::default();
        let who = "203.0.113.5".parse().ok();
        let mut open: Vec<_> = (0..STREAMS).map(|_| throttle.stream(who).ok().unwrap()).collect();
        assert!(throttle.stream(who).is_err() && throttle.stream(None).is_ok());
        open.pop();
        open.push(throttle.stream(who).ok().unwrap());
        open.clear();
        assert!(throttle.lock().streams.is_empty());
    }

    #[test]
    fn those_who_are_quiet_are_forgotten() {
        let throttle = Throttle::default();
        let start = Instant::now();
        for number in 0..MOST as u32 {
            throttle.count(Who::Address(IpAddr::V4(number.into())), Deed::Chat, start).unwrap();
        }
        let later = start + Duration::from_secs(60);
        throttle.count(Who::account("Anna"), Deed::Chat, later).unwrap();
        assert_eq!(throttle.lock().done.len(), 1);
    }
}
