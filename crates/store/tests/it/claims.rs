//! A guest's seats are claimed by an account.

use engine::Seat;
use store::{MatchList, NewChatLine, NewMatch, Page};

use crate::scene::{human, is_turn_of, new_match, nobody, on_every_database};

on_every_database! {
    async fn seats_tables_and_lines_go_to_the_account(scene: Scene) {
        let (guest, account) = (scene.guest("Guest").await, scene.account("anna").await);
        let hosted = NewMatch {
            host: Some(guest.id.clone()),
            ..new_match(vec![(human(&guest), "Guest".into()), (human(&account), "Anna".into())])
        };
        let hosted = scene.store.new_match(&hosted).await.unwrap();
        let other = scene.running(&[&guest]).await;
        let (match_id, user) = (other.clone(), Some(guest.id.clone()));
        let line = NewChatLine { match_id, user, seat: Some(Seat(0)), text: "hello".into(), now: 5 };
        scene.store.say(&line).await.unwrap();

        assert_eq!(scene.store.claim(&guest.id, &account.id, 9).await.unwrap(), Some(2));

        let found = scene.found(&hosted).await;
        assert_eq!((found.host.as_ref(), found.seats_of(&account.id).len()), (Some(&account.id), 2));
        assert!(is_turn_of(&scene.found(&other).await, &account));
        let said = scene.store.chat(&other, None, 10).await.unwrap();
        assert_eq!((said[0].user.as_ref(), said[0].name.as_str()), (Some(&account.id), "anna"));
        let left = scene.store.matches(MatchList::Of(&guest.id), &Page::first(10)).await.unwrap();
        assert_eq!(left, []);
    }

    async fn the_sessions_of_a_claimed_guest_end(scene: Scene) {
        let (guest, account) = (scene.guest("Guest").await, scene.account("anna").await);
        let token = scene.store.begin_session(&guest.id, 1_000, 1).await.unwrap();
        scene.store.claim(&guest.id, &account.id, 9).await.unwrap();
        assert_eq!(scene.store.session(&token, 9).await.unwrap(), None);
        let made = scene.store.make_account(&guest.id, "guest", "$hash").await.unwrap();
        assert_eq!(made, store::AccountMade::NotAGuest);
    }

    async fn only_a_guest_is_claimed_and_only_once_by_an_account(scene: Scene) {
        let (guest, other) = (scene.guest("Guest").await, scene.guest("Other").await);
        let (anna, bea) = (scene.account("anna").await, scene.account("bea").await);
        let id = scene.running(&[&anna, &guest]).await;
        for (from, to) in [(&anna.id, &bea.id), (&guest.id, &other.id), (&guest.id, &nobody()), (&nobody(), &bea.id)] {
            assert_eq!(scene.store.claim(from, to, 9).await.unwrap(), None);
        }
        let found = scene.found(&id).await;
        assert_eq!((found.seats_of(&anna.id).len(), found.seats_of(&guest.id).len()), (1, 1));
        assert_eq!(scene.store.claim(&guest.id, &anna.id, 9).await.unwrap(), Some(1));
        assert_eq!(scene.store.claim(&guest.id, &bea.id, 9).await.unwrap(), None);
    }
}
