//! Playing again with the same people.

use axum::http::StatusCode;
use catalog::{Kind, Typed};
use game_through_the_ages::State;
use store::{MatchId, Phase};

use crate::browser::House;
use crate::harbour::HARBOUR;
use crate::ratings::{account, plays};

/// The game that is played first, and another one for as many.
static GAMES: &[&dyn Kind] = &[&HARBOUR, &OTHER];
static OTHER: Typed<State> = Typed::new(&page_through_the_ages::FACE);

#[tokio::test]
async fn two_who_want_to_play_again_at_the_same_moment_meet_at_one_table() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    for _ in 0..3 {
        let id = plays(&mut ann, &mut ben, &[]).await;
        let again = format!("/m/{id}/rematch");
        let (anns, bens) = tokio::join!(ann.post(&again, &[]), ben.post(&again, &[]));
        assert_eq!(
            (anns.status, bens.status),
            (StatusCode::OK, StatusCode::OK),
            "{} {}",
            anns.words(),
            bens.words()
        );
        assert_eq!(anns.path, bens.path);
        assert!(ann.get(&anns.path).await.words().contains("Which card do you lay?"), "it begins");
        for player in [&mut ann, &mut ben] {
            assert!(player.get("/mine").await.form("Yes, close it").is_none(), "nothing waits for ever");
        }
    }
}

#[tokio::test]
async fn the_seats_of_those_who_played_are_kept_for_them() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let old = plays(&mut ann, &mut ben, &[]).await;
    let next = ann.post(&format!("/m/{old}/rematch"), &[]).await.path;
    let mut eve = house.browser();
    assert!(!eve.get("/tables").await.text.contains(&next), "the old table was listed");
    let sits = eve.post(&format!("{next}/seat/0/sit"), &[("name", "Eve")]).await;
    assert_eq!(sits.status, StatusCode::FORBIDDEN);
    assert!(ben.get("/lobby").await.text.contains(&next), "Ben is asked");
    assert_eq!(ben.post(&format!("/m/{old}/rematch"), &[]).await.path, next);
    assert!(ben.get(&next).await.words().contains("Which card do you lay?"));
}

#[tokio::test]
async fn whoever_closed_the_new_table_may_open_another() {
    let house = House::new().await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let old = plays(&mut ann, &mut ben, &[]).await;
    let again = format!("/m/{old}/rematch");
    let first = ann.post(&again, &[]).await.path;
    ann.post(&format!("{first}/close"), &[]).await;
    let second = ben.post(&again, &[]).await.path;
    assert_ne!(first, second);
    assert_eq!(ann.post(&again, &[]).await.path, second);
}

#[tokio::test]
async fn those_who_want_another_game_meet_at_its_table() {
    let house = House::with(GAMES).await;
    let (mut ann, mut ben) = (account(&house, "Ann").await, account(&house, "Ben").await);
    let old = plays(&mut ann, &mut ben, &[]).await;
    let (again, other) = (format!("/m/{old}/rematch"), [("game", "through-the-ages")]);
    let next = ann.post(&again, &other).await.path;
    assert_eq!(ben.post(&again, &other).await.path, next);
    let id = MatchId(next.trim_start_matches("/m/").to_owned());
    let row = house.state.store.find_match(&id).await.unwrap().unwrap();
    assert_eq!((row.game.as_str(), row.phase), ("through-the-ages", Phase::Running));
    assert_ne!(ann.post(&again, &[]).await.path, next, "the same game has a table of its own");
}
