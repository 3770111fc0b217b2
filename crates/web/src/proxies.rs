//! The web servers in front of Civitas, and whom they speak for.
//!
//! A web server names the address of whoever asks in `X-Forwarded-For`. That header is believed from this machine and
//! from the web servers that the host named; from anywhere else it could say anything.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;

/// Stands for everybody whose address the web server in front of us does not tell.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// The web servers that the host named.
#[derive(Clone, Debug, Default)]
pub struct Proxies(pub Vec<Network>);

impl Proxies {
    /// Whose request it is that came from `peer`; nobody's if it came from this machine itself.
    #[must_use]
    pub fn asks(&self, peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
        let peer = peer.to_canonical();
        if !self.is_trusted(peer) {
            return Some(peer);
        }
        let sent = headers.get_all("x-forwarded-for").iter().map(|value| value.to_str().unwrap_or_default());
        let listed: Vec<IpAddr> = sent.flat_map(|value| value.split(',')).map(address).collect();
        // The nearest web server comes last; what stands before the first that is not ours could be anybody's invention.
        let first = listed.iter().rev().find(|asks| !self.is_trusted(**asks)).or(listed.first()).copied();
        // A host who named web servers has one in front; then nothing that comes from here asks for itself.
        let behind = if self.0.is_empty() { None } else { Some(UNKNOWN) };
        match first {
            Some(asks) if asks.is_loopback() => behind,
            Some(asks) => Some(asks),
            None if peer.is_loopback() => behind,
            None => Some(peer),
        }
    }

    fn is_trusted(&self, address: IpAddr) -> bool {
        address.is_loopback() || self.0.iter().any(|network| network.contains(address))
    }
}

/// An address of the header, with or without a port.
fn address(text: &str) -> IpAddr {
    let text = text.trim();
    let with_port = || text.parse().map(|socket: SocketAddr| socket.ip());
    text.parse().or_else(|_| with_port()).map_or(UNKNOWN, |address: IpAddr| address.to_canonical())
}

/// An address, or all that begin with the same bits: `10.0.0.5`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

impl Network {
    fn contains(self, other: IpAddr) -> bool {
        let same = |one: u128, other: u128, width: u32| {
            let rest = width - self.bits;
            rest >= 128 || one >> rest == other >> rest
        };
        match (self.address, other.to_canonical()) {
            (IpAddr::V4(one), IpAddr::V4(other)) => same(one.to_bits().into(), other.to_bits().into(), 32),
            (IpAddr::V6(one), IpAddr::V6(other)) => same(one.to_bits(), other.to_bits(), 128),
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WRONG: &str = "it is an address such as 10.0.0.5, or a network such as 10.0.0.0/8";
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| WRONG)?;
        let width = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(width), |bits| bits.parse().map_err(|_| WRONG))?;
        if bits <= width { Ok(Self { address, bits }) } else { Err(WRONG) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(named: &[&str], peer: &str, forwarded: &[&str]) -> Option<String> {
        let proxies = Proxies(named.iter().map(|text| text.parse().expect("a network")).collect());
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().expect("a value"));
        }
        proxies.asks(peer.parse().expect("an address"), &headers).map(|address| address.to_string())
    }

    #[test]
    fn only_this_machine_may_say_whom_it_speaks_for() {
        let asks = |peer, forwarded: &[&str]| asks(&[], peer, forwarded);
        assert_eq!(asks("203.0.113.5", &["198.51.100.1"]).as_deref(), Some("203.0.113.5"));
        assert_eq!(asks("127.0.0.1", &["1.2.3.4, 198.51.100.1"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(asks("::1", &["1.2.3.4", "198.51.100.1"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(asks("::ffff:127.0.0.1", &["198.51.100.1"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(asks("127.0.0.1", &[]), None);
        assert_eq!(asks("127.0.0.1", &["127.0.0.1"]), None);
        assert_eq!(asks("127.0.0.1", &["198.51.100.9:4711"]).as_deref(), Some("198.51.100.9"));
        assert_eq!(asks("::1", &["[2001:db8:1:2::9]:4711"]).as_deref(), Some("2001:db8:1:2::9"));
        for nonsense in ["unknown", "", "198.51.100.9:port"] {
            assert_eq!(asks("::1", &[nonsense]).as_deref(), Some("0.0.0.0"), "counted as one");
        }
    }

    #[test]
    fn a_web_server_that_the_host_named_may_say_it_too() {
        let asks = |peer, forwarded: &[&str]| asks(&["10.1.0.0/16", "fd00::7"], peer, forwarded);
        assert_eq!(asks("10.1.2.3", &["198.51.100.1"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(asks("fd00::7", &["198.51.100.1"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(asks("10.2.2.3", &["198.51.100.1"]).as_deref(), Some("10.2.2.3"));
        assert_eq!(asks("fd00::8", &["198.51.100.1"]).as_deref(), Some("fd00::8"));
        // One web server behind another: neither of them is the one who asks.
        assert_eq!(asks("127.0.0.1", &["5.6.7.8, 198.51.100.1, 10.1.2.3"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(asks("10.1.2.3", &[]).as_deref(), Some("10.1.2.3"));
        assert_eq!(asks("127.0.0.1", &[]).as_deref(), Some("0.0.0.0"), "no web server forgets to count");
    }

    #[test]
    fn networks_are_read_as_they_are_written() {
        for wrong in ["", "10.0.0.0/33", "10.0.0.0/", "example.org", "fd00::/129", "10.0.0.0/-1"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
        let all: Network = "0.0.0.0/0".parse().expect("a network");
        assert!(all.contains(UNKNOWN) && !all.contains("::2".parse().expect("an address")));
        assert!(
            "::/0".parse::<Network>().is_ok_and(|all| all.contains("fd00::1".parse().expect("an address")))
        );
    }
}
