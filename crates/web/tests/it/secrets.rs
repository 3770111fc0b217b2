//! No secret leaks: two positions that differ only in what a viewer may not know give them the same
//! pages and the same answers, byte for byte.

use engine::{Seat, Seed, Viewer};
use serde_json::{Value, json};
use store::{MatchId, MoveKind, NewMove, Store};

use crate::browser::{Browser, House, begin_with, unmarked};
use crate::harbour::HARBOUR;
use catalog::Kind;

/// The same table in two houses, with the hand of seat 1 drawn otherwise: seat 1 has laid a card.
async fn table(other_hand: bool) -> (House, Browser, String) {
    let house = House::new().await;
    let mut ann = house.browser();
    ann.post("/account/name", &[("name", "Ann")]).await;
    let id = ann.open_table(&["me=Ann", "link"], &[("visibility", "listed")]).await;
    begin(&*house.state.store, &id, other_hand).await;
    (house, ann, id)
}

/// Begins the match in a position of our choice and lets seat 1 lay a card.
async fn begin(store: &dyn Store, id: &str, other_hand: bool) {
    let id = MatchId(id.to_owned());
    let first = HARBOUR.setup(&json!({}), 2, Seed::from_number(1)).unwrap();
    let mut stored: Value = serde_json::from_str(&first.store()).unwrap();
    stored["state"]["hands"][0] = json!([1, 2, 3, 4, 5]);
    stored["state"]["hands"][1] =
        if other_hand { json!([12, 13, 14, 15, 16]) } else { json!([6, 7, 8, 9, 10]) };
    let mut position = HARBOUR.load(&stored.to_string()).unwrap();
    begin_with(store, &id, &*position).await;
    let action = if other_hand { json!({"lay": 13}) } else { json!({"lay": 7}) };
    let played = position.play(Seat(1), &action).unwrap();
    let new = NewMove {
        match_id: id,
        expected_seq: 0,
        action_id: "a".into(),
        seat: Seat(1),
        user: None,
        kind: MoveKind::Action { action, events: played.events, revealed: false },
        position: position.store(),
        status: position.status(),
        asked: engine::Seats::one(Seat(1)),
        now: 1,
    };
    let _ = store.commit_move(&new).await.unwrap();
}

#[tokio::test]
async fn positions_that_look_alike_give_the_same_pages() {
    let ((house_a, mut ann_a, id_a), (house_b, mut ann_b, id_b)) = (table(false).await, table(true).await);
    let same = |path: &str, a: &str, b: &str| {
        // Ids, links, times and hashes differ between any two tables.
        let strip = |text: &str, id: &str| {
            let text = unmarked(text).replace(id, "ID");
            let words: Vec<_> = text
                .split_inclusive(['"', '/', '<', '>', ','])
                .filter(|part| {
                    !(part.len() > 30
                        && part
                            .trim_end_matches(['"', '/', '<', '>'])
                            .chars()
                            .all(|c| c.is_ascii_alphanumeric()))
                })
                .filter(|part| {
                    let is_moment = part.ends_with("Z\"") || part.ends_with(" UTC<");
                    // The code for a phone holds the address.
                    let is_code = part.starts_with("M4 4h1v1");
                    !part.starts_with("at\":") && !is_moment && !is_code && !part.contains("data-revision")
                })
                .collect();
            words.concat()
        };
        assert_eq!(strip(a, &id_a), strip(b, &id_b), "{path}");
    };
    let (mut eve_a, mut eve_b) = (house_a.browser(), house_b.browser());
    for path in
        ["", "?form=text", "/replay?at=0", "/replay?at=1", "/replay?at=1&as=1", "/log", "/scores", "/table"]
    {
        for (a, b) in [(&mut ann_a, &mut ann_b), (&mut eve_a, &mut eve_b)] {
            let (page_a, page_b) =
                (a.get(&format!("/m/{id_a}{path}")).await, b.get(&format!("/m/{id_b}{path}")).await);
            assert_eq!(page_a.status, page_b.status);
            same(path, &page_a.main(), &page_b.main());
        }
    }
    for path in ["", "/view", "/log", "/chat"] {
        for (a, b) in [(&mut ann_a, &mut ann_b), (&mut eve_a, &mut eve_b)] {
            let (a, b) = (
                a.get(&format!("/api/tables/{id_a}{path}")).await,
                b.get(&format!("/api/tables/{id_b}{path}")).await,
            );
            let strip = |text: &str, id: &str| {
                let mut value: Value = serde_json::from_str(text).unwrap();
                for key in ["commitment", "join"] {
                    value.as_object_mut().map(|table| table.remove(key));
                }
                if let Some(entries) = value.as_array_mut() {
                    entries.iter_mut().for_each(|entry| entry["at"] = Value::Null);
                }
                value.to_string().replace(id, "ID")
            };
            assert_eq!(strip(&a.text, &id_a), strip(&b.text, &id_b), "{path}");
        }
    }
    let (a, b) = (
        ann_a.get(&format!("/api/tables/{id_a}/legal")).await,
        ann_b.get(&format!("/api/tables/{id_b}/legal")).await,
    );
    assert_eq!(a.text, b.text);
}

#[tokio::test]
async fn seed_and_salt_are_told_only_when_the_match_is_over() {
    let house = House::new().await;
    let mut ann = house.browser();
    let id = ann.open_table(&["me=Ann", "me=Ben"], &[]).await;
    let (seed, _) = house.state.store.secrets(&MatchId(id.clone())).await.unwrap().unwrap();
    let seed = seed.to_string();
    let paths = ["", "/table", "/scores", "/log", "/as/0?form=text"];
    for path in paths {
        assert!(!ann.get(&format!("/m/{id}{path}")).await.text.contains(&seed), "{path}");
    }
    crate::play::play_to_the_end(&mut ann, &id).await;
    assert!(ann.get(&format!("/m/{id}/scores")).await.text.contains(&seed));
    assert!(ann.get(&format!("/m/{id}/file")).await.text.contains(&seed));
}

#[test]
fn the_game_of_these_tests_is_sound() {
    for seats in 2..=4 {
        let effort = engine::testkit::Effort { matches: 5, ..Default::default() };
        engine::testkit::assert_sound::<crate::harbour::Harbour>(&Default::default(), seats, effort);
    }
    assert!(
        HARBOUR.setup(&json!({}), 2, Seed::from_number(1)).unwrap().show(Viewer::Public).view()["hand"]
            .is_null()
    );
}
