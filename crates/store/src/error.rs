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
    #[error(
        "`{0}` is no address of a database: it should look like sqlite:civitas.db or postgres://user@host/civitas"
    )]
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
    /// An address that names no database. Of one that may hold a password only its beginning is said.
    pub(crate) fn address(address: &str) -> Self {
        if !address.contains(['@', '?']) {
            return Self::Address(address.to_owned());
        }
        let begins = address.split_once([':', '/']).map_or("", |(begins, _)| begins);
        Self::Address(format!("{begins}…"))
    }

    pub(crate) fn file(path: &Path, error: &std::io::Error) -> Self {
        Self::File { path: path.to_owned(), why: error.to_string() }
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        let busy = match &error {
            sqlx::Error::PoolTimedOut | sqlx::Error::WorkerCrashed => true,
            // Only a server is behind a connection that breaks: it will be back.
            sqlx::Error::Io(_) => true,
            other => {
                other.as_database_error().and_then(|error| error.code()).is_some_and(|code| is_busy(&code))
            }
        };
        let zero = error.as_database_error().is_some_and(|error| error.code().as_deref() == Some(ZERO));
        match error.to_string() {
            why if busy => Self::Busy(why),
            why if zero => Self::Refused(why),
            why => Self::Database(why),
        }
    }
}

/// PostgreSQL's code for a text with the zero character.
const ZERO: &str = "22021";

/// Whether a code of SQLite or PostgreSQL means that it may go well when it is tried again.
fn is_busy(code: &str) -> bool {
    /// Transactions that stood in each other's way; no room for another connection; a row that somebody holds for too long,
    /// and statements and transactions that take too long themselves; starting or stopping.
    const POSTGRES: [&str; 9] =
        ["40001", "40P01", "53300", "55P03", "57014", "25P03", "57P01", "57P02", "57P03"];
    // Whatever kind of "busy" it is, the lowest byte of SQLite's code says so. It has at most four digits.
    let sqlite = || code.len() < 5 && code.parse::<u32>().is_ok_and(|code| code & 0xff == 5);
    POSTGRES.contains(&code) || sqlite()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_without_its_password() {
        let told = |address: &str| Error::address(address).to_string();
        for address in ["postgre://ann:secret@host/civitas", "postgres//ann:secret@host", "secret@host"] {
            assert!(!told(address).contains("secret"), "{address}");
        }
        assert!(told("mysql://host/civitas?password=secret").starts_with("`mysql…` is no address"));
        assert!(told("nowhere").starts_with("`nowhere` is no address"));
    }

    #[test]
    fn what_may_go_well_next_time_is_busy() {
        for code in ["5", "261", "517", "40001", "55P03", "57014", "25P03", "57P01"] {
            assert!(is_busy(code), "{code}");
        }
        for code in ["13", "2067", "23505", "42P01", "10", "55555"] {
            assert!(!is_busy(code), "{code}");
        }
        let gone: Error = sqlx::Error::Io(std::io::ErrorKind::ConnectionReset.into()).into();
        assert!(matches!(gone, Error::Busy(_)));
    }
}
