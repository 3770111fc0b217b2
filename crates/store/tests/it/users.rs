//! Guests, accounts, sessions.

use store::{AccountMade, Error, Profile, Theme};

use crate::scene::{HOSTILE, nobody, on_every_database, profile};

on_every_database! {
    async fn a_guest_is_found_as_they_were_made(scene: Scene) {
        let guest = scene.guest("Anna").await;
        assert_eq!(guest.login, None);
        assert_eq!(scene.store.user(&guest.id).await.unwrap(), Some(guest));
        assert_eq!(scene.store.user(&nobody()).await.unwrap(), None);
    }

    async fn a_profile_can_be_changed(scene: Scene) {
        let guest = scene.guest("Anna").await;
        let new = Profile { name: "Bea".into(), language: engine::Language::Nl, theme: Theme::Light };
        scene.store.set_profile(&guest.id, &new).await.unwrap();
        assert_eq!(scene.store.user(&guest.id).await.unwrap().unwrap().profile, new);
    }

    async fn a_guest_becomes_an_account_and_stays_the_same_user(scene: Scene) {
        let guest = scene.guest("Anna").await;
        assert_eq!(scene.store.make_account(&guest.id, "Änna", "$hash").await.unwrap(), AccountMade::Made);
        let account = scene.store.account("äNNA").await.unwrap().unwrap();
        assert_eq!((&account.user.id, account.user.login.as_deref()), (&guest.id, Some("Änna")));
        assert_eq!(account.password, "$hash");
        assert!(scene.store.account("Anna").await.unwrap().is_none());
    }

    async fn a_login_name_belongs_to_one_account(scene: Scene) {
        scene.account("anna").await;
        let guest = scene.guest("Anna").await;
        let make = async |login| scene.store.make_account(&guest.id, login, "$hash").await.unwrap();
        assert_eq!(make("ANNA").await, AccountMade::NameTaken);
        assert_eq!(make("anna2").await, AccountMade::Made);
        assert_eq!(make("anna3").await, AccountMade::NotAGuest);
        assert_eq!(
            scene.store.make_account(&nobody(), "x", "$hash").await.unwrap(),
            AccountMade::NotAGuest
        );
    }

    async fn a_password_can_be_changed(scene: Scene) {
        let account = scene.account("anna").await;
        scene.store.set_password(&account.id, "$new").await.unwrap();
        assert_eq!(scene.store.account("anna").await.unwrap().unwrap().password, "$new");
    }

    async fn a_session_lasts_until_it_expires(scene: Scene) {
        let user = scene.guest("Anna").await;
        let token = scene.store.begin_session(&user.id, 1_000, 10).await.unwrap();
        let session = scene.store.session(&token, 999).await.unwrap().unwrap();
        assert_eq!((session.user, session.expires_at, session.seen_at), (user, 1_000, 10));
        assert_eq!(scene.store.session(&token, 1_000).await.unwrap(), None);
        assert_eq!(scene.store.session("guess", 10).await.unwrap(), None);
    }

    async fn a_session_that_is_used_lasts_longer(scene: Scene) {
        let user = scene.guest("Anna").await;
        let token = scene.store.begin_session(&user.id, 1_000, 10).await.unwrap();
        scene.store.touch_session(&token, 2_000, 900).await.unwrap();
        let session = scene.store.session(&token, 1_500).await.unwrap().unwrap();
        assert_eq!((session.expires_at, session.seen_at), (2_000, 900));
        scene.store.touch_session(&token, 9_000, 2_000).await.unwrap();
        assert_eq!(scene.store.session(&token, 2_000).await.unwrap(), None, "it does not come back to life");
    }

    async fn logging_out_ends_one_session_or_all(scene: Scene) {
        let user = scene.guest("Anna").await;
        let [mut tokens, mut open] = [Vec::new(), Vec::new()];
        for _ in 0..3 {
            tokens.push(scene.store.begin_session(&user.id, 1_000, 10).await.unwrap());
        }
        scene.store.end_session(&tokens[0], 20).await.unwrap();
        for token in &tokens {
            open.push(scene.store.session(token, 20).await.unwrap().is_some().to_string());
        }
        assert_eq!(open, ["false", "true", "true"]);
        scene.store.end_sessions(&user.id, 30).await.unwrap();
        assert_eq!(scene.store.session(&tokens[1], 30).await.unwrap(), None);
    }

    async fn hostile_names_are_kept_as_they_are(scene: Scene) {
        for name in HOSTILE {
            let guest = scene.guest(name).await;
            assert_eq!(scene.store.make_account(&guest.id, name, name).await.unwrap(), AccountMade::Made);
            let account = scene.store.account(name).await.unwrap().unwrap();
            assert_eq!((account.user.profile.name.as_str(), account.user.login.as_deref()), (name, Some(name)));
            assert_eq!(account.password, name);
        }
    }

    async fn nothing_is_found_by_what_cannot_be_stored(scene: Scene) {
        assert!(scene.store.account("a\0").await.unwrap().is_none());
        assert_eq!(scene.store.invitation("a\0").await.unwrap(), None);
        assert_eq!(scene.store.find_match(&store::MatchId("a\0".into())).await.unwrap(), None);
        assert_eq!(scene.store.session("a\0", 1).await.unwrap(), None);
    }

    async fn names_have_limits(scene: Scene) {
        for name in ["", "a\0b", &"ä".repeat(61)] {
            let refused = scene.store.new_guest(&profile(name), 1).await;
            assert!(matches!(refused, Err(Error::Refused(_))), "{name}");
        }
        scene.guest(&"ä".repeat(60)).await;
    }
}
