//! Looking back: an entry of the log shows its position, and what bots did is played back.

use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use browser_tests::{Browser, Screen, Server};

use crate::person::{Person, actions, until};

/// What stands on the board of a document, and where; however far it is zoomed in.
const BOARD: &str = "((page) => [...page.querySelectorAll('#board svg use')].map((one) => { const place = [one.getAttribute('href')]; \
    for (let part = one; part.id !== 'board'; part = part.parentElement) \
        place.push(...['x', 'y', 'transform'].map((name) => part.getAttribute(name)).filter((at) => at && !at.startsWith('matrix'))); \
    return place.join(' ') }).sort().join())";

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_of_the_log_shows_its_position() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    bots_have_played(&mut person).await?;
    let page = &person.page;
    let last = actions(page).await?;
    let board = format!("{BOARD}(document)");
    let now: String = page.evaluate(board.as_str()).await?;
    let shown: u64 = page
        .evaluate("Number([...document.querySelectorAll('.turn .log__line')].at(-1).id.split('-')[1])")
        .await?;
    page.evaluate::<bool>("[...document.querySelectorAll('.turn .log__to')].at(-1).click() ?? true").await?;
    until(
        page,
        &format!(
            "location.search === '?at={shown}' && document.querySelector('.log__line[aria-current]') !== null"
        ),
    )
    .await?;
    ensure!(shown < last && actions(page).await? == last, "an earlier position is shown");
    let then: String = page.evaluate(board.as_str()).await?;
    ensure!(then != now && !then.is_empty(), "the board is still that of the present: {now}");
    let told = format!(
        "fetch(location.href).then((answer) => answer.text()).then((text) => {BOARD}(new DOMParser().parseFromString(text, 'text/html')))"
    );
    let told: String = page.evaluate(told.as_str()).await?;
    ensure!(told == then, "the board is that of another position: {then}\nand not {told}");
    // Esc leads back to the present.
    page.press("Escape").await?;
    until(page, IS_NOW).await?;
    ensure!(page.evaluate::<String>(board.as_str()).await? == now, "the board does not come back");
    // Newest turn first, each from top to bottom.
    let order = "(() => { const seqs = [...document.querySelectorAll('.turn')].map((turn) => \
        [...turn.querySelectorAll('.log__line')].map((line) => Number(line.id.split('-')[1]))); \
        return seqs.every((turn) => turn.every((seq, at) => at === 0 || seq >= turn[at - 1])) \
        && seqs.every((turn, at) => at === 0 || turn[0] < seqs[at - 1][0]) })()";
    ensure!(page.evaluate::<bool>(order).await?, "the log is out of order");
    browser.close().await
}

/// The page shows the present, and asks.
const IS_NOW: &str =
    "!location.pathname.endsWith('/replay') && document.querySelector('#ask[data-asked]') !== null";
/// What others did is being played back.
const PLAYS_BACK: &str = "document.querySelector('[data-replay-play]')?.getAttribute('aria-pressed') === 'true' \
    && location.pathname.endsWith('/replay') && document.querySelector('.log__line[aria-current]') !== null";

/// Notes each earlier position that is shown from now on.
const NOTES_POSITIONS: &str = "(() => { window.passed = []; const note = () => { const at = new URLSearchParams(location.search).get('at'); \
    if (at && passed.at(-1) !== at) passed.push(at) }; for (const name of ['pushState', 'replaceState']) { const own = window.native?.[name] ?? history[name]; \
    (window.native ??= {})[name] = own; history[name] = function (...all) { own.apply(this, all); note() } } return true })()";

/// Decides until bots have decided several times since.
async fn bots_have_played(person: &mut Person) -> Result<()> {
    for _ in 0..20 {
        person.waits().await?;
        let news = "document.querySelector('a[data-playback]') === null ? 0 : document.querySelectorAll('.turn--new .log__to').length";
        if person.page.evaluate::<u32>(news).await? > 2 {
            return Ok(());
        }
        person.decides().await?;
    }
    bail!("nothing can be played back")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_bots_did_is_played_back_as_fast_as_one_likes() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    bots_have_played(&mut person).await?;
    let page = &person.page;
    // Esc stops it, Enter skips it: both lead back to the question at once, past the positions between.
    for key in ["Escape", "Enter"] {
        page.evaluate::<bool>(NOTES_POSITIONS).await?;
        page.click("a[data-playback]").await?;
        until(page, PLAYS_BACK).await?;
        page.evaluate::<bool>("(passed = []) && true").await?;
        page.press(key).await?;
        until(page, IS_NOW).await?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        ensure!(page.evaluate::<bool>(IS_NOW).await?, "after {key} it goes on by itself");
        let passed: Vec<String> = page.evaluate("passed").await?;
        ensure!(passed.len() < 2, "{key} leads back by way of {passed:?}");
    }
    // At four times the speed, which is remembered, it shows each position and comes back by itself.
    for speed in ["2×", "4×"] {
        page.click("[data-pace]").await?;
        until(page, &format!("document.querySelector('[data-pace]').textContent === '{speed}'")).await?;
    }
    page.reload().await?;
    until(page, "document.querySelector('[data-pace]')?.textContent === '4×'").await?;
    page.wait_for("#ask[data-asked]").await?;
    page.evaluate::<bool>(NOTES_POSITIONS).await?;
    let (first, last): (u64, u64) = page
        .evaluate("[Number(document.querySelector('a[data-playback]').href.split('at=')[1]), Number(document.querySelector('#replay input[name=at]').max)]")
        .await?;
    let start = Instant::now();
    page.click("a[data-playback]").await?;
    until(page, PLAYS_BACK).await?;
    until(page, IS_NOW).await?;
    let passed: Vec<String> = page.evaluate("passed").await?;
    let steps: Vec<String> = (first..=last).map(|step| step.to_string()).collect();
    ensure!(passed == steps, "each position once, in their order: {passed:?} for {steps:?}");
    let slowest = Duration::from_millis(1600) * u32::try_from(steps.len())?;
    ensure!(
        start.elapsed() < slowest,
        "{} steps at four times the speed: {:?}",
        steps.len(),
        start.elapsed()
    );
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_board_comes_to_the_front_when_something_is_played_back() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::PHONE).await?;
    bots_have_played(&mut person).await?;
    let page = &person.page;
    page.click("label[for=tab-log]").await?;
    until(page, "document.querySelector('#tab-log').checked").await?;
    page.click("a[data-playback]").await?;
    until(page, PLAYS_BACK).await?;
    let sees = "(() => { const log = document.querySelector('#log'); const box = document.querySelector('.board').getBoundingClientRect(); \
        const top = document.elementFromPoint(innerWidth / 2, Math.min(innerHeight - 1, box.y + 40)); \
        return !document.querySelector('#tab-log').checked && !log.checkVisibility() && top?.closest('.board') !== null })()";
    until(page, sees).await?;
    page.press("Escape").await?;
    until(page, IS_NOW).await?;
    browser.close().await
}
