//! The steps from an empty database to the tables of today.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A step: what it is about, and its statements.
pub(crate) type Step = (&'static str, &'static str);

/// The steps as sqlx wants them. They are numbered from 1.
pub(crate) fn migrations(steps: &[Step]) -> Migrator {
    let migration = |(version, (name, sql)): (i64, &Step)| {
        Migration::new(version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(steps).map(migration).collect())
}

/// Asks for the last step that was taken.
pub(crate) const NEWEST: &str = "SELECT MAX(version) FROM _sqlx_migrations";

/// The last step by the answer to [`NEWEST`]; 0 for an empty database, which has not even that table.
pub(crate) fn newest(answer: sqlx::Result<Option<i64>>) -> sqlx::Result<i64> {
    match answer {
        Err(sqlx::Error::Database(_)) => Ok(0),
        answer => Ok(answer?.unwrap_or_default()),
    }
}
