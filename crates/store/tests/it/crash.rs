//! A process that writes is killed over and over: what it confirmed is there, and nothing is half
//! there.

use std::env;
use std::io::{BufRead, BufReader, Write, stdout};
use std::process::{Command, Stdio};

use engine::{Seat, Seats};
use serde_json::Value;
use store::{Committed, MatchId, NewMove};

use crate::scene::{Scene, action, on_every_database};

const ADDRESS: &str = "CIVITAS_TEST_ADDRESS";
const MATCH: &str = "CIVITAS_TEST_MATCH";
const ROUNDS: usize = 12;

/// A position large enough that writing it takes many pages.
fn large(seq: u64) -> String {
    let random: Vec<u64> =
        (0..4_000).map(|n| (seq * 4_000 + n).wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
    Value::from(random).to_string()
}

/// The process that is killed: makes moves, and writes the number of each as it is confirmed.
#[tokio::test]
#[ignore = "started by the test below"]
async fn writer() {
    let (Ok(address), Ok(id)) = (env::var(ADDRESS), env::var(MATCH)) else { return };
    let (store, id) = (store::open(&address).await.unwrap(), MatchId(id));
    let first = store.find_match(&id).await.unwrap().unwrap().seq;
    for seq in first.. {
        let new = NewMove { position: large(seq + 1), ..action(&id, seq) };
        assert_eq!(store.commit_move(&new).await.unwrap(), Committed::Done(seq + 1));
        writeln!(stdout(), "\nconfirmed {}", seq + 1).unwrap();
    }
}

/// Starts the writer, kills it after some moves and tells the last it confirmed.
fn write_until_killed(address: &str, id: &MatchId, moves: usize) -> u64 {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "crash::writer", "--ignored", "--nocapture"])
        .env(ADDRESS, address)
        .env(MATCH, &id.0)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut confirmed = lines.filter_map(|line| line.strip_prefix("confirmed ")?.parse().ok());
    let mut last = confirmed.by_ref().take(moves).last().unwrap_or(0);
    child.kill().unwrap();
    // What it said before it died counts too.
    last = confirmed.last().unwrap_or(last);
    assert!(!child.wait().unwrap().success());
    last
}

async fn assert_whole(scene: &Scene, id: &MatchId, confirmed: u64) -> u64 {
    let store = scene.another().await;
    let found = store.find_match(id).await.unwrap().unwrap();
    assert!(found.seq >= confirmed, "{confirmed} was confirmed, {} is there", found.seq);
    assert_eq!((found.deciding(), found.places[0].revision), (Seats::one(Seat(0)), found.seq));
    let moves = store.moves(id, 0, 1_000).await.unwrap();
    assert!(moves.iter().map(|stored| stored.seq).eq(1..=found.seq));
    for seq in 1..=found.seq {
        assert_eq!(store.position(id, seq).await.unwrap(), Some(large(seq)));
    }
    assert_eq!(store.position(id, found.seq + 1).await.unwrap(), None);
    store.close().await;
    found.seq
}

on_every_database! {
    async fn nothing_confirmed_is_lost(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        scene.store.close().await;
        let mut newest = 0;
        for round in 0..ROUNDS {
            let confirmed = write_until_killed(&scene.address, &id, 1 + round % 5);
            assert!(confirmed > newest, "the writer went on where the last one died");
            newest = assert_whole(&scene, &id, confirmed).await;
        }
    }
}
