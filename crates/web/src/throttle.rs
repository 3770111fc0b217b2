//! How often somebody may do what costs the server something: generous for people, even for a whole
//! school behind one address, and too little for whoever wants to fill the disk.
//!
//! Somebody is the address that a request came from. A web server in front of Civitas, on the same
//! machine, names it in `X-Forwarded-For`; from anywhere else that header could say anything. Requests
//! from this machine without that header are not counted. If the header is there but names no address,
//! all such requests count as one.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, StatusCode};
use engine::msg;

use crate::Error;

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
}

impl Deed {
    /// How many may come at once, and the time after which one more may.
    const fn pace(self) -> (u32, Duration) {
        let (burst, seconds) = match self {
            Self::Guest | Self::Table | Self::Seat => (100, 10),
            Self::Import => (10, 60),
            Self::Password => (40, 10),
            Self::Chat => (60, 1),
        };
        (burst, Duration::from_secs(seconds))
    }
}

/// How many streams of events one address may have open.
const STREAMS: u32 = 200;
/// How many addresses are remembered.
const MOST: usize = 20_000;

/// Who has done how much lately.
#[derive(Clone, Default)]
pub struct Throttle(Arc<Mutex<Counts>>);

#[derive(Default)]
struct Counts {
    /// When each would be done with their deeds so far at the regular pace.
    done: HashMap<(IpAddr, Deed), Instant>,
    streams: HashMap<IpAddr, u32>,
}

impl Throttle {
    /// Counts a deed.
    ///
    /// # Errors
    /// If there were too many of them; then it is not counted.
    pub fn count(&self, who: Option<IpAddr>, deed: Deed, now: Instant) -> Result<(), Error> {
        let Some(who) = who else { return Ok(()) };
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

/// Stands for everybody whose address the web server in front of us does not tell.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// Whom a request is counted for; nobody if it came from this machine itself.
#[must_use]
pub fn address(extensions: &Extensions, headers: &HeaderMap) -> Option<IpAddr> {
    let ConnectInfo(peer) = extensions.get::<ConnectInfo<SocketAddr>>()?;
    let peer = peer.ip().to_canonical();
    let asks = if peer.is_loopback() { forwarded(headers)? } else { peer };
    Some(household(asks)).filter(|asks| !asks.is_loopback())
}

/// The address that the nearest web server saw. It comes last; the others could be anybody's invention.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    let last = last.to_str().unwrap_or_default().rsplit(',').next()?.trim();
    let with_port = || last.parse().map(|socket: SocketAddr| socket.ip());
    Some(last.parse().or_else(|_| with_port()).unwrap_or(UNKNOWN))
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

    fn from(peer: &str, forwarded: &[&str]) -> Option<String> {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 1)));
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        address(&extensions, &headers).map(|address| address.to_string())
    }

    #[test]
    fn only_this_machine_may_say_whom_it_speaks_for() {
        assert_eq!(from("203.0.113.5", &["198.51.100.1"]).as_deref(), Some("203.0.113.5"));
        assert_eq!(from("127.0.0.1", &["1.2.3.4, 198.51.100.1"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(from("::1", &["1.2.3.4", "198.51.100.1"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(from("::ffff:127.0.0.1", &["198.51.100.1"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(from("127.0.0.1", &[]), None);
        assert_eq!(from("127.0.0.1", &["127.0.0.1"]), None);
        assert_eq!(from("127.0.0.1", &["198.51.100.9:4711"]).as_deref(), Some("198.51.100.9"));
        assert_eq!(from("::1", &["[2001:db8:1:2::9]:4711"]).as_deref(), Some("2001:db8:1:2::"));
        for nonsense in ["unknown", "", "198.51.100.9:port"] {
            assert_eq!(from("::1", &[nonsense]).as_deref(), Some("0.0.0.0"), "counted as one");
        }
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        assert_eq!(from("2001:db8:1:2:3:4:5:6", &[]).as_deref(), Some("2001:db8:1:2::"));
        assert_eq!(from("::ffff:203.0.113.5", &[]).as_deref(), Some("203.0.113.5"));
    }

    #[test]
    fn after_a_burst_there_is_one_at_a_time() {
        let throttle = Throttle::default();
        let [one, other] = ["203.0.113.5", "203.0.113.6"].map(|text| text.parse().ok());
        let start = Instant::now();
        let (burst, every) = Deed::Password.pace();
        let may = |who, now| throttle.count(who, Deed::Password, now).is_ok();
        assert!((0..burst).all(|_| may(one, start)));
        assert!(!may(one, start) && may(other, start) && may(None, start));
        assert!(throttle.count(one, Deed::Chat, start).is_ok(), "each deed has its own count");
        assert!(may(one, start + every) && !may(one, start + every));
        assert!((0..burst).all(|_| may(one, start + every * (burst + 1))));
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
            throttle.count(Some(IpAddr::V4(number.into())), Deed::Chat, start).unwrap();
        }
        let later = start + Duration::from_secs(60);
        throttle.count("203.0.113.5".parse().ok(), Deed::Chat, later).unwrap();
        assert_eq!(throttle.lock().done.len(), 1);
    }
}
