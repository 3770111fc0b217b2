//! What people expect at a table besides its rules: no slip is final, a match begins after one question.

use axum::http::{HeaderValue, StatusCode};
use engine::Seats;
use serde_json::{Value, json};
use store::MatchId;

use crate::browser::{Browser, House, Page};
use crate::play::{first_card, import, my_turn, two_players};

#[tokio::test]
async fn against_bots_a_decision_is_taken_back_after_they_have_answered() {
    let house = House::with_bots().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "bot:greedy"], &[]).await;
    let address = format!("/m/{id}");
    let first = my_turn(&mut ann, &address).await;
    ann.press(&first, &first_card(&first)).await;
    // The bot lays its card, both are shown, somebody may give fish away, and the bot goes on if it is its turn.
    let answered = settled(&house, &mut ann, &address).await;
    assert!(answered.form("Undo").is_some(), "{}", answered.words());
    let back = ann.press(&answered, "Undo").await;
    assert_eq!(back.status, StatusCode::OK, "{}", back.words());
    assert!(back.words().contains("Which card do you lay?"), "{}", back.words());
    assert!(back.words().contains("You take back a decision"), "{}", back.words());
    assert!(back.words().contains("What was revealed stays known."), "{}", back.words());
    assert!(back.text.contains("log__line--undone"), "what was taken back is struck out");
}

#[tokio::test]
async fn against_bots_one_goes_back_several_decisions_at_once_but_never_beside_the_way() {
    let house = House::with_bots().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "bot:greedy"], &[]).await;
    let address = format!("/m/{id}");
    for _ in 0..2 {
        let page = settled(&house, &mut ann, &address).await;
        let button =
            if page.form("Keep all fish").is_some() { "Keep all fish".into() } else { first_card(&page) };
        ann.press(&page, &button).await;
    }
    let page = settled(&house, &mut ann, &address).await;
    assert!(page.text.contains("id=\"undo-more\""), "{}", page.words());
    let revision = page.form("Undo").unwrap().fields[0].1.clone();
    // Position 1 is one in which the bot decided, if it decided second; beyond the newest there is nothing.
    let far = ann.post(&format!("{address}/undo"), &[("revision", &revision), ("to", "99")]).await;
    assert_eq!(far.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", far.words());
    let start = first_decision(&house, &id).await;
    let back = ann.post(&format!("{address}/undo"), &[("revision", &revision), ("to", &start)]).await;
    assert!(back.words().contains("You take back 2 decisions"), "{}", back.words());
    assert!(back.words().contains("Rounds left 3"), "{}", back.words());
}

/// The number of the position in which the first person decided.
async fn first_decision(house: &House, id: &str) -> String {
    let moves = house.state.store.moves(&MatchId(id.to_owned()), 0, 9).await.unwrap();
    let first = moves.iter().find(|entry| entry.user.is_some()).unwrap();
    (first.seq - 1).to_string()
}

#[tokio::test]
async fn with_people_only_what_was_agreed_is_taken_back() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two_players(&house, &[]).await;
    let address = format!("/m/{id}");
    for browser in [&mut ann, &mut ben] {
        let page = browser.get(&address).await;
        browser.press(&page, &first_card(&page)).await;
    }
    let row = house.state.store.find_match(&MatchId(id.clone())).await.unwrap().unwrap();
    let seq = row.seq.to_string();
    let refused = ann.post(&format!("{address}/undo"), &[("revision", &seq), ("to", "0")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.words());
}

#[tokio::test]
async fn a_page_learns_whether_a_decision_hands_over_and_nothing_else() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two_players(&house, &[]).await;
    let address = format!("/m/{id}");
    let page = ann.get(&address).await;
    assert!(page.text.contains("id=\"grace\"") && page.text.contains("data-seconds=\"3\""));
    let fields = page.form(&first_card(&page)).unwrap().fields;
    let fields: Vec<_> = fields.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let would = ann.post(&format!("{address}/would"), &fields).await;
    assert_eq!(would.text, "{\"hands_over\":true}");
    let row = house.state.store.find_match(&MatchId(id.clone())).await.unwrap().unwrap();
    assert_eq!((row.seq, row.deciding()), (0, Seats::all(2)), "nothing was decided");
    // Nobody asks for the seat of another.
    let stranger = house.browser().post(&format!("{address}/would"), &fields).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    ben.get("/settings?prefs=grace-none").await;
    assert!(!ben.get(&address).await.text.contains("id=\"grace\""), "each player sets it");
    ben.get("/settings?prefs=grace-ask").await;
    assert!(ben.get(&address).await.text.contains("Send this decision?"));
    let id = ann.open_table(&["me", "bot:greedy"], &[]).await;
    assert!(!ann.get(&format!("/m/{id}")).await.text.contains("id=\"grace\""), "bots can wait for an undo");
}

#[tokio::test]
async fn a_quick_match_asks_which_game_and_remembers_the_answer() {
    let house = House::with_all_games().await;
    let mut browser = house.browser();
    let home = browser.get("/").await;
    let sheet = home.text.split("id=\"quick-through-the-ages\"").nth(1).unwrap();
    let sheet = sheet.split("</details>").next().unwrap().to_owned();
    let chosen = |text: &str, id: &str| text.contains(&format!("id=\"{id}\" checked"));
    assert!(
        chosen(&sheet, "through-the-ages-form-0") && chosen(&sheet, "through-the-ages-bots-2"),
        "{sheet}"
    );
    assert!(sheet.find("Simple game") < sheet.find("Full game"), "the first match comes first");
    let wish = [("game", "through-the-ages"), ("form", "1"), ("bots", "3"), ("level", "hard")];
    let table = browser.post("/play", &wish).await;
    assert!(table.path.starts_with("/m/"), "{}", table.words());
    assert!(table.words().contains("Advanced game"), "{}", table.words());
    let settings = browser.get(&format!("{}/table", table.path)).await;
    assert!(settings.words().contains("Advanced game: Ages A to II"), "{}", settings.words());
    assert!(settings.words().matches("hard").count() >= 3, "{}", settings.words());
    let again = browser.get("/").await.text;
    for id in ["form-1", "bots-3", "level-hard"] {
        assert!(chosen(&again, &format!("through-the-ages-{id}")), "{id} is remembered");
    }
    // Levels that did not learn the game are for tables and programs.
    let offered = |level: &str| again.contains(&format!("through-the-ages-level-{level}\""));
    assert_eq!(["easy", "normal", "hard", "expert"].map(offered), [true; 4]);
    assert_eq!(["random", "greedy"].map(offered), [false; 2]);
    // What is not offered is not asked for either.
    let odd = browser
        .post("/play", &[("game", "golden-ages"), ("form", "7"), ("bots", "99"), ("level", "god")])
        .await;
    assert_eq!(odd.status, StatusCode::OK, "{}", odd.words());
}

#[tokio::test]
async fn a_match_says_which_form_of_the_game_it_is_even_if_nobody_chose() {
    let house = House::with_all_games().await;
    let mut ann = house.browser();
    ann.headers.insert("accept-language", HeaderValue::from_static("de"));
    let fields = [("game", "through-the-ages"), ("seat-0", "me"), ("seat-1", "bot:greedy")];
    let page = ann.post("/new", &fields).await;
    assert!(page.words().contains("Expertenspiel"), "{}", page.words());
    assert!(page.words().contains("kurzsichtig") && !page.words().contains("greedy"), "{}", page.words());
}

/// The page when it is the browser's turn and the bots, who may decide at the same time, have decided.
async fn settled(house: &House, browser: &mut Browser, address: &str) -> Page {
    let id = MatchId(address.trim_start_matches("/m/").to_owned());
    for _ in 0..2_000 {
        let row = house.state.store.find_match(&id).await.unwrap().unwrap();
        let is_bot = |place: &&store::Place| matches!(place.holder, store::Holder::Bot(_));
        if !row.places.iter().filter(is_bot).any(|place| place.decides) {
            return my_turn(browser, address).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the bots never rest");
}

#[tokio::test]
async fn whoever_resigns_is_told_of_and_finds_the_match_again() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two_players(&house, &[]).await;
    let resign = |seat: u8| format!("/m/{id}/seat/{seat}/resign");
    for page in ["/mine".to_owned(), format!("/m/{id}/table")] {
        assert!(ben.get(&page).await.words().contains("Yes, I resign"), "{page}");
    }
    assert_eq!(ann.post(&resign(1), &[]).await.status, StatusCode::FORBIDDEN, "that is not Ann's to say");
    let mine = ben.post(&resign(1), &[]).await;
    assert!(mine.words().contains("You have left") && mine.text.contains(&id), "{}", mine.words());
    assert!(!mine.words().contains("Yes, I resign"), "once is enough");
    let told = ann.get(&format!("/m/{id}")).await;
    assert!(told.words().contains("Ben resigns; Hypatia plays on."), "{}", told.words());
}

/// A person goes on with a match of the golden replays after so many decisions, on the seat that is asked then.
async fn goes_on(browser: &mut Browser, id: &str, (at, seat): (u64, u64)) -> Page {
    let fields = [("at", at.to_string()), ("seat", seat.to_string())];
    let fields: Vec<_> = fields.iter().map(|(key, value)| (*key, value.as_str())).collect();
    browser.post(&format!("/m/{id}/review"), &fields).await
}

const FULL: &str = include_str!("../../../game-through-the-ages/tests/replays/three_by_hand.civitas");

#[tokio::test]
async fn that_there_is_no_politics_goes_without_saying_and_nothing_else_does() {
    let house = House::with_all_games().await;
    let mut ann = house.browser();
    let replay = import(&mut ann, FULL).await;
    let id = replay.path.split('/').nth(2).unwrap().to_owned();
    let (mut idle, mut others) = (0, 0);
    let moves = FULL.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    for line in
        moves.filter(|line| ["skip_politics", "go_on", "end_turn"].iter().any(|kind| line["action"] == *kind))
    {
        let (at, seat) = (line["seq"].as_u64().unwrap() - 1, line["seat"].as_u64().unwrap());
        let page = goes_on(&mut ann, &id, (at, seat)).await;
        let table = page.path.trim_start_matches("/m/").to_owned();
        let legal = ann.get(&format!("/api/tables/{table}/legal?seat={seat}")).await.text;
        let legal: Vec<Value> = serde_json::from_str(&legal).unwrap();
        let is_idle = legal.len() == 1 && legal[0]["action"] == "skip_politics";
        assert_eq!(page.text.contains("id=\"lone\""), is_idle, "after {at}: {legal:?}");
        *(if is_idle { &mut idle } else { &mut others }) += 1;
        if idle > 2 && others > 9 {
            return;
        }
    }
    panic!("{idle} positions without politics, {others} others");
}

#[tokio::test]
async fn a_page_learns_of_a_chain_and_of_a_form_whether_they_hand_over() {
    let house = House::with_all_games().await;
    let mut ann = house.browser();
    let fields = [("game", "through-the-ages"), ("option-level", "full"), ("seat-0", "me"), ("seat-1", "me")];
    let page = ann.post("/new", &fields).await;
    let table = page.path.trim_start_matches("/m/").to_owned();
    let seen: Value = serde_json::from_str(&ann.get(&format!("/api/tables/{table}")).await.text).unwrap();
    let seat = seen["seats"].as_array().unwrap().iter().position(|seat| seat["decides"] == true).unwrap();
    let would = format!("/m/{table}/as/{seat}/would");
    let legal = ann.get(&format!("/api/tables/{table}/legal?seat={seat}")).await.text;
    let legal: Vec<Value> = serde_json::from_str(&legal).unwrap();
    let take =
        legal.iter().find(|offer| offer["action"].get("take").is_some()).unwrap()["action"].to_string();
    for (more, hands_over) in [
        (&[("action", take.as_str())][..], false),
        (&[("action", take.as_str()), ("then", "[\"end_turn\"]")][..], true),
        (&[("field-what", "by_hand")][..], false),
        (&[("field-what", "leave")][..], true),
    ] {
        let fields = [&[("revision", "0"), ("action_id", "a")][..], more].concat();
        let answer = ann.post(&would, &fields).await;
        assert_eq!(answer.text, json!({ "hands_over": hands_over }).to_string(), "{more:?}");
    }
}

#[tokio::test]
async fn a_line_that_is_sent_again_stands_once() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two_players(&house, &[]).await;
    let chat = format!("/m/{id}/chat");
    ann.post(&chat, &[("text", "good luck")]).await;
    ben.post(&chat, &[("text", "good luck")]).await;
    ann.headers.insert("civitas-again", HeaderValue::from_static("true"));
    ann.post(&chat, &[("text", " good luck ")]).await;
    // What did not arrive the first time stands, too.
    ann.post(&chat, &[("text", "have fun")]).await;
    ann.headers.remove("civitas-again");
    ann.post(&chat, &[("text", "have fun")]).await;
    let lines = house.state.store.chat(&MatchId(id), None, 9).await.unwrap();
    let said: Vec<_> = lines
        .into_iter()
        .filter_map(|line| match line.content {
            store::Content::Text(text) => Some(text),
            _ => None,
        })
        .collect();
    assert_eq!(said, ["good luck", "good luck", "have fun", "have fun"]);
}

#[tokio::test]
async fn every_page_says_that_a_match_waits_and_which() {
    let house = House::with_all_games().await;
    let mut ann = house.browser();
    let is_marked = |page: &Page| {
        page.text.contains("<title>● Your turn") && page.text.contains("favicon-turn.svg\" data-calm")
    };
    assert!(!is_marked(&ann.get("/about").await));
    let fields =
        [("game", "through-the-ages"), ("option-level", "simple"), ("seat-0", "me"), ("seat-1", "bot:hard")];
    let mut table = ann.post("/new", &fields).await.path;
    // Only one of them begins.
    while !is_marked(&ann.get("/about").await) {
        table = ann.post("/new", &fields).await.path;
    }
    for page in ["/", "/rules", "/mine", "/lobby"] {
        assert!(is_marked(&ann.get(page).await), "{page}");
    }
    let about = ann.get("/about").await;
    let next = about.text.split("id=\"next-waiting\" href=\"").nth(1).expect("the way to it");
    assert!(next.starts_with(&format!("{table}\"")), "{next}");
    assert!(!about.text.split("id=\"next-waiting\"").next().unwrap().contains("<details"), "not folded up");
    for page in ["/about", "/mine"] {
        let words = ann.get(page).await.words();
        assert!(words.contains("Simple game, bot: hard"), "{page}: {words}");
    }
    let board = ann.get(&table).await;
    let bar = board.text.split("class=\"topbar__form\" title=\"").nth(1).expect("the form of the game");
    assert!(bar.split('"').next().unwrap().len() > "Simple game".len(), "all that was agreed on");
}
