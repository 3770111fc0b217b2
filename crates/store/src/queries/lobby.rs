//! Who is here, friends, invitations, and asking for a seat.

use async_trait::async_trait;
use sqlx::query;

use super::matches::tick;
use super::rows::{flag, get, rows, seat};
use super::{Backend, Row};
use crate::sql::people as sql;
use crate::words::Word as _;
use crate::{
    Answer, Asked, Changed, Company, Doing, Lobby, MatchId, Millis, NewSeatRequest, Person, Result,
    SeatAnswer, SeatRequest, UserId, limits,
};

#[async_trait]
impl Lobby for Backend {
    async fn be_here(&self, user: &UserId, now: Millis) -> Result<()> {
        query(sql::BE_HERE).bind(&user.0).bind(now).execute(&self.writer).await?;
        Ok(())
    }

    async fn here_since(&self, since: Millis, wanted: u32) -> Result<Vec<Person>> {
        let found = query(sql::HERE_SINCE).bind(since).bind(rows(wanted)).fetch_all(&self.readers).await?;
        found.iter().map(|row| person(row, ["user_id", "login", "name"])).collect()
    }

    async fn doing_since(&self, since: Millis, wanted: u32) -> Result<Vec<Doing>> {
        let found = query(sql::DOING_SINCE).bind(since).bind(rows(wanted)).fetch_all(&self.readers).await?;
        let doing = |row: &Row| {
            Ok(Doing {
                user: UserId(get(row, "user_id")?),
                match_id: MatchId(get(row, "match_id")?),
                game: get(row, "game")?,
                plays: flag(row, "plays")?,
            })
        };
        found.iter().map(doing).collect()
    }

    async fn friends(&self, user: &UserId) -> Result<Vec<Person>> {
        let found = query(sql::FRIENDS).bind(&user.0).fetch_all(&self.readers).await?;
        found.iter().map(|row| person(row, ["user_id", "login", "name"])).collect()
    }

    async fn set_friend(&self, user: &UserId, friend: &UserId, is_friend: bool, now: Millis) -> Result<()> {
        let pair = if is_friend {
            query(sql::ADD_FRIEND).bind(&user.0).bind(&friend.0).bind(now)
        } else {
            query(sql::REMOVE_FRIEND).bind(&user.0).bind(&friend.0)
        };
        pair.execute(&self.writer).await?;
        Ok(())
    }

    async fn invite(&self, id: &MatchId, user: &UserId, by: &UserId, now: Millis) -> Result<()> {
        query(sql::INVITE).bind(&id.0).bind(&user.0).bind(&by.0).bind(now).execute(&self.writer).await?;
        Ok(())
    }

    async fn refuse_invitation(&self, id: &MatchId, user: &UserId) -> Result<()> {
        query(sql::REFUSE_INVITATION).bind(&id.0).bind(&user.0).execute(&self.writer).await?;
        Ok(())
    }

    async fn invitations_of(&self, user: &UserId) -> Result<Vec<Asked>> {
        let found = query(sql::INVITATIONS_OF).bind(&user.0).fetch_all(&self.readers).await?;
        found.iter().map(asked).collect()
    }

    async fn invited_to(&self, id: &MatchId) -> Result<Vec<Asked>> {
        let found = query(sql::INVITED_TO).bind(&id.0).fetch_all(&self.readers).await?;
        found.iter().map(asked).collect()
    }

    async fn set_company(&self, id: &MatchId, company: Company) -> Result<()> {
        query(sql::SET_COMPANY).bind(&id.0).bind(company.word()).execute(&self.writer).await?;
        Ok(())
    }

    async fn company(&self, id: &MatchId) -> Result<Company> {
        let row = query(sql::COMPANY).bind(&id.0).fetch_optional(&self.readers).await?;
        row.map_or(Ok(Company::Anybody), |row| super::rows::word(&row, "company"))
    }

    async fn ask_seat(&self, new: &NewSeatRequest) -> Result<Changed> {
        limits::text("name", &new.name, 1..=limits::NAME)?;
        let mut transaction = self.begin().await?;
        let tick = tick(&mut transaction, &new.match_id).await?;
        let done = query(sql::ASK_SEAT)
            .bind(&new.match_id.0)
            .bind(i64::from(new.seat.0))
            .bind(&new.invite)
            .bind(&new.user.0)
            .bind(&new.name)
            .bind(new.now)
            .execute(&mut *transaction)
            .await?;
        self.keep(transaction, (&new.match_id, tick), done.rows_affected()).await
    }

    async fn answer_seat(&self, answer: &SeatAnswer) -> Result<Changed> {
        let mut transaction = self.begin().await?;
        let tick = tick(&mut transaction, &answer.match_id).await?;
        let done = query(sql::ANSWER_SEAT)
            .bind(&answer.match_id.0)
            .bind(i64::from(answer.seat.0))
            .bind(&answer.invite)
            .bind(&answer.user.0)
            .bind(&answer.answerer.0)
            .bind(answer.answer.word())
            .bind(answer.now)
            .execute(&mut *transaction)
            .await?;
        self.keep(transaction, (&answer.match_id, tick), done.rows_affected()).await
    }

    async fn seat_requests(&self, id: &MatchId) -> Result<Vec<SeatRequest>> {
        seat_requests(&query(sql::SEAT_REQUESTS).bind(&id.0).fetch_all(&self.readers).await?)
    }
}

fn person(row: &Row, [id, login, name]: [&'static str; 3]) -> Result<Person> {
    Ok(Person {
        id: UserId(get(row, id)?),
        login: get::<Option<String>>(row, login)?.unwrap_or_default(),
        name: get(row, name)?,
        seen_at: get(row, "seen_at")?,
    })
}

fn asked(row: &Row) -> Result<Asked> {
    Ok(Asked {
        match_id: MatchId(get(row, "match_id")?),
        user: person(row, ["user_id", "login", "name"])?,
        by: person(row, ["by_user", "by_login", "by_name"])?,
        at: get(row, "at")?,
        refused: flag(row, "refused")?,
    })
}

/// Requests from rows with one answer each, or none.
fn seat_requests(rows: &[Row]) -> Result<Vec<SeatRequest>> {
    let mut requests: Vec<SeatRequest> = Vec::new();
    for row in rows {
        let (seat, user) = (seat(row, "seat")?, UserId(get(row, "user_id")?));
        if requests.last().is_none_or(|last| last.seat != seat || last.user != user) {
            let (name, at) = (get(row, "name")?, get(row, "at")?);
            requests.push(SeatRequest { seat, user, name, at, consents: Vec::new(), refusals: Vec::new() });
        }
        let answerer: Option<String> = get(row, "answerer")?;
        if let (Some(request), Some(answerer)) = (requests.last_mut(), answerer) {
            match super::rows::word(row, "answer")? {
                Answer::Consent => request.consents.push(UserId(answerer)),
                Answer::Refuse => request.refusals.push(UserId(answerer)),
            }
        }
    }
    Ok(requests)
}
