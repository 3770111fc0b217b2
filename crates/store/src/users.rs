//! Users and their sessions.
//!
//! A guest and an account are both users; an account has a login name and a password. A guest
//! becomes an account by getting them, and keeps what he has.

use async_trait::async_trait;
use engine::Language;
use serde::{Deserialize, Serialize};

use crate::{Millis, Result, UserId};

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// His id.
    pub id: UserId,
    /// What he chose for himself.
    pub profile: Profile,
    /// His login name, as he wrote it; none for a guest.
    pub login: Option<String>,
    /// Since when he is known.
    pub created_at: Millis,
}

/// What a user chooses for himself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// What others call him.
    pub name: String,
    /// The language of his pages.
    pub language: Language,
    /// How his pages look.
    pub theme: Theme,
}

/// How pages look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the browser wishes.
    #[default]
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// A user with his password. It is not printable, lest the hash gets into a log.
pub struct Account {
    /// The user.
    pub user: User,
    /// The hash of his password, a PHC string.
    pub password: String,
}

/// What came of the wish to have an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountMade {
    /// The guest has an account now.
    Made,
    /// Somebody else has that login name.
    NameTaken,
    /// He is no guest, or no longer.
    NotAGuest,
}

/// A browser that is logged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Whose it is.
    pub user: User,
    /// When it ends.
    pub expires_at: Millis,
    /// When it was last [touched](Users::touch_session).
    pub seen_at: Millis,
}

/// The chapter on users.
#[async_trait]
pub trait Users: Send + Sync {
    /// A new user without an account.
    async fn new_guest(&self, profile: &Profile, now: Millis) -> Result<User>;

    /// The user with this id.
    async fn user(&self, id: &UserId) -> Result<Option<User>>;

    /// Changes what a user chose for himself.
    async fn set_profile(&self, id: &UserId, profile: &Profile) -> Result<()>;

    /// Gives a guest a login name and a password. Login names that differ in case only are the
    /// same.
    async fn make_account(&self, guest: &UserId, login: &str, password: &str) -> Result<AccountMade>;

    /// The account with this login name.
    async fn account(&self, login: &str) -> Result<Option<Account>>;

    /// Changes the password of an account.
    async fn set_password(&self, account: &UserId, password: &str) -> Result<()>;

    /// Hands the seats, tables and lines of a guest over to an account, and ends his sessions.
    /// Tells how many seats that were; `None`, and nothing happens, unless the one is a guest and
    /// the other an account.
    async fn claim(&self, guest: &UserId, account: &UserId, now: Millis) -> Result<Option<u64>>;

    /// Logs a user in and gives the token for his cookie, which is not stored itself.
    async fn begin_session(&self, user: &UserId, expires_at: Millis, now: Millis) -> Result<String>;

    /// The session with this token, unless it has ended.
    async fn session(&self, token: &str, now: Millis) -> Result<Option<Session>>;

    /// Notes that a session is used and lets it last longer; no more often than once an hour, say.
    async fn touch_session(&self, token: &str, expires_at: Millis, now: Millis) -> Result<()>;

    /// Logs out.
    async fn end_session(&self, token: &str, now: Millis) -> Result<()>;

    /// Logs a user out everywhere, as when his password changes.
    async fn end_sessions(&self, user: &UserId, now: Millis) -> Result<()>;
}
