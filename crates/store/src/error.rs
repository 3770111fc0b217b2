//! What can go wrong.

/// What a call of the store gives.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why the store could not do what was asked. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The address names no database that is known.
    #[error("`{0}` is no address of a database: it should look like sqlite:civitas.db")]
    Address(String),
    /// The database cannot be opened, read or written.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables cannot be brought up to date.
    #[error("the tables of the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A file cannot be made, or a position not be packed.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// The system gives no random numbers.
    #[error("no random numbers: {0}")]
    Random(#[from] getrandom::Error),
    /// What was handed in is too long, empty, or does not fit together.
    #[error("{0}")]
    Refused(String),
    /// What is stored cannot be understood.
    #[error("the stored {0} cannot be read")]
    Corrupt(&'static str),
}
