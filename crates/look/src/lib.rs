//! The look of Civitas: style sheets, icons, type and page script, and the parts of a page as
//! small functions that return [`Markup`].
//!
//! - [`asset`]: the embedded files and their addresses;
//! - [`part`]: icon, seat mark, button, panel, price, tooltip, log line, question bar …;
//! - [`page`]: the frame of every page, with the top bar of the start page;
//! - [`parts`]: what a browser has of a page is not sent again;
//! - [`qr`]: an address for a phone across the table;
//! - [`home`]: the start page;
//! - [`face`]: what a game shows of itself;
//! - [`finale`]: the end of a match, from the points of any game;
//! - [`game`]: what a game page is made from, what it gives back, and the frame around it;
//! - [`legend`]: what each symbol of a page is called and means;
//! - [`coach`], [`spot`]: a lesson on a game page, and the part of it that is pointed at;
//! - [`ask`], [`board`], [`choice`], [`curve`], [`words`]: what drawn pages have in common.
//!
//! Nothing here needs inline style or script: pages are served under `default-src 'self'`.

pub mod art;
pub mod ask;
pub mod asset;
pub mod board;
pub mod choice;
pub mod coach;
pub mod curve;
pub mod face;
pub mod finale;
pub mod game;
pub mod home;
pub mod legend;
pub mod page;
pub mod part;
pub mod parts;
pub mod qr;
pub mod ratings;
pub mod spot;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
pub mod words;

pub use ask::Asking;
pub use face::{Cover, Drawn, Face};
pub use game::{Frame, GamePage, KEPT, Narrowing, Player, Regions, SEAM, Setting};
pub use maud::{Markup, PreEscaped, html};
