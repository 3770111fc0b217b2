//! Where notices may go. A server that posts wherever it is told could be made to reach what only it can reach: the
//! host's own network. So addresses there are refused, unless the host allows them.
//!
//! A name is resolved when it is connected to, and what it resolves to is checked then: it may have led elsewhere before.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use engine::msg;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;
use url::{Host, Url};

use crate::Error;

/// An address of the web that may be posted to, as it is kept.
///
/// # Errors
/// If it is none, or not of the open network.
pub fn web(text: &str, private: bool) -> Result<String, Error> {
    let refused = || Error::refused(msg!("refused-target-web"));
    let url = Url::parse(text.trim()).map_err(|_| refused())?;
    let is_plain = url.username().is_empty() && url.password().is_none();
    let is_safe = url.scheme() == "https" || private && url.scheme() == "http";
    let is_open = match url.host() {
        Some(Host::Ipv4(ip)) => is_public(ip.into()),
        Some(Host::Ipv6(ip)) => is_public(ip.into()),
        Some(Host::Domain(name)) => is_public_name(name),
        None => false,
    };
    let fits = url.as_str().len() <= store::limits::TARGET;
    if is_plain && is_safe && fits && (private || is_open) { Ok(url.into()) } else { Err(refused()) }
}

/// An address of mail, as it is kept.
///
/// # Errors
/// If it is none, or not of the open network.
pub fn mail(text: &str, private: bool) -> Result<String, Error> {
    let refused = || Error::refused(msg!("refused-target-mail"));
    let address: lettre::Address = text.trim().parse().map_err(|_| refused())?;
    let is_open = is_public_name(address.domain());
    let fits = text.chars().count() <= store::limits::TARGET;
    if fits && (private || is_open) { Ok(address.to_string()) } else { Err(refused()) }
}

/// Whether a name can belong to the open network: it has a dot, is no number, and no name that networks use inside.
fn is_public_name(name: &str) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let last = name.rsplit('.').next().unwrap_or_default();
    let inside =
        ["localhost", "local", "internal", "intranet", "lan", "home", "corp", "arpa", "test", "invalid"];
    name.contains('.')
        && !inside.contains(&last)
        && last.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
        && last.chars().any(|letter| letter.is_ascii_alphabetic())
}

/// Whether an address is one of the open network.
#[must_use]
pub fn is_public(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special = ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_documentation();
    let shared = a == 100 && (64..128).contains(&b);
    let protocols =
        (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99) || a == 198 && (18..20).contains(&b);
    // Nobody has an address in the first block, nor from 224 on: several, or reserved.
    !(special || shared || protocols || a == 0 || a >= 224)
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    let is_global = a & 0xe000 == 0x2000;
    // Tunnels, which lead to an address inside of the address, and what stands in books.
    let tunnels = a == 0x2002 || (a == 0x2001 && b == 0) || (a == 0x2001 && b == 0xdb8);
    is_global && !tunnels
}

/// A host that is not to be reached.
#[derive(Debug, thiserror::Error)]
#[error("an address inside of the host's network")]
pub struct Inside;

/// Resolves names, and refuses what is not of the open network.
#[derive(Debug)]
pub struct Checked {
    /// Whether the host allows its own network.
    pub private: bool,
    pub resolver: DefaultResolver,
}

impl Resolver for Checked {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.resolver.resolve(uri, config, timeout)?;
        // One of them would be tried after the other: all must be harmless.
        let harmless = self.private || found.iter().all(|address| is_public(address.ip()));
        if harmless { Ok(found) } else { Err(ureq::Error::Other(Box::new(Inside))) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_inside_are_known() {
        for inside in [
            "127.0.0.1",
            "127.8.8.8",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "0.1.2.3",
            "192.0.0.8",
            "198.18.0.1",
            "198.51.100.7",
            "203.0.113.5",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "fe80::1",
            "fc00::1",
            "fd12:3456::1",
            "ff02::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2001::1",
            "64:ff9b::7f00:1",
            "::7f00:1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for open in ["8.8.8.8", "172.32.0.1", "100.128.0.1", "192.1.0.1", "2606:4700::1111", "::ffff:8.8.8.8"]
        {
            assert!(is_public(open.parse().unwrap()), "{open}");
        }
    }

    #[test]
    fn addresses_of_the_web_are_kept_as_they_are_understood() {
        assert_eq!(web(" https://Example.org/a?b=1 ", false).unwrap(), "https://example.org/a?b=1");
        assert!(web("https://8.8.8.8/x", false).is_ok());
        for bad in [
            "http://example.org/",
            "ftp://example.org/",
            "file:///etc/passwd",
            "example.org",
            "",
            "https://",
            "https://user:word@example.org/",
            "https://localhost/",
            "https://localhost./",
            "https://printer/",
            "https://127.0.0.1/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://0177.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:7f00:1]/",
            "https://10.0.0.1:8443/",
            "https://db.internal/",
            "https://a.local/",
            "https://169.254.169.254/latest/meta-data/",
            "https://１２７.0.0.1/",
        ] {
            assert!(web(bad, false).is_err(), "{bad}");
        }
        assert!(web("http://127.0.0.1:9000/hook", true).is_ok());
        assert!(web("file:///etc/passwd", true).is_err());
        assert!(web(&format!("https://example.org/{}", "x".repeat(1_100)), false).is_err());
    }

    #[test]
    fn addresses_of_mail_are_kept_as_they_are_understood() {
        assert_eq!(mail(" ann@example.org ", false).unwrap(), "ann@example.org");
        for bad in [
            "ann",
            "ann@",
            "@example.org",
            "ann@localhost",
            "ann@[127.0.0.1]",
            "ann@127.0.0.1",
            "ann@mail.local",
            "ann@example.org\r\nBcc: ben@example.org",
            "ann@example.org, ben@example.org",
            "Ann <ann@example.org>",
        ] {
            assert!(mail(bad, false).is_err(), "{bad}");
        }
        assert!(mail("ann@localhost", true).is_ok());
    }
}
