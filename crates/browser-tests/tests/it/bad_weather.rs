//! The server is killed at any moment, and nothing that was confirmed is lost.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser_tests::{Browser, Screen, Server};

use crate::person::Person;

/// How often the server is killed here; `cargo xtask crash` does it fifty times.
const CRASHES: u64 = 6;

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_and_the_match_goes_on() -> Result<()> {
    let mut server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    let address = person.page.address().await?;
    for crash in 0..CRASHES {
        person.waits().await?;
        if person.is_over().await? {
            break;
        }
        person.decides().await?;
        let confirmed = person.actions().await?;
        // While the bots think and write, or while the person is asked: any moment will do.
        tokio::time::sleep(Duration::from_millis(crash * 37 % 90)).await;
        server.crash_and_restart().await?;
        person.page.visit(&address).await?;
        let there = person.actions().await?;
        ensure!(there >= confirmed, "{confirmed} actions were confirmed, {there} are there");
    }
    browser.close().await
}
