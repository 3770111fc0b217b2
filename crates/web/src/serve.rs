//! Listening.

use std::net::SocketAddr;

use tokio::net::TcpListener;

use crate::connections::{self, Patience};
use crate::{AppState, Config, app, metrics, run_beside};

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(String, std::io::Error),
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] store::Error),
}

/// What is served where.
#[derive(Clone, Debug)]
pub struct Serving<'a> {
    /// The address for everybody.
    pub listen: &'a str,
    /// The address for the host's figures.
    pub metrics: Option<&'a str>,
    /// Where everything is kept.
    pub database: &'a str,
    /// How the server behaves.
    pub config: Config,
}

/// Serves all games of the catalog until it is told to end. `ready` hears the address that is listened on.
///
/// # Errors
/// If the address or the database cannot be opened.
pub async fn serve(serving: Serving<'_>, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    // The addresses come first: a mistyped one, or a second server, leaves the database alone.
    let listener = bind(serving.listen).await?;
    let metrics = match serving.metrics {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    // Whoever hears that the server is ready may tell it to end.
    let told = told_to_end();
    let address = listener.local_addr();
    let address = address.map_err(|error| ServeError::Listen(serving.listen.to_owned(), error))?;
    let mut config = serving.config;
    if config.outgoing.origin.is_empty() {
        config.outgoing.origin = format!("http://{address}");
    }
    let store = store::open(serving.database).await?;
    let state = AppState::new(store, catalog::games(), config);
    ready(address);
    run_beside(&state);
    if let Some(listener) = metrics {
        let host = metrics::host_router(state.clone());
        tokio::spawn(connections::serve(listener, host, Patience::default(), std::future::pending()));
    }
    let end = async {
        told.await;
        state.hub.end();
    };
    connections::serve(listener, app(state.clone()), Patience::default(), end).await;
    state.store.close().await;
    Ok(())
}

async fn bind(address: &str) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| ServeError::Listen(address.to_owned(), error))
}

/// Ctrl-C, what service managers send, or a terminal that was closed. They are listened for from now on, not only when
/// somebody waits for them.
#[cfg(unix)]
fn told_to_end() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    // What others give a meaning to would end the process, with nothing finished.
    for other in [SignalKind::user_defined1(), SignalKind::user_defined2()] {
        drop(signal(other));
    }
    let signals = [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()].map(signal);
    async move {
        let [interrupt, terminate, hangup] = signals.map(|signal| async {
            match signal {
                Ok(mut signal) => drop(signal.recv().await),
                Err(_) => std::future::pending().await,
            }
        });
        tokio::select! {
            () = interrupt => {}
            () = terminate => {}
            () = hangup => {}
        }
    }
}

#[cfg(not(unix))]
fn told_to_end() -> impl Future<Output = ()> {
    async { drop(tokio::signal::ctrl_c().await) }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_signal_without_a_meaning_here_ends_nothing() {
        let told = told_to_end();
        let process = std::process::id().to_string();
        for signal in ["-USR1", "-USR2"] {
            let sent = std::process::Command::new("kill").args([signal, &process]).status();
            assert!(sent.is_ok_and(|sent| sent.success()), "{signal}");
        }
        let ended = tokio::time::timeout(std::time::Duration::from_millis(50), told).await;
        assert!(ended.is_err(), "nobody said that");
    }
}
