//! Tables: who sits where, one device for several, spectators, seats that change hands.

use axum::http::StatusCode;

use crate::browser::{House, begin_with};
use crate::harbour::HARBOUR;

#[tokio::test]
async fn a_listed_table_is_found_and_begins_when_it_is_full() {
    let house = House::new().await;
    let (mut ann, mut ben) = (house.browser(), house.browser());
    let id =
        ann.open_table(&["me=Ann", "link"], &[("visibility", "listed"), ("title", "Thursday <b>")]).await;
    let lobby = ann.get(&format!("/m/{id}")).await;
    assert!(lobby.words().contains("The match begins as soon as every seat is taken"), "{}", lobby.words());
    assert!(ben.get("/").await.words().contains("host Ann"));
    let tables = ben.get("/tables").await;
    assert!(tables.text.contains(&format!("href=\"/m/{id}/table?sit=yes\"")));
    let page = ben.get(&format!("/m/{id}")).await;
    let begun = ben.press(&page, "Sit down").await;
    assert!(begun.words().contains("Which card do you lay?"), "{}", begun.words());
    assert!(!ben.get("/tables").await.main().contains(&id), "it is full");
    assert!(ann.get("/").await.words().contains("Your turn"));
}

#[tokio::test]
async fn a_table_by_link_is_not_listed_and_refuses_whoever_has_no_link() {
    let house = House::new().await;
    let (mut ann, mut eve) = (house.browser(), house.browser());
    let id = ann.open_table(&["me=Ann", "link"], &[]).await;
    assert!(!eve.get("/tables").await.text.contains(&id));
    let page = eve.get(&format!("/m/{id}")).await;
    assert!(page.form("Sit down").is_none() && !page.text.contains("/join/"));
    let refused = eve.post(&format!("/m/{id}/seat/1/sit"), &[("name", "Eve")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let wrong = eve.post(&format!("/m/{id}/seat/1/sit"), &[("name", "Eve"), ("join", "guess")]).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    assert!(ann.get(&format!("/m/{id}")).await.words().contains("open"));
}

#[tokio::test]
async fn a_table_that_waits_is_closed_by_whoever_opened_it_or_by_the_host() {
    let house = House::new().await;
    let mut host = crate::ratings::account(&house, "Host").await;
    let (mut ann, mut ben) = (house.browser(), house.browser());
    let listed = [("visibility", "listed")];
    for by_owner in [true, false] {
        let id = ann.open_table(&["me=Ann", "link"], &listed).await;
        let close = format!("/m/{id}/close");
        assert!(ben.get("/tables").await.text.contains(&id));
        ben.open_table(&["me=Ben", "link"], &[]).await;
        assert_eq!(ben.post(&close, &[]).await.status, StatusCode::FORBIDDEN);
        assert!(ben.get(&format!("/m/{id}/table")).await.form("Yes, close it").is_none());
        let closer = if by_owner { &mut ann } else { &mut host };
        let page = closer.get(&format!("/m/{id}/table")).await;
        let mine = closer.press(&page, "Yes, close it").await;
        assert_eq!((mine.status, mine.text.contains(&id)), (StatusCode::OK, false));
        assert!(!ben.get("/tables").await.text.contains(&id));
        assert_eq!(
            ben.post(&format!("/m/{id}/seat/1/sit"), &[("name", "Ben")]).await.status,
            StatusCode::FORBIDDEN
        );
        for path in [format!("/m/{id}"), format!("/m/{id}/table"), format!("/m/{id}/invite")] {
            assert!(ann.get(&path).await.status.as_u16() < 500, "{path}");
        }
        let told = ann.get(&format!("/m/{id}")).await;
        assert!(told.words().contains("This table was closed") && told.form("Yes, close it").is_none());
        assert!(ann.get(&format!("/api/tables/{id}")).await.text.contains("\"phase\":\"closed\""));
        assert_eq!(ann.post(&close, &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
        let bot = ann.post(&format!("/m/{id}/seat/1/bot"), &[("level", "greedy")]).await;
        assert_eq!(bot.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let id = ann.open_table(&["me=Ann", "bot:greedy"], &listed).await;
    assert_eq!(ann.post(&format!("/m/{id}/close"), &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    // From the list of one's matches, too.
    ann.open_table(&["me=Ann", "link"], &listed).await;
    let mine = ann.get("/mine").await;
    ann.press(&mine, "Yes, close it").await;
    assert!(ann.get("/mine").await.form("Yes, close it").is_none());
}

#[tokio::test]
async fn the_api_tells_every_seat_by_one_name() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "link"], &[]).await;
    let table = ann.get(&format!("/api/tables/{id}")).await.text;
    let own = table.split("{\"name\"").nth(1).unwrap();
    assert!(own.starts_with(":\"Ann\"") && !own.contains("\"name\""), "{table}");
}

#[tokio::test]
async fn the_api_tells_since_when_it_is_asked_to_the_seat_alone() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "bot:greedy"], &[]).await;
    let revisions = |text: &str| -> Vec<bool> {
        let table: serde_json::Value = serde_json::from_str(text).unwrap();
        table["seats"].as_array().unwrap().iter().map(|seat| seat["revision"].is_u64()).collect()
    };
    let address = format!("/api/tables/{id}");
    assert_eq!(revisions(&ann.get(&address).await.text), [true, false]);
    assert_eq!(revisions(&house.browser().get(&address).await.text), [false, false]);
}

#[tokio::test]
async fn looking_at_a_table_writes_nothing() {
    let house = House::new().await;
    let mut host = house.browser();
    let own = store::MatchId(host.open_table(&["me", "link"], &[]).await);
    let user = house.state.store.find_match(&own).await.unwrap().unwrap().host;
    // A table that was full and never begun: an earlier version could be killed in between.
    let new = store::NewMatch {
        game: "harbour".into(),
        rules_version: 1,
        options: serde_json::json!({}),
        settings: store::Settings {
            title: String::new(),
            undo: engine::UndoPolicy::Own,
            visibility: store::Visibility::ByLink,
            ..store::Settings::default()
        },
        host: user,
        seed: engine::Seed::from_number(1),
        salt: engine::Seed::from_number(2),
        seats: ["Hypatia", "Sappho"].map(|name| (store::Holder::Bot("greedy".into()), name.into())).into(),
        start: None,
        now: 1,
    };
    let id = house.state.store.new_match(&new).await.unwrap();
    let before = house.state.store.find_match(&id).await.unwrap().unwrap();
    for path in [format!("/m/{id}"), format!("/m/{id}/table"), format!("/api/tables/{id}")] {
        assert_eq!(host.get(&path).await.status, StatusCode::OK, "{path}");
    }
    assert_eq!(house.state.store.find_match(&id).await.unwrap().unwrap(), before);
    // The next who does something with a seat begins it.
    host.post(&format!("/m/{id}/seat/1/bot"), &[("level", "random")]).await;
    let row = house.state.store.find_match(&id).await.unwrap().unwrap();
    assert_eq!((row.phase, row.deciding()), (store::Phase::Running, engine::Seats::all(2)));
}

#[tokio::test]
async fn a_position_of_another_table_is_our_fault_and_no_panic() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = store::MatchId(ann.open_table(&["me=Ann", "link"], &[]).await);
    let three =
        catalog::Kind::setup(&HARBOUR, &serde_json::json!({}), 3, engine::Seed::from_number(1)).unwrap();
    begin_with(&*house.state.store, &id, &*three).await;
    assert!(matches!(web::table::Table::load(&house.state, &id).await, Err(web::Error::Fault(_))));
}

#[tokio::test]
async fn a_pasted_link_or_code_leads_to_the_table() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me", "link"], &[]).await;
    let mut ben = house.browser();
    assert_eq!(ben.get(&format!("/join?link=http://x.example/m/{id}")).await.path, format!("/m/{id}"));
    let lobby = ann.get(&format!("/m/{id}")).await;
    let link = lobby.text.split("/join/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let table = ben.get(&format!("/join?link={link}")).await;
    assert!(table.form("Sit down").is_some(), "{}", table.words());
    let wrong = ben.get("/join?link=nothing").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ben.get("/join/nothing").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn at_one_device_a_curtain_covers_the_secrets_of_the_others() {
    let house = House::new().await;
    let mut device = house.browser();
    let id = device.open_table(&["me=Ann", "me=Ben"], &[]).await;
    let curtain = device.get(&format!("/m/{id}")).await;
    let unnamed = device.open_table(&["me", "me"], &[]).await;
    assert!(device.get(&format!("/m/{unnamed}/table")).await.words().contains("(2)"), "two names");
    assert!(
        curtain.words().contains("Pass the device to Ann")
            && curtain.words().contains("Pass the device to Ben")
    );
    assert!(curtain.form("Card").is_none() && !curtain.words().contains("Card "), "{}", curtain.words());

    let ann = device.get(&format!("/m/{id}/as/0")).await;
    assert!(ann.words().contains("Which card do you lay?"));
    let card = ann.buttons().into_iter().find(|text| text.starts_with("Card")).unwrap();
    let covered = device.press(&ann, &card).await;
    assert!(covered.words().contains("Pass the device to Ben"), "{}", covered.words());
    assert!(!covered.words().contains("Pass the device to Ann"));
    // Ben does not get to see Ann's side by her address, nor by the replay.
    for address in [format!("/m/{id}/as/0"), format!("/m/{id}/as/0?form=text")] {
        assert!(device.get(&address).await.words().contains("Pass the device to Ben"));
    }
    let replay = device.get(&format!("/m/{id}/as/0/replay?at=1&as=0")).await;
    assert!(!replay.words().contains("You lay"), "{}", replay.words());
    let ben = device.get(&format!("/m/{id}/as/1")).await;
    assert!(ben.words().contains("Which card do you lay?") && ben.words().contains("Ann lays a card."));
}

#[tokio::test]
async fn a_spectator_sees_what_lies_open_and_may_talk() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "bot:random"], &[]).await;
    let mut eve = house.browser();
    let page = eve.get(&format!("/m/{id}")).await;
    assert!(page.words().contains("Waiting for Ann and Hypatia"), "{}", page.words());
    assert!(!page.text.contains("data-play"));
    assert_eq!(eve.get(&format!("/m/{id}/as/0")).await.status, StatusCode::FORBIDDEN);
    eve.post(&format!("/m/{id}/chat"), &[("text", "Good luck!")]).await;
    assert!(ann.get(&format!("/m/{id}")).await.words().contains("Good luck!"));
}

#[tokio::test]
async fn a_seat_goes_to_a_bot_and_back_to_a_person() {
    let house = House::new().await;
    let (mut ann, mut ben) = (house.browser(), house.browser());
    let id = ann.open_table(&["me=Ann", "link"], &[("visibility", "listed")]).await;
    let page = ben.get(&format!("/m/{id}")).await;
    ben.press(&page, "Sit down").await;
    // Ben hands over to a bot: it has the seat now.
    let table = ben.get(&format!("/m/{id}/table")).await;
    let given = ben.press(&table, "Give to a bot (short-sighted)").await;
    assert!(given.words().contains("Hypatia"), "{}", given.words());
    let refused = ben.post(&format!("/m/{id}/seat/1/free"), &[]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "it is no longer theirs");
    assert!(!ben.get(&format!("/m/{id}")).await.text.contains("data-play"));
    // The host opens it again, and Ben sits down in the running match.
    assert_eq!(ann.post(&format!("/m/{id}/seat/1/free"), &[]).await.status, StatusCode::OK);
    let page = ben.get(&format!("/m/{id}/table")).await;
    let back = ben.press(&page, "Sit down").await;
    assert!(back.words().contains("Which card do you lay?"), "{}", back.words());
    // Everybody is told: whoever takes a seat sees its cards.
    let notes = ["gives the seat of", "to Hypatia.", "frees the seat of Hypatia.", "sits down."];
    for address in [format!("/m/{id}"), format!("/api/tables/{id}/chat")] {
        let told = ann.get(&address).await.words();
        assert!(notes.iter().all(|note| told.contains(note)), "{told}");
        assert_eq!(told.matches("sits down.").count(), 1, "before the match nothing was noted: {told}");
    }
    ann.headers.insert("accept-language", "de".parse().unwrap());
    let told = ann.get(&format!("/m/{id}")).await.words();
    assert!(told.contains("macht den Platz von Hypatia frei."), "{told}");
    // A bot of an unknown level is nobody.
    let refused = ann.post(&format!("/m/{id}/seat/0/bot"), &[("level", "oracle")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn nobody_looks_into_two_hands_of_a_running_match() {
    let house = House::new().await;
    let (mut ann, mut ben) = (house.browser(), house.browser());
    let id = ann.open_table(&["me=Ann", "link"], &[("visibility", "listed")]).await;
    let (sit, free) = (|seat| format!("/m/{id}/seat/{seat}/sit"), |seat| format!("/m/{id}/seat/{seat}/free"));
    ben.post(&sit(1), &[("name", "Ben")]).await;
    // The host frees the seat of Ben and wants to sit there as well.
    assert_eq!(ann.post(&free(1), &[]).await.status, StatusCode::OK);
    let refused = ann.post(&sit(1), &[]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.words().contains("the secrets of another seat"), "{}", refused.words());
    assert_eq!(ben.post(&sit(1), &[]).await.status, StatusCode::OK);
    // Nor instead, once they have played; but back to their own seat.
    let legal = ann.get(&format!("/api/tables/{id}/legal")).await.text;
    let legal: serde_json::Value = serde_json::from_str(&legal).unwrap();
    let played = crate::play::decide(&mut ann, &id, 0, 0, &legal[0]["action"]).await;
    assert_eq!(played.status, StatusCode::OK);
    for seat in [0, 1] {
        assert_eq!(ann.post(&free(seat), &[]).await.status, StatusCode::OK);
    }
    assert_eq!(ann.post(&sit(1), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ann.post(&sit(0), &[]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn options_are_the_games_own_and_others_are_refused() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id =
        ann.open_table(&["me=Ann", "me=Ben"], &[("option-long", "true"), ("option-market", "large")]).await;
    let table = ann.get(&format!("/m/{id}/table")).await;
    assert!(table.words().contains("Five rounds, large"), "{}", table.words());
    for (key, value) in [("option-market", "huge"), ("option-speed", "true")] {
        let refused =
            ann.post("/new", &[("game", "harbour"), ("seat-0", "me"), ("seat-1", "me"), (key, value)]).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.words());
    }
    let alone = ann.post("/new", &[("game", "harbour"), ("seat-0", "me")]).await;
    assert_eq!(alone.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(alone.words().contains("Harbour is not played by 1. HB-1.1"), "{}", alone.words());
    let form = ann.get("/new?game=harbour&players=4").await;
    assert!(form.text.contains("name=\"seat-3\"") && !form.text.contains("name=\"seat-4\""));
}

#[tokio::test]
async fn two_of_one_name_are_told_apart() {
    let house = House::new().await;
    let (mut ann, mut other) = (house.browser(), house.browser());
    let id = ann.open_table(&["me=Anna", "link"], &[("visibility", "listed")]).await;
    let names = async || {
        let row = house.state.store.find_match(&store::MatchId(id.clone())).await.unwrap().unwrap();
        row.places.into_iter().map(|place| place.name).collect::<Vec<_>>()
    };
    other.post(&format!("/m/{id}/seat/1/sit"), &[("name", "Anna")]).await;
    assert_eq!(names().await, ["Anna", "Anna (2)"]);
    other.post(&format!("/m/{id}/seat/1/name"), &[("name", "Ben")]).await;
    ann.post(&format!("/m/{id}/seat/0/name"), &[("name", "Ben")]).await;
    assert_eq!(names().await, ["Ben (1)", "Ben"]);
    ann.post(&format!("/m/{id}/seat/0/name"), &[("name", "Ann")]).await;
    ann.post(&format!("/m/{id}/seat/0/name"), &[("name", "Ann")]).await;
    assert_eq!(names().await, ["Ann", "Ben"]);
}
