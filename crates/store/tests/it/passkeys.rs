//! Passkeys and what was asked to be signed.

use store::{Passkey, User};

use crate::scene::on_every_database;

fn key(id: &str, user: &User) -> Passkey {
    let (user, device) = (user.id.clone(), "Firefox\u{7}".to_owned());
    Passkey { id: id.to_owned(), user, passkey: "{}".to_owned(), device, created_at: 10, used_at: None }
}

on_every_database! {
    async fn a_passkey_belongs_to_one_account_until_it_is_removed(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        assert!(scene.store.new_passkey(&key("a", &ann)).await.unwrap());
        assert!(!scene.store.new_passkey(&key("a", &ben)).await.unwrap(), "it is Ann's");
        assert!(scene.store.new_passkey(&key("x".repeat(5_000).as_str(), &ben)).await.is_err());
        let found = scene.store.passkey("a").await.unwrap().unwrap();
        assert_eq!((found.0.device.as_str(), &found.1), ("Firefox", &ann));
        scene.store.passkey_used("a", "{\"counter\":2}", 20).await.unwrap();
        let used = scene.store.passkeys(&ann.id).await.unwrap();
        assert_eq!((used[0].passkey.as_str(), used[0].used_at), ("{\"counter\":2}", Some(20)));
        scene.store.remove_passkey(&ben.id, "a").await.unwrap();
        assert!(scene.store.passkey("a").await.unwrap().is_some(), "not by somebody else");
        scene.store.set_closed(&ann.id, true, 30).await.unwrap();
        assert!(scene.store.passkey("a").await.unwrap().is_none(), "a closed account");
        scene.store.set_closed(&ann.id, false, 40).await.unwrap();
        scene.store.remove_passkey(&ann.id, "a").await.unwrap();
        assert!(scene.store.passkey("a").await.unwrap().is_none());
        assert!(scene.store.passkeys(&ann.id).await.unwrap().is_empty());
    }

    async fn a_forgotten_password_takes_the_passkeys_along(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        for (id, user) in [("a", &ann), ("b", &ben)] {
            scene.store.new_passkey(&key(id, user)).await.unwrap();
        }
        let challenge = scene.store.begin_challenge(Some(&ann.id), "{}", 90, 10).await.unwrap();
        let token = scene.store.begin_reset(&ann.id, 90).await.unwrap();
        scene.store.set_password(&ann.id, "$other").await.unwrap();
        assert_eq!(scene.store.passkeys(&ann.id).await.unwrap().len(), 1, "a password alone leaves them");
        scene.store.reset_password(&token, "$new", 20).await.unwrap().unwrap();
        assert!(scene.store.passkeys(&ann.id).await.unwrap().is_empty());
        assert_eq!(scene.store.take_challenge(Some(&ann.id), &challenge, 30).await.unwrap(), None, "none is made now");
        assert!(scene.store.passkey("b").await.unwrap().is_some());
    }

    async fn a_passkey_goes_with_its_account(scene: Scene) {
        let ann = scene.account("ann").await;
        scene.store.new_passkey(&key("a", &ann)).await.unwrap();
        scene.store.begin_challenge(Some(&ann.id), "{}", 90, 10).await.unwrap();
        scene.store.forget(&ann.id, "Somebody", 50).await.unwrap();
        assert!(scene.store.passkeys(&ann.id).await.unwrap().is_empty());
    }

    async fn what_was_asked_is_taken_once_in_time_and_by_whom_it_was_asked(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let begin = async |user: Option<&User>| {
            scene.store.begin_challenge(user.map(|user| &user.id), "asked", 90, 10).await.unwrap()
        };
        let take = async |user: Option<&User>, token: &str, now| {
            scene.store.take_challenge(user.map(|user| &user.id), token, now).await.unwrap()
        };
        let (own, anybody) = (begin(Some(&ann)).await, begin(None).await);
        for (user, token) in [(Some(&ben), &own), (None, &own), (Some(&ann), &anybody), (None, &"guess".to_owned())] {
            assert_eq!(take(user, token, 20).await, None);
        }
        assert_eq!(take(Some(&ann), &own, 90).await, None, "too late");
        assert_eq!(take(Some(&ann), &own, 20).await.as_deref(), Some("asked"));
        assert_eq!(take(Some(&ann), &own, 20).await, None, "once");
        assert_eq!(take(None, &anybody, 20).await.as_deref(), Some("asked"));
        let old = begin(None).await;
        scene.store.begin_challenge(None, "asked", 900, 100).await.unwrap();
        assert_eq!(take(None, &old, 20).await, None, "what has ended is forgotten");
    }
}
