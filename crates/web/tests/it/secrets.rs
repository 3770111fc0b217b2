//! No secret leaks: two positions that differ only in what a viewer may not know give them the same
//! pages and the same answers, byte for byte.

use engine::{Seed, Viewer};
use serde_json::{Value, json};
use store::MatchId;

use crate::browser::{House, unmarked};
use crate::harbour::HARBOUR;
use crate::twins::table;
use catalog::Kind;

/// A text without what differs between any two tables: ids, links, times and hashes.
fn comparable(text: &str, id: &str) -> String {
    let text = unmarked(text).replace(id, "ID");
    let is_hash = |part: &str| {
        let word = part.trim_end_matches(['"', '/', '<', '>']);
        part.len() > 30 && word.chars().all(|letter| letter.is_ascii_alphanumeric())
    };
    let is_moment = |part: &str| {
        part.starts_with("at\":")
            || part.ends_with("Z\"")
            || part.ends_with(" UTC<")
            || part.contains("data-revision")
    };
    // The code for a phone holds the address.
    let is_code = |part: &str| part.starts_with("M4 4h1v1");
    let parts = text.split_inclusive(['"', '/', '<', '>', ',']);
    parts.filter(|part| !is_hash(part) && !is_moment(part) && !is_code(part)).collect()
}

#[tokio::test]
async fn positions_that_look_alike_give_the_same_pages() {
    let (house_a, house_b) = (House::new().await, House::new().await);
    let ((mut ann_a, id_a), (mut ann_b, id_b)) = (table(&house_a, false).await, table(&house_b, true).await);
    let same = |path: &str, a: &str, b: &str| {
        assert_eq!(comparable(a, &id_a), comparable(b, &id_b), "{path}");
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
