//! Who is here, friends, invitations, and asking for a seat.

use engine::Seat;
use store::{
    Answer, Changed, Company, Former, Holder, MatchId, NewSeatRequest, SeatAnswer, SeatChange, Shows, User,
};

use crate::scene::{Scene, change, human, new_match, on_every_database};

/// A match of Ann and Ben in which the seat of Ben is open.
async fn freed(scene: &Scene, ann: &User, ben: &User, by: &User) -> MatchId {
    let id = scene.running(&[ann, ben]).await;
    let frees = SeatChange {
        name: String::new(),
        by: Some(by.id.clone()),
        ..change(&id, 1, human(ben), Holder::Open)
    };
    assert_eq!(scene.store.change_seat(&frees).await.unwrap(), Changed::Done);
    id
}

async fn asks(scene: &Scene, id: &MatchId, user: &User) -> Changed {
    let invite = scene.found(id).await.places[1].invite.clone();
    let (match_id, user) = (id.clone(), user.id.clone());
    let new = NewSeatRequest { match_id, seat: Seat(1), invite, user, name: "Eve".into(), now: 60 };
    scene.store.ask_seat(&new).await.unwrap()
}

async fn answers(scene: &Scene, id: &MatchId, asker: &User, by: &User, answer: Answer) -> Changed {
    let invite = scene.found(id).await.places[1].invite.clone();
    let (user, answerer) = (asker.id.clone(), by.id.clone());
    let given = SeatAnswer { match_id: id.clone(), seat: Seat(1), invite, user, answerer, answer, now: 61 };
    scene.store.answer_seat(&given).await.unwrap()
}

on_every_database! {
    async fn what_people_do_is_told_of_open_matches_and_if_they_like(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let (listed, begun) = (scene.running(&[&ann]).await, scene.table(&[&ann]).await);
        let store = &*scene.store;
        let who = [(listed.clone(), ann.id.clone()), (listed.clone(), ben.id.clone()), (begun, ben.id.clone())];
        store.looked(&who, 100).await.unwrap();
        let mut doing = store.doing_since(99, 10).await.unwrap();
        doing.sort_by_key(|doing| !doing.plays);
        let told: Vec<_> = doing.iter().map(|doing| (&doing.user, &doing.match_id, doing.plays)).collect();
        assert_eq!(told, [(&ann.id, &listed, true), (&ben.id, &listed, false)]);
        assert_eq!(doing[0].game, "hill");
        assert_eq!(store.doing_since(100, 10).await.unwrap(), []);
        store.set_shows(&ann.id, Shows { rating: true, matches: false, presence: true }).await.unwrap();
        assert_eq!(store.doing_since(99, 10).await.unwrap().len(), 1);
    }

    async fn who_is_here_is_seen_by_those_who_allow_it(scene: Scene) {
        let (ann, ben, guest) = (scene.account("ann").await, scene.account("ben").await, scene.guest("G").await);
        for user in [&ann, &ben, &guest] {
            scene.store.be_here(&user.id, 100).await.unwrap();
        }
        scene.store.be_here(&ann.id, 200).await.unwrap();
        let here = async |since| -> Vec<String> {
            scene.store.here_since(since, 10).await.unwrap().into_iter().map(|person| person.login).collect()
        };
        assert_eq!(here(50).await, ["ann", "ben"]);
        assert_eq!(here(150).await, ["ann"]);
        scene.store.set_shows(&ann.id, Shows { rating: true, matches: true, presence: false }).await.unwrap();
        assert_eq!(here(50).await, ["ben"]);
        let token = scene.store.begin_session(&ann.id, 1_000, 10).await.unwrap();
        assert_eq!(scene.store.session(&token, 20).await.unwrap().unwrap().here_at, Some(200));
    }

    async fn friends_come_and_go(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        for _ in 0..2 {
            scene.store.set_friend(&ann.id, &ben.id, true, 5).await.unwrap();
        }
        let friends = scene.store.friends(&ann.id).await.unwrap();
        assert_eq!((friends.len(), friends[0].login.as_str(), friends[0].seen_at), (1, "ben", None));
        scene.store.be_here(&ben.id, 100).await.unwrap();
        assert_eq!(scene.store.friends(&ann.id).await.unwrap()[0].seen_at, Some(100));
        assert!(scene.store.friends(&ben.id).await.unwrap().is_empty());
        scene.store.set_friend(&ann.id, &ben.id, false, 6).await.unwrap();
        assert!(scene.store.friends(&ann.id).await.unwrap().is_empty());
    }

    async fn an_invitation_stands_until_it_is_answered_or_the_table_is_full(scene: Scene) {
        let (ann, ben, cem) = (scene.account("ann").await, scene.account("ben").await, scene.account("cem").await);
        let seats = vec![(human(&ann), "Ann".into()), (Holder::Open, String::new())];
        let id = scene.store.new_match(&new_match(seats)).await.unwrap();
        for user in [&ben, &cem] {
            scene.store.invite(&id, &user.id, &ann.id, 5).await.unwrap();
        }
        let mine = scene.store.invitations_of(&ben.id).await.unwrap();
        assert_eq!((mine.len(), &mine[0].match_id, mine[0].by.login.as_str(), mine[0].at), (1, &id, "ann", 5));
        scene.store.refuse_invitation(&id, &ben.id).await.unwrap();
        assert!(scene.store.invitations_of(&ben.id).await.unwrap().is_empty());
        let told: Vec<_> = scene.store.invited_to(&id).await.unwrap();
        assert_eq!(told.iter().filter(|asked| asked.refused).count(), 1);
        // Asked again, and somebody else takes the seat.
        scene.store.invite(&id, &ben.id, &ann.id, 6).await.unwrap();
        assert_eq!(scene.store.invitations_of(&ben.id).await.unwrap().len(), 1);
        let sits = change(&id, 1, Holder::Open, human(&cem));
        assert_eq!(scene.store.change_seat(&sits).await.unwrap(), Changed::Done);
        assert!(scene.store.invitations_of(&ben.id).await.unwrap().is_empty());
        assert!(scene.store.invitations_of(&cem.id).await.unwrap().is_empty());
    }

    async fn a_host_says_whom_they_look_for(scene: Scene) {
        let id = scene.table(&[&scene.guest("Ann").await]).await;
        assert_eq!(scene.store.company(&id).await.unwrap(), Company::Anybody);
        for company in [Company::Newcomers, Company::Experienced] {
            scene.store.set_company(&id, company).await.unwrap();
            assert_eq!(scene.store.company(&id).await.unwrap(), company);
        }
    }

    async fn who_left_a_seat_is_remembered(scene: Scene) {
        let (ann, ben) = (scene.guest("Ann").await, scene.guest("Ben").await);
        let former = async |id: &MatchId| scene.found(id).await.places[1].former.clone();
        let taken = freed(&scene, &ann, &ben, &ann).await;
        assert_eq!(former(&taken).await, Some(Former { user: ben.id.clone(), gave_up: false }));
        let given = freed(&scene, &ann, &ben, &ben).await;
        assert_eq!(former(&given).await, Some(Former { user: ben.id.clone(), gave_up: true }));
        // A bot in between changes nothing, and a guest's account is the same person.
        let bot = change(&given, 1, Holder::Open, Holder::Bot("easy".into()));
        assert_eq!(scene.store.change_seat(&bot).await.unwrap(), Changed::Done);
        let account = scene.account("ben").await;
        scene.store.claim(&ben.id, &account.id, 9).await.unwrap();
        assert_eq!(former(&given).await, Some(Former { user: account.id.clone(), gave_up: true }));
    }

    async fn asking_for_a_seat_lapses_when_it_changes_hands(scene: Scene) {
        let (ann, ben, eve) = (scene.guest("Ann").await, scene.guest("Ben").await, scene.guest("Eve").await);
        let id = freed(&scene, &ann, &ben, &ben).await;
        assert_eq!(asks(&scene, &id, &eve).await, Changed::Done);
        assert_eq!(asks(&scene, &id, &eve).await, Changed::Stale, "once is enough");
        assert_eq!(answers(&scene, &id, &eve, &ann, Answer::Consent).await, Changed::Done);
        assert_eq!(answers(&scene, &id, &eve, &ann, Answer::Refuse).await, Changed::Stale, "the first counts");
        assert_eq!(answers(&scene, &id, &eve, &ben, Answer::Refuse).await, Changed::Done);
        let asked = scene.store.seat_requests(&id).await.unwrap();
        assert_eq!((asked.len(), asked[0].seat, &asked[0].user, asked[0].name.as_str()), (1, Seat(1), &eve.id, "Eve"));
        assert_eq!((&asked[0].consents, &asked[0].refusals), (&vec![ann.id.clone()], &vec![ben.id.clone()]));
        let bot = change(&id, 1, Holder::Open, Holder::Bot("easy".into()));
        assert_eq!(scene.store.change_seat(&bot).await.unwrap(), Changed::Done);
        assert!(scene.store.seat_requests(&id).await.unwrap().is_empty());
        assert_eq!(asks(&scene, &id, &eve).await, Changed::Stale, "it is not open");
        assert_eq!(answers(&scene, &id, &eve, &ben, Answer::Consent).await, Changed::Stale);
    }
}
