//! Guided matches.

use store::{Learning, Led};

use crate::scene::{human, new_match, on_every_database};

on_every_database! {
    async fn a_match_is_a_lesson_from_its_first_moment_on(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let id = scene.store.begin_lesson(&new_match(vec![(human(&anna), "Anna".into())]), "first").await.unwrap();
        assert!(scene.store.find_match(&id).await.unwrap().is_some());
        let begun = Learning { lesson: "first".into(), seen: 0, tries: 0, state: Led::On };
        assert_eq!(scene.store.learning(&id).await.unwrap(), Some(begun.clone()));
        let later = Learning { seen: 3, tries: 2, state: Led::Left, ..begun };
        scene.store.set_learning(&id, &later).await.unwrap();
        assert_eq!(scene.store.learning(&id).await.unwrap(), Some(later));
        let other = scene.table(&[&anna]).await;
        assert_eq!(scene.store.learning(&other).await.unwrap(), None);
    }
}
