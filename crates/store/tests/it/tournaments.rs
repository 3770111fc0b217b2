//! Tournaments.

use engine::{Seat, Seats};
use serde_json::json;
use store::{Changed, Holder, NewMatch, NewRound, NewTournament, Pace, Stage, System, User, Who};

use crate::scene::{Scene, human, last, new_match, on_every_database, start};

async fn opened(scene: &Scene, host: &User) -> String {
    let new = NewTournament {
        title: "Cup".into(),
        game: "hill".into(),
        options: json!({}),
        seats: 2,
        system: System::Swiss,
        rounds: 3,
        same_deals: true,
        pace: Pace::Days(3),
        caretaker: true,
        host: host.id.clone(),
        now: 5,
    };
    scene.store.new_tournament(&new).await.unwrap()
}

fn person(user: &User) -> Who {
    Who::Person { user: user.id.clone(), login: user.login.clone() }
}

fn round(id: &str, after: u8, ann: &User) -> NewRound {
    let seats = vec![(human(ann), "Ann".into()), (Holder::Bot("easy".into()), "Bot".into())];
    let table = NewMatch { start: Some(start(Seats::one(Seat(0)))), ..new_match(seats) };
    NewRound { id: id.into(), after, rounds: 2, tables: vec![(table, vec![0, 1])], byes: vec![2], now: 9 }
}

on_every_database! {
    async fn people_and_bots_enter_until_it_begins(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let id = opened(&scene, &ann).await;
        let enter = async |who: Who| scene.store.enter(&id, &who, "Name", 6).await.unwrap();
        assert_eq!(enter(person(&ann)).await, Changed::Done);
        assert_eq!(enter(person(&ann)).await, Changed::Stale, "once");
        assert_eq!(enter(Who::Bot("easy".into())).await, Changed::Done);
        assert_eq!(enter(Who::Bot("easy".into())).await, Changed::Done);
        assert_eq!(enter(person(&ben)).await, Changed::Done);
        assert_eq!(scene.store.withdraw(&id, 3, 7).await.unwrap(), Changed::Done);
        let found = scene.store.tournament(&id).await.unwrap().unwrap();
        assert_eq!(found.entrants.iter().map(|one| one.number).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!((&found.entrants[0].who, found.entrants[0].name.as_str()), (&person(&ann), "ann"));
        assert_eq!((found.stage, found.round, found.rounds), (Stage::Open, 0, 3));
        assert_eq!((found.pace, found.caretaker), (Pace::Days(3), true));
        assert_eq!(scene.store.begin_round(&round(&id, 0, &ann)).await.unwrap(), Changed::Done);
        assert_eq!(enter(person(&ben)).await, Changed::Stale);
        assert_eq!(scene.store.withdraw(&id, 0, 7).await.unwrap(), Changed::Done);
        assert!(scene.store.tournament(&id).await.unwrap().unwrap().entrants[0].withdrawn);
        assert!(scene.store.tournament("nobody").await.unwrap().is_none());
    }

    async fn whoever_plays_bots_alone_is_told_of_a_match_that_a_tournament_waits_for(scene: Scene) {
        let ann = scene.account("ann").await;
        let (kind, target) = (store::ChannelKind::Webhook, "https://example.org/".to_owned());
        let (user, state) = (ann.id.clone(), store::ChannelState::On);
        scene.store.new_channel(&store::NewChannel { user, kind, target, keys: String::new(), state, now: 1 }).await.unwrap();
        let id = opened(&scene, &ann).await;
        for who in [person(&ann), Who::Bot("easy".into()), Who::Bot("hard".into())] {
            assert_eq!(scene.store.enter(&id, &who, "Name", 6).await.unwrap(), Changed::Done);
        }
        let mut first = round(&id, 0, &ann);
        // Another such match, for fun.
        scene.store.new_match(&first.tables[0].0).await.unwrap();
        for (table, _) in &mut first.tables {
            (table.settings.pace, table.now) = (Pace::Days(1), 50);
        }
        assert_eq!(scene.store.begin_round(&first).await.unwrap(), Changed::Done);
        let mut told = Vec::new();
        const DAY: i64 = 86_400_000;
        for now in [60, 60 + DAY * 3 / 4, 60 + DAY] {
            scene.store.pass_time(now).await.unwrap();
            while let Some(notice) = scene.store.take_notice(9 * DAY, 99 * DAY).await.unwrap() {
                told.push(notice.kind);
            }
        }
        assert_eq!(told, [store::NoticeKind::Turn, store::NoticeKind::Reminder, store::NoticeKind::Late]);
    }

    async fn a_round_begins_once_and_its_results_are_those_of_its_matches(scene: Scene) {
        let ann = scene.account("ann").await;
        let id = opened(&scene, &ann).await;
        for who in [person(&ann), Who::Bot("easy".into()), Who::Bot("hard".into())] {
            assert_eq!(scene.store.enter(&id, &who, "Name", 6).await.unwrap(), Changed::Done);
        }
        assert_eq!(scene.store.begin_round(&round(&id, 0, &ann)).await.unwrap(), Changed::Done);
        assert_eq!(scene.store.begin_round(&round(&id, 0, &ann)).await.unwrap(), Changed::Stale);
        assert_eq!(scene.store.running_tournaments().await.unwrap(), std::slice::from_ref(&id));
        let found = scene.store.tournament(&id).await.unwrap().unwrap();
        assert_eq!((found.round, found.rounds, found.boards.len()), (1, 2, 2));
        let match_id = found.boards[0].match_id.clone().unwrap();
        assert_eq!((&found.boards[0].players, found.boards[0].outcome), (&vec![0, 1], None));
        assert_eq!((&found.boards[1].players, &found.boards[1].match_id), (&vec![2], &None));
        assert_eq!(scene.store.tournament_of(&match_id).await.unwrap(), Some(id.clone()));
        scene.plays(&last(&match_id, 0)).await;
        assert!(scene.store.is_sealed(&match_id).await.unwrap(), "others play with the same deal");
        let found = scene.store.tournament(&id).await.unwrap().unwrap();
        assert_eq!(found.boards[0].outcome, Some(crate::scene::outcome()));
        assert_eq!(scene.store.end_tournament(&id, 1, 10).await.unwrap(), Changed::Done);
        assert_eq!(scene.store.begin_round(&round(&id, 1, &ann)).await.unwrap(), Changed::Stale);
        assert!(!scene.store.is_sealed(&match_id).await.unwrap());
        assert!(scene.store.running_tournaments().await.unwrap().is_empty());
        assert_eq!(scene.store.tournaments(10).await.unwrap()[0].stage, Stage::Over);
    }
}
