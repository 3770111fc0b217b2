//! Who looked at which match when.

use store::{AWAY, Visit};

use crate::scene::on_every_database;

on_every_database! {
    async fn whoever_was_away_is_known_until_they_have_read_what_happened(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let id = scene.running(&[&anna]).await;
        assert_eq!(scene.store.visit(&id, &anna.id).await.unwrap(), None);
        let here = [(id.clone(), anna.id.clone())];
        scene.store.looked(&here, 1_000).await.unwrap();
        scene.store.looked(&here, 1_000 + AWAY - 1).await.unwrap();
        let seen_at = 1_000 + AWAY - 1;
        let visit = scene.store.visit(&id, &anna.id).await.unwrap().unwrap();
        assert_eq!(visit, Visit { seen_at, left_at: None });
        assert_eq!(visit.away_since(seen_at + 1), None);
        assert_eq!(visit.away_since(seen_at + AWAY), Some(seen_at));
        let back = seen_at + AWAY;
        scene.store.looked(&here, back).await.unwrap();
        scene.store.looked(&here, back + 5).await.unwrap();
        let visit = scene.store.visit(&id, &anna.id).await.unwrap().unwrap();
        assert_eq!(visit, Visit { seen_at: back + 5, left_at: Some(seen_at) });
        assert_eq!(visit.away_since(back + 9), Some(seen_at));
        scene.store.caught_up(&id, &anna.id, back + 9).await.unwrap();
        assert_eq!(scene.store.visit(&id, &anna.id).await.unwrap().unwrap().away_since(back + 10), None);
    }
}
