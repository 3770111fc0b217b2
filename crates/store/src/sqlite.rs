//! SQLite: one file, written by one connection at a time and read by several.
//!
//! The log is written ahead (WAL), so that readers and the writer do not wait for each other. It
//! is flushed to the disk with every transaction (`synchronous = FULL`): with `NORMAL` a confirmed
//! move would survive `kill -9` but not a power cut, and people move slowly enough to pay for it.

use std::fs::OpenOptions;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::pool::PoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use tokio::sync::broadcast;

use crate::{Error, MatchId, Result, Store, sql};

// The same files serve every database; these names tell them which one it is.
#[path = "queries/mod.rs"]
mod queries;
type Backend = Sqlite;
type Connection = sqlx::SqliteConnection;
type Pool = sqlx::SqlitePool;
type Row = sqlx::sqlite::SqliteRow;
type Transaction = sqlx::SqliteTransaction<'static>;

/// A store in a SQLite file.
pub struct Sqlite {
    writer: Pool,
    readers: Pool,
    changes: broadcast::Sender<MatchId>,
}

const READERS: u32 = 4;
const PATIENCE: Duration = Duration::from_secs(10);
/// So many changes may be waiting for a slow receiver.
const CHANGES: usize = 1_024;

impl Sqlite {
    /// Opens the file at an address such as `sqlite:civitas.db`.
    ///
    /// # Errors
    /// As [`crate::open`].
    pub async fn open(address: &str) -> Result<Self> {
        let options = SqliteConnectOptions::from_str(address)?.busy_timeout(PATIENCE);
        if address.contains(":memory:") {
            return Err(Error::Address(address.to_owned()));
        }
        make_private_file(options.get_filename())?;
        let writing = options
            .clone()
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true);
        let writer = pool(1).connect_with(writing).await?;
        sqlx::migrate!("migrations/sqlite").run(&writer).await?;
        // Whoever thought about a bot's turn was killed. Were he not, both would play the same turn, and
        // one of them be refused.
        sqlx::query(sql::FREE_BOT_TURNS).execute(&writer).await?;
        let readers = pool(READERS).connect_with(options.read_only(true)).await?;
        Ok(Self { writer, readers, changes: broadcast::Sender::new(CHANGES) })
    }

    /// A transaction that writes. It takes the lock at once, lest it find out at its end that
    /// another process was faster.
    async fn begin(&self) -> Result<Transaction> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    fn changed(&self, id: &MatchId) {
        // It does not matter if nobody listens.
        let _ = self.changes.send(id.clone());
    }
}

#[async_trait]
impl Store for Sqlite {
    fn changes(&self) -> broadcast::Receiver<MatchId> {
        self.changes.subscribe()
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

fn pool(connections: u32) -> PoolOptions<sqlx::Sqlite> {
    // A connection to a file does not go stale, so there is no need to try it out.
    PoolOptions::new().max_connections(connections).test_before_acquire(false)
}

/// The file holds seeds and password hashes: nobody else on the machine may read it.
fn make_private_file(path: &Path) -> Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::{Row as _, SqlSafeStr as _};

    use super::*;
    use crate::Users as _;

    async fn fresh() -> (tempfile::TempDir, Sqlite) {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&format!("sqlite:{}/test.db", folder.path().display())).await.unwrap();
        (folder, store)
    }

    #[tokio::test]
    async fn every_statement_can_be_prepared() {
        let (_folder, store) = fresh().await;
        let mut connection = store.writer.acquire().await.unwrap();
        for (name, statement) in sql::ALL {
            let prepared = sqlx::Executor::prepare(&mut *connection, statement.into_sql_str()).await;
            assert!(prepared.is_ok(), "{name}: {:?}", prepared.err());
        }
    }

    #[tokio::test]
    async fn no_statement_reads_a_whole_table() {
        let (_folder, store) = fresh().await;
        for (name, statement) in sql::ALL {
            let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
            for row in sqlx::query(explain).fetch_all(&store.writer).await.unwrap() {
                let step: String = row.get("detail");
                // `m` is the page of matches that was found before; an index may hold few rows.
                let whole = step.starts_with("SCAN") && step != "SCAN m" && !step.contains("USING INDEX");
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
        assert!(matches!(open("sqlite:/no/such/folder/x.db".into()).await, Error::Io(_)));
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
    async fn no_token_stands_in_the_file() {
        let (folder, store) = fresh().await;
        let (name, language, theme) = ("Anna".into(), engine::Language::En, crate::Theme::Auto);
        let user = store.new_guest(&crate::Profile { name, language, theme }, 1).await.unwrap();
        let token = store.begin_session(&user.id, 1_000, 10).await.unwrap();
        store.close().await;
        let bytes = std::fs::read(folder.path().join("test.db")).unwrap();
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
