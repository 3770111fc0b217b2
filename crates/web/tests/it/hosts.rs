//! Devices, one's own data, the end of an account; and what the host does.

use axum::http::StatusCode;

use crate::browser::House;
use crate::ratings::{account, begins};

const LOGIN: [(&str, &str); 2] = [("login", "Ann"), ("password", "correct horse")];

#[tokio::test]
async fn one_is_logged_out_on_another_device() {
    let house = House::new().await;
    let mut phone = account(&house, "Ann").await;
    let mut laptop = house.browser();
    laptop.headers.insert("user-agent", "Mozilla/5.0 (X11; Linux) Firefox/140.0".parse().unwrap());
    laptop.post("/account/login", &LOGIN).await;
    let page = phone.get("/account").await;
    assert!(page.words().contains("Firefox, Linux") && page.words().contains("this one"), "{}", page.words());
    let devices = page.text.split("id=\"devices\"").nth(1).unwrap();
    let key = devices.split("name=\"key\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    phone.post("/account/devices/end", &[("key", &key)]).await;
    assert!(!laptop.get("/account").await.words().contains("You are logged in"));
    assert!(phone.get("/account").await.words().contains("You are logged in"));
}

#[tokio::test]
async fn everything_that_is_kept_comes_as_a_file() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let id = begins(&mut ann, &mut ben, &[]).await;
    ann.post(&format!("/m/{id}/chat"), &[("text", "good luck")]).await;
    let file = ann.get("/account/export").await;
    assert!(file.headers["content-disposition"].to_str().unwrap().contains("attachment"));
    let own: serde_json::Value = serde_json::from_str(&file.text).unwrap();
    assert_eq!((&own["login"], &own["matches"][0]["id"]), (&"Ann".into(), &id.clone().into()));
    assert_eq!(own["said"][0]["text"], "good luck");
    assert!(
        !file.text.contains("argon2") && !file.text.contains("Ben\""),
        "nothing secret, nothing of others"
    );
    assert_eq!(house.browser().get("/account/export").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn an_account_is_deleted_and_the_match_goes_on() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let id = begins(&mut ann, &mut ben, &[]).await;
    let waiting = ben.open_table(&["me", "link"], &[]).await;
    ben.post(&format!("/m/{id}/chat"), &[("text", "something private")]).await;
    let wrong = ben.post("/account/delete", &[("password", "wrong horse")]).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    ben.post("/account/delete", &[("password", "correct horse")]).await;
    assert!(!ben.get("/account").await.words().contains("You are logged in"));
    let page = ann.get(&format!("/m/{id}")).await;
    assert!(
        !page.words().contains("something private") && page.words().contains("Which card do you lay?"),
        "{}",
        page.words()
    );
    assert!(ann.get(&format!("/m/{id}/table")).await.words().contains("short-sighted"), "a bot plays on");
    assert_eq!(ann.get("/player/Ben").await.status, StatusCode::NOT_FOUND);
    assert_eq!(ann.get(&format!("/m/{waiting}")).await.status, StatusCode::OK);
    // The name is free again.
    account(&house, "Ben").await;
}

#[tokio::test]
async fn the_last_host_stays() {
    let house = House::new().await;
    let (mut ann, _ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let refused = ann.post("/account/delete", &[("password", "correct horse")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.words());
    assert!(ann.get("/account").await.words().contains("You are logged in"));
    ann.post("/host/role", &[("login", "Ben"), ("role", "host")]).await;
    assert_eq!(ann.post("/account/delete", &[("password", "correct horse")]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_host_closes_accounts_and_hides_lines() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let id = begins(&mut ann, &mut ben, &[]).await;
    ben.post(&format!("/m/{id}/chat"), &[("text", "something rude")]).await;
    for address in ["/host".to_owned(), format!("/host/chat/{id}")] {
        assert_eq!(ben.get(&address).await.status, StatusCode::FORBIDDEN);
        assert_eq!(house.browser().get(&address).await.status, StatusCode::FORBIDDEN);
    }
    for (address, fields) in [
        ("/host/closed", [("login", "Ann"), ("closed", "yes")]),
        ("/host/role", [("login", "Ben"), ("role", "host")]),
    ] {
        assert_eq!(ben.post(address, &fields).await.status, StatusCode::FORBIDDEN);
    }
    let chat = ann.get(&format!("/host/chat/{id}")).await;
    ann.press(&chat, "Hide").await;
    let told = ben.get(&format!("/m/{id}")).await.words();
    assert!(!told.contains("something rude") && told.contains("(hidden by the host)"), "{told}");
    let list = ann.get("/host").await;
    ann.press(&list, "Close the account").await;
    assert!(!ben.get("/account").await.words().contains("You are logged in"));
    let refused = ben.post("/account/login", &[("login", "Ben"), ("password", "correct horse")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.words().contains("closed by the host"), "{}", refused.words());
    let own = ann.post("/host/closed", &[("login", "Ann"), ("closed", "yes")]).await;
    assert_eq!(own.status, StatusCode::UNPROCESSABLE_ENTITY, "there is always a host");
    ann.post("/host/closed", &[("login", "Ben"), ("closed", "no")]).await;
    ben.post("/account/login", &[("login", "Ben"), ("password", "correct horse")]).await;
    assert!(ben.get("/account").await.words().contains("You are logged in"));
}
