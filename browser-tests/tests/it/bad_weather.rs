//! The server is killed at any moment, and nothing that was confirmed is lost.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser_tests::{Browser, Screen, Server};

use crate::person::Person;

/// How often the server is killed; `cargo xtask crash` asks for more.
fn crashes() -> u64 {
    std::env::var("CIVITAS_CRASHES").ok().and_then(|number| number.parse().ok()).unwrap_or(6)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_and_the_match_goes_on() -> Result<()> {
    let mut server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    for crash in 0..crashes() {
        person.waits().await?;
        if person.is_over().await? {
            person = Person::sits_down(&browser, &server, Screen::DESK).await?;
            person.waits().await?;
        }
        person.decides().await?;
        let address = person.page.address().await?;
        let confirmed = person.actions().await?;
        // While the bots think and write, or while the person is asked: any moment will do.
        tokio::time::sleep(Duration::from_millis(crash * 137 % 900)).await;
        server.crash_and_restart().await?;
        person.page.visit(&address).await?;
        let there = person.actions().await?;
        ensure!(there >= confirmed, "{confirmed} actions were confirmed, {there} are there");
        eprintln!("crash {}: {confirmed} actions were confirmed, {there} are there", crash + 1);
    }
    person.waits().await?;
    browser.close().await
}
