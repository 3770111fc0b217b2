//! Matches, their seats, and the lists of them.

use std::collections::BTreeSet;

use async_trait::async_trait;
use engine::{Past, Salt, Seat, Seats, Seed, Status, commitment};
use sqlx::query;

use super::rows::{bits, column, flag, get, json, number, rows, seed, some_number, word};
use super::talk::insert_note;
use super::{Backend, Connection, Pool, Row, Transaction, moves, ratings, sql, turns};
use crate::ids::token;
use crate::words::Word as _;
use crate::{
    Changed, Error, Former, Holder, Invitation, Match, MatchId, MatchList, Matches, Millis, NewMatch, Pace,
    Page, Phase, Place, Result, SeatChange, Settings, Start, UserId, Visibility, limits,
};

#[async_trait]
impl Matches for Backend {
    async fn new_match(&self, new: &NewMatch) -> Result<MatchId> {
        let mut transaction = self.begin().await?;
        let id = insert(&mut transaction, new).await?;
        let tick = tick(&mut transaction, &id).await?;
        transaction.commit().await?;
        self.changed(&id, tick);
        Ok(id)
    }

    async fn find_match(&self, id: &MatchId) -> Result<Option<Match>> {
        if !limits::is_storable(&id.0) {
            return Ok(None);
        }
        self.read_match(id).await
    }

    async fn tables_of(&self, host: &UserId) -> Result<u64> {
        number(&query(sql::TABLES_OF).bind(&host.0).fetch_one(&self.readers).await?, "tables")
    }

    async fn imports_of(&self, host: &UserId) -> Result<u64> {
        number(&query(sql::IMPORTS_OF).bind(&host.0).fetch_one(&self.readers).await?, "imports")
    }

    async fn secrets(&self, id: &MatchId) -> Result<Option<(Seed, Salt)>> {
        let row = query(sql::SECRETS).bind(&id.0).fetch_optional(&self.readers).await?;
        row.map(|row| Ok((seed(&row, "seed")?, seed(&row, "salt")?))).transpose()
    }

    async fn set_settings(&self, id: &MatchId, settings: &Settings, now: Millis) -> Result<()> {
        limits::text("title", &settings.title, 0..=limits::TITLE)?;
        let changed = query(sql::SET_SETTINGS)
            .bind(&id.0)
            .bind(&settings.title)
            .bind(settings.undo.word())
            .bind(settings.visibility.word())
            .bind(now)
            .fetch_optional(&self.writer)
            .await?;
        if let Some(row) = changed {
            self.changed(id, get(&row, "changed")?);
        }
        Ok(())
    }

    async fn set_visible(
        &self,
        id: &MatchId,
        by: &UserId,
        visibility: Visibility,
        now: Millis,
    ) -> Result<Changed> {
        let mut transaction = self.begin().await?;
        let changed = query(sql::SET_VISIBLE).bind(&id.0).bind(visibility.word()).bind(&by.0);
        let Some(row) = changed.fetch_optional(&mut *transaction).await? else { return Ok(Changed::Stale) };
        let kind = match visibility {
            Visibility::Listed => "lists",
            Visibility::ByLink => "unlists",
        };
        query(sql::NEW_DEED_NOTE)
            .bind(&id.0)
            .bind(&by.0)
            .bind(now)
            .bind(kind)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        self.changed(id, get(&row, "changed")?);
        Ok(Changed::Done)
    }

    async fn close_table(&self, id: &MatchId, now: Millis) -> Result<Changed> {
        let closed = query(sql::CLOSE_TABLE).bind(&id.0).bind(now).fetch_optional(&self.writer).await?;
        let Some(row) = closed else { return Ok(Changed::Stale) };
        self.changed(id, get(&row, "changed")?);
        Ok(Changed::Done)
    }

    async fn change_seat(&self, change: &SeatChange) -> Result<Changed> {
        check_holder(&change.to, &change.name)?;
        let ((from, from_user, from_level), (to, to_user, to_level)) =
            (holder_columns(&change.from), holder_columns(&change.to));
        // Whoever was away until the others decided is not asked who may have their seat: nobody could ever have it.
        let by = change.by.as_ref().map(|by| by.0.as_str());
        let gives_up = change.voted.is_some() || by == from_user;
        let mut transaction = self.begin().await?;
        // Whoever holds the match sees who sat down just before: one of them took the last seat.
        let touched = query(sql::TOUCH_MATCH).bind(&change.match_id.0).bind(change.now);
        let Some(touched) = touched.fetch_optional(&mut *transaction).await? else {
            return Ok(Changed::Stale);
        };
        insert_note(&mut transaction, change).await?;
        let changed = query(sql::CHANGE_SEAT)
            .bind(&change.match_id.0)
            .bind(i64::from(change.seat.0))
            .bind(to)
            .bind(to_user)
            .bind(to_level)
            .bind(&change.name)
            .bind(token()?)
            .bind(change.now)
            .bind(from)
            .bind(from_user.unwrap_or_default())
            .bind(from_level.unwrap_or_default())
            .bind(i64::from(gives_up))
            .bind(i64::from(change.voted.is_some()))
            .execute(&mut *transaction)
            .await?;
        if changed.rows_affected() == 0 {
            return Ok(Changed::Stale);
        }
        // What the player said beforehand is not for whoever comes next.
        if change.from != change.to {
            let gone = query(sql::WITHDRAW_ORDERS).bind(&change.match_id.0).bind(i64::from(change.seat.0));
            gone.execute(&mut *transaction).await?;
        }
        if let Some(first) = &change.start {
            start(&mut transaction, &change.match_id, first, change.now).await?;
        }
        turns::follow(&mut transaction, &change.match_id, Seats::NONE, change.now).await?;
        transaction.commit().await?;
        self.changed(&change.match_id, get(&touched, "changed")?);
        Ok(Changed::Done)
    }

    async fn invitation(&self, token: &str) -> Result<Option<Invitation>> {
        if !limits::is_storable(token) {
            return Ok(None);
        }
        let row = query(sql::INVITATION).bind(token).fetch_optional(&self.readers).await?;
        row.map(|row| {
            let seat = some_number(&row, "seat")?.map(Seat);
            Ok(Invitation { match_id: MatchId(get(&row, "match_id")?), seat })
        })
        .transpose()
    }

    async fn finished_after(&self, after: Option<&MatchId>, wanted: u32) -> Result<Vec<MatchId>> {
        let after = after.map_or("", |id| id.0.as_str());
        let found =
            query(sql::FINISHED_AFTER).bind(after).bind(rows(wanted)).fetch_all(&self.readers).await?;
        found.iter().map(|row| Ok(MatchId(get(row, "id")?))).collect()
    }

    async fn finished_count(&self) -> Result<u64> {
        number(&query(sql::FINISHED_COUNT).fetch_one(&self.readers).await?, "finished")
    }

    async fn awaiting(&self, user: &UserId, wanted: u32) -> Result<Vec<(Millis, Match)>> {
        let ask = |statement| query(statement).bind(&user.0).bind(rows(wanted));
        let waits = ask(sql::WAITS).fetch_all(&self.readers).await?;
        let found = matches(&ask(sql::MATCHES_AWAITING).fetch_all(&self.readers).await?)?;
        let mut awaiting = Vec::new();
        for row in &waits {
            let (id, since): (&str, Millis) = (get(row, "match_id")?, get(row, "began_at")?);
            // What was decided between the two questions waits no more.
            awaiting.extend(found.iter().find(|found| found.id.0 == id).map(|found| (since, found.clone())));
        }
        Ok(awaiting)
    }

    async fn matches(&self, list: MatchList<'_>, page: &Page) -> Result<Vec<Match>> {
        let (statement, user) = match list {
            MatchList::Of(user) => (sql::MATCHES_OF, Some(user)),
            MatchList::Open => (sql::MATCHES_OPEN, None),
            MatchList::Finished { .. } => (sql::MATCHES_FINISHED, None),
        };
        let (at, id) = page.after.as_ref().map_or((Millis::MAX, ""), |(at, id)| (*at, id.0.as_str()));
        let mut asking = query(statement).bind(at).bind(id).bind(rows(page.rows));
        if let Some(user) = user {
            asking = asking.bind(&user.0);
        }
        if let MatchList::Finished { game, players } = list {
            asking =
                asking.bind(game.unwrap_or_default().to_owned()).bind(i64::from(players.unwrap_or_default()));
        }
        matches(&asking.fetch_all(&self.readers).await?)
    }
}

pub async fn read_match(pool: &Pool, id: &MatchId) -> Result<Option<Match>> {
    let rows = query(sql::MATCH).bind(&id.0).fetch_all(pool).await?;
    Ok(matches(&rows)?.pop())
}

/// Writes a match, and begins it if nobody is awaited.
pub async fn insert(connection: &mut Connection, new: &NewMatch) -> Result<MatchId> {
    let id = insert_match(connection, new).await?;
    if let Some(first) = &new.start {
        start(connection, &id, first, new.now).await?;
    }
    Ok(id)
}

/// Notes that a match changes, and tells its tick. Who changes anything that belongs to a match does this first: from then on
/// they hold it, and nobody waits for them with what they need next.
pub async fn tick(connection: &mut Connection, id: &MatchId) -> Result<i64> {
    get(&query(sql::TICK).bind(&id.0).fetch_one(connection).await?, "changed")
}

impl Backend {
    /// Keeps a change of a match, and tells it with its tick, if it reached any rows; otherwise the match is elsewhere.
    pub(super) async fn keep(
        &self,
        transaction: Transaction,
        (id, tick): (&MatchId, i64),
        rows: u64,
    ) -> Result<Changed> {
        if rows == 0 {
            return Ok(Changed::Stale);
        }
        transaction.commit().await?;
        self.changed(id, tick);
        Ok(Changed::Done)
    }
}

/// Notes that all these matches change, in an order that is always the same: whoever holds several at once then never waits
/// for somebody who waits for them.
pub async fn tick_all(connection: &mut Connection, rows: &[Row]) -> Result<Vec<(MatchId, i64)>> {
    let ids: Result<BTreeSet<String>> = rows.iter().map(|row| get(row, "match_id")).collect();
    let mut ticks = Vec::new();
    for id in ids?.into_iter().map(MatchId) {
        let tick = tick(connection, &id).await?;
        ticks.push((id, tick));
    }
    Ok(ticks)
}

/// Begins a match with its first position, unless it has begun or somebody is still awaited.
async fn start(connection: &mut Connection, id: &MatchId, start: &Start, now: Millis) -> Result<()> {
    let (phase, outcome) = phase_columns(&start.status)?;
    let started = query(sql::START_MATCH)
        .bind(&id.0)
        .bind(phase)
        .bind(outcome)
        .bind(i64::from(start.rules_version))
        .bind(now)
        .execute(&mut *connection)
        .await?;
    if started.rows_affected() == 0 {
        return Ok(());
    }
    ratings::count_seats(connection, id).await?;
    let first = moves::Packed::beside(0, &start.position, None)?;
    moves::insert_position(connection, id, 0, &first).await?;
    ask(connection, id, 0, &Asking::anew(&start.status), now).await?;
    turns::follow(connection, id, Seats::NONE, now).await
}

/// What a position asks.
pub struct Asking<'a> {
    pub status: &'a Status,
    /// Who is asked something new.
    pub asked: Seats,
    /// The decision that led there; none if it was something else.
    pub by: Option<Past>,
}

impl<'a> Asking<'a> {
    /// Everybody who decides is asked something new.
    pub fn anew(status: &'a Status) -> Self {
        Self { status, asked: status.deciding(), by: None }
    }
}

/// Notes who must decide in position `seq`, who is asked something new, and who has decided.
pub async fn ask(
    connection: &mut Connection,
    id: &MatchId,
    seq: u64,
    asking: &Asking<'_>,
    now: Millis,
) -> Result<()> {
    query(sql::ASK_SEATS)
        .bind(&id.0)
        .bind(bits(asking.status.deciding()))
        .bind(bits(asking.asked))
        .bind(column(seq))
        .bind(now)
        .bind(asking.by.map_or(NOBODY, |past| i64::from(past.seat.0)))
        .bind(asking.by.map(|past| column(past.before + 1)))
        .bind(i64::from(asking.by.is_some_and(|past| past.revealed)))
        .execute(connection)
        .await?;
    Ok(())
}

/// A number that no seat has.
const NOBODY: i64 = -1;

/// A match that waits for its players.
pub async fn insert_match(connection: &mut Connection, new: &NewMatch) -> Result<MatchId> {
    check_new(new)?;
    let id = MatchId::draw()?;
    let (pace, pace_time, pace_more) = new.settings.pace.columns();
    query(sql::NEW_MATCH)
        .bind(&id.0)
        .bind(&new.game)
        .bind(i64::from(new.rules_version))
        .bind(new.options.to_string())
        .bind(&new.settings.title)
        .bind(new.host.as_ref().map(|host| &host.0))
        .bind(new.settings.undo.word())
        .bind(new.settings.visibility.word())
        .bind(pace)
        .bind(pace_time)
        .bind(pace_more)
        .bind(i64::from(new.settings.caretaker))
        .bind(new.seed.to_string())
        .bind(new.salt.to_string())
        .bind(commitment(&new.seed, &new.salt))
        .bind(token()?)
        .bind(new.now)
        .execute(&mut *connection)
        .await?;
    for (seat, (holder, name)) in (0..).zip(&new.seats) {
        insert_seat(connection, &id, seat, holder, name).await?;
    }
    Ok(id)
}

async fn insert_seat(
    connection: &mut Connection,
    id: &MatchId,
    seat: i64,
    holder: &Holder,
    name: &str,
) -> Result<()> {
    let (kind, user, level) = holder_columns(holder);
    query(sql::NEW_SEAT)
        .bind(&id.0)
        .bind(seat)
        .bind(kind)
        .bind(user)
        .bind(level)
        .bind(name)
        .bind(token()?)
        .execute(connection)
        .await?;
    Ok(())
}

fn check_new(new: &NewMatch) -> Result<()> {
    limits::text("game", &new.game, 1..=limits::WORD)?;
    limits::text("title", &new.settings.title, 0..=limits::TITLE)?;
    limits::size("options", &new.options.to_string(), limits::ACTION)?;
    limits::require((1..=limits::SEATS).contains(&new.seats.len()), || {
        format!("a match must have 1 to {} seats", limits::SEATS)
    })?;
    new.seats.iter().try_for_each(|(holder, name)| check_holder(holder, name))
}

fn check_holder(holder: &Holder, name: &str) -> Result<()> {
    if let Holder::Bot(level) = holder {
        limits::text("level", level, 1..=limits::WORD)?;
    }
    let least = if *holder == Holder::Open { 0 } else { 1 };
    limits::text("name", name, least..=limits::NAME)
}

/// Kind, user and level of a seat.
fn holder_columns(holder: &Holder) -> (&'static str, Option<&str>, Option<&str>) {
    match holder {
        Holder::Open => ("open", None, None),
        Holder::Human(user) => ("human", Some(&user.0), None),
        Holder::Bot(level) => ("bot", None, Some(level)),
        Holder::Stranger => ("stranger", None, None),
    }
}

/// Phase and outcome of a match that has begun.
pub fn phase_columns(status: &Status) -> Result<(&'static str, Option<String>)> {
    match status {
        Status::Deciding(_) => Ok(("running", None)),
        Status::Over(outcome) => {
            let outcome = serde_json::to_string(outcome).map_err(|_| Error::Corrupt("outcome"))?;
            Ok(("over", Some(outcome)))
        }
    }
}

/// Matches from rows with one seat each.
pub fn matches(rows: &[Row]) -> Result<Vec<Match>> {
    let mut matches: Vec<Match> = Vec::new();
    for row in rows {
        let seat = matches.last().filter(|last| is_of(row, last)).map_or(0, |last| last.places.len());
        let place = place(row, Seat(u8::try_from(seat).map_err(|_| Error::Corrupt("seat"))?))?;
        match matches.last_mut() {
            Some(last) if is_of(row, last) => last.places.push(place),
            _ => matches.push(one_match(row, place)?),
        }
    }
    Ok(matches)
}

fn one_match(row: &Row, first: Place) -> Result<Match> {
    let phase = match get(row, "phase")? {
        "waiting" if get::<Option<Millis>>(row, "closed_at")?.is_some() => Phase::Closed,
        "waiting" => Phase::Waiting,
        "running" => Phase::Running,
        "over" => Phase::Over(json(row, "outcome")?),
        _ => return Err(Error::Corrupt("phase")),
    };
    let published = match phase {
        Phase::Over(_) => Some((seed(row, "seed")?, seed(row, "salt")?)),
        Phase::Waiting | Phase::Running | Phase::Closed => None,
    };
    Ok(Match {
        id: MatchId(get(row, "id")?),
        game: get(row, "game")?,
        rules_version: number(row, "rules_version")?,
        options: json(row, "options")?,
        settings: Settings {
            title: get(row, "title")?,
            undo: word(row, "undo_policy")?,
            visibility: word(row, "visibility")?,
            pace: Pace::read(get(row, "pace")?, get(row, "pace_time")?, get(row, "pace_more")?)
                .ok_or(Error::Corrupt("pace"))?,
            caretaker: flag(row, "caretaker")?,
        },
        host: get::<Option<String>>(row, "host")?.map(UserId),
        phase,
        seq: number(row, "seq")?,
        commitment: get(row, "commitment")?,
        published,
        join_token: get(row, "join_token")?,
        imported: flag(row, "imported")?,
        created_at: get(row, "created_at")?,
        updated_at: get(row, "updated_at")?,
        places: vec![first],
    })
}

fn is_of(row: &Row, found: &Match) -> bool {
    get(row, "id").is_ok_and(|id: &str| id == found.id.0)
}

fn place(row: &Row, seat: Seat) -> Result<Place> {
    let (user, level): (Option<String>, Option<String>) = (get(row, "user_id")?, get(row, "level")?);
    let holder = match (get(row, "kind")?, user, level) {
        ("open", None, None) => Holder::Open,
        ("human", Some(user), None) => Holder::Human(UserId(user)),
        ("bot", None, Some(level)) => Holder::Bot(level),
        ("stranger", None, None) => Holder::Stranger,
        _ => return Err(Error::Corrupt("seat")),
    };
    let revealed = flag(row, "revealed")?;
    let former: Option<String> = get(row, "former")?;
    let gave_up = flag(row, "gave_up")?;
    Ok(Place {
        holder,
        name: get(row, "name")?,
        invite: get(row, "invite")?,
        decides: flag(row, "decides")?,
        revision: number(row, "revision")?,
        decided: some_number(row, "decided")?.map(|decided| moves::past(seat, decided, revealed)),
        former: former.map(|user| Former { user: UserId(user), gave_up }),
    })
}
