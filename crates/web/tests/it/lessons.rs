//! Lessons on the server: begun in one click, led step by step, left and come back to, and kept over a restart.

use std::time::Duration;

use axum::http::StatusCode;

use crate::browser::{Browser, House, Page};

const LESSON: &str = "/learn/golden-ages/first-epoch";

async fn house() -> House {
    let house = House::with_all_games().await;
    web::run_beside(&house.state);
    house
}

/// Begins the lesson as somebody who was never here.
async fn begin(house: &House) -> (Browser, String) {
    let mut browser = house.browser();
    let page = browser.post(LESSON, &[]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.words());
    (browser, page.path)
}

/// The step that the coach shows: `3-13`; `line` while somebody else plays.
fn step(page: &Page) -> String {
    let found = page.text.split("data-step=\"").nth(1).and_then(|rest| rest.split('"').next());
    found.unwrap_or_default().to_owned()
}

/// The page when the coach waits for the learner.
async fn led(browser: &mut Browser, path: &str) -> Page {
    for _ in 0..500 {
        let page = browser.get(path).await;
        if step(&page) != "line" {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the others never stop");
}

#[tokio::test]
async fn a_lesson_is_learned_by_doing_what_the_coach_does() {
    let house = house().await;
    let (mut browser, path) = begin(&house).await;
    let mut steps = Vec::new();
    for _ in 0..200 {
        let page = led(&mut browser, &path).await;
        assert!(page.text.contains("id=\"coach-title\""), "{}", page.words());
        if steps.last() != Some(&step(&page)) {
            steps.push(step(&page));
        }
        if page.text.contains("id=\"coach-end\"") {
            break;
        }
        let button = if page.text.contains("id=\"coach-on\"") { "Go on" } else { "Do it for me" };
        browser.press(&page, button).await;
    }
    let (_, of) = steps[0].split_once('-').expect("a step");
    let all: Vec<String> =
        (1..=of.parse().expect("a number")).map(|number: usize| format!("{number}-{of}")).collect();
    assert_eq!(steps, all);
    let page = led(&mut browser, &path).await;
    let over = browser.press(&page, "Play on from here against easy").await;
    assert_eq!(step(&over), "", "the coach has gone");
}

#[tokio::test]
async fn a_step_back_takes_back_and_another_process_goes_on_there() {
    let house = house().await;
    let (mut browser, path) = begin(&house).await;
    for _ in 0..4 {
        let page = led(&mut browser, &path).await;
        let button = if page.text.contains("id=\"coach-on\"") { "Go on" } else { "Do it for me" };
        browser.press(&page, button).await;
    }
    let page = led(&mut browser, &path).await;
    let now = step(&page);
    browser.press(&page, "Back").await;
    let page = led(&mut browser, &path).await;
    assert_ne!(step(&page), now);
    assert!(page.text.contains("is-lit"), "the part is lit");
    let home = browser.get("/").await.words();
    let (number, of) =
        step(&page).split_once('-').map(|(number, of)| (number.to_owned(), of.to_owned())).expect("a step");
    assert!(home.contains(&format!("Step {number} of {of}")), "{home}");
}

#[tokio::test]
async fn in_words_the_choice_that_the_lesson_means_comes_first() {
    let house = house().await;
    let (mut browser, path) = begin(&house).await;
    for _ in 0..20 {
        let page = led(&mut browser, &path).await;
        let words = browser.get(&format!("{path}?form=text")).await;
        if page.text.contains("id=\"coach-on\"") {
            browser.press(&page, "Go on").await;
            continue;
        }
        let (before, choices) = words.text.split_once("id=\"choices\"").expect("choices");
        assert!(before.contains("id=\"coach-title\""), "the coach stands before the question");
        let meant = choices.find("id=\"choices-meant\"").expect("a choice is meant");
        assert!(choices.find("<form").is_none_or(|first| meant < first), "{}", words.words());
        assert!(words.words().contains("The lesson means this"));
        return;
    }
    panic!("nothing is ever expected");
}

#[tokio::test]
async fn whoever_leaves_the_coach_can_call_them_back() {
    let house = house().await;
    let (mut browser, path) = begin(&house).await;
    let asked = browser.get(&format!("{path}?coach=leave")).await;
    let left = browser.press(&asked, "Leave").await;
    assert_eq!(step(&left), "");
    let back = browser.press(&left, "Coach back").await;
    assert!(step(&back).starts_with("1-"), "{}", step(&back));
}

/// A page as it is read while sources are folded away.
fn without_sources(page: &str) -> String {
    let mut parts = page.split("<small class=\"source\">");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |read, part| read + part.split_once("</small>").map_or("", |(_, rest)| rest))
}

#[tokio::test]
async fn every_game_has_its_lessons_and_its_page() {
    let house = House::with_all_games().await;
    let mut browser = house.browser();
    for language in ["en", "de", "nl"] {
        browser.cookies.insert("language".into(), language.into());
        let list = browser.get("/learn").await;
        assert_eq!(list.status, StatusCode::OK);
        for kind in catalog::games() {
            let id = kind.info().id;
            assert!(list.text.contains(&format!("action=\"/learn/{id}/")), "{id} has no lesson");
            let how = browser.get(&format!("/learn/{id}")).await;
            assert_eq!(how.status, StatusCode::OK, "{id} in {language}");
            assert!(how.text.contains("<figure") && how.text.contains("ruleref"), "{id} in {language}");
            assert!(!how.text.contains(" style=\""), "blocked by the content security policy");
            let rules = browser.get(&format!("/rules/{id}")).await;
            assert!(rules.text.contains("class=\"source\""), "{id} in {language}: sources are set apart");
            let read = without_sources(&rules.text);
            let rules = read.split_once("class=\"rule-line\"").expect("rules").1;
            for address in
                ["github.com", "scribd.com", "vindjeu.eu", "<code>first</code>", "<code>second</code>"]
            {
                assert!(!rules.contains(address), "{id} in {language}: {address} is for builders");
            }
        }
    }
}
