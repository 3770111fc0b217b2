//! What every game owes in words, as checks that its tests call.
//!
//! - [`assert_complete`]: every sentence is there in every language, and each is used.
//! - [`Words`] says sentences as players read them, and holds random play against them.

mod complete;
mod words;

pub use complete::assert_complete;
pub use words::{Often, Told, Words};
