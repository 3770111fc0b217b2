//! Civilization: A New Dawn on the pages: a finished match is brought in and drawn from everywhere; a map is laid by
//! single forms, each with all that follows.

use axum::http::StatusCode;
use serde_json::Value;

use crate::browser::{Browser, House};
use crate::play::import;

const MATCH: &str = include_str!("../../../game-new-dawn/tests/replays/two_built.civitas");

#[tokio::test]
async fn every_position_is_drawn_for_everybody_in_every_language() {
    let house = House::with_all_games().await;
    let mut browser = house.browser();
    let page = import(&mut browser, MATCH).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.words());
    let id = page.path.split('/').nth(2).expect("a match").to_owned();
    let last = MATCH.lines().filter(|line| line.contains("\"seq\"")).count();
    for at in (0..=last).step_by(40).chain([last]) {
        for (viewer, language) in [("0", "en"), ("1", "de"), ("public", "nl")] {
            browser.cookies.insert("language".into(), language.into());
            let page = browser.get(&format!("/m/{id}/replay?at={at}&as={viewer}")).await;
            assert_eq!(page.status, StatusCode::OK);
            assert!(page.text.contains("id=\"board-svg\""), "the map is drawn at {at}");
            assert!(!page.text.contains(" style=\""), "blocked by the content security policy");
            assert!(!page.words().contains("{ $"), "an argument is missing at {at}");
        }
    }
}

#[tokio::test]
async fn the_end_names_the_agendas_that_won() {
    let house = House::with_all_games().await;
    let mut browser = house.browser();
    let page = import(&mut browser, MATCH).await;
    let id = page.path.split('/').nth(2).expect("a match").to_owned();
    let scores = browser.get(&format!("/m/{id}/scores")).await.words();
    assert!(scores.contains(" agendas, ") && scores.contains("Won by "), "{scores}");
}

/// The number of decisions so far.
async fn seq(browser: &mut Browser, id: &str) -> u64 {
    let table: Value = serde_json::from_str(&browser.get(&format!("/api/tables/{id}")).await.text).unwrap();
    table["seq"].as_u64().unwrap()
}

/// A table of two at one device, who lay the map themselves.
async fn table_with_a_map_to_lay(browser: &mut Browser) -> String {
    let fields = [
        ("game", "new-dawn"),
        ("option-map", "built"),
        ("seat-0", "me"),
        ("name-0", "Ann"),
        ("seat-1", "me"),
        ("name-1", "Ben"),
    ];
    let page = browser.post("/new", &fields).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    page.path.split('/').nth(2).expect("a match").to_owned()
}

#[tokio::test]
async fn a_tile_is_chosen_turned_and_laid_by_one_form() {
    let house = House::with_all_games().await;
    let mut browser = house.browser();
    let id = table_with_a_map_to_lay(&mut browser).await;
    let mut laid = 0;
    for _ in 0..12 {
        for seat in 0..2 {
            let address = format!("/m/{id}/as/{seat}");
            let page = browser.get(&address).await;
            if page.form("Lay it here").is_none() {
                continue;
            }
            let before = seq(&mut browser, &id).await;
            let after = browser.press(&page, "Lay it here").await;
            assert_eq!(after.status, StatusCode::OK, "{}", after.words());
            let decisions = seq(&mut browser, &id).await - before;
            assert!((2..=3).contains(&decisions), "tile, turn and place are {decisions} decisions");
            laid += 1;
        }
    }
    assert_eq!(laid, 6, "each lays three tiles");
}

#[tokio::test]
async fn what_follows_at_once_is_refused_like_anything_else() {
    let house = House::with_all_games().await;
    let mut browser = house.browser();
    let id = table_with_a_map_to_lay(&mut browser).await;
    let before = seq(&mut browser, &id).await;
    for seat in 0..2 {
        let address = format!("/m/{id}/as/{seat}/play");
        for then in ["nonsense", "{}", "[1,2,3,4,5,6,7,8,9]"] {
            let revision = before.to_string();
            let fields =
                [("revision", revision.as_str()), ("action_id", "x"), ("action", "\"done\""), ("then", then)];
            let refused = browser.post(&address, &fields).await;
            assert!(refused.status.is_client_error(), "{then}: {}", refused.status);
        }
    }
    assert_eq!(seq(&mut browser, &id).await, before);
}
