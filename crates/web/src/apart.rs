//! What runs beside the requests goes on, whatever becomes of a single piece of work: what panics ends nothing else, and what the
//! database never answers is given up.

use std::time::Duration;

use tokio::time::timeout;

use crate::Error;

/// How long an answer of the database is waited for. It may take less for a statement, so what comes later got lost on the way.
pub const UNANSWERED: Duration = Duration::from_secs(15);
/// The same for what takes several statements.
pub const UNANSWERED_LONG: Duration = Duration::from_secs(90);

/// Does a piece of work in a task of its own. A game that panics in one match keeps no other match from going on.
///
/// # Errors
/// As the work, or if it panicked.
pub async fn apart(work: impl Future<Output = Result<(), Error>> + Send + 'static) -> Result<(), Error> {
    tokio::spawn(work).await.map_err(Error::fault)?
}

/// An answer of the store, if it comes within this time.
///
/// # Errors
/// As the answer, or if there is none. What was asked for may have been done all the same.
pub async fn in_time<T>(
    patience: Duration,
    answer: impl Future<Output = store::Result<T>>,
) -> store::Result<T> {
    let lost = || store::Error::Busy("it does not answer".to_owned());
    timeout(patience, answer).await.unwrap_or_else(|_| Err(lost()))
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use super::*;

    async fn breaks() -> Result<(), Error> {
        panic!("a broken position")
    }

    #[tokio::test]
    async fn whatever_panics_is_an_error_of_its_own() {
        assert!(matches!(apart(breaks()).await, Err(Error::Fault(_))));
        assert!(apart(async { Ok(()) }).await.is_ok());
    }

    #[tokio::test]
    async fn what_is_never_answered_is_given_up() {
        let lost = in_time(Duration::from_millis(1), pending::<store::Result<()>>()).await;
        assert!(matches!(lost, Err(store::Error::Busy(_))));
        assert!(in_time(UNANSWERED, async { Ok(7) }).await.is_ok());
    }
}
