//! Through the Ages as a person plays it: a whole simple game against bots, and the first rounds of
//! a full game with everything that happens between players.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Browser, Page, Screen, Server};
use serde_json::{Value, json};

use crate::person::actions;

/// A person at the page of this game, who clicks the buttons that carry actions.
pub struct Player {
    pub page: Page,
    chance: u64,
}

/// Whether a click in the middle of a button would reach it: it is shown, and nothing lies over it.
const FREE: &str = r"(selector, nth) => {
  const button = document.querySelectorAll(selector)[nth];
  if (!button?.checkVisibility({ visibilityProperty: true })) return false;
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}";

impl Player {
    pub fn new(page: Page) -> Self {
        Self { page, chance: 11 }
    }

    /// Opens a table against two bots by the form, and begins.
    pub async fn sits_down(browser: &Browser, server: &Server, screen: Screen, level: &str) -> Result<Self> {
        let address = server.address("/new?game=through-the-ages&players=3&with=bots");
        let page = browser.open(&address, screen).await?;
        let choose = format!("document.querySelector('#option-level').value = '{level}'; true");
        let _: bool = page.evaluate(&choose).await?;
        page.click("form[action='/new'] .btn--primary").await?;
        page.wait_for("body.game").await?;
        Ok(Self::new(page))
    }

    pub async fn is_over(&self) -> Result<bool> {
        Ok(self.page.count("#over").await? > 0)
    }

    /// Waits until they are asked something, or the match is over. An answer without alternative is given without them.
    pub async fn waits(&self) -> Result<()> {
        for _ in 0..3000 {
            if self.page.count("body:not(:has(#lone)) :is(#ask[data-asked], #over)").await? > 0 {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        bail!("nobody asks and the match is not over: {}", self.page.address().await?)
    }

    /// Waits until the page shows a position, or a later one: what arrives after that moves nothing under the pointer.
    async fn has_seen(&self, position: u64) -> Result<()> {
        for _ in 0..1000 {
            if actions(&self.page).await? >= position {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        bail!("position {position} is not shown: {}", self.page.address().await?)
    }

    /// The actions that the page offers.
    pub async fn offers(&self) -> Result<Vec<Value>> {
        let script = "[...new Set([...document.querySelectorAll('button[name=action]')].map((button) => button.value))]";
        let all: Vec<String> = self.page.evaluate(script).await?;
        let all = all.iter().filter(|action| *action != "\"leave\"");
        Ok(all.map(|action| serde_json::from_str(action)).collect::<Result<_, _>>()?)
    }

    /// Clicks the button of an action, opening the group that it lies in if need be.
    pub async fn clicks(&self, action: &Value) -> Result<()> {
        let before = actions(&self.page).await?;
        let home = self.page.address().await?;
        let button = format!("button[name=action][value='{action}']");
        for _ in 0..20 {
            if !self.clicks_visible(&button).await? {
                // A closed group: its head opens it.
                self.page.click(&format!("details:has({button}) > summary")).await?;
                self.clicks_visible(&button).await?;
            }
            for _ in 0..100 {
                match actions(&self.page).await {
                    Ok(now) if now > before => return Ok(()),
                    Ok(_) => {}
                    // A click while the page moves may hit the link to a rule.
                    Err(why) => {
                        ensure!(self.page.address().await?.contains("/rules/"), why);
                        self.page.visit(&home).await?;
                        self.waits().await?;
                        break;
                    }
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        bail!("{action} cannot be clicked")
    }

    /// Clicks the button of an action, which takes one click and no more.
    async fn clicks_once(&self, action: &Value) -> Result<()> {
        let before = actions(&self.page).await?;
        let button = format!("button[name=action][value='{action}']");
        ensure!(self.clicks_visible(&button).await?, "{action} is folded up");
        let start = Instant::now();
        while actions(&self.page).await? == before {
            ensure!(start.elapsed() < Duration::from_secs(30), "nothing came of {action}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    async fn clicks_visible(&self, button: &str) -> Result<bool> {
        for nth in 0..self.page.count(button).await? {
            let free = format!("({FREE})({}, {nth})", json!(button));
            if self.page.evaluate::<bool>(&free).await? && self.page.click_nth(button, nth).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// One decision by chance, but nothing is torn down.
    pub async fn decides(&mut self) -> Result<()> {
        let mut offers = self.offers().await?;
        let tears_down = |action: &Value| action.get("destroy").is_some() || action.get("disband").is_some();
        if offers.iter().any(|action| !tears_down(action)) {
            offers.retain(|action| !tears_down(action));
        }
        ensure!(!offers.is_empty(), "asked, but nothing is offered");
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let at = usize::try_from(self.chance >> 33)? % offers.len();
        self.clicks(&offers[at]).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_simple_game_is_played_by_clicking() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut player = Player::sits_down(&browser, &server, Screen::DESK, "simple").await?;
    let mut decisions = 0;
    loop {
        player.waits().await?;
        if player.is_over().await? {
            break;
        }
        player.decides().await?;
        decisions += 1;
        ensure!(decisions < 400, "the simple game does not end");
    }
    ensure!(decisions > 15, "only {decisions} decisions in a whole game");
    ensure!(player.page.count(".ranking > li").await? == 3, "no ranking");
    ensure!(!too_wide(&player.page).await?, "the page is wider than the screen");
    player.page.wait_for("#final table").await?;
    browser.close().await
}

/// A farm, a technology, two cards and the end of the turn.
fn usual_turn() -> [fn(&Value) -> bool; 5] {
    let takes = |action: &Value| action.get("take").is_some();
    [
        |action| action["build"] == "agriculture",
        |action| action.get("play_technology").is_some(),
        takes,
        takes,
        |action| action == "end_turn",
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_usual_turn_takes_five_clicks() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let table = Shown::of(&browser, &server, ("through-the-ages", 2), json!({ "level": "full" })).await?;
    table.saves_up().await?;
    table.page.visit(&server.address(&table.path())).await?;
    let player = Player::new(table.page);
    for is_meant in usual_turn() {
        player.waits().await?;
        let offers = player.offers().await?;
        let action = offers.iter().find(|action| is_meant(action)).context("it is no longer offered")?;
        player.clicks_once(action).await?;
    }
    browser.close().await
}

async fn too_wide(page: &Page) -> Result<bool> {
    page.evaluate("document.documentElement.scrollWidth > innerWidth").await
}

/// By keys alone: Tab reaches a button, Enter presses it.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_ended_by_keyboard() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let player = Player::sits_down(&browser, &server, Screen::DESK, "simple").await?;
    player.waits().await?;
    let before = actions(&player.page).await?;
    for _ in 0..300 {
        player.page.press("Tab").await?;
        let on_button: bool =
            player.page.evaluate("document.activeElement.matches('.end, .closing .btn')").await?;
        if on_button {
            player.page.press("Enter").await?;
            break;
        }
    }
    for _ in 0..200 {
        if actions(&player.page).await? > before {
            return browser.close().await;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    bail!("nothing was played by keyboard")
}

/// Whole turns by buttons alone, with scripts switched off.
#[tokio::test(flavor = "multi_thread")]
async fn turns_are_played_without_script() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let screen = Screen { script: false, ..Screen::DESK };
    let address = server.address("/new?game=through-the-ages&players=3&with=bots");
    let page = browser.open(&address, screen).await?;
    page.click("form[action='/new'] .btn--primary").await?;
    page.wait_for("body.game").await?;
    for step in 0..5 {
        while page.count("#ask[data-asked]").await? == 0 {
            tokio::time::sleep(Duration::from_millis(100)).await;
            page.reload().await?;
        }
        // A card of the row or of the hand if there is one, otherwise what ends the question.
        let before = actions(&page).await?;
        page.click("button.do, .closing > button, button.end").await?;
        // The old page stands until the new one is there.
        let start = Instant::now();
        while actions(&page).await? == before {
            ensure!(start.elapsed() < Duration::from_secs(30), "nothing was played in step {step}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_every_panel_without_scrolling_sideways() -> Result<()> {
    let server = Server::start().await?;
    let browser = Browser::start().await?;
    let mut player = Player::sits_down(&browser, &server, Screen::PHONE, "full").await?;
    for _ in 0..6 {
        player.waits().await?;
        player.decides().await?;
    }
    player.waits().await?;
    for tab in ["me", "rivals", "log", "question"] {
        player.page.click(&format!("label[for=tab-{tab}]")).await?;
        ensure!(!too_wide(&player.page).await?, "{tab} is wider than the phone");
    }
    browser.close().await
}

/// A table with the person on seat 0 and two seats that somebody else drives through the API.
struct Driven {
    person: Player,
    others: Page,
    id: String,
}

/// What has happened to the person so far.
#[derive(Debug, Default)]
struct Happened {
    event: bool,
    auction: bool,
    defended: bool,
    pact: bool,
}

impl Happened {
    fn all(&self) -> bool {
        self.event && self.auction && self.defended && self.pact
    }
}

impl Driven {
    async fn new(server: &Server, own: &Browser, other: &Browser) -> Result<Self> {
        let others = other.open(&server.address("/"), Screen::DESK).await?;
        let wish = json!({
            "game": "through-the-ages", "options": { "level": "full" },
            "seats": [{ "kind": "open" }, { "kind": "me" }, { "kind": "me" }],
        });
        let table = call(&others, "POST", "/api/tables", Some(&wish)).await?;
        let id = table["id"].as_str().context("no id")?.to_owned();
        let token =
            table["join"].as_str().and_then(|join| join.rsplit('/').next()).context("no invitation")?;
        let page = own.open(&server.address("/"), Screen::DESK).await?;
        let sit = json!({ "kind": "me", "join": token });
        call(&page, "POST", &format!("/api/tables/{id}/seats/0"), Some(&sit)).await?;
        page.visit(&server.address(&format!("/m/{id}"))).await?;
        page.wait_for("body.game").await?;
        Ok(Self { person: Player::new(page), others, id })
    }

    async fn view(&self, page: &Page, seat: u8) -> Result<Value> {
        call(page, "GET", &format!("/api/tables/{}/view?seat={seat}", self.id), None).await
    }

    /// Plays until ten rounds are over.
    async fn ten_rounds(&self, happened: &mut Happened) -> Result<()> {
        loop {
            let seen = self.view(&self.person.page, 0).await?;
            let view = &seen["view"];
            if view["table"]["round"].as_u64() > Some(10) || seen["status"]["over"].is_object() {
                return Ok(());
            }
            let deciding = seen["status"]["deciding"].as_array().context("nobody decides")?;
            let seat = u8::try_from(deciding[0].as_u64().context("a seat")?)?;
            if seat == 0 {
                let seq = seen["seq"].as_u64().context("a number")?;
                self.person_decides(view, seq, happened).await?;
            } else {
                self.other_decides(seat, view, happened).await?;
            }
        }
    }

    /// The person clicks, and looks at what is shown.
    async fn person_decides(&self, view: &Value, seq: u64, happened: &mut Happened) -> Result<()> {
        self.person.waits().await?;
        self.person.has_seen(seq).await?;
        let offers = self.person.offers().await?;
        let task =
            view["table"]["tasks"].as_array().and_then(|tasks| tasks.last()).cloned().unwrap_or_default();
        let action = wanted(&offers, &task, happened).context("nothing is offered")?;
        if task.get("auction").is_some() {
            ensure!(
                self.person.page.count(".subject.k-colony .bidders li").await? == 3,
                "no auction is shown"
            );
        }
        if task.get("defend").is_some() {
            ensure!(self.person.page.count(".subject.k-aggression .duel").await? == 1, "no battle is shown");
        }
        if task.get("answer_pact").is_some() {
            ensure!(self.person.page.count(".subject.k-pact").await? == 1, "no pact is shown");
        }
        self.person.clicks(&action).await?;
        happened.event |= action.get("play_event").is_some();
        happened.auction |= action.get("bid").is_some();
        happened.defended |= action.get("use_bonus").is_some() && task.get("defend").is_some();
        happened.pact |= task.get("answer_pact").is_some() && action == json!("accept");
        Ok(())
    }

    /// Somebody else decides through the API: they attack the person as soon as a defense is possible, and
    /// offer pacts.
    async fn other_decides(&self, seat: u8, person: &Value, happened: &Happened) -> Result<()> {
        let legal =
            call(&self.others, "GET", &format!("/api/tables/{}/legal?seat={seat}", self.id), None).await?;
        let legal: Vec<Value> =
            legal.as_array().context("a list")?.iter().map(|offer| offer["action"].clone()).collect();
        let seen = self.view(&self.others, seat).await?;
        let can_defend = holds_bonus(person);
        let attack = legal
            .iter()
            .find(|action| action["aggression"]["victim"] == 0 && can_defend && !happened.defended);
        let pact = legal.iter().find(|action| action["offer_pact"]["partner"] == 0 && !happened.pact);
        let action = match attack.or(pact) {
            Some(action) => action.clone(),
            None => quiet(&legal).context("nothing is legal")?,
        };
        let decision = json!({
            "seat": seat, "revision": seen["seq"], "action_id": format!("{seat}-{}", seen["seq"]), "action": action,
        });
        call(&self.others, "POST", &format!("/api/tables/{}/play", self.id), Some(&decision)).await?;
        Ok(())
    }
}

/// Whether the person holds a card that defends.
fn holds_bonus(person: &Value) -> bool {
    let known = person["hands"][0]["known"].as_array().cloned().unwrap_or_default();
    known.iter().any(|held| held["card"].as_str().is_some_and(|card| card.starts_with("bonus_")))
}

/// What the person does: defend, bid once, accept pacts, prepare events, keep the bonus cards, build and
/// end the turn.
fn wanted(offers: &[Value], task: &Value, happened: &Happened) -> Option<Value> {
    let first = |kinds: &[&str]| {
        kinds.iter().find_map(|kind| {
            let is_kind = |action: &&Value| action.get(kind).is_some() || *action == kind;
            offers.iter().find(is_kind).cloned()
        })
    };
    if task.get("auction").is_some() && happened.auction {
        return first(&["pass"]);
    }
    let keeps_bonus =
        |action: &&Value| action["discard"].as_str().is_some_and(|card| !card.starts_with("bonus_"));
    let discard = offers.iter().find(keeps_bonus).cloned();
    first(&["use_bonus", "bid", "accept"])
        .or_else(|| territory(offers))
        .or(discard)
        .or_else(|| {
            first(&[
                "play_event",
                "skip_politics",
                "go_on",
                "build",
                "grow",
                "take",
                "sacrifice",
                "end_turn",
                "done",
                "pass",
            ])
        })
        .or_else(|| offers.first().cloned())
}

/// A territory to be prepared, so that there is an auction.
fn territory(actions: &[Value]) -> Option<Value> {
    let is_territory =
        |action: &&Value| action["play_event"].as_str().is_some_and(|card| card.contains("territory"));
    actions.iter().find(is_territory).cloned()
}

/// What the others do otherwise: events, units, the end of the turn; aggressions and pacts are kept.
fn quiet(legal: &[Value]) -> Option<Value> {
    let keeps = |action: &&Value| {
        let card = action["discard"].as_str().unwrap_or_default();
        ["event", "bonus", "legion", "phalanx"].iter().any(|kind| card.contains(kind))
    };
    let kinds = ["play_event", "skip_politics", "go_on", "pass", "decline", "build", "end_turn", "done"];
    let of_kind =
        |kind: &&str| legal.iter().find(|action| action.get(kind).is_some() || *action == kind).cloned();
    kinds
        .iter()
        .find_map(of_kind)
        .or_else(|| legal.iter().find(keeps).cloned())
        .or_else(|| legal.first().cloned())
}

/// What brings a usual turn nearer: a technology on the hand, a worker at hand; the rest is saved.
fn prepares(legal: &[Value], has_farm: bool, has_technology: bool) -> Value {
    const TECHNOLOGIES: [&str; 8] = [
        "irrigation",
        "iron",
        "alchemy",
        "bread_and_circuses",
        "code_of_laws",
        "printing_press",
        "drama",
        "theology",
    ];
    let is_technology =
        |action: &&Value| TECHNOLOGIES.iter().any(|card| action["take"]["card"] == **card) && !has_technology;
    let grows = |action: &&Value| *action == "grow" && !has_farm;
    let found = legal.iter().find(is_technology).or_else(|| legal.iter().find(grows));
    found.cloned().unwrap_or_else(|| json!("end_turn"))
}

/// Asks the API as the person whose page it is.
pub async fn call(page: &Page, method: &str, path: &str, body: Option<&Value>) -> Result<Value> {
    let body = body.map_or_else(String::new, |body| format!(", body: {}", json!(body.to_string())));
    let script = format!(
        "fetch('{path}', {{ method: '{method}', headers: {{ 'Content-Type': 'application/json' }}{body} }})\
         .then(async (answer) => JSON.stringify({{ ok: answer.ok, body: await answer.json() }}))"
    );
    let answer: String = page.evaluate(&script).await?;
    let answer: Value = serde_json::from_str(&answer)?;
    ensure!(answer["ok"] == true, "{method} {path}: {}", answer["body"]);
    Ok(answer["body"].clone())
}

/// A match of one person, whose seat a bot takes whenever there is nothing to show.
pub struct Shown {
    pub page: Page,
    id: String,
    join: String,
}

impl Shown {
    /// Opens a full game against two bots.
    pub async fn new(browser: &Browser, server: &Server) -> Result<Self> {
        Self::of(browser, server, ("through-the-ages", 3), json!({ "level": "full" })).await
    }

    /// Opens a game for this many players, the others being bots.
    pub async fn of(
        browser: &Browser,
        server: &Server,
        (game, players): (&str, usize),
        options: Value,
    ) -> Result<Self> {
        let page = browser.open(&server.address("/"), Screen::DESK).await?;
        let mut seats = vec![json!({ "kind": "bot", "level": "greedy" }); players];
        seats[0] = json!({ "kind": "me", "name": "Anna" });
        let wish = json!({ "game": game, "options": options, "seats": seats });
        let table = call(&page, "POST", "/api/tables", Some(&wish)).await?;
        let text = |key: &str| table[key].as_str().map(str::to_owned).context("a table");
        let join = text("join")?.rsplit('/').next().unwrap_or_default().to_owned();
        Ok(Self { page, id: text("id")?, join })
    }

    /// The address of its page.
    pub fn path(&self) -> String {
        format!("/m/{}", self.id)
    }

    /// Plays on until the person acts in a position like this, or the match is over.
    pub async fn plays_until(&self, done: impl Fn(&Value) -> bool) -> Result<()> {
        for _ in 0..4000 {
            let seen = call(&self.page, "GET", &format!("/api/tables/{}/view?seat=0", self.id), None).await?;
            let table = &seen["view"]["table"];
            let Some(deciding) = seen["status"]["deciding"].as_array() else { return Ok(()) };
            let acts = table["stage"] == "actions" && table["tasks"].as_array().is_some_and(Vec::is_empty);
            if !deciding.contains(&json!(0)) {
                tokio::time::sleep(Duration::from_millis(100)).await;
            } else if acts && done(&seen["view"]) {
                return Ok(());
            } else if table["ends_after"] == table["round"] {
                // The person is there when the match ends.
                self.answers(&seen).await?;
            } else if !self.lets_a_bot_play().await? {
                return Ok(());
            }
        }
        bail!("the match does not come so far")
    }

    /// Plays on until the person is asked in a position like this, or the match is over; whether there was one.
    pub async fn goes_on_until(&self, done: impl Fn(&Value) -> bool) -> Result<bool> {
        for _ in 0..4000 {
            let seen = call(&self.page, "GET", &format!("/api/tables/{}/view?seat=0", self.id), None).await?;
            let Some(deciding) = seen["status"]["deciding"].as_array() else { return Ok(false) };
            if !deciding.contains(&json!(0)) {
                tokio::time::sleep(Duration::from_millis(100)).await;
            } else if done(&seen["view"]["table"]) {
                return Ok(true);
            } else if !self.lets_a_bot_play().await? {
                return Ok(false);
            }
        }
        bail!("the match does not come so far")
    }

    /// Plays until everything of a [usual turn](usual_turn) can be done in the turn that begins.
    async fn saves_up(&self) -> Result<()> {
        let mut acted = Value::Null;
        for _ in 0..2000 {
            let seen = call(&self.page, "GET", &format!("/api/tables/{}/view?seat=0", self.id), None).await?;
            let deciding = seen["status"]["deciding"].as_array().context("the match is over")?;
            if !deciding.contains(&json!(0)) {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
            let (table, legal) = (&seen["view"]["table"], self.legal().await?);
            let acts = table["stage"] == "actions" && table["tasks"].as_array().is_some_and(Vec::is_empty);
            if !acts {
                self.plays(&seen, &quiet(&legal).context("nothing is legal")?).await?;
                continue;
            }
            let [farms, technologies, takes, ..] =
                usual_turn().map(|is_meant| legal.iter().filter(|action| is_meant(action)).count());
            if table["round"] != acted && farms > 0 && technologies > 0 && takes > 1 {
                return Ok(());
            }
            acted = table["round"].clone();
            self.plays(&seen, &prepares(&legal, farms > 0, technologies > 0)).await?;
        }
        bail!("the match does not come so far")
    }

    async fn legal(&self) -> Result<Vec<Value>> {
        let legal = call(&self.page, "GET", &format!("/api/tables/{}/legal?seat=0", self.id), None).await?;
        Ok(legal.as_array().context("a list")?.iter().map(|offer| offer["action"].clone()).collect())
    }

    async fn answers(&self, seen: &Value) -> Result<()> {
        let legal = self.legal().await?;
        self.plays(seen, &quiet(&legal).context("nothing is legal")?).await
    }

    async fn plays(&self, seen: &Value, action: &Value) -> Result<()> {
        let decision = json!({
            "seat": 0, "revision": seen["seq"], "action_id": format!("seat-0-{}", seen["seq"]),
            "action": action,
        });
        call(&self.page, "POST", &format!("/api/tables/{}/play", self.id), Some(&decision)).await?;
        Ok(())
    }

    /// A bot plays on the seat for a moment; whether the match goes on.
    async fn lets_a_bot_play(&self) -> Result<bool> {
        let seat = format!("/api/tables/{}/seats/0", self.id);
        call(&self.page, "POST", &seat, Some(&json!({ "kind": "bot", "level": "greedy" }))).await?;
        tokio::time::sleep(Duration::from_millis(150)).await;
        match self.sits_down_again(&seat).await {
            Ok(()) => Ok(true),
            // The bot may have played the last decision of the match.
            Err(why) => {
                ensure!(self.is_over().await?, "{why}");
                Ok(false)
            }
        }
    }

    async fn sits_down_again(&self, seat: &str) -> Result<()> {
        call(&self.page, "POST", seat, Some(&json!({ "kind": "open" }))).await?;
        let sit = json!({ "kind": "me", "name": "Anna", "join": self.join });
        call(&self.page, "POST", seat, Some(&sit)).await?;
        Ok(())
    }

    /// Whether the person has the seat, and not the bot.
    pub async fn is_seated(&self) -> bool {
        let view = format!("/api/tables/{}/view?seat=0", self.id);
        call(&self.page, "GET", &view, None).await.is_ok()
    }

    /// Asked as everybody may: the seat may be a bot's by now.
    async fn is_over(&self) -> Result<bool> {
        let seen = call(&self.page, "GET", &format!("/api/tables/{}/view", self.id), None).await?;
        Ok(seen["status"]["over"].is_object())
    }
}

/// The first ten rounds of a full game: an event, an auction, an aggression that is answered with a
/// defense card, a pact that is offered and accepted. What does not happen at one table, for want of
/// the cards, happens at the next.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_ten_rounds_of_a_full_game() -> Result<()> {
    let server = Server::start().await?;
    let (own, other) = (Browser::start().await?, Browser::start().await?);
    let mut happened = Happened::default();
    for _ in 0..6 {
        let table = Driven::new(&server, &own, &other).await?;
        table.ten_rounds(&mut happened).await?;
        if happened.all() {
            break;
        }
    }
    ensure!(happened.all(), "not everything has happened: {happened:?}");
    own.close().await?;
    other.close().await
}
