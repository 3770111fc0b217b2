//! PostgreSQL: one database for any number of processes.
//!
//! Who changes a match holds its row until the transaction ends (`ADVANCE`, `TOUCH_MATCH`); the next one sees what was done.
//!
//! News travels by NOTIFY. Inside each transaction it would let only one of them commit at a time, so what was committed
//! is told afterwards, a few milliseconds' worth at once. What a process could not tell any more before it died, the others
//! find by a look at the ticks.

use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use engine::Status;
use sqlx::Connection as _;
use sqlx::pool::{PoolConnection, PoolConnectionMetadata, PoolOptions};
use sqlx::postgres::{PgConnectOptions, PgListener};
use tokio::sync::{Notify, broadcast};
use tokio::time::error::Elapsed;
use tokio::time::{sleep, timeout};

use crate::news::{Change, News, Tasks};
use crate::sql::postgres as sql;
use crate::steps::{NEWEST, Step, migrations, newest};
use crate::{BASES, Committed, Error, Match, MatchId, Millis, Recent, Result, Session, Store, ids};

// The same files serve every database; these names tell them which one it is.
mod at_once;
mod one_call;
#[path = "queries/chapters.rs"]
mod queries;
mod together;
type Backend = Postgres;
type Connection = sqlx::PgConnection;
type Pool = sqlx::PgPool;
type Row = sqlx::postgres::PgRow;
type Transaction = sqlx::PgTransaction<'static>;

use at_once::AtOnce;
use one_call::OneCall;
use queries::commit::{Ready, Written, refused, write};
use together::Queue;

/// A store in a PostgreSQL database.
pub struct Postgres {
    /// The same pool by the names that the queries know.
    writer: Pool,
    readers: Pool,
    news: Arc<News>,
    outbox: Arc<Outbox>,
    clock: Arc<Clock>,
    /// Decisions that are to be stored.
    queue: Queue,
    sessions: AtOnce<Session>,
    matches: AtOnce<Match>,
    /// What positions are compressed with.
    bases: Recent<Arc<str>>,
    /// Whose turns of bots are ours.
    owner: String,
    tasks: Tasks,
}

/// Every statement finds its rows by an index, whatever is asked for, so it is planned once and not each time it is run.
const SETTINGS: [(&str, &str); 3] =
    [("plan_cache_mode", "force_generic_plan"), ("enable_seqscan", "off"), ("jit", "off")];
/// How long a statement of a process may take, wait for a row that somebody else holds, and how long a transaction may do
/// nothing while others wait for what it holds: by then its process has lost its way, or its network. Less than anybody's
/// patience, so that whoever waits hears why.
#[derive(Clone, Copy, Debug)]
struct Limits {
    statement: Duration,
    lock: Duration,
    idle: Duration,
}

const LIMITS: Limits =
    Limits { statement: Duration::from_secs(9), lock: Duration::from_secs(3), idle: Duration::from_secs(9) };

impl Limits {
    fn settings(self) -> [(&'static str, String); 3] {
        let millis = |time: Duration| time.as_millis().to_string();
        [
            ("statement_timeout", millis(self.statement)),
            ("lock_timeout", millis(self.lock)),
            ("idle_in_transaction_session_timeout", millis(self.idle)),
        ]
    }
}

/// The server finds out within a minute that the machine of a process is gone, and lets go of what it held. By a socket of the
/// same machine these say nothing.
const ALIVE: [(&str, &str); 4] = [
    ("tcp_keepalives_idle", "20"),
    ("tcp_keepalives_interval", "10"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "30000"),
];
/// A copy of everything takes its time, and its transactions wait for the other database.
const UNLIMITED: &str = "SELECT set_config(name, '0', true) FROM unnest(ARRAY['statement_timeout', 'lock_timeout', \
    'idle_in_transaction_session_timeout']) AS name";
/// How many connections a process has. More would only wait for each other in the server.
const CONNECTIONS: u32 = 16;
const PATIENCE: Duration = Duration::from_secs(10);
/// A connection that was not used for this long is tried out before it is: the server may have been restarted.
const STALE: Duration = Duration::from_secs(1);
/// What happens within this time is told at once.
const BATCH: Duration = Duration::from_millis(5);
/// The channel of news.
const CHANNEL: &str = "civitas";
/// The most bytes that one call carries.
const LONGEST: usize = 7_900;
/// After a failure it is tried again after this time.
const RECOVERY: Duration = Duration::from_secs(1);

const SNAPSHOT: &str = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY";
/// Lines of chat are numbered on after those that were copied.
const FINISH_COPY: &[&str] =
    &["SELECT setval(pg_get_serial_sequence('chat', 'id'), GREATEST((SELECT MAX(id) FROM chat), 1))"];
const NOTIFY: &str = "SELECT pg_notify('civitas', $1)";
const NOW: &str = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

impl Postgres {
    /// Opens the database at an address such as `postgres://user@host/civitas`.
    ///
    /// # Errors
    /// As [`crate::open`].
    pub async fn open(address: &str) -> Result<Self> {
        Self::open_within(address, LIMITS).await
    }

    async fn open_within(address: &str, limits: Limits) -> Result<Self> {
        let options = PgConnectOptions::from_str(address)?.application_name("civitas").options(SETTINGS);
        // One connection by itself says what is wrong with an address; a pool would only say that it waited in vain. Steps to the
        // tables of today may take as long as they need.
        let first = Connection::connect_with(&options).await;
        let mut first = first.map_err(|error| Error::Database(error.to_string()))?;
        migrations(STEPS).run(&mut first).await?;
        let one_call = OneCall::define(&mut first).await?;
        first.close().await?;
        let options = options.options(limits.settings()).options(ALIVE);
        let pool: Pool = PoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .before_acquire(|connection, about| Box::pin(is_alive(connection, about)))
            .connect_with(options)
            .await?;
        let (news, outbox, clock) =
            (Arc::new(News::new()), Arc::default(), Arc::new(Clock::of(&pool).await?));
        let upto = queries::news::newest(&mut *pool.acquire().await?).await?;
        let tasks = Tasks(vec![
            tokio::spawn(follow(pool.clone(), Arc::clone(&news), Arc::clone(&clock), upto)),
            tokio::spawn(send(pool.clone(), Arc::clone(&outbox))),
        ]);
        let queue = Queue::of(pool.clone(), one_call);
        let (sessions, matches) = (AtOnce::sessions(pool.clone()), AtOnce::matches(pool.clone()));
        let (writer, readers, bases, owner) = (pool.clone(), pool, Recent::of(BASES), ids::token()?);
        Ok(Self { writer, readers, news, outbox, clock, queue, sessions, matches, bases, owner, tasks })
    }

    /// Stores a move. What almost every move does is done for several at once; the rest is a transaction.
    async fn commit(&self, ready: Ready) -> Result<Committed> {
        let (ready, tick) = if ready.target.is_none() && matches!(ready.status, Status::Deciding(_)) {
            self.queue.store(ready).await?
        } else {
            let tick = self.commit_alone(&ready).await?;
            (ready, tick)
        };
        let Some(tick) = tick else { return refused(&mut *self.readers.acquire().await?, &ready).await };
        self.changed(&ready.match_id, tick);
        Ok(Committed::Done(ready.seq()))
    }

    /// Stores a move by a transaction, and gives its tick; none if it is refused.
    async fn commit_alone(&self, ready: &Ready) -> Result<Option<i64>> {
        let mut transaction = self.begin().await?;
        let Written::Done(tick) = write(&mut transaction, ready).await? else {
            transaction.rollback().await?;
            return Ok(None);
        };
        transaction.commit().await?;
        Ok(Some(tick))
    }

    /// The session with this hash of a token.
    async fn read_session(&self, hash: &str, now: Millis) -> Result<Option<Session>> {
        match self.sessions.find(hash).await {
            Some(found) => Ok(found?.filter(|session| session.expires_at > now)),
            None => queries::users::read_session(&self.readers, hash, now).await,
        }
    }

    async fn read_match(&self, id: &MatchId) -> Result<Option<Match>> {
        match self.matches.find(&id.0).await {
            Some(found) => found,
            None => queries::matches::read_match(&self.readers, id).await,
        }
    }

    async fn begin(&self) -> Result<Transaction> {
        Ok(self.writer.begin().await?)
    }

    /// How many steps the tables have come, and how many there are. Nothing is changed.
    pub(crate) async fn step(address: &str) -> Result<(i64, i64)> {
        let mut connection = Connection::connect_with(&PgConnectOptions::from_str(address)?).await?;
        let step = sqlx::query_scalar(NEWEST).fetch_one(&mut connection).await;
        connection.close().await?;
        Ok((newest(step)?, i64::try_from(STEPS.len()).unwrap_or(i64::MAX)))
    }

    /// A transaction that reads one moment, for as long as that takes.
    async fn snapshot(&self) -> Result<Transaction> {
        let mut transaction = self.readers.begin().await?;
        sqlx::query(SNAPSHOT).execute(&mut *transaction).await?;
        sqlx::query(UNLIMITED).execute(&mut *transaction).await?;
        Ok(transaction)
    }

    fn changed(&self, id: &MatchId, tick: i64) {
        self.news.tell((id.clone(), tick));
        self.outbox.put((id.clone(), tick));
    }
}

#[async_trait]
impl Store for Postgres {
    fn changes(&self) -> broadcast::Receiver<MatchId> {
        self.news.subscribe()
    }

    fn now(&self) -> Millis {
        self.clock.now()
    }

    async fn close(&self) {
        self.tasks.end();
        // If these fail, others find out a little later.
        for statement in [sql::LEAVE_BOT_TURNS, sql::LEAVE_NOTICES, sql::LEAVE_LATE_TURNS, sql::LEAVE_ORDERS]
        {
            let _ = sqlx::query(statement).bind(&self.owner).execute(&self.writer).await;
        }
        let _ = self.outbox.flush(&self.writer).await;
        self.writer.close().await;
    }
}

/// The steps from an empty database to the tables of today, numbered like those of SQLite. A step that has been in use
/// never changes.
const STEPS: &[Step] = &[
    ("tables", include_str!("../migrations/postgres/0001_tables.sql")),
    ("notes", include_str!("../migrations/postgres/0002_notes.sql")),
    ("processes", include_str!("../migrations/postgres/0003_processes.sql")),
    ("bases", include_str!("../migrations/postgres/0004_bases.sql")),
    ("lessons", include_str!("../migrations/postgres/0005_lessons.sql")),
    ("ratings", include_str!("../migrations/postgres/0006_ratings.sql")),
    ("lobby", include_str!("../migrations/postgres/0007_lobby.sql")),
    ("accounts", include_str!("../migrations/postgres/0008_accounts.sql")),
    ("tournaments", include_str!("../migrations/postgres/0009_tournaments.sql")),
    ("deals", include_str!("../migrations/postgres/0010_deals.sql")),
    ("notices", include_str!("../migrations/postgres/0011_notices.sql")),
    ("paces", include_str!("../migrations/postgres/0012_paces.sql")),
    ("resets", include_str!("../migrations/postgres/0013_resets.sql")),
    ("push", include_str!("../migrations/postgres/0014_push.sql")),
    ("passkeys", include_str!("../migrations/postgres/0015_passkeys.sql")),
    ("deeds", include_str!("../migrations/postgres/0016_deeds.sql")),
    ("cups", include_str!("../migrations/postgres/0017_cups.sql")),
    ("orders", include_str!("../migrations/postgres/0018_orders.sql")),
    ("closed", include_str!("../migrations/postgres/0019_closed.sql")),
];

async fn is_alive(connection: &mut Connection, about: PoolConnectionMetadata) -> sqlx::Result<bool> {
    if about.idle_for >= STALE {
        connection.ping().await?;
    }
    Ok(true)
}

/// The time of the server, carried on by the clock of this machine.
struct Clock(Mutex<(Instant, Millis)>);

impl Clock {
    async fn of(pool: &Pool) -> Result<Self> {
        Ok(Self(Mutex::new(ask_time(pool).await?)))
    }

    async fn set(&self, pool: &Pool) -> Result<()> {
        let time = ask_time(pool).await?;
        *self.0.lock().expect("nobody panics with it") = time;
        Ok(())
    }

    fn now(&self) -> Millis {
        let (asked, then) = *self.0.lock().expect("nobody panics with it");
        then + Millis::try_from(asked.elapsed().as_millis()).unwrap_or(Millis::MAX)
    }
}

async fn ask_time(pool: &Pool) -> Result<(Instant, Millis)> {
    let time = sqlx::query_scalar(NOW).fetch_one(pool).await?;
    Ok((Instant::now(), time))
}

/// What other processes have not been told yet.
#[derive(Default)]
struct Outbox {
    changes: Mutex<Vec<Change>>,
    is_filled: Notify,
}

impl Outbox {
    fn put(&self, change: Change) {
        self.changes.lock().expect("nobody panics with it").push(change);
        self.is_filled.notify_one();
    }

    async fn flush(&self, pool: &Pool) -> Result<()> {
        let changes = std::mem::take(&mut *self.changes.lock().expect("nobody panics with it"));
        for letter in letters(&changes) {
            sqlx::query(NOTIFY).bind(letter).execute(pool).await?;
        }
        Ok(())
    }
}

/// Changes as they are sent: `ID:TICK ID:TICK`, each letter as long as it may be.
fn letters(changes: &[Change]) -> Vec<String> {
    let mut letters: Vec<String> = Vec::new();
    for (id, tick) in changes {
        let word = format!("{id}:{tick}");
        match letters.last_mut() {
            Some(last) if last.len() + 1 + word.len() <= LONGEST => *last += &format!(" {word}"),
            _ => letters.push(word),
        }
    }
    letters
}

fn read(letter: &str) -> impl Iterator<Item = Change> {
    letter.split(' ').filter_map(|word| {
        let (id, tick) = word.split_once(':')?;
        Some((MatchId(id.to_owned()), tick.parse().ok()?))
    })
}

/// Tells the other processes what was committed here.
async fn send(pool: Pool, outbox: Arc<Outbox>) {
    loop {
        outbox.is_filled.notified().await;
        sleep(BATCH).await;
        if let Err(error) = outbox.flush(&pool).await {
            tracing::warn!("other processes were not told of changes: {error}");
        }
    }
}

/// Tells what other processes have changed.
async fn follow(pool: Pool, news: Arc<News>, clock: Arc<Clock>, mut upto: i64) {
    let look_now = Notify::new();
    loop {
        let ended = tokio::select! {
            ended = listen(&pool, &news, &look_now) => ended,
            ended = look(&pool, &news, &look_now, &clock, &mut upto) => ended,
        };
        if let Err(error) = ended {
            tracing::warn!("changes by other processes cannot be seen: {error}");
        }
        sleep(RECOVERY).await;
    }
}

/// Hears what is told, until that fails.
async fn listen(pool: &Pool, news: &News, look_now: &Notify) -> Result<()> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    loop {
        match listener.try_recv().await? {
            Some(letter) => read(letter.payload()).for_each(|change| news.tell(change)),
            // The connection was lost, and letters with it.
            None => look_now.notify_one(),
        }
    }
}

/// Looks from time to time for what was not told, until that fails.
async fn look(pool: &Pool, news: &News, look_now: &Notify, clock: &Clock, upto: &mut i64) -> Result<()> {
    loop {
        let looked = timeout(PATIENCE, look_once(pool, news, clock, upto)).await;
        looked.unwrap_or_else(|_| Err(unanswered().into()))?;
        // It comes to the same whether it is time to look or somebody says so.
        let _ = timeout(queries::news::LOOK, look_now.notified()).await;
    }
}

async fn look_once(pool: &Pool, news: &News, clock: &Clock, upto: &mut i64) -> Result<()> {
    let mut connection = pool.acquire().await?;
    *upto = queries::news::look(&mut connection, news, *upto).await?;
    drop(connection);
    clock.set(pool).await
}

/// What the server has not answered by then it will not answer any more, for its own limits are shorter: nobody is there at the
/// other end of the connection, which is not used again.
fn in_time<T>(
    answer: Result<sqlx::Result<T>, Elapsed>,
    mut connection: PoolConnection<sqlx::Postgres>,
) -> sqlx::Result<T> {
    answer.unwrap_or_else(|_| {
        connection.close_on_drop();
        Err(unanswered())
    })
}

fn unanswered() -> sqlx::Error {
    sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())
}

#[cfg(test)]
mod tests {
    use crate::sql::people;
    use sqlx::SqlSafeStr as _;

    use super::*;

    #[tokio::test]
    async fn every_statement_can_be_prepared() {
        let Some(address) = crate::testkit::fresh_postgres().await else { return };
        let store = Postgres::open(&address).await.unwrap();
        let mut connection = store.writer.acquire().await.unwrap();
        for (name, statement) in sql::ALL.iter().chain(people::ALL).chain(&[("NOTIFY", NOTIFY), ("NOW", NOW)])
        {
            let prepared = sqlx::Executor::prepare(&mut *connection, statement.into_sql_str()).await;
            assert!(prepared.is_ok(), "{name}: {:?}", prepared.err());
        }
    }

    /// As Czechs order, `ch` is a letter of its own behind `h`.
    #[tokio::test]
    async fn accounts_are_found_however_the_database_orders_texts() {
        use crate::{Accounts as _, Users as _};
        let Some(address) = crate::testkit::fresh_postgres().await else { return };
        let store = Postgres::open(&address).await.unwrap();
        let as_czechs_do = "ALTER TABLE users ALTER COLUMN login_key TYPE TEXT COLLATE \"cs-x-icu\"";
        sqlx::query(as_czechs_do).execute(&store.writer).await.unwrap();
        for login in ["Charlie", "Cem", "Ann"] {
            let (name, language, theme) = (login.to_owned(), engine::Language::En, crate::Theme::Auto);
            let guest = store.new_guest(&crate::Profile { name, language, theme }, 1).await.unwrap();
            store.make_account(&guest.id, login, "$hash").await.unwrap();
        }
        for (begins, count) in [("", 3), ("c", 2), ("Cha", 1), ("x", 0)] {
            assert_eq!(store.members(begins, 9).await.unwrap().len(), count, "{begins}");
        }
    }

    const SHORT: Limits = Limits {
        statement: Duration::from_secs(5),
        lock: Duration::from_millis(300),
        idle: Duration::from_millis(300),
    };

    /// A match in which seat 0 decides again and again.
    async fn running(store: &Postgres) -> MatchId {
        let seat = (crate::Holder::Stranger, "Ann".to_owned());
        let status = Status::turn(engine::Seat(0));
        let new = crate::NewMatch {
            game: "hill".into(),
            rules_version: 1,
            options: serde_json::json!({}),
            settings: crate::Settings::default(),
            host: None,
            seed: engine::Seed::from_number(1),
            salt: engine::Seed::from_number(2),
            seats: vec![seat],
            start: Some(crate::Start { rules_version: 1, position: "0".into(), status }),
            now: 1,
        };
        crate::Matches::new_match(store, &new).await.unwrap()
    }

    fn decision(id: &MatchId, number: usize) -> crate::NewMove {
        crate::NewMove {
            match_id: id.clone(),
            expected_seq: 0,
            action_id: number.to_string(),
            seat: engine::Seat(0),
            user: None,
            kind: crate::MoveKind::Action { action: 1.into(), events: Vec::new(), revealed: false },
            position: "1".into(),
            status: Status::turn(engine::Seat(0)),
            asked: engine::Seats::one(engine::Seat(0)),
            now: 2,
        }
    }

    #[tokio::test]
    async fn nobody_waits_for_ever_for_a_match_that_somebody_holds() {
        use crate::Moves as _;
        let Some(address) = crate::testkit::fresh_postgres().await else { return };
        let store = Arc::new(Postgres::open_within(&address, SHORT).await.unwrap());
        let (held, free) = (running(&store).await, running(&store).await);
        let mut other = Connection::connect(&address).await.unwrap();
        let mut holding = other.begin().await.unwrap();
        let hold = "SELECT 1 FROM matches WHERE id = $1 FOR UPDATE";
        sqlx::query(hold).bind(&held.0).execute(&mut *holding).await.unwrap();
        let began = Instant::now();
        let decide = |number: usize| {
            let (store, new) = (Arc::clone(&store), decision(&held, number));
            tokio::spawn(async move { store.commit_move(&new).await })
        };
        for told in (0..24).map(decide).collect::<Vec<_>>() {
            let told = told.await.unwrap();
            assert!(matches!(told, Err(Error::Busy(_))), "{told:?}");
        }
        assert!(began.elapsed() < Duration::from_secs(3), "they wait together and not one behind the other");
        assert_eq!(store.commit_move(&decision(&free, 0)).await.unwrap(), Committed::Done(1));
        holding.rollback().await.unwrap();
        assert_eq!(store.commit_move(&decision(&held, 0)).await.unwrap(), Committed::Done(1));
    }

    #[tokio::test]
    async fn a_table_that_somebody_holds_is_busy() {
        use crate::Matches as _;
        let Some(address) = crate::testkit::fresh_postgres().await else { return };
        let store = Postgres::open_within(&address, SHORT).await.unwrap();
        let id = running(&store).await;
        let mut other = Connection::connect(&address).await.unwrap();
        let mut holding = other.begin().await.unwrap();
        sqlx::query("LOCK TABLE matches IN ACCESS EXCLUSIVE MODE").execute(&mut *holding).await.unwrap();
        let told = store.find_match(&id).await;
        assert!(matches!(told, Err(Error::Busy(_))), "{told:?}");
        holding.rollback().await.unwrap();
        assert!(store.find_match(&id).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn whoever_holds_a_match_and_does_nothing_loses_it() {
        use crate::Moves as _;
        let Some(address) = crate::testkit::fresh_postgres().await else { return };
        let (idle, store) = (
            Postgres::open_within(&address, SHORT).await.unwrap(),
            Postgres::open_within(&address, Limits { lock: LIMITS.lock, ..SHORT }).await.unwrap(),
        );
        let id = running(&store).await;
        let mut forgotten = idle.begin().await.unwrap();
        queries::matches::tick(&mut forgotten, &id).await.unwrap();
        assert_eq!(store.commit_move(&decision(&id, 0)).await.unwrap(), Committed::Done(1));
        assert!(forgotten.commit().await.is_err());
        // A copy of everything waits for the other database in the meantime.
        let mut moment = idle.snapshot().await.unwrap();
        sqlx::query("SELECT pg_sleep(0.4)").execute(&store.readers).await.unwrap();
        sqlx::query("SELECT 1").execute(&mut *moment).await.unwrap();
    }

    #[tokio::test]
    async fn a_copy_leaves_the_tables_of_an_older_version_alone() {
        let (Some(old), Some(new)) =
            (crate::testkit::fresh_postgres().await, crate::testkit::fresh_postgres().await)
        else {
            return;
        };
        let mut connection = Connection::connect(&old).await.unwrap();
        migrations(&STEPS[..3]).run(&mut connection).await.unwrap();
        let refused = crate::copy(&old, &new, &mut |_| {}).await;
        assert!(matches!(refused, Err(Error::Refused(_))), "{refused:?}");
        assert_eq!(Postgres::step(&old).await.unwrap().0, 3);
    }

    #[tokio::test]
    async fn a_server_that_is_not_there_is_told() {
        let nobody = "postgres://civitas@localhost/civitas?host=%2Fno%2Fsuch%2Ffolder";
        let told = Postgres::open(nobody).await.err().unwrap();
        assert!(matches!(&told, Error::Database(why) if why.contains("No such file")), "{told}");
        assert!(crate::open("postgres:").await.is_err());
    }

    #[test]
    fn letters_are_as_long_as_they_may_be_and_say_everything() {
        let change = |number: i64| (MatchId(format!("match{number:08}")), number * 1_000_000_007);
        let changes: Vec<_> = (0..2_000).map(change).collect();
        let letters = letters(&changes);
        assert!(letters.len() < 10 && letters.iter().all(|letter| letter.len() < 8_000));
        assert!(letters.iter().flat_map(|letter| read(letter)).eq(changes));
        assert_eq!(read("nonsense a:b :: x:1").count(), 1);
    }
}
