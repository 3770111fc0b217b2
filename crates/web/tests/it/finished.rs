//! Finished matches that their players let everybody see.

use axum::http::StatusCode;

use crate::browser::House;
use crate::play::play_to_the_end;

#[tokio::test]
async fn a_finished_match_is_found_once_a_player_lets_everybody_see_it() {
    let house = House::new().await;
    let (mut ann, mut eve) = (house.browser(), house.browser());
    let empty = eve.get("/finished").await;
    assert!(empty.words().contains("No finished match is open to everybody yet."), "{}", empty.words());
    let id = ann.open_table(&["me=Ann", "me=Ben"], &[("title", "Thursday <b>")]).await;
    let visible = format!("/m/{id}/visible");
    let listed = [("visibility", "listed")];
    assert_eq!(ann.post(&visible, &listed).await.status, StatusCode::UNPROCESSABLE_ENTITY, "it is not over");
    play_to_the_end(&mut ann, &id).await;
    assert!(!eve.get("/finished").await.text.contains(&id));
    assert_eq!(eve.post(&visible, &listed).await.status, StatusCode::FORBIDDEN);
    assert!(eve.get(&format!("/m/{id}/table")).await.form("Let everybody see it").is_none());
    let table = ann.get(&format!("/m/{id}/table")).await;
    let shown = ann.press(&table, "Let everybody see it").await;
    assert!(shown.words().contains("This match is open to everybody"), "{}", shown.words());
    let list = eve.get("/finished").await;
    assert!(
        list.text.contains(&format!("/m/{id}")) && list.words().contains("Thursday <b>"),
        "{}",
        list.words()
    );
    let told = ann.get(&format!("/m/{id}?final=no")).await;
    assert!(told.words().contains("lets everybody see this match."), "{}", told.words());
    ann.press(&shown, "Show it only to those who have the link").await;
    assert!(!eve.get("/finished").await.text.contains(&id));
}

#[tokio::test]
async fn any_position_of_a_finished_match_is_played_on_from() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    play_to_the_end(&mut ann, &id).await;
    let middle = ann.get(&format!("/m/{id}/replay?at=2")).await;
    let fork = ann.press(&middle, "Try it from here").await;
    assert_eq!(fork.status, StatusCode::OK, "{}", fork.words());
    let new = store::MatchId(fork.path.strip_prefix("/m/").unwrap().to_owned());
    assert_eq!(house.state.store.find_match(&new).await.unwrap().unwrap().seq, 2);
    let last = house.state.store.find_match(&store::MatchId(id.clone())).await.unwrap().unwrap().seq;
    let end = ann.get(&format!("/m/{id}/replay?at={last}")).await;
    assert!(end.form("Try it from here").is_none(), "there is nothing to decide");
}

#[tokio::test]
async fn finished_matches_are_chosen_by_game_players_options_and_winner() {
    let house = House::new().await;
    let mut ann = house.browser();
    let mut ids = Vec::new();
    for (seats, long) in [(&["me=Ann", "me=Ben"][..], "false"), (&["me=Ann", "me=Ben", "me=Cleo"], "true")] {
        let id = ann.open_table(seats, &[("option-long", long), ("visibility", "listed")]).await;
        play_to_the_end(&mut ann, &id).await;
        ids.push(id);
    }
    let mut eve = house.browser();
    for (choice, found) in [
        ("", [true, true]),
        ("game=harbour&players=&option=&won=", [true, true]),
        ("game=chess", [true, true]),
        ("players=3", [false, true]),
        ("players=4", [false, false]),
        ("game=harbour&option=long%3Dtrue", [false, true]),
        ("game=harbour&option=market%3Dsmall", [true, true]),
        ("game=harbour&option=market%3Dlarge", [false, false]),
        ("won=bot", [false, false]),
        ("after=0-0", [false, false]),
        ("after=%00-%00&players=x&won=%3Cb%3E", [true, true]),
    ] {
        let page = eve.get(&format!("/finished?{choice}")).await;
        assert_eq!(page.status, StatusCode::OK, "{choice}");
        let shown = [0, 1].map(|at: usize| page.main().contains(&format!("/m/{}", ids[at])));
        assert_eq!(shown, found, "{choice}: {}", page.words());
    }
    let none = eve.get("/finished?players=4").await;
    assert!(none.words().contains("No finished match fits this choice."), "{}", none.words());
}
