//! What people do with their accounts, and hosts with those of others.

use engine::Seat;
use store::{Changed, ChannelKind, ChannelState, Content, Holder, NewChannel, NewChatLine, Role, User};

use crate::scene::{Scene, change, human, on_every_database};

async fn has_mailbox(scene: &Scene, user: &User, target: &str, state: ChannelState) {
    let (user, kind, target) = (user.id.clone(), ChannelKind::Mail, target.to_owned());
    let new = NewChannel { user, kind, target, keys: String::new(), state, now: 1 };
    scene.store.new_channel(&new).await.unwrap();
}

on_every_database! {
    async fn the_first_account_is_the_host(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let role = async |user: &store::User| scene.store.user(&user.id).await.unwrap().unwrap().role;
        assert_eq!((role(&ann).await, role(&ben).await), (Role::Host, Role::Player));
        assert!(scene.store.is_last_host(&ann.id).await.unwrap());
        assert_eq!(scene.store.set_role(&ann.id, Role::Player).await.unwrap(), Changed::Stale, "one host stays");
        assert_eq!(scene.store.set_role(&ben.id, Role::Host).await.unwrap(), Changed::Done);
        assert!(!scene.store.is_last_host(&ann.id).await.unwrap());
        assert_eq!(scene.store.set_role(&ann.id, Role::Player).await.unwrap(), Changed::Done);
        assert_eq!((role(&ann).await, role(&ben).await), (Role::Player, Role::Host));
        let members = scene.store.members("", 10).await.unwrap();
        assert_eq!(members.iter().map(|one| one.login.as_str()).collect::<Vec<_>>(), ["ann", "ben"]);
        assert_eq!(scene.store.members("BE", 10).await.unwrap().len(), 1);
        assert!(scene.store.members("x", 10).await.unwrap().is_empty());
    }

    async fn of_two_who_are_the_first_at_the_same_moment_one_is_the_host(scene: Scene) {
        let (ann, ben) = (scene.guest("Ann").await, scene.guest("Ben").await);
        let another = scene.another().await;
        let (one, other) = tokio::join!(
            scene.store.make_account(&ann.id, "ann", "$hash"),
            another.make_account(&ben.id, "ben", "$hash"),
        );
        assert_eq!([one.unwrap(), other.unwrap()], [store::AccountMade::Made; 2]);
        let hosts = scene.store.members("", 9).await.unwrap();
        assert_eq!(hosts.iter().filter(|one| one.role == Role::Host).count(), 1);
    }

    async fn an_account_is_reached_by_its_name_and_by_its_mailbox(scene: Scene) {
        let (ann, ben, guest) = (scene.account("Änn").await, scene.account("ben").await, scene.guest("Cy").await);
        has_mailbox(&scene, &ann, "Ann@example.org", ChannelState::On).await;
        has_mailbox(&scene, &ann, "old@example.org", ChannelState::Off).await;
        has_mailbox(&scene, &ann, "typo@example.org", ChannelState::Unconfirmed).await;
        has_mailbox(&scene, &ben, "ann@example.org", ChannelState::On).await;
        has_mailbox(&scene, &guest, "cy@example.org", ChannelState::On).await;
        let reached = async |asked: &str| {
            let mut found: Vec<_> = scene.store.reachable(asked).await.unwrap().into_iter()
                .map(|one| (one.user.login.unwrap(), one.mailbox)).collect();
            found.sort();
            found
        };
        let pair = |login: &str, mailbox: &str| (login.to_owned(), mailbox.to_owned());
        assert_eq!(reached("äNN").await, [pair("Änn", "Ann@example.org"), pair("Änn", "old@example.org")]);
        assert_eq!(reached("ANN@example.org").await, [pair("ben", "ann@example.org"), pair("Änn", "Ann@example.org")]);
        for nothing in ["typo@example.org", "cy@example.org", "Cy", "", "%", "a\0b"] {
            assert!(reached(nothing).await.is_empty(), "{nothing}");
        }
        scene.store.set_closed(&ben.id, true, 9).await.unwrap();
        assert_eq!(reached("ann@example.org").await.len(), 1);
    }

    async fn a_password_is_chosen_anew_once_by_a_link(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let session = scene.store.begin_session(&ann.id, 9_000, 10).await.unwrap();
        let [first, second] = [scene.store.begin_reset(&ann.id, 1_000).await.unwrap(), scene.store.begin_reset(&ann.id, 1_000).await.unwrap()];
        let late = scene.store.begin_reset(&ben.id, 1_000).await.unwrap();
        assert_eq!(scene.store.reset_of(&first, 999).await.unwrap().as_ref(), Some(&ann));
        let reset = async |token: &str, now| scene.store.reset_password(token, "$new", now).await.unwrap();
        for (token, now) in [("guess", 10), (late.as_str(), 1_000), (late.as_str(), 5_000)] {
            assert_eq!((reset(token, now).await, scene.store.reset_of(token, now).await.unwrap()), (None, None));
        }
        assert_ne!(scene.store.account("ben").await.unwrap().unwrap().password, "$new");
        let (one, other) = tokio::join!(reset(&first, 500), reset(&first, 499));
        assert_eq!([one, other].iter().flatten().collect::<Vec<_>>(), [&ann], "once, however many try");
        assert_eq!(scene.store.account("ann").await.unwrap().unwrap().password, "$new");
        assert_eq!(scene.store.session(&session, 501).await.unwrap(), None);
        assert_eq!((reset(&first, 501).await, reset(&second, 501).await), (None, None));
    }

    async fn links_for_a_new_password_end_with_the_password_and_with_the_account(scene: Scene) {
        let ann = scene.account("ann").await;
        let old = scene.store.begin_reset(&ann.id, 1_000).await.unwrap();
        scene.store.end_sessions(&ann.id, 10).await.unwrap();
        assert_eq!(scene.store.reset_of(&old, 11).await.unwrap(), None);
        let closed = scene.store.begin_reset(&ann.id, 1_000).await.unwrap();
        scene.store.set_closed(&ann.id, true, 20).await.unwrap();
        assert_eq!(scene.store.reset_password(&closed, "$new", 21).await.unwrap(), None);
    }

    async fn a_session_is_ended_by_its_key(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let token = scene.store.begin_session(&ann.id, 1_000, 10).await.unwrap();
        scene.store.name_device(&token, "Firefox\u{7}").await.unwrap();
        let other = scene.store.begin_session(&ann.id, 1_000, 20).await.unwrap();
        let devices = scene.store.devices(&ann.id, 30).await.unwrap();
        assert_eq!((devices.len(), devices[1].device.as_str(), devices[1].created_at), (2, "Firefox", 10));
        assert_eq!(devices[1].key, scene.store.device_key(&token));
        scene.store.end_device(&ben.id, &devices[1].key, 30).await.unwrap();
        assert!(scene.store.session(&token, 30).await.unwrap().is_some(), "not by somebody else");
        scene.store.end_device(&ann.id, &devices[1].key, 30).await.unwrap();
        assert!(scene.store.session(&token, 30).await.unwrap().is_none());
        assert!(scene.store.session(&other, 30).await.unwrap().is_some());
        assert_eq!(scene.store.devices(&ann.id, 31).await.unwrap().len(), 1);
    }

    async fn a_closed_account_is_logged_out_until_it_is_opened_again(scene: Scene) {
        let ann = scene.account("ann").await;
        let token = scene.store.begin_session(&ann.id, 1_000, 10).await.unwrap();
        scene.store.set_closed(&ann.id, true, 20).await.unwrap();
        assert!(scene.store.session(&token, 20).await.unwrap().is_none());
        assert!(scene.store.account("ann").await.unwrap().unwrap().is_closed);
        let late = scene.store.begin_session(&ann.id, 1_000, 21).await.unwrap();
        assert!(scene.store.session(&late, 22).await.unwrap().is_none());
        scene.store.set_closed(&ann.id, false, 30).await.unwrap();
        assert!(!scene.store.account("ann").await.unwrap().unwrap().is_closed);
        assert!(scene.store.session(&late, 31).await.unwrap().is_some());
    }

    async fn a_line_is_hidden_and_shown_again(scene: Scene) {
        let ann = scene.account("ann").await;
        let id = scene.table(&[&ann]).await;
        let say = NewChatLine { match_id: id.clone(), user: Some(ann.id.clone()), seat: None, text: "hey".into(), now: 5 };
        let line = scene.store.say(&say).await.unwrap();
        let content = async || scene.store.chat(&id, None, 10).await.unwrap()[0].content.clone();
        assert!(scene.store.hide_line(&id, line, true).await.unwrap());
        assert_eq!(content().await, Content::Hidden);
        assert!(scene.store.hide_line(&id, line, false).await.unwrap());
        assert_eq!(content().await, Content::Text("hey".into()));
        let elsewhere = scene.table(&[&ann]).await;
        assert!(!scene.store.hide_line(&elsewhere, line, true).await.unwrap());
        let own = scene.store.own_lines(&ann.id, 0, 10).await.unwrap();
        assert_eq!((own.len(), own[0].1.text.as_str()), (1, "hey"));
        assert!(scene.store.own_lines(&ann.id, own[0].0, 10).await.unwrap().is_empty());
    }

    async fn a_person_is_forgotten_and_the_matches_of_others_stay_whole(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let id = scene.running(&[&ann, &ben]).await;
        scene.plays(&store::NewMove { user: Some(ann.id.clone()), ..crate::scene::action(&id, 0) }).await;
        let say = NewChatLine { match_id: id.clone(), user: Some(ann.id.clone()), seat: Some(Seat(0)), text: "secret".into(), now: 5 };
        scene.store.say(&say).await.unwrap();
        scene.store.set_friend(&ben.id, &ann.id, true, 5).await.unwrap();
        scene.store.be_here(&ann.id, 5).await.unwrap();
        let token = scene.store.begin_session(&ann.id, 1_000, 10).await.unwrap();
        scene.store.forget(&ann.id, "Deleted", 20).await.unwrap();
        assert!(scene.store.account("ann").await.unwrap().is_none());
        assert!(scene.store.session(&token, 21).await.unwrap().is_none());
        assert!(scene.store.friends(&ben.id).await.unwrap().is_empty());
        let chat = scene.store.chat(&id, None, 10).await.unwrap();
        assert_eq!((&chat[0].content, chat[0].name.as_str()), (&Content::Hidden, "Deleted"));
        let found = scene.found(&id).await;
        assert_eq!((found.seq, found.places[0].name.as_str()), (1, "Deleted"));
        assert_eq!(found.places[0].holder, Holder::Human(ann.id.clone()));
        assert_eq!(scene.store.moves(&id, 0, 10).await.unwrap().len(), 1);
        scene.account("ann").await;
    }

    async fn no_name_of_a_forgotten_person_is_left(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let guest = scene.guest("Annie").await;
        let id = scene.running(&[&ben, &guest, &guest]).await;
        scene.store.claim(&guest.id, &ann.id, 5).await.unwrap();
        let bot = Holder::Bot("weak".into());
        // Ben gives one of her seats to a bot, and she gives up the other.
        let by_ben = store::SeatChange { by: Some(ben.id.clone()), ..change(&id, 1, human(&ann), bot.clone()) };
        let by_her = store::SeatChange { by: Some(ann.id.clone()), resigns: true, ..change(&id, 2, human(&ann), bot) };
        for change in [by_ben, by_her] {
            assert_eq!(scene.store.change_seat(&change).await.unwrap(), Changed::Done);
        }
        let other = scene.running(&[&ben, &ben]).await;
        let free = store::SeatChange { by: Some(ben.id.clone()), ..change(&other, 1, human(&ben), Holder::Open) };
        assert_eq!(scene.store.change_seat(&free).await.unwrap(), Changed::Done);
        let invite = scene.found(&other).await.places[1].invite.clone();
        let asks = store::NewSeatRequest {
            match_id: other.clone(), seat: Seat(1), invite, user: ann.id.clone(), name: "Annie".into(), now: 6,
        };
        assert_eq!(scene.store.ask_seat(&asks).await.unwrap(), Changed::Done);
        scene.store.forget(&ann.id, "Deleted", 20).await.unwrap();
        let notes: Vec<_> = scene.store.chat(&id, None, 10).await.unwrap().into_iter().map(|line| line.content).collect();
        let new = "New".to_owned();
        assert_eq!(notes, [Content::Bot { old: "Deleted".into(), new: new.clone() }, Content::Resigns { new }]);
        assert_eq!(scene.store.seat_requests(&other).await.unwrap()[0].name, "Deleted");
        assert_eq!(scene.store.user(&guest.id).await.unwrap().unwrap().profile.name, "Deleted");
        let freed = &scene.store.chat(&other, None, 10).await.unwrap()[0];
        assert_eq!(freed.content, Content::Frees { old: "ben".into() }, "nobody else's name is touched");
    }

    async fn what_somebody_left_elsewhere_is_told_to_them(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let id = scene.running(&[&ann, &ben]).await;
        scene.store.begin_vacation(&ann.id, 90, 10).await.unwrap();
        scene.store.looked(&[(id.clone(), ann.id.clone()), (id.clone(), ben.id.clone())], 20).await.unwrap();
        scene.store.invite(&id, &ben.id, &ann.id, 30).await.unwrap();
        let own = scene.store.own_traces(&ann.id).await.unwrap();
        assert_eq!(own.vacations, [store::OwnVacation { began_at: 10, ends_at: 90 }]);
        assert_eq!(own.visits, [store::OwnVisit { table: id.clone(), seen_at: 20 }]);
        let invitation = store::OwnInvitation { table: id, invited: "ben".into(), by: "ann".into(), at: 30, refused: false };
        assert_eq!(own.invitations, [invitation]);
        assert_eq!((own.votes, own.seat_requests, own.tournaments), (Vec::new(), Vec::new(), Vec::new()));
    }
}
