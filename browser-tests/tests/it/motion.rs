//! What moves on a board: pieces glide to where they are, for whoever wants to see it.

use anyhow::{Result, bail, ensure};
use browser_tests::{Browser, Page, Screen, Server};

use crate::person::Person;
use crate::positions::Played;

/// Counts what is set in motion from now on.
const COUNTS: &str = "(() => { window.set = 0; const animate = Element.prototype.animate; \
    Element.prototype.animate = function (...way) { window.set += 1; return animate.apply(this, way) }; return true })()";

#[tokio::test(flavor = "multi_thread")]
async fn what_others_moved_glides_unless_no_motion_is_wanted() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let person = Person::opens_a_table(&browser, &server, Screen::DESK, ("eagle-civ", 2)).await?;
    glides_if_wished(browser, person).await
}

/// Late in a match, where many caravans and barbarians are on the map.
#[tokio::test(flavor = "multi_thread")]
async fn caravans_and_barbarians_glide_unless_no_motion_is_wanted() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    let played = Played::comes_in(&page, "new-dawn", "two_built").await?;
    let path = played.goes_on(&page, played.length() / 2).await?;
    page.visit(&server.address(&path)).await?;
    glides_if_wished(browser, Person::at(page, Screen::DESK)).await
}

async fn glides_if_wished(browser: Browser, mut person: Person) -> Result<()> {
    let came = async |page: &Page| Ok(page.count("#pieces [data-glide]").await? > 0);
    // Everything is calm in these tests, unless it is said otherwise.
    person.page.evaluate::<bool>(COUNTS).await?;
    person.plays_until(came).await?;
    ensure!(
        person.page.evaluate::<u32>("window.set").await? == 0,
        "something moves although no motion is wanted"
    );
    person.page.is_shown_as("screen", "no-preference").await?;
    for _ in 0..200 {
        person.waits().await?;
        person.decides().await?;
        if person.page.evaluate::<u32>("window.set ?? 0").await? > 0 {
            // Whatever is pressed, everything is at its place.
            person.page.press("Shift").await?;
            let moves =
                "document.getAnimations().filter((one) => one.effect?.target?.matches?.('#pieces *')).length";
            ensure!(person.page.evaluate::<u32>(moves).await? == 0, "it cannot be skipped");
            return browser.close().await;
        }
    }
    bail!("nothing ever glides")
}
