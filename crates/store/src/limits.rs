//! The most that is stored. Pages check earlier and say it kindly; here it is enforced.

use std::ops::RangeInclusive;

use crate::{Error, Result};

/// Characters of the name of a user, or of a seat.
pub const NAME: usize = 60;
/// Characters of a login name.
pub const LOGIN: usize = 60;
/// Characters of a password hash.
pub const PASSWORD_HASH: usize = 500;
/// Characters of the title of a match.
pub const TITLE: usize = 120;
/// Characters of a line of chat.
pub const CHAT: usize = 2_000;
/// Characters of an action's id, with whoever sent it.
pub const ACTION_ID: usize = 140;
/// Characters of the id of a game or of a bot's level.
pub const WORD: usize = 60;
/// Bytes of the JSON of options or of an action.
pub const ACTION: usize = 64 * 1024;
/// Bytes of the JSON of a position, or of the events of a move.
pub const POSITION: usize = 4 * 1024 * 1024;
/// Characters of the address that notices go to. Those of push services are long.
pub const TARGET: usize = 1_000;
/// Characters of what a notice is encrypted with.
pub const KEYS: usize = 200;
/// Characters of what an authenticator calls a passkey.
pub const PASSKEY_ID: usize = 2_100;
/// Characters of what a browser calls itself.
const DEVICE: usize = 200;
/// Seats of a match.
pub const SEATS: usize = 8;
/// Rows that a list gives at once.
pub const ROWS: u32 = 1_000;

/// A text for people: not longer than allowed, and without the zero character, which PostgreSQL
/// does not take.
pub(crate) fn text(what: &str, text: &str, allowed: RangeInclusive<usize>) -> Result<()> {
    let (least, most) = (allowed.start(), allowed.end());
    require(allowed.contains(&text.chars().count()), || {
        format!("the {what} must have {least} to {most} characters")
    })?;
    require(is_storable(text), || format!("the {what} must not hold the zero character"))
}

/// The part that is kept of what a browser calls itself.
pub(crate) fn device(device: &str) -> String {
    device.chars().filter(|letter| !letter.is_control()).take(DEVICE).collect()
}

/// Whether a text could be stored at all: if not, there is nothing to be found by it.
pub(crate) fn is_storable(text: &str) -> bool {
    !text.contains('\0')
}

/// A text for machines: not larger than allowed.
pub(crate) fn size(what: &str, text: &str, most: usize) -> Result<()> {
    require(text.len() <= most, || format!("the {what} must not be larger than {most} bytes"))
}

/// `Ok` if it holds.
pub(crate) fn require(holds: bool, why_not: impl FnOnce() -> String) -> Result<()> {
    if holds { Ok(()) } else { Err(Error::Refused(why_not())) }
}
