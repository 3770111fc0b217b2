//! Hints in a match, and the review of one that is over.

use axum::http::StatusCode;
use store::MatchId;

use crate::browser::House;
use crate::play::{first_card, my_turn, play_to_the_end, two_players};

#[tokio::test]
async fn a_hint_names_moves_that_can_be_played() {
    // The bot does not get to decide, so that nothing changes between two looks.
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "bot:greedy"], &[]).await;
    let address = format!("/m/{id}");
    let page = my_turn(&mut ann, &address).await;
    assert!(page.text.contains(&format!("href=\"{address}?hint=1\"")), "{}", page.text);
    assert!(!page.text.contains("hintitem"), "nobody is told what they did not ask for");
    let hint = ann.get(&format!("{address}?hint=1")).await;
    let count = hint.text.matches("class=\"hintitem\"").count();
    assert!((1..=3).contains(&count), "{}", hint.words());
    assert_eq!(
        ann.get(&format!("{address}?hint=1")).await.main(),
        hint.main(),
        "the same question, the same answer"
    );
    let played = ann.press(&hint, "Play it").await;
    assert_eq!(played.status, StatusCode::OK, "{}", played.words());
    assert!(!played.text.contains("hintitem"), "a hint is gone with the decision");
}

/// Whatever game draws the page: the number of a hint is found where its move begins.
#[tokio::test]
async fn the_numbers_of_a_hint_stand_where_the_moves_begin() {
    let house = House::with_all_games().await;
    for game in ["golden-ages", "through-the-ages", "new-dawn", "eagle-civ"] {
        let mut ann = house.browser();
        let mut page = ann.post("/play", &[("game", game), ("bots", "1")]).await;
        // The bot does not get to decide here, so a match is wanted that Ann begins.
        for _ in 0..30 {
            if page.words().contains("Your turn") {
                break;
            }
            page = ann.post("/play", &[("game", game), ("bots", "1")]).await;
        }
        assert!(!page.text.contains("is-advised"), "{game}: nobody asked");
        let hint = ann.get(&format!("{}?hint=1", page.path)).await;
        let advised = hint.text.matches("class=\"hintitem\"").count();
        assert!(advised > 0, "{game}: {}", hint.words());
        let after = hint.text.split("class=\"advs\"").skip(1);
        let marks: Vec<String> = after.map(|mark| mark.chars().take(250).collect()).collect();
        let is_marked = |number: usize| marks.iter().any(|mark| mark.contains(&format!(">{number}</")));
        assert!(is_marked(1) && hint.text.contains("is-advised"), "{game}: {marks:?}");
    }
}

#[tokio::test]
async fn what_can_be_done_is_listed_for_whoever_asks() {
    let house = House::with_all_games().await;
    let mut ann = house.browser();
    // The bot does not get to decide here, so a match is wanted that Ann begins.
    let mut page = ann.post("/play", &[("game", "golden-ages"), ("bots", "1")]).await;
    for _ in 0..30 {
        if page.words().contains("Your turn") {
            break;
        }
        page = ann.post("/play", &[("game", "golden-ages"), ("bots", "1")]).await;
    }
    let address = page.path.clone();
    assert!(page.text.contains(&format!("href=\"{address}?can=1\"")), "{}", page.text);
    assert!(!page.text.contains("id=\"what-can\""), "nobody is told what they did not ask for");
    let list = ann.get(&format!("{address}?can=1")).await;
    assert!(list.text.contains("id=\"what-can\" open"), "{}", list.text);
    assert!(list.text.contains("drop__item"), "{}", list.words());
    // The symbols of the page are told to whoever has no pointer, and the script asks for all of them.
    let known: serde_json::Value =
        serde_json::from_str(&ann.get("/learn/golden-ages/symbols/de").await.text).expect("JSON");
    assert_eq!(known["i-gold"][0], "Gold", "{known}");
    assert!(list.words().contains("buys wonders, technologies and attacks"), "{}", list.words());
    assert!(page.text.contains("data-from=\"/learn/golden-ages/symbols/en\""), "{}", page.text);
    assert_eq!(ann.get("/learn/golden-ages/symbols/xx").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn whoever_waits_reads_which_bot_thinks_and_what_the_symbols_mean() {
    let house = House::with_all_games().await;
    let (mut ann, mut eve) = (house.browser(), house.browser());
    // Nobody decides for the bot here, so a match is wanted that it begins.
    let mut address = String::new();
    for _ in 0..30 {
        let page = ann.post("/play", &[("game", "golden-ages"), ("bots", "1"), ("level", "easy")]).await;
        address = page.path.clone();
        if !page.text.contains("data-asked") {
            break;
        }
        assert!(!page.text.contains("id=\"bot-thinks\""), "nobody waits for a bot: {}", page.words());
    }
    for browser in [&mut ann, &mut eve] {
        for path in [address.clone(), format!("{address}?form=text")] {
            let page = browser.get(&path).await;
            assert!(page.words().contains("is thinking, for 2 seconds at most."), "{path}: {}", page.words());
        }
        let page = browser.get(&address).await;
        assert!(!page.words().contains("What can I do?"), "nothing can be done: {}", page.words());
        let help = browser.get(&format!("{address}?can=1")).await;
        let (list, symbols) =
            (help.text.contains("id=\"what-can\" open"), help.text.contains("id=\"symbols\""));
        assert!(list && symbols, "{}", help.text);
    }
}

#[tokio::test]
async fn a_rating_is_shown_where_a_bot_is_chosen_and_claims_no_command() {
    let house = House::with_all_games().await;
    let mut ann = house.browser();
    let rated = house.state.game("golden-ages").unwrap().rated().unwrap();
    let hard = rated.of("hard").unwrap().rating.round();
    let form = ann.get("/new?game=golden-ages&players=2").await;
    assert!(form.words().contains(&format!("bot: hard, rating {hard}")), "{}", form.words());
    let none = ann.get("/new?game=new-dawn&players=2").await;
    assert!(
        none.words().contains("bot: hard") && !none.words().contains("bot: hard, rating"),
        "{}",
        none.words()
    );
    // What was measured together with levels that are not told of cannot be played again by what is told.
    let bots = ann.get("/bots").await;
    let with_command = house.state.games.iter().filter_map(|kind| kind.rated()?.command).count();
    assert_eq!(bots.text.matches("civitas arena").count(), with_command);
}

#[tokio::test]
async fn first_matches_come_with_a_hint_until_it_is_sent_away() {
    let house = House::with_all_games().await;
    let mut ann = house.browser();
    let mut page = ann.post("/play", &[("game", "golden-ages"), ("bots", "1")]).await;
    // No fourth match is begun here: whoever has sat at more tables gets no hints.
    for _ in 0..2 {
        if page.words().contains("Your turn") {
            break;
        }
        page = ann.post("/play", &[("game", "golden-ages"), ("bots", "1")]).await;
    }
    let address = page.path.clone();
    let is_asked = page.words().contains("Your turn");
    assert_eq!(
        page.text.contains("id=\"hint-turn\"") && page.text.contains("id=\"hint-refusal\""),
        is_asked,
        "they stand beside a question: {}",
        page.words()
    );
    // Whoever knows what to do in the first turn is told once, and still what is told at all times.
    let known = ann.get(&format!("/settings?prefs=known-turn&back={address}")).await;
    assert!(!known.text.contains("id=\"hint-turn\""), "{}", known.words());
    assert_eq!(known.text.contains("id=\"first-hint\""), is_asked, "{}", known.words());
    assert_eq!(known.text.contains("id=\"hint-refusal\""), is_asked, "another moment is another hint");
    let away = ann.get(&format!("/settings?prefs=hints-off&back={address}")).await;
    assert_eq!(away.path, address);
    assert!(!away.text.contains("class=\"first-hint"), "they were sent away: {}", away.words());
    let settings = ann.get("/settings").await;
    assert!(settings.text.contains("/settings?prefs=hints-on"), "{}", settings.words());
    ann.get("/settings?prefs=hints-on").await;
    assert_eq!(ann.get(&address).await.text.contains("id=\"hint-turn\""), is_asked, "they are wanted again");
}

#[tokio::test]
async fn where_other_people_play_there_are_no_hints() {
    let house = House::new().await;
    let (mut ann, _, id) = two_players(&house, &[]).await;
    let page = ann.get(&format!("/m/{id}?hint=1")).await;
    assert!(page.text.contains("id=\"hint-ask\" aria-disabled=\"true\""), "{}", page.text);
    assert!(page.text.contains("Other people play here: there are no hints."), "{}", page.text);
    assert!(!page.text.contains("hintitem"));
    assert!(page.form(&first_card(&page)).is_some(), "the match goes on");
}

#[tokio::test]
async fn a_match_is_reviewed_and_tried_again_from_a_turning_point() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    let running = ann.get(&format!("/m/{id}/review")).await;
    assert_eq!(running.status, StatusCode::UNPROCESSABLE_ENTITY, "the end is not told before it is there");
    let early = ann.post(&format!("/m/{id}/review"), &[("at", "1"), ("seat", "0")]).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", early.words());
    play_to_the_end(&mut ann, &id).await;

    let review = ann.get(&format!("/m/{id}/review?point=1")).await;
    assert_eq!(review.status, StatusCode::OK, "{}", review.words());
    assert_eq!(review.text.matches("<polyline").count(), 2, "one curve for each");
    assert!(review.words().contains("Turning points"), "{}", review.words());
    let link = format!("href=\"/m/{id}/replay?at=0\" tabindex=\"-1\"");
    assert!(review.text.contains(&link), "every part of the curve leads to its position: {}", review.text);

    let old = house.state.store.find_match(&MatchId(id.clone())).await.unwrap().unwrap();
    assert!(house.state.reviewed.find(&old.id, old.seq).is_some(), "it is not found out twice");
    let same = ann.get(&format!("/m/{id}/review?point=1")).await;
    assert_eq!(same.main(), review.main(), "what was kept is what was found out");
    let again = ann.post(&format!("/m/{id}/review"), &[("at", "2"), ("seat", "0")]).await;
    assert_eq!(again.status, StatusCode::OK, "{}", again.words());
    let new = MatchId(again.path.strip_prefix("/m/").unwrap().to_owned());
    let row = house.state.store.find_match(&new).await.unwrap().unwrap();
    assert_eq!((row.seq, row.places.len()), (2, 2));
    assert_ne!(row.commitment, old.commitment, "it has a salt of its own");
    let store = &house.state.store;
    assert_eq!(
        store.position(&MatchId(id.clone()), 2).await.unwrap(),
        store.position(&new, 2).await.unwrap()
    );
    assert!(again.words().contains("Ann"), "{}", again.words());
    for (at, seat) in [("99", "0"), ("2", "7"), ("x", "0")] {
        let refused = ann.post(&format!("/m/{id}/review"), &[("at", at), ("seat", seat)]).await;
        assert!(refused.status.is_client_error(), "{at} {seat}: {}", refused.words());
    }
}
