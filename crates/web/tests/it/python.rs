//! The bot of `docs/bots.md` plays a whole match on a server.

use std::net::SocketAddr;
use std::process::Command;

use tokio::net::TcpListener;

use crate::browser::House;

const PLAYER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/player.py");

#[tokio::test]
async fn a_bot_in_python_plays_a_whole_match() {
    let house = House::with_bots().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let app = house.browser().app.into_make_service_with_connect_info::<SocketAddr>();
    let server = tokio::spawn(async move { axum::serve(listener, app).await });
    let player = move || Command::new("python3").args([PLAYER, &address, "harbour", "easy"]).output();
    let ran = tokio::task::spawn_blocking(player).await.unwrap().expect("python3 runs the example");
    server.abort();
    let (out, err) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{err}");
    assert!(out.contains("\"over\""), "{out}{err}");
}

#[test]
fn the_bot_is_short() {
    let lines = std::fs::read_to_string(PLAYER).unwrap().lines().count();
    assert!(lines <= 60, "{lines} lines");
}
