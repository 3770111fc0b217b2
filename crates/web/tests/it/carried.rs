//! A match that is being played goes on elsewhere, from a file that only a host of the server takes.

use axum::http::{Method, StatusCode};

use crate::browser::{Browser, House, Page};
use crate::play::import;
use crate::ratings::{account, begins};

const FORM: &str = "application/x-www-form-urlencoded";

async fn takes(browser: &mut Browser, id: &str) -> Page {
    browser.once(Method::POST, &format!("/m/{id}/file"), Some((FORM, String::new()))).await
}

#[tokio::test]
async fn a_running_match_goes_on_elsewhere_and_both_tables_are_told() {
    let house = House::new().await;
    // The first account is the host of the server.
    let mut host = account(&house, "Hannah").await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let id = begins(&mut ann, &mut ben, &[]).await;
    assert!(!ann.get(&format!("/m/{id}/table")).await.words().contains("Take a file"));
    assert_eq!(takes(&mut ann, &id).await.status, StatusCode::FORBIDDEN, "it holds the cards of Ben");
    assert!(!ann.get(&format!("/m/{id}")).await.words().contains("took a copy"));
    let table = host.get(&format!("/m/{id}/table")).await;
    assert!(table.buttons().contains(&"Take the file and tell the table".to_owned()), "{}", table.words());
    let file = takes(&mut host, &id).await;
    assert_eq!(file.status, StatusCode::OK);
    assert!(file.headers["content-disposition"].to_str().unwrap().contains("attachment"));
    let told = ben.get(&format!("/m/{id}")).await;
    assert!(told.words().contains("A host of this server took a copy of this match"), "{}", told.words());

    let other = House::new().await;
    let (mut zoe, mut ann) = (account(&other, "Zoe").await, account(&other, "Ann").await);
    let table = import(&mut zoe, &file.text).await;
    assert!(table.path.ends_with("/table"), "{} {}", table.path, table.words());
    let new = table.path.trim_start_matches("/m/").trim_end_matches("/table").to_owned();
    assert!(table.words().contains("Ann") && table.words().contains("Ben"), "{}", table.words());
    let told = zoe.get(&format!("/m/{new}")).await;
    assert!(told.words().contains("goes on with this match here, from a file"), "{}", told.words());
    // Whoever bears the name of a seat is asked, and anybody may come by the link.
    let lobby = ann.get("/lobby").await;
    assert!(lobby.words().contains("Zoe invites you to a table: Harbour."), "{}", lobby.words());
    let link = lobby.text.split("href=\"/join/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let seat = ann.post(&format!("/m/{new}/seat/0/sit"), &[("name", "Ann"), ("join", &link)]).await;
    assert!(seat.words().contains("Which card do you lay?"), "{}", seat.words());
    let stranger = other.browser().post(&format!("/m/{new}/seat/1/sit"), &[("name", "Eve")]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn what_is_neither_over_nor_with_its_seed_does_not_go_on() {
    let house = House::new().await;
    let mut host = account(&house, "Hannah").await;
    let id = host.open_table(&["me=Ann", "me=Ben"], &[]).await;
    let file = takes(&mut host, &id).await.text;
    let seed = file.split("\"seed\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let without = file.replace(&format!(",\"seed\":\"{seed}\""), "");
    assert_ne!(without, file);
    let refused = import(&mut host, &without).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.words().contains("its file has no seed"), "{}", refused.words());
    let forged = file.replace(&seed, &"0".repeat(seed.len()));
    assert_eq!(import(&mut host, &forged).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let waiting = host.open_table(&["me", "link"], &[]).await;
    assert_eq!(takes(&mut host, &waiting).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}
