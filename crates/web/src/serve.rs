//! Listening.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::{AppState, Config, app, run_beside};

/// How long the server waits for requests under way when it is told to end.
const PATIENCE: Duration = Duration::from_secs(2);

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(String, std::io::Error),
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// The connection was lost for good.
    #[error("the server stopped: {0}")]
    Stopped(std::io::Error),
}

/// Serves all games of the catalog at `listen`, over the database at `database`, until it is told
/// to end. `ready` hears the address that is listened on.
///
/// # Errors
/// If the address or the database cannot be opened.
pub async fn serve(listen: &str, database: &str, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let cannot = |error| ServeError::Listen(listen.to_owned(), error);
    // The address comes first: a mistyped one, or a second server, leaves the database alone.
    let listener = TcpListener::bind(listen).await.map_err(cannot)?;
    let store = store::open(database).await?;
    let state = AppState::new(store, catalog::games(), Config::default());
    ready(listener.local_addr().map_err(cannot)?);
    run_beside(&state);
    let app = app(state.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, app).with_graceful_shutdown(told_to_end());
    // Requests under way are finished, but streams never end by themselves.
    let patience = async {
        told_to_end().await;
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        stopped = server.into_future() => stopped.map_err(ServeError::Stopped)?,
        () = patience => {}
    }
    state.store.close().await;
    Ok(())
}

/// Ctrl-C, what service managers send, or a terminal that was closed.
async fn told_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let told = async |kind| match signal(kind) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        };
        tokio::select! {
            () = told(SignalKind::interrupt()) => {}
            () = told(SignalKind::terminate()) => {}
            () = told(SignalKind::hangup()) => {}
        }
    }
    #[cfg(not(unix))]
    drop(tokio::signal::ctrl_c().await);
}
