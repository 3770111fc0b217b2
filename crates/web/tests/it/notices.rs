//! Notices: who is told what, where, and how often.

use std::time::Duration;

use axum::http::StatusCode;
use store::MatchId;
use web::notices::{Mailer, Outgoing};
use web::run_beside;

use crate::browser::{Browser, House};
use crate::sink::{Sink, json, words};

/// A server that sends at once, also to this machine.
pub fn outgoing(mail: Option<&Sink>) -> Outgoing {
    let mailer = mail.map(|sink| {
        Mailer::new(&format!("smtp://127.0.0.1:{}", sink.port), "Civitas <civitas@civitas.test>").unwrap()
    });
    Outgoing { origin: "https://civitas.test".into(), mailer, private_targets: true, delay: Duration::ZERO }
}

pub async fn house(mail: Option<&Sink>) -> House {
    let house = House::sending(outgoing(mail)).await;
    run_beside(&house.state);
    house
}

/// Ben, who is told there when they are asked.
async fn told(house: &House, kind: &str, target: &str) -> Browser {
    let mut ben = house.browser();
    let page = ben.post("/notices", &[("kind", kind), ("target", target)]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.words());
    ben
}

/// A match of Ann, who opens it, and Ben, who begins it by sitting down: both are asked.
pub async fn begin(ann: &mut Browser, ben: &mut Browser) -> String {
    let id = ann.open_table(&["me=Ann", "link"], &[("visibility", "listed")]).await;
    let sat = ben.post(&format!("/m/{id}/seat/1/sit"), &[("name", "Ben")]).await;
    assert_eq!(sat.status, StatusCode::OK, "{}", sat.words());
    id
}

/// Lays a card, or keeps all fish.
pub async fn plays(browser: &mut Browser, id: &str) {
    let page = browser.get(&format!("/m/{id}")).await;
    let button = page.buttons().into_iter().find(|text| text.starts_with("Card") || text == "Keep all fish");
    browser.press(&page, &button.unwrap_or_else(|| panic!("{}", page.words()))).await;
}

#[tokio::test]
async fn a_turn_is_told_once_with_the_question_and_links() {
    let sink = Sink::web("204 No Content").await;
    let house = house(None).await;
    let (mut ann, mut ben) = (house.browser(), told(&house, "webhook", &sink.address()).await);
    let id = begin(&mut ann, &mut ben).await;
    let first = json(&sink.waits_for(1).await[0]);
    assert_eq!(first["kind"], "turn");
    assert_eq!(first["match"], id);
    assert_eq!(first["url"], format!("https://civitas.test/m/{id}"));
    let question = first["question"].as_str().unwrap();
    assert!(
        question.contains("Waiting for") && first["text"].as_str().unwrap().contains(question),
        "{first}"
    );
    assert!(first["text"].as_str().unwrap().starts_with("Ben, it is your turn"), "{first}");
    plays(&mut ben, &id).await;
    sink.stays_at(1).await;
    plays(&mut ann, &id).await;
    // Ben may give fish away now, or Ann does not and both are asked again: a new turn for Ben.
    if ann.get(&format!("/m/{id}")).await.form("Keep all fish").is_some() {
        plays(&mut ann, &id).await;
    }
    let second = json(sink.waits_for(2).await.last().unwrap());
    assert_ne!(second["id"], first["id"]);
}

#[tokio::test]
async fn nobody_is_told_while_they_look() {
    let sink = Sink::web("200 OK").await;
    let house = house(None).await;
    let (mut ann, mut ben) = (house.browser(), told(&house, "webhook", &sink.address()).await);
    let id = ben.open_table(&["me=Ben", "link"], &[("visibility", "listed")]).await;
    let row = house.state.store.find_match(&MatchId(id.clone())).await.unwrap().unwrap();
    // Ben has the page open, in another process.
    let other = house.again().await;
    let here = other.state.presence.enter(&row.id, row.host.as_ref().unwrap());
    other.state.presence.write(&other.state).await.unwrap();
    ann.post(&format!("/m/{id}/seat/1/sit"), &[("name", "Ann")]).await;
    sink.stays_at(0).await;
    drop(here);
    let next = begin(&mut ann, &mut ben).await;
    assert_eq!(json(&sink.waits_for(1).await[0])["match"], next, "Ben does not look at this one");
}

#[tokio::test]
async fn two_processes_tell_a_turn_once() {
    let sink = Sink::web("200 OK").await;
    let house = house(None).await;
    let other = house.again().await;
    run_beside(&other.state);
    let (mut ann, mut ben) = (house.browser(), told(&house, "webhook", &sink.address()).await);
    for _ in 0..5 {
        begin(&mut ann, &mut ben).await;
    }
    sink.waits_for(5).await;
    sink.stays_at(5).await;
}

#[tokio::test]
async fn whoever_has_the_link_gets_no_more_by_one_click_and_nobody_by_looking_at_it() {
    let sink = Sink::web("200 OK").await;
    let house = house(None).await;
    let (mut ann, mut ben) = (house.browser(), told(&house, "discord", &sink.address()).await);
    begin(&mut ann, &mut ben).await;
    let message = json(&sink.waits_for(1).await[0]);
    let content = message["content"].as_str().unwrap();
    let stop = content.split("<https://civitas.test").last().unwrap().split('>').next().unwrap().to_owned();
    assert!(stop.starts_with("/notices/stop/"), "{content}");
    assert!(
        !ben.get("/notices").await.text.contains(stop.rsplit('/').next().unwrap()),
        "the page needs no token"
    );
    let mut anybody = house.browser();
    // Programs look at links before their readers do.
    let asked = anybody.get(&stop).await;
    assert_eq!(asked.status, StatusCode::OK);
    begin(&mut ann, &mut ben).await;
    sink.waits_for(2).await;
    // Mail programs post this by themselves.
    let one_click = Some(("application/x-www-form-urlencoded", "List-Unsubscribe=One-Click".to_owned()));
    let by_program = house.browser().ask(axum::http::Method::POST, &stop, one_click).await;
    assert_eq!(by_program.status, StatusCode::OK);
    let stopped = anybody.press(&asked, "No more notices").await;
    assert_eq!(stopped.status, StatusCode::OK, "{}", stopped.words());
    begin(&mut ann, &mut ben).await;
    sink.stays_at(2).await;
    anybody.press(&stopped, "Switch them on again").await;
    begin(&mut ann, &mut ben).await;
    sink.waits_for(3).await;
    let unknown = anybody.get("/notices/stop/nothing").await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_mailbox_is_confirmed_before_it_gets_notices() {
    let sink = Sink::mail().await;
    let house = house(Some(&sink)).await;
    let (mut ann, mut ben) = (house.browser(), told(&house, "mail", "ben@localhost").await);
    begin(&mut ann, &mut ben).await;
    let mails = sink.waits_for(1).await;
    sink.stays_at(1).await;
    let letter = words(&mails[0]);
    let link = letter.lines().find_map(|line| line.strip_prefix("https://civitas.test")).unwrap().to_owned();
    let mut mailbox = house.browser();
    let page = mailbox.get(&link).await;
    assert!(
        ben.get("/notices").await.words().contains("not confirmed yet"),
        "looking at the link is not enough"
    );
    mailbox.press(&page, "Yes, send them").await;
    let id = begin(&mut ann, &mut ben).await;
    let mails = sink.waits_for(2).await;
    assert!(mails[1].contains("Subject: Your turn: Harbour\r\n"), "{}", mails[1]);
    let letter = words(&mails[1]);
    assert!(
        letter.contains("Which card do you lay?") && letter.contains(&format!("https://civitas.test/m/{id}")),
        "{letter}"
    );
    assert!(mails[1].contains("List-Unsubscribe: <https://civitas.test/notices/stop/"), "{}", mails[1]);
    sink.stays_at(2).await;
}

#[tokio::test]
async fn a_test_message_is_sent_when_it_is_wished_for() {
    let sink = Sink::web("200 OK").await;
    let house = house(None).await;
    let mut ben = told(&house, "webhook", &sink.address()).await;
    let page = ben.get("/notices").await;
    ben.press(&page, "Send a test message").await;
    assert_eq!(json(&sink.waits_for(1).await[0])["kind"], "test");
    let gone = Sink::web("404 Not Found").await;
    let page = told(&house, "webhook", &gone.address()).await.get("/notices").await;
    let mut other = told(&house, "webhook", &gone.address()).await;
    assert_eq!(
        other.press(&page, "Send a test message").await.status,
        StatusCode::NOT_FOUND,
        "that is another's"
    );
    let page = other.get("/notices").await;
    let refused = other.press(&page, "Send a test message").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.words().contains("could not be delivered"), "{}", refused.words());
}

#[tokio::test]
async fn nobody_is_followed_elsewhere() {
    let elsewhere = Sink::web("200 OK").await;
    let answer = format!("302 Found\r\nLocation: {}", elsewhere.address());
    let sink = Sink::web(answer.leak()).await;
    let house = house(None).await;
    let (mut ann, mut ben) = (house.browser(), told(&house, "webhook", &sink.address()).await);
    begin(&mut ann, &mut ben).await;
    sink.waits_for(1).await;
    elsewhere.stays_at(0).await;
    sink.stays_at(1).await;
}

#[tokio::test]
async fn the_network_of_the_host_is_out_of_reach() {
    let sink = Sink::web("200 OK").await;
    let outgoing = Outgoing { private_targets: false, ..outgoing(None) };
    let house = House::sending(outgoing).await;
    let mut ben = house.browser();
    for (kind, target) in [
        ("webhook", sink.address()),
        ("discord", format!("https://127.0.0.1:{}/", sink.port)),
        ("webhook", format!("https://localhost:{}/", sink.port)),
        ("webhook", "https://169.254.169.254/latest/meta-data/".to_owned()),
        ("webhook", "https://[::1]/".to_owned()),
        ("webhook", "javascript:alert(1)".to_owned()),
    ] {
        let refused = ben.post("/notices", &[("kind", kind), ("target", &target)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{target}");
    }
    let no_mail = ben.post("/notices", &[("kind", "mail"), ("target", "ben@example.org")]).await;
    assert_eq!(no_mail.status, StatusCode::BAD_REQUEST, "this server sends none");
    let page = ben.get("/notices").await;
    assert!(
        !page.words().contains("Send a test message")
            && page.words().contains("This server sends no e-mail.")
    );
    sink.stays_at(0).await;
}

/// Whatever the hands are, the same is said: no notice tells a secret.
#[tokio::test]
async fn a_notice_says_nothing_that_is_hidden() {
    let (web, mail) = (Sink::web("200 OK").await, Sink::mail().await);
    let house = house(Some(&mail)).await;
    let mut ben = told(&house, "webhook", &web.address()).await;
    ben.post("/notices", &[("kind", "mail"), ("target", "ben@localhost")]).await;
    let link = words(&mail.waits_for(1).await[0]);
    let link = link.lines().find_map(|line| line.strip_prefix("https://civitas.test")).unwrap().to_owned();
    ben.post(&link, &[]).await;
    let mut ann = house.browser();
    let mut said = Vec::new();
    for number in 1..=4 {
        let id = begin(&mut ann, &mut ben).await;
        let posted = json(web.waits_for(number).await.last().unwrap());
        let letter = words(mail.waits_for(number + 1).await.last().unwrap()).replace(&id, "ID");
        let open = ["title", "text", "question", "game", "seat", "kind"].map(|key| posted[key].to_string());
        said.push((open, letter));
    }
    said.dedup();
    assert_eq!(said.len(), 1, "{said:#?}");
    let keys: Vec<_> = json(&web.got()[0]).as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys.len(), 10, "what is new here may be read by others: {keys:?}");
}
