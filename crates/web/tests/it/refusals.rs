//! Bad input: a clear refusal, nothing changed, nothing executed.

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};

use crate::browser::{Browser, House, Page};
use crate::play::{decide, my_turn};

async fn api(browser: &mut Browser, path: &str, body: &str) -> Page {
    browser.ask(Method::POST, path, Some(("application/json", body.to_owned()))).await
}

fn is_problem(page: &Page) {
    let kind = page.headers.get(header::CONTENT_TYPE).unwrap();
    assert_eq!(kind, "application/problem+json", "{}", page.text);
    let problem: Value = serde_json::from_str(&page.text).unwrap();
    assert!(problem["message"].as_str().is_some_and(|message| !message.is_empty()), "{}", page.text);
}

/// A table of two at one device; the table as the API tells it must stay the same.
async fn table(house: &House) -> (Browser, String) {
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    (ann, id)
}

fn with_options(options: &Value) -> String {
    json!({"game": "harbour", "seats": [{"kind": "me"}, {"kind": "me"}], "options": options}).to_string()
}

#[tokio::test]
async fn what_programs_send_wrongly_is_a_problem_and_changes_nothing() {
    let house = House::new().await;
    let (mut ann, id) = table(&house).await;
    let before = ann.get(&format!("/api/tables/{id}")).await.text;
    let play = format!("/api/tables/{id}/play");
    let good = json!({"seat": 0, "revision": 0, "action_id": "a", "action": {"lay": 1}});
    let with = |key: &str, value: Value| {
        let mut body = good.clone();
        body[key] = value;
        body.to_string()
    };
    for (path, body, status) in [
        (play.as_str(), "{".to_owned(), 400),
        (&play, "[]".to_owned(), 422),
        (&play, "{}".to_owned(), 422),
        (&play, with("seat", json!(7)), 403),
        (&play, with("seat", json!(-1)), 422),
        (&play, with("seat", json!("0")), 422),
        (&play, with("revision", json!(99)), 409),
        (&play, with("action", json!({"fly": 1})), 400),
        (&play, with("action", json!({"lay": 300})), 400),
        (&play, with("action", json!("keep")), 422),
        (&play, with("action_id", json!("x".repeat(5000))), 400),
        (&play, with("extra", json!(1)), 422),
        ("/api/tables/nothing/play", good.to_string(), 404),
        ("/api/tables", json!({"game": "chess", "seats": []}).to_string(), 404),
        ("/api/tables", json!({"game": "harbour", "seats": []}).to_string(), 422),
        (
            "/api/tables",
            json!({"game": "harbour", "seats": [{"kind": "me"}, {"kind": "bot", "level": "x"}]}).to_string(),
            422,
        ),
        (
            "/api/tables",
            json!({"game": "harbour", "seats": [{"kind": "me"}, {"kind": "other"}]}).to_string(),
            422,
        ),
        // What was agreed must be there to read: no lists, no other ways to write a word.
        ("/api/tables", with_options(&json!([true])), 400),
        ("/api/tables", with_options(&json!({"market": {"large": null}})), 400),
        ("/api/tables", with_options(&json!({"market": "huge"})), 400),
        ("/api/tables", with_options(&json!(null)), 400),
        ("/api/guest", json!({"name": "\u{7}"}).to_string(), 422),
        ("/api/nothing", "{}".to_owned(), 404),
    ] {
        let page = api(&mut ann, path, &body).await;
        assert_eq!(page.status.as_u16(), status, "{path} {body}: {}", page.text);
        is_problem(&page);
    }
    let text = ann.ask(Method::POST, &play, Some(("text/plain", good.to_string()))).await;
    assert_eq!(text.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    is_problem(&text);
    let wrong_way = ann.ask(Method::PUT, &play, None).await;
    assert_eq!(wrong_way.status, StatusCode::METHOD_NOT_ALLOWED);
    is_problem(&wrong_way);
    assert_eq!(ann.get(&format!("/api/tables/{id}")).await.text, before);
}

#[tokio::test]
async fn a_refusal_by_the_rules_names_the_rule_and_where_it_stands() {
    let house = House::new().await;
    let (mut ann, id) = table(&house).await;
    let refused = decide(&mut ann, &id, 0, 0, &json!("keep")).await;
    let problem: Value = serde_json::from_str(&refused.text).unwrap();
    assert_eq!(
        problem,
        json!({"rule": "HB-3.1", "message": "The market is closed.", "href": "/rules/harbour#HB-3.1"})
    );
    let rules = ann.get("/rules/harbour").await;
    assert!(rules.text.contains("id=\"HB-3.1\""));
}

#[tokio::test]
async fn nobody_decides_for_another_players_seat() {
    let house = House::new().await;
    let (mut ann, id) = table(&house).await;
    let mut eve = house.browser();
    let legal: Value =
        serde_json::from_str(&ann.get(&format!("/api/tables/{id}/legal?seat=0")).await.text).unwrap();
    let action = &legal[0]["action"];
    let stranger = decide(&mut eve, &id, 0, 0, action).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    eve.open_table(&["me", "me"], &[]).await;
    assert_eq!(decide(&mut eve, &id, 0, 0, action).await.status, StatusCode::FORBIDDEN);
    for path in ["view?seat=0", "legal?seat=0", "refused?seat=0", "log?seat=0"] {
        assert_eq!(
            eve.get(&format!("/api/tables/{id}/{path}")).await.status,
            StatusCode::FORBIDDEN,
            "{path}"
        );
    }
    let fields = [("revision", "0"), ("action_id", "x"), ("action", "{\"lay\":1}")];
    for path in ["play", "as/0/play", "as/9/play", "as/0/undo", "as/0/compose"] {
        let page = eve.post(&format!("/m/{id}/{path}"), &fields).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{path}: {}", page.words());
    }
    for what in ["free", "bot", "name"] {
        let page = eve.post(&format!("/m/{id}/seat/0/{what}"), &[("level", "greedy"), ("name", "Eve")]).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{what}");
    }
}

#[tokio::test]
async fn a_script_is_told_in_json_and_a_person_on_the_page() {
    let house = House::new().await;
    let (mut ann, id) = table(&house).await;
    let fields = [("revision", "0"), ("action_id", "x"), ("action", "\"keep\"")];
    let person = ann.post(&format!("/m/{id}/as/0/play"), &fields).await;
    assert_eq!(person.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(person.words().contains("The market is closed. HB-3.1"), "{}", person.words());
    assert!(person.words().contains("Which card do you lay?"), "the page is still there");
    ann.headers.insert(header::ACCEPT, "application/json, text/html".parse().unwrap());
    let script = ann.post(&format!("/m/{id}/as/0/play"), &fields).await;
    assert_eq!(script.status, StatusCode::UNPROCESSABLE_ENTITY);
    is_problem(&script);
}

#[tokio::test]
async fn a_mebibyte_is_too_much() {
    let house = House::new().await;
    let (mut ann, id) = table(&house).await;
    let large = "x".repeat(1 << 20);
    for path in [
        format!("/m/{id}/chat"),
        "/new".into(),
        "/import".into(),
        format!("/api/tables/{id}/play"),
        "/nothing".into(),
    ] {
        let page =
            ann.ask(Method::POST, &path, Some(("application/x-www-form-urlencoded", large.clone()))).await;
        assert_eq!(page.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
        assert!(page.text.contains("too large"), "{}", page.text);
    }
    // Without a length it is noticed while it is read.
    ann.headers.insert(header::TRANSFER_ENCODING, "chunked".parse().unwrap());
    let page = ann.post(&format!("/m/{id}/chat"), &[("text", &large)]).await;
    assert_eq!(page.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn hostile_names_and_chat_are_shown_as_they_are_written_and_do_nothing() {
    let house = House::new().await;
    let mut eve = house.browser();
    let hostile = "<script>alert(1)</script>";
    let name = "\"><img src=x>\u{202E}";
    let id = eve.open_table(&[&format!("me={name}"), "me=Ben"], &[("title", hostile)]).await;
    eve.post(&format!("/m/{id}/as/0/chat"), &[("text", &format!("{hostile}\u{0}\u{1b}[31m"))]).await;
    eve.post("/account/name", &[("name", name)]).await;
    for path in [
        "",
        "/as/0",
        "/table",
        "/log",
        "/scores",
        "/as/0?form=text",
        "/as/0?form=text&do=%22%3E%3Cscript%3Ealert",
    ] {
        let page = eve.get(&format!("/m/{id}{path}")).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        for bad in ["<script>alert", "<img src=x>", "\u{202E}", "\u{0}", "\u{1b}"] {
            assert!(!page.text.contains(bad), "{path}: {bad:?}");
        }
    }
    for path in ["/", "/mine", "/account"] {
        assert!(!eve.get(path).await.text.contains("<img src=x>"), "{path}");
    }
    let chat = eve.get(&format!("/m/{id}/as/0")).await;
    assert!(chat.words().contains("<script>alert(1)</script>[31m"), "{}", chat.words());
    let long = eve.post(&format!("/m/{id}/chat"), &[("text", &"x".repeat(600))]).await;
    assert_eq!(long.status, StatusCode::UNPROCESSABLE_ENTITY);
    let empty = eve.post(&format!("/m/{id}/chat"), &[("text", " \u{200B} ")]).await;
    assert_eq!(empty.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_decision_sent_twice_counts_once() {
    let house = House::new().await;
    let (mut ann, id) = table(&house).await;
    let legal: Value =
        serde_json::from_str(&ann.get(&format!("/api/tables/{id}/legal?seat=0")).await.text).unwrap();
    for _ in 0..2 {
        let played = decide(&mut ann, &id, 0, 0, &legal[0]["action"]).await;
        assert_eq!((played.status, played.text.as_str()), (StatusCode::OK, "{\"seq\":1}"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn copies_of_a_decision_at_the_same_moment_all_count_as_sent() {
    let house = House::new().await;
    for _ in 0..5 {
        let (mut ann, id) = table(&house).await;
        let legal = ann.get(&format!("/api/tables/{id}/legal?seat=0")).await.text;
        let action = serde_json::from_str::<Value>(&legal).unwrap()[0]["action"].clone();
        let copies = (0..20).map(|_| {
            let (mut ann, id, action) = (ann.clone(), id.clone(), action.clone());
            tokio::spawn(async move { decide(&mut ann, &id, 0, 0, &action).await })
        });
        for copy in copies.collect::<Vec<_>>() {
            let played = copy.await.unwrap();
            assert_eq!((played.status, played.text.as_str()), (StatusCode::OK, "{\"seq\":1}"));
        }
    }
}

#[tokio::test]
async fn what_the_game_does_not_understand_of_an_action_is_not_kept() {
    let house = House::new().await;
    let (mut eve, id) = table(&house).await;
    for seat in 0..2 {
        let legal = eve.get(&format!("/api/tables/{id}/legal?seat={seat}")).await.text;
        let legal: Value = serde_json::from_str(&legal).unwrap();
        decide(&mut eve, &id, seat, 0, &legal[0]["action"]).await;
    }
    let giver = usize::from(eve.get(&format!("/m/{id}")).await.words().contains("Pass the device to Ben"));
    let clean = json!({"give": {"to": 1 - giver, "fish": 1}});
    let mut action = clean.clone();
    action["give"]["note"] = "x".repeat(50_000).into();
    let body = json!({"seat": giver, "revision": 2, "action_id": "a", "action": action});
    assert_eq!(
        api(&mut eve, &format!("/api/tables/{id}/play"), &body.to_string()).await.status,
        StatusCode::OK
    );
    let moves = house.state.store.moves(&store::MatchId(id), 2, 1).await.unwrap();
    assert!(
        matches!(&moves[0].kind, store::MoveKind::Action { action, .. } if *action == clean),
        "{moves:?}"
    );
}

#[tokio::test]
async fn nobody_makes_the_decision_of_another_count_as_sent() {
    let house = House::new().await;
    let (mut ann, mut ben) = (house.browser(), house.browser());
    let id = ann.open_table(&["me=Ann", "link"], &[("visibility", "listed")]).await;
    ben.post(&format!("/m/{id}/seat/1/sit"), &[("name", "Ben")]).await;
    // Two programs that number their decisions alike.
    for (browser, seat, seq) in [(&mut ann, 0, 1), (&mut ben, 1, 2)] {
        let legal = browser.get(&format!("/api/tables/{id}/legal")).await.text;
        let legal: Value = serde_json::from_str(&legal).unwrap();
        let body = json!({"seat": seat, "revision": 0, "action_id": "1", "action": legal[0]["action"]});
        let played = api(browser, &format!("/api/tables/{id}/play"), &body.to_string()).await;
        assert_eq!(played.text, format!("{{\"seq\":{seq}}}"));
    }
}

#[tokio::test]
async fn nobody_stops_a_bot_by_using_its_ids() {
    let house = House::new().await;
    let mut eve = house.browser();
    let mut tables = Vec::new();
    for action_id in ["bot-1-1", "bot:1:1", "1"] {
        let id = eve.open_table(&["me=Eve", "bot:greedy"], &[]).await;
        let legal = eve.get(&format!("/api/tables/{id}/legal")).await.text;
        let legal: Value = serde_json::from_str(&legal).unwrap();
        let body = json!({"seat": 0, "revision": 0, "action_id": action_id, "action": legal[0]["action"]});
        let played = api(&mut eve, &format!("/api/tables/{id}/play"), &body.to_string()).await;
        assert_eq!(played.text, "{\"seq\":1}");
        tables.push(id);
    }
    web::run_beside(&house.state);
    for id in tables {
        let page = my_turn(&mut eve, &format!("/m/{id}")).await;
        assert!(page.words().contains("shows"), "the bot has decided: {}", page.words());
    }
}

#[tokio::test]
async fn a_panic_is_our_fault_and_tells_nothing() {
    let house = House::new().await;
    let broken = axum::Router::new()
        .route("/broken", axum::routing::get(|| async { panic!("a secret") as &'static str }));
    let app = web::layers::around(broken, house.state.clone()).with_state(house.state.clone());
    let page = Browser { app, ..house.browser() }.get("/broken").await;
    assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(
        page.words().contains("Something went wrong on our side") && !page.text.contains("secret"),
        "{}",
        page.words()
    );
}

#[tokio::test]
async fn a_form_of_another_site_is_not_carried_out() {
    let house = House::new().await;
    let mut ann = house.browser();
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")] {
        ann.headers.clear();
        ann.headers.insert(header::HeaderName::from_static(name), value.parse().unwrap());
        let page = ann.post("/play", &[("game", "harbour")]).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN);
        assert!(page.words().contains("another site"), "{}", page.words());
    }
    assert!(ann.cookies.is_empty());
}

#[tokio::test]
async fn no_address_breaks_a_page_of_any_game() {
    let house = House::with_all_games().await;
    let mut eve = house.browser();
    let odd = "?board=255&do=%00&from=%F0%9F%92%A9&to=-1&turn=99999999999&technology=&form=%0D%0A&as=300";
    for kind in catalog::games() {
        let fields = [("game", kind.info().id), ("seat-0", "me"), ("seat-1", "me"), ("seat-2", "me")];
        let table = eve.post("/new", &fields).await.path;
        let id = table.trim_start_matches("/m/").to_owned();
        for path in [
            format!("{table}/as/0{odd}"),
            format!("{table}/as/0{odd}&form=text"),
            format!("{table}/as/0/replay{odd}&at=18446744073709551615"),
            format!("{table}/replay?at=99999999999999999999&as=255"),
            format!("{table}/as/255"),
            format!("{table}/table{odd}&join=%00"),
            format!("/api/tables/{id}/view?seat=255"),
            format!("/api/tables/{id}/legal?seat=8"),
            format!("/api/tables/{id}/log?seat=0&after=18446744073709551615"),
            format!("/new?game={}&players=255", kind.info().id),
            format!("/cards/{}?q=%00%F0%9F%92%A9", kind.info().id),
        ] {
            let page = eve.get(&path).await;
            assert!(!page.status.is_server_error(), "{path}: {}", page.words());
        }
    }
}

#[tokio::test]
async fn unknown_addresses_are_told_kindly() {
    let house = House::new().await;
    let mut ann = house.browser();
    for path in [
        "/nothing",
        "/m/nothing",
        "/rules/chess",
        "/cards/chess",
        "/m/nothing/live",
        "/assets/0/x.css",
        "/m/%00",
    ] {
        let page = ann.get(path).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert!(page.words().contains("There is no such page"), "{path}: {}", page.words());
    }
    let (mut ann, id) = table(&house).await;
    for path in ["as/x", "as/300"] {
        assert_eq!(ann.get(&format!("/m/{id}/{path}")).await.status, StatusCode::BAD_REQUEST, "{path}");
    }
    assert_eq!(ann.get(&format!("/m/{id}/file")).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_a_page_safe() {
    let house = House::new().await;
    let mut ann = house.browser();
    for path in ["/", "/nothing", "/api/games"] {
        let page = ann.get(path).await;
        let policy = page.headers.get("content-security-policy").unwrap().to_str().unwrap();
        assert!(policy.starts_with("default-src 'self';") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(page.headers.get("x-content-type-options").unwrap(), "nosniff");
        assert_eq!(page.headers.get("cache-control").unwrap(), "no-store");
    }
    let home = ann.get("/").await;
    assert!(
        !home.text.contains(" style=") && !home.text.contains("<style") && !home.text.contains("<script>")
    );
    let css = home
        .text
        .split("href=\"")
        .find(|rest| rest.contains(".css\""))
        .unwrap()
        .split('"')
        .next()
        .unwrap()
        .to_owned();
    let sheet = ann.get(&css).await;
    assert_eq!(sheet.headers.get("content-type").unwrap(), "text/css; charset=utf-8");
    assert!(sheet.headers.get("cache-control").unwrap().to_str().unwrap().contains("immutable"));
}
