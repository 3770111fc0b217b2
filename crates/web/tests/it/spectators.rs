//! Many who see the same: the page is drawn once for all of them.

use axum::http::{Method, StatusCode};
use catalog::{Kind, Typed, Work};
use engine::Viewer;
use game_through_the_ages::State;
use serde_json::{Value, json};
use store::MatchId;
use web::table::{Answer, By, Table, play};

use crate::browser::{Browser, House};
use crate::live::{Stream, revision};

/// A game of this test alone, so that nothing is counted that others do.
static COUNTED: Typed<State> = Typed::new(&page_through_the_ages::FACE);
static GAMES: &[&dyn Kind] = &[&COUNTED];
/// Another one for the other test.
static OTHER: Typed<State> = Typed::new(&page_through_the_ages::FACE);
static OTHER_GAMES: &[&dyn Kind] = &[&OTHER];

async fn ask(browser: &mut Browser, path: &str, body: Value) -> Value {
    let answer = browser.ask(Method::POST, path, Some(("application/json", body.to_string()))).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    serde_json::from_str(&answer.text).expect("JSON")
}

/// Somebody who opens a match and plays all its seats.
async fn table(house: &House) -> (Browser, MatchId) {
    let mut browser = house.browser();
    let guest = ask(&mut browser, "/api/guest", json!({})).await;
    browser.cookies.insert("civitas".to_owned(), guest["token"].as_str().expect("a token").to_owned());
    let me = json!({ "kind": "me" });
    let table =
        ask(&mut browser, "/api/tables", json!({ "game": "through-the-ages", "seats": [me, me, me] })).await;
    (browser, MatchId(table["id"].as_str().expect("an id").to_owned()))
}

/// Somebody decides something.
async fn decide(house: &House, id: &MatchId) {
    let table = Table::load(&house.state, id).await.expect("a table");
    let position = table.position().expect("it has begun");
    let seat = position.status().deciding().iter().next().expect("the match goes on");
    assert!(!position.show(Viewer::Seat(seat)).offers().is_empty());
    let action = position.think(seat, "random", table.row.seq, &ai::Limits::NONE).expect("it decides");
    let user = table.row.host.clone().expect("a host");
    let (revision, action_id) = (table.row.seq, table.row.seq.to_string());
    let answer = Answer { seat, by: By::User(user), revision, action_id, action };
    play(&house.state, table, &answer).await.expect("it is legal");
}

/// A spectator with the page open, and what they hear until it is quiet.
async fn watch(house: &House, id: &MatchId, language: &str) -> Stream {
    let mut browser = house.browser();
    browser.cookies.insert("language".to_owned(), language.to_owned());
    let page = browser.get(&format!("/m/{id}")).await;
    Stream::open(&browser, &format!("/m/{id}/live?revision={}", revision(&page))).await
}

async fn quiet(streams: &mut [Stream]) {
    for stream in streams {
        while stream.next().await.is_some() {}
    }
}

#[tokio::test]
async fn a_move_is_drawn_once_for_all_who_see_the_same() {
    let house = House::with(GAMES).await;
    web::run_beside(&house.state);
    let (_, id) = table(&house).await;
    let mut streams = Vec::new();
    for _ in 0..12 {
        streams.push(watch(&house, &id, "en").await);
    }
    let mut german = watch(&house, &id, "de").await;
    quiet(&mut streams).await;
    while german.next().await.is_some() {}

    let before = COUNTED.work();
    decide(&house, &id).await;
    let decided = COUNTED.work();
    let mut heard = Vec::new();
    for stream in &mut streams {
        heard.push(stream.next().await.expect("a move is a change"));
    }
    let german = german.next().await.expect("for them, too");
    let after = COUNTED.work();
    let work = Work { loads: after.loads - decided.loads, views: after.views - decided.views };
    assert_eq!(work, Work { loads: 0, views: 2 }, "once in English and once in German; {before:?}");
    let data =
        |event: &str| event.lines().filter(|line| line.starts_with("data:")).collect::<Vec<_>>().concat();
    assert!(heard.iter().all(|event| data(event) == data(&heard[0])));
    assert_ne!(data(&german), data(&heard[0]));
    let whole = house.browser().get(&format!("/m/{id}")).await.text.len();
    assert!(2 * heard[0].len() < whole, "only what changed travels: {} of {whole}", heard[0].len());
}

#[tokio::test]
async fn whoever_sits_or_opened_the_table_has_a_page_of_their_own() {
    let house = House::with(OTHER_GAMES).await;
    web::run_beside(&house.state);
    let (host, id) = table(&house).await;
    let mut spectator = watch(&house, &id, "en").await;
    quiet(std::slice::from_mut(&mut spectator)).await;
    // The host looks at the address that is everybody's: several seats are theirs, one of them must decide.
    let mut curtain = Stream::open(&host, &format!("/m/{id}/live?revision=1")).await;
    let event = curtain.next().await.expect("their page");
    assert!(event.contains("id=\"curtain\""), "{event}");
    let mut public = Stream::open(&house.browser(), &format!("/m/{id}/live?revision=1")).await;
    let event = public.next().await.expect("everybody's page");
    assert!(!event.contains("id=\"curtain\"") && !event.contains("data-play"), "{event}");
}
