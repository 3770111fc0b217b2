//! Playing through forms.

use axum::http::StatusCode;

use crate::browser::House;

#[tokio::test]
async fn a_newcomer_is_in_a_match_against_bots_after_one_click() {
    let house = House::with_bots().await;
    let mut browser = house.browser();
    let home = browser.get("/").await;
    assert_eq!(home.status, StatusCode::OK);
    let table = browser.press(&home, "Play now against bots").await;
    assert!(table.path.starts_with("/m/"), "{}", table.path);
    assert!(table.words().contains("Which card do you lay?"), "{}", table.words());
    assert!(table.words().contains("Hypatia") && table.words().contains("Zheng He"));
}
