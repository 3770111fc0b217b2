//! Pictures of the pages, for people to look at: `cargo xtask pictures` keeps them in
//! `docs/screenshots`. Here it is only proved that they can be taken and are not blank.

use std::cell::Cell;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use browser_tests::{Browser, Screen, Server};
use serde_json::{Value, json};

use crate::new_dawn;
use crate::person::Person;
use crate::through_the_ages::Shown;

/// The screens that every page is looked at on.
fn screens() -> [(&'static str, Screen); 4] {
    [
        ("desk-light", Screen::DESK),
        ("desk-dark", Screen { dark: true, ..Screen::DESK }),
        ("phone-light", Screen::PHONE),
        ("phone-dark", Screen { dark: true, ..Screen::PHONE }),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_start_page_has_a_picture() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    takes(&browser, &server.address("/"), "start", folder.path(), &screens()[..1]).await?;
    let picture = std::fs::metadata(folder.path().join("start-desk-light.png"))?;
    ensure!(picture.len() > 20_000, "the picture is blank: {} bytes", picture.len());
    browser.close().await
}

/// Takes all pictures of the documentation into the folder named by `CIVITAS_PICTURES`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes and writes into docs/; run by `cargo xtask pictures`"]
async fn all_pictures() -> Result<()> {
    let folder = PathBuf::from(std::env::var("CIVITAS_PICTURES")?);
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let all = screens();
    takes(&browser, &server.address("/"), "start", &folder, &all).await?;
    takes(&browser, &server.address("/rules/golden-ages"), "rules", &folder, &all).await?;
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    let game = person.page.address().await?;
    for _ in 0..8 {
        person.waits().await?;
        person.decides().await?;
    }
    person.waits().await?;
    takes(&browser, &game, "epoch-1", &folder, &all).await?;
    takes(&browser, &format!("{game}?hint=1"), "hint", &folder, &all).await?;
    person.page.to_front().await?;
    let fourth = async |page: &browser_tests::Page| {
        Ok(page.count(".track > :nth-child(4)[aria-current]").await? > 0
            && page.count("#ask .actions").await? > 0)
    };
    person.plays_until(fourth).await?;
    takes(&browser, &game, "epoch-4", &folder, &all).await?;
    person.page.to_front().await?;
    person.plays_until(async |_| Ok(false)).await?;
    takes(&browser, &format!("{game}/replay?at=60"), "replay", &folder, &all).await?;
    takes(&browser, &format!("{game}/scores"), "scores", &folder, &all).await?;
    takes(&browser, &format!("{game}/review"), "review", &folder, &all).await?;
    browser.close().await
}

/// Through the Ages in Age A, in Age II and at the end.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes and writes into docs/; run by `cargo xtask pictures`"]
async fn all_pictures_of_through_the_ages() -> Result<()> {
    let folder = PathBuf::from(std::env::var("CIVITAS_PICTURES")?);
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let table = Shown::new(&browser, &server).await?;
    let address = server.address(&table.path());
    table.plays_until(|_| true).await?;
    takes(&browser, &address, "through-the-ages-a", &folder, &screens()).await?;
    table.plays_until(|view| view["table"]["age"] == "II").await?;
    takes(&browser, &address, "through-the-ages-2", &folder, &screens()).await?;
    table.plays_until(|_| false).await?;
    takes(&browser, &address, "through-the-ages-end", &folder, &screens()).await?;
    browser.close().await
}

/// Sid Meier's Civilization: drafting, movement, trade, battle and the end; purchases in the advanced rules.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes and writes into docs/; run by `cargo xtask pictures`"]
async fn all_pictures_of_eagle_civ() -> Result<()> {
    let folder = PathBuf::from(std::env::var("CIVITAS_PICTURES")?);
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let asks = |table: &Value, what: &str, turn: u64| {
        let frame = table["frames"].as_array().and_then(|frames| frames.last());
        let asked = frame.is_some_and(|frame| frame == what || frame.get(what).is_some());
        asked && table["turn"].as_u64() >= Some(turn)
    };
    let table = Shown::of(&browser, &server, ("eagle-civ", 4), json!({})).await?;
    let address = server.address(&table.path());
    for (what, turn, name) in
        [("draft", 0, "draft"), ("move", 7, "move"), ("trade", 7, "trade"), ("pick", 3, "battle")]
    {
        // A table on which two offers wait for the person, at least.
        let offers = |seen: &Value| {
            let to_person = |offer: &&Value| offer["to"] == 0;
            seen["offers"].as_array().map_or(0, |offers| offers.iter().filter(to_person).count())
        };
        let asked = Cell::new(0);
        let fits = |seen: &Value| {
            let is_asked = asks(seen, what, turn);
            asked.set(asked.get() + u32::from(is_asked));
            // Greedy bots may offer little: after a while a table with fewer offers does.
            is_asked && (what != "trade" || offers(seen) >= 2 || asked.get() > PATIENCE)
        };
        ensure!(table.goes_on_until(fits).await?, "the match is over before the picture of its {name}");
        let shown = match what {
            "move" => chosen_group(&browser, &address).await?,
            "trade" => laid_out(&browser, &address).await?,
            _ => address.clone(),
        };
        takes(&browser, &shown, &format!("eagle-civ-{name}"), &folder, &screens()).await?;
    }
    table.goes_on_until(|_| false).await?;
    takes(&browser, &address, "eagle-civ-end", &folder, &screens()).await?;
    let options = json!({ "rules": "advanced", "length": "long" });
    let table = Shown::of(&browser, &server, ("eagle-civ", 4), options).await?;
    let address = server.address(&table.path());
    let mut shop = address.clone();
    for turn in 8..14 {
        let is_over = !table.goes_on_until(|seen| asks(seen, "purchase", turn)).await?;
        ensure!(!is_over, "the match is over before the picture of its purchases");
        if let Some(listed) = two_on_the_list(&browser, &address).await? {
            shop = listed;
            break;
        }
    }
    takes(&browser, &shop, "eagle-civ-purchases", &folder, &screens()).await?;
    browser.close().await
}

/// So often the person is asked the same before a plainer position is good enough for a picture.
const PATIENCE: u32 = 12;

/// The address of a page on which the first group that can move is chosen, and where it goes.
async fn chosen_group(browser: &Browser, address: &str) -> Result<String> {
    let mut shown = address.to_owned();
    for link in ["#tray a[href*='group=']", "#targets a.target"] {
        let page = browser.open(&shown, Screen::DESK).await?;
        let found = page.count(link).await? > 0;
        let href = if found { page.attribute(link, "href").await? } else { None };
        page.close().await?;
        if let Some((_, query)) = href.as_deref().and_then(|href| href.split_once('?')) {
            shown = format!("{address}?{query}");
        }
    }
    Ok(shown)
}

/// The address of a shop with two things on the list, if both can be bought.
async fn two_on_the_list(browser: &Browser, address: &str) -> Result<Option<String>> {
    let mut shown = address.to_owned();
    for _ in 0..2 {
        let page = browser.open(&shown, Screen::DESK).await?;
        let ware = ".onlist:not(.basket *)";
        let found = page.count(ware).await? > 0;
        let list = if found { page.attribute(ware, "value").await? } else { None };
        page.close().await?;
        let Some(list) = list else { return Ok(None) };
        shown = format!("{address}?list={list}");
    }
    let page = browser.open(&shown, Screen::DESK).await?;
    let refused = page.count(".listed__why").await?;
    page.close().await?;
    Ok((refused == 0).then_some(shown))
}

/// The address of a trade table on which a card of each side and a little gold are laid out.
async fn laid_out(browser: &Browser, address: &str) -> Result<String> {
    let page = browser.open(address, Screen::DESK).await?;
    let mut query = Vec::new();
    for side in ["give", "want"] {
        let card = page.attribute(&format!("#deal-table [name^='{side}-card-']"), "name").await?;
        query.extend(card.map(|card| format!("{card}=1")));
    }
    let partner = page.attribute("#deal-table [name=partner]", "value").await?.unwrap_or_default();
    page.close().await?;
    query.push(format!("partner={partner}&give-gold=1"));
    Ok(format!("{address}?{}", query.join("&")))
}

/// What lies around the boards: quick play, a card that is read on a phone, my matches, the end, the log, a tablet and a phone held
/// sideways.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes and writes into docs/; run by `cargo xtask pictures`"]
async fn all_pictures_of_the_table() -> Result<()> {
    let folder = PathBuf::from(std::env::var("CIVITAS_PICTURES")?);
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    for (name, screen) in screens() {
        let page = browser.open(&server.address("/"), screen).await?;
        page.click("#quick-through-the-ages summary").await?;
        page.screenshot(&folder.join(format!("quick-play-{name}.png"))).await?;
        page.click("#quick-through-the-ages button[type=submit]").await?;
        page.wait_for("#ask[data-asked]").await?;
        if screen.touch {
            page.click("#card-row .slot:nth-child(2) .tcard__name").await?;
            page.wait_for("#card-sheet:not([hidden])").await?;
            page.screenshot(&folder.join(format!("card-sheet-{name}.png"))).await?;
        }
        page.close().await?;
    }
    let tablet = Screen { width: 1024, height: 768, touch: true, ..Screen::DESK };
    let sideways = Screen { width: 844, height: 390, touch: true, ..Screen::DESK };
    let mut person = Person::sits_down(&browser, &server, Screen::DESK).await?;
    let address = person.page.address().await?;
    let second = async |page: &browser_tests::Page| {
        Ok(page.count(".track > :nth-child(2)[aria-current]").await? > 0
            && page.count("#ask .actions").await? > 0)
    };
    person.plays_until(second).await?;
    let arrangements = [("tablet", tablet), ("sideways", sideways)];
    takes(&browser, &address, "golden-ages", &folder, &arrangements).await?;
    let ages = Shown::new(&browser, &server).await?;
    ages.plays_until(|view| view["table"]["age"] == "I").await?;
    let address_of_ages = server.address(&ages.path());
    takes(&browser, &address_of_ages, "through-the-ages", &folder, &arrangements).await?;
    takes(&browser, &server.address("/mine"), "my-matches", &folder, &screens()).await?;
    person.page.to_front().await?;
    person.plays_until(async |_| Ok(false)).await?;
    takes(&browser, &address, "end", &folder, &screens()).await?;
    takes(&browser, &format!("{address}/log"), "log", &folder, &screens()).await?;
    browser.close().await
}

/// Civilization: A New Dawn: a map being laid, the middle of a match with a card chosen, an attack, and the end.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes and writes into docs/; run by `cargo xtask pictures`"]
async fn all_pictures_of_new_dawn() -> Result<()> {
    let folder = PathBuf::from(std::env::var("CIVITAS_PICTURES")?);
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut has_fought = false;
    // An attack in which tokens can be spent does not come up in every match.
    for _ in 0..3 {
        let table = Shown::of(&browser, &server, ("new-dawn", 2), json!({ "map": "built" })).await?;
        let game = server.address(&table.path());
        let mut person = Person::at(browser.open(&game, Screen::DESK).await?, Screen::DESK);
        person.waits().await?;
        takes(&browser, &game, "new-dawn-map", &folder, &screens()).await?;
        person.page.to_front().await?;
        new_dawn::lays_the_map(&mut person).await?;
        has_fought = pictures_of_a_match(&browser, &server, &table, &person, &folder).await?;
        // What won it is folded below the map, unless the address points at it.
        takes(&browser, &format!("{game}?final=no#end"), "new-dawn-end", &folder, &screens()).await?;
        person.page.close().await?;
        if has_fought {
            break;
        }
    }
    ensure!(has_fought, "no attack came in which tokens can be spent");
    browser.close().await
}

/// A military card that aims at something, and an attack before tokens are spent.
async fn pictures_of_a_match(
    browser: &Browser,
    server: &Server,
    table: &Shown,
    person: &Person,
    folder: &Path,
) -> Result<bool> {
    let game = server.address(&table.path());
    let (mut aimed, mut fought, mut last) = (false, false, 0);
    loop {
        new_dawn::begins_a_turn(table, person, last).await?;
        if person.is_over().await? {
            ensure!(aimed, "no card aimed at anything");
            return Ok(fought);
        }
        last = new_dawn::round(&person.page).await?;
        let target = "#targets a.target--duel[data-then]";
        let may_aim = new_dawn::chooses(person, "military").await? && person.page.count(target).await? > 0;
        if may_aim && last >= 14 && !aimed {
            let link = person.page.attribute(target, "href").await?.unwrap_or_default();
            takes(browser, &server.address(&link), "new-dawn", folder, &screens()).await?;
            person.page.to_front().await?;
            aimed = true;
        }
        if may_aim && aimed && !fought {
            let before = person.actions().await?;
            if person.page.click_nth(target, 0).await? {
                person.moved(before).await?;
            }
            if person.page.count("#fight .fblk__btn").await? > 0 {
                takes(browser, &format!("{game}?spend=0"), "new-dawn-attack", folder, &screens()).await?;
                person.page.to_front().await?;
                fought = true;
            }
        }
    }
}

async fn takes(
    browser: &Browser,
    address: &str,
    name: &str,
    folder: &Path,
    screens: &[(&str, Screen)],
) -> Result<()> {
    for (screen_name, screen) in screens {
        let page = browser.open(address, *screen).await?;
        page.wait_for("body").await?;
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        page.screenshot(&folder.join(format!("{name}-{screen_name}.png"))).await?;
        page.close().await?;
    }
    Ok(())
}
