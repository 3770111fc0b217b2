//! Every address of the server, as somebody uses it who has no business there, as an opponent does, and as another site does.
//! An address that is not listed here fails the test: whoever adds one says what strangers get there.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, header};
use http_body_util::BodyExt as _;
use serde_json::json;
use store::MatchId;
use tower::ServiceExt as _;
use web::app;

use crate::browser::{Browser, House, unmarked};
use crate::twins::table;

/// An address, and the statuses that a guest who does not sit at the table gets for reading it and for sending something there.
type Route = (&'static str, u16, u16);

const ROUTES: &[Route] = &[
    ("/", 200, 405),
    ("/about", 200, 405),
    ("/about/licenses", 200, 405),
    ("/account", 200, 405),
    ("/account/delete", 405, 403),
    ("/account/devices/end", 405, 422),
    ("/account/export", 200, 405),
    ("/account/forgotten", 200, 422),
    ("/account/login", 405, 403),
    ("/account/logout", 405, 303),
    ("/account/name", 405, 303),
    ("/account/passkey", 405, 422),
    ("/account/passkey/begin", 405, 404),
    ("/account/passkeys", 405, 422),
    ("/account/passkeys/begin", 405, 404),
    ("/account/passkeys/{id}/remove", 405, 303),
    ("/account/password", 405, 422),
    ("/account/register", 405, 303),
    ("/account/reset/{token}", 422, 422),
    ("/account/shows", 405, 303),
    ("/api", 200, 405),
    ("/api/games", 200, 405),
    ("/api/guest", 405, 201),
    ("/api/openapi.json", 200, 405),
    ("/api/people", 200, 405),
    ("/api/players/{login}", 404, 405),
    ("/api/ratings/{game}", 200, 405),
    ("/api/tables", 200, 201),
    ("/api/tables/{id}", 200, 405),
    ("/api/tables/{id}/changes", 200, 405),
    ("/api/tables/{id}/chat", 200, 403),
    ("/api/tables/{id}/legal", 403, 405),
    ("/api/tables/{id}/log", 200, 405),
    ("/api/tables/{id}/play", 405, 403),
    ("/api/tables/{id}/refused", 403, 405),
    ("/api/tables/{id}/seats/{seat}", 405, 422),
    ("/api/tables/{id}/undo", 405, 403),
    ("/api/tables/{id}/view", 200, 405),
    ("/api/tournaments/{tournament}", 404, 405),
    ("/assets/{*path}", 404, 405),
    ("/bots", 200, 405),
    ("/cards/{game}", 200, 405),
    ("/finished", 200, 405),
    ("/friends", 405, 422),
    ("/healthz", 200, 405),
    ("/host", 403, 405),
    ("/host/chat/{id}", 403, 422),
    ("/host/closed", 405, 422),
    ("/host/role", 405, 422),
    ("/import", 405, 422),
    ("/invite/{login}", 404, 405),
    ("/join", 400, 405),
    ("/join/{token}", 404, 405),
    ("/learn", 200, 405),
    ("/learn/{game}", 404, 405),
    ("/learn/{game}/symbols/{language}", 404, 405),
    ("/learn/{game}/{lesson}", 405, 404),
    ("/lobby", 200, 405),
    ("/lobby/now", 200, 405),
    ("/m/{id}", 200, 405),
    ("/m/{id}/as/{seat}", 403, 405),
    ("/m/{id}/as/{seat}/chat", 405, 403),
    ("/m/{id}/as/{seat}/compose", 405, 403),
    ("/m/{id}/as/{seat}/lesson", 405, 422),
    ("/m/{id}/as/{seat}/live", 403, 405),
    ("/m/{id}/as/{seat}/play", 405, 403),
    ("/m/{id}/as/{seat}/replay", 403, 405),
    ("/m/{id}/as/{seat}/seen", 405, 303),
    ("/m/{id}/as/{seat}/undo", 405, 403),
    ("/m/{id}/as/{seat}/undo/answer", 405, 422),
    ("/m/{id}/as/{seat}/would", 405, 403),
    ("/m/{id}/back", 405, 422),
    ("/m/{id}/chat", 405, 303),
    ("/m/{id}/close", 405, 403),
    ("/m/{id}/compose", 405, 403),
    ("/m/{id}/file", 422, 403),
    ("/m/{id}/invite", 403, 403),
    ("/m/{id}/invite/refuse", 405, 303),
    ("/m/{id}/lesson", 405, 422),
    ("/m/{id}/live", 200, 405),
    ("/m/{id}/log", 200, 405),
    ("/m/{id}/play", 405, 403),
    ("/m/{id}/rematch", 405, 403),
    ("/m/{id}/replay", 200, 405),
    ("/m/{id}/review", 422, 422),
    ("/m/{id}/scores", 200, 405),
    ("/m/{id}/seat/{seat}/answer", 405, 422),
    ("/m/{id}/seat/{seat}/bot", 405, 403),
    ("/m/{id}/seat/{seat}/free", 405, 403),
    ("/m/{id}/seat/{seat}/name", 405, 403),
    ("/m/{id}/seat/{seat}/order", 405, 422),
    ("/m/{id}/seat/{seat}/resign", 405, 403),
    ("/m/{id}/seat/{seat}/sit", 405, 422),
    ("/m/{id}/seat/{seat}/vote", 405, 422),
    ("/m/{id}/seen", 405, 303),
    ("/m/{id}/table", 200, 405),
    ("/m/{id}/undo", 405, 403),
    ("/m/{id}/undo/answer", 405, 422),
    ("/m/{id}/visible", 405, 422),
    ("/m/{id}/would", 405, 403),
    ("/manifest.webmanifest", 200, 405),
    ("/mine", 200, 405),
    ("/mine/hide", 405, 422),
    ("/new", 200, 303),
    ("/notices", 200, 422),
    ("/notices/channel/{id}/{what}", 405, 404),
    ("/notices/confirm/{token}", 422, 422),
    ("/notices/stop/{token}", 422, 422),
    ("/play", 405, 303),
    ("/player/{login}", 404, 405),
    ("/ratings", 303, 405),
    ("/ratings/{game}", 200, 405),
    ("/readyz", 200, 405),
    ("/rules", 200, 405),
    ("/rules/{game}", 200, 405),
    ("/settings", 200, 405),
    ("/tables", 200, 405),
    ("/tournaments", 200, 422),
    ("/tournaments/{id}", 404, 405),
    ("/tournaments/{id}/begin", 405, 403),
    ("/tournaments/{id}/bots", 405, 422),
    ("/tournaments/{id}/enter", 405, 403),
    ("/tournaments/{id}/withdraw", 405, 422),
    ("/vacation", 405, 303),
    ("/vacation/end", 405, 303),
    ("/waiting", 200, 405),
    ("/worker.js", 200, 405),
];

/// Addresses that go on telling: only their beginning is read.
const STREAMS: &[&str] = &["/m/{id}/live", "/m/{id}/as/{seat}/live", "/api/tables/{id}/changes"];

/// What an opponent may ask about a position, without deciding anything.
const QUESTIONS: &[&str] = &[
    "/m/{id}/would",
    "/m/{id}/as/{seat}/would",
    "/m/{id}/compose",
    "/m/{id}/as/{seat}/compose",
    "/m/{id}/review",
];

/// All addresses of the router, as it tells them itself.
fn addresses(house: &House) -> BTreeSet<String> {
    let told = format!("{:?}", app(house.state.clone()));
    let quoted = told.split('"').skip(1).step_by(2);
    quoted.filter(|text| text.starts_with('/') && !text.contains("__private")).map(str::to_owned).collect()
}

/// An address of this match, and of things that are not there.
fn fill(route: &str, id: &str, seat: u8) -> String {
    let of_match = ["/m/", "/api/tables/", "/host/chat/"].iter().any(|start| route.starts_with(start));
    route
        .replace("/cards/{game}", &format!("/cards/{{game}}?match={id}"))
        .replace("{id}", if of_match { id } else { "nothing" })
        .replace("{seat}", &seat.to_string())
        .replace("{game}", "harbour")
        .replace("{login}", "nobody")
        .replace("{lesson}", "1")
        .replace("{token}", "nothing")
        .replace("{tournament}", "nothing")
        .replace("{what}", "off")
        .replace("{*path}", "nothing")
}

/// Something that fits the address, as seat 1 would send it.
fn sent(route: &str) -> (&'static str, String) {
    let json = match route {
        "/api/guest" => json!({"name": "Eve"}),
        "/api/tables" => json!({"game": "harbour", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        "/api/tables/{id}/seats/{seat}" => json!({"kind": "me"}),
        "/api/tables/{id}/play" => json!({"seat": 1, "revision": 1, "action_id": "b", "action": {"lay": 8}}),
        "/api/tables/{id}/undo" => json!({"seat": 1, "revision": 1}),
        "/api/tables/{id}/chat" => json!({"text": "Hello", "seat": 1}),
        _ => {
            let fields = [
                ("revision", "1"),
                ("action_id", "b"),
                ("action", "%7B%22lay%22%3A2%7D"),
                ("text", "Hello"),
                ("name", "Eve"),
                ("level", "greedy"),
                ("game", "harbour"),
                ("seat-0", "me"),
                ("seat-1", "link"),
                ("seat", "1"),
                ("at", "1"),
                ("choice", "bot"),
                ("answer", "consent"),
                ("seq", "1"),
                ("login", "Ann"),
                ("password", "correct%20horse"),
                ("kind", "webhook"),
                ("target", "http%3A%2F%2F127.0.0.1%2F"),
                ("days", "1"),
            ];
            let fields: Vec<String> = fields.iter().map(|(key, value)| format!("{key}={value}")).collect();
            return ("application/x-www-form-urlencoded", fields.join("&"));
        }
    };
    ("application/json", json.to_string())
}

/// Status and text of an answer; of a stream only what comes at once.
async fn read(
    browser: &Browser,
    method: Method,
    address: &str,
    body: Option<(&str, String)>,
) -> (u16, String) {
    let cookies: Vec<_> = browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let mut request = Request::builder()
        .method(method)
        .uri(address)
        .header(header::HOST, "civitas.test")
        .header(header::COOKIE, cookies.join("; "));
    for (name, value) in &browser.headers {
        request = request.header(name, value);
    }
    let request = match body {
        Some((kind, body)) => request.header(header::CONTENT_TYPE, kind).body(Body::from(body)),
        None => request.body(Body::empty()),
    };
    let response = browser.app.clone().oneshot(request.unwrap()).await.unwrap();
    let status = response.status().as_u16();
    let is_stream =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
    let mut body = response.into_body();
    let mut text = String::new();
    let (long, short) = (Duration::from_secs(20), Duration::from_millis(100));
    // A page comes at once, and other streams say nothing until something happens.
    let mut patience = if is_stream && !address.ends_with("/live") { short } else { long };
    while let Ok(Some(Ok(frame))) = tokio::time::timeout(patience, body.frame()).await {
        text.push_str(&String::from_utf8_lossy(&frame.into_data().unwrap_or_default()));
        if is_stream {
            patience = short;
        }
    }
    (status, text)
}

/// Everything about a match that decisions and seats are.
async fn state_of(house: &House, id: &str) -> String {
    let id = MatchId(id.to_owned());
    let found = house.state.store.find_match(&id).await.unwrap().unwrap();
    let moves = house.state.store.moves(&id, 0, 100).await.unwrap();
    format!("{:?} {:?} {:?} {:?} {moves:?}", found.places, found.phase, found.settings, found.host)
}

async fn guest(house: &House) -> Browser {
    let mut eve = house.browser();
    eve.post("/account/name", &[("name", "Eve")]).await;
    eve
}

#[tokio::test]
async fn every_address_is_listed() {
    let house = House::new().await;
    let listed: BTreeSet<String> = ROUTES.iter().map(|(route, ..)| (*route).to_owned()).collect();
    assert_eq!(addresses(&house), listed);
    assert!(STREAMS.iter().chain(QUESTIONS).all(|route| listed.contains(*route)));
}

#[tokio::test]
async fn a_stranger_is_told_what_is_listed_and_changes_nothing_at_the_table() {
    let house = House::new().await;
    let (_, id) = table(&house, false).await;
    let before = state_of(&house, &id).await;
    let mut wrong = Vec::new();
    for (route, reading, sending) in ROUTES {
        let address = fill(route, &id, 1);
        let eve = guest(&house).await;
        let (read_status, _) = read(&eve, Method::GET, &address, None).await;
        let (sent_status, _) = read(&eve, Method::POST, &address, Some(sent(route))).await;
        if (read_status, sent_status) != (*reading, *sending) {
            wrong.push(format!("(\"{route}\", {read_status}, {sent_status}),"));
        }
        assert_eq!(state_of(&house, &id).await, before, "{route}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn another_site_can_send_nothing_in_a_players_name() {
    let house = House::new().await;
    let (ann, id) = table(&house, false).await;
    let before = state_of(&house, &id).await;
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")] {
        let mut lured = ann.clone();
        lured.headers.insert(header::HeaderName::from_static(name), value.parse().unwrap());
        for (route, ..) in ROUTES {
            let (status, text) = read(&lured, Method::POST, &fill(route, &id, 0), Some(sent(route))).await;
            assert_eq!(status, 403, "{route}: {text}");
            // A link from elsewhere shows a page, and that is all that it does.
            let page = lured.clone();
            if !STREAMS.contains(route) {
                let (status, _) = read(&page, Method::GET, &fill(route, &id, 0), None).await;
                assert!(status < 500, "{route}");
            }
        }
    }
    assert_eq!(state_of(&house, &id).await, before);
    assert!(ann.clone().get("/account").await.words().contains("Ann"), "Ann is still known");
}

#[tokio::test]
async fn no_address_tells_a_hidden_card() {
    let (here, there) = (House::new().await, House::new().await);
    let ((ann_here, id_here), (ann_there, id_there)) = (table(&here, false).await, table(&there, true).await);
    let (eve_here, eve_there) = (guest(&here).await, guest(&there).await);
    for (route, ..) in ROUTES.iter().filter(|(route, ..)| *route != "/readyz") {
        for (one, other) in [(&ann_here, &ann_there), (&eve_here, &eve_there)] {
            for seat in 0..2 {
                let asks = async |browser: &Browser, id: &str| {
                    let (status, text) = read(browser, Method::GET, &fill(route, id, seat), None).await;
                    (status, plain(&text, id))
                };
                assert_eq!(asks(one, &id_here).await, asks(other, &id_there).await, "{route} as {seat}");
                if QUESTIONS.contains(route) {
                    let asks = async |browser: &Browser, id: &str| {
                        let (status, text) =
                            read(browser, Method::POST, &fill(route, id, seat), Some(sent(route))).await;
                        (status, plain(&text, id))
                    };
                    assert_eq!(asks(one, &id_here).await, asks(other, &id_there).await, "{route} as {seat}");
                }
            }
        }
    }
}

/// An answer without what differs between any two tables: ids, links, times, hashes.
fn plain(text: &str, id: &str) -> String {
    let text = unmarked(text).replace(id, "ID");
    let is_token = |part: &str| {
        let word = part.trim_end_matches(['"', '/', '<', '>', ',', '}']);
        word.len() > 10 && word.chars().all(|letter| letter.is_ascii_alphanumeric())
    };
    let is_moment = |part: &str| part.ends_with("Z\"") || part.ends_with(" UTC<");
    // Times that programs are told, and revisions.
    let is_long_number = |part: &str| part.trim_matches(|letter: char| !letter.is_ascii_digit()).len() > 12;
    let parts = text.split_inclusive(['"', '/', '<', '>', ',', '=']).filter(|part| {
        // The code for a phone holds the address of the table.
        let is_code = part.starts_with("M4 4h1v1");
        !is_token(part) && !is_moment(part) && !is_code && !is_long_number(part)
    });
    parts.collect()
}
