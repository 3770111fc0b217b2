//! Users and their sessions.
//!
//! A guest and an account are both users; an account has a login name and a password. A guest
//! becomes an account by getting both, and keeps everything they have.

use async_trait::async_trait;
use engine::Language;
use serde::{Deserialize, Serialize};

use crate::{Millis, Result, Role, UserId};

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    /// What they chose for themselves.
    pub profile: Profile,
    /// The login name as it was written; none for a guest.
    pub login: Option<String>,
    /// When they first came.
    pub created_at: Millis,
    pub role: Role,
}

/// What users choose for themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// What others call them.
    pub name: String,
    /// The language of their pages.
    pub language: Language,
    /// How their pages look.
    pub theme: Theme,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the browser prefers.
    #[default]
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// A user with a password. It cannot be printed, so the hash does not get into a log.
pub struct Account {
    pub user: User,
    /// The hash of the password, a PHC string.
    pub password: String,
    /// Whether a host closed it.
    pub is_closed: bool,
}

/// What came of the wish to have an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountMade {
    /// The guest has an account now.
    Made,
    /// Somebody else has that login name.
    NameTaken,
    /// The user is not a guest, or no longer one.
    NotAGuest,
}

/// A browser that is logged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub user: User,
    /// When it ends.
    pub expires_at: Millis,
    /// When it was last [touched](Users::touch_session).
    pub seen_at: Millis,
    /// When its user was last noted to be [here](crate::Lobby::be_here).
    pub here_at: Option<Millis>,
}

#[async_trait]
pub trait Users: Send + Sync {
    /// A new user without an account.
    async fn new_guest(&self, profile: &Profile, now: Millis) -> Result<User>;

    /// The user with this id.
    async fn user(&self, id: &UserId) -> Result<Option<User>>;

    /// Changes what users chose for themselves.
    async fn set_profile(&self, id: &UserId, profile: &Profile) -> Result<()>;

    /// Gives a guest a login name and a password. Login names that differ in case only are the
    /// same. The guest's mailboxes are removed: anybody at the same browser may have added them.
    async fn make_account(&self, guest: &UserId, login: &str, password: &str) -> Result<AccountMade>;

    /// The account with this login name.
    async fn account(&self, login: &str) -> Result<Option<Account>>;

    /// Changes the password of an account.
    async fn set_password(&self, account: &UserId, password: &str) -> Result<()>;

    /// Hands the seats, tables and lines of a guest over to an account, and ends the guest's sessions.
    /// Their mailboxes are removed, as by [`Users::make_account`]. Tells how many seats that were. `None`, and nothing happens, unless one is a guest and the
    /// other an account.
    async fn claim(&self, guest: &UserId, account: &UserId, now: Millis) -> Result<Option<u64>>;

    /// Logs a user in and gives the token for the cookie, which is not stored itself.
    async fn begin_session(&self, user: &UserId, expires_at: Millis, now: Millis) -> Result<String>;

    /// The session with this token, unless it has ended.
    async fn session(&self, token: &str, now: Millis) -> Result<Option<Session>>;

    /// Notes that a session is used and lets it last longer. Once an hour is often enough.
    async fn touch_session(&self, token: &str, expires_at: Millis, now: Millis) -> Result<()>;

    async fn end_session(&self, token: &str, now: Millis) -> Result<()>;

    /// Logs a user out everywhere, as when the password changes. Links to choose a new one end, too.
    async fn end_sessions(&self, user: &UserId, now: Millis) -> Result<()>;
}
