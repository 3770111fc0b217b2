//! Time at a table, players who are not there, and what is told to whoever comes back.

use axum::http::StatusCode;
use store::{MatchId, UserId};

use crate::browser::{Browser, House, Page};

const DAY: i64 = 86_400_000;

/// Ann and Ben at a table of a day for each decision; both are asked to lay a card.
async fn two(house: &House, more: &[(&str, &str)]) -> (Browser, Browser, String) {
    let (mut ann, mut ben) = (house.browser(), house.browser());
    let fields: Vec<_> = [("visibility", "listed"), ("pace", "days-1")].iter().chain(more).copied().collect();
    let id = ann.open_table(&["me=Ann", "link"], &fields).await;
    let sat = ben.post(&format!("/m/{id}/seat/1/sit"), &[("name", "Ben")]).await;
    assert_eq!(sat.status, StatusCode::OK, "{}", sat.words());
    (ann, ben, id)
}

async fn page(browser: &mut Browser, id: &str) -> Page {
    browser.get(&format!("/m/{id}")).await
}

/// Lays a card, or keeps all fish, if asked.
async fn plays(browser: &mut Browser, id: &str) -> bool {
    let page = page(browser, id).await;
    let button = page.buttons().into_iter().find(|text| text.starts_with("Card") || text == "Keep all fish");
    match button {
        Some(button) => browser.press(&page, &button).await.status == StatusCode::OK,
        None => false,
    }
}

/// Two days later.
async fn later(house: &House) {
    house.state.store.pass_time(house.state.store.now() + 2 * DAY).await.unwrap();
    web::caretaker::look(&house.state).await.unwrap();
}

async fn user(house: &House, id: &str, seat: usize) -> UserId {
    let row = house.state.store.find_match(&MatchId(id.to_owned())).await.unwrap().unwrap();
    match &row.places[seat].holder {
        store::Holder::Human(user) => user.clone(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn what_was_agreed_about_time_is_shown() {
    let house = House::new().await;
    let (mut ann, _, id) = two(&house, &[("caretaker", "true")]).await;
    let table = ann.get(&format!("/m/{id}/table")).await;
    assert!(table.words().contains("one day for each decision"), "{}", table.words());
    assert!(table.words().contains("harmless decisions are made"), "{}", table.words());
    assert!(page(&mut ann, &id).await.text.contains("class=\"clock "), "the time is shown");
    let told = ann.get(&format!("/api/tables/{id}")).await;
    assert!(told.text.contains("\"pace\":\"days-1\""), "{}", told.text);
    let listed =
        ann.open_table(&["me=Ann", "link"], &[("visibility", "listed"), ("pace", "clock-30-30")]).await;
    let lobby = house.browser().get("/lobby").await;
    assert!(
        lobby.text.contains(&listed) && lobby.words().contains("30 minutes for each player"),
        "{}",
        lobby.words()
    );
    let odd =
        ann.post("/new", &[("game", "harbour"), ("seat-0", "me"), ("seat-1", "link"), ("pace", "days-999")]);
    assert_eq!(odd.await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_others_give_the_seat_away_and_the_player_comes_back() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two(&house, &[]).await;
    assert!(plays(&mut ann, &id).await);
    let vote = format!("/m/{id}/seat/1/vote");
    let early = ann.post(&vote, &[("choice", "bot")]).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "nobody is late yet");
    later(&house).await;
    let asked = page(&mut ann, &id).await;
    assert!(asked.words().contains("Ben has run out of time"), "{}", asked.words());
    assert!(page(&mut ben, &id).await.words().contains("Your time is up."));
    assert_eq!(ben.post(&vote, &[("choice", "wait")]).await.status, StatusCode::FORBIDDEN, "it is about Ben");
    let stranger = house.browser().post(&vote, &[("choice", "bot")]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    ann.press(&asked, "Wait").await;
    let voted = page(&mut ann, &id).await;
    let after = ann.press(&voted, "A bot plays on").await;
    assert!(after.words().contains("was away too long; Hypatia plays on."), "{}", after.words());
    assert!(
        ann.get(&format!("/m/{id}/scores")).await.words().contains("Ben was away too long, and in place 1")
    );
    assert!(ben.get("/mine").await.text.contains(&id), "Ben finds it again");
    let back = page(&mut ben, &id).await;
    assert!(!page(&mut ann, &id).await.words().contains("Take it back"), "it is for Ben alone");
    let mine = ben.press(&back, "Take it back").await;
    assert!(mine.words().contains("Which card do you lay?"), "{}", mine.words());
    assert_eq!(ben.post(&format!("/m/{id}/back"), &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_seat_that_the_others_opened_is_played_on_by_somebody_else() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two(&house, &[]).await;
    assert!(plays(&mut ann, &id).await);
    later(&house).await;
    let asked = page(&mut ann, &id).await;
    ann.press(&asked, "Open the seat").await;
    assert!(page(&mut ben, &id).await.form("Take it back").is_some(), "as long as it is free");
    let mut cem = house.browser();
    let sit = format!("/m/{id}/seat/1/sit");
    assert_eq!(cem.post(&sit, &[("name", "Cem")]).await.status, StatusCode::OK);
    let asked = page(&mut ann, &id).await;
    ann.press(&asked, "Agree").await;
    assert!(plays(&mut cem, &id).await, "Ben, who is away, is not waited for");
    assert!(page(&mut ben, &id).await.form("Take it back").is_none());
    assert_eq!(ben.post(&format!("/m/{id}/back"), &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// Plays on until Ben may give fish away, which does not come up in every match.
async fn ben_may_give(ann: &mut Browser, ben: &mut Browser, id: &str) -> bool {
    for _ in 0..2 {
        plays(ann, id).await;
        plays(ben, id).await;
        if page(ben, id).await.form("Keep all fish").is_some() {
            return true;
        }
        plays(ann, id).await;
    }
    false
}

async fn until_ben_may_give(house: &House) -> (Browser, String) {
    loop {
        let (mut ann, mut ben, id) = two(house, &[("caretaker", "true")]).await;
        if ben_may_give(&mut ann, &mut ben, &id).await {
            return (ann, id);
        }
    }
}

#[tokio::test]
async fn the_caretaker_decides_what_harms_nobody_and_nothing_else() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two(&house, &[("caretaker", "true")]).await;
    assert!(plays(&mut ann, &id).await);
    later(&house).await;
    assert!(
        page(&mut ann, &id).await.words().contains("Ben has run out of time"),
        "a card is for Ben to choose"
    );
    let (mut ann, id) = match ben_may_give(&mut ann, &mut ben, &id).await {
        true => (ann, id),
        false => until_ben_may_give(&house).await,
    };
    later(&house).await;
    let told = page(&mut ann, &id).await;
    assert!(told.words().contains("Nobody was there: this was decided for Ben"), "{}", told.words());
    assert!(told.words().contains("Which card do you lay?"), "it is Ann's turn, too: {}", told.words());
}

#[tokio::test]
async fn however_much_happened_all_of_it_is_told() {
    let house = House::new().await;
    let (_, mut ben, id) = two(&house, &[]).await;
    let (store, match_id) = (&house.state.store, MatchId(id.clone()));
    let here = [(match_id.clone(), user(&house, &id, 1).await)];
    store.looked(&here, store.now() - 7_200_000).await.unwrap();
    let (ann, position) = (user(&house, &id, 0).await, store.position(&match_id, 0).await.unwrap().unwrap());
    let event = crate::harbour::Event::Laid { seat: engine::Seat(0), card: engine::Seen::Known(7) };
    for seq in 0..100 {
        let kind = store::MoveKind::Action {
            action: serde_json::json!({ "lay": 7 }),
            events: vec![serde_json::to_value(event).unwrap()],
            revealed: false,
        };
        let new = store::NewMove {
            match_id: match_id.clone(),
            expected_seq: seq,
            action_id: seq.to_string(),
            seat: engine::Seat(0),
            user: Some(ann.clone()),
            kind,
            position: position.clone(),
            status: engine::Status::Deciding(engine::Seats::all(2)),
            asked: engine::Seats::NONE,
            now: store.now(),
        };
        assert!(matches!(store.commit_move(&new).await.unwrap(), store::Committed::Done(_)));
    }
    let missed = page(&mut ben, &id).await;
    assert!(missed.words().contains("100 decisions by others"), "{}", missed.words());
}

#[tokio::test]
async fn nobody_is_late_on_vacation() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two(&house, &[]).await;
    plays(&mut ann, &id).await;
    let begun = ben.post("/vacation", &[("days", "7")]).await;
    assert!(begun.words().contains("On vacation until"), "{}", begun.words());
    later(&house).await;
    assert!(!page(&mut ann, &id).await.words().contains("run out of time"));
    let again = ben.post("/vacation", &[("days", "7")]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    let ended = ben.post("/vacation/end", &[]).await;
    assert!(ended.words().contains("Begin the vacation"), "{}", ended.words());
    let greedy = ben.post("/vacation", &[("days", "31")]).await;
    assert_eq!(greedy.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn whoever_comes_back_is_told_what_happened() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = two(&house, &[]).await;
    let (store, match_id) = (&house.state.store, MatchId(id.clone()));
    let here = [(match_id.clone(), user(&house, &id, 1).await)];
    store.looked(&here, store.now() - 7_200_000).await.unwrap();
    assert!(!page(&mut ben, &id).await.words().contains("Since you were last here"), "nothing happened");
    plays(&mut ann, &id).await;
    let missed = page(&mut ben, &id).await;
    assert!(missed.words().contains("Since you were last here"), "{}", missed.words());
    assert!(missed.words().contains("2 h ago") && missed.words().contains("one decision by others"));
    assert!(
        !page(&mut ann, &id).await.words().contains("Since you were last here"),
        "it is Ben who was away"
    );
    // It stays while the page is open, and goes when it was read.
    store.looked(&here, store.now()).await.unwrap();
    assert!(page(&mut ben, &id).await.words().contains("Since you were last here"));
    let read = ben.press(&missed, "Now your turn").await;
    assert!(!read.words().contains("Since you were last here"), "{}", read.words());
}
