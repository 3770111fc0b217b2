//! Connections that hold the server up: each comes to an end, and nobody else waits.

use std::net::SocketAddr;
use std::time::Duration;

use async_stream::stream;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::routing::get;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use web::connections::{Patience, serve};

const SHORT: Duration = Duration::from_millis(200);
/// Longer than anything here may take.
const LONG: Duration = Duration::from_secs(20);
const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nHost: civitas.test\r\n\r\n";

/// A server with little patience.
struct Server {
    address: SocketAddr,
    end: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

impl Server {
    async fn start(app: Router) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, told) = oneshot::channel();
        let patience = Patience { head: SHORT, taking: SHORT, end: LONG };
        let told = async { drop(told.await) };
        Self { address, end, ended: tokio::spawn(serve(listener, app, patience, told)) }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }
}

fn hello() -> Router {
    Router::new().route("/", get(|| async { "hello" }))
}

/// All that comes until the connection is closed, which must happen soon.
async fn rest(stream: &mut TcpStream) -> String {
    let mut rest = Vec::new();
    // A connection that is reset has ended as well.
    let _ = timeout(LONG, stream.read_to_end(&mut rest)).await.expect("it is closed");
    String::from_utf8(rest).unwrap()
}

#[tokio::test]
async fn whoever_does_not_say_which_host_they_mean_is_refused() {
    let server = Server::start(hello()).await;
    for (request, answer) in [
        ("GET / HTTP/1.1\r\nConnection: close\r\n\r\n", "HTTP/1.1 400"),
        ("GET / HTTP/1.1\r\nHost: civitas.test\r\nConnection: close\r\n\r\n", "HTTP/1.1 200"),
        ("GET / HTTP/1.0\r\n\r\n", "HTTP/1.0 200"),
    ] {
        let mut stream = server.connect().await;
        stream.write_all(request.as_bytes()).await.unwrap();
        let told = rest(&mut stream).await;
        assert!(told.starts_with(answer), "{request}: {told}");
    }
}

#[tokio::test]
async fn whoever_sends_half_a_request_or_nothing_is_closed() {
    let server = Server::start(hello()).await;
    let (mut half, mut silent, mut idle) =
        (server.connect().await, server.connect().await, server.connect().await);
    half.write_all(b"GET / HTTP/1.1\r\nHost:").await.unwrap();
    idle.write_all(REQUEST).await.unwrap();
    assert!(!rest(&mut half).await.contains("200 OK"));
    assert_eq!(rest(&mut silent).await, "");
    assert!(rest(&mut idle).await.ends_with("hello"), "it was answered, and kept for a while");
}

#[tokio::test]
async fn whoever_takes_nothing_of_an_answer_is_closed() {
    let (dropped, mut ended) = mpsc::channel::<()>(1);
    let endless = move || {
        let dropped = dropped.clone();
        async move {
            Body::from_stream(stream! {
                let _until_it_is_dropped = dropped;
                loop {
                    yield Ok::<_, std::io::Error>(Bytes::from(vec![0; 64 * 1024]));
                }
            })
        }
    };
    let server = Server::start(Router::new().route("/", get(endless))).await;
    let mut greedy = server.connect().await;
    greedy.write_all(REQUEST).await.unwrap();
    drop(server);
    // The router holds one sender for as long as it lives; with it and the stream all are gone.
    assert_eq!(timeout(LONG, ended.recv()).await.expect("the stream ends"), None);
}

#[tokio::test]
async fn a_head_without_end_is_refused() {
    let server = Server::start(hello()).await;
    let mut long = server.connect().await;
    let head = format!("GET / HTTP/1.1\r\nHost: civitas.test\r\nCookie: {}\r\n\r\n", "x".repeat(100_000));
    // It may be refused before all of it was sent.
    let _ = long.write_all(head.as_bytes()).await;
    let mut first = [0; 12];
    let read = timeout(LONG, long.read_exact(&mut first)).await.expect("it is answered");
    assert!(read.is_err() || first == *b"HTTP/1.1 431", "{}", String::from_utf8_lossy(&first));
}

#[tokio::test]
async fn a_request_under_way_is_finished_when_the_server_ends() {
    let (asked, mut is_asked) = mpsc::channel(1);
    let (go, going) = tokio::sync::watch::channel(false);
    let slow = move || {
        let (asked, mut going) = (asked.clone(), going.clone());
        async move {
            asked.send(()).await.unwrap();
            going.wait_for(|go| *go).await.unwrap();
            "done"
        }
    };
    let server = Server::start(Router::new().route("/", get(slow))).await;
    let mut stream = server.connect().await;
    stream.write_all(REQUEST).await.unwrap();
    is_asked.recv().await.unwrap();
    server.end.send(()).unwrap();
    while TcpStream::connect(server.address).await.is_ok() {}
    go.send(true).unwrap();
    assert!(rest(&mut stream).await.ends_with("done"));
    timeout(LONG, server.ended).await.expect("then it ends").unwrap();
}
