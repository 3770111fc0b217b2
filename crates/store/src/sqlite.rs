//! SQLite: one file, written by one connection at a time and read by several.
//!
//! The log is written ahead (WAL), so that readers and the writer do not wait for each other. It
//! is flushed to the disk with every transaction (`synchronous = FULL`): with `NORMAL` a confirmed
//! move would survive `kill -9` but not a power cut, and people move slowly enough to pay for it.

use std::fs::OpenOptions;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::Connection as _;
use sqlx::pool::PoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use tokio::sync::broadcast;

use crate::news::{News, Tasks};
use crate::sql::sqlite as sql;
use crate::steps::{NEWEST, Step, migrations, newest};
use crate::{BASES, Committed, Error, Match, MatchId, Millis, Recent, Result, Session, Store, ids};

// The same files serve every database; these names tell them which one it is.
#[path = "queries/chapters.rs"]
mod queries;
mod together;
type Backend = Sqlite;
type Connection = sqlx::SqliteConnection;
type Pool = sqlx::SqlitePool;
type Row = sqlx::sqlite::SqliteRow;
type Transaction = sqlx::SqliteTransaction<'static>;

use queries::commit::Ready;
use together::Queue;

/// A store in a SQLite file.
pub struct Sqlite {
    writer: Pool,
    readers: Pool,
    news: Arc<News>,
    /// Moves that are to be stored.
    queue: Queue,
    /// What positions are compressed with.
    bases: Recent<Arc<str>>,
    /// Whose turns of bots are ours.
    owner: String,
    tasks: Tasks,
}

const READERS: u32 = 4;
const PATIENCE: Duration = Duration::from_secs(10);

impl Sqlite {
    /// Opens the file at an address such as `sqlite:civitas.db`.
    ///
    /// # Errors
    /// As [`crate::open`].
    pub async fn open(address: &str) -> Result<Self> {
        Self::open_patiently(address, PATIENCE).await
    }

    /// A file that is not there is not made.
    pub(crate) fn require_file(address: &str) -> Result<()> {
        let options = SqliteConnectOptions::from_str(address)?;
        let file = options.get_filename();
        file.metadata().map(drop).map_err(|error| Error::file(file, &error))
    }

    /// Waits at most this long for another process that writes.
    async fn open_patiently(address: &str, patience: Duration) -> Result<Self> {
        let options = SqliteConnectOptions::from_str(address)?.busy_timeout(patience);
        if address.contains(":memory:") {
            return Err(Error::address(address));
        }
        make_private_file(options.get_filename())?;
        let writing = options
            .clone()
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true);
        let writer = pool(1).connect_with(writing).await?;
        migrations(STEPS).run(&writer).await?;
        let reading = options.read_only(true);
        let readers = pool(READERS).connect_with(reading.clone()).await?;
        let news = Arc::new(News::new());
        let looking = pool(1).connect_with(reading).await?;
        let upto = queries::news::newest(&mut *looking.acquire().await?).await?;
        let tasks = Tasks(vec![tokio::spawn(look_around(looking, Arc::clone(&news), upto))]);
        let queue = Queue::of(writer.clone(), Arc::clone(&news));
        Ok(Self { writer, readers, news, queue, bases: Recent::of(BASES), owner: ids::token()?, tasks })
    }

    async fn commit(&self, ready: Ready) -> Result<Committed> {
        self.queue.commit(ready).await
    }

    /// The session with this hash of a token.
    async fn read_session(&self, hash: &str, now: Millis) -> Result<Option<Session>> {
        queries::users::read_session(&self.readers, hash, now).await
    }

    async fn read_match(&self, id: &MatchId) -> Result<Option<Match>> {
        queries::matches::read_match(&self.readers, id).await
    }

    /// A transaction that writes. It takes the lock at once, so it cannot find out at its end
    /// that another process was faster.
    async fn begin(&self) -> Result<Transaction> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// How many steps the tables have come, and how many there are. Nothing is changed.
    pub(crate) async fn step(address: &str) -> Result<(i64, i64)> {
        let mut connection = Connection::connect_with(&SqliteConnectOptions::from_str(address)?).await?;
        let step = sqlx::query_scalar(NEWEST).fetch_one(&mut connection).await;
        connection.close().await?;
        Ok((newest(step)?, i64::try_from(STEPS.len()).unwrap_or(i64::MAX)))
    }

    /// A transaction that reads one moment.
    async fn snapshot(&self) -> Result<Transaction> {
        Ok(self.readers.begin().await?)
    }

    fn changed(&self, id: &MatchId, tick: i64) {
        self.news.tell((id.clone(), tick));
    }
}

/// SQLite finds the next number by itself.
const FINISH_COPY: &[&str] = &[];

#[async_trait]
impl Store for Sqlite {
    fn changes(&self) -> broadcast::Receiver<MatchId> {
        self.news.subscribe()
    }

    fn now(&self) -> Millis {
        // The file is on this machine, and so is everybody who writes it.
        crate::now()
    }

    async fn close(&self) {
        self.tasks.end();
        // If that fails, others take our turns a little later.
        for statement in [sql::LEAVE_BOT_TURNS, sql::LEAVE_NOTICES, sql::LEAVE_LATE_TURNS, sql::LEAVE_ORDERS]
        {
            let _ = sqlx::query(statement).bind(&self.owner).execute(&self.writer).await;
        }
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Tells what other processes have changed. The version of the data, which costs nothing to ask for, says whether it is
/// worth a look.
async fn look_around(pool: Pool, news: Arc<News>, mut upto: i64) {
    let mut version = None;
    loop {
        if let Err(error) = look_once(&pool, &news, &mut version, &mut upto).await {
            tracing::warn!("changes by other processes cannot be seen: {error}");
        }
        tokio::time::sleep(queries::news::LOOK).await;
    }
}

async fn look_once(pool: &Pool, news: &News, version: &mut Option<i64>, upto: &mut i64) -> Result<()> {
    let mut connection = pool.acquire().await?;
    let found: i64 = sqlx::query_scalar("PRAGMA data_version").fetch_one(&mut *connection).await?;
    if version.replace(found) == Some(found) {
        return Ok(());
    }
    *upto = queries::news::look(&mut connection, news, *upto).await?;
    Ok(())
}

/// The steps from an empty file to the tables of today. A step that has been in use never changes.
const STEPS: &[Step] = &[
    ("tables", include_str!("../migrations/sqlite/0001_tables.sql")),
    ("notes", include_str!("../migrations/sqlite/0002_notes.sql")),
    ("processes", include_str!("../migrations/sqlite/0003_processes.sql")),
    ("bases", include_str!("../migrations/sqlite/0004_bases.sql")),
    ("lessons", include_str!("../migrations/sqlite/0005_lessons.sql")),
    ("ratings", include_str!("../migrations/sqlite/0006_ratings.sql")),
    ("lobby", include_str!("../migrations/sqlite/0007_lobby.sql")),
    ("accounts", include_str!("../migrations/sqlite/0008_accounts.sql")),
    ("tournaments", include_str!("../migrations/sqlite/0009_tournaments.sql")),
    ("deals", include_str!("../migrations/sqlite/0010_deals.sql")),
    ("notices", include_str!("../migrations/sqlite/0011_notices.sql")),
    ("paces", include_str!("../migrations/sqlite/0012_paces.sql")),
    ("resets", include_str!("../migrations/sqlite/0013_resets.sql")),
    ("push", include_str!("../migrations/sqlite/0014_push.sql")),
    ("passkeys", include_str!("../migrations/sqlite/0015_passkeys.sql")),
    ("deeds", include_str!("../migrations/sqlite/0016_deeds.sql")),
    ("cups", include_str!("../migrations/sqlite/0017_cups.sql")),
    ("orders", include_str!("../migrations/sqlite/0018_orders.sql")),
    ("closed", include_str!("../migrations/sqlite/0019_closed.sql")),
];

fn pool(connections: u32) -> PoolOptions<sqlx::Sqlite> {
    // A connection to a file does not go stale, so there is no need to try it out.
    PoolOptions::new()
        .max_connections(connections)
        .test_before_acquire(false)
        .after_release(|connection, _| Box::pin(is_usable(connection)))
}

/// Whether a connection can serve the next transaction. When the disk is full, SQLite ends a transaction
/// by itself, and sqlx goes on counting it as open.
async fn is_usable(connection: &mut Connection) -> sqlx::Result<bool> {
    // This waits for a rollback that is under way.
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}

/// The file holds seeds and password hashes: nobody else on the machine may read it.
fn make_private_file(path: &Path) -> Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(|error| Error::file(path, &error))
}

#[cfg(test)]
mod tests {
    use crate::sql::people;
    use sqlx::{Row as _, SqlSafeStr as _};

    use super::*;
    use crate::{Content, Jobs as _, Matches as _, Talk as _, Users as _};

    async fn fresh() -> (tempfile::TempDir, Sqlite) {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&format!("sqlite:{}/test.db", folder.path().display())).await.unwrap();
        (folder, store)
    }

    #[tokio::test]
    async fn every_statement_can_be_prepared() {
        let (_folder, store) = fresh().await;
        let mut connection = store.writer.acquire().await.unwrap();
        for (name, statement) in sql::ALL.iter().chain(people::ALL) {
            let prepared = sqlx::Executor::prepare(&mut *connection, statement.into_sql_str()).await;
            assert!(prepared.is_ok(), "{name}: {:?}", prepared.err());
        }
    }

    /// Who becomes a host or is none any more: that happens by hand, a few times in the life of a site.
    const SELDOM: [&str; 2] = ["SET_ROLE", "LAST_HOST"];

    #[tokio::test]
    async fn no_statement_reads_a_whole_table() {
        let (_folder, store) = fresh().await;
        let often = sql::ALL.iter().chain(people::ALL).filter(|(name, _)| !SELDOM.contains(name));
        for (name, statement) in often {
            let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
            for row in sqlx::query(explain).fetch_all(&store.writer).await.unwrap() {
                let step: String = row.get("detail");
                // `m` is the page of matches that was found before; an index may hold few rows.
                let is_small = ["SCAN m", "SCAN CONSTANT ROW"].contains(&step.as_str());
                let whole = step.starts_with("SCAN") && !is_small && !step.contains("USING INDEX");
                assert!(!whole, "{name}: {step}");
            }
        }
    }

    #[tokio::test]
    async fn the_log_is_written_ahead_and_flushed() {
        let (_folder, store) = fresh().await;
        let pragma = async |name: &str| {
            let statement = sqlx::AssertSqlSafe(format!("PRAGMA {name}"));
            sqlx::query(statement).fetch_one(&store.writer).await.unwrap()
        };
        assert_eq!(pragma("journal_mode").await.get::<String, _>(0), "wal");
        assert_eq!(pragma("synchronous").await.get::<i64, _>(0), 2);
        assert_eq!(pragma("foreign_keys").await.get::<i64, _>(0), 1);
        assert_eq!(pragma("busy_timeout").await.get::<i64, _>(0), 10_000);
    }

    #[tokio::test]
    async fn what_is_no_database_is_told_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("letter.txt");
        std::fs::write(&path, "Dear diary, this is a long letter and no database at all.".repeat(100))
            .unwrap();
        let before = std::fs::read(&path).unwrap();
        let open = async |address: String| Sqlite::open(&address).await.err().unwrap();
        assert!(matches!(open(format!("sqlite:{}", path.display())).await, Error::Database(_)));
        assert_eq!(std::fs::read(&path).unwrap(), before);
        let missing = open("sqlite:/no/such/folder/x.db".into()).await;
        assert!(
            matches!(missing, Error::File { .. }) && missing.to_string().contains("/no/such/folder/x.db")
        );
        assert!(matches!(open("sqlite::memory:".into()).await, Error::Address(_)));
        assert!(matches!(crate::open("mysql://localhost/x").await.err().unwrap(), Error::Address(_)));
    }

    #[tokio::test]
    async fn a_database_of_a_newer_version_is_not_touched() {
        let (folder, store) = fresh().await;
        let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
            VALUES (9999, 'later', 1, x'00', 0)";
        sqlx::query(newer).execute(&store.writer).await.unwrap();
        store.close().await;
        let again = Sqlite::open(&format!("sqlite:{}/test.db", folder.path().display())).await;
        assert!(matches!(again, Err(Error::Migration(_))));
    }

    #[tokio::test]
    async fn a_copy_leaves_the_tables_of_an_older_version_alone() {
        let folder = tempfile::tempdir().unwrap();
        let address = |name: &str| format!("sqlite:{}/{name}.db", folder.path().display());
        let old = pool(1).connect(&format!("{}?mode=rwc", address("old"))).await.unwrap();
        migrations(&STEPS[..3]).run(&old).await.unwrap();
        old.close().await;
        let refused = crate::copy(&address("old"), &address("new"), &mut |_| {}).await;
        assert!(matches!(&refused, Err(Error::Refused(why)) if !why.contains('\n')), "{refused:?}");
        assert_eq!(Sqlite::step(&address("old")).await.unwrap().0, 3);
    }

    #[tokio::test]
    async fn notes_among_the_chat_of_an_older_version_are_kept_as_what_they_are() {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}/test.db", folder.path().display());
        let old = pool(1).connect(&format!("{address}?mode=rwc")).await.unwrap();
        migrations(&STEPS[..1]).run(&old).await.unwrap();
        let new_match = "INSERT INTO matches VALUES ('m', 'hill', 1, '{}', '', NULL, 'own', 'listed', '', '', '', \
            '', 'running', 0, NULL, 0, 0, 0)";
        sqlx::query(new_match).execute(&old).await.unwrap();
        let seat = "INSERT INTO seats VALUES ('m', 0, 'stranger', NULL, NULL, 'Ann', '', 0, 0, 0)";
        sqlx::query(seat).execute(&old).await.unwrap();
        let lines = [
            ("Hello, bot", Content::Text("Hello, bot".into())),
            ("\u{E000}sits", Content::Sits),
            ("\u{E000}frees\u{E000}Zoë", Content::Frees { old: "Zoë".into() }),
            ("\u{E000}bot\u{E000}\u{E000}Sappho", Content::Bot { old: String::new(), new: "Sappho".into() }),
            (
                "\u{E000}bot\u{E000}Zoë\u{E000}Zheng He",
                Content::Bot { old: "Zoë".into(), new: "Zheng He".into() },
            ),
        ];
        for (line, _) in &lines {
            let insert = "INSERT INTO chat (match_id, seat, line, at) VALUES ('m', 0, $1, 1)";
            sqlx::query(insert).bind(line).execute(&old).await.unwrap();
        }
        old.close().await;
        let store = Sqlite::open(&address).await.unwrap();
        let chat = store.chat(&MatchId("m".into()), None, 10).await.unwrap();
        assert!(chat.into_iter().map(|line| line.content).eq(lines.map(|(_, content)| content)));
    }

    #[tokio::test]
    async fn what_may_be_taken_back_in_a_match_of_an_older_version_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}/test.db", folder.path().display());
        let old = pool(1).connect(&format!("{address}?mode=rwc")).await.unwrap();
        migrations(&STEPS[..2]).run(&old).await.unwrap();
        let new_match = "INSERT INTO matches VALUES ('m', 'hill', 1, '{}', '', NULL, 'own', 'listed', '1', '2', '', \
            'j', 'running', 6, NULL, 0, 0, 0)";
        sqlx::query(new_match).execute(&old).await.unwrap();
        for seat in 0..3 {
            let insert = "INSERT INTO seats VALUES ('m', $1, 'bot', NULL, 'strong', 'Ann', $1, 1, 0, 9999)";
            sqlx::query(insert).bind(seat).execute(&old).await.unwrap();
        }
        // Seat 1 decided twice and took the second one back; what seat 2 decided then was taken back as well.
        let moves = [
            (1, 0, 0, None),
            (2, 1, 1, None),
            (3, 1, 0, None),
            (4, 1, 0, Some(2)),
            (5, 2, 0, None),
            (6, 1, 0, Some(4)),
        ];
        for (seq, seat, revealed, target) in moves {
            let insert = "INSERT INTO moves VALUES ('m', $1, $1, $2, NULL, 0, $3, $4, $5, '[]')";
            let action = target.is_none().then_some("1");
            let insert = sqlx::query(insert).bind(seq).bind(seat).bind(revealed).bind(target).bind(action);
            insert.execute(&old).await.unwrap();
        }
        old.close().await;
        let store = Sqlite::open(&address).await.unwrap();
        let found = store.find_match(&MatchId("m".into())).await.unwrap().unwrap();
        let decided: Vec<_> =
            found.places.iter().map(|place| place.decided.map(|past| (past.before, past.revealed))).collect();
        assert_eq!(decided, [Some((0, false)), Some((1, true)), None]);
        assert!(store.take_bot_turn(1, 2).await.unwrap().is_some(), "nobody thinks about it any more");
    }

    #[tokio::test]
    async fn a_full_disk_ends_when_there_is_room_again() {
        let (_folder, store) = fresh().await;
        let new = new_match();
        // A limit of one connection: SQLite answers as it does when the disk is full. Where in a transaction that happens
        // depends on how much is written at once.
        for size in [9_000, 5_000, 3_000, 1_000, 10] {
            let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&store.writer).await.unwrap();
            let limit = |pages: i64| sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
            sqlx::query(limit(pages + 20)).execute(&store.writer).await.unwrap();
            let new = crate::NewMatch { options: serde_json::json!("x".repeat(size)), ..new.clone() };
            let mut stored = 0;
            let full = loop {
                match store.new_match(&new).await {
                    Ok(_) => stored += 1,
                    Err(error) => break error,
                }
                assert!(stored < 1_000, "the limit is a limit");
            };
            assert!(full.to_string().contains("full"), "{full}");
            sqlx::query(limit(1_000_000)).execute(&store.writer).await.unwrap();
            store.new_match(&new).await.unwrap();
        }
    }

    /// Moves are stored several by one transaction: none is confirmed that is not there, and none is half there.
    #[tokio::test]
    async fn a_full_disk_loses_no_move_that_was_confirmed() {
        use crate::Moves as _;
        let (_folder, store) = fresh().await;
        let store = Arc::new(store);
        let tables = eight_tables(&store).await;
        let moves = async |seq: u64, size: usize| {
            let commit = |id: &MatchId| {
                let (store, new) = (Arc::clone(&store), new_move(id, seq, size));
                tokio::spawn(async move { store.commit_move(&new).await })
            };
            let mut done = Vec::new();
            for commit in tables.iter().map(commit).collect::<Vec<_>>() {
                done.push(commit.await.unwrap());
            }
            done
        };
        let mut seq = 0;
        for size in [9_000, 900, 90] {
            let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&store.writer).await.unwrap();
            let limit = |pages: i64| sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
            sqlx::query(limit(pages + 5)).execute(&store.writer).await.unwrap();
            loop {
                let done = moves(seq, size).await;
                for (id, done) in tables.iter().zip(&done) {
                    assert_whole(&store, id, seq, done).await;
                }
                // The connection that found no room was closed: if another had it, moves were stored one by one.
                let now: i64 =
                    sqlx::query_scalar("PRAGMA max_page_count").fetch_one(&store.writer).await.unwrap();
                if now != pages + 5 || done.iter().any(Result::is_err) {
                    break;
                }
                seq += 1;
                assert!(seq < 300, "the limit is a limit");
            }
            sqlx::query(limit(1_000_000)).execute(&store.writer).await.unwrap();
            for again in moves(seq, size).await {
                assert!(matches!(again, Ok(Committed::Done(_) | Committed::AlreadyDone(_))), "{again:?}");
            }
            seq += 1;
        }
    }

    /// Matches in which seat 0 must decide.
    async fn eight_tables(store: &Sqlite) -> Vec<MatchId> {
        let status = engine::Status::turn(engine::Seat(0));
        let start = crate::Start { rules_version: 1, position: "0".into(), status };
        let new = crate::NewMatch { start: Some(start), ..new_match() };
        let mut tables = Vec::new();
        for _ in 0..8 {
            tables.push(store.new_match(&new).await.unwrap());
        }
        tables
    }

    /// A move that was confirmed is there, one that found no room is not, and neither is half there.
    async fn assert_whole(store: &Sqlite, id: &MatchId, seq: u64, done: &Result<Committed>) {
        use crate::Moves as _;
        let stored = store.find_match(id).await.unwrap().unwrap().seq;
        match done {
            Ok(Committed::Done(_)) => assert_eq!(stored, seq + 1),
            Ok(other) => panic!("{other:?}"),
            Err(error) => assert!(error.to_string().contains("full") && stored == seq, "{error}"),
        }
        assert_eq!(store.moves(id, 0, 1_000).await.unwrap().len() as u64, stored);
        assert_eq!(store.position(id, stored + 1).await.unwrap(), None);
    }

    /// A decision of seat 0, with `size` bytes said about it, after which it decides again.
    fn new_move(id: &MatchId, seq: u64, size: usize) -> crate::NewMove {
        // What cannot be compressed.
        let noise: Vec<u64> =
            (0..size as u64 / 8).map(|at| (at + 7 * seq + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect();
        let events = vec![serde_json::json!(noise)];
        crate::NewMove {
            match_id: id.clone(),
            expected_seq: seq,
            action_id: seq.to_string(),
            seat: engine::Seat(0),
            user: None,
            kind: crate::MoveKind::Action { action: serde_json::json!(seq), events, revealed: false },
            position: format!("{}", seq + 1),
            status: engine::Status::turn(engine::Seat(0)),
            asked: engine::Seats::one(engine::Seat(0)),
            now: 2,
        }
    }

    /// A table of one.
    fn new_match() -> crate::NewMatch {
        crate::NewMatch {
            game: "hill".into(),
            rules_version: 1,
            options: serde_json::json!({}),
            settings: crate::Settings {
                title: String::new(),
                undo: engine::UndoPolicy::Own,
                visibility: crate::Visibility::Listed,
                ..crate::Settings::default()
            },
            host: None,
            seed: engine::Seed::from_number(1),
            salt: engine::Seed::from_number(2),
            seats: vec![(crate::Holder::Stranger, "Ann".to_owned())],
            start: None,
            now: 1,
        }
    }

    #[tokio::test]
    async fn a_file_that_another_process_holds_is_busy() {
        let (folder, store) = fresh().await;
        let address = format!("sqlite:{}/test.db", folder.path().display());
        let impatient = Sqlite::open_patiently(&address, Duration::from_millis(1)).await.unwrap();
        let held = store.begin().await.unwrap();
        let (name, language, theme) = ("Anna".into(), engine::Language::En, crate::Theme::Auto);
        let profile = crate::Profile { name, language, theme };
        let busy = impatient.new_guest(&profile, 1).await;
        assert!(matches!(busy, Err(Error::Busy(_))), "{busy:?}");
        held.rollback().await.unwrap();
        impatient.new_guest(&profile, 1).await.unwrap();
    }

    #[tokio::test]
    async fn moves_wait_for_another_process_together() {
        use crate::Moves as _;
        let (folder, store) = fresh().await;
        let address = format!("sqlite:{}/test.db", folder.path().display());
        let status = engine::Status::turn(engine::Seat(0));
        let start = crate::Start { rules_version: 1, position: "0".into(), status };
        let id = store.new_match(&crate::NewMatch { start: Some(start), ..new_match() }).await.unwrap();
        let impatient = Sqlite::open_patiently(&address, Duration::from_millis(300)).await.unwrap();
        let impatient = Arc::new(impatient);
        let held = store.begin().await.unwrap();
        let began = std::time::Instant::now();
        let commit = |number: u64| {
            let (store, new) = (Arc::clone(&impatient), new_move(&id, 0, 8));
            let new = crate::NewMove { action_id: number.to_string(), ..new };
            tokio::spawn(async move { store.commit_move(&new).await })
        };
        for told in (0..24).map(commit).collect::<Vec<_>>() {
            let told = told.await.unwrap();
            assert!(matches!(told, Err(Error::Busy(_))), "{told:?}");
        }
        assert!(began.elapsed() < Duration::from_secs(3), "and not one behind the other");
        held.rollback().await.unwrap();
        assert_eq!(impatient.commit_move(&new_move(&id, 0, 8)).await.unwrap(), Committed::Done(1));
    }

    #[tokio::test]
    async fn no_token_stands_in_the_file() {
        let (folder, store) = fresh().await;
        let (name, language, theme) = ("Anna".into(), engine::Language::En, crate::Theme::Auto);
        let user = store.new_guest(&crate::Profile { name, language, theme }, 1).await.unwrap();
        let token = store.begin_session(&user.id, 1_000, 10).await.unwrap();
        store.close().await;
        // What was written last may stand in the file beside it.
        let files = ["test.db", "test.db-wal"].map(|name| std::fs::read(folder.path().join(name)));
        let bytes: Vec<u8> = files.into_iter().flatten().flatten().collect();
        let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        assert!(holds(&user.id.0), "the test would notice it");
        assert!(!holds(&token));
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn nobody_else_may_read_the_file() {
        use std::os::unix::fs::PermissionsExt as _;
        let (folder, _store) = fresh().await;
        for file in ["test.db", "test.db-wal"] {
            let mode = folder.path().join(file).metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "{file}");
        }
    }
}
