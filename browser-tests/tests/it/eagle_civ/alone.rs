//! Somebody plays alone among bots: a turn on a phone, without script and by keys, and two of the advanced rules.

use anyhow::{Result, bail, ensure};
use browser_tests::{Browser, Page, Screen, Server};

use crate::person::Person;

/// How far a match has come, as the top bar says it.
async fn turn(page: &Page) -> Result<u32> {
    let text: String = page.evaluate("document.querySelector('.phase')?.textContent ?? ''").await?;
    let figures = text.chars().skip_while(|letter| !letter.is_ascii_digit());
    Ok(figures.take_while(char::is_ascii_digit).collect::<String>().parse().unwrap_or(0))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_turns_of_the_advanced_rules_are_played_with_six_seats() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let options = [("rules", "advanced"), ("length", "long")];
    let mut person =
        Person::opens_a_table_with(&browser, &server, Screen::DESK, ("eagle-civ", 6), &options).await?;
    person.page.wait_for("#rival-6").await?;
    ensure!(person.page.count(".rv").await? == 5, "five rivals are shown");
    // On the way the technologies are seen.
    let mut tree = false;
    let decisions = person
        .plays_until(async |page| {
            tree |= page.count("#drawer.over--tree .tt").await? > 10;
            Ok(turn(page).await? > 2 && tree || turn(page).await? > 6)
        })
        .await?;
    ensure!(decisions > 3, "only {decisions} decisions in two turns");
    ensure!(tree, "the technologies lie over the map while one buys");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_on_a_phone() -> Result<()> {
    a_turn_is_played(Screen::PHONE, By::Clicks).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_without_script() -> Result<()> {
    a_turn_is_played(Screen { script: false, ..Screen::DESK }, By::Clicks).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_by_keys() -> Result<()> {
    a_turn_is_played(Screen::DESK, By::Keys).await
}

/// With what a person decides.
#[derive(Clone, Copy)]
enum By {
    Clicks,
    /// Tab and Enter alone.
    Keys,
}

/// By what one sees that a phase of the turn was reached.
const PHASES: [(&str, &str); 3] = [
    ("movement", "#tray a[href*='group=']"),
    ("trade", "#deal-table, a.partner"),
    ("purchases", ".shop .ware"),
];

/// Answers that close a phase.
const CLOSING: [&str; 8] =
    ["let_pass", "end_moves", "end_attacks", "stay_out", "end_trade", "assign_rest", "end_purchase", "waive"];

/// Plays until the second turn. So that it comes soon, every fourth decision closes a phase if it can.
async fn a_turn_is_played(screen: Screen, by: By) -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = Person::opens_a_table(&browser, &server, screen, ("eagle-civ", 3)).await?;
    let mut reached = [false; 3];
    for decision in 1..=80 {
        person.waits().await?;
        for ((_, mark), reached) in PHASES.iter().zip(&mut reached) {
            *reached |= person.page.count(mark).await? > 0;
        }
        if screen.touch {
            fits_the_width(&person.page).await?;
        }
        if turn(&person.page).await? > 1 {
            let missed = PHASES.iter().zip(reached).find(|(_, reached)| !reached);
            ensure!(missed.is_none(), "a turn without {missed:?}");
            return browser.close().await;
        }
        if decision % 4 == 0 && closes_the_phase(&person, by).await? {
            continue;
        }
        match by {
            By::Clicks => person.decides().await?,
            By::Keys => person.decides_by_keys().await?,
        }
    }
    bail!("no second turn after eighty decisions; reached: {reached:?}")
}

/// Closes the phase, if that is offered.
async fn closes_the_phase(person: &Person, by: By) -> Result<bool> {
    let buttons: Vec<String> = CLOSING
        .iter()
        .flat_map(|name| {
            let value = format!("[name=action][value='\"{name}\"']");
            [format!("#ask button{value}"), format!("#ask form:has(input{value}) button")]
        })
        .collect();
    let buttons = buttons.join(", ");
    if person.page.count(&buttons).await? == 0 {
        return Ok(false);
    }
    let before = person.actions().await?;
    match by {
        By::Clicks => person.page.click(&buttons).await?,
        By::Keys => {
            let is_there = format!("document.activeElement.matches(`{buttons}`)");
            for _ in 0..200 {
                if person.page.evaluate(&is_there).await.unwrap_or(false) {
                    break;
                }
                person.page.press("Tab").await?;
            }
            person.page.press("Enter").await?;
        }
    }
    person.moved(before).await?;
    Ok(true)
}

/// Nothing but the map, the phases and the cards of the tray is wider than the screen, and these scroll by themselves.
async fn fits_the_width(page: &Page) -> Result<()> {
    let widest: u32 = page.evaluate("document.scrollingElement.scrollWidth").await?;
    let screen: u32 = page.evaluate("window.innerWidth").await?;
    ensure!(widest <= screen, "the page is {widest} wide on a screen of {screen}: {}", page.address().await?);
    Ok(())
}
