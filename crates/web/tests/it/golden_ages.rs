//! The Golden Ages on the pages: a finished match is brought in, looked at from everywhere, and
//! some positions of it are kept as they read.

use axum::http::StatusCode;

use crate::browser::{Browser, House, Page};
use crate::play::import;

const MATCH: &str = include_str!("../../../game-golden-ages/tests/replays/three.civitas");

async fn house_with_match() -> (House, Browser, String) {
    let house = House::with_all_games().await;
    let mut browser = house.browser();
    let page = import(&mut browser, MATCH).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.words());
    let id = page.path.split('/').nth(2).expect("a match").to_owned();
    (house, browser, id)
}

fn last(page: &Page) -> u64 {
    page.text.split("max=\"").nth(1).and_then(|rest| rest.split('"').next()?.parse().ok()).expect("a slider")
}

#[tokio::test]
async fn some_positions_read_as_they_did() {
    let (_house, mut browser, id) = house_with_match().await;
    let last = last(&browser.get(&format!("/m/{id}/replay?at=0")).await);
    for (name, at) in [("first", 0), ("middle", last / 2)] {
        for viewer in ["0", "public"] {
            let page = browser.get(&format!("/m/{id}/replay?at={at}&as={viewer}&form=text")).await;
            let words = page.main_lines();
            insta::assert_snapshot!(format!("golden_ages_{name}_{viewer}"), words);
        }
    }
}

#[tokio::test]
async fn every_position_is_drawn_and_told_for_everybody_in_every_language() {
    let (_house, mut browser, id) = house_with_match().await;
    let last = last(&browser.get(&format!("/m/{id}/replay?at=0")).await);
    for at in (0..=last).step_by(9) {
        for (viewer, language) in [("0", "en"), ("1", "de"), ("public", "nl")] {
            browser.cookies.insert("language".into(), language.into());
            for form in ["", "&form=text"] {
                let page = browser.get(&format!("/m/{id}/replay?at={at}&as={viewer}{form}")).await;
                assert_eq!(page.status, StatusCode::OK);
                assert!(!page.text.contains(" style=\""), "blocked by the content security policy");
                assert!(!page.words().contains("{ $"), "an argument is missing at {at}");
            }
        }
    }
}

#[tokio::test]
async fn the_whole_log_goes_back_to_the_setup() {
    let (_house, mut browser, id) = house_with_match().await;
    let log = browser.get(&format!("/m/{id}/log")).await.words();
    let place = |words: &str| log.rfind(words).unwrap_or_else(|| panic!("{words} is not in {log}"));
    let told = ["Epoch I begins.", "Scoring cards to choose from:", "begins with", "is start player"];
    assert!(told.map(place).is_sorted(), "the setup from top to bottom");
    assert!(log.find("lays a continent tile") < log.rfind("Epoch I begins."), "the newest turn first");
}

#[tokio::test]
async fn the_final_scores_have_their_sources() {
    let (_house, mut browser, id) = house_with_match().await;
    let scores = browser.get(&format!("/m/{id}/scores")).await;
    assert!(
        scores.words().contains("Final scores") && scores.words().contains("Scoring cards"),
        "{}",
        scores.words()
    );
    let rules = browser.get("/rules/golden-ages").await;
    for id in ["GA-1.1", "GA-9.3", "GA-R04"] {
        assert_eq!(rules.text.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
    }
    let cards = browser.get("/cards/golden-ages?q=colossus").await;
    assert!(cards.words().contains("One found"), "{}", cards.words());
}

#[tokio::test]
async fn a_card_tells_where_it_is_in_the_match() {
    let (_house, mut browser, id) = house_with_match().await;
    let all = browser.get("/cards/golden-ages").await.words();
    assert!(!all.contains("in this match"), "{all}");
    let cards = browser.get(&format!("/cards/golden-ages?match={id}")).await;
    assert!(cards.words().contains("Now in this match: Cards on offer"), "{}", cards.words());
    assert!(cards.words().contains("In this match: out of sight now"), "{}", cards.words());
    assert!(cards.text.contains(&format!("href=\"/m/{id}\"")), "the way back");
    let found = browser.get(&format!("/cards/golden-ages?match={id}&q=colossus")).await;
    assert!(
        found.words().contains("One found") && found.words().contains("n this match"),
        "{}",
        found.words()
    );
    assert_eq!(browser.get("/cards/golden-ages?match=nothing").await.status, StatusCode::NOT_FOUND);
    // A match of another game has none of these cards.
    let others = browser.get(&format!("/cards/new-dawn?match={id}")).await.words();
    assert!(!others.contains("n this match"), "{others}");
}
