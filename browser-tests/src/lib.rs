//! Civitas in a real browser.
//!
//! [`Server`] is the `civitas` binary with a fresh database on a free loopback port; [`Browser`] a
//! headless Chromium with a profile of its own; [`Page`] a tab with a few words to look and click.
//! The tests speak through these alone.

mod browser;
mod page;

pub use browser::{Browser, Screen};
pub use page::Page;
pub use trials::Server;
