//! Listening.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::{AppState, Config, app, run_beside};

/// So long is waited for what is under way when the server is told to end.
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
    // The address first: whoever mistypes it, or starts a second server, changes no database.
    let listener = TcpListener::bind(listen).await.map_err(cannot)?;
    let store = store::open(database).await?;
    let state = AppState::new(store, catalog::games(), Config::default());
    ready(listener.local_addr().map_err(cannot)?);
    run_beside(&state);
    let app = app(state.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, app).with_graceful_shutdown(told_to_end());
    // What is under way is finished, but streams never end by themselves.
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

/// Ctrl-C, or what service managers send.
async fn told_to_end() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => signal.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<Option<()>>();
    tokio::select! {
        _ = interrupt => {}
        _ = terminate => {}
    }
}
