//! What players say beforehand.

use axum::http::StatusCode;

use crate::browser::{Browser, House, Page};
use crate::ratings::begins;

async fn page(browser: &mut Browser, id: &str) -> Page {
    browser.get(&format!("/m/{id}")).await
}

async fn lays(browser: &mut Browser, id: &str) {
    let page = page(browser, id).await;
    let card = page.buttons().into_iter().find(|text| text.starts_with("Card")).expect("a card to lay");
    browser.press(&page, &card).await;
}

const DECLINES: &str = "Say no to what others offer or ask";

async fn two(house: &House) -> (Browser, Browser, String) {
    let (mut ann, mut ben) = (house.browser(), house.browser());
    let id = begins(&mut ann, &mut ben, &[]).await;
    (ann, ben, id)
}

/// Plays two rounds. After each Ben says no beforehand to every question; tells whether one came.
async fn ben_is_asked(house: &House, ann: &mut Browser, ben: &mut Browser, id: &str) -> bool {
    for _ in 0..2 {
        lays(ann, id).await;
        lays(ben, id).await;
        let table = ben.get(&format!("/m/{id}/table")).await;
        let given = ben.press(&table, DECLINES).await;
        assert!(given.words().contains("You have said: no to what others offer"), "{}", given.words());
        let anns = page(ann, id).await;
        assert!(!anns.words().contains("You have said"), "it is for Ben alone");
        web::caretaker::look(&house.state).await.unwrap();
        if given.form("Keep all fish").is_some() {
            return true;
        }
        ann.press(&anns, "Keep all fish").await;
        // A card is for Ben to choose: what was said beforehand ends there.
        web::caretaker::look(&house.state).await.unwrap();
        let asked = page(ben, id).await;
        assert!(asked.words().contains("Which card do you lay?"), "{}", asked.words());
        assert!(!asked.words().contains("You have said"), "{}", asked.words());
    }
    false
}

#[tokio::test]
async fn it_is_answered_and_told_until_the_player_must_decide() {
    let house = House::new().await;
    let (mut ann, mut ben, mut id) = two(&house).await;
    let order = format!("/m/{id}/seat/1/order");
    assert_eq!(ann.post(&order, &[("order", "declines")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ben.post(&order, &[("order", "ends")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ben.post(&order, &[("order", "wins")]).await.status, StatusCode::BAD_REQUEST);
    while !ben_is_asked(&house, &mut ann, &mut ben, &id).await {
        (ann, ben, id) = two(&house).await;
    }
    let told = page(&mut ann, &id).await;
    assert!(told.words().contains("had said beforehand."), "{}", told.words());
}

#[tokio::test]
async fn it_is_withdrawn() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two(&house).await;
    lays(&mut ben, &id).await;
    let table = ben.get(&format!("/m/{id}/table")).await;
    let given = ben.press(&table, DECLINES).await;
    let after = ben.press(&given, "Withdraw it").await;
    assert!(!after.words().contains("You have said"), "{}", after.words());
    lays(&mut ann, &id).await;
    web::caretaker::look(&house.state).await.unwrap();
    assert!(!page(&mut ann, &id).await.words().contains("beforehand"));
}
