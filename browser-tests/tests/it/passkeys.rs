//! Passkeys, with an authenticator that the browser plays.

use anyhow::{Context, Result, ensure};
use browser_tests::{Browser, Screen, Server};

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_is_made_used_and_removed() -> Result<()> {
    // An authenticator wants a site with a name.
    let server = Server::start_with_name().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.named_address("/account"), Screen::DESK).await?;
    page.has_authenticator().await?;
    let register = "form[action='/account/register']";
    page.fill(&format!("{register} input[name=login]"), "Ann").await?;
    page.fill(&format!("{register} input[name=password]"), "correct horse").await?;
    page.click(&format!("{register} button")).await?;

    // Only whoever knows the password makes one.
    page.fill("#passkeys input[name=password]", "wrong horse").await?;
    page.click("[data-passkey=create]").await?;
    page.wait_for("#toasts .toast").await?;
    page.fill("#passkeys input[name=password]", "correct horse").await?;
    page.click("[data-passkey=create]").await?;
    page.wait_for("form[action$='/remove']").await?;
    ensure!(page.text().await?.contains("never used"), "{}", page.text().await?);

    // Logged out, and in again without a name or a password.
    page.click("form[action='/account/logout'] button").await?;
    page.wait_for("body.home").await?;
    page.visit(&server.named_address("/account")).await?;
    page.click("[data-passkey=get]").await?;
    page.wait_for("body.home").await?;
    page.visit(&server.named_address("/account")).await?;
    let text = page.text().await?;
    ensure!(text.contains("You are logged in as Ann") && text.contains("last used: just now"), "{text}");

    // Once removed, it opens nothing; the password still does.
    page.click("form[action^='/account/passkeys/'] button[type=submit]").await?;
    page.wait_for("#passkeys ul:empty").await?;
    page.click("form[action='/account/logout'] button").await?;
    page.wait_for("body.home").await?;
    page.visit(&server.named_address("/account")).await?;
    page.click("[data-passkey=get]").await?;
    page.wait_for(".toast, .notice").await?;
    page.visit(&server.named_address("/account")).await?;
    ensure!(page.count("form[action='/account/logout']").await? == 0, "a removed passkey logs in");
    let store = server.store().await?;
    let ann = store.account("Ann").await?.context("Ann has an account")?;
    ensure!(store.passkeys(&ann.user.id).await?.is_empty());
    store.close().await;
    browser.close().await
}
