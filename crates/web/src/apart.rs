//! Work in a task of its own: what panics there ends nothing else.

use crate::Error;

/// Does a piece of work beside the requests. A game that panics in one match keeps no other match from going on.
///
/// # Errors
/// As the work, or if it panicked.
pub async fn apart(work: impl Future<Output = Result<(), Error>> + Send + 'static) -> Result<(), Error> {
    tokio::spawn(work).await.map_err(Error::fault)?
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn breaks() -> Result<(), Error> {
        panic!("a broken position")
    }

    #[tokio::test]
    async fn whatever_panics_is_an_error_of_its_own() {
        assert!(matches!(apart(breaks()).await, Err(Error::Fault(_))));
        assert!(apart(async { Ok(()) }).await.is_ok());
    }
}
