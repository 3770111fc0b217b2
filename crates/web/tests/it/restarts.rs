//! The database is restarted under a running server.

use std::time::Duration;

use store::testkit::{Keeps, Server};
use store::{MatchId, Pace, Visibility};
use tokio::time::{sleep, timeout};
use web::run_beside;
use web::table::{NewTable, SeatWish, open};

use crate::browser::House;

/// Longer than it takes to connect again, and much less than a turn belongs to whoever has taken it.
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
