//! A match over days: whoever is not there is told of their turn, comes back by the link and reads what happened; and
//! whoever does not come is replaced, and may come back all the same.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Browser, Page, Screen, Server};
use store::MatchId;

use crate::person::{Person, registers, until};
use crate::sink::{Sink, json, words};

/// How long something may take on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(60);

/// Opens a table for two with a day for each decision and asks Ben to it, who sits down by the invitation in the lobby.
async fn sit_down(server: &Server, ann: Page, ben: Page) -> Result<(Person, Person, MatchId)> {
    sit_down_at([server, server], ann, ben).await
}

/// The same, where each of them has a process of their own.
pub async fn sit_down_at(
    [server, of_ben]: [&Server; 2],
    ann: Page,
    ben: Page,
) -> Result<(Person, Person, MatchId)> {
    ann.visit(&server.address("/new?game=golden-ages&players=2")).await?;
    ann.choose("#pace", "days-1").await?;
    ann.click("form[action='/new'] button[type=submit]").await?;
    ann.wait_for("#waiting").await?;
    let table = ann.address().await?;
    ann.visit(&format!("{table}/invite")).await?;
    ann.fill("input[name=login]", "Ben").await?;
    ann.click("#people form button").await?;
    ann.wait_for("#asked").await?;
    ben.visit(&of_ben.address("/lobby")).await?;
    ben.click("#invitations a[href^='/join/']").await?;
    ben.click("form[action$='/sit'] button").await?;
    ben.wait_for("#ask").await?;
    ann.visit(&table).await?;
    ann.wait_for("#ask").await?;
    let id = table.rsplit('/').next().context("an address of a match")?;
    Ok((Person::at(ann, Screen::DESK), Person::at(ben, Screen::PHONE), MatchId(id.to_owned())))
}

pub async fn is_asked(person: &Person) -> Result<bool> {
    Ok(person.page.count("#ask[data-asked]").await? > 0)
}

/// Decides until it is the other's turn.
pub async fn plays_a_turn(person: &mut Person, other: &Person) -> Result<()> {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if is_asked(person).await? {
            person.decides().await?;
        } else if is_asked(other).await? {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    bail!("the turn does not end: {}", person.page.address().await?)
}

/// Both play until it is Ann's turn, and Ben has had one.
async fn until_it_is_anns_turn(ann: &mut Person, ben: &mut Person) -> Result<()> {
    while !is_asked(ben).await? {
        plays_a_turn(ann, ben).await?;
    }
    plays_a_turn(ben, ann).await
}

/// Ben goes away, and two days pass in which the server is started again.
async fn two_days_pass(server: &mut Server, ben: Person, id: &MatchId) -> Result<()> {
    ben.page.close().await?;
    server.crash().await?;
    let store = server.store().await?;
    let account = store.account("Ben").await?.context("Ben has an account")?;
    // That Ben looked is written a little later, and the server was stopped before.
    store.looked(&[(id.clone(), account.user.id)], store.now()).await?;
    store.close().await;
    server.days_pass(2).await?;
    server.restart().await
}

/// The first address in a text that leads to this server.
fn link(server: &Server, text: &str) -> Result<String> {
    let begins = server.address("/");
    let found = text.split_whitespace().find(|word| word.starts_with(&begins));
    Ok(found.with_context(|| format!("no link in {text}"))?.to_owned())
}

/// Ben makes a passkey and logs in by it.
async fn logs_in_by_passkey(server: &Server, ben: &Page) -> Result<()> {
    ben.has_authenticator().await?;
    ben.fill("#passkeys input[name=password]", "correct horse").await?;
    ben.click("[data-passkey=create]").await?;
    ben.wait_for("form[action$='/remove']").await?;
    ben.click("form[action='/account/logout'] button").await?;
    ben.wait_for("body.home").await?;
    ben.visit(&server.address("/account")).await?;
    ensure!(ben.count("form[action='/account/logout']").await? == 0, "logged out");
    ben.click("[data-passkey=get]").await?;
    ben.wait_for("body.home").await?;
    ben.visit(&server.address("/account")).await?;
    ben.wait_for("form[action='/account/logout']").await
}

/// What a browser would tell of itself to be sent notices: the point that every key begins from, and sixteen bytes.
const DEVICE: [&str; 2] = [
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
    "BwcHBwcHBwcHBwcHBwcHBw",
];

/// A push service of this machine instead of one that the browser would ask.
async fn wants_pushes(ben: &Page, push: &Sink) -> Result<()> {
    let [key, auth] = DEVICE;
    let fields = [("target", push.address()), ("p256dh", key.to_owned()), ("auth", auth.to_owned())];
    for (name, value) in fields {
        let field = format!("document.querySelector('#new-push input[name={name}]')");
        ben.evaluate::<String>(&format!("{field}.value = '{value}'")).await?;
    }
    let known = ben.count("form[action$='/test']").await?;
    ben.evaluate::<bool>("setTimeout(() => document.querySelector('#new-push form').requestSubmit()) > 0")
        .await?;
    until(ben, &format!("document.querySelectorAll(\"form[action$='/test']\").length > {known}")).await
}

/// Ben wants to be told by mail, which is confirmed, by a webhook, and in a browser.
async fn wants_notices(server: &Server, ben: &Page, [mail, web, push]: [&Sink; 3]) -> Result<()> {
    ben.visit(&server.address("/notices")).await?;
    ben.fill("#new-mail input[name=target]", "ben@localhost").await?;
    ben.fill("#new-mail input[name=password]", "correct horse").await?;
    ben.click("#new-mail button").await?;
    let letter = words(&mail.waits_for(1).await[0]);
    ben.visit(&link(server, &letter)?).await?;
    ben.click("form[action^='/notices/confirm/'] button").await?;
    until(ben, "!document.querySelector('form')").await?;
    ben.visit(&server.address("/notices")).await?;
    ben.choose("#new-webhook select", "webhook").await?;
    ben.fill("#new-webhook input[name=target]", &web.address()).await?;
    ben.click("#new-webhook button").await?;
    ben.wait_for("form[action$='/test']").await?;
    wants_pushes(ben, push).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_is_told_comes_back_by_the_link_and_answers() -> Result<()> {
    let (mail, web) = (Sink::mail().await, Sink::web("204 No Content").await);
    let push = Sink::web("201 Created").await;
    let smtp = format!("--smtp=smtp://127.0.0.1:{}", mail.port);
    let options = [smtp.as_str(), "--mail-from=civitas@localhost", "--private-targets", "--notice-delay=4"];
    // An authenticator wants a site with a name.
    let mut server = Server::start_with_name_and(options.map(str::to_owned).to_vec()).await?;
    let (desk, phone) = (Browser::start().await?, Browser::start().await?);
    let ann = registers(&desk, &server, "Ann", Screen::DESK).await?;
    let ben = registers(&phone, &server, "Ben", Screen::PHONE).await?;
    logs_in_by_passkey(&server, &ben).await?;
    wants_notices(&server, &ben, [&mail, &web, &push]).await?;
    let (mut ann, mut ben, id) = sit_down(&server, ann, ben).await?;
    until_it_is_anns_turn(&mut ann, &mut ben).await?;
    web.stays_at(0).await;
    two_days_pass(&mut server, ben, &id).await?;
    ann.page.reload().await?;
    while is_asked(&ann).await? {
        ann.decides().await?;
    }
    let posted = json(&web.waits_for(1).await[0]);
    let letter = words(&mail.waits_for(2).await[1]);
    let address = server.address(&format!("/m/{id}"));
    ensure!(posted["url"] == address.as_str() && link(&server, &letter)? == address, "{posted} {letter}");
    push.waits_for(1).await;
    let head = push.last().head.to_lowercase();
    ensure!(head.contains("content-encoding: aes128gcm") && head.contains("vapid"), "{head}");

    let page = phone.open(&link(&server, &letter)?, Screen::PHONE).await?;
    page.wait_for("#digest .news").await?;
    let told = page.text().await?;
    ensure!(told.contains("Since you were last here") && told.contains("Ann"), "{told}");
    page.click("form[action$='/seen'] button").await?;
    let mut ben = Person::at(page, Screen::PHONE);
    ben.settles().await?;
    ensure!(ben.page.count("#digest").await? == 0, "it was read");
    ben.decides().await?;
    web.stays_at(1).await;
    push.stays_at(1).await;
    mail.stays_at(2).await;
    desk.close().await?;
    phone.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stays_away_is_replaced_and_comes_back() -> Result<()> {
    let mut server = Server::start().await?;
    let (desk, phone) = (Browser::start().await?, Browser::start().await?);
    let ann = registers(&desk, &server, "Ann", Screen::DESK).await?;
    let ben = registers(&phone, &server, "Ben", Screen::PHONE).await?;
    let (mut ann, mut ben, id) = sit_down(&server, ann, ben).await?;
    until_it_is_anns_turn(&mut ann, &mut ben).await?;
    plays_a_turn(&mut ann, &ben).await?;
    two_days_pass(&mut server, ben, &id).await?;
    ann.page.reload().await?;
    ann.page.wait_for("#late-1 form").await?;
    // Whoever is alone with the seat decides alone.
    ann.page.click("#late-1 form:has([value=bot]) button").await?;
    let before = ann.actions().await?;
    ann.moved(before.saturating_sub(1)).await?;
    ann.waits().await?;
    ensure!(ann.page.html().await?.contains("was away too long"), "it is told");

    let page = phone.open(&server.address("/mine"), Screen::PHONE).await?;
    page.click(&format!("a[href='/m/{id}']")).await?;
    page.click("#come-back button").await?;
    let mut ben = Person::at(page, Screen::PHONE);
    ben.settles().await?;
    ensure!(ben.page.count("#come-back").await? == 0, "Ben has the seat again");
    plays_a_turn(&mut ann, &ben).await?;
    ben.decides().await?;
    desk.close().await?;
    phone.close().await
}
