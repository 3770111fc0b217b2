//! Everything can be read where it lies, and pressed where one looks for it: cards on a phone, banks and tracks, the arrows.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use browser_tests::{Browser, Page, Screen, Server};
use serde_json::{Value, json};

use crate::learn::Learner;
use crate::new_dawn;
use crate::person::{Person, actions, until};
use crate::through_the_ages::Player;

/// What the sheet of a card says.
struct Sheet {
    text: String,
    /// What it would bring.
    brings: String,
    /// Where its rule stands.
    rule: String,
    /// How many buttons play it.
    ways: usize,
}

impl Sheet {
    /// Taps a card and reads it; nothing if no sheet opens.
    async fn of(page: &Page, card: &str, nth: usize) -> Result<Option<Self>> {
        if !page.click_nth(card, nth).await? || page.count("#card-sheet:not([hidden])").await? == 0 {
            return Ok(None);
        }
        let read = async |what: &str| {
            page.evaluate::<String>(&format!(
                "document.querySelector('#card-sheet').querySelector('{what}')?.innerText ?? ''"
            ))
            .await
        };
        let rule = "document.querySelector('#card-sheet .tooltip__rule[href^=\\'/rules/\\']')?.getAttribute('href') ?? ''";
        Ok(Some(Self {
            text: read(".cardsheet__body").await?,
            brings: read(".bring").await?,
            rule: page.evaluate(rule).await?,
            ways: page.count("#card-sheet .cardsheet__ways > *").await?,
        }))
    }

    /// Whether everything is there that one wants to know before playing a card.
    fn is_whole(&self) -> bool {
        self.ways > 0
            && self.text.trim().lines().count() > 1
            && self.rule.starts_with("/rules/")
            && !self.brings.is_empty()
    }
}

/// Taps card after card until one says everything; the others must at least say something.
async fn a_card_says_everything(page: &Page, cards: &str) -> Result<()> {
    let count = page.count(cards).await?;
    ensure!(count > 0, "no {cards} on {}", page.address().await?);
    let mut read = Vec::new();
    for nth in 0..count {
        let Some(sheet) = Sheet::of(page, cards, nth).await? else { continue };
        ensure!(!sheet.text.trim().is_empty(), "a card says nothing");
        if sheet.is_whole() {
            return Ok(());
        }
        read.push((sheet.text, sheet.brings, sheet.rule, sheet.ways));
        page.click("#card-sheet [data-sheet=close]").await?;
    }
    anyhow::bail!("no card of {cards} says everything: {read:?}")
}

/// Begins a match by the tile of the start page, and waits until it asks.
async fn begins(browser: &Browser, server: &Server, screen: Screen, game: &str) -> Result<Page> {
    let page = browser.open(&server.address("/"), screen).await?;
    page.click(&format!("#quick-{game} summary")).await?;
    page.click(&format!("#quick-{game} button[type=submit]")).await?;
    page.wait_for("body.game #ask[data-asked]").await?;
    Ok(page)
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_card_says_what_it_would_bring() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = begins(&browser, &server, Screen::PHONE, "through-the-ages").await?;
    a_card_says_everything(&page, "#card-row .tcard__name").await?;
    page.close().await?;

    let page = begins(&browser, &server, Screen::PHONE, "golden-ages").await?;
    let mut person = Person::at(page, Screen::PHONE);
    person.plays_until(async |page: &Page| Ok(page.count("#ask a#do-develop").await? > 0)).await?;
    person.page.click("label[for=tab-me]").await?;
    a_card_says_everything(&person.page, ".tech.tech--open").await?;
    person.page.close().await?;

    let mut person = new_dawn::sits_down(&browser, &server, Screen::PHONE, "first").await?;
    person
        .plays_until(async |page: &Page| Ok(page.count("#slot-5 a.fcard:not(.is-target)").await? > 0))
        .await?;
    // The first tap chooses a card, the second reads it.
    person.page.click("#slot-5 a.fcard").await?;
    person.settles().await?;
    person.page.wait_for("#slot-5 a.fcard[aria-current]").await?;
    a_card_says_everything(&person.page, "#slot-5 a.fcard").await?;
    person.page.close().await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_technology_of_the_boardgame_says_what_it_would_bring() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let lesson = "/learn/eagle-civ/first-rounds";
    let learner = Learner::begins(&browser, &server, Screen::PHONE, "en", lesson).await?;
    // Where a technology is to be bought; what the coach points at would be bought at the first tap.
    learner.reaches(10).await?;
    learner.page.click("a#coach-leave").await?;
    learner.page.click(".dock--line button").await?;
    until(&learner.page, "document.querySelector('#coach') === null").await?;
    a_card_says_everything(&learner.page, ".ware:has(> .reading)").await?;
    browser.close().await
}

/// What is told of a symbol now; nothing while nothing is told.
const TOLD: &str =
    "(() => { const tip = document.querySelector('#symbol'); return tip.hidden ? '' : tip.textContent })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_symbol_is_told_to_pointer_and_keys_and_goes_by_escape() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = begins(&browser, &server, Screen::DESK, "golden-ages").await?;
    let told = format!("{TOLD} !== ''");
    let silent = format!("{TOLD} === ''");
    // Under the pointer, once it rests, and away by Escape.
    page.points_at(".mat .stat:has(use)").await?;
    until(&page, &told).await?;
    page.press("Escape").await?;
    until(&page, &silent).await?;
    // Where the keys are, and away with them.
    for _ in 0..200 {
        page.press("Tab").await?;
        let stands = "document.activeElement.matches('[title], :has(use)') && document.activeElement.matches(':focus-visible')";
        if page.evaluate::<bool>(stands).await? && shows(&page, &told).await {
            break;
        }
    }
    ensure!(page.evaluate::<bool>(&told).await?, "the keys are told nothing");
    let described = "document.activeElement.getAttribute('aria-describedby') === 'symbol'";
    ensure!(page.evaluate::<bool>(described).await?, "what is told does not belong to the focus");
    page.press("Escape").await?;
    until(&page, &silent).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_symbols_of_every_game_are_told() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    for (game, symbol) in [
        ("through-the-ages", ".mat__stats .stat:has(use)"),
        ("new-dawn", ".own__facts .stat:has(use)"),
        ("eagle-civ", ".mat .stat:has(use)"),
    ] {
        let page = begins(&browser, &server, Screen::DESK, game).await?;
        page.points_at(symbol).await?;
        until(&page, &format!("{TOLD} !== ''")).await?;
        page.close().await?;
    }
    browser.close().await
}

/// Whether something comes true soon.
async fn shows(page: &Page, what: &str) -> bool {
    for _ in 0..10 {
        if page.evaluate::<bool>(what).await.unwrap_or(false) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn a_symbol_is_told_under_a_finger_that_rests() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = begins(&browser, &server, Screen::PHONE, "golden-ages").await?;
    page.click("label[for=tab-me]").await?;
    let address = page.address().await?;
    page.holds(".mat .stat:has(use)").await?;
    until(&page, &format!("{TOLD} !== ''")).await?;
    ensure!(page.address().await? == address, "a finger that reads presses nothing");
    browser.close().await
}

/// The id of the city-state that lies nearest to the middle of the map.
const MIDDLE_STATE: &str = "(() => { \
    const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }; \
    const [x, y] = middle(document.querySelector('.board__svg')); \
    const far = (one) => Math.hypot(middle(one)[0] - x, middle(one)[1] - y); \
    return [...document.querySelectorAll('#pieces [id^=state-]')].sort((one, other) => far(one) - far(other))[0].id })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_of_a_map_is_told_to_the_pointer() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = begins(&browser, &server, Screen::DESK, "new-dawn").await?;
    // What lies on the map takes no clicks, so that the land below does; it is told all the same.
    let state: String = page.evaluate(MIDDLE_STATE).await?;
    page.points_at(&format!("#{state}")).await?;
    let name = format!("document.querySelector('#{state} > title').textContent");
    until(&page, &format!("{TOLD}.includes({name})")).await?;
    browser.close().await
}

/// Plays on until something is offered, ending turns.
async fn until_offered(player: &Player, wish: &Value) -> Result<()> {
    for _ in 0..30 {
        player.waits().await?;
        let offers = player.offers().await?;
        if offers.contains(wish) {
            return Ok(());
        }
        let ends = offers.iter().find(|action| *action == "end_turn");
        player.clicks(ends.or(offers.first()).context("nothing is offered")?).await?;
    }
    anyhow::bail!("{wish} is never offered")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_yellow_bank_and_the_pool_of_workers_are_clicked() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let player = Player::sits_down(&browser, &server, Screen::DESK, "simple").await?;
    until_offered(&player, &json!("grow")).await?;
    let page = &player.page;
    let taken = "document.querySelectorAll('#mat-yellow .is-gone').length";
    let (before, gone) = (actions(page).await?, page.evaluate::<u32>(taken).await?);
    page.click("#mat-yellow .bank__draw").await?;
    until(page, &format!("{taken} === {}", gone + 1)).await?;
    ensure!(actions(page).await? == before + 1, "a click on the bank is one decision");
    page.click("a.pool").await?;
    until(page, "document.activeElement.closest('#group-build') !== null").await?;
    browser.close().await
}

/// The id of what has the focus, and whether it lies within something.
async fn focus(page: &Page, within: &str) -> Result<(String, bool)> {
    let script = format!(
        "JSON.stringify([(document.activeElement.closest('[id]')?.id ?? '') + ' ' + document.activeElement.textContent.trim(), \
         document.activeElement.closest('{within}') !== null])"
    );
    Ok(serde_json::from_str(&page.evaluate::<String>(&script).await?)?)
}

/// Presses arrows until the focus is on something else within the same part.
async fn walks(page: &Page, keys: &[&str], within: &str) -> Result<()> {
    let (start, is_within) = focus(page, within).await?;
    ensure!(is_within, "the focus is not in {within} but on {start}");
    for key in keys {
        page.press(key).await?;
        let (now, is_within) = focus(page, within).await?;
        if now != start {
            ensure!(is_within, "{key} leads out of {within} to {now}");
            return Ok(());
        }
    }
    anyhow::bail!("{keys:?} do not walk {within}: {start}")
}

#[tokio::test(flavor = "multi_thread")]
async fn arrows_walk_the_action_bar_the_map_and_the_row() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    let rail = async |page: &Page| Ok(page.count("#ask .actions a#do-explorer").await? > 0);
    person.plays_until(rail).await?;
    let page = &person.page;
    page.evaluate::<bool>("document.querySelector('#ask h2').focus() ?? true").await?;
    // From the question to what lies next in some direction, and along it.
    let mut found = focus(page, ".actions").await?;
    for key in ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"] {
        if !found.1 {
            page.press(key).await?;
            found = focus(page, ".actions").await?;
        }
    }
    ensure!(found.1, "from the question one comes to {}", found.0);
    walks(page, &["ArrowRight", "ArrowLeft"], ".actions").await?;
    page.evaluate::<bool>("document.querySelector('#do-explorer').focus() ?? true").await?;
    page.press("Enter").await?;
    until(page, "document.activeElement.matches('a.target')").await?;
    walks(page, &["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], "a.target").await?;
    let player = Player::sits_down(&browser, &server, Screen::DESK, "simple").await?;
    player.waits().await?;
    let page = &player.page;
    page.evaluate::<bool>("document.querySelector('#card-row button.do').focus() ?? true").await?;
    walks(page, &["ArrowRight", "ArrowLeft"], "#card-row").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_done_is_said_once() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    for game in ["golden-ages", "through-the-ages", "new-dawn", "eagle-civ"] {
        let page = begins(&browser, &server, Screen::DESK, game).await?;
        let path: String = page.evaluate("location.pathname").await?;
        page.visit(&server.address(&format!("{path}?can=1"))).await?;
        page.wait_for("#what-can").await?;
        let twice = "(() => { const lines = [...document.querySelectorAll('.why-not')].map((line) => line.textContent); \
            return lines.length - new Set(lines).size })()";
        ensure!(page.evaluate::<u32>(twice).await? == 0, "{game} says something twice");
        page.close().await?;
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_printed_without_its_tools_and_an_invitation_has_a_code() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/rules/golden-ages"), Screen::DESK).await?;
    let bar = "document.querySelector('.topbar').checkVisibility()";
    ensure!(page.evaluate::<bool>(bar).await?, "on the screen there is a bar");
    page.is_shown_as("print", "reduce").await?;
    ensure!(!page.evaluate::<bool>(bar).await?, "the bar is printed");
    page.is_shown_as("screen", "reduce").await?;
    page.visit(&server.address("/new?game=golden-ages&players=2")).await?;
    page.click("form[action='/new'] button[type=submit]").await?;
    page.wait_for("svg.qr").await?;
    browser.close().await
}
