//! Advice: a newcomer is helped while they play, looks back on the match, and tries again from where it turned.

use anyhow::{Result, ensure};
use browser_tests::{Browser, Screen, Server};

use crate::person::{Person, until};

/// The list of the best moves; its first button plays the best.
const PLAY_IT: &str = ".hintitem button";

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_takes_a_hint_looks_back_and_plays_on() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    page.click("#quick-golden-ages summary").await?;
    page.click("#quick-golden-ages label[for$='-easy']").await?;
    page.click("#quick-golden-ages button[type=submit]").await?;
    page.wait_for("body.game").await?;
    let mut person = Person::at(page, Screen::DESK);

    // A hint is asked for, and played.
    person.waits().await?;
    let before = person.actions().await?;
    person.page.click("#hint-ask").await?;
    person.page.wait_for(PLAY_IT).await?;
    person.page.click(PLAY_IT).await?;
    let more = format!("Number(document.querySelector('#replay input[name=at]')?.max ?? 0) > {before}");
    until(&person.page, &more).await?;
    ensure!(person.page.count(".hintitem").await? == 0, "a hint is gone with the decision");

    // The match ends, and is looked back on.
    person.plays_until(async |_| Ok(false)).await?;
    let ended = person.actions().await?;
    person.page.click("#review").await?;
    person.page.click("a.pin circle").await?;
    until(&person.page, "location.search.includes('point=')").await?;

    // From where it turned, it is played on against the same bots.
    let reviewed = person.page.address().await?;
    person.page.click("#play-on").await?;
    person.page.wait_for("body.game").await?;
    ensure!(person.page.address().await? != reviewed, "no other match");
    person.waits().await?;
    let again = person.actions().await?;
    ensure!(again < ended, "it goes on from {again} of {ended}");
    person.decides().await?;
    browser.close().await
}
