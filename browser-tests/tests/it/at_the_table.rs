//! What people expect at a table: no slip is final, every card can be read, everybody knows that it is their turn.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Browser, Page, Screen, Server};
use serde_json::json;

use crate::person::{Person, actions, until};
use crate::through_the_ages::call;

/// How long something may take on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread")]
async fn a_slip_is_taken_back_after_a_bot_has_answered() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    person.waits().await?;
    let before = person.actions().await?;
    person.decides().await?;
    // Others decide until the person is asked again.
    person.waits().await?;
    let answered = person.actions().await?;
    ensure!(answered > before, "nothing was decided");
    person.page.click("#undo").await?;
    until(&person.page, "document.querySelector('.log__line--undone') !== null").await?;
    person.page.wait_for("#ask[data-asked]").await?;
    ensure!(person.page.text().await?.contains("You take back"), "the record does not say so");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn title_and_icon_say_whose_turn_it_is() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    person.waits().await?;
    let marked = "document.title.startsWith('●') && document.querySelector('link[rel=icon]').href.endsWith('turn.svg')";
    until(&person.page, marked).await?;
    person.decides().await?;
    let agrees = "(document.querySelector('#ask[data-asked]') !== null) === document.title.startsWith('●')";
    until(&person.page, agrees).await?;
    // Another page of the same person lists the match that waits.
    person.waits().await?;
    let home = browser.open(&server.address("/tables"), Screen::DESK).await?;
    until(&home, "document.querySelectorAll('#waits .waits__row').length === 1").await?;
    // Behind another tab the page hears of its turn, too.
    home.to_front().await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_of_the_log_shows_its_position_and_what_bots_did_is_played_back() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    for _ in 0..4 {
        person.waits().await?;
        person.decides().await?;
    }
    person.waits().await?;
    let page = &person.page;
    let last = actions(page).await?;
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
    page.click(".replay a.btn").await?;
    page.wait_for("#ask[data-asked]").await?;
    // Newest turn first, each from top to bottom.
    let order = "(() => { const seqs = [...document.querySelectorAll('.turn')].map((turn) => \
        [...turn.querySelectorAll('.log__line')].map((line) => Number(line.id.split('-')[1]))); \
        return seqs.every((turn) => turn.every((seq, at) => at === 0 || seq >= turn[at - 1])) \
        && seqs.every((turn, at) => at === 0 || turn[0] < seqs[at - 1][0]) })()";
    ensure!(page.evaluate::<bool>(order).await?, "the log is out of order");
    if page.count("a[data-playback]").await? > 0 {
        page.evaluate::<bool>("localStorage.setItem('pace', '4') ?? true").await?;
        page.click("a[data-playback]").await?;
        page.wait_for(".log__line[aria-current]").await?;
        // It comes back to the present by itself.
        page.wait_for("#ask[data-asked]").await?;
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_the_golden_ages_takes_a_dozen_keys() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    let rail = async |page: &Page| Ok(page.count("#ask .actions a.action").await? > 0);
    person.plays_until(rail).await?;
    let page = &person.page;
    page.evaluate::<bool>("document.querySelector('#ask h2').focus() ?? true").await?;
    let before = actions(page).await?;
    let place: usize = page
        .evaluate("[...document.querySelectorAll('#ask .actions > *')].findIndex((action) => action.matches('a')) + 1")
        .await?;
    let mut keys = 0;
    for key in std::iter::once(place.to_string()).chain(std::iter::repeat_n("Enter".to_owned(), 11)) {
        page.press(&key).await?;
        keys += 1;
        tokio::time::sleep(Duration::from_millis(600)).await;
        if actions(page).await? > before {
            break;
        }
    }
    ensure!(actions(page).await? > before, "nothing decided after {keys} keys: {}", page.text().await?);
    eprintln!("a turn by {keys} keys");
    let focused: String = page.evaluate("document.activeElement.tagName").await?;
    ensure!(focused != "BODY", "after a decision the focus is lost");
    page.press("?").await?;
    page.wait_for("#keys[open]").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_three_cards_are_read_before_one_is_taken() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::PHONE).await?;
    page.click("#quick-through-the-ages summary").await?;
    page.click("label[for='through-the-ages-bots-1']").await?;
    page.click("#quick-through-the-ages button[type=submit]").await?;
    page.wait_for("#ask[data-asked]").await?;
    let mut read = Vec::new();
    for space in 1..=3 {
        page.click(&format!("#card-row .slot:nth-child({space}) .tcard__name")).await?;
        page.wait_for("#card-sheet:not([hidden])").await?;
        let text: String = page.evaluate("document.querySelector('.cardsheet__body').innerText").await?;
        ensure!(text.trim().lines().count() >= 2, "the sheet says too little: {text}");
        read.push(text);
    }
    ensure!(read[0] != read[1] && read[1] != read[2], "three cards, three texts: {read:?}");
    let covered = "(() => { const box = document.querySelector('.cardsheet__foot').getBoundingClientRect(); \
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
        return top?.closest('#card-sheet') !== null })()";
    ensure!(page.evaluate::<bool>(covered).await?, "something lies over the sheet");
    let before = actions(&page).await?;
    page.click("#card-sheet .cardsheet__ways button").await?;
    until(&page, "document.querySelector('#card-sheet').hidden").await?;
    let start = Instant::now();
    while actions(&page).await? == before && start.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    ensure!(actions(&page).await? > before, "the card was not taken");
    ensure!(
        page.evaluate::<bool>("document.querySelector('#tab-question').checked").await?,
        "the question is not in front"
    );
    // The rest of the turn: ended by its button.
    page.wait_for("#ask[data-asked] .end").await?;
    let before = actions(&page).await?;
    page.click("#ask .end").await?;
    until(&page, &format!("Number(document.querySelector('#replay input[name=at]').max) > {before}")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_while_the_server_is_away_counts_once() -> Result<()> {
    let mut server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    page.click("#quick-through-the-ages summary").await?;
    page.click("#quick-through-the-ages button[type=submit]").await?;
    page.wait_for("#ask[data-asked] #play-form").await?;
    let before = actions(&page).await?;
    server.crash().await?;
    page.click("#card-row button.do").await?;
    until(&page, "document.querySelector('#toasts .toast') !== null").await?;
    ensure!(actions(&page).await? == before, "nobody is there to decide it");
    server.restart().await?;
    until(&page, &format!("Number(document.querySelector('#replay input[name=at]').max) === {}", before + 1))
        .await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    page.reload().await?;
    ensure!(actions(&page).await? == before + 1, "it counts {} times", actions(&page).await? - before);
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_to_the_end_and_again() -> Result<()> {
    let server = Server::start().await?;
    let (one, two) = (Browser::start().await?, Browser::start().await?);
    let (anna, bert) = sit_down(&server, [&one, &two], "golden-ages").await?;
    let address = anna.address().await?;
    let id = address.rsplit('/').next().context("an id")?.split('?').next().context("an id")?.to_owned();
    decides_everything(&server, [&one, &two], &id).await?;
    for page in [&anna, &bert] {
        // Whoever comes back to the tab finds the match at its end.
        page.to_front().await?;
        page.wait_for("#final #rematch").await?;
    }
    anna.to_front().await?;
    anna.click("#rematch").await?;
    anna.wait_for("#waiting").await?;
    bert.to_front().await?;
    bert.wait_for("#rematch-offer").await?;
    until(&bert, "document.body.innerText.includes('Anna is in')").await?;
    bert.click("#rematch").await?;
    bert.wait_for("body.game #ask").await?;
    anna.wait_for("body.game #ask").await?;
    let (first, second) = (anna.address().await?, bert.address().await?);
    ensure!(first == second && first != address, "one new table for both: {first} {second}");
    one.close().await?;
    two.close().await
}

/// Both decide through the API until the match is over, each for themselves: whatever is offered first.
async fn decides_everything(server: &Server, browsers: [&Browser; 2], id: &str) -> Result<()> {
    let mut hands = Vec::new();
    for browser in browsers {
        hands.push(browser.open(&server.address("/about"), Screen::DESK).await?);
    }
    for _ in 0..2000 {
        let seen = call(&hands[0], "GET", &format!("/api/tables/{id}/view?seat=0"), None).await?;
        let Some(deciding) = seen["status"]["deciding"].as_array() else { return Ok(()) };
        let seat = deciding[0].as_u64().context("a seat")?;
        let hand = &hands[usize::try_from(seat)?];
        let legal = call(hand, "GET", &format!("/api/tables/{id}/legal?seat={seat}"), None).await?;
        let (revision, action) = (&seen["seq"], &legal[0]["action"]);
        let decision = json!({ "seat": seat, "revision": revision, "action_id": revision.to_string(), "action": action });
        call(hand, "POST", &format!("/api/tables/{id}/play"), Some(&decision)).await?;
    }
    bail!("the match does not end")
}

/// Anna opens a table for two and hands on the link; Bert comes by it.
async fn sit_down(server: &Server, [one, two]: [&Browser; 2], game: &str) -> Result<(Page, Page)> {
    let form = server.address(&format!("/new?game={game}&players=2"));
    let anna = one.open(&form, Screen::DESK).await?;
    anna.fill("form[action='/new'] [name=name-0]", "Anna").await?;
    anna.click("form[action='/new'] button[type=submit]").await?;
    anna.wait_for("#waiting").await?;
    let link = anna.attribute("#invite a[href^='/join/']", "href").await?.context("no invitation")?;
    let shown: String = anna.evaluate("document.querySelector('#invite code').textContent").await?;
    ensure!(shown == server.address(&link), "the whole address: {shown}");
    let bert = two.open(&server.address(&link), Screen::DESK).await?;
    ensure!(bert.text().await?.contains("Anna invites you to"), "{}", bert.text().await?);
    bert.fill("#seat-1 [name=name]", "Bert").await?;
    bert.click("#seat-1 form[action$='/sit'] button").await?;
    bert.wait_for("#ask").await?;
    anna.wait_for("#ask").await?;
    Ok((anna, bert))
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_a_decision_is_held_back_until_it_is_meant() -> Result<()> {
    let server = Server::start().await?;
    let (one, two) = (Browser::start().await?, Browser::start().await?);
    let (anna, bert) = sit_down(&server, [&one, &two], "through-the-ages").await?;
    let (own, other) = if anna.count("#ask[data-asked]").await? > 0 { (anna, bert) } else { (bert, anna) };
    let table = own.address().await?;
    own.visit(&server.address("/settings?prefs=grace-long")).await?;
    own.visit(&table).await?;
    own.wait_for("#ask[data-asked] .end").await?;
    let before = actions(&own).await?;
    let held = "!document.querySelector('#grace').hidden";
    own.click("#ask .end").await?;
    until(&own, held).await?;
    own.press("u").await?;
    until(&own, "document.querySelector('#grace').hidden").await?;
    ensure!(actions(&own).await? == before, "it was sent although it was taken back");
    own.click("#ask .end").await?;
    until(&own, held).await?;
    ensure!(actions(&other).await? == before, "the others know of it before it is sent");
    own.press("Enter").await?;
    until(&other, "document.querySelector('#ask[data-asked]') !== null").await?;
    ensure!(actions(&own).await? > before, "it was not sent");
    one.close().await?;
    two.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_hidden_and_given_up_in_the_list() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    person.waits().await?;
    let page = person.page;
    page.visit(&server.address("/mine")).await?;
    let row = "#asked .long";
    let told: String = page.evaluate(&format!("document.querySelector('{row}').innerText")).await?;
    ensure!(told.contains("epoch I") && told.contains("Hypatia"), "where it stands and with whom: {told}");
    page.click("#asked .drop > summary").await?;
    page.click("#asked form[action='/mine/hide'] button").await?;
    page.wait_for("#hidden .long").await?;
    page.click("#hidden .drop > summary").await?;
    page.click("#hidden .resign > summary").await?;
    page.click("#hidden .resign button").await?;
    until(&page, "document.querySelector('.resign') === null && document.querySelector('.long') !== null")
        .await?;
    browser.close().await
}
