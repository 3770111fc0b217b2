//! What a person does with their account, and a host with those of others.
//!
//! Nothing of others is touched: whoever deletes their account leaves an id without a name in the matches they played.

use async_trait::async_trait;
use engine::Seat;
use serde::Serialize;

use crate::{Changed, MatchId, Millis, Result, User, UserId};

/// What somebody may do on this server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    #[default]
    Player,
    /// Closes accounts, hides lines of chat, opens tournaments.
    Host,
}

/// A browser that is logged in, as its user sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// What to end it by: nobody logs in with it.
    pub key: String,
    /// What the browser calls itself.
    pub device: String,
    pub created_at: Millis,
    pub seen_at: Millis,
}

/// An account, as a host sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub id: UserId,
    pub login: String,
    pub name: String,
    pub role: Role,
    pub created_at: Millis,
    pub closed_at: Option<Millis>,
}

/// A line of chat that somebody wrote, for their own file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnLine {
    pub match_id: MatchId,
    pub text: String,
    pub at: Millis,
}

/// What else is kept of somebody, for their own file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct OwnTraces {
    pub vacations: Vec<OwnVacation>,
    pub visits: Vec<OwnVisit>,
    pub votes: Vec<OwnVote>,
    pub invitations: Vec<OwnInvitation>,
    pub seat_requests: Vec<OwnRequest>,
    pub tournaments: Vec<OwnTournament>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnVacation {
    pub began_at: Millis,
    pub ends_at: Millis,
}

/// When they looked at a match the last time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnVisit {
    pub table: MatchId,
    pub seen_at: Millis,
}

/// What they wanted to do about a player who was late.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnVote {
    pub table: MatchId,
    pub seat: Seat,
    pub choice: String,
    pub at: Millis,
}

/// Whom they invited, and who invited them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnInvitation {
    pub table: MatchId,
    pub invited: String,
    pub by: String,
    pub at: Millis,
    pub refused: bool,
}

/// A seat of a running match that they asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnRequest {
    pub table: MatchId,
    pub seat: Seat,
    pub name: String,
    pub at: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnTournament {
    pub id: String,
    pub title: String,
    pub name: String,
    pub withdrawn: bool,
}

/// Somebody who can be reached by mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reachable {
    pub user: User,
    pub mailbox: String,
}

#[async_trait]
pub trait Accounts: Send + Sync {
    /// The browsers in which somebody is logged in, the latest first.
    async fn devices(&self, user: &UserId, now: Millis) -> Result<Vec<Device>>;

    /// What to end the session with this token by.
    fn device_key(&self, token: &str) -> String;

    /// Logs a user out in one browser.
    async fn end_device(&self, user: &UserId, key: &str, now: Millis) -> Result<()>;

    /// Notes what the browser of a new session calls itself.
    async fn name_device(&self, token: &str, device: &str) -> Result<()>;

    /// Accounts that have this login name or this mailbox, once for each mailbox that was confirmed. None that is closed.
    async fn reachable(&self, login_or_mailbox: &str) -> Result<Vec<Reachable>>;

    /// Gives the token for a link to choose a new password for an account, once. It is not stored itself.
    async fn begin_reset(&self, account: &UserId, expires_at: Millis) -> Result<String>;

    /// The account whose password this token may replace.
    async fn reset_of(&self, token: &str, now: Millis) -> Result<Option<User>>;

    /// Uses the token: there is a new password, the account is logged out everywhere, and its passkeys and other links have ended.
    /// None, and nothing happens, if the token has ended, or the account is closed.
    async fn reset_password(&self, token: &str, password: &str, now: Millis) -> Result<Option<User>>;

    /// Makes somebody a host or a player. Stale if nobody would be a host any more.
    async fn set_role(&self, user: &UserId, role: Role) -> Result<Changed>;

    /// Whether an account is the only host, and others would be left without one.
    async fn is_last_host(&self, user: &UserId) -> Result<bool>;

    /// Accounts whose login name begins so, by name.
    async fn members(&self, begins: &str, rows: u32) -> Result<Vec<Member>>;

    /// Closes an account and logs it out everywhere, or opens it again.
    async fn set_closed(&self, user: &UserId, closed: bool, now: Millis) -> Result<()>;

    /// Hides a line of chat, or shows it again. Tells whether there is one.
    async fn hide_line(&self, id: &MatchId, line: i64, hidden: bool) -> Result<bool>;

    /// What somebody wrote, in order: after a number, with the number to go on after.
    async fn own_lines(&self, user: &UserId, after: i64, rows: u32) -> Result<Vec<(i64, OwnLine)>>;

    /// What they left elsewhere.
    async fn own_traces(&self, user: &UserId) -> Result<OwnTraces>;

    /// Forgets a person: login, password, names at tables and in notes, what they wrote, friends, ratings, sessions. `name` stands where
    /// their name stood. Their seats must be somebody else's before, where a match goes on.
    async fn forget(&self, user: &UserId, name: &str, now: Millis) -> Result<()>;
}
