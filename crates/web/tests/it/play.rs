//! Playing through forms, as a browser without script does.

use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::browser::{Browser, House, Page};

#[tokio::test]
async fn a_newcomer_is_in_a_match_against_bots_after_one_click() {
    let house = House::with_bots().await;
    let mut browser = house.browser();
    let home = browser.get("/").await;
    assert_eq!(home.status, StatusCode::OK);
    let table = browser.press(&home, "Play now against bots").await;
    assert!(table.path.starts_with("/m/"), "{}", table.path);
    assert!(table.words().contains("Which card do you lay?"), "{}", table.words());
    assert!(table.words().contains("Hypatia") && table.words().contains("Zheng He"));
}

/// Waits until the bots have decided and the page offers something, or the match is over.
pub async fn my_turn(browser: &mut Browser, address: &str) -> Page {
    for _ in 0..500 {
        let page = browser.get(address).await;
        if page.words().contains("Your turn")
            || page.words().contains("has won")
            || page.words().contains("share the")
        {
            return page;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the bots do not play");
}

#[tokio::test]
async fn a_whole_match_is_played_and_told_to_its_end() {
    let house = House::with_bots().await;
    let mut browser = house.browser();
    let home = browser.get("/").await;
    let address = browser.press(&home, "Play now against bots").await.path;
    let mut decisions = 0;
    let over = loop {
        let page = my_turn(&mut browser, &address).await;
        let Some(button) =
            page.buttons().into_iter().find(|text| text.starts_with("Card") || text == "Keep all fish")
        else {
            break page;
        };
        let after = browser.press(&page, &button).await;
        assert_eq!(after.status, StatusCode::OK, "{}", after.words());
        decisions += 1;
    };
    assert!(decisions >= 3);
    assert!(over.words().contains("The match is over."), "{}", over.words());

    let scores = browser.get(&format!("{address}/scores")).await;
    assert!(scores.words().contains("Final scores") && scores.words().contains("Fish"));
    let log = browser.get(&format!("{address}/log")).await;
    assert_eq!(log.words().matches("catches 3 fish").count(), 3);
    let file = browser.get(&format!("{address}/file")).await;
    assert!(file.text.starts_with("{\"format\":1"), "{}", file.text);
    assert!(file.text.contains("\"seed\""));
    let mine = browser.get("/mine").await;
    let words = mine.words();
    assert!(words.contains("has won") || words.contains("share the victory"), "{words}");
}

#[tokio::test]
async fn a_match_is_carried_to_another_server_as_a_file() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "me=<i>Ben</i>"], &[]).await;
    play_to_the_end(&mut ann, &id).await;
    let file = ann.get(&format!("/m/{id}/file")).await.text;

    let other = House::new().await;
    let mut elsewhere = other.browser();
    let replay = import(&mut elsewhere, &file).await;
    assert_eq!(replay.status, StatusCode::OK, "{}", replay.words());
    assert!(replay.words().contains("Ann") && replay.words().contains("<i>Ben</i>"));
    assert!(!replay.text.contains("<i>Ben"));

    for broken in ["", "{}", &file.replace("\"seat\":0", "\"seat\":1"), &file.replace("\"lay\"", "\"fly\"")] {
        let refused = import(&mut elsewhere, broken).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.words());
    }
    assert!(elsewhere.get("/mine").await.words().matches("Watch").count() == 1);
}

/// Sends a match file.
pub async fn import(browser: &mut Browser, file: &str) -> Page {
    let body = format!(
        "--X\r\ncontent-disposition: form-data; name=\"file\"; filename=\"a.civitas\"\r\n\r\n{file}\r\n--X--\r\n"
    );
    browser.ask(Method::POST, "/import", Some(("multipart/form-data; boundary=X", body))).await
}

/// Plays all seats of a table, which are at one device, by taking the first legal action.
pub async fn play_to_the_end(browser: &mut Browser, id: &str) {
    for _ in 0..100 {
        let table: serde_json::Value =
            serde_json::from_str(&browser.get(&format!("/api/tables/{id}")).await.text).unwrap();
        let seats = table["seats"].as_array().unwrap();
        let Some(seat) = seats.iter().position(|seat| seat["decides"] == true) else { return };
        let legal = browser.get(&format!("/api/tables/{id}/legal?seat={seat}")).await.text;
        let legal: serde_json::Value = serde_json::from_str(&legal).unwrap();
        let played = decide(browser, id, seat, table["seq"].as_u64().unwrap(), &legal[0]["action"]).await;
        assert_eq!(played.status, StatusCode::OK, "{}", played.text);
    }
    panic!("the match does not end");
}

/// Decides through the API.
pub async fn decide(
    browser: &mut Browser,
    id: &str,
    seat: usize,
    revision: u64,
    action: &serde_json::Value,
) -> Page {
    let body = json!({"seat": seat, "revision": revision, "action_id": format!("{seat}-{revision}-{action}"), "action": action});
    browser
        .ask(Method::POST, &format!("/api/tables/{id}/play"), Some(("application/json", body.to_string())))
        .await
}

/// Two people at two devices.
pub async fn two_players(house: &House, more: &[(&str, &str)]) -> (Browser, Browser, String) {
    let (mut ann, mut ben) = (house.browser(), house.browser());
    let id = ann.open_table(&["me=Ann", "link"], more).await;
    let lobby = ann.get(&format!("/m/{id}")).await;
    let link =
        lobby.text.split("data-copy=\"").nth(1).and_then(|rest| rest.split_once('"')).unwrap().0.to_owned();
    let table = ben.get(&link).await;
    let form = table.form("Sit down").unwrap_or_else(|| panic!("{}", table.text));
    let mut fields = form.fields.clone();
    fields.iter_mut().find(|(name, _)| name == "name").unwrap().1 = "Ben".to_owned();
    let fields: Vec<_> = fields.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let page = ben.post(&form.action, &fields).await;
    assert!(page.words().contains("Which card do you lay?"), "{}", page.words());
    (ann, ben, id)
}

pub fn first_card(page: &Page) -> String {
    page.buttons()
        .into_iter()
        .find(|text| text.starts_with("Card"))
        .unwrap_or_else(|| panic!("{}", page.words()))
}

#[tokio::test]
async fn a_form_sent_twice_counts_once() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two_players(&house, &[]).await;
    let address = format!("/m/{id}");
    let page = ann.get(&address).await;
    let card = first_card(&page);
    for _ in 0..2 {
        let after = ann.press(&page, &card).await;
        assert_eq!(after.status, StatusCode::OK, "{}", after.words());
    }
    let log = ben.get(&format!("{address}/log")).await;
    assert_eq!(log.words().matches("Ann lays a card").count(), 1);
}

#[tokio::test]
async fn another_action_for_an_answered_question_is_refused_as_late() {
    let house = House::new().await;
    let (mut ann, _ben, id) = two_players(&house, &[]).await;
    let page = ann.get(&format!("/m/{id}")).await;
    let cards: Vec<_> = page.buttons().into_iter().filter(|text| text.starts_with("Card")).collect();
    ann.press(&page, &cards[0]).await;
    let late = ann.press(&page, &cards[1]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.words().contains("Somebody moved first"), "{}", late.words());
    assert!(late.words().contains("Waiting for Ben"), "the match is shown as it is now: {}", late.words());
}

#[tokio::test]
async fn deciding_at_the_same_time_nobody_makes_the_other_late() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two_players(&house, &[]).await;
    let address = format!("/m/{id}");
    let (page_ann, page_ben) = (ann.get(&address).await, ben.get(&address).await);
    assert_eq!(ann.press(&page_ann, &first_card(&page_ann)).await.status, StatusCode::OK);
    let after = ben.press(&page_ben, &first_card(&page_ben)).await;
    assert_eq!(after.status, StatusCode::OK, "{}", after.words());
    assert!(after.words().contains("shows"), "{}", after.words());
}

#[tokio::test]
async fn an_action_is_composed_in_a_form() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    for seat in 0..2 {
        let page = ann.get(&format!("/m/{id}/as/{seat}")).await;
        ann.press(&page, &first_card(&page)).await;
    }
    let curtain = ann.get(&format!("/m/{id}")).await;
    let winner = usize::from(curtain.words().contains("Pass the device to Ben"));
    let address = format!("/m/{id}/as/{winner}/compose");
    let page = ann.get(&format!("/m/{id}/as/{winner}")).await;
    let form = page.form("Give").unwrap();
    let revision = &form.fields.iter().find(|(name, _)| name == "revision").unwrap().1;
    let send = |to: String, fish: &str| {
        vec![
            ("revision", revision.clone()),
            ("action_id", "x".into()),
            ("field-to", to),
            ("field-fish", fish.to_owned()),
        ]
    };
    for (to, fish, why) in [
        (winner, "1", "Give the fish to another player. HB-3.2"),
        (1 - winner, "7", "You cannot give 7 of your 2 fish. HB-3.3"),
        (1 - winner, "many", "Fill in both fields. HB-3.2"),
    ] {
        let fields = send(to.to_string(), fish);
        let fields: Vec<_> = fields.iter().map(|(key, value)| (*key, value.as_str())).collect();
        let refused = ann.post(&address, &fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.words().contains(why), "{}", refused.words());
        assert!(refused.text.contains("href=\"/rules/harbour#HB-3"));
    }
    let fields = send((1 - winner).to_string(), "2");
    let fields: Vec<_> = fields.iter().map(|(key, value)| (*key, value.as_str())).collect();
    let given = ann.post(&address, &fields).await;
    assert_eq!(given.status, StatusCode::OK, "{}", given.words());
    let log = ann.get(&format!("/m/{id}/log")).await;
    assert!(log.words().contains("2 fish"), "{}", log.words());
}

#[tokio::test]
async fn who_is_not_asked_composes_what_may_be_said_at_any_time() {
    let house = House::new().await;
    let (mut ann, mut ben) = (house.browser(), house.browser());
    let id =
        ann.open_table(&["me=Ann", "link"], &[("visibility", "listed"), ("option-market", "large")]).await;
    let seats = ben.get(&format!("/m/{id}")).await;
    ben.press(&seats, "Sit down").await;
    for person in [&mut ann, &mut ben] {
        let page = person.get(&format!("/m/{id}")).await;
        person.press(&page, &first_card(&page)).await;
    }
    let is_asked = ann.get(&format!("/m/{id}")).await.text.contains("data-asked");
    let (mut other, asked) = if is_asked { (ben, 0) } else { (ann, 1) };
    let page = other.get(&format!("/m/{id}")).await;
    assert!(!page.text.contains("data-asked"));
    let mut form = page.form("Give").expect("who is not asked is shown how");
    form.fields.retain(|(name, _)| !name.starts_with("field-"));
    form.fields.push(("field-to".to_owned(), asked.to_string()));
    form.fields.push(("field-fish".to_owned(), "3".to_owned()));
    let given = other.send(&form).await;
    assert_eq!(given.status, StatusCode::OK, "{}", given.words());
    let log = other.get(&format!("/m/{id}/log")).await;
    assert!(log.words().contains("3 fish"), "{}", log.words());
    let past = other.get(&format!("/m/{id}/replay?at=2")).await;
    assert!(past.form("Give").is_none(), "nothing is composed in the past");
}

#[tokio::test]
async fn an_own_decision_is_taken_back_until_somebody_else_decides() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two_players(&house, &[]).await;
    let address = format!("/m/{id}");
    let page = ann.get(&address).await;
    let after = ann.press(&page, &first_card(&page)).await;
    let back = ann.press(&after, "Undo").await;
    assert!(
        back.words().contains("Which card do you lay?") && back.words().contains("You take back a decision"),
        "{}",
        back.words()
    );
    let late = ann.press(&after, "Undo").await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.words());

    ann.press(&back, &first_card(&back)).await;
    let page = ben.get(&address).await;
    ben.press(&page, &first_card(&page)).await;
    assert!(ann.get(&address).await.form("Undo").is_none(), "cards were shown");
}

#[tokio::test]
async fn by_consent_any_own_decision_is_taken_back() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two_players(&house, &[("undo", "consent")]).await;
    let address = format!("/m/{id}");
    for browser in [&mut ann, &mut ben] {
        let page = browser.get(&address).await;
        browser.press(&page, &first_card(&page)).await;
    }
    let page = ann.get(&address).await;
    let asked = ann.press(&page, "Ask to undo").await;
    assert!(asked.words().contains("Waiting for Ben to agree"), "{}", asked.words());
    assert!(asked.form("Agree").is_none(), "nobody answers their own wish");
    let page = ben.get(&address).await;
    let refused = ben.press(&page, "Refuse").await;
    assert!(!refused.words().contains("asks to take"), "{}", refused.words());
    let again = ann.get(&address).await;
    assert!(again.words().contains("shows"));

    // In the next position it can be asked again.
    let (giver, other) =
        if again.form("Keep all fish").is_some() { (&mut ann, &mut ben) } else { (&mut ben, &mut ann) };
    let page = giver.get(&address).await;
    giver.press(&page, "Keep all fish").await;
    let page = other.get(&address).await;
    other.press(&page, "Ask to undo").await;
    let page = giver.get(&address).await;
    let done = giver.press(&page, "Agree").await;
    assert!(done.words().contains("takes back a decision"), "{}", done.words());
    assert!(done.words().contains("Rounds left 3"), "{}", done.words());
}

#[tokio::test]
async fn nobody_waits_for_the_consent_of_somebody_who_left() {
    let house = House::new().await;
    let (mut ann, mut ben, mut cleo) = (house.browser(), house.browser(), house.browser());
    let more = [("undo", "consent"), ("visibility", "listed")];
    let id = ann.open_table(&["me=Ann", "link", "link"], &more).await;
    let address = format!("/m/{id}");
    ben.post(&format!("{address}/seat/1/sit"), &[("name", "Ben")]).await;
    cleo.post(&format!("{address}/seat/2/sit"), &[("name", "Cleo")]).await;
    for browser in [&mut ann, &mut ben] {
        let page = browser.get(&address).await;
        browser.press(&page, &first_card(&page)).await;
    }
    let page = ann.get(&address).await;
    ann.press(&page, "Ask to undo").await;
    let page = ben.get(&address).await;
    ben.press(&page, "Agree").await;
    cleo.post(&format!("{address}/seat/2/bot"), &[("level", "greedy")]).await;
    let page = ann.get(&address).await;
    let back = ann.press(&page, "Ask to undo").await;
    assert_eq!(back.status, StatusCode::OK, "{}", back.words());
    assert!(back.words().contains("You take back a decision"), "{}", back.words());
}

#[tokio::test]
async fn freely_anybody_takes_back_the_last_decision() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two_players(&house, &[("undo", "free")]).await;
    let address = format!("/m/{id}");
    for browser in [&mut ann, &mut ben] {
        let page = browser.get(&address).await;
        browser.press(&page, &first_card(&page)).await;
    }
    let page = ann.get(&address).await;
    let back = ann.press(&page, "Undo").await;
    assert!(back.words().contains("Waiting for Ben"), "{}", back.words());
}

#[tokio::test]
async fn every_position_is_seen_again_with_ones_own_eyes() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two_players(&house, &[]).await;
    let address = format!("/m/{id}");
    let page = ann.get(&address).await;
    let card = first_card(&page);
    ann.press(&page, &card).await;
    let first = ann.get(&format!("{address}/replay?at=0")).await;
    assert!(first.words().contains("Looking back action 0 of 1"), "{}", first.words());
    assert!(first.form(&card).is_none(), "the past offers nothing");
    assert!(first.text.contains("id=\"grace\""), "what is held back can still be sent or taken back");
    assert!(first.text.contains("/replay?at=1"), "a way to the next");
    // A running match is seen with one's own eyes, whatever is asked.
    let spied = ben.get(&format!("{address}/replay?at=1&as=0")).await;
    assert!(
        !spied.words().contains(&format!("lays {}", card.trim_start_matches("Card "))),
        "{}",
        spied.words()
    );
    assert_eq!(ben.get(&format!("{address}/replay?at=999")).await.status, StatusCode::OK);
    assert_eq!(ben.get(&format!("{address}/replay?at=x")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_match_goes_on_after_a_restart() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "bot:greedy"], &[]).await;
    let page = ann.get(&format!("/m/{id}")).await;
    let after = ann.press(&page, &first_card(&page)).await;
    assert!(after.words().contains("Waiting for Hypatia"), "no bots run here: {}", after.words());

    let again = house.again().await;
    let mut same = Browser { cookies: ann.cookies.clone(), ..again.browser() };
    web::run_beside(&again.state);
    let page = my_turn(&mut same, &format!("/m/{id}")).await;
    assert!(page.words().contains("shows"), "the bot's turn was resumed: {}", page.words());
}
