//! How well people play, and what they show of themselves.

use async_trait::async_trait;
use engine::{Outcome, Seat};
use sqlx::query;

use super::rows::{flag, get, number, rows, seat, some_number};
use super::{Backend, Connection, Row};
use crate::ratings::rate;
use crate::sql::people as sql;
use crate::{MatchId, Millis, RatedResult, RatedSeat, Rating, Ratings, Result, Shows, Standing, UserId};

#[async_trait]
impl Ratings for Backend {
    async fn ratings_of(&self, user: &UserId) -> Result<Vec<Standing>> {
        let found = query(sql::RATINGS_OF).bind(&user.0).fetch_all(&self.readers).await?;
        found.iter().map(standing).collect()
    }

    async fn leaders(&self, game: &str, players: u8, wanted: u32) -> Result<Vec<Standing>> {
        let found = query(sql::LEADERS).bind(game).bind(i64::from(players)).bind(rows(wanted));
        found.fetch_all(&self.readers).await?.iter().map(standing).collect()
    }

    async fn rated_matches(
        &self,
        user: &UserId,
        game: &str,
        players: u8,
        wanted: u32,
    ) -> Result<Vec<RatedSeat>> {
        let found =
            query(sql::RATED_MATCHES).bind(&user.0).bind(game).bind(i64::from(players)).bind(rows(wanted));
        found.fetch_all(&self.readers).await?.iter().map(rated_seat).collect()
    }

    async fn rated_seats(&self, id: &MatchId) -> Result<Vec<RatedSeat>> {
        let found = query(sql::RATED_SEATS).bind(&id.0).fetch_all(&self.readers).await?;
        found.iter().map(rated_seat).collect()
    }

    async fn shows(&self, user: &UserId) -> Result<Option<Shows>> {
        let row = query(sql::SHOWS).bind(&user.0).fetch_optional(&self.readers).await?;
        row.map(|row| {
            Ok(Shows {
                rating: flag(&row, "rated")?,
                matches: flag(&row, "shows_matches")?,
                presence: flag(&row, "shows_presence")?,
            })
        })
        .transpose()
    }

    async fn set_shows(&self, user: &UserId, shows: Shows) -> Result<()> {
        query(sql::SET_SHOWS)
            .bind(&user.0)
            .bind(i64::from(shows.rating))
            .bind(i64::from(shows.matches))
            .bind(i64::from(shows.presence))
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}

/// Notes who plays in a match that begins now, if it counts.
pub async fn count_seats(connection: &mut Connection, id: &MatchId) -> Result<()> {
    query(sql::COUNT_SEATS).bind(&id.0).execute(connection).await?;
    Ok(())
}

/// Somebody who is rated for a match.
struct Counted {
    seat: Seat,
    user: String,
    game: String,
    players: i64,
    stayed: bool,
}

/// Rates a match that ends now, if it counts.
pub async fn rate_match(
    connection: &mut Connection,
    id: &MatchId,
    outcome: &Outcome,
    now: Millis,
) -> Result<()> {
    let found = query(sql::COUNTED_SEATS).bind(&id.0).fetch_all(&mut *connection).await?;
    let counted = found.iter().map(counted).collect::<Result<Vec<_>>>()?;
    let places = places(&counted, outcome);
    let mut old = Vec::new();
    for (player, place) in counted.iter().zip(&places) {
        old.push((hold(connection, player, *place == 1).await?, *place));
    }
    for ((player, (old, place)), new) in counted.iter().zip(&old).zip(rate(&old)) {
        set(connection, player, new).await?;
        query(sql::RATE_SEAT)
            .bind(&id.0)
            .bind(i64::from(player.seat.0))
            .bind(i64::from(*place))
            .bind(thousandths(new.points))
            .bind(thousandths(new.deviation))
            .bind(thousandths(new.points - old.points))
            .bind(now)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// The place of each: those who stayed among themselves, then the others, all alike.
fn places(counted: &[Counted], outcome: &Outcome) -> Vec<u8> {
    let rank = |player: &Counted| match outcome.ranking.iter().nth(player.seat.index()) {
        Some(rank) if player.stayed => *rank,
        _ => u8::MAX,
    };
    let better = |player: &Counted| counted.iter().filter(|other| rank(other) < rank(player)).count();
    counted.iter().map(|player| u8::try_from(better(player) + 1).unwrap_or(u8::MAX)).collect()
}

async fn hold(connection: &mut Connection, player: &Counted, won: bool) -> Result<Rating> {
    let row = query(sql::HOLD_RATING)
        .bind(&player.user)
        .bind(&player.game)
        .bind(player.players)
        .bind(thousandths(Rating::NEW.points))
        .bind(thousandths(Rating::NEW.deviation))
        .bind(i64::from(won))
        .fetch_one(connection)
        .await?;
    rating(&row)
}

async fn set(connection: &mut Connection, player: &Counted, new: Rating) -> Result<()> {
    query(sql::SET_RATING)
        .bind(&player.user)
        .bind(&player.game)
        .bind(player.players)
        .bind(thousandths(new.points))
        .bind(thousandths(new.deviation))
        .bind(thousandths(new.least()))
        .execute(connection)
        .await?;
    Ok(())
}

#[expect(clippy::cast_possible_truncation, reason = "ratings are small")]
fn thousandths(figure: f64) -> i64 {
    (figure * 1000.0).round() as i64
}

#[expect(clippy::cast_precision_loss, reason = "ratings are small")]
fn figure(row: &Row, column: &'static str) -> Result<f64> {
    Ok(get::<i64>(row, column)? as f64 / 1000.0)
}

fn rating(row: &Row) -> Result<Rating> {
    Ok(Rating { points: figure(row, "points")?, deviation: figure(row, "deviation")? })
}

fn counted(row: &Row) -> Result<Counted> {
    Ok(Counted {
        seat: seat(row, "seat")?,
        user: get(row, "user_id")?,
        game: get(row, "game")?,
        players: get(row, "players")?,
        stayed: flag(row, "stayed")?,
    })
}

fn standing(row: &Row) -> Result<Standing> {
    Ok(Standing {
        user: UserId(get(row, "user_id")?),
        login: get::<Option<String>>(row, "login")?.unwrap_or_default(),
        name: get(row, "name")?,
        game: get(row, "game")?,
        players: number(row, "players")?,
        rating: rating(row)?,
        matches: number(row, "matches")?,
        wins: number(row, "wins")?,
    })
}

fn rated_seat(row: &Row) -> Result<RatedSeat> {
    let result = match some_number(row, "place")? {
        Some(place) => Some(RatedResult {
            place,
            rating: rating(row)?,
            change: figure(row, "change")?,
            at: get(row, "at")?,
        }),
        None => None,
    };
    Ok(RatedSeat {
        match_id: MatchId(get(row, "match_id")?),
        seat: seat(row, "seat")?,
        user: UserId(get(row, "user_id")?),
        result,
    })
}
