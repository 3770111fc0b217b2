//! Tournaments: who takes part, and who meets whom.
//!
//! A round begins in one transaction with all its matches, and only if the round before it is still the present one: any
//! process may pair it, and it is paired once. What came of a round stands in its matches alone.

use async_trait::async_trait;
use engine::Outcome;
use serde_json::Value;

use crate::{Changed, MatchId, Millis, NewMatch, Pace, Result, UserId};

/// How rounds are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Those with about as many points meet, nobody twice if it can be helped.
    Swiss,
    /// Everybody meets everybody, as evenly as it goes.
    RoundRobin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People enter.
    Open,
    Running,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub id: String,
    pub title: String,
    /// The id of the game.
    pub game: String,
    pub options: Value,
    /// How many play at a table.
    pub seats: u8,
    pub system: System,
    pub rounds: u8,
    /// Whether all tables of a round have the same deal.
    pub same_deals: bool,
    /// How fast its matches are played.
    pub pace: Pace,
    /// Whether harmless decisions are made for whoever is late.
    pub caretaker: bool,
    pub host: UserId,
    pub stage: Stage,
    /// The present round; 0 before the first.
    pub round: u8,
    pub updated_at: Millis,
    /// Who takes part, by number from 0.
    pub entrants: Vec<Entrant>,
    /// Every table of every round, in order.
    pub boards: Vec<Board>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub number: u16,
    pub who: Who,
    pub name: String,
    /// How well they play this game, in points.
    pub rating: Option<i64>,
    /// Whether they play no further rounds.
    pub withdrawn: bool,
}

/// Who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    Person {
        user: UserId,
        /// None if the account was deleted.
        login: Option<String>,
    },
    /// A bot of this level.
    Bot(String),
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub round: u8,
    pub number: u16,
    /// None for a player who has nobody to play with.
    pub match_id: Option<MatchId>,
    /// The numbers of those who play there, by seat.
    pub players: Vec<u16>,
    /// What came of it, once it is over.
    pub outcome: Option<Outcome>,
}

/// A tournament to be opened.
#[derive(Clone, Debug)]
pub struct NewTournament {
    pub title: String,
    pub game: String,
    pub options: Value,
    pub seats: u8,
    pub system: System,
    pub rounds: u8,
    pub same_deals: bool,
    /// How fast its matches are played.
    pub pace: Pace,
    /// Whether harmless decisions are made for whoever is late.
    pub caretaker: bool,
    pub host: UserId,
    pub now: Millis,
}

/// A round to be begun.
#[derive(Clone, Debug)]
pub struct NewRound {
    pub id: String,
    /// The round before it.
    pub after: u8,
    /// How many rounds there will be.
    pub rounds: u8,
    /// Its matches with the numbers of those who play there, by seat.
    pub tables: Vec<(NewMatch, Vec<u16>)>,
    /// Who has nobody to play with.
    pub byes: Vec<u16>,
    pub now: Millis,
}

#[async_trait]
pub trait Tournaments: Send + Sync {
    /// Opens a tournament and tells its id.
    async fn new_tournament(&self, new: &NewTournament) -> Result<String>;

    async fn tournament(&self, id: &str) -> Result<Option<Tournament>>;

    /// The newest ones, without entrants and boards.
    async fn tournaments(&self, rows: u32) -> Result<Vec<Tournament>>;

    /// The ids of those that are being played.
    async fn running_tournaments(&self) -> Result<Vec<String>>;

    /// Whether others still play with the deal of a match: nobody but its players may look at it.
    async fn is_sealed(&self, id: &MatchId) -> Result<bool>;

    /// The tournament that a match belongs to.
    async fn tournament_of(&self, id: &MatchId) -> Result<Option<String>>;

    /// Somebody takes part. Stale if it has begun, or they do already.
    async fn enter(&self, id: &str, who: &Who, name: &str, now: Millis) -> Result<Changed>;

    /// Somebody takes part no longer: before it begins as if they never had.
    async fn withdraw(&self, id: &str, number: u16, now: Millis) -> Result<Changed>;

    /// Begins a round with all its matches. Stale if it was begun before, or the tournament is over.
    async fn begin_round(&self, new: &NewRound) -> Result<Changed>;

    /// Ends a tournament after its last round.
    async fn end_tournament(&self, id: &str, after: u8, now: Millis) -> Result<Changed>;
}
