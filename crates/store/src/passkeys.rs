//! Passkeys: what an account has to log in without a password. What they are made of is JSON that is not looked into here.
//!
//! What somebody is asked to sign is kept as well, for whichever process gets the answer. It is taken once.

use async_trait::async_trait;

use crate::{Millis, Result, User, UserId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// What the authenticator calls it: no other passkey has the same.
    pub id: String,
    pub user: UserId,
    pub passkey: String,
    /// What the browser called itself that it was made with.
    pub device: String,
    pub created_at: Millis,
    pub used_at: Option<Millis>,
}

#[async_trait]
pub trait Passkeys: Send + Sync {
    /// Keeps what somebody is asked to sign, and gives the token to take it by: a user who makes a passkey, or somebody who
    /// logs in with one.
    async fn begin_challenge(
        &self,
        user: Option<&UserId>,
        state: &str,
        expires_at: Millis,
        now: Millis,
    ) -> Result<String>;

    /// What this user, or somebody who logs in, was asked to sign. It is gone then.
    async fn take_challenge(&self, user: Option<&UserId>, token: &str, now: Millis)
    -> Result<Option<String>>;

    /// Keeps a new passkey. False, and nothing happens, if there is one with its id already.
    async fn new_passkey(&self, new: &Passkey) -> Result<bool>;

    /// The passkeys of an account, the oldest first.
    async fn passkeys(&self, user: &UserId) -> Result<Vec<Passkey>>;

    /// A passkey with the account it belongs to, unless that is closed.
    async fn passkey(&self, id: &str) -> Result<Option<(Passkey, User)>>;

    /// Notes that it was used, with what has changed of it by that.
    async fn passkey_used(&self, id: &str, passkey: &str, now: Millis) -> Result<()>;

    async fn remove_passkey(&self, user: &UserId, id: &str) -> Result<()>;
}
