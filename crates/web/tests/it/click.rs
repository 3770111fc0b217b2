//! One click of a page's script in figures: how often a position is read and shown for it, how much is sent, how long it
//! takes.

use std::time::{Duration, Instant};

use axum::http::{HeaderValue, Method, StatusCode};
use catalog::{Kind, Typed, Work};
use engine::Viewer;
use game_through_the_ages::State;
use serde_json::{Value, json};
use store::MatchId;
use web::table::{Answer, By, Table, play};

use crate::browser::{Browser, House, Page};
use crate::live::{Stream, revision};

/// A game of this test alone, so that nothing is counted that others do.
static COUNTED: Typed<State> = Typed::new(&page_through_the_ages::FACE);
static GAMES: &[&dyn Kind] = &[&COUNTED];

/// What a click cost.
#[derive(Debug)]
struct Cost {
    work: Work,
    /// The bytes that were sent as the answer, and through the stream.
    bytes: [usize; 2],
    /// How many bytes the whole page has.
    whole: usize,
    time: Duration,
}

/// A person who plays all seats of a match of Through the Ages, with script.
struct Player {
    browser: Browser,
    id: MatchId,
}

impl Player {
    async fn sits_down(house: &House) -> Self {
        let mut browser = house.browser();
        let guest = ask(&mut browser, "/api/guest", json!({})).await;
        let token = guest["token"].as_str().expect("a token").to_owned();
        browser.cookies.insert("civitas".to_owned(), token);
        let me = json!({ "kind": "me" });
        let table = json!({ "game": "through-the-ages", "seats": [me, me, me] });
        let table = ask(&mut browser, "/api/tables", table).await;
        Self { browser, id: MatchId(table["id"].as_str().expect("an id").to_owned()) }
    }

    /// Random decisions for everybody, until the match has come so far and somebody may take a card; which seat.
    async fn plays_until(&self, house: &House, moves: u64) -> u8 {
        let mut table = Table::load(&house.state, &self.id).await.expect("a table");
        loop {
            let position = table.position().expect("it has begun");
            let seat = position.status().deciding().iter().next().expect("the match goes on");
            let may_take = || {
                position
                    .show(Viewer::Seat(seat))
                    .offers()
                    .iter()
                    .any(|offer| offer.action.get("take").is_some())
            };
            if table.row.seq >= moves && may_take() {
                return seat.0;
            }
            let action =
                position.think(seat, "random", table.row.seq, &ai::Limits::NONE).expect("it decides");
            let user = table.row.host.clone().expect("a host");
            let (revision, action_id) = (table.row.seq, table.row.seq.to_string());
            let answer = Answer { seat, by: By::User(user), revision, action_id, action };
            table = play(&house.state, table, &answer).await.expect("it is legal");
        }
    }

    /// Takes a card, as the page's script does it.
    async fn takes_a_card(&mut self, seat: u8) -> Cost {
        let address = format!("/m/{}/as/{seat}", self.id);
        let page = self.browser.get(&address).await;
        let mut stream =
            Stream::open(&self.browser, &format!("{address}/live?revision={}&ear=own", revision(&page)))
                .await;
        assert_eq!(stream.next().await, None, "the page is the newest");
        let (values, numbers) = (values(&page, "action"), values(&page, "revision"));
        let action = values.iter().find(|value| value.starts_with("{\"take\"")).expect("a card can be taken");
        let fields = [("revision", numbers[0].as_str()), ("action_id", "id"), ("action", action)];
        let mut script = self.browser.clone();
        let marks: Vec<&str> = attributes(&page, "data-is").collect();
        let headers = [
            ("accept", "application/json, text/html".to_owned()),
            ("civitas-ear", "own".to_owned()),
            ("civitas-has", marks.join(" ")),
        ];
        for (name, value) in headers {
            script.headers.insert(name, HeaderValue::from_str(&value).expect("a header"));
        }
        let (before, start) = (COUNTED.work(), Instant::now());
        let answer = script.post(&format!("{address}/play"), &fields).await;
        let time = start.elapsed();
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.words());
        let pushed = stream.next().await.map_or(0, |event| event.len());
        let after = COUNTED.work();
        let work = Work { loads: after.loads - before.loads, views: after.views - before.views };
        Cost {
            work,
            bytes: [answer.text.len(), pushed],
            whole: self.browser.get(&address).await.text.len(),
            time,
        }
    }
}

async fn ask(browser: &mut Browser, path: &str, body: Value) -> Value {
    let answer = browser.ask(Method::POST, path, Some(("application/json", body.to_string()))).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    serde_json::from_str(&answer.text).expect("JSON")
}

fn attributes<'p>(page: &'p Page, name: &str) -> impl Iterator<Item = &'p str> {
    page.text
        .split(&format!(" {name}=\""))
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect::<Vec<_>>()
        .into_iter()
}

/// The values of all fields and buttons of a name.
fn values(page: &Page, name: &str) -> Vec<String> {
    let opening = format!("name=\"{name}\" value=\"");
    let found = page.text.split(&opening).skip(1);
    found.filter_map(|rest| rest.split('"').next()).map(|value| value.replace("&quot;", "\"")).collect()
}

#[tokio::test]
async fn a_click_reads_no_position_shows_it_once_and_sends_what_has_changed() {
    let house = House::with(GAMES).await;
    web::run_beside(&house.state);
    let mut player = Player::sits_down(&house).await;
    let seat = player.plays_until(&house, 60).await;
    let cost = player.takes_a_card(seat).await;
    assert_eq!(cost.work, Work { loads: 0, views: 1 }, "{cost:?}");
    assert_eq!(cost.bytes[1], 0, "the stream does not send again what was the answer");
    assert!(2 * cost.bytes[0] < cost.whole, "{cost:?}");
}

/// Twenty clicks of a long match, the median of each figure: `cargo test -p web --test it click -- --ignored --nocapture`.
#[tokio::test]
#[ignore = "a measurement"]
async fn a_click_in_figures() {
    let house = House::with(GAMES).await;
    web::run_beside(&house.state);
    let mut player = Player::sits_down(&house).await;
    let mut costs = Vec::new();
    for click in 0..20 {
        let seat = player.plays_until(&house, 100 + 10 * click).await;
        costs.push(player.takes_a_card(seat).await);
    }
    let median = |figure: &dyn Fn(&Cost) -> u128| {
        let mut figures: Vec<u128> = costs.iter().map(figure).collect();
        figures.sort_unstable();
        figures[figures.len() / 2]
    };
    println!("positions read    {}", median(&|cost| cost.work.loads.into()));
    println!("views made        {}", median(&|cost| cost.work.views.into()));
    println!("bytes answered    {}", median(&|cost| cost.bytes[0] as u128));
    println!("bytes pushed      {}", median(&|cost| cost.bytes[1] as u128));
    println!("of a page of      {}", median(&|cost| cost.whole as u128));
    println!("microseconds      {}", median(&|cost| cost.time.as_micros()));
}
