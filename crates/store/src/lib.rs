//! What Civitas keeps: users, matches, moves, positions, chat, and what is still to be done.
//!
//! A caller holds an `Arc<dyn Store>` from [`open`]. [`Store`] is the sum of one trait a chapter:
//! [`Users`], [`Matches`], [`Moves`], [`Talk`], [`Lessons`], [`Ratings`], [`Lobby`],
//! [`Accounts`], [`Passkeys`], [`Tournaments`], [`Jobs`], [`Notices`], [`Paces`], [`Orders`], [`Visits`]. Each database has one module that opens
//! it (`sqlite`, `postgres`); the SQL (`sql`) and the code that runs it (`queries`) are the same for both except for a few
//! words, and are compiled once for each.
//!
//! What the store promises:
//!
//! - A move is one transaction: the move, the position it led to, and whose turn it is.
//!   Once confirmed it survives `kill -9` and a power cut.
//! - A change names what it started from, and is not made if that no longer holds.
//! - Nothing is deleted. What is not found is `None`, not an error.
//! - Positions, actions and events are JSON that is never looked into.
//! - The seed of a match leaves the store by [`Matches::secrets`] alone, until the match is over.
#![allow(missing_docs, reason = "a doc line says something or is not there")]
#![allow(clippy::duplicate_mod, reason = "the queries are compiled once for each database")]

mod accounts;
mod copy;
mod error;
mod ids;
mod jobs;
mod lessons;
pub mod limits;
mod lobby;
mod matches;
mod moves;
mod news;
mod notices;
mod orders;
mod paces;
mod passkeys;
mod postgres;
mod ratings;
mod recent;
mod sql;
mod sqlite;
mod steps;
mod talk;
#[cfg(any(test, feature = "testkit"))]
pub mod testkit;
mod tournaments;
mod users;
mod visits;
mod words;

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use tokio::sync::broadcast;

pub use accounts::{
    Accounts, Device, Member, OwnInvitation, OwnLine, OwnRequest, OwnTournament, OwnTraces, OwnVacation,
    OwnVisit, OwnVote, Reachable, Role,
};
pub use copy::{Copied, copy};
pub use error::{Error, Result};
pub use ids::{MatchId, UserId};
pub use jobs::{BotTurn, Jobs};
pub use lessons::{Learning, Led, Lessons};
pub use lobby::{Asked, Company, Doing, Lobby, NewSeatRequest, Person, SeatAnswer, SeatRequest};
pub use matches::{
    Changed, Former, Holder, Invitation, Match, MatchList, Matches, NewMatch, Page, Phase, Place, SeatChange,
    Settings, Start, Visibility,
};
pub use moves::{Committed, GoesOn, Import, ImportedStep, Move, MoveKind, Moves, NewMove};
pub use notices::{Channel, ChannelKind, ChannelState, Delivery, DueNotice, NewChannel, NoticeKind, Notices};
pub use orders::{DueOrder, Order, OrderKind, Orders};
pub use paces::{Choice, LateTurn, Pace, Paces, Turn, Vote};
pub use passkeys::{Passkey, Passkeys};
pub use postgres::Postgres;
pub use ratings::{RatedResult, RatedSeat, Rating, Ratings, Shows, Standing};
pub use recent::Recent;
pub use sqlite::Sqlite;
pub use talk::{
    Answer, ChatLine, Content, NewChatLine, NewRematch, NewUndoRequest, NoteKind, Talk, UndoAnswer,
    UndoRequest,
};
pub use tournaments::{Board, Entrant, NewRound, NewTournament, Stage, System, Tournament, Tournaments, Who};
pub use users::{Account, AccountMade, Profile, Session, Theme, User, Users};
pub use visits::{AWAY, Visit, Visits};

/// Everything that is kept.
#[async_trait]
pub trait Store:
    Users
    + Matches
    + Moves
    + Talk
    + Lessons
    + Ratings
    + Lobby
    + Accounts
    + Passkeys
    + Tournaments
    + Jobs
    + Notices
    + Paces
    + Orders
    + Visits
{
    /// Tells the id of every match that changes from now on: a move, a seat, a line of chat. A
    /// receiver that lags behind looks at everything it watches again.
    ///
    /// Changes by other processes on the same database are told as well, a moment later.
    fn changes(&self) -> broadcast::Receiver<MatchId>;

    /// The time of the database, which all processes share: what is handed in as `now`.
    fn now(&self) -> Millis;

    /// Waits for what is under way and closes the database.
    async fn close(&self);
}

/// Opens the database at an address such as `sqlite:civitas.db` or `postgres://user@host/civitas`, makes the file if
/// there is none, and brings the tables up to date.
///
/// # Errors
/// If the address is not understood, or the database cannot be opened or was written by a newer
/// version of Civitas.
pub async fn open(address: &str) -> Result<Arc<dyn Store>> {
    match address.split_once(':') {
        Some(("sqlite", _)) => Ok(Arc::new(Sqlite::open(address).await?)),
        Some(("postgres" | "postgresql", _)) => Ok(Arc::new(Postgres::open(address).await?)),
        _ => Err(Error::address(address)),
    }
}

/// For how many matches it is kept at hand what their positions are compressed with.
const BASES: usize = 256;

/// Milliseconds since the beginning of 1970, UTC.
pub type Millis = i64;

/// The time now by the clock of this machine.
fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}
