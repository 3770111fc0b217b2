//! Connections: accepted one after the other, and given a limited time for each step.
//!
//! Whoever sends half a request, sends nothing, or takes nothing of what is sent to them holds a connection and its
//! memory. Each of these ends after a while, so that nobody can shut the others out. A stream of events goes on as
//! long as its browser takes what comes.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode, Version, header};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Sleep, sleep, timeout};
use tower::ServiceExt as _;

/// The most bytes of a request's head.
const LARGEST_HEAD: usize = 32 * 1024;
/// After an accident with the listener, such as too many open files, it is tried again after this time.
const RECOVERY: Duration = Duration::from_millis(500);

/// How long the server waits for others.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the head of a request, or for the next one on the same connection.
    pub head: Duration,
    /// For somebody who takes nothing of what is sent to them.
    pub taking: Duration,
    /// For requests under way when the server ends.
    pub end: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { head: Duration::from_secs(30), taking: Duration::from_secs(30), end: Duration::from_secs(2) }
    }
}

/// Answers everybody who connects, until it is time to end. Requests under way are finished then; streams never end
/// by themselves, and are cut off.
pub async fn serve(listener: TcpListener, app: Router, patience: Patience, end: impl Future<Output = ()>) {
    let (ending, told) = watch::channel(());
    let (mut open, mut end) = (JoinSet::new(), pin!(end));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut end => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                open.spawn(answer(stream, peer, app.clone(), patience, told.clone()));
            }
            Err(error) if is_theirs(&error) => {}
            Err(error) => {
                tracing::error!("no connection can be accepted: {error}");
                sleep(RECOVERY).await;
            }
        }
        while open.try_join_next().is_some() {}
    }
    drop((listener, ending));
    let all = async { while open.join_next().await.is_some() {} };
    // Whoever is not done by then is cut off with the set.
    let _ = timeout(patience.end, all).await;
}

/// Whether it was the other side that gave up before it was accepted.
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

async fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    patience: Patience,
    mut told: watch::Receiver<()>,
) {
    // What is sent is small and wanted at once. If the system refuses that, it only takes longer.
    let _ = stream.set_nodelay(true);
    let stream = Taken { stream, patience: patience.taking, stuck: None };
    let service = service_fn(move |request| ask(app.clone(), peer, request));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.head)
        .max_header_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    let done = tokio::select! {
        done = &mut connection => done,
        _ = told.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = done {
        tracing::debug!("a connection broke off: {error}");
    }
}

async fn ask(
    app: Router,
    peer: SocketAddr,
    mut request: Request<Incoming>,
) -> Result<Response<Body>, Infallible> {
    // HTTP/1.1 demands it, and links begin with it.
    if request.version() == Version::HTTP_11 && !request.headers().contains_key(header::HOST) {
        let mut refused = Response::new(Body::empty());
        *refused.status_mut() = StatusCode::BAD_REQUEST;
        return Ok(refused);
    }
    request.extensions_mut().insert(ConnectInfo(peer));
    app.oneshot(request).await
}

/// A connection whose other side must take some of what is written from time to time.
struct Taken {
    stream: TcpStream,
    patience: Duration,
    /// Runs while something waits to be written.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl Taken {
    /// What came of writing, or that it has taken too long.
    fn wrote<T>(&mut self, context: &mut Context<'_>, wrote: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if wrote.is_ready() {
            self.stuck = None;
            return wrote;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stuck.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Taken {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Taken {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.wrote(context, wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.wrote(context, wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.wrote(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
