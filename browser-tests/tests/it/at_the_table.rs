//! What people expect at a table: no slip is final, every card can be read, everybody knows that it is their turn.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Browser, Page, Screen, Server};
use serde_json::json;

use crate::person::{Person, actions, until};
use crate::positions::Played;
use crate::through_the_ages::call;

#[tokio::test(flavor = "multi_thread")]
async fn a_slip_is_taken_back_after_a_bot_has_answered() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    person.waits().await?;
    // A decision after which somebody else decided before the person is asked again.
    let (mut own, mut newest) = (0, 0);
    for _ in 0..10 {
        own = person.actions().await? + 1;
        person.decides().await?;
        person.waits().await?;
        newest = actions(&person.page).await?;
        if others_decided_since(&person.page, own).await? {
            break;
        }
    }
    ensure!(others_decided_since(&person.page, own).await?, "no bot answers any decision");
    ensure!(newest > own, "the answers of the bots are decisions, too: {newest}");
    let page = &person.page;
    page.click("#undo").await?;
    until(page, &format!("document.querySelector('#log-{own}-0')?.matches('.log__line--undone') ?? false"))
        .await?;
    page.wait_for("#ask[data-asked]").await?;
    ensure!(page.text().await?.contains("You take back"), "the record does not say so");
    // Nothing is deleted: what was taken back stays, and taking it back is one line more.
    let after = actions(page).await?;
    ensure!(after == newest + 1, "{after} actions after taking back one of {newest}");
    let undone: Vec<u64> = page.evaluate(UNDONE).await?;
    ensure!(undone.iter().all(|seq| (own..=newest).contains(seq)), "{undone:?} of {own} to {newest}");
    ensure!(undone.contains(&own) && undone.len() > 1, "the answers went with it: {undone:?}");
    // It can be decided again.
    person.decides().await?;
    ensure!(person.actions().await? > after, "nothing is decided after it was taken back");
    browser.close().await
}

/// The numbers of the decisions that were taken back, as the log shows them.
const UNDONE: &str = "[...new Set([...document.querySelectorAll('.log__line--undone')].map((line) => Number(line.id.split('-')[1])))]";

/// Whether the log has a line of another seat's turn after this decision.
async fn others_decided_since(page: &Page, own: u64) -> Result<bool> {
    let others = format!(
        "(() => {{ const turn = (line) => line.closest('.turn'); const own = turn(document.querySelector('#log-{own}-0') ?? document.body); \
         const seat = (turn) => [...(turn?.classList ?? [])].find((name) => name.startsWith('seat-')); \
         return [...document.querySelectorAll('.turn .log__line')].some((line) => \
         Number(line.id.split('-')[1]) > {own} && seat(turn(line)) !== seat(own)) }})()"
    );
    page.evaluate(&others).await
}

#[tokio::test(flavor = "multi_thread")]
async fn title_and_icon_say_whose_turn_it_is() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    person.waits().await?;
    until(&person.page, MARKED).await?;
    person.decides().await?;
    let agrees = "(document.querySelector('#ask[data-asked]') !== null) === document.title.startsWith('●')";
    until(&person.page, agrees).await?;
    // Another page of the same person lists the match that waits.
    person.waits().await?;
    let home = browser.open(&server.address("/tables"), Screen::DESK).await?;
    until(&home, "document.querySelectorAll('#waits .waits__row').length === 1").await?;
    browser.close().await
}

/// Title and icon say that it is the reader's turn.
const MARKED: &str =
    "document.title.startsWith('●') && document.querySelector('link[rel=icon]').href.endsWith('turn.svg')";

/// Instead of the system's notices and of sounds: what would be shown and heard.
const NOTES_CALLS: &str = "(() => { window.shown = []; window.tones = 0; \
    window.Notification = class { static permission = 'granted'; constructor(title, { body }) { \
      if (window.isPhone) throw new TypeError('Illegal constructor'); shown.push(`${title} ${body}`) } close() {} }; \
    const part = () => new Proxy(() => {}, { get: (node, name) => name === 'connect' ? (to) => to : node[name] ?? part(), apply: () => {}, set: () => true }); \
    window.AudioContext = class { currentTime = 0; createOscillator() { tones += 1; return part() } createGain() { return part() } close() {} }; \
    return true })()";

/// Behind another tab the page hears of its turn, too: title, icon, a notice of the system, a sound.
#[tokio::test(flavor = "multi_thread")]
async fn behind_another_tab_one_is_called() -> Result<()> {
    let server = Server::start().await?;
    let (one, two) = (Browser::start().await?, Browser::start().await?);
    let (anna, bert) = sit_down(&server, [&one, &two], "through-the-ages").await?;
    let is_annas = anna.count("#ask[data-asked]").await? > 0;
    let (first, first_browser, second) = if is_annas { (anna, &one, bert) } else { (bert, &two, anna) };
    let table = first.address().await?;
    first.visit(&server.address("/settings?prefs=sound-on.grace-none")).await?;
    first.visit(&table).await?;
    first.wait_for("#ask[data-asked] .end").await?;
    // A second page of the same person shows the same match.
    let twin = first_browser.open(&table, Screen::DESK).await?;
    twin.evaluate::<bool>(NOTES_CALLS).await?;
    first.to_front().await?;
    first.evaluate::<bool>(NOTES_CALLS).await?;
    first.click("#ask .end").await?;
    second.wait_for("#ask[data-asked] .end").await?;
    until(&first, "document.querySelector('#ask[data-asked]') === null && !document.title.startsWith('●')")
        .await?;
    // They look at something else, and the other plays.
    let elsewhere = first_browser.open(&server.address("/about"), Screen::DESK).await?;
    elsewhere.to_front().await?;
    until(&first, "document.hidden").await?;
    ensure!(first.evaluate::<u32>("shown.length + tones").await? == 0, "nobody is called before their turn");
    second.click("#ask .end").await?;
    // All pages say it, one of them calls.
    for page in [&first, &twin, &elsewhere] {
        until(page, MARKED).await?;
    }
    let (mut shown, mut tones) = (Vec::new(), 0);
    for page in [&first, &twin] {
        shown.extend(page.evaluate::<Vec<String>>("shown").await?);
        tones += page.evaluate::<u32>("tones").await?;
    }
    ensure!(shown.len() == 1 && shown[0].contains("Through the Ages"), "one notice with the game: {shown:?}");
    ensure!(tones == 2, "two tones, once, not {tones}");
    ensure!(first.evaluate::<bool>("document.hidden").await?, "all of it behind the other tab");
    one.close().await?;
    two.close().await
}

/// On a phone only a worker shows notices.
#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_worker_calls_once() -> Result<()> {
    let server = Server::start().await?;
    let (one, two) = (Browser::start().await?, Browser::start().await?);
    let (anna, bert) = sit_down(&server, [&one, &two], "through-the-ages").await?;
    let is_annas = anna.count("#ask[data-asked]").await? > 0;
    let (first, first_browser, second) = if is_annas { (anna, &one, bert) } else { (bert, &two, anna) };
    let table = first.address().await?;
    first.visit(&server.address("/settings?prefs=sound-on.grace-none")).await?;
    first.visit(&table).await?;
    first.wait_for("#ask[data-asked] .end").await?;
    first.evaluate::<bool>(NOTES_CALLS).await?;
    first.evaluate::<bool>(ON_A_PHONE).await?;
    first.click("#ask .end").await?;
    second.wait_for("#ask[data-asked] .end").await?;
    until(&first, "document.querySelector('#ask[data-asked]') === null").await?;
    let elsewhere = first_browser.open(&server.address("/about"), Screen::DESK).await?;
    elsewhere.to_front().await?;
    until(&first, "document.hidden").await?;
    second.click("#ask .end").await?;
    until(&first, "window.byWorker?.length === 1").await?;
    // It is asked again, and calls no more.
    let asks =
        "performance.getEntriesByType('resource').filter((one) => one.name.includes('/waiting')).length";
    let asked: u32 = first.evaluate(asks).await?;
    until(&first, &format!("{asks} > {asked}")).await?;
    let called: (u32, u32) = first.evaluate("[byWorker.length, tones]").await?;
    ensure!(called == (1, 2), "one notice, one sound: {called:?}");
    one.close().await?;
    two.close().await
}

/// A page may not show notices itself, and has no worker yet.
const ON_A_PHONE: &str = "(() => { window.isPhone = true; window.byWorker = []; \
    const worker = { showNotification: async (title, { data }) => void byWorker.push(`${title} ${data.url}`) }; \
    Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => undefined, \
      register: async () => worker, ready: Promise.resolve(worker) } }); return true })()";

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_copied_and_shared_also_where_scripts_have_no_clipboard() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/new?game=golden-ages&players=3"), Screen::DESK).await?;
    page.click("form[action='/new'] button[type=submit]").await?;
    page.wait_for("#waiting").await?;
    let without = "Object.defineProperty(navigator, 'clipboard', { value: undefined }) && \
        (document.addEventListener('copy', () => { window.copied = getSelection().toString() || document.activeElement.value }) ?? true)";
    page.evaluate::<bool>(without).await?;
    let shown: String = page.evaluate("document.querySelector('#invite code').textContent").await?;
    page.click("#invite [data-copy]").await?;
    until(&page, "document.querySelector('#toasts').innerText.includes('is copied')").await?;
    ensure!(page.evaluate::<String>("window.copied").await? == shown, "the whole address");
    // Where nothing is copied the address is said.
    page.evaluate::<bool>("(document.execCommand = () => false, true)").await?;
    page.click("#invite [data-copy]").await?;
    until(&page, &format!("document.querySelector('#toasts').innerText.includes({})", json!(shown))).await?;
    // Somebody sits down: what the page offers beyond the server's page stays.
    page.evaluate::<bool>(
        "(navigator.share = async () => {}, document.querySelector('[data-share]').hidden = false, true)",
    )
    .await?;
    let guest = Browser::start().await?;
    let link = page.attribute("#invite a[href^='/join/']", "href").await?.context("no invitation")?;
    let other = guest.open(&server.address(&link), Screen::DESK).await?;
    other.fill("#seat-1 [name=name]", "Bert").await?;
    other.click("#seat-1 form[action$='/sit'] button").await?;
    until(&page, "document.querySelector('#seat-1').innerText.includes('Bert')").await?;
    ensure!(
        page.evaluate::<bool>("document.querySelector('[data-share]').checkVisibility()").await?,
        "share is gone"
    );
    guest.close().await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_the_golden_ages_takes_a_dozen_keys() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    let rail = async |page: &Page| Ok(page.count("#ask .actions a.action").await? > 0);
    person.plays_until(rail).await?;
    let before = person.actions().await?;
    let page = &person.page;
    page.evaluate::<bool>("document.querySelector('#ask h2').focus() ?? true").await?;
    let mut keys = 0;
    // Until another has decided: then the turn was passed on.
    while !others_decided_since(page, before + 1).await? {
        ensure!(keys < 12, "the turn is not passed on after {keys} keys: {}", page.text().await?);
        let shown: String = page.evaluate(SHOWN).await?;
        page.press(&page.evaluate::<String>(NEXT_KEY).await?).await?;
        keys += 1;
        until(page, &format!("{SHOWN} !== {}", json!(shown))).await?;
        person.waits().await?;
    }
    ensure!(person.actions().await? > before + 1, "others have decided as well");
    eprintln!("a turn by {keys} keys");
    let page = &person.page;
    until(page, "document.activeElement.id === 'ask-title'").await?;
    page.press("?").await?;
    page.wait_for("#keys[open]").await?;
    browser.close().await
}

/// What a key may have changed.
const SHOWN: &str = "(location.href + ' ' + document.querySelector('#replay input[name=at]')?.max)";
/// The first possible action by its number; once something is chosen, Enter on what has the focus.
const NEXT_KEY: &str = "(() => { const actions = [...document.querySelectorAll('#ask .actions > *')]; \
    const first = actions.findIndex((action) => action.matches('a')) + 1; \
    const chosen = location.search !== '' || document.activeElement.id !== 'ask-title'; \
    return chosen ? 'Enter' : String(first || 1) })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_turn_on_a_phone_with_three_cards_read_before() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::PHONE).await?;
    // A later round of the simple game: there is a technology on the hand that can be paid.
    let played = Played::comes_in(&page, "through-the-ages", "two_simple").await?;
    let table = played.goes_on(&page, 52).await?;
    page.visit(&server.address(&table)).await?;
    page.wait_for("#ask[data-asked] .end").await?;
    let before = actions(&page).await?;
    // Two of the row, one of the hand, which lies in another tab.
    let mut read = Vec::new();
    for space in [1, 3] {
        read.push(reads(&page, &format!("#card-row .slot:nth-child({space}) .tcard__name")).await?);
    }
    page.click("#card-sheet [data-sheet=close]").await?;
    page.click("label[for=tab-me]").await?;
    let question = "document.querySelector('#tab-question').checked";
    ensure!(!page.evaluate::<bool>(question).await?, "another tab is in front");
    read.push(
        reads(&page, ".hand__part--civil .slot:has(button[value*=play_technology]) .tcard__name").await?,
    );
    ensure!(read[0] != read[1] && read[1] != read[2], "three cards, three texts: {read:?}");
    ensure!(actions(&page).await? == before, "reading decides nothing");
    let covered = "(() => { const box = document.querySelector('.cardsheet__foot').getBoundingClientRect(); \
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
        return top?.closest('#card-sheet') !== null })()";
    ensure!(page.evaluate::<bool>(covered).await?, "something lies over the sheet");
    // The card is played from where it was read, and the turn goes on where the question is.
    page.click("#card-sheet .cardsheet__ways button[value*=play_technology]").await?;
    until(&page, "document.querySelector('#card-sheet').hidden").await?;
    until(&page, &format!("Number(document.querySelector('#replay input[name=at]').max) === {}", before + 1))
        .await?;
    ensure!(page.evaluate::<bool>(question).await?, "the question is not in front");
    ensure!(page.text().await?.contains("Irrigation"), "the technology is not told of");
    page.wait_for("#ask[data-asked] .end").await?;
    let took = "#card-row .slot:has(button.do) .tcard__name";
    reads(&page, took).await?;
    page.click("#card-sheet .cardsheet__ways button").await?;
    until(&page, &format!("Number(document.querySelector('#replay input[name=at]').max) === {}", before + 2))
        .await?;
    page.wait_for("#ask[data-asked] .end").await?;
    page.click("#ask .end").await?;
    until(&page, &format!("Number(document.querySelector('#replay input[name=at]').max) > {}", before + 2))
        .await?;
    // The turn was passed on.
    for _ in 0..600 {
        if others_decided_since(&page, before + 3).await? {
            return browser.close().await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    bail!("nobody else has decided: {}", page.text().await?)
}

/// Taps a card and reads its sheet.
async fn reads(page: &Page, card: &str) -> Result<String> {
    page.click(card).await?;
    page.wait_for("#card-sheet:not([hidden])").await?;
    let text: String = page.evaluate("document.querySelector('.cardsheet__body').innerText").await?;
    ensure!(text.trim().lines().count() >= 2, "the sheet says too little: {text}");
    Ok(text)
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

#[tokio::test(flavor = "multi_thread")]
async fn what_hands_over_waits_until_it_is_confirmed() -> Result<()> {
    let server = Server::start().await?;
    let (one, two) = (Browser::start().await?, Browser::start().await?);
    let (anna, bert) = sit_down(&server, [&one, &two], "through-the-ages").await?;
    let (own, other) = if anna.count("#ask[data-asked]").await? > 0 { (anna, bert) } else { (bert, anna) };
    let table = own.address().await?;
    own.visit(&server.address("/settings?prefs=grace-ask")).await?;
    own.visit(&table).await?;
    own.wait_for("#ask[data-asked] .end").await?;
    let before = actions(&own).await?;
    own.click("#ask .end").await?;
    until(&own, "!document.querySelector('#grace').hidden").await?;
    // Whoever looks back meanwhile still has the line.
    own.evaluate::<bool>("document.querySelector('.turn .log__to')?.click() ?? true").await?;
    // Time alone says nothing: longer than the longest of the seconds that one can choose.
    tokio::time::sleep(Duration::from_secs(8)).await;
    ensure!(own.evaluate::<bool>("!document.querySelector('#grace').hidden").await?, "it was sent by itself");
    ensure!(
        own.evaluate::<String>("document.querySelector('#grace [data-count]').textContent").await?.is_empty(),
        "something is counted down"
    );
    let what: String = own.evaluate("document.querySelector('#grace [data-what]').textContent").await?;
    ensure!(what.starts_with("End turn"), "what is asked about: {what}");
    ensure!(actions(&other).await? == before, "the others know of it before it is sent");
    own.click("#grace [data-grace=send]").await?;
    until(&other, "document.querySelector('#ask[data-asked]') !== null").await?;
    ensure!(actions(&own).await? > before, "it was not sent");
    until(&own, "!location.pathname.endsWith('/replay')").await?;
    one.close().await?;
    two.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_answer_is_given_by_itself_and_told() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    let played = Played::comes_in(&page, "new-dawn", "two_built").await?;
    let table = played.goes_on(&page, 253).await?;
    page.visit(&server.address(&table)).await?;
    // Nothing is clicked.
    let told = "document.querySelector('#log')?.innerText.includes('There was no other answer') ?? false";
    until(&page, told).await?;
    ensure!(actions(&page).await? > 253, "it is told, but was not given");
    browser.close().await
}

/// The number of decisions in a replay after which somebody can do nothing but forgo politics.
const NO_POLITICS: u64 = 197;

#[tokio::test(flavor = "multi_thread")]
async fn politics_costs_no_click_where_there_are_none_as_soon_as_somebody_looks() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    let played = Played::comes_in(&page, "through-the-ages", "three_by_hand").await?;
    let table = played.goes_on(&page, NO_POLITICS).await?;
    // The page comes behind another one.
    let elsewhere = browser.open(&server.address("/about"), Screen::DESK).await?;
    elsewhere.to_front().await?;
    page.visit(&server.address(&table)).await?;
    until(&page, "document.hidden && document.querySelector('#lone') !== null").await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    ensure!(actions(&page).await? == NO_POLITICS, "it was given while nobody looked");
    page.to_front().await?;
    until(&page, "document.querySelector('#ask[data-asked] .end') !== null").await?;
    ensure!(actions(&page).await? == NO_POLITICS + 1, "one decision, and the turn is not ended");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn digits_press_what_is_seen_and_nothing_else() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    let played = Played::comes_in(&page, "through-the-ages", "two_simple").await?;
    let table = played.goes_on(&page, 52).await?;
    page.visit(&server.address(&table)).await?;
    page.wait_for("#ask[data-asked] .end").await?;
    let before = actions(&page).await?;
    for digit in 1..=9 {
        page.evaluate::<bool>(FOLDS_UP).await?;
        // A group with one option acts at once, and is seen.
        if !page.evaluate::<bool>(&format!("{HEADS}[{digit} - 1]?.matches('button') ?? false")).await? {
            page.press(&digit.to_string()).await?;
        }
        ensure!(actions(&page).await? == before, "{digit} plays what nobody sees");
    }
    browser.close().await
}

/// All groups of actions are folded up.
const FOLDS_UP: &str =
    "(document.querySelectorAll('#ask details').forEach((group) => (group.open = false)), true)";
/// What is seen of them then.
const HEADS: &str = "document.querySelectorAll('#ask .group > summary, #ask .group__act')";

#[tokio::test(flavor = "multi_thread")]
async fn several_cards_are_discarded_in_one_step() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    let played = Played::comes_in(&page, "through-the-ages", "three").await?;
    let table = played.goes_on(&page, 244).await?;
    page.visit(&server.address(&table)).await?;
    page.wait_for("#ask[data-asked] form[data-many]").await?;
    let many: u64 = page.evaluate("Number(document.querySelector('form[data-many]').dataset.many)").await?;
    ensure!(many > 1, "several must go, not {many}");
    let before = actions(&page).await?;
    let waits = "document.querySelector('form[data-many] button').getAttribute('aria-disabled') === 'true'";
    for card in 0..many {
        ensure!(page.evaluate::<bool>(waits).await?, "{card} of {many} are enough");
        page.click(&format!("label[for='many-{card}']")).await?;
    }
    ensure!(!page.evaluate::<bool>(waits).await?, "{many} are not enough");
    page.click("form[data-many] button").await?;
    until(&page, "document.querySelector('form[data-many]') === null").await?;
    let last = actions(&page).await?;
    ensure!(last >= before + many, "{many} are discarded by one click: {before} to {last}");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn my_matches_are_filtered_by_game() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    for game in ["golden-ages", "through-the-ages"] {
        page.visit(&server.address("/")).await?;
        page.click(&format!("#quick-{game} summary")).await?;
        page.click(&format!("#quick-{game} button[type=submit]")).await?;
        page.wait_for("body.game #ask[data-asked]").await?;
    }
    page.visit(&server.address("/mine")).await?;
    let rows = "[...document.querySelectorAll('.long')].map((row) => row.innerText)";
    ensure!(page.evaluate::<Vec<String>>(rows).await?.len() == 2, "two matches");
    page.click(".filters a[href='/mine?game=golden-ages']").await?;
    until(&page, "location.search === '?game=golden-ages' && document.querySelectorAll('.long').length > 0")
        .await?;
    let shown: Vec<String> = page.evaluate(rows).await?;
    ensure!(shown.len() == 1 && shown[0].contains("The Golden Ages"), "one of the two: {shown:?}");
    page.click(".filters a[href='/mine']").await?;
    until(&page, "location.search === '' && document.querySelectorAll('.long').length === 2").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_given_to_a_bot_in_the_list_while_the_others_play_on() -> Result<()> {
    let server = Server::start().await?;
    let (one, two) = (Browser::start().await?, Browser::start().await?);
    let (anna, bert) = sit_down(&server, [&one, &two], "golden-ages").await?;
    anna.visit(&server.address("/mine")).await?;
    anna.click(".long .drop > summary").await?;
    anna.click(".long form[action$='/bot'] button").await?;
    until(&anna, "location.pathname !== '/mine' && document.readyState === 'complete'").await?;
    anna.visit(&server.address("/mine")).await?;
    anna.wait_for("#left .long").await?;
    ensure!(anna.count("#asked, #going").await? == 0, "it waits for Anna no more");
    bert.to_front().await?;
    // The bot plays for Anna, and Bert plays on.
    let mut bert = Person::at(bert, Screen::DESK);
    for _ in 0..3 {
        bert.waits().await?;
        bert.decides().await?;
    }
    bert.waits().await?;
    one.close().await?;
    two.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn scores_are_printed_without_the_tools_around_them() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    let played = Played::comes_in(&page, "golden-ages", "three").await?;
    page.visit(&server.address(&format!("/m/{}/scores", played.id))).await?;
    let shown = "(what) => [...document.querySelectorAll(what)].some((part) => part.checkVisibility())";
    let tools = [".topbar", ".final__on", "form button"];
    let scores = [".final__title", ".final__rows", ".final__table tfoot td"];
    page.is_shown_as("print", "reduce").await?;
    for part in tools {
        ensure!(!page.evaluate::<bool>(&format!("({shown})('{part}')")).await?, "{part} is printed");
    }
    for part in scores {
        ensure!(page.evaluate::<bool>(&format!("({shown})('{part}')")).await?, "{part} is not printed");
    }
    let points: Vec<String> = page
        .evaluate("[...document.querySelectorAll('.final__table tfoot td')].map((cell) => cell.innerText)")
        .await?;
    ensure!(
        points.len() == 3 && points.iter().all(|total| total.trim().parse::<i32>().is_ok()),
        "three totals: {points:?}"
    );
    // On paper of the usual width, at 96 px to the inch, nothing lies beside it.
    page.moves_to(Screen { width: 718, height: 1040, ..Screen::DESK }).await?;
    ensure!(
        page.evaluate::<bool>("document.documentElement.scrollWidth <= innerWidth").await?,
        "it is wider than the paper"
    );
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mark_moves_along_its_track_unless_no_motion_is_wanted() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let table = ("through-the-ages", 2);
    let person = Person::opens_a_table(&browser, &server, Screen::DESK, table).await?;
    let moves = |to: &str| {
        format!(
            "(() => {{ const mark = document.querySelector('#rail--science-0'); getComputedStyle(mark).x; mark.setAttribute('x', '{to}'); \
            getComputedStyle(mark).x; return mark.getAnimations().some((one) => one.transitionProperty === 'x' \
            && one.effect.getTiming().duration > 100) }})()"
        )
    };
    ensure!(!person.page.evaluate::<bool>(&moves("60%")).await?, "it moves although no motion is wanted");
    person.page.is_shown_as("screen", "no-preference").await?;
    ensure!(person.page.evaluate::<bool>(&moves("20%")).await?, "it jumps");
    browser.close().await
}
