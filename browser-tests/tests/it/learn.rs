//! Learning by playing: every lesson from its first step to its last, by mouse, by finger, by keys, and after a power cut.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Browser, Page, Screen, Server};

use crate::fits::{MISFITS, unheard};
use crate::person::until;

/// How long something may take on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often something is clicked before it counts as dead.
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
pub struct Learner {
    pub page: Page,
    /// Which lesson, in which language: for messages.
    what: String,
}

/// What the coach shows.
const STATE: &str = "(() => { const coach = document.querySelector('#coach'); \
    return (coach?.dataset.step ?? '') + ' ' + (document.querySelector('#replay input[name=at]')?.max ?? '') + ' ' + location.search })()";

/// Whether the learner sees what the coach points at.
const SHOWN_TO: &str = r"(() => {
  if (!document.querySelector('#coach[data-points]')) return true;
  const middles = [1, 3, 5, 7, 9].map((tenth) => tenth / 10);
  return [...document.querySelectorAll('.is-lit')].some((part) => {
    const box = part.getBoundingClientRect();
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || right - left < 8 || bottom - top < 8) return false;
    return middles.some((x) => middles.some((y) => part.contains(document.elementFromPoint(left + x * (right - left), top + y * (bottom - top)))));
  });
})()";

/// Whether a card lies open that can be played.
const READS: &str =
    "document.querySelector('#card-sheet:not([hidden]) .cardsheet__ways .btn--primary') !== null";

impl Learner {
    pub async fn begins(
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

    /// Whether the page changes within this time, and the coach waits for the learner.
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
        let covers = "(() => { const b = document.querySelector('[data-test=lit]')?.getBoundingClientRect(); \
            const small = b && b.width * b.height < innerWidth * innerHeight / 4; \
            const board = document.querySelector('[data-test=lit]')?.closest('.board'); \
            const sheet = board && board.scrollHeight <= board.clientHeight + 1 && document.querySelector('#sheet')?.getBoundingClientRect(); \
            if (small && sheet?.height && innerWidth < 700 && b.bottom > sheet.top) return true; \
            const [x, y] = b ? [b.left + b.width / 2, b.top + b.height / 2] : []; \
            return Boolean(small && document.elementFromPoint(x, y)?.closest('#coach')) })()";
        ensure!(
            !self.page.evaluate::<bool>(covers).await?,
            "{}: the coach covers what it means: {}",
            self.what,
            self.state().await?
        );
        Ok(())
    }

    /// A step that points at something shows it: some of what is lit is on the screen, and neither the coach nor the sheet of a
    /// phone lies over all of it.
    async fn is_shown_what_is_meant(&self) -> Result<()> {
        // The page follows the coach with a small motion.
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(10) {
            if self.page.evaluate::<bool>(SHOWN_TO).await.unwrap_or(false) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        bail!("{}: step {} points at something that is not seen", self.what, self.state().await?)
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
        // On a phone a card is read before it is played.
        if self.page.evaluate::<bool>(READS).await? {
            return self.page.click("#card-sheet .cardsheet__ways .btn--primary").await;
        }
        self.is_shown_what_is_meant().await?;
        if self.page.count("#coach-on").await? > 0 {
            return self.page.click("#coach-on").await;
        }
        if self.page.evaluate::<bool>(mark.as_str()).await? {
            self.coach_is_aside().await?;
            return self.page.click("[data-test=lit]").await;
        }
        // Who is to find the way alone gives up here.
        let points = self.page.count("#coach[data-points]").await?;
        ensure!(points == 0, "{}: step {} lights nothing to press", self.what, self.state().await?);
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
    pub async fn reaches(&self, step: u32) -> Result<()> {
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
async fn every_lesson_is_learned_in_dutch_on_a_phone() -> Result<()> {
    every_lesson("nl", Screen::PHONE).await
}

/// Whether Enter goes on where the focus is: on what is lit, on a button of the coach, or, where nothing is lit and the learner is
/// to find the way alone, on "Do it for me".
const GOES_ON: &str = r"(() => {
  const at = document.activeElement;
  if (at.matches('a.is-lit, button.is-lit, summary.is-lit, #coach-on')) return true;
  return !document.querySelector('#coach[data-points]') && at.matches('#coach-play');
})()";
/// No page has more stops for the keys.
const STOPS: usize = 600;

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_learned_by_keys_alone() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    for lesson in lessons(&browser, &server).await? {
        let learner = Learner::begins(&browser, &server, Screen::DESK, "en", &lesson).await?;
        by_keys(&learner).await?;
        learner.page.close().await?;
    }
    browser.close().await
}

/// The first lesson of each game.
async fn firsts(browser: &Browser, server: &Server) -> Result<Vec<String>> {
    let mut lessons = lessons(browser, server).await?;
    lessons.dedup_by_key(|lesson| lesson.split('/').nth(2).map(str::to_owned));
    Ok(lessons)
}

/// A lesson from its first step to its last, by Tab and Enter, without a pointer.
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
            learner.goes_on(&before).await?;
            backs += 1;
        } else {
            enters_on(learner, &before).await?;
        }
    }
    bail!("{}: no end: {}", learner.what, learner.state().await?)
}

/// Goes to what is meant and presses it. A key that meets a page which is just being exchanged is pressed again.
async fn enters_on(learner: &Learner, before: &str) -> Result<()> {
    for _ in 0..TRIES {
        tabs_on(learner).await?;
        learner.page.press("Enter").await?;
        if learner.goes_on_within(before, Duration::from_secs(5)).await {
            return Ok(());
        }
    }
    let stands: String = learner.page.evaluate("document.activeElement.outerHTML.slice(0, 300)").await?;
    bail!("{}: Enter does nothing at {before} on {stands}", learner.what)
}

/// Presses Tab until Enter goes on.
async fn tabs_on(learner: &Learner) -> Result<()> {
    for _ in 0..STOPS {
        // Between two pages nothing has the focus.
        if learner.page.evaluate::<bool>(GOES_ON).await.unwrap_or(false) {
            return Ok(());
        }
        learner.page.press("Tab").await?;
    }
    bail!("{}: Tab does not lead on at {}", learner.what, learner.state().await?)
}

/// A step with its spotlight, one with an answer, and the last, on a screen: what does not fit, and what is not heard.
async fn is_fit(learner: &Learner, screen: Screen, wrong: &mut Vec<String>) -> Result<()> {
    let state = learner.state().await?;
    let misfits: Vec<String> = learner.page.evaluate(&format!("({MISFITS})({})", screen.width)).await?;
    let unheard = unheard(&learner.page, false).await?;
    wrong.extend(misfits.iter().chain(&unheard).map(|what| format!("{} at {state}: {what}", learner.what)));
    Ok(())
}

/// How much else is tried at one step, and at how many steps of a lesson.
const OTHERS: usize = 3;
const OTHER_STEPS: usize = 4;

/// Tries something else than what is meant, if this step offers it; whether the coach has answered.
async fn tries_otherwise(page: &Page) -> Result<bool> {
    let other = "#ask form[data-play] button:not(.is-lit), #ask button[name=action]:not(.is-lit, .end), a.target[data-action]:not(.is-lit)";
    let home = page.address().await?;
    for nth in 0..page.count(other).await?.min(OTHERS) {
        if page.click_nth(other, nth).await? {
            if is_answered(page).await {
                return Ok(true);
            }
            // On a phone this only chose a target.
            page.visit(&home).await?;
            page.wait_for("#coach").await?;
        }
    }
    Ok(false)
}

async fn is_answered(page: &Page) -> bool {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(3) {
        if page.count("#coach .coach__answer").await.unwrap_or(0) > 0 {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    false
}

async fn steps_fit(language: &str, screen: Screen) -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let (mut wrong, mut tried) = (Vec::new(), 0);
    for lesson in firsts(&browser, &server).await? {
        let learner = Learner::begins(&browser, &server, screen, language, &lesson).await?;
        let (mut lit, mut answered, mut steps) = (false, false, 0);
        for _ in 0..CLICKS {
            if learner.page.count("#coach-end").await? > 0 {
                break;
            }
            if !lit && learner.page.count("#coach[data-points] #coach-play").await? > 0 {
                is_fit(&learner, screen, &mut wrong).await?;
                lit = true;
                // Another part of the sheet may be open now.
                learner.page.reload().await?;
                learner.page.wait_for("#coach").await?;
            }
            steps += usize::from(lit && !answered);
            if lit && !answered && steps <= OTHER_STEPS && tries_otherwise(&learner.page).await? {
                is_fit(&learner, screen, &mut wrong).await?;
                answered = true;
                learner.page.reload().await?;
                learner.page.wait_for("#coach").await?;
            }
            learner.clicks_on().await?;
        }
        is_fit(&learner, screen, &mut wrong).await?;
        ensure!(lit, "{}: nothing is lit", learner.what);
        tried += u32::from(answered);
        learner.page.close().await?;
    }
    // Not every page shows something else to press beside what is lit; a phone hides most of it.
    ensure!(tried >= 1, "nothing else could be tried in any lesson");
    ensure!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_of_lessons_fit_and_are_heard_at_a_desk() -> Result<()> {
    steps_fit("en", Screen::DESK).await
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_of_lessons_fit_and_are_heard_on_a_phone() -> Result<()> {
    steps_fit("de", Screen::PHONE).await
}

/// Three steps of each lesson: the first, one in the middle, a later one.
const SHOWN: [u32; 3] = [1, 4, 7];

/// Pictures of lessons, at a desk and on a phone, into the folder named by `CIVITAS_PICTURES`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes, for people to look at; run by hand"]
async fn all_pictures_of_lessons() -> Result<()> {
    let folder = PathBuf::from(std::env::var("CIVITAS_PICTURES")?);
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    for lesson in lessons(&browser, &server).await? {
        let name_of = lesson.trim_start_matches("/learn/").replace('/', "-");
        for (screen, name) in [(Screen::DESK, "desk"), (Screen::PHONE, "phone")] {
            let learner = Learner::begins(&browser, &server, screen, "en", &lesson).await?;
            for step in SHOWN {
                learner.reaches(step).await?;
                // The coach comes with a small motion.
                tokio::time::sleep(Duration::from_millis(600)).await;
                learner.page.screenshot(&folder.join(format!("lesson-{name_of}-{step}-{name}.png"))).await?;
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
    let reader = Browser::start().await?;
    for lesson in firsts(&reader, &server).await? {
        // Each somebody else: the start page shows a few matches only.
        let browser = Browser::start().await?;
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
        ensure!(text.contains(&format!("Step {number} of {of}")), "{}: {text}", learner.what);
        learner.clicks_on().await?;
        browser.close().await?;
    }
    reader.close().await
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
