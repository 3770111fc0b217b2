//! The look of Civitas: style sheets, icons, type and page script, and the parts of a page as
//! small functions that return [`Markup`].
//!
//! - [`asset`]: the embedded files and their addresses;
//! - [`part`]: icon, seat mark, button, panel, price, tooltip, log line, question bar …;
//! - [`page`]: the frame of every page, with the top bar of the start page;
//! - [`home`]: the start page;
//! - [`game`]: what a game page is made from, what it gives back, and the frame around it.
//!
//! Nothing here needs inline style or script: pages are served under `default-src 'self'`.

pub mod art;
pub mod asset;
pub mod game;
pub mod home;
pub mod page;
pub mod part;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use game::{Fields, Frame, GamePage, Narrowing, Player, PlayerKind, Regions};
pub use maud::{Markup, PreEscaped, html};
