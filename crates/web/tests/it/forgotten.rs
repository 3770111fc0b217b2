//! Forgotten passwords: who gets a link, how long it works, and that nobody learns by it who has an account.

use std::time::Duration;

use axum::http::StatusCode;
use web::notices::{Mailer, Outgoing};

use crate::browser::{Browser, House, Page};
use crate::sink::{Sink, words};

const HOUR: i64 = 3_600_000;

async fn house(mail: &Sink) -> House {
    let server = format!("smtp://127.0.0.1:{}", mail.port);
    let mailer = Mailer::new(&server, "Civitas <civitas@civitas.test>").ok();
    let origin = "https://civitas.test".to_owned();
    House::sending(Outgoing { origin, mailer, private_targets: true, delay: Duration::ZERO }).await
}

/// The path of the link in a mail.
fn link(mail: &str) -> String {
    words(mail).lines().find_map(|line| line.strip_prefix("https://civitas.test")).unwrap().to_owned()
}

/// Somebody with an account and a mailbox that they confirmed.
async fn with_mailbox(house: &House, mail: &Sink, login: &str, mailbox: &str) -> Browser {
    let mut browser = house.browser();
    browser.post("/account/register", &[("login", login), ("password", "correct horse")]).await;
    let before = mail.got().len();
    browser.post("/notices", &[("kind", "mail"), ("target", mailbox), ("password", "correct horse")]).await;
    let mails = mail.waits_for(before + 1).await;
    browser.post(&link(mails.last().unwrap()), &[]).await;
    browser
}

async fn asks(house: &House, who: &str) -> Page {
    house.browser().post("/account/forgotten", &[("who", who)]).await
}

async fn can_log_in(house: &House, login: &str, password: &str) -> bool {
    let credentials = [("login", login), ("password", password)];
    house.browser().post("/account/login", &credentials).await.status == StatusCode::OK
}

fn is_logged_in(page: &Page) -> bool {
    page.words().contains("You are logged in as")
}

#[tokio::test]
async fn a_link_by_mail_gives_a_new_password_once_and_ends_all_sessions() {
    let mail = Sink::mail().await;
    let house = house(&mail).await;
    let mut phone = with_mailbox(&house, &mail, "Ann", "ann@localhost").await;
    for (count, who) in [(2, "aNN"), (3, " Ann@LOCALHOST ")] {
        assert_eq!(asks(&house, who).await.status, StatusCode::OK);
        mail.waits_for(count).await;
    }
    let mails = mail.got();
    assert!(
        mails[2].contains("To: ann@localhost\r\n") && !mails[2].contains("List-Unsubscribe"),
        "{}",
        mails[2]
    );
    let (first, second) = (link(&mails[1]), link(&mails[2]));
    assert!(first.starts_with("/account/reset/") && first != second);

    let mut laptop = house.browser();
    let form = laptop.get(&first).await;
    assert!(form.words().contains("A new password for Ann"), "{}", form.words());
    assert!(is_logged_in(&phone.get("/account").await), "looking at the link changes nothing");
    let short = laptop.post(&first, &[("password", "short")]).await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    let done = laptop.post(&first, &[("password", "battery staple")]).await;
    assert!(done.path == "/account" && is_logged_in(&done), "{}", done.words());
    assert!(!is_logged_in(&phone.get("/account").await), "the other device is logged out");
    assert!(
        can_log_in(&house, "Ann", "battery staple").await
            && !can_log_in(&house, "Ann", "correct horse").await
    );
    for used in [&first, &second] {
        let again = house.browser().post(used, &[("password", "stolen horse")]).await;
        assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "once, and the other link ended with it");
        assert_eq!(house.browser().get(used).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert!(!can_log_in(&house, "Ann", "stolen horse").await);
}

#[tokio::test]
async fn nobody_learns_who_has_an_account_or_a_mailbox() {
    let mail = Sink::mail().await;
    let house = house(&mail).await;
    with_mailbox(&house, &mail, "Ann", "ann@localhost").await;
    let mut ben = house.browser();
    ben.post("/account/register", &[("login", "Ben"), ("password", "correct horse")]).await;
    ben.post(
        "/notices",
        &[("kind", "mail"), ("target", "unconfirmed@localhost"), ("password", "correct horse")],
    )
    .await;
    mail.waits_for(2).await;
    let known = asks(&house, "Ann").await;
    mail.waits_for(3).await;
    for who in [
        "Zoe",
        "Ben",
        "unconfirmed@localhost",
        "zoe@localhost",
        "",
        "%",
        "'; --",
        "ann@localhost\r\nBcc: x@y.z",
    ] {
        let unknown = asks(&house, who).await;
        assert_eq!((unknown.status, unknown.text), (known.status, known.text.clone()), "{who}");
    }
    mail.stays_at(3).await;
    // Asked too often, both are refused alike.
    for who in ["Ann", "Zoe"] {
        let mut last = asks(&house, who).await.status;
        for _ in 0..12 {
            last = asks(&house, who).await.status;
        }
        assert_eq!(last, StatusCode::TOO_MANY_REQUESTS, "{who}");
    }
    assert!(mail.got().len() <= 3 + 10, "a mailbox is not flooded: {}", mail.got().len());
}

#[tokio::test]
async fn a_link_is_not_guessed_ends_after_an_hour_and_with_the_account() {
    let mail = Sink::mail().await;
    let house = house(&mail).await;
    with_mailbox(&house, &mail, "Host", "host@localhost").await;
    with_mailbox(&house, &mail, "Ann", "ann@localhost").await;
    let store = &house.state.store;
    let user = store.account("Ann").await.unwrap().unwrap().user;
    let (late, closed) = (
        store.begin_reset(&user.id, store.now()).await.unwrap(),
        store.begin_reset(&user.id, store.now() + HOUR).await.unwrap(),
    );
    assert!(store.reset_of(&closed, store.now() + HOUR - 1_000).await.unwrap().is_some());
    assert!(store.reset_of(&closed, store.now() + HOUR).await.unwrap().is_none(), "an hour is over");
    let refused = async |token: &str| {
        let path = format!("/account/reset/{token}");
        house.browser().post(&path, &[("password", "stolen horse")]).await.status
    };
    for guess in [late.as_str(), "x", &closed[..31], &closed.to_uppercase(), "%00", &"0".repeat(32)] {
        assert_eq!(refused(guess).await, StatusCode::UNPROCESSABLE_ENTITY, "{guess}");
    }
    store.set_closed(&user.id, true, store.now()).await.unwrap();
    assert_eq!(refused(&closed).await, StatusCode::UNPROCESSABLE_ENTITY, "a host closed the account");
    asks(&house, "Ann").await;
    mail.stays_at(2).await;
}

#[tokio::test]
async fn without_mail_the_page_says_whom_to_ask() {
    let house = House::new().await;
    let mut ann = house.browser();
    let page = ann.get("/account").await;
    assert!(page.text.contains("href=\"/account/forgotten\""));
    let page = ann.get("/account/forgotten").await;
    assert!(page.words().contains("ask whoever runs this server") && !page.text.contains("name=\"who\""));
    assert_eq!(asks(&house, "Ann").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    // What the host makes by the command line works here, too.
    ann.post("/account/register", &[("login", "Ann"), ("password", "correct horse")]).await;
    let store = &house.state.store;
    let user = store.account("Ann").await.unwrap().unwrap().user;
    let token = store.begin_reset(&user.id, store.now() + HOUR).await.unwrap();
    let done =
        house.browser().post(&format!("/account/reset/{token}"), &[("password", "battery staple")]).await;
    assert!(is_logged_in(&done), "{}", done.words());
}

/// Eve adds her mailbox as a guest, in a browser that others use after her.
#[tokio::test]
async fn a_mailbox_that_a_guest_added_gives_no_password_to_the_account() {
    let mail = Sink::mail().await;
    let house = house(&mail).await;
    house.browser().post("/account/register", &[("login", "Ann"), ("password", "correct horse")]).await;
    for (count, way, login) in [(1, "/account/login", "Ann"), (2, "/account/register", "Ben")] {
        let mut shared = house.browser();
        shared.post("/notices", &[("kind", "mail"), ("target", "eve@localhost")]).await;
        let confirm = link(mail.waits_for(count).await.last().unwrap());
        assert_eq!(house.browser().post(&confirm, &[]).await.status, StatusCode::OK);
        shared.post(way, &[("login", login), ("password", "correct horse")]).await;
        assert!(is_logged_in(&shared.get("/account").await), "{login}");
        asks(&house, "eve@localhost").await;
        asks(&house, login).await;
        let again = house.browser().post(&confirm, &[]).await;
        assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "the old link confirms nothing");
        mail.stays_at(count).await;
    }
}

#[tokio::test]
async fn whoever_finds_an_open_browser_adds_no_mailbox() {
    let mail = Sink::mail().await;
    let house = house(&mail).await;
    let mut ann = house.browser();
    ann.post("/account/register", &[("login", "Ann"), ("password", "correct horse")]).await;
    assert!(ann.get("/notices").await.text.contains("name=\"password\""));
    for password in ["", "wrong horse"] {
        let fields = [("kind", "mail"), ("target", "eve@localhost"), ("password", password)];
        assert_eq!(ann.post("/notices", &fields).await.status, StatusCode::FORBIDDEN, "{password}");
    }
    mail.stays_at(0).await;
    assert!(!ann.get("/notices").await.words().contains("eve@localhost"));
}
