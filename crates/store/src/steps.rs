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
