//! Players and their ratings.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};

use store::{Stage, System, Who};

use crate::pages::player::rounded;
use crate::pairing::standings;
use crate::{AppState, Error};

/// A player.
#[derive(Debug, Serialize)]
pub struct Player {
    login: String,
    name: String,
    ratings: Vec<Standing>,
}

/// Somebody, and how well they play one game with so many players.
#[derive(Debug, Serialize)]
pub struct Standing {
    login: String,
    name: String,
    #[serde(flatten)]
    strength: Strength,
}

impl From<store::Standing> for Standing {
    fn from(one: store::Standing) -> Self {
        Self { login: one.login.clone(), name: one.name.clone(), strength: one.into() }
    }
}

/// How well somebody plays one game with so many players.
#[derive(Debug, Serialize)]
pub struct Strength {
    game: String,
    players: u8,
    rating: i64,
    /// The true strength lies no further from the rating, most likely.
    band: i64,
    matches: u32,
    wins: u32,
}

impl From<store::Standing> for Strength {
    fn from(one: store::Standing) -> Self {
        Self {
            game: one.game,
            players: one.players,
            rating: rounded(one.rating.points),
            band: rounded(2.0 * one.rating.deviation),
            matches: one.matches,
            wins: one.wins,
        }
    }
}

/// Tells who a player is and how well they play.
pub async fn player(State(state): State<AppState>, Path(login): Path<String>) -> Result<Json<Player>, Error> {
    let user = state.store.account(&login).await?.ok_or(Error::NotFound)?.user;
    let ratings = state.store.ratings_of(&user.id).await?;
    Ok(Json(Player {
        login: user.login.unwrap_or_default(),
        name: user.profile.name,
        ratings: ratings.into_iter().map(Standing::from).collect(),
    }))
}

#[derive(Debug, Deserialize)]
pub struct Wanted {
    /// As few as the game allows if it is missing.
    players: Option<u8>,
}

/// No game has more players.
const MOST_SEATS: u8 = 8;
/// How many are listed.
const ROWS: u32 = 100;

/// Lists who plays a game best.
pub async fn ratings(
    State(state): State<AppState>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<Standing>>, Error> {
    let kind = state.game(&game)?;
    let players = wanted.players.unwrap_or(kind.info().min_players);
    if !(1..=MOST_SEATS).contains(&players) {
        return Err(Error::Malformed("players".to_owned()));
    }
    let found = state.store.leaders(&game, players, ROWS).await?;
    Ok(Json(found.into_iter().map(Standing::from).collect()))
}

/// Somebody who is here.
#[derive(Debug, Serialize)]
pub struct Person {
    login: String,
    name: String,
}

/// Somebody who asked for anything within this time is here, in milliseconds.
const HERE: i64 = 2 * 60_000;

/// Lists who is here and lets others see it.
pub async fn here(State(state): State<AppState>) -> Result<Json<Vec<Person>>, Error> {
    let found = state.store.here_since(state.store.now() - HERE, ROWS).await?;
    Ok(Json(found.into_iter().map(|one| Person { login: one.login, name: one.name }).collect()))
}

/// A tournament.
#[derive(Debug, Serialize)]
pub struct Tournament {
    title: String,
    game: String,
    seats: u8,
    /// `swiss` or `round_robin`.
    system: &'static str,
    /// `open`, `running` or `over`.
    stage: &'static str,
    round: u8,
    rounds: u8,
    /// The best first.
    standing: Vec<Place>,
    boards: Vec<Board>,
}

/// Somebody who takes part.
#[derive(Debug, Serialize)]
pub struct Place {
    number: u16,
    name: String,
    /// None for a bot.
    login: Option<String>,
    /// In 120ths of a point.
    points: u32,
    opponents: u32,
    withdrawn: bool,
}

/// A table of a round.
#[derive(Debug, Serialize)]
pub struct Board {
    round: u8,
    /// The id of its table; none for a player who has nobody to play with.
    table: Option<String>,
    /// The numbers of those who play, by seat.
    players: Vec<u16>,
    over: bool,
}

/// Tells how a tournament stands.
pub async fn tournament(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<Tournament>, Error> {
    let found = state.store.tournament(&id).await?.ok_or(Error::NotFound)?;
    let standing = standings(&found).into_iter().filter_map(|one| {
        let entrant = found.entrants.iter().find(|entrant| entrant.number == one.number)?;
        let login = match &entrant.who {
            Who::Person { login, .. } => login.clone(),
            Who::Bot(_) => None,
        };
        Some(Place {
            number: one.number,
            name: entrant.name.clone(),
            login,
            points: one.points,
            opponents: one.opponents,
            withdrawn: entrant.withdrawn,
        })
    });
    let board = |board: &store::Board| Board {
        round: board.round,
        table: board.match_id.as_ref().map(ToString::to_string),
        players: board.players.clone(),
        over: board.outcome.is_some(),
    };
    Ok(Json(Tournament {
        standing: standing.collect(),
        boards: found.boards.iter().map(board).collect(),
        title: found.title.clone(),
        game: found.game.clone(),
        seats: found.seats,
        system: match found.system {
            System::Swiss => "swiss",
            System::RoundRobin => "round_robin",
        },
        stage: match found.stage {
            Stage::Open => "open",
            Stage::Running => "running",
            Stage::Over => "over",
        },
        round: found.round,
        rounds: found.rounds,
    }))
}
