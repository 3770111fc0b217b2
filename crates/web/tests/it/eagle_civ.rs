//! Sid Meier's Civilization: The Boardgame on the pages: what of its world stays as the player has laid it,
//! and what the end tells.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::browser::{Browser, House, Page};
use crate::play::{decide, import};

/// A match that was won by so much that some source of points made the difference.
const MATCH: &str = include_str!("../../../game-eagle-civ/tests/replays/two_standard_first_wing.civitas");

/// A table of two at one device, as the one sees it who is asked.
async fn table(browser: &mut Browser) -> (String, Page) {
    let fields =
        [("game", "eagle-civ"), ("seat-0", "me"), ("name-0", "Ann"), ("seat-1", "me"), ("name-1", "Ben")];
    let page = browser.post("/new", &fields).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    let id = page.path.split('/').nth(2).expect("a match").to_owned();
    asked(browser, &id).await
}

/// The side of whoever is asked now, behind the curtain.
async fn asked(browser: &mut Browser, id: &str) -> (String, Page) {
    for seat in 0..2 {
        let address = format!("/m/{id}/as/{seat}");
        let page = browser.get(&address).await;
        if page.text.contains("data-asked") {
            return (address, page);
        }
    }
    panic!("nobody is asked");
}

/// Where the button leads that cuts the world open elsewhere.
fn other_seam(page: &Page) -> &str {
    let button = page.text.split_once("name=\"seam\" value=\"");
    let button = button.unwrap_or_else(|| panic!("the seam can be moved: {}", page.words())).1;
    button.split_once('"').expect("a value").0
}

#[tokio::test]
async fn the_seam_stays_over_decisions_until_it_is_moved_back() {
    let house = House::with_all_games().await;
    let mut browser = house.browser();
    let (address, page) = table(&mut browser).await;
    assert_eq!(other_seam(&page), "atlantic");
    let page = browser.get(&format!("{address}?seam=atlantic")).await;
    assert_eq!(other_seam(&page), "pacific");
    // Whoever has no script answers by a link and a form.
    let target = page.text.split_once("class=\"target").expect("a target").1;
    let link = target.split_once("href=\"").expect("a link").1.split_once('"').expect("its end").0;
    let chosen = browser.get(&link.replace("&amp;", "&")).await;
    let button = chosen.text.split_once("btn--primary\" type=\"submit\">").expect("an answer").1;
    let button = button.split_once("</button>").expect("its end").0;
    let decided = browser.press(&chosen, button).await;
    assert_eq!(decided.status, StatusCode::OK);
    let id = address.split('/').nth(2).expect("a match");
    let (address, decided) = asked(&mut browser, id).await;
    assert_eq!(other_seam(&decided), "pacific", "a decision moves the seam");
    let page = browser.get(&format!("{address}?seam=pacific")).await;
    assert_eq!(other_seam(&page), "atlantic");
    assert_eq!(other_seam(&browser.get(&address).await), "atlantic");
}

#[tokio::test]
async fn the_end_says_by_what_a_match_was_won() {
    let house = House::with_all_games().await;
    let mut browser = house.browser();
    let page = import(&mut browser, MATCH).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.words());
    let id = page.path.split('/').nth(2).expect("a match").to_owned();
    let scores = browser.get(&format!("/m/{id}/scores")).await.words();
    assert!(scores.contains("61 points, 28 ahead of"), "{scores}");
    assert!(scores.contains("made the difference.") || scores.contains("outweighed"), "{scores}");
}

/// Who decides at a table, after how many moves, and what they may do.
async fn answers(browser: &mut Browser, id: &str) -> (usize, u64, Vec<Value>) {
    let table: Value = serde_json::from_str(&browser.get(&format!("/api/tables/{id}")).await.text).unwrap();
    let seats = table["seats"].as_array().unwrap();
    let seat = seats.iter().position(|seat| seat["decides"] == true).expect("somebody decides");
    let legal = browser.get(&format!("/api/tables/{id}/legal?seat={seat}")).await.text;
    let legal: Vec<Value> = serde_json::from_str(&legal).unwrap();
    let actions = legal.iter().map(|offer| offer["action"].clone()).collect();
    (seat, table["seq"].as_u64().unwrap(), actions)
}

/// Does nothing in every phase until somebody may buy; who, and after how many moves.
async fn goes_shopping(browser: &mut Browser, id: &str) -> (usize, u64) {
    for _ in 0..60 {
        let (seat, seq, legal) = answers(browser, id).await;
        if legal.contains(&json!("end_purchase")) {
            return (seat, seq);
        }
        let ends = ["end_moves", "end_attacks", "end_trade", "let_pass", "stay_out"].map(Value::from);
        let action = ends.iter().find(|end| legal.contains(end)).unwrap_or(&legal[0]);
        let played = decide(browser, id, seat, seq, action).await;
        assert_eq!(played.status, StatusCode::OK, "{}", played.text);
    }
    panic!("nobody buys");
}

/// The log of the page ends after 80 moves; what the production brought is told however much was bought since.
#[tokio::test]
async fn what_the_production_brought_is_told_to_the_last_buyer() {
    let house = House::with_all_games().await;
    let mut browser = house.browser();
    let (address, _) = table(&mut browser).await;
    let id = address.split('/').nth(2).expect("a match").to_owned();
    let (seat, began) = goes_shopping(&mut browser, &id).await;
    let address = format!("/m/{id}/as/{seat}");
    assert!(browser.get(&address).await.text.contains("the production brought"));
    let mut seq = began;
    while seq < began + 90 {
        let (_, _, legal) = answers(&mut browser, &id).await;
        let is_cheap = |action: &&Value| action.get("buy").is_some() || action.get("upgrade").is_some();
        let bought = legal.iter().find(is_cheap).expect("something can be paid");
        let bought = decide(&mut browser, &id, seat, seq, bought).await;
        assert_eq!(bought.status, StatusCode::OK, "{}", bought.text);
        let wish = json!({ "seat": seat, "revision": seq + 1 }).to_string();
        let undo = format!("/api/tables/{id}/undo");
        let undone = browser.ask(Method::POST, &undo, Some(("application/json", wish))).await;
        assert_eq!(undone.status, StatusCode::NO_CONTENT, "{}", undone.text);
        seq += 2;
    }
    let page = browser.get(&address).await;
    assert!(page.text.contains("the production brought"), "it is forgotten: {}", page.words());
    assert!(page.words().contains("spent in this phase −0"), "what was taken back is paid: {}", page.words());
}
