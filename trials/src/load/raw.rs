//! Bare inserts: the same bytes as those of decisions, each committed by itself, and nothing else done.

use std::str::FromStr as _;

use anyhow::Result;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{PgPool, SqlitePool};
use tokio::task::JoinSet;

use super::script::Script;

/// A database with one table.
pub enum Raw {
    /// A file that is flushed as that of the server is.
    Sqlite(SqlitePool),
    /// On the server's own database server, with this many connections.
    Postgres(PgPool, usize),
}

const TABLE: &str = "CREATE TABLE raw (match_id TEXT, seq BIGINT, action_id TEXT, action TEXT, events TEXT, \
    packed BLOB, PRIMARY KEY (match_id, seq))";
const INSERT: &str =
    "INSERT INTO raw (match_id, seq, action_id, action, events, packed) VALUES ($1, $2, $3, $4, $5, $6)";
/// What the server has stored of the decisions at one table.
const READ: &str = "SELECT m.match_id, m.seq, m.action_id, m.action, m.events, p.packed FROM moves m \
    JOIN positions p ON p.match_id = m.match_id AND p.seq = m.seq WHERE m.match_id = $1 ORDER BY m.seq";

/// The statement for one row, whatever database it is for.
macro_rules! bound {
    ($row:expr) => {{
        let (match_id, seq, action_id, action, events, packed) = $row;
        sqlx::query(INSERT).bind(match_id).bind(seq).bind(action_id).bind(action).bind(events).bind(packed)
    }};
}

/// What a decision is stored as: its match, its number, its id, itself, its events, and the position it led to.
pub type Row = (String, i64, String, String, String, Vec<u8>);

/// How many bytes a row has.
pub fn bytes((id, _, action_id, action, events, packed): &Row) -> usize {
    id.len() + action_id.len() + action.len() + events.len() + packed.len()
}

impl Raw {
    /// A new file.
    pub async fn sqlite(address: &str) -> Result<Self> {
        let options = SqliteConnectOptions::from_str(address)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let pool = SqlitePool::connect_with(options).await?;
        sqlx::query(TABLE).execute(&pool).await?;
        Ok(Self::Sqlite(pool))
    }

    /// An empty database.
    pub async fn postgres(address: &str, clients: usize) -> Result<Self> {
        let connections = u32::try_from(clients)?;
        let pool = sqlx::postgres::PgPoolOptions::new().max_connections(connections).connect(address).await?;
        let table = sqlx::AssertSqlSafe(TABLE.replace("BLOB", "BYTEA"));
        sqlx::query(table).execute(&pool).await?;
        Ok(Self::Postgres(pool, clients))
    }

    /// What the server stored of these matches.
    pub async fn read(&self, database: &str, scripts: &[Script]) -> Result<Vec<Row>> {
        let mut rows = Vec::new();
        match self {
            Self::Sqlite(_) => {
                let pool = SqlitePool::connect(database).await?;
                for script in scripts {
                    let found = sqlx::query_as(READ).bind(&script.id.0);
                    rows.extend(found.fetch_all(&pool).await?);
                }
            }
            Self::Postgres(..) => {
                let pool = PgPool::connect(database).await?;
                for script in scripts {
                    let found = sqlx::query_as(READ).bind(&script.id.0);
                    rows.extend(found.fetch_all(&pool).await?);
                }
            }
        }
        Ok(rows)
    }

    /// Inserts all of them, each in a transaction of its own.
    pub async fn insert(&self, rows: Vec<Row>) -> Result<()> {
        match self {
            // Only one can write at a time.
            Self::Sqlite(pool) => {
                let mut connection = pool.acquire().await?;
                for row in rows {
                    bound!(row).execute(&mut *connection).await?;
                }
            }
            Self::Postgres(pool, clients) => {
                let mut inserting = JoinSet::new();
                for part in rows.chunks(rows.len().div_ceil(*clients).max(1)) {
                    let (part, pool) = (part.to_vec(), pool.clone());
                    inserting.spawn(async move {
                        let mut connection = pool.acquire().await?;
                        for row in part {
                            bound!(row).execute(&mut *connection).await?;
                        }
                        Ok::<_, sqlx::Error>(())
                    });
                }
                inserting.join_all().await.into_iter().collect::<Result<(), _>>()?;
            }
        }
        Ok(())
    }
}
