//! The server on trial: the real binary, over HTTP, as players and browsers use it.
//!
//! [`chaos`] kills processes and the database and looks what is left; [`load`] measures. Both speak to the server through
//! [`Site`] and [`Stream`].

pub mod chaos;
pub mod load;
mod server;
mod site;
mod stream;

pub use server::{Server, require_files};
pub use site::{Answer, Body, Site, Trouble};
pub use stream::{Heard, Stream};
