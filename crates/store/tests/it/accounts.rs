//! What people do with their accounts, and hosts with those of others.

use engine::Seat;
use store::{Content, Holder, NewChatLine, Role};

use crate::scene::on_every_database;

on_every_database! {
    async fn the_first_account_is_the_host(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let role = async |user: &store::User| scene.store.user(&user.id).await.unwrap().unwrap().role;
        assert_eq!((role(&ann).await, role(&ben).await), (Role::Host, Role::Player));
        scene.store.set_role(&ben.id, Role::Host).await.unwrap();
        scene.store.set_role(&ann.id, Role::Player).await.unwrap();
        assert_eq!((role(&ann).await, role(&ben).await), (Role::Player, Role::Host));
        let members = scene.store.members("", 10).await.unwrap();
        assert_eq!(members.iter().map(|one| one.login.as_str()).collect::<Vec<_>>(), ["ann", "ben"]);
        assert_eq!(scene.store.members("BE", 10).await.unwrap().len(), 1);
        assert!(scene.store.members("x", 10).await.unwrap().is_empty());
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
}
