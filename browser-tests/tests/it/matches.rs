//! Whole matches by clicking.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser_tests::{Browser, Page, Screen, Server};

use crate::person::{Person, actions};

/// One person and two bots play from the start page to the final scores, while somebody in
/// another browser watches and sees every change without touching anything.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_is_played_while_another_browser_watches() -> Result<()> {
    let server = Server::start().await?;
    let (own, other) = (Browser::start().await?, Browser::start().await?);
    let mut person = Person::sits_down(&own, &server, Screen::DESK).await?;
    let watched = other.open(&person.page.address().await?, Screen::DESK).await?;
    let mut seen = 0;
    while !person.is_over().await? {
        person.waits().await?;
        if person.is_over().await? {
            break;
        }
        person.decides().await?;
        sees_the_same(&watched, &person.page).await?;
        ensure!(watched.count("#ask[data-asked]").await? == 0, "a spectator is asked something");
        seen += 1;
    }
    watched.wait_for("#over").await?;
    ensure!(seen > 20, "only {seen} decisions in a whole match");
    // The final table opens by itself, with the ways on.
    person.page.wait_for("#final table").await?;
    let text = person.page.text().await?;
    ensure!(text.contains("Rematch") && text.contains("Total"), "no final table: {text}");
    own.close().await?;
    other.close().await
}

/// Waits until both pages show the same number of actions.
async fn sees_the_same(watched: &Page, page: &Page) -> Result<()> {
    for _ in 0..600 {
        if actions(watched).await? == actions(page).await? {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    anyhow::bail!(
        "the watching browser shows {} actions, not {}",
        actions(watched).await?,
        actions(page).await?
    )
}

/// The answer to an action comes after the page that was pushed for what the bots did then.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_answer_does_not_hide_what_happened_after_it() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    person.waits().await?;
    let slow = "const quick = window.fetch; window.fetch = async (address, request) => { \
        const answer = await quick(address, request); \
        if (request.method === 'POST') await new Promise((resolve) => setTimeout(resolve, 3000)); \
        return answer; }; true";
    ensure!(person.page.evaluate::<bool>(slow).await?, "the page cannot be slowed down");
    for _ in 0..6 {
        person.decides().await?;
        person.waits().await?;
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_epoch_is_played_without_script() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let screen = Screen { script: false, ..Screen::DESK };
    let mut person = Person::sits_down(&browser, &server, screen).await?;
    let decisions = person.plays_until(async |page| Ok(in_epoch(page, 2).await?)).await?;
    ensure!(decisions > 5, "only {decisions} decisions in an epoch");
    ensure!(in_epoch(&person.page, 2).await?, "the second epoch did not begin");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_epoch_is_played_on_a_phone() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::PHONE).await?;
    person.plays_until(async |page| Ok(in_epoch(page, 2).await?)).await?;
    ensure!(in_epoch(&person.page, 2).await?, "the second epoch did not begin");
    let too_wide: bool = person.page.evaluate("document.documentElement.scrollWidth > innerWidth").await?;
    ensure!(!too_wide, "the page is wider than the phone");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_epoch_is_played_by_keyboard() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    while !in_epoch(&person.page, 2).await? {
        person.waits().await?;
        person.decides_by_keys().await?;
    }
    browser.close().await
}

/// The page that any game has, beside its drawn one: every position in words and tables, every action a button.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_on_the_page_in_words() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::opens_a_table(&browser, &server, Screen::DESK, ("new-dawn", 2)).await?;
    let table = person.page.address().await?;
    let in_words = format!("{}?form=text", table.split('?').next().unwrap_or(&table));
    let mut reasons = 0;
    for _ in 0..40 {
        person.waits().await?;
        // Whoever has decided sees the drawn page again.
        person.page.visit(&in_words).await?;
        person.waits().await?;
        reads_the_position(&person.page).await?;
        reasons += person.page.count("#why-not dt").await?;
        person.decides().await?;
    }
    ensure!(reasons > 0, "nothing ever says why not");
    browser.close().await
}

/// What somebody must be able to read to play: whose turn it is, the agendas, the cards, the map.
async fn reads_the_position(page: &Page) -> Result<()> {
    let text = page.text().await?;
    for words in ["Your turn", "Agendas", "What your cards could do now", "World wonders", "The map"] {
        ensure!(text.contains(words), "nothing says {words:?}: {text}");
    }
    Ok(())
}

/// Whether the track of epochs in the top bar stands at this one.
async fn in_epoch(page: &Page, epoch: usize) -> Result<bool> {
    let current = format!(".track > :nth-child({epoch})[aria-current]");
    Ok(page.count(&current).await? > 0)
}
