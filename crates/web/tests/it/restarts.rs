//! The database is restarted under a running server.

use std::time::Duration;

use store::testkit::{Keeps, Server};
use store::{MatchId, Pace, Visibility};
use tokio::time::{sleep, timeout};
use web::run_beside;
use web::table::{NewTable, SeatWish, open};

use crate::browser::{Browser, House};
use crate::live::Stream;

/// Longer than it takes to connect again, and much shorter than the time for which a process keeps a turn to itself.
const SOON: Duration = Duration::from_secs(6);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_as_soon_as_the_database_is_back() {
    let Some(mut database) = Server::start(Keeps::Confirmed) else { return };
    let house = House::at(database.fresh().await).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(table_of_bots(&house).await);
    }
    run_beside(&house.state);
    for id in &tables {
        moves_on(&house, id).await;
    }
    let restart = move || database.crash_and_restart().then_some(database);
    let _database = tokio::task::spawn_blocking(restart).await.unwrap().expect("it starts again");
    for id in &tables {
        timeout(SOON, moves_on(&house, id)).await.expect("the bots have gone on");
    }
}

/// A stream that cannot be told what changed ends, and its browser opens another one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_on_sees_on_as_soon_as_the_database_is_back() {
    let Some(mut database) = Server::start(Keeps::Confirmed) else { return };
    let house = House::at(database.fresh().await).await;
    let id = table_of_bots(&house).await;
    run_beside(&house.state);
    let (eve, address) = (house.browser(), format!("/m/{id}/live"));
    let mut stream = Stream::open(&eve, &address).await;
    assert!(stream.soon().await.is_some());
    let restart = move || database.crash_and_restart().then_some(database);
    let _database = tokio::task::spawn_blocking(restart).await.unwrap().expect("it starts again");
    timeout(SOON, moves_on(&house, &id)).await.expect("the bots have gone on");
    // What was on its way before the restart comes first.
    for _ in 0..2 {
        timeout(SOON, hears(&eve, &address, &mut stream)).await.expect("the page goes on");
        moves_on(&house, &id).await;
    }
}

/// Waits for a page, as a browser does that connects again.
async fn hears(browser: &Browser, address: &str, stream: &mut Stream) {
    while stream.next().await.is_none() {
        if let Ok(next) = Stream::try_open(browser, address).await {
            *stream = next;
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// A long match, in which nobody waits for a person.
async fn table_of_bots(house: &House) -> MatchId {
    let kind = house.state.game("eagle-civ").unwrap();
    let profile =
        store::Profile { name: "Ann".into(), language: engine::Language::En, theme: store::Theme::Auto };
    let user = house.state.store.new_guest(&profile, house.state.store.now()).await.unwrap();
    let table = NewTable {
        options: serde_json::json!({}),
        seats: vec![SeatWish::Bot("random".into()); 4],
        title: String::new(),
        undo: engine::UndoPolicy::default(),
        visibility: Visibility::Listed,
        pace: Pace::Free,
        caretaker: false,
    };
    open(&house.state, kind, &user, &table).await.unwrap()
}

/// Waits until something more is decided.
async fn moves_on(house: &House, id: &MatchId) {
    let seq = async || house.state.store.find_match(id).await.map(|row| row.unwrap().seq);
    let mut before = None;
    loop {
        // The first connections that are tried after a restart are broken.
        if let Ok(now) = seq().await
            && before.replace(now).is_some_and(|before| now > before)
        {
            return;
        }
        sleep(Duration::from_millis(20)).await;
    }
}
