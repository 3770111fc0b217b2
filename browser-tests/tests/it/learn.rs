//! Learning by playing: every lesson from its first step to its last, by mouse, by finger, by keys, and after a power cut.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Browser, Page, Screen, Server};

use crate::person::until;

/// How long something may take on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(60);
/// So often something is clicked before it counts as dead.
const TRIES: usize = 8;
/// No lesson takes more clicks.
const CLICKS: usize = 200;

/// Clicks until a script says that it helped: a click may meet a page that is just being exchanged for another.
async fn insists(page: &Page, selector: &str, what: &str) -> Result<()> {
    // The coach comes with a small motion, and may move aside.
    tokio::time::sleep(Duration::from_millis(400)).await;
    for _ in 0..TRIES {
        if page.count(selector).await? > 0 {
            page.click_nth(selector, 0).await?;
        }
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(5) {
            if page.evaluate::<bool>(what).await.unwrap_or(false) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
    bail!("{selector} does not lead to {what}: {}", page.text().await?)
}

/// The lessons of the list: the addresses that begin them.
async fn lessons(browser: &Browser, server: &Server) -> Result<Vec<String>> {
    let page = browser.open(&server.address("/learn"), Screen::DESK).await?;
    let forms = "JSON.stringify([...document.querySelectorAll('.lesson-row form')].map((form) => form.getAttribute('action')))";
    let found: String = page.evaluate(forms).await?;
    Ok(serde_json::from_str(&found)?)
}

/// A learner with a page.
struct Learner {
    page: Page,
    /// Which lesson, in which language: for messages.
    what: String,
}

/// What the coach shows.
const STATE: &str = "(() => { const coach = document.querySelector('#coach'); \
    return (coach?.dataset.step ?? '') + ' ' + (document.querySelector('#replay input[name=at]')?.max ?? '') + ' ' + location.search })()";

impl Learner {
    async fn begins(
        browser: &Browser,
        server: &Server,
        screen: Screen,
        language: &str,
        lesson: &str,
    ) -> Result<Self> {
        let page = browser
            .open(&server.address(&format!("/settings?language={language}&back=/learn")), screen)
            .await?;
        page.wait_for(&format!("form[action='{lesson}'] button")).await?;
        page.click(&format!("form[action='{lesson}'] button")).await?;
        page.wait_for("body.lesson #coach").await?;
        Ok(Self { page, what: format!("{lesson} in {language}") })
    }

    async fn state(&self) -> Result<String> {
        self.page.evaluate(STATE).await
    }

    /// Whether the page becomes another one than it was within so long, and the coach waits for the learner.
    async fn goes_on_within(&self, before: &str, patience: Duration) -> bool {
        let start = Instant::now();
        while start.elapsed() < patience {
            let state = self.state().await.unwrap_or_default();
            if state != before && !state.starts_with("line") && !state.starts_with(' ') {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        false
    }

    /// Waits until the page is another one than it was, and the coach waits for the learner.
    async fn goes_on(&self, before: &str) -> Result<()> {
        ensure!(
            self.goes_on_within(before, PATIENCE).await,
            "{}: stuck at {before}: {}",
            self.what,
            self.page.text().await?
        );
        Ok(())
    }

    /// Whether the coach leaves the middle of what it points at free; on a phone its sheet leaves all of a target free, unless the
    /// board scrolls in its own box.
    async fn coach_is_aside(&self) -> Result<()> {
        let covers = "(() => { const [a, b] = ['#coach', '[data-test=lit]'].map((one) => document.querySelector(one)?.getBoundingClientRect()); \
            const small = b && b.width * b.height < innerWidth * innerHeight / 4; \
            const board = document.querySelector('[data-test=lit]')?.closest('.board'); \
            const sheet = board && board.scrollHeight <= board.clientHeight + 1 && document.querySelector('#sheet')?.getBoundingClientRect(); \
            if (small && sheet?.height && innerWidth < 700 && b.bottom > sheet.top) return true; \
            const [x, y] = b ? [b.left + b.width / 2, b.top + b.height / 2] : []; \
            return Boolean(small && a.left < x && x < a.right && a.top < y && y < a.bottom) })()";
        ensure!(
            !self.page.evaluate::<bool>(covers).await?,
            "{}: the coach covers what it means: {}",
            self.what,
            self.state().await?
        );
        Ok(())
    }

    /// One click: what is lit, or a button of the coach.
    async fn clicks(&self) -> Result<()> {
        // Once something is chosen, its button comes before the target that was chosen.
        let shown = "[...document.querySelectorAll('.is-lit')].filter((part) => part.checkVisibility())";
        let mark = format!(
            "(() => {{ document.querySelectorAll('[data-test]').forEach((part) => part.removeAttribute('data-test')); \
            const lit = {shown}; const found = (location.search && lit.find((part) => part.matches('button'))) \
            || lit.find((part) => part.matches('a[href], button, summary')); found?.setAttribute('data-test', 'lit'); return Boolean(found) }})()"
        );
        if self.page.count("#coach-on").await? > 0 {
            return self.page.click("#coach-on").await;
        }
        if self.page.evaluate::<bool>(mark.as_str()).await? {
            self.coach_is_aside().await?;
            return self.page.click("[data-test=lit]").await;
        }
        self.page.click("#coach-play").await
    }

    /// One step on. A click that meets a page which is just being exchanged for another is made again, as a person would.
    async fn clicks_on(&self) -> Result<()> {
        let before = self.state().await?;
        let mut clicked = Ok(());
        for _ in 0..TRIES {
            clicked = self.clicks().await;
            if self.goes_on_within(&before, Duration::from_secs(5)).await {
                return Ok(());
            }
        }
        clicked.with_context(|| format!("{} at {before}", self.what))?;
        bail!("{}: stuck at {before}: {}", self.what, self.page.text().await?)
    }

    /// From here to a step.
    async fn reaches(&self, step: u32) -> Result<()> {
        for _ in 0..CLICKS {
            let state = self.state().await?;
            if state.split('-').next().and_then(|number| number.parse().ok()) >= Some(step) {
                return Ok(());
            }
            self.clicks_on().await?;
        }
        bail!("{}: no step {step}", self.what)
    }

    /// From here to the last step.
    async fn learns(&self) -> Result<usize> {
        for click in 0..CLICKS {
            if self.page.count("#coach-end").await? > 0 {
                return Ok(click);
            }
            self.clicks_on().await?;
        }
        bail!("{}: no end after {CLICKS} clicks", self.what)
    }
}

/// Every lesson, in one language on one screen.
async fn every_lesson(language: &str, screen: Screen) -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let lessons = lessons(&browser, &server).await?;
    ensure!(lessons.len() >= 8, "the lessons: {lessons:?}");
    for lesson in &lessons {
        let learner = Learner::begins(&browser, &server, screen, language, lesson).await?;
        let clicks = learner.learns().await?;
        eprintln!("{} after {clicks} clicks", learner.what);
        // Whoever has learned plays on.
        let plays =
            "document.querySelector('#coach') === null && document.querySelector('body.game') !== null";
        insists(&learner.page, "#coach-end", plays).await?;
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_learned_in_english_at_a_desk() -> Result<()> {
    every_lesson("en", Screen::DESK).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_learned_in_german_on_a_phone() -> Result<()> {
    every_lesson("de", Screen::PHONE).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_learned_in_dutch_at_a_desk() -> Result<()> {
    every_lesson("nl", Screen::DESK).await
}

/// Whether Enter goes on: what is lit has the focus, or the coach. Where nothing is lit, the learner is to find the way alone, or
/// goes to "Do it for me".
const HEARS: &str = r"(() => {
  if (document.activeElement.matches('.is-lit')) return true;
  const lit = [...document.querySelectorAll('.is-lit')].some((part) => part.checkVisibility());
  const part = (!lit && document.querySelector('#coach-play')) || document.querySelector('#coach');
  part?.focus();
  return document.activeElement === part;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn the_first_lesson_of_each_game_is_learned_by_keys_alone() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let firsts = firsts(&browser, &server).await?;
    ensure!(firsts.len() == 4, "{firsts:?}");
    for lesson in firsts {
        by_keys(&Learner::begins(&browser, &server, Screen::DESK, "en", &lesson).await?).await?;
    }
    browser.close().await
}

/// The first lesson of each game.
async fn firsts(browser: &Browser, server: &Server) -> Result<Vec<String>> {
    let mut lessons = lessons(browser, server).await?;
    lessons.dedup_by_key(|lesson| lesson.split('/').nth(2).map(str::to_owned));
    Ok(lessons)
}

/// A lesson from its first step to its last, without a pointer.
async fn by_keys(learner: &Learner) -> Result<()> {
    let page = &learner.page;
    page.press("l").await?;
    until(page, "document.activeElement.id === 'coach'").await?;
    let mut backs = 0;
    for _ in 0..CLICKS {
        if page.count("#coach-end").await? > 0 {
            ensure!(backs > 0, "{}: never went back", learner.what);
            return Ok(());
        }
        let before = learner.state().await?;
        // Once in the middle: a step back, and on again.
        if backs == 0 && before.starts_with("3-") {
            page.press("Backspace").await?;
            backs += 1;
        } else {
            until(page, HEARS).await?;
            page.press("Enter").await?;
        }
        learner.goes_on(&before).await?;
    }
    bail!("{}: no end: {}", learner.what, learner.state().await?)
}

/// Three steps of the first lesson of each game: the first, one in the middle, a later one.
const SHOWN: [u32; 3] = [1, 4, 7];

/// Pictures of lessons, at a desk and on a phone, into the folder named by `CIVITAS_PICTURES`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes, for people to look at; run by hand"]
async fn all_pictures_of_lessons() -> Result<()> {
    let folder = PathBuf::from(std::env::var("CIVITAS_PICTURES")?);
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    for lesson in firsts(&browser, &server).await? {
        let game = lesson.split('/').nth(2).context("a game")?.to_owned();
        for (screen, name) in [(Screen::DESK, "desk"), (Screen::PHONE, "phone")] {
            let learner = Learner::begins(&browser, &server, screen, "en", &lesson).await?;
            for step in SHOWN {
                learner.reaches(step).await?;
                // The coach comes with a small motion.
                tokio::time::sleep(Duration::from_millis(600)).await;
                learner.page.screenshot(&folder.join(format!("lesson-{game}-{step}-{name}.png"))).await?;
            }
            learner.page.close().await?;
        }
    }
    browser.close().await
}

/// How to play each game on paper, in each language, into the folder named by `CIVITAS_PICTURES`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "for people to look at; run by hand"]
async fn how_to_play_is_printed() -> Result<()> {
    let folder = PathBuf::from(std::env::var("CIVITAS_PICTURES")?);
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    for game in ["golden-ages", "through-the-ages", "new-dawn", "eagle-civ"] {
        for language in ["en", "de", "nl"] {
            let address = server.address(&format!("/settings?language={language}&back=/learn/{game}"));
            let page = browser.open(&address, Screen::DESK).await?;
            page.wait_for("body.how .how__text").await?;
            page.pdf(&folder.join(format!("how-{game}-{language}.pdf"))).await?;
            page.close().await?;
        }
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_on_where_it_was_after_a_power_cut() -> Result<()> {
    let mut server = Server::start().await?;
    let browser = Browser::start().await?;
    let lesson = lessons(&browser, &server).await?.into_iter().next().context("a lesson")?;
    let learner = Learner::begins(&browser, &server, Screen::DESK, "en", &lesson).await?;
    for _ in 0..4 {
        learner.clicks_on().await?;
    }
    let step: String = learner.page.evaluate("document.querySelector('#coach').dataset.step").await?;
    server.crash_and_restart().await?;
    learner.page.reload().await?;
    until(&learner.page, &format!("document.querySelector('#coach')?.dataset.step === '{step}'")).await?;
    // The start page leads back to it.
    let home = browser.open(&server.address("/"), Screen::DESK).await?;
    let (number, of) = step.split_once('-').context("a step")?;
    let text = home.text().await?;
    ensure!(text.contains(&format!("Step {number} of {of}")), "{text}");
    learner.learns().await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn another_try_is_answered_and_the_coach_can_be_left_and_called_back() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let lesson = "/learn/golden-ages/first-epoch";
    let learner = Learner::begins(&browser, &server, Screen::DESK, "en", lesson).await?;
    let page = &learner.page;
    // To the first decision that has an alternative.
    let other = "#ask form[data-play] button:not(.is-lit), a.target[data-action]:not(.is-lit)";
    for _ in 0..20 {
        if page.count(other).await? > 0 {
            break;
        }
        learner.clicks_on().await?;
    }
    let actions = "Number(document.querySelector('#replay input[name=at]').max)";
    let before: u64 = page.evaluate(actions).await?;
    page.click(other).await?;
    page.wait_for("#coach .coach__answer").await?;
    ensure!(page.evaluate::<u64>(actions).await? == before, "nothing was played");
    insists(page, "#coach-anyway", "document.querySelector('#coach')?.dataset.step === 'line'").await?;
    insists(page, "#coach-return", "/^\\d+-/.test(document.querySelector('#coach')?.dataset.step ?? '')")
        .await?;
    // Leave, and come back.
    insists(page, "#coach-leave", "document.querySelector('#coach-stay') !== null").await?;
    insists(page, ".coach--line #coach-leave", "document.querySelector('#coach') === null").await?;
    insists(page, "#coach-return", "document.querySelector('#coach') !== null").await?;
    learner.learns().await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_needs_no_script() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/learn"), Screen { script: false, ..Screen::DESK }).await?;
    page.click("form[action='/learn/golden-ages/first-epoch'] button").await?;
    // Once something is chosen, its button comes before the target that was chosen.
    let ways = ["#coach-on", "#ask button.is-lit", ":is(a, button).is-lit", "#coach-play"];
    for _ in 0..CLICKS {
        page.wait_for("#coach").await?;
        if page.count("#coach-end").await? > 0 {
            return browser.close().await;
        }
        let before = page.html().await?;
        let mut found = ways.iter();
        let way = loop {
            let Some(way) = found.next() else { break None };
            if page.count(way).await? > 0 {
                break Some(way);
            }
        };
        match way {
            Some(way) => page.click(way).await?,
            // A bot decides: without script one looks again.
            None => page.reload().await?,
        }
        let start = Instant::now();
        while page.html().await.unwrap_or_default() == before && start.elapsed() < Duration::from_secs(3) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    bail!("no end")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_clicks_lead_from_the_start_page_into_the_lesson_of_each_game() -> Result<()> {
    let server = Server::start().await?;
    for game in ["golden-ages", "through-the-ages", "new-dawn", "eagle-civ"] {
        for screen in [Screen::DESK, Screen::PHONE] {
            let browser = Browser::start().await?;
            let page = browser.open(&server.address("/"), screen).await?;
            page.click(&format!("#game-{game} .game-tile__learn form button")).await?;
            page.wait_for("body.lesson #coach").await?;
            browser.close().await?;
        }
    }
    Ok(())
}
