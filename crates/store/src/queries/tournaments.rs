//! Tournaments.

use async_trait::async_trait;
use sqlx::query;

use super::matches::{insert, tick};
use super::rows::{column, flag, get, json, number, rows, word};
use super::{Backend, Connection, Row, sql as main};
use crate::ids::token;
use crate::sql::people as sql;
use crate::words::Word as _;
use crate::{
    Board, Changed, Entrant, Error, MatchId, Millis, NewRound, NewTournament, NoticeKind, Pace, Result,
    Tournament, Tournaments, UserId, Who, limits,
};

#[async_trait]
impl Tournaments for Backend {
    async fn new_tournament(&self, new: &NewTournament) -> Result<String> {
        limits::text("title", &new.title, 1..=limits::TITLE)?;
        limits::size("options", &new.options.to_string(), limits::ACTION)?;
        let id = token()?[..12].to_owned();
        let (pace, pace_time, pace_more) = new.pace.columns();
        query(sql::NEW_TOURNAMENT)
            .bind(&id)
            .bind(&new.title)
            .bind(&new.game)
            .bind(new.options.to_string())
            .bind(i64::from(new.seats))
            .bind(new.system.word())
            .bind(i64::from(new.rounds))
            .bind(&new.host.0)
            .bind(new.now)
            .bind(i64::from(new.same_deals))
            .bind(pace)
            .bind(pace_time)
            .bind(pace_more)
            .bind(i64::from(new.caretaker))
            .execute(&self.writer)
            .await?;
        Ok(id)
    }

    async fn tournament(&self, id: &str) -> Result<Option<Tournament>> {
        if !limits::is_storable(id) {
            return Ok(None);
        }
        let Some(row) = query(sql::TOURNAMENT).bind(id).fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        let mut found = tournament(&row)?;
        let entrants = query(sql::ENTRANTS).bind(id).fetch_all(&self.readers).await?;
        found.entrants = entrants.iter().map(entrant).collect::<Result<_>>()?;
        found.boards = boards(&query(sql::PAIRINGS).bind(id).fetch_all(&self.readers).await?)?;
        Ok(Some(found))
    }

    async fn tournaments(&self, wanted: u32) -> Result<Vec<Tournament>> {
        let found = query(sql::TOURNAMENTS).bind(rows(wanted)).fetch_all(&self.readers).await?;
        found.iter().map(tournament).collect()
    }

    async fn running_tournaments(&self) -> Result<Vec<String>> {
        let found = query(sql::RUNNING_TOURNAMENTS).fetch_all(&self.readers).await?;
        found.iter().map(|row| get(row, "id")).collect()
    }

    async fn is_sealed(&self, id: &MatchId) -> Result<bool> {
        if !limits::is_storable(&id.0) {
            return Ok(false);
        }
        Ok(query(sql::SEALED).bind(&id.0).fetch_optional(&self.readers).await?.is_some())
    }

    async fn tournament_of(&self, id: &MatchId) -> Result<Option<String>> {
        let row = query(sql::TOURNAMENT_OF).bind(&id.0).fetch_optional(&self.readers).await?;
        row.map(|row| get(&row, "tournament_id")).transpose()
    }

    async fn enter(&self, id: &str, who: &Who, name: &str, now: Millis) -> Result<Changed> {
        limits::text("name", name, 1..=limits::NAME)?;
        let (user, level) = match who {
            Who::Person { user, .. } => (Some(user.0.as_str()), None),
            Who::Bot(level) => (None, Some(level.as_str())),
        };
        let mut transaction = self.begin().await?;
        // Whoever holds the tournament gives out the next number.
        let held = query(sql::HOLD_OPEN_TOURNAMENT).bind(id).bind(now).execute(&mut *transaction).await?;
        if held.rows_affected() == 0 {
            return Ok(Changed::Stale);
        }
        let entered = query(sql::ENTER).bind(id).bind(user).bind(level).bind(name);
        if entered.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Ok(Changed::Stale);
        }
        transaction.commit().await?;
        Ok(Changed::Done)
    }

    async fn withdraw(&self, id: &str, number: u16, now: Millis) -> Result<Changed> {
        let mut transaction = self.begin().await?;
        let open = query(sql::HOLD_OPEN_TOURNAMENT).bind(id).bind(now).execute(&mut *transaction).await?;
        let statement = if open.rows_affected() == 0 { sql::WITHDRAW } else { sql::STRIKE };
        let done = query(statement).bind(id).bind(i64::from(number)).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(if done.rows_affected() == 0 { Changed::Stale } else { Changed::Done })
    }

    async fn begin_round(&self, new: &NewRound) -> Result<Changed> {
        let mut transaction = self.begin().await?;
        let advanced = query(sql::NEXT_ROUND)
            .bind(&new.id)
            .bind(i64::from(new.after))
            .bind(i64::from(new.rounds))
            .bind(new.now)
            .execute(&mut *transaction)
            .await?;
        if advanced.rows_affected() == 0 {
            return Ok(Changed::Stale);
        }
        let mut begun = Vec::new();
        let (round, mut board) = (i64::from(new.after) + 1, 0);
        for (table, players) in &new.tables {
            let id = insert(&mut transaction, table).await?;
            pair(&mut transaction, (&new.id, round, board), players, Some(&id)).await?;
            // Whoever is asked at once plays for the tournament, also if bots alone sit opposite: that is known only now.
            let told = query(main::NEW_NOTICES).bind(&id.0).bind(NoticeKind::Turn.word()).bind(table.now);
            told.execute(&mut *transaction).await?;
            let tick = tick(&mut transaction, &id).await?;
            begun.push((id, tick));
            board += 1;
        }
        for bye in &new.byes {
            pair(&mut transaction, (&new.id, round, board), &[*bye], None).await?;
            board += 1;
        }
        transaction.commit().await?;
        for (id, tick) in begun {
            self.changed(&id, tick);
        }
        Ok(Changed::Done)
    }

    async fn end_tournament(&self, id: &str, after: u8, now: Millis) -> Result<Changed> {
        let ended = query(sql::END_TOURNAMENT).bind(id).bind(i64::from(after)).bind(now);
        let ended = ended.execute(&self.writer).await?;
        Ok(if ended.rows_affected() == 0 { Changed::Stale } else { Changed::Done })
    }
}

/// Writes who plays at a table.
async fn pair(
    connection: &mut Connection,
    (id, round, board): (&str, i64, i64),
    players: &[u16],
    match_id: Option<&MatchId>,
) -> Result<()> {
    for (seat, player) in (0..).zip(players) {
        query(sql::PAIR)
            .bind(id)
            .bind(round)
            .bind(board)
            .bind(column(seat))
            .bind(i64::from(*player))
            .bind(match_id.map(|id| id.0.as_str()))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

fn tournament(row: &Row) -> Result<Tournament> {
    Ok(Tournament {
        id: get(row, "id")?,
        title: get(row, "title")?,
        game: get(row, "game")?,
        options: json(row, "options")?,
        seats: number(row, "seats")?,
        system: word(row, "system")?,
        rounds: number(row, "rounds")?,
        same_deals: flag(row, "same_deals")?,
        pace: Pace::read(get(row, "pace")?, get(row, "pace_time")?, get(row, "pace_more")?)
            .ok_or(Error::Corrupt("pace"))?,
        caretaker: flag(row, "caretaker")?,
        host: UserId(get(row, "host")?),
        stage: word(row, "phase")?,
        round: number(row, "round")?,
        updated_at: get(row, "updated_at")?,
        entrants: Vec::new(),
        boards: Vec::new(),
    })
}

fn entrant(row: &Row) -> Result<Entrant> {
    let (user, level): (Option<String>, Option<String>) = (get(row, "user_id")?, get(row, "level")?);
    let who = match user {
        Some(user) => Who::Person { user: UserId(user), login: get(row, "login")? },
        None => Who::Bot(level.unwrap_or_default()),
    };
    Ok(Entrant {
        number: number(row, "number")?,
        who,
        name: get(row, "name")?,
        rating: get::<Option<i64>>(row, "points")?.map(|thousandths| thousandths / 1000),
        withdrawn: flag(row, "withdrawn")?,
    })
}

/// Boards from rows with one seat each.
fn boards(rows: &[Row]) -> Result<Vec<Board>> {
    let mut boards: Vec<Board> = Vec::new();
    for row in rows {
        let (round, board) = (number(row, "round")?, number(row, "board")?);
        if boards.last().is_none_or(|last| last.round != round || last.number != board) {
            let outcome = match get::<Option<String>>(row, "outcome")? {
                Some(_) => Some(json(row, "outcome")?),
                None => None,
            };
            let match_id = get::<Option<String>>(row, "match_id")?.map(MatchId);
            boards.push(Board { round, number: board, match_id, players: Vec::new(), outcome });
        }
        if let Some(last) = boards.last_mut() {
            last.players.push(number(row, "entrant")?);
        }
    }
    Ok(boards)
}
