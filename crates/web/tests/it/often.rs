//! Too often: whoever floods the server is asked to wait, and nobody else.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::ConnectInfo;
use axum::http::{Method, StatusCode};
use web::throttle::{self, Deed, Who};

use crate::browser::{Browser, House, Page};
use crate::play::{import, my_turn, play_to_the_end};

/// A browser at an address.
fn at(house: &House, address: &str) -> Browser {
    let peer = SocketAddr::new(address.parse().unwrap(), 5000);
    let browser = house.browser();
    Browser { app: browser.app.layer(Extension(ConnectInfo(peer))), ..browser }
}

/// Uses up what an address may do, a minute in advance: the test may take its time.
fn use_up(house: &House, address: &str, deed: Deed) {
    let (who, then) = (Who::Address(address.parse().unwrap()), Instant::now() + Duration::from_secs(60));
    while house.state.throttle.count(who.clone(), deed, then).is_ok() {}
}

fn is_too_often(page: &Page) -> bool {
    page.status == StatusCode::TOO_MANY_REQUESTS
}

const EVE: &str = "203.0.113.5";

#[tokio::test]
async fn whoever_floods_the_chat_is_asked_to_wait_in_their_language() {
    let house = House::new().await;
    let mut eve = at(&house, EVE);
    let id = eve.open_table(&["me=Eve", "me=Ben"], &[]).await;
    let chat = format!("/m/{id}/as/0/chat");
    let mut said = 0;
    while eve.once(Method::POST, &chat, form("text=Hello")).await.status.is_redirection() {
        said += 1;
        assert!(said < 200, "there is an end to it");
    }
    assert!(said >= 50, "people may talk: {said}");
    for (language, sentence) in
        [("en", "Please wait a moment"), ("de", "warte einen Moment"), ("nl", "Wacht even")]
    {
        eve.headers.insert("accept-language", language.parse().unwrap());
        let page = eve.post(&chat, &[("text", "Hello")]).await;
        assert!(is_too_often(&page) && page.words().contains(sentence), "{}", page.words());
    }
    assert_eq!(
        at(&house, "203.0.113.6").post(&format!("/m/{id}/chat"), &[("text", "Hi")]).await.status,
        StatusCode::OK
    );
}

fn form(body: &str) -> Option<(&'static str, String)> {
    Some(("application/x-www-form-urlencoded", body.to_owned()))
}

fn json(body: &str) -> Option<(&'static str, String)> {
    Some(("application/json", body.to_owned()))
}

#[tokio::test]
async fn nobody_decides_and_takes_back_without_end() {
    let house = House::new().await;
    let mut eve = at(&house, EVE);
    let id = eve.open_table(&["me=Eve", "me=Ben"], &[]).await;
    use_up(&house, EVE, Deed::Decide);
    for (path, body) in [
        (format!("/m/{id}/as/0/play"), form("revision=0&action_id=a&action=%22keep%22")),
        (format!("/m/{id}/as/0/undo"), form("revision=0")),
        (format!("/api/tables/{id}/play"), json(r#"{"seat":0,"revision":0,"action_id":"a","action":1}"#)),
        (format!("/api/tables/{id}/undo"), json(r#"{"seat":0,"revision":0}"#)),
    ] {
        assert!(is_too_often(&eve.once(Method::POST, &path, body.clone()).await), "{path}");
        let mut other = Browser { app: at(&house, "198.51.100.7").app, ..eve.clone() };
        assert!(!is_too_often(&other.once(Method::POST, &path, body).await), "{path}: nobody else waits");
    }
}

#[tokio::test]
async fn guests_tables_and_passwords_are_counted() {
    let house = House::new().await;
    let table = r#"{"game": "harbour", "seats": [{"kind": "me"}, {"kind": "me"}]}"#;
    let id = house.browser().open_table(&["me=Ann", "link"], &[("visibility", "listed")]).await;
    let (sit, take) = (format!("/m/{id}/seat/1/sit"), format!("/api/tables/{id}/seats/1"));
    let login = "login=Ann&password=correct+horse";
    for (deed, path, body) in [
        (Deed::Guest, "/api/guest", json("{}")),
        (Deed::Guest, "/account/name", form("name=Eve")),
        (Deed::Table, "/api/tables", json(table)),
        (Deed::Table, "/play", form("game=harbour")),
        (Deed::Table, "/new", form("game=harbour&seat-0=me&seat-1=me")),
        (Deed::Seat, &sit, form("name=Eve")),
        (Deed::Seat, &take, json(r#"{"kind": "me"}"#)),
        (Deed::Password, "/account/login", form(login)),
        (Deed::Password, "/account/register", form(login)),
    ] {
        use_up(&house, EVE, deed);
        let mut eve = at(&house, EVE);
        assert!(is_too_often(&eve.once(Method::POST, path, body.clone()).await), "{path}");
        assert!(eve.cookies.is_empty(), "{path}: no guest was made");
        let other = at(&house, "198.51.100.7").once(Method::POST, path, body).await;
        assert!(!is_too_often(&other), "{path}: nobody else waits");
    }
}

#[tokio::test]
async fn behind_a_web_server_everybody_counts_for_themselves() {
    let house = House::new().await;
    use_up(&house, EVE, Deed::Guest);
    for (peer, forwarded, status) in [
        ("127.0.0.1", Some("203.0.113.5"), StatusCode::TOO_MANY_REQUESTS),
        ("127.0.0.1", Some("198.51.100.7, 203.0.113.5"), StatusCode::TOO_MANY_REQUESTS),
        ("127.0.0.1", Some("203.0.113.5, 198.51.100.7"), StatusCode::CREATED),
        ("127.0.0.1", None, StatusCode::CREATED),
        (EVE, Some("198.51.100.7"), StatusCode::TOO_MANY_REQUESTS),
    ] {
        let mut browser = at(&house, peer);
        if let Some(forwarded) = forwarded {
            browser.headers.insert("x-forwarded-for", forwarded.parse().unwrap());
        }
        let page = browser.once(Method::POST, "/api/guest", json("{}")).await;
        assert_eq!(page.status, status, "{peer} {forwarded:?}");
    }
}

#[tokio::test]
async fn match_files_are_read_one_after_the_other() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    play_to_the_end(&mut ann, &id).await;
    let file = ann.get(&format!("/m/{id}/file")).await.text;
    let reading = std::sync::Arc::clone(&house.state.replaying).acquire_owned().await.unwrap();
    let waits = tokio::time::timeout(Duration::from_millis(300), import(&mut ann, &file)).await;
    assert!(waits.is_err(), "another file is being read");
    drop(reading);
    for text in [file.as_str(), "nonsense", &file] {
        import(&mut ann, text).await;
        assert_eq!(house.state.replaying.available_permits(), 1);
    }
    let mut eve = at(&house, EVE);
    use_up(&house, EVE, Deed::Import);
    assert!(is_too_often(&import(&mut eve, &file).await));
}

#[tokio::test]
async fn hints_and_reviews_are_counted_and_wait_for_no_bot() {
    let house = House::new().await;
    let mut ann = at(&house, "198.51.100.7");
    let id = ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    play_to_the_end(&mut ann, &id).await;
    let other = ann.open_table(&["me=Ann", "bot:greedy"], &[]).await;
    my_turn(&mut ann, &format!("/m/{other}")).await;
    // Bots think.
    let _thinking = std::sync::Arc::clone(&house.state.thinking).acquire_owned().await.unwrap();
    for (path, address) in
        [(format!("/m/{id}/review?point=1"), "198.51.100.7"), (format!("/m/{other}?hint=1"), "198.51.100.8")]
    {
        ann = Browser { app: at(&house, address).app, ..ann };
        let answered = tokio::time::timeout(Duration::from_secs(20), ann.get(&path)).await.unwrap();
        assert_eq!(answered.status, StatusCode::OK, "{path}");
        use_up(&house, address, Deed::Advice);
        assert!(is_too_often(&ann.get(&path).await), "{path}");
        assert_eq!(ann.get(&format!("/m/{other}")).await.status, StatusCode::OK, "the match goes on");
    }
}

#[tokio::test]
async fn nobody_opens_streams_without_end() {
    let house = House::new().await;
    let id = house.browser().open_table(&["me=Ann", "me=Ben"], &[]).await;
    let who = EVE.parse().ok();
    let mut open: Vec<_> = std::iter::from_fn(|| house.state.throttle.stream(who).ok()).collect();
    for path in [format!("/m/{id}/live"), format!("/api/tables/{id}/changes")] {
        assert!(is_too_often(&at(&house, EVE).get(&path).await), "{path}");
    }
    open.clear();
    assert!(house.state.throttle.stream(who).is_ok());
}

#[tokio::test]
async fn whoever_goes_from_process_to_process_is_counted_by_all() {
    let house = House::new().await;
    let other = house.again().await;
    let who = Who::Address(EVE.parse().unwrap());
    while throttle::count(&house.state, who.clone(), Deed::Guest).await.is_ok() {}
    let guest =
        async |house: &House, address| at(house, address).once(Method::POST, "/api/guest", json("{}")).await;
    assert!(is_too_often(&guest(&other, EVE).await));
    assert_eq!(guest(&other, "198.51.100.7").await.status, StatusCode::CREATED, "nobody else waits");
}

#[tokio::test]
async fn whoever_is_logged_in_changes_their_password_while_strangers_try_it() {
    let house = House::new().await;
    let mut ann = house.browser();
    ann.post("/account/register", &[("login", "Ann"), ("password", "correct horse")]).await;
    while throttle::count(&house.state, Who::account("Ann"), Deed::Password).await.is_ok() {}
    let stranger = form("login=Ann&password=wrong+horse");
    assert!(is_too_often(&house.browser().once(Method::POST, "/account/login", stranger).await));
    let passwords = [("old", "correct horse"), ("password", "battery staple")];
    let changed = ann.post("/account/password", &passwords).await;
    assert_eq!(changed.status, StatusCode::OK, "{}", changed.words());
}

#[tokio::test]
async fn nobody_keeps_tables_without_end() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "link"], &[]).await;
    let row = house.state.store.find_match(&store::MatchId(id)).await.unwrap().unwrap();
    let new = store::NewMatch {
        game: row.game,
        rules_version: row.rules_version,
        options: row.options,
        settings: row.settings,
        host: row.host,
        seed: engine::Seed::from_number(1),
        salt: engine::Seed::from_number(2),
        seats: vec![(store::Holder::Open, String::new())],
        start: None,
        now: 1,
    };
    for _ in 1..web::table::MOST_TABLES {
        house.state.store.new_match(&new).await.unwrap();
    }
    let page = ann.post("/new", &[("game", "harbour"), ("seat-0", "me"), ("seat-1", "link")]).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.words().contains("You have 500 tables"), "{}", page.words());
    let mut ben = house.browser();
    let over = ben.open_table(&["me=Ben", "me=Bea"], &[]).await;
    play_to_the_end(&mut ben, &over).await;
    let file = ben.get(&format!("/m/{over}/file")).await.text;
    for refused in [
        import(&mut ann, &file).await,
        ann.post(&format!("/m/{over}/review"), &[("at", "1"), ("seat", "0")]).await,
    ] {
        assert!(refused.words().contains("You have 500 tables"), "{}", refused.words());
    }
    // Files of matches that are over are counted by themselves.
    assert_eq!(import(&mut ben, &file).await.status, StatusCode::OK);
    let user = house.state.store.find_match(&store::MatchId(over)).await.unwrap().unwrap().host.unwrap();
    assert_eq!(house.state.store.imports_of(&user).await.unwrap(), 1);
}
