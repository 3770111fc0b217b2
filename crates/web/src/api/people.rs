//! Players and their ratings.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};

use crate::pages::player::rounded;
use crate::{AppState, Error};

/// A player.
#[derive(Debug, Serialize)]
pub struct Player {
    login: String,
    name: String,
    ratings: Vec<Standing>,
}

/// How well somebody plays one game with so many players.
#[derive(Debug, Serialize)]
pub struct Standing {
    login: String,
    name: String,
    game: String,
    players: u8,
    rating: i64,
    /// The true strength lies no further from the rating, most likely.
    band: i64,
    matches: u32,
    wins: u32,
}

impl From<store::Standing> for Standing {
    fn from(one: store::Standing) -> Self {
        Self {
            login: one.login,
            name: one.name,
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
    let found = state.store.leaders(&game, players, ROWS).await?;
    Ok(Json(found.into_iter().map(Standing::from).collect()))
}
