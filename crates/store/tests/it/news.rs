//! News of changes, in one process and across several.

use std::sync::Arc;
use std::time::Duration;

use engine::Seat;
use store::{MatchId, NewChatLine, NewUndoRequest, Store};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use crate::scene::{Scene, action, new_match, on_every_database, settings};

/// Longer than news takes.
const LONG: Duration = Duration::from_secs(20);

async fn hears(changes: &mut Receiver<MatchId>, id: &MatchId) {
    let heard = async { while changes.recv().await.unwrap() != *id {} };
    timeout(LONG, heard).await.expect("it is heard of");
}

/// Everything that changes a match, by this store.
async fn change(store: &Arc<dyn Store>, scene: &Scene, id: &MatchId, step: usize) {
    match step {
        0 => scene.plays(&action(id, 0)).await,
        1 => {
            let line = NewChatLine {
                match_id: id.clone(),
                user: None,
                seat: Some(Seat(0)),
                text: "hi".into(),
                now: 5,
            };
            store.say(&line).await.unwrap();
        }
        2 => store.set_settings(id, &settings(), 6).await.unwrap(),
        _ => {
            let wish =
                NewUndoRequest { match_id: id.clone(), expected_seq: 1, seat: Seat(0), target: 0, now: 6 };
            assert_eq!(store.ask_undo(&wish).await.unwrap(), store::Changed::Done);
        }
    }
}

on_every_database! {
    async fn every_change_is_heard_of_here_at_once_and_elsewhere_soon(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        let another = scene.another().await;
        for step in 0..4 {
            let (mut here, mut there) = (scene.store.changes(), another.changes());
            change(&scene.store, &scene, &id, step).await;
            assert_eq!(here.try_recv().ok().as_ref(), Some(&id), "{step}");
            hears(&mut there, &id).await;
        }
    }

    async fn a_new_match_is_heard_of_elsewhere(scene: Scene) {
        let another = scene.another().await;
        // What was there before is no news.
        let known = scene.store.new_match(&new_match(vec![(store::Holder::Open, String::new())])).await.unwrap();
        let mut there = another.changes();
        let id = scene.store.new_match(&new_match(vec![(store::Holder::Open, String::new())])).await.unwrap();
        hears(&mut there, &id).await;
        assert_ne!(known, id);
    }

    async fn a_change_is_heard_of_once(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        let another = scene.another().await;
        let mut here = scene.store.changes();
        scene.plays(&action(&id, 0)).await;
        // When the other's change has come here, ours would have come back as well.
        let line = NewChatLine { match_id: id.clone(), user: None, seat: Some(Seat(0)), text: "hi".into(), now: 5 };
        let mut there = another.changes();
        another.say(&line).await.unwrap();
        hears(&mut here, &id).await;
        hears(&mut here, &id).await;
        hears(&mut there, &id).await;
        tokio::time::sleep(Duration::from_millis(2_500)).await;
        // Other tests have other matches on the same server.
        let more = std::iter::from_fn(|| here.try_recv().ok()).filter(|heard| *heard == id).count();
        assert_eq!(more, 0, "two changes, two pieces of news");
    }

    async fn the_time_is_that_of_the_database(scene: Scene) {
        let another = scene.another().await;
        let (one, other) = (scene.store.now(), another.now());
        assert!(one > 1_700_000_000_000 && (one - other).abs() < 10_000, "{one} {other}");
    }
}
