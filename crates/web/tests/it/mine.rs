//! The list of one's matches.

use axum::http::StatusCode;
use catalog::Kind;
use engine::{Seat, Seats, Seed};
use serde_json::{Value, json};
use store::{MatchId, Phase};

use crate::browser::{Browser, House, begin_with};
use crate::harbour::HARBOUR;
use crate::play::{decide, import, play_to_the_end};
use crate::ratings::{account, plays};

/// More than the list reads.
const MANY: usize = 41;

/// A match that began in 1970; somebody unknown plays its second seat.
async fn begun_long_ago(house: &House, ann: &mut Browser, seats: &[&str]) -> String {
    let id = ann.open_table(seats, &[]).await;
    let first = HARBOUR.setup(&json!({}), seats.len() as u8, Seed::from_number(1)).unwrap();
    begin_with(&*house.state.store, &MatchId(id.clone()), &*first).await;
    id
}

async fn lays(browser: &mut Browser, id: &str, seat: usize) {
    let table: Value = serde_json::from_str(&browser.get(&format!("/api/tables/{id}")).await.text).unwrap();
    let legal = browser.get(&format!("/api/tables/{id}/legal?seat={seat}")).await.text;
    let legal: Value = serde_json::from_str(&legal).unwrap();
    let played = decide(browser, id, seat, table["seq"].as_u64().unwrap(), &legal[0]["action"]).await;
    assert_eq!(played.status, StatusCode::OK, "{}", played.text);
}

#[tokio::test]
async fn a_match_tells_since_when_i_am_asked_whatever_others_do_meanwhile() {
    let house = House::new().await;
    let mut ann = house.browser();
    let none = ann.get("/mine").await.words();
    assert!(none.contains("You have not played a match yet."), "{none}");
    let old = begun_long_ago(&house, &mut ann, &["me=Ann", "link", "me=Cid"]).await;
    let new = ann.open_table(&["me=Ann", "bot:greedy"], &[]).await;
    lays(&mut ann, &old, 2).await;
    for path in ["/mine", "/lobby", "/"] {
        let page = ann.get(path).await;
        let places = [&old, &new].map(|id| page.main().find(&format!("href=\"/m/{id}\"")));
        assert!(
            places[0].is_some() && places.is_sorted(),
            "{path}: the longest wait stands first: {places:?}"
        );
        assert!(page.words().contains("days"), "{path}: {}", page.words());
    }
}

#[tokio::test]
async fn a_match_that_goes_on_is_told_behind_many_that_are_over() {
    let house = House::new().await;
    let mut ann = house.browser();
    let old = begun_long_ago(&house, &mut ann, &["me=Ann", "link"]).await;
    let over = ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    play_to_the_end(&mut ann, &over).await;
    let file = ann.get(&format!("/m/{over}/file")).await.text;
    for _ in 0..MANY {
        assert_eq!(import(&mut ann, &file).await.status, StatusCode::OK);
    }
    let mine = ann.get("/mine").await.main();
    assert!(mine.find("id=\"asked\"") < mine.find("id=\"over\""), "{mine}");
    let row = mine.split(&format!("href=\"/m/{old}\"")).nth(1).unwrap().split("</li>").next().unwrap();
    assert!(row.contains("Which card do you lay?"), "{row}");
}

#[tokio::test]
async fn whoever_has_won_alone_is_told_so() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let id = MatchId(plays(&mut ann, &mut ben, &[]).await);
    let row = house.state.store.find_match(&id).await.unwrap().unwrap();
    let Phase::Over(outcome) = row.phase else { panic!("it goes on: {row:?}") };
    for (seat, player) in [(Seat(0), &mut ann), (Seat(1), &mut ben)] {
        let mine = player.get("/mine").await.words();
        assert_eq!(mine.contains("You have won"), outcome.winners() == Seats::one(seat), "{mine}");
    }
}
