//! What can go wrong.
//!
//! The text of an error holds that of its cause, so there is no chain behind it that would say the
//! same again.

use std::path::{Path, PathBuf};

/// What a call of the store gives.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why the store could not do what was asked. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The address names no database that is known.
    #[error("`{0}` is no address of a database: it should look like sqlite:civitas.db")]
    Address(String),
    /// The file of the database cannot be made or opened.
    #[error("the file {} cannot be opened: {why}", path.display())]
    File {
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// The database cannot be opened, read or written.
    #[error("the database: {0}")]
    Database(String),
    /// Another process holds the database, or everybody wants to write at once.
    #[error("the database is busy: {0}")]
    Busy(String),
    /// The tables cannot be brought up to date.
    #[error("the tables of the database: {0}")]
    Migration(String),
    /// A position cannot be packed.
    #[error("a position cannot be packed: {0}")]
    Packing(String),
    /// The system gives no random numbers.
    #[error("no random numbers: {0}")]
    Random(String),
    /// What was handed in is too long, empty, or does not fit together.
    #[error("{0}")]
    Refused(String),
    /// What is stored cannot be understood.
    #[error("the stored {0} cannot be read")]
    Corrupt(&'static str),
}

impl Error {
    pub(crate) fn file(path: &Path, error: &std::io::Error) -> Self {
        Self::File { path: path.to_owned(), why: error.to_string() }
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        // Whatever kind of "busy" it is, the lowest byte of SQLite's code says so.
        let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
        let busy = matches!(error, sqlx::Error::PoolTimedOut) || code.is_some_and(|code| code & 0xff == 5);
        if busy { Self::Busy(error.to_string()) } else { Self::Database(error.to_string()) }
    }
}

impl From<sqlx::migrate::MigrateError> for Error {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        Self::Migration(error.to_string())
    }
}

impl From<getrandom::Error> for Error {
    fn from(error: getrandom::Error) -> Self {
        Self::Random(error.to_string())
    }
}
