//! The lobby: who is here, invitations, friends; and asking for a seat of a running match.

use axum::http::StatusCode;

use crate::browser::{Browser, House, Page};
use crate::ratings::{account, begins};

#[tokio::test]
async fn people_see_each_other_across_processes_and_only_if_they_like() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    ann.get("/").await;
    let other = house.again().await;
    let mut elsewhere = Browser { app: web::app(other.state.clone()), ..ben.clone() };
    let lobby = elsewhere.get("/lobby").await;
    assert!(
        lobby.main().contains("/player/Ann") && !lobby.main().contains("/player/Ben"),
        "{}",
        lobby.words()
    );
    ann.post("/account/shows", &[("rating", "yes"), ("matches", "yes")]).await;
    assert!(!ben.get("/lobby").await.main().contains("/player/Ann"));
}

#[tokio::test]
async fn somebody_is_invited_by_name_and_sits_down_or_not() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let id = ann.open_table(&["me", "link"], &[]).await;
    let asked = ann.post(&format!("/m/{id}/invite"), &[("login", "ben")]).await;
    assert!(asked.words().contains("no answer yet"), "{}", asked.words());
    let lobby = ben.get("/lobby").await;
    assert!(lobby.words().contains("Ann invites you to a table: Harbour."), "{}", lobby.words());
    ben.press(&lobby, "No, thank you").await;
    assert!(!ben.get("/lobby").await.words().contains("invites you to a table"));
    assert!(ann.get(&format!("/m/{id}/invite")).await.words().contains("no, thank you"));
    // Asked again from the page of a player, to one of the own tables.
    let which = ann.get("/invite/Ben").await;
    ann.press(&which, "Invite").await;
    let lobby = ben.get("/lobby").await;
    let link = lobby.text.split("href=\"/join/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let table = ben.get(&format!("/join/{link}")).await;
    let begun = ben.press(&table, "Sit down").await;
    assert!(begun.words().contains("Which card do you lay?"), "{}", begun.words());
    for (login, status) in
        [("Nobody", StatusCode::UNPROCESSABLE_ENTITY), ("Ben", StatusCode::UNPROCESSABLE_ENTITY)]
    {
        assert_eq!(ann.post(&format!("/m/{id}/invite"), &[("login", login)]).await.status, status);
    }
    let mut eve = account(&house, "Eve").await;
    assert_eq!(eve.post(&format!("/m/{id}/invite"), &[("login", "Eve")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(eve.get(&format!("/m/{id}/invite")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn friends_are_kept_and_a_table_says_whom_it_looks_for() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let page = ann.get("/player/Ben").await;
    let added = ann.press(&page, "Add to friends").await;
    assert!(added.buttons().contains(&"Remove from friends".to_owned()), "{}", added.words());
    assert!(ann.get("/lobby").await.words().contains("friend"));
    ann.open_table(&["me", "link"], &[("visibility", "listed"), ("company", "newcomers")]).await;
    assert!(ben.get("/lobby").await.words().contains("newcomers welcome"));
    assert!(!ben.get("/lobby?game=chess").await.words().contains("newcomers welcome"));
}

async fn sits(browser: &mut Browser, id: &str, name: &str) -> Page {
    browser.post(&format!("/m/{id}/seat/1/sit"), &[("name", name)]).await
}

/// Whether a browser sees the hidden cards of seat 1.
async fn sees_seat_1(browser: &mut Browser, id: &str) -> bool {
    browser.get(&format!("/api/tables/{id}/view?seat=1")).await.status == StatusCode::OK
}

#[tokio::test]
async fn nobody_takes_a_seat_of_a_running_match_without_the_others_consent() {
    let house = House::new().await;
    let (mut ann, mut ben, mut eve) = (house.browser(), house.browser(), house.browser());
    let id = begins(&mut ann, &mut ben, &[]).await;
    // The host throws Ben out, and a friend of the host would like to see the hand.
    assert_eq!(ann.post(&format!("/m/{id}/seat/1/free"), &[]).await.status, StatusCode::OK);
    let asked = sits(&mut eve, &id, "Eve").await;
    assert!(asked.words().contains("you have asked"), "{}", asked.words());
    let page = ann.get(&format!("/m/{id}")).await;
    assert!(page.words().contains("Eve would like to take seat 2"), "{}", page.words());
    ann.press(&page, "Agree").await;
    assert!(!sees_seat_1(&mut eve, &id).await, "Ben, whose cards these are, has not agreed");
    // Ben is asked, too, and takes the seat back instead.
    assert!(ben.get(&format!("/m/{id}/table")).await.words().contains("Eve would like to take seat 2"));
    let back = sits(&mut ben, &id, "Ben").await;
    assert!(back.words().contains("Which card do you lay?") && sees_seat_1(&mut ben, &id).await);
    assert!(!ann.get(&format!("/m/{id}")).await.words().contains("would like to take"), "that has lapsed");
    assert!(!sees_seat_1(&mut eve, &id).await);
}

#[tokio::test]
async fn with_the_last_consent_the_seat_is_theirs_and_one_refusal_is_enough() {
    let house = House::new().await;
    let (mut ann, mut ben, mut eve) = (house.browser(), house.browser(), house.browser());
    let id = begins(&mut ann, &mut ben, &[]).await;
    ben.post(&format!("/m/{id}/seat/1/free"), &[]).await;
    sits(&mut eve, &id, "Eve").await;
    let page = ann.get(&format!("/m/{id}/table")).await;
    ann.press(&page, "Refuse").await;
    assert!(eve.get(&format!("/m/{id}/table")).await.words().contains("somebody is against it"));
    sits(&mut eve, &id, "Eve").await;
    assert!(!sees_seat_1(&mut eve, &id).await);
    let mut cem = house.browser();
    sits(&mut cem, &id, "Cem").await;
    let page = ann.get(&format!("/m/{id}/table")).await;
    let seat = ann.press(&page, "Agree").await;
    assert!(seat.words().contains("Cem"), "{}", seat.words());
    assert!(sees_seat_1(&mut cem, &id).await);
    assert!(ann.get(&format!("/m/{id}")).await.words().contains("sits down."));
    // A stranger answers nothing, and nobody answers twice.
    let given = [("asker", "x"), ("answer", "consent")];
    assert_eq!(eve.post(&format!("/m/{id}/seat/1/answer"), &given).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ann.post(&format!("/m/{id}/seat/1/answer"), &given).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn the_api_asks_before_it_seats() {
    let house = House::new().await;
    let (mut ann, mut ben, mut eve) = (house.browser(), house.browser(), house.browser());
    let id = begins(&mut ann, &mut ben, &[]).await;
    ben.post(&format!("/m/{id}/seat/1/free"), &[]).await;
    let wish = Some(("application/json", "{\"kind\":\"me\"}".to_owned()));
    let address = format!("/api/tables/{id}/seats/1");
    let asked = eve.ask(axum::http::Method::POST, &address, wish.clone()).await;
    assert_eq!(asked.status, StatusCode::ACCEPTED, "{}", asked.text);
    let back = ben.ask(axum::http::Method::POST, &address, wish).await;
    assert_eq!(back.status, StatusCode::OK, "{}", back.text);
}
