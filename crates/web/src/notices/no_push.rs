//! In place of web push, where it was not built in.

use engine::msg;
use store::Channel;

use super::Letter;
use super::post::{Parcel, Undelivered};
use crate::{AppState, Error};

/// What push services know this site by: nothing.
#[derive(Default)]
pub struct Site;

/// None: no browser is asked.
///
/// # Errors
/// Never.
pub async fn public_key(_: &AppState) -> Result<Option<String>, Error> {
    Ok(None)
}

/// Refuses.
///
/// # Errors
/// Always.
pub fn keys(_: &str, _: &str) -> Result<String, Error> {
    Err(Error::refused(msg!("refused-push-keys")))
}

/// Refuses.
///
/// # Errors
/// Always.
pub async fn parcel(_: &AppState, _: &Channel, _: &Letter) -> Result<Parcel, Undelivered> {
    Err(Undelivered::Refused("web push is not built in".to_owned()))
}
