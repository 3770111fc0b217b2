//! Civilization: A New Dawn on its hex map: a map laid by clicking and a whole match on it, two rounds by keyboard alone,
//! three on a phone, and one without script.

use anyhow::{Result, ensure};
use browser_tests::{Browser, Page, Screen, Server};
use serde_json::{Value, json};

use crate::person::{Person, until};
use crate::positions::Played;
use crate::through_the_ages::Shown;

/// What the match must have seen before it is over: how it looks on the page, and how the log tells it.
const GOALS: [Goal; 3] = [
    Goal {
        kind: "military",
        target: "a.target--duel[aria-label*='city-state']",
        told: &["You attack the city-state"],
    },
    Goal {
        kind: "industry",
        target: "#wonders a.is-target",
        told: &["You begin to build the world wonder", "You build the world wonder"],
    },
    Goal {
        kind: "economy",
        target: "a.target--go[aria-label*='on any cards']",
        told: &["It trades for you in"],
    },
];

/// How the log tells what a wonder was paid with.
const PAID: [&str; 4] = ["You spend marble", "You spend mercury", "You spend oil", "You spend diamonds"];

/// How the log tells that something was taken back.
const UNDONE: [&str; 1] = ["You take back a decision"];

/// How often a test looks whether a click has played something.
const GLANCES: usize = 60;

struct Goal {
    /// The kind of card that leads there.
    kind: &'static str,
    target: &'static str,
    /// All that the log says of it.
    told: &'static [&'static str],
}

impl Goal {
    fn is_told(&self, log: &str) -> bool {
        self.told.iter().all(|told| log.contains(told)) && (self.kind != "industry" || told_of(&PAID, log))
    }
}

fn told_of(words: &[&str], log: &str) -> bool {
    let log = log.to_lowercase();
    words.iter().any(|word| log.contains(&word.to_lowercase()))
}

/// Opens a table for two against a bot; the players lay the map themselves if that is wished.
pub async fn sits_down(browser: &Browser, server: &Server, screen: Screen, map: &str) -> Result<Person> {
    let form = "/new?game=new-dawn&players=2&with=bots";
    let page = browser.open(&server.address(form), Screen { script: true, ..screen }).await?;
    page.choose("#seat-1", "bot:greedy").await?;
    page.choose("[name=option-map]", map).await?;
    page.click("form[action='/new'] button[type=submit]").await?;
    page.wait_for("#ask").await?;
    Ok(Person::at(page, screen))
}

/// The round that the top bar says.
pub async fn round(page: &Page) -> Result<u32> {
    let text: String = page.evaluate("document.querySelector('.phase b')?.textContent ?? '0'").await?;
    Ok(text.parse().unwrap_or(0))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_map_is_laid_by_clicking_and_a_decision_is_taken_back() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = sits_down(&browser, &server, Screen::DESK, "built").await?;
    lays_the_map(&mut person).await?;
    let mut undone = false;
    while round(&person.page).await? < 4 {
        person.waits().await?;
        undone = undone || takes_something_back(&mut person).await?;
        decides(&mut person).await?;
    }
    ensure!(undone, "nothing was taken back");
    browser.close().await
}

/// What a person has done by clicking, and the log has told.
#[derive(Clone, Copy, Debug, Default)]
struct Done {
    goals: [bool; 3],
    undone: bool,
}

impl Done {
    fn all(self) -> bool {
        self.goals == [true; 3] && self.undone
    }

    fn add(&mut self, other: Self) {
        for (mine, theirs) in self.goals.iter_mut().zip(other.goals) {
            *mine |= theirs;
        }
        self.undone |= other.undone;
    }
}

/// A map laid by clicks and a match on it to its end. A bot takes the decisions that are not to be shown; at the beginning
/// of each turn the person looks whether something is within reach that is.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "whole matches take one to four minutes; run by hand"]
async fn a_whole_match_is_played_on_the_map() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut done = Done::default();
    // What chance keeps from one table happens at the next.
    for _ in 0..3 {
        plays_a_match(&browser, &server, &mut done).await?;
        if done.all() {
            break;
        }
    }
    ensure!(done.all(), "not everything was done: {done:?}");
    browser.close().await
}

async fn plays_a_match(browser: &Browser, server: &Server, done: &mut Done) -> Result<()> {
    let table = Shown::of(browser, server, ("new-dawn", 2), json!({ "map": "built" })).await?;
    let mut person =
        Person::at(browser.open(&server.address(&table.path()), Screen::DESK).await?, Screen::DESK);
    lays_the_map(&mut person).await?;
    let (mut last, mut here) = (0, Done::default());
    loop {
        let person = &mut person;
        begins_a_turn(&table, person, last).await?;
        if person.is_over().await? {
            break;
        }
        last = round(&person.page).await?;
        if !done.all() {
            seizes_a_chance(person, *done, &mut here).await?;
            done.add(here);
        }
    }
    ensure!(person.page.count("#end .is-first").await? > 0, "nobody is said to have won");
    // If the bot took the last decision, the log speaks of it and not of "you"; what was done was read when it was done.
    if table.is_seated().await {
        tells_of(&person.page, here).await?;
    }
    person.page.close().await
}

/// Lets a bot play until the person begins a turn in a later round, or the match is over.
pub async fn begins_a_turn(table: &Shown, person: &Person, after: u32) -> Result<()> {
    let begins = |seen: &Value| asks_for(seen, "turn") && seen["round"].as_u64() > Some(after.into());
    table.goes_on_until(begins).await?;
    person.page.reload().await?;
    person.waits().await
}

/// Whether a table asks this.
fn asks_for(table: &Value, what: &str) -> bool {
    let frame = table["frames"].as_array().and_then(|frames| frames.last());
    frame.is_some_and(|frame| frame == what || frame.get(what).is_some())
}

/// The first thing within reach that was not done at any table yet.
async fn seizes_a_chance(person: &mut Person, done: Done, here: &mut Done) -> Result<()> {
    here.undone = here.undone || !done.undone && takes_something_back(person).await?;
    for ((goal, was_done), has_happened) in GOALS.iter().zip(done.goals).zip(&mut here.goals) {
        if !was_done && chooses(person, goal.kind).await? && person.page.count(goal.target).await? > 0 {
            let before = person.actions().await?;
            if person.page.click_nth(goal.target, 0).await? {
                person.moved(before).await?;
                *has_happened = is_carried_through(person, goal, before).await?;
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Whether the log tells of all that belongs to a goal after what it leads to was decided: a wonder is paid for with
/// resources, if there are any, and gets its city.
async fn is_carried_through(person: &mut Person, goal: &Goal, before: u64) -> Result<bool> {
    for _ in 0..8 {
        person.waits().await?;
        if goal.is_told(&told_since(&person.page, before).await?) {
            return Ok(true);
        }
        if goal.kind != "industry" || person.is_over().await? {
            return Ok(false);
        }
        if !pays_by_resource(person).await? {
            person.decides().await?;
        }
    }
    Ok(false)
}

/// The lines of the log that came since a position.
async fn told_since(page: &Page, seq: u64) -> Result<String> {
    let script = format!(
        "[...document.querySelectorAll('.log__line[id^=log-]')]\
         .filter((line) => Number(line.id.split('-')[1]) > {seq}).map((line) => line.textContent).join('\\n')"
    );
    page.evaluate(&script).await
}

/// Chooses a card of this kind; nothing is played by that.
pub async fn chooses(person: &Person, kind: &str) -> Result<bool> {
    let card = format!("#focus a.fcard.k-{kind}:not(.is-target)");
    if person.page.count(&card).await? == 0 || !person.page.click_nth(&card, 0).await? {
        return Ok(false);
    }
    person.settles().await?;
    Ok(person.page.count(&format!("#focus .is-chosen .k-{kind}")).await? > 0)
}

/// Spends a resource for the wonder, if one is asked for.
async fn pays_by_resource(person: &Person) -> Result<bool> {
    let button = "#ask form[data-play]:has(input[name=action][value*='pay_resource']) button";
    if person.page.count(button).await? == 0 {
        return Ok(false);
    }
    let before = person.actions().await?;
    person.page.click(button).await?;
    person.moved(before).await?;
    Ok(true)
}

/// Every tile is turned at least once and laid by a click on its ghost, away from where it would lie by itself.
pub async fn lays_the_map(person: &mut Person) -> Result<()> {
    let (mut laid, mut clicked) = (0, 0);
    loop {
        person.waits().await?;
        if person.page.count("#hand").await? == 0 {
            break;
        }
        ensure!(person.page.count("a.ghosttile").await? > 0, "there is a place for every tile");
        if person.page.count("#turn-right").await? > 0 {
            person.page.click("#turn-right").await?;
            person.settles().await?;
        }
        let before = person.actions().await?;
        let ghosts = person.page.count(GHOST).await?;
        let nth = person.below(ghosts.max(1));
        if ghosts > 0 && lays_a_ghost(person, nth).await? {
            clicked += 1;
        } else {
            person.page.click("#ask .btn--primary").await?;
        }
        person.moved(before).await?;
        laid += 1;
    }
    ensure!(laid == 3, "each player lays three tiles, not {laid}");
    ensure!(clicked > 0, "no ghost was clicked");
    Ok(())
}

/// Where the tile could lie besides the place that is proposed. The disc in its middle says how many spaces it touches.
const GHOST: &str = "a.ghosttile:not(.is-focus) .touch circle";

/// Clicks a ghost: the tile lies there afterwards.
async fn lays_a_ghost(person: &Person, nth: usize) -> Result<bool> {
    let place: String = person
        .page
        .evaluate(&format!("document.querySelectorAll(`{GHOST}`)[{nth}].parentElement.getAttribute('class')"))
        .await?;
    let place: Vec<&str> = place.split(' ').filter(|class| *class != "touch").collect();
    let tile = format!("#tile-names text.{}", place.join("."));
    ensure!(person.page.count(&tile).await? == 0, "a tile lies at {place:?} already");
    let before = person.actions().await?;
    if !person.page.click_nth(GHOST, nth).await? {
        return Ok(false);
    }
    // The click chooses the place; the tile is laid by the button.
    person.settles().await?;
    if person.actions().await? == before {
        let unchosen = format!("a.ghosttile:not(.is-focus) .touch.{}", place.join("."));
        if person.page.count(&unchosen).await? > 0 {
            return Ok(false); // On a busy machine the click may have met the page before.
        }
        person.page.click("#ask .btn--primary").await?;
    }
    person.moved(before).await?;
    person.page.wait_for(&tile).await?;
    Ok(true)
}

/// One decision, with an eye on what was not done yet; otherwise what is offered.
async fn decides(person: &mut Person) -> Result<()> {
    let before = person.actions().await?;
    if !aims_at_a_goal(person).await? {
        chooses_a_card(person).await?;
        if person.actions().await? == before && !aims_at_a_goal(person).await? && !aims(person).await? {
            return person.decides().await;
        }
    }
    for _ in 0..GLANCES {
        person.settles().await?;
        if person.actions().await? > before {
            return Ok(());
        }
    }
    // What was pointed at was only the first step.
    person.decides().await
}

async fn aims_at_a_goal(person: &Person) -> Result<bool> {
    for goal in &GOALS {
        if person.page.count(goal.target).await? > 0 && person.page.click_nth(goal.target, 0).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A strong card of a kind that something is still wanted of; now and then the strongest, so that all of them are played.
async fn chooses_a_card(person: &mut Person) -> Result<()> {
    let cards = person.page.count("#focus a.fcard:not(.is-target)").await?;
    if cards < 5 || person.page.count("#focus .is-chosen").await? > 0 {
        return Ok(());
    }
    let text = person.page.text().await?;
    let wanted = GOALS.iter().filter(|goal| !goal.is_told(&text));
    let mut card = "#slot-5 a.fcard".to_owned();
    if person.below(4) > 0 {
        let strong: Vec<String> = wanted
            .flat_map(|goal| [5, 4, 3].map(|slot| format!("#slot-{slot} a.fcard.k-{}", goal.kind)))
            .collect();
        for wish in strong {
            if person.page.count(&wish).await? > 0 {
                card = wish;
                break;
            }
        }
    }
    person.page.click(&card).await?;
    person.settles().await
}

/// Something on the map: a caravan goes as near to the rival as it can.
async fn aims(person: &mut Person) -> Result<bool> {
    if person.page.count("#focus .is-chosen").await? == 0 {
        return Ok(false);
    }
    let nearest: i64 = person.page.evaluate(NEAREST).await?;
    if let (Ok(nth), 1..) = (usize::try_from(nearest), person.below(4)) {
        return person.page.click_nth("a.target--go", nth).await;
    }
    // A caravan that does not get nearer takes another way now and then.
    for aim in ["a.target[aria-label*='takes ']", "#targets a.target"] {
        let count = person.page.count(aim).await?;
        let nth = person.below(count.max(1));
        if count > 0 && person.page.click_nth(aim, nth).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Which of the spaces that a caravan can go to is nearest to a city of the rival; -1 if there is none.
const NEAREST: &str = r##"(() => {
  const middle = (node) => { const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const pieces = [...document.querySelectorAll("#pieces .piece.seat-2")];
  const cities = pieces.filter((piece) => piece.querySelector("use[href$=capital], use[href$=city]")).map(middle);
  const far = (node) => Math.min(...cities.map(([x, y]) => Math.hypot(x - middle(node)[0], y - middle(node)[1])));
  const goals = [...document.querySelectorAll("a.target--go")];
  if (!goals.length || !cities.length) return -1;
  return goals.indexOf(goals.reduce((one, other) => (far(other) < far(one) ? other : one)));
})()"##;

/// A decision that reveals nothing can be taken back: then the same is asked again.
async fn takes_something_back(person: &mut Person) -> Result<bool> {
    if person.page.count("#focus a.fcard").await? < 5 {
        return Ok(false);
    }
    let question = asks(&person.page).await?;
    let before = person.actions().await?;
    person.page.click("#slot-5 a.fcard").await?;
    person.settles().await?;
    person.page.click("#ask .btn--primary").await?;
    person.moved(before).await?;
    if person.page.count("button#undo").await? == 0 {
        return Ok(false);
    }
    person.page.click("button#undo").await?;
    for _ in 0..100 {
        person.settles().await?;
        if asks(&person.page).await? == question {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn asks(page: &Page) -> Result<String> {
    page.evaluate("document.querySelector('.question__ask')?.textContent ?? ''").await
}

/// The log of the whole match tells of everything that was done in it.
async fn tells_of(page: &Page, done: Done) -> Result<()> {
    let address = page.address().await?;
    page.visit(&format!("{}/log", address.split('?').next().unwrap_or(&address))).await?;
    let log = page.text().await?;
    for (goal, _) in GOALS.iter().zip(done.goals).filter(|(_, done)| *done) {
        ensure!(goal.is_told(&log), "the log does not say {:?}: {log}", goal.told);
    }
    ensure!(!done.undone || told_of(&UNDONE, &log), "the log does not tell what was taken back: {log}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_rounds_are_played_by_keyboard_alone() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = sits_down(&browser, &server, Screen::DESK, "first").await?;
    while round(&person.page).await? < 3 {
        person.waits().await?;
        person.decides_by_keys().await?;
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn three_rounds_are_played_on_a_phone() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut person = sits_down(&browser, &server, Screen::PHONE, "first").await?;
    person.plays_until(async |page| Ok(round(page).await? >= 4)).await?;
    let too_wide: bool = person.page.evaluate("document.documentElement.scrollWidth > innerWidth").await?;
    ensure!(!too_wide, "the page is wider than the phone");
    for tab in ["me", "rivals", "world", "log"] {
        person.page.click(&format!("label[for=tab-{tab}]")).await?;
    }
    let agendas: bool =
        person.page.evaluate("document.querySelector('#tab-world').click() ?? document.querySelector('#agendas').offsetHeight > 0").await?;
    ensure!(agendas, "the agendas have a tab of their own");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_played_without_script() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let person = sits_down(&browser, &server, Screen::DESK, "first").await?;
    let table = person.page.address().await?;
    let page = browser.open(&table, Screen { script: false, ..Screen::DESK }).await?;
    person.page.close().await?;
    let mut person = Person::at(page, Screen { script: false, ..Screen::DESK });
    let begun = round(&person.page).await?;
    let decisions = person.plays_until(async |page| Ok(round(page).await? > begun)).await?;
    ensure!(round(&person.page).await? == begun + 1, "a round is over after {decisions} decisions");
    ensure!(person.page.count("#board-svg").await? > 0, "the map is drawn");
    browser.close().await
}

/// The row is the main control: whoever points at a card sees on the map what it could do, and nothing is played by that.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_is_pointed_at_shows_what_it_could_do() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let table = Shown::of(&browser, &server, ("new-dawn", 2), json!({ "map": "first" })).await?;
    let page = browser.open(&server.address(&table.path()), Screen::DESK).await?;
    let person = Person::at(page, Screen::DESK);
    begins_a_turn(&table, &person, 1).await?;
    let before = person.actions().await?;
    let shown = "[...document.querySelectorAll('#overlays .can')].filter((one) => getComputedStyle(one).display !== 'none').map((one) => one.id).join()";
    for slot in 1..=5 {
        person.page.points_at(&format!("#slot-{slot} .fcard")).await?;
        until(&person.page, &format!("{shown} === 'can-{slot}'")).await?;
    }
    person.page.points_at(".topbar").await?;
    until(&person.page, &format!("{shown} === ''")).await?;
    ensure!(person.actions().await? == before, "something was played by pointing at it");
    ensure!(person.page.count("#focus .is-chosen").await? == 0, "a card was chosen by pointing at it");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_tells_by_which_agendas_it_was_won() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let page = browser.open(&server.address("/"), Screen::DESK).await?;
    let played = Played::comes_in(&page, "new-dawn", "four_first").await?;
    page.visit(&server.address(&format!("/m/{}", played.id))).await?;
    page.wait_for("#end").await?;
    page.click("#end > summary").await?;
    page.wait_for("#end[open]").await?;
    ensure!(page.count("#end tr.is-first").await? == 1, "there is one winner");
    // A column for each victory card, besides place, player, wonders and spaces.
    let cards = page.count("#end thead th").await? - 4;
    let rounds: Vec<String> = page
        .evaluate("[...document.querySelectorAll('#end tr.is-first .end__met + small')].map((one) => one.innerText)")
        .await?;
    ensure!(cards > 1 && rounds.len() == cards, "{cards} cards, met {rounds:?}");
    ensure!(rounds.iter().all(|round| round.contains(|one: char| one.is_ascii_digit())), "{rounds:?}");
    ensure!(page.count("#end .tline__curve").await? == 4, "each of the four has a curve");
    let steps: usize = page.count("#end .tline__disc").await?;
    ensure!(steps >= cards, "the winner's {cards} agendas are no steps of a curve, but {steps}");
    browser.close().await
}
