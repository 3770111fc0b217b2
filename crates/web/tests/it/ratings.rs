//! Ratings, and the page of a player.

use axum::http::StatusCode;

use crate::browser::{Browser, House};

/// A browser with an account.
pub async fn account(house: &House, login: &str) -> Browser {
    let mut browser = house.browser();
    let made = browser.post("/account/register", &[("login", login), ("password", "correct horse")]).await;
    assert!(made.words().contains(&format!("You are logged in as {login}")), "{}", made.words());
    browser
}

/// A match of two accounts that everybody may see, played to its end.
pub async fn plays(one: &mut Browser, other: &mut Browser, more: &[(&str, &str)]) -> String {
    let id = begins(one, other, more).await;
    ends(&mut [one, other], &id).await;
    id
}

pub async fn begins(one: &mut Browser, other: &mut Browser, more: &[(&str, &str)]) -> String {
    let mut fields = vec![("visibility", "listed")];
    fields.extend(more);
    let id = one.open_table(&["me", "link"], &fields).await;
    let sits = other.post(&format!("/m/{id}/seat/1/sit"), &[("name", "")]).await;
    assert_eq!(sits.status, StatusCode::OK, "{}", sits.words());
    id
}

/// Everybody takes the first decision that is offered, until the match is over.
pub async fn ends(players: &mut [&mut Browser], id: &str) {
    let address = format!("/m/{id}");
    for _ in 0..200 {
        for player in players.iter_mut() {
            let page = player.get(&address).await;
            let offered = |text: &String| text.starts_with("Card") || text == "Keep all fish";
            if let Some(button) = page.buttons().into_iter().find(offered) {
                player.press(&page, &button).await;
            }
            if page.words().contains("The match is over.") {
                return;
            }
        }
    }
    panic!("the match does not end");
}

#[tokio::test]
async fn a_match_between_accounts_counts_once_and_is_seen() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    assert!(ann.get("/ratings").await.words().contains("Nobody has a rating here yet"));
    let id = plays(&mut ann, &mut ben, &[]).await;
    let mut eve = house.browser();
    let list = eve.get("/ratings/harbour?players=2").await;
    assert!(list.text.contains("/player/Ann") && list.text.contains("/player/Ben"), "{}", list.words());
    let page = eve.get("/player/Ann").await;
    assert!(
        page.text.contains("curve__line") && page.text.contains(&format!("/m/{id}/replay")),
        "{}",
        page.words()
    );
    let told: serde_json::Value =
        serde_json::from_str(&eve.get("/api/ratings/harbour?players=2").await.text).unwrap();
    let points = |place: usize| told[place]["rating"].as_i64().unwrap();
    assert!(points(0) >= 1500 && points(0) + points(1) == 3000, "{told}");
    assert_eq!(told[0]["matches"], 1);
    assert_eq!(eve.get("/player/Nobody").await.status, StatusCode::NOT_FOUND);
    let table = eve.get(&format!("/m/{id}/table")).await;
    assert!(table.words().contains("This match counts for the ratings."), "{}", table.words());
    assert_eq!(table.text.matches("class=\"delta").count(), 2, "{}", table.words());
}

#[tokio::test]
async fn whoever_opts_out_is_not_rated_and_not_listed() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    plays(&mut ann, &mut ben, &[]).await;
    ann.post("/account/shows", &[("presence", "yes")]).await;
    let mut eve = house.browser();
    let list = eve.get("/ratings/harbour?players=2").await;
    assert!(!list.text.contains("/player/Ann") && list.text.contains("/player/Ben"), "{}", list.words());
    let page = eve.get("/player/Ann").await;
    assert!(
        page.words().contains("does not take part") && !page.text.contains("/replay"),
        "{}",
        page.words()
    );
    assert!(ann.get("/player/Ann").await.text.contains("/replay"), "for their own eyes");
    plays(&mut ann, &mut ben, &[]).await;
    let told: serde_json::Value = serde_json::from_str(&eve.get("/api/players/Ben").await.text).unwrap();
    assert_eq!(told["ratings"][0]["matches"], 1, "the second match does not count");
}

#[tokio::test]
async fn nobody_is_thrown_out_of_a_match_that_counts() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let id = begins(&mut ann, &mut ben, &[]).await;
    for (deed, fields) in [("free", vec![]), ("bot", vec![("level", "greedy")])] {
        let refused = ann.post(&format!("/m/{id}/seat/1/{deed}"), &fields).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{deed}");
    }
    // Ben may go, and is last.
    ben.post(&format!("/m/{id}/seat/1/resign"), &[]).await;
    let house = House::open_with_bots(&house).await;
    let mut eve = house.browser();
    for _ in 0..400 {
        let page = ann.get(&format!("/m/{id}")).await;
        let offered = |text: &String| text.starts_with("Card") || text == "Keep all fish";
        if let Some(button) = page.buttons().into_iter().find(offered) {
            ann.press(&page, &button).await;
        }
        if page.words().contains("The match is over.") {
            let list = eve.get("/ratings/harbour?players=2").await;
            let (ann, ben) = (list.text.find("/player/Ann").unwrap(), list.text.find("/player/Ben").unwrap());
            assert!(ann < ben, "{}", list.words());
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the match does not end");
}
