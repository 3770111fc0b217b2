//! One click of a page's script in figures: how often a position is read and shown for it, how much is sent, how long it
//! takes; and the pages of all games beside each other.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{HeaderValue, Method, Request, StatusCode, header};
use catalog::{Kind, Typed, Work};
use engine::Viewer;
use game_through_the_ages::State;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use store::MatchId;
use tower::ServiceExt;
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

/// The golden replays that the games are compared by: as many players, and the middle of the match.
const COMPARED: [(usize, [(&str, &str); 4]); 2] = [
    (
        2,
        [
            ("golden-ages", "two"),
            ("through-the-ages", "two"),
            ("new-dawn", "two_first"),
            ("eagle-civ", "two_standard_first"),
        ],
    ),
    (
        4,
        [
            ("golden-ages", "four"),
            ("through-the-ages", "four_greedy"),
            ("new-dawn", "four_first"),
            ("eagle-civ", "four_advanced_long_first"),
        ],
    ),
];

/// How large the page of a game may be beside that of The Golden Ages, in percent: as it is, and as it is sent.
const LIMITS: [(&str, [usize; 2]); 2] = [("new-dawn", [150, 150]), ("eagle-civ", [200, 200])];

/// A match is looked at after each such part of it, but not at its end: a page says more or less, as the question is.
const PARTS: usize = 8;

/// What the pages of a game cost over the course of a match, each figure the median.
#[derive(Debug)]
struct Figures {
    game: &'static str,
    micros: usize,
    plain: usize,
    compressed: usize,
}

impl Figures {
    async fn of(house: &House, game: &'static str, replay: &str) -> Self {
        let mut browser = house.browser();
        let file = format!("{}/../game-{game}/tests/replays/{replay}.civitas", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).expect("a golden replay");
        let id = comes_in(&mut browser, &text).await;
        let deciders = deciders(&text);
        let (mut micros, mut plain, mut compressed) = (Vec::new(), Vec::new(), Vec::new());
        for part in 1..PARTS {
            let at = deciders.len() * part / PARTS;
            let (from, seat) = (at.to_string(), deciders[at].to_string());
            let fields = [("at", from.as_str()), ("seat", seat.as_str())];
            let page = browser.post(&format!("/m/{id}/review"), &fields).await;
            assert!(page.text.contains("data-asked"), "{game} after {at}: {}", page.words());
            plain.push(sent(&browser, &page.path, "identity").await);
            for _ in 0..3 {
                let start = Instant::now();
                compressed.push(sent(&browser, &page.path, "gzip, deflate, br, zstd").await);
                micros.push(start.elapsed().as_micros().try_into().expect("a short time"));
            }
        }
        Self { game, micros: median(micros), plain: median(plain), compressed: median(compressed) }
    }
}

fn median(mut figures: Vec<usize>) -> usize {
    figures.sort_unstable();
    figures[figures.len() / 2]
}

/// Brings in a match file; the id of its match.
async fn comes_in(browser: &mut Browser, text: &str) -> String {
    let head = "Content-Disposition: form-data; name=\"file\"; filename=\"file.civitas\"";
    let body = format!("--X\r\n{head}\r\n\r\n{text}\r\n--X--\r\n");
    let page = browser.ask(Method::POST, "/import", Some(("multipart/form-data; boundary=X", body))).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.words());
    page.path.split('/').nth(2).expect("/m/ID/replay").to_owned()
}

/// Whoever decided, in the order of the match.
fn deciders(text: &str) -> Vec<u64> {
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    lines
        .filter(|line| line["action"] != Value::Null)
        .map(|line| line["seat"].as_u64().expect("a seat"))
        .collect()
}

/// How many bytes are sent for a page.
async fn sent(browser: &Browser, path: &str, encodings: &str) -> usize {
    let cookies: Vec<_> = browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let request = Request::builder()
        .uri(path)
        .header(header::HOST, "civitas.test")
        .header(header::COOKIE, cookies.join("; "))
        .header(header::ACCEPT_ENCODING, encodings);
    let request = request.body(Body::empty()).expect("a request");
    let answer = browser.app.clone().oneshot(request).await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK);
    answer.into_body().collect().await.expect("a body").to_bytes().len()
}

/// The figures of the four games for so many players, The Golden Ages first.
async fn compared(house: &House, games: [(&'static str, &str); 4]) -> Vec<Figures> {
    let mut figures = Vec::new();
    for (game, replay) in games {
        figures.push(Figures::of(house, game, replay).await);
    }
    figures
}

/// Over matches of two and of four players together.
#[tokio::test]
async fn the_pages_of_all_games_are_small() {
    let house = House::with_all_games().await;
    let mut all = Vec::new();
    for (_, games) in COMPARED {
        all.extend(compared(&house, games).await);
    }
    let bytes = |game: &str| {
        let own = all.iter().filter(|one| one.game == game);
        own.fold([0, 0], |[plain, compressed], one| [plain + one.plain, compressed + one.compressed])
    };
    for (game, limits) in LIMITS {
        for ((own, first), percent) in bytes(game).into_iter().zip(bytes("golden-ages")).zip(limits) {
            assert!(100 * own <= percent * first, "{game}: {own} of {first} bytes: {all:#?}");
        }
    }
}

/// All four games beside each other: `cargo nextest run -p web --run-ignored only --no-capture a_page_in_figures`, best of a release
/// build.
#[tokio::test]
#[ignore = "a measurement"]
async fn a_page_in_figures() {
    let house = House::with_all_games().await;
    for (players, games) in COMPARED {
        println!("{players} players       microseconds            bytes       compressed");
        let figures = compared(&house, games).await;
        for own in &figures {
            let share = |own: usize, first: usize| format!("{own:>8} ({:>3} %)", 100 * own / first.max(1));
            let (micros, plain, compressed) = (figures[0].micros, figures[0].plain, figures[0].compressed);
            println!(
                "{:<16} {} {} {}",
                own.game,
                share(own.micros, micros),
                share(own.plain, plain),
                share(own.compressed, compressed)
            );
        }
    }
}
