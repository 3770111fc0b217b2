//! Sid Meier's Civilization: The Boardgame on its world map: two persons in two browsers and a bot play three rounds of the
//! standard game by clicking, with a voyage, a trade, a battle, purchases, and something taken back.
//!
//! The dice and the bot are not in the hands of a test: the persons follow a plan that fits any
//! position, and say what happened by what the log tells. What one person does alone is in `alone`.

mod alone;

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Browser, Page, Screen, Server};
use serde_json::Value;

use crate::person::actions;
use crate::through_the_ages::call;

/// Where the persons settle side by side, by the sea and out of the way of others: Anna in the
/// first region, Bert in the second. If somebody else took one of them, they try the next pair.
const HOMES: [[&str; 2]; 6] = [
    ["tanami", "tasmania"],
    ["patagonia", "pampas"],
    ["iberia", "gallia"],
    ["yukon", "athabasca"],
    ["labrador", "hudson"],
    ["scandia", "muscovy"],
];

/// Islands, for their second villages.
const ISLANDS: [&str; 6] = ["madagascar", "caribe", "thule", "britannia", "nippon", "luzon"];

/// The only zone without a coast.
const OPEN_SEA: &str = "hawaiian_sea";

/// How long a page, or the bot, may take on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a click takes that does something.
const SOON: Duration = Duration::from_secs(10);

const ANNA: u8 = 0;
const BERT: u8 = 1;

#[tokio::test(flavor = "multi_thread")]
async fn two_persons_and_a_bot_play_three_rounds_of_the_standard_game() -> Result<()> {
    let server = Server::start().await?;
    let (one, two) = (Browser::start().await?, Browser::start().await?);
    let mut happened = Happened::default();
    // What the dice or the bot prevent at one table happens at the next.
    for _ in 0..3 {
        let mut table = Table::opens(&server, &one, &two).await?;
        table.three_rounds().await?;
        happened.add(table.happened);
        if happened.all() {
            break;
        }
    }
    ensure!(happened.all(), "not everything has happened: {happened:?}");
    one.close().await?;
    two.close().await
}

/// What the test is there for.
#[derive(Clone, Copy, Debug, Default)]
struct Happened {
    voyage: bool,
    battle: bool,
    countered: bool,
    traded: bool,
    withdrawn: bool,
    lent: bool,
    learned: bool,
    grown: bool,
    undone: bool,
}

impl Happened {
    fn add(&mut self, other: Self) {
        self.voyage |= other.voyage;
        self.battle |= other.battle;
        self.countered |= other.countered;
        self.traded |= other.traded;
        self.withdrawn |= other.withdrawn;
        self.lent |= other.lent;
        self.learned |= other.learned;
        self.grown |= other.grown;
        self.undone |= other.undone;
    }

    fn all(self) -> bool {
        let trades = self.countered && self.traded && self.withdrawn && self.lent;
        self.voyage && self.battle && trades && self.learned && self.grown && self.undone
    }
}

/// A person at the drawn page.
struct Person {
    page: Page,
    seat: u8,
}

/// An action on the page: as the form sends it, and what it says.
struct Offer {
    raw: String,
    action: Value,
}

impl Offer {
    fn is(&self, name: &str) -> bool {
        self.action == name || self.action.get(name).is_some()
    }
}

impl Person {
    async fn is_asked(&self) -> Result<bool> {
        Ok(self.page.count("#ask[data-asked]").await? > 0)
    }

    /// Clicks on the page until an action is played: its button or target if the page shows it, otherwise what leads there.
    /// Somebody else may act at the same moment: then the page has changed and the plan looks again.
    async fn clicks(&self, offer: &Offer) -> Result<()> {
        let before = self.revision().await?;
        let start = Instant::now();
        while start.elapsed() < PATIENCE && self.revision().await? == before {
            // A target that was clicked before the script was there is only chosen: then its button is clicked.
            if self.plays(&offer.raw).await? && self.settles_within(&before, SOON).await? {
                return Ok(());
            }
            let address = self.page.address().await?;
            for (chosen, link) in leads(&offer.action) {
                if !address.contains(&chosen) && self.page.click_nth(&link, 0).await? {
                    break;
                }
            }
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
        ensure!(self.revision().await? != before, "cannot click {}", offer.raw);
        Ok(())
    }

    /// Clicks the button or the target of an action, if there is one on the page.
    async fn plays(&self, raw: &str) -> Result<bool> {
        let closed = format!("details:not([open]):has([value='{raw}']) > summary");
        if self.page.count(&closed).await? > 0 {
            self.page.click_nth(&closed, 0).await?;
        }
        let button =
            format!("button[name=action][value='{raw}'], input[name=action][value='{raw}'] ~ button");
        let target = format!("a.target[data-action='{raw}']:not([data-then]) .target__disc");
        Ok(self.page.click_nth(&button, 0).await? || self.page.click_nth(&target, 0).await?)
    }

    /// Lays an offer on the trade table and makes it.
    async fn composes(&self, Deal { to, counter, gives, wants, card }: &Deal) -> Result<()> {
        let before = self.revision().await?;
        match counter {
            Some(number) => self.page.click(&format!("#offer-{number} a[href*='counter=']")).await?,
            None => self.page.click(&format!("a.partner[href*='partner={to}']")).await?,
        }
        self.page.wait_for(&format!("#deal-table [name=partner][value='{to}']")).await?;
        for (field, gold) in [("give-gold", gives), ("want-gold", wants)] {
            self.page.fill(&format!("#{field}"), &gold.to_string()).await?;
            self.page.press("Tab").await?;
            self.page.wait_for(&format!("#{field}[value='{gold}']")).await?;
        }
        if *card {
            self.lays_a_card().await?;
        }
        self.page.click("#ask form:has(input[value*='\"offer\"']) button.btn--primary").await?;
        self.settles(&before).await
    }

    /// Clicks a card of the own side into the middle of the table: a city card, or for want of one a technology.
    async fn lays_a_card(&self) -> Result<()> {
        for kind in ["card", "technology"] {
            let pick = format!("#deal-table .pick__box[name^='give-{kind}-']");
            if self.page.count(&pick).await? == 0 {
                continue;
            }
            let name = self.page.attribute(&pick, "name").await?.context("a name")?;
            self.page.click(&format!("#deal-table .pick:has([name='{name}'])")).await?;
            self.page.wait_for(&format!("#deal-table .pick__box[name='{name}'][checked]")).await?;
            return self.page.wait_for(".between .effects").await;
        }
        bail!("there is no card to lay: {}", self.page.text().await?)
    }

    /// Takes back the last decision.
    async fn takes_back(&self) -> Result<()> {
        let before = self.revision().await?;
        self.page.click("form[action$='/undo'] button").await?;
        self.settles(&before).await
    }

    async fn revision(&self) -> Result<String> {
        Ok(self.page.attribute("body", "data-revision").await?.unwrap_or_default())
    }

    /// Waits until the page shows what came of it.
    async fn settles(&self, before: &str) -> Result<()> {
        let settled = self.settles_within(before, PATIENCE).await?;
        ensure!(settled, "nothing came of it: {}", self.page.text().await?);
        Ok(())
    }

    /// Whether the page shows within this time what came of it.
    async fn settles_within(&self, before: &str, patience: Duration) -> Result<bool> {
        let start = Instant::now();
        while start.elapsed() < patience {
            if self.page.count("body:not([aria-busy])").await? > 0 && self.revision().await? != before {
                return Ok(true);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(false)
    }

    /// The newest lines of the log, as many as came since a position.
    async fn told_since(&self, seq: u64) -> Result<String> {
        let script = format!(
            "[...document.querySelectorAll('.log__line[id^=log-]')]\
             .filter((line) => Number(line.id.split('-')[1]) > {seq}).map((line) => line.textContent).join('\\n')"
        );
        self.page.evaluate(&script).await
    }
}

/// An offer of gold for gold, perhaps with a card that is clicked into it.
struct Deal {
    to: u8,
    counter: Option<u64>,
    gives: u32,
    wants: u32,
    card: bool,
}

/// What leads to an action: what the address says once it is chosen, and the link to it.
fn leads(action: &Value) -> Vec<(String, String)> {
    let (kind, what) = action
        .as_object()
        .and_then(|one| one.iter().next())
        .map_or(("", &Value::Null), |(kind, what)| (kind.as_str(), what));
    let name = |area: &Value| {
        let named = area.get("land").or_else(|| area.get("sea")).unwrap_or(area);
        named.as_str().unwrap_or_default().to_owned()
    };
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut leads = Vec::new();
    if let Some(which) = what.get("which") {
        let key = format!(
            "group={}.{}.{}.{}",
            name(&which["area"]),
            text(&which["kind"]),
            which["points"],
            which["ship"]
        );
        leads.push((key.clone(), format!("#tray a[href$='{key}']")));
    }
    if kind == "march" && what["many"] == "one" {
        leads.push(("many=one".to_owned(), "#ask a.seg[href*='many=one']".to_owned()));
    }
    let to = match kind {
        "board" => Some(name(&what["ship"]["area"])),
        "march" | "sail" | "fly" => Some(name(&what["to"])),
        "place" => Some(what["zone"].as_str().map_or_else(|| text(&what["region"]), str::to_owned)),
        _ => None,
    };
    if let Some(to) = to {
        let key = if kind == "place" { "area" } else { "to" };
        leads.push((format!("{key}={to}"), format!("#target-{to} .target__disc")));
    }
    if kind == "pick" {
        let key = format!("unit={}.{}.{}", what["owner"], text(&what["kind"]), what["ship"]);
        leads.push((key.clone(), format!("a.fighter[href*='{key}']")));
    }
    leads
}

/// A table with Anna, Bert and a bot.
struct Table {
    id: String,
    anna: Person,
    bert: Person,
    happened: Happened,
}

impl Table {
    /// Anna opens the table from the start page, Bert comes by the link that she hands on.
    async fn opens(server: &Server, one: &Browser, two: &Browser) -> Result<Self> {
        let page = one.open(&server.address("/"), Screen::DESK).await?;
        page.click("a[href*='game=eagle-civ']").await?;
        page.click("a[href*='game=eagle-civ&players=3']").await?;
        page.wait_for("form[action='/new'] #seat-2").await?;
        page.fill("form[action='/new'] [name=name-0]", "Anna").await?;
        page.choose("#seat-2", "bot:greedy").await?;
        page.click("form[action='/new'] button[type=submit]").await?;
        page.wait_for("#waiting").await?;
        let link = page.attribute("#invite a[href^='/join/']", "href").await?.context("no invitation")?;

        let guest = two.open(&server.address(&link), Screen::DESK).await?;
        guest.fill("#seat-1 [name=name]", "Bert").await?;
        guest.click("#seat-1 form[action$='/sit'] button").await?;
        guest.wait_for("#ask").await?;
        page.wait_for("#ask").await?;
        let address = page.address().await?;
        let id = address.rsplit('/').next().context("a match has an id")?.to_owned();
        let anna = Person { page, seat: ANNA };
        let bert = Person { page: guest, seat: BERT };
        Ok(Self { id, anna, bert, happened: Happened::default() })
    }

    async fn view(&self, person: &Person) -> Result<Value> {
        let path = format!("/api/tables/{}/view?seat={}", self.id, person.seat);
        call(&person.page, "GET", &path, None).await
    }

    /// Everything that the log tells somebody.
    async fn events(&self, person: &Person) -> Result<Vec<Value>> {
        let path = format!("/api/tables/{}/log?seat={}", self.id, person.seat);
        let log = call(&person.page, "GET", &path, None).await?;
        let moves = log.as_array().context("a log")?.iter();
        Ok(moves.flat_map(|told| told["events"].as_array().cloned().unwrap_or_default()).collect())
    }

    async fn three_rounds(&mut self) -> Result<()> {
        let mut idle = Instant::now();
        while idle.elapsed() < PATIENCE {
            let seen = self.view(&self.anna).await?;
            if seen["view"]["table"]["turn"].as_u64() > Some(3) {
                return Ok(());
            }
            let acted = [self.acts(ANNA).await?, self.acts(BERT).await?];
            if acted.contains(&true) {
                idle = Instant::now();
            } else {
                tokio::time::sleep(Duration::from_millis(30)).await;
            }
        }
        bail!("nobody does anything: {}", self.anna.page.text().await?)
    }

    /// Somebody takes a step of their plan, if they are asked and their page shows the newest position.
    async fn acts(&mut self, seat: u8) -> Result<bool> {
        let person = if seat == ANNA { &self.anna } else { &self.bert };
        let seen = self.view(person).await?;
        let events = self.events(person).await?;
        self.happened.add(happened(&events));
        if !person.is_asked().await? || Some(actions(&person.page).await?) != seen["seq"].as_u64() {
            return Ok(false);
        }
        if picks_at_once(&seen) && !self.happened.battle {
            self.happened.battle = self.fight_behind_the_screen().await?;
            return Ok(true);
        }
        let plan =
            Plan { seat, table: &seen["view"]["table"], events: &events, offers: self.offers(person).await? };
        match plan.step()? {
            Step::Click(offer) => {
                person.clicks(offer).await?;
                if offer.is("upgrade") && !self.happened.undone {
                    self.happened.undone = self.takes_back(seat).await?;
                }
            }
            Step::Compose(deal) => person.composes(&deal).await?,
            Step::Wait => return Ok(false),
        }
        Ok(true)
    }

    /// What somebody may do, as the rules say it: the page must lead there.
    async fn offers(&self, person: &Person) -> Result<Vec<Offer>> {
        let path = format!("/api/tables/{}/legal?seat={}", self.id, person.seat);
        let legal = call(&person.page, "GET", &path, None).await?;
        let all = legal.as_array().context("a list")?.iter().map(|one| one["action"].clone());
        Ok(all.map(|action| Offer { raw: action.to_string(), action }).collect())
    }

    /// Takes back a purchase: the gold is there again.
    async fn takes_back(&self, seat: u8) -> Result<bool> {
        let person = if seat == ANNA { &self.anna } else { &self.bert };
        let gold = |seen: &Value| seen["view"]["table"]["players"][usize::from(seat)]["gold"].as_u64();
        let bought = gold(&self.view(person).await?);
        person.takes_back().await?;
        Ok(gold(&self.view(person).await?) > bought)
    }

    /// EC-8.7: both pick in secret. Bert's page must not know what Anna picked before Bert has picked.
    async fn fight_behind_the_screen(&self) -> Result<bool> {
        let [anna, bert] = [&self.anna, &self.bert];
        for person in [anna, bert] {
            person.page.wait_for("#ask[data-asked]").await?;
            person.page.wait_for("#drawer a.fighter").await?;
        }
        let before = actions(&anna.page).await?;
        let picks = self.offers(anna).await?;
        ensure!(picks.len() > 1, "nothing to choose from");
        anna.clicks(picks.last().context("a pick")?).await?;
        anna.page.wait_for("#ask:not([data-asked])").await?;
        let unit: String = anna
            .page
            .evaluate(&format!("document.querySelector('#log-{}-0 i').textContent", before + 1))
            .await?;

        shows(bert, before + 1).await?;
        for _ in 0..2 {
            let told = bert.told_since(before).await?;
            ensure!(!told.contains(&unit), "Bert reads that Anna picked {unit}: {told}");
            let seen = self.view(bert).await?;
            ensure!(seen["view"]["picks"] == serde_json::json!([null, null]), "Bert's view knows a pick");
            ensure!(bert.is_asked().await?, "Bert is not asked any more");
            bert.page.reload().await?; // Nor does a fresh page tell.
            bert.page.wait_for("#ask[data-asked]").await?;
        }
        bert.clicks(&self.offers(bert).await?[0]).await?;
        for person in [anna, bert] {
            shows(person, before + 2).await?;
            let told = person.told_since(before + 1).await?;
            ensure!(told.contains(&unit), "after both have picked nobody reads of {unit}: {told}");
        }
        Ok(true)
    }
}

/// Waits until a page has come so far.
async fn shows(person: &Person, seq: u64) -> Result<()> {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if actions(&person.page).await? >= seq {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bail!("the page of seat {} stays behind", person.seat)
}

/// Whether both persons have to pick a unit now.
fn picks_at_once(seen: &Value) -> bool {
    let deciding = seen["status"]["deciding"].as_array().cloned().unwrap_or_default();
    frame(&seen["view"]["table"]) == "pick"
        && [ANNA, BERT].iter().all(|seat| deciding.contains(&(*seat).into()))
}

/// What the log tells of voyages and trades.
fn happened(events: &[Value]) -> Happened {
    let between = |offer: &Value, from: u8, to: u8| offer["from"] == from && offer["to"] == to;
    Happened {
        voyage: landings(events).count() > 0,
        battle: false,
        countered: events.iter().any(|event| between(&event["offered"], BERT, ANNA)),
        traded: events.iter().any(|event| between(&event["traded"], BERT, ANNA)),
        withdrawn: events.iter().any(|event| event["withdrawn"]["seat"] == ANNA),
        lent: events.iter().any(|event| {
            let gives = &event["offered"]["gives"];
            let laid = |kind: &str| gives[kind].as_array().is_some_and(|all| !all.is_empty());
            between(&event["offered"], ANNA, BERT) && (laid("cards") || laid("technologies"))
        }),
        learned: events.iter().any(|event| event["acquired"]["seat"] == BERT),
        grown: events.iter().any(|event| event["grew"]["seat"] == BERT),
        undone: false,
    }
}

/// What Anna's ships have brought ashore after they sailed.
fn landings(events: &[Value]) -> impl Iterator<Item = &Value> {
    let own = |event: &&Value| event["moved"]["seat"] == ANNA;
    let sails = |event: &Value| event["moved"]["to"].get("sea").is_some();
    let lands = |event: &Value| {
        event["moved"]["which"]["area"].get("sea").is_some() && event["moved"]["to"].get("land").is_some()
    };
    events.iter().filter(own).skip_while(move |event| !sails(event)).filter(move |event| lands(event))
}

/// The present question.
fn frame(table: &Value) -> &str {
    let frame = table["frames"].as_array().and_then(|frames| frames.last());
    let named = |frame: &Value| frame.as_object().and_then(|object| object.keys().next().cloned());
    match frame {
        Some(Value::String(name)) => name,
        Some(frame) => {
            named(frame).and_then(|name| FRAMES.iter().find(|known| **known == name)).copied().unwrap_or("")
        }
        None => "",
    }
}

/// The questions that the plan knows, besides those without content.
const FRAMES: [&str; 5] = ["draft", "move", "attack", "place", "purchase"];

/// What to do next.
enum Step<'a> {
    Click(&'a Offer),
    Compose(Deal),
    Wait,
}

/// All that a person goes by.
struct Plan<'a> {
    seat: u8,
    table: &'a Value,
    events: &'a [Value],
    offers: Vec<Offer>,
}

impl Plan<'_> {
    fn step(&self) -> Result<Step<'_>> {
        let wanted = match frame(self.table) {
            "draft" => self.settle(),
            "move" => self.move_pieces(),
            "attack" => self.find(|offer| offer.action["attack"]["foe"] == BERT && self.seat == ANNA),
            "trade" => return Ok(self.trade()),
            "purchase" => self.buy(),
            "place" => {
                self.find(|offer| self.home().is_some_and(|home| offer.action["place"]["region"] == home))
            }
            _ => None,
        };
        let closing = ["let_pass", "end_moves", "end_attacks", "stay_out", "end_purchase", "waive"];
        let close = || self.find(|offer| closing.iter().any(|name| offer.is(name)));
        Ok(Step::Click(
            wanted.or_else(close).or(self.offers.first()).context("asked, but nothing is offered")?,
        ))
    }

    fn find(&self, fits: impl Fn(&Offer) -> bool) -> Option<&Offer> {
        self.offers.iter().find(|offer| fits(offer))
    }

    fn starts(&self, seat: usize) -> &[Value] {
        self.table["players"][seat]["start"].as_array().map_or(&[], Vec::as_slice)
    }

    /// The two regions side by side: the persons have them, or may still get them.
    fn homes(&self) -> Option<[&'static str; 2]> {
        let taken = |region: &str| (0..3).any(|seat| self.starts(seat).iter().any(|start| start == region));
        let open = |seat: usize, region: &str| {
            self.starts(seat).iter().any(|start| start == region) || !taken(region)
        };
        HOMES.into_iter().find(|[anna, bert]| open(0, anna) && open(1, bert))
    }

    fn home(&self) -> Option<&'static str> {
        self.homes().map(|homes| homes[usize::from(self.seat)])
    }

    fn settle(&self) -> Option<&Offer> {
        let start = |region: &str| self.find(|offer| offer.action["start"] == region);
        self.home().and_then(start).or_else(|| ISLANDS.into_iter().find_map(start))
    }

    /// Anna ships a settler and a swordsman and marches the rest against Bert, who stays at home.
    fn move_pieces(&self) -> Option<&Offer> {
        if self.seat != ANNA {
            return None;
        }
        let [from, to] = self.homes()?;
        let sailed = self
            .events
            .iter()
            .any(|event| event["moved"]["seat"] == ANNA && event["moved"]["to"].get("sea").is_some());
        let boards = |kind: &str| {
            self.find(|offer| {
                let which = &offer.action["board"]["which"];
                !sailed && which["area"]["land"] == from && which["kind"] == kind
            })
        };
        let sails = |offer: &Offer| {
            let sail = &offer.action["sail"];
            !sailed && sail["which"]["ship"].as_u64() > Some(0) && sail["to"] != OPEN_SEA
        };
        let lands = |offer: &Offer| sailed && offer.action["march"]["which"]["area"].get("sea").is_some();
        let marches = |offer: &Offer| {
            let march = &offer.action["march"];
            let fights =
                ["ancient_cavalry", "ancient_artillery"].iter().any(|kind| march["which"]["kind"] == *kind);
            fights && march["which"]["area"]["land"] == from && march["to"] == to
        };
        boards("settler")
            .or_else(|| boards("ancient_infantry"))
            .or_else(|| self.find(sails))
            .or_else(|| self.find(lands))
            .or_else(|| self.find(marches))
    }

    /// A ship for Anna; for both what makes a choice in battle.
    fn buy(&self) -> Option<&Offer> {
        let pieces = self.table["players"][usize::from(self.seat)]["pieces"].as_array()?;
        let kinds: &[&str] = match self.seat {
            ANNA => &["ancient_fleet", "ancient_cavalry", "ancient_artillery"],
            _ => &["ancient_cavalry", "ancient_artillery"],
        };
        let missing = kinds.iter().filter(|kind| pieces.iter().all(|group| group["kind"] != **kind));
        let unit = missing.into_iter().find_map(|kind| self.find(|offer| offer.action["buy"] == *kind));
        let more = || {
            let kinds = ["learn", "upgrade"].iter().filter(|_| self.seat == BERT);
            kinds.into_iter().find_map(|kind| self.find(|offer| offer.is(kind)))
        };
        unit.or_else(more)
    }

    /// Anna offers, Bert makes a counter-offer, Anna accepts; then she offers again and withdraws.
    fn trade(&self) -> Step<'_> {
        let so_far = happened(self.events);
        let open = |from: u8| {
            let offers = self.table["offers"].as_array()?;
            offers.iter().find(|offer| offer["from"] == from && offer["to"] == ANNA + BERT - from)
        };
        let click = |fits: &dyn Fn(&Offer) -> bool| self.find(fits).map_or(Step::Wait, Step::Click);
        let gold = |to: u8, gives: u32, wants: u32| Deal { to, counter: None, gives, wants, card: false };
        match (self.seat, so_far.traded) {
            (_, true) if so_far.withdrawn => click(&|offer| offer.is("end_trade")),
            (ANNA, true) if open(ANNA).is_some() => click(&|offer| offer.is("withdraw")),
            (ANNA, true) => Step::Compose(gold(BERT, 1, 2)),
            (ANNA, false) => match open(BERT) {
                Some(counter) => click(&|offer| offer.action["accept"] == counter["id"]),
                None if open(ANNA).is_some() => Step::Wait,
                None => Step::Compose(Deal { card: true, ..gold(BERT, 2, 5) }),
            },
            (_, false) => match open(ANNA) {
                Some(offer) => Step::Compose(Deal { counter: offer["id"].as_u64(), ..gold(ANNA, 3, 1) }),
                None => Step::Wait,
            },
            (_, true) => Step::Wait,
        }
    }
}
