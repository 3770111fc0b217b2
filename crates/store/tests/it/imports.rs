//! Whole matches, in and out.

use engine::{Entry, Header, Record, Seat, SeatInfo, Seed, commitment};
use serde_json::json;
use store::{Committed, Content, Error, GoesOn, Holder, Import, ImportedStep, NewMatch, Page, Phase};

use crate::scene::{
    EVERY_FINISHED, action, human, last, new_match, on_every_database, outcome, position, settings, undo,
};

fn record() -> Record {
    let [seed, salt] = [5, 6].map(Seed::from_number);
    let seat = |name: &str, bot: Option<&str>| SeatInfo { name: name.into(), bot: bot.map(Into::into) };
    Record {
        header: Header {
            format: Record::FORMAT,
            game: "hill".into(),
            rules_version: 2,
            options: json!({"map": "large"}),
            seats: vec![seat("Anna", None), seat("Robot", Some("strong"))],
            commitment: commitment(&seed, &salt),
            seed: Some(seed),
            salt: Some(salt),
        },
        entries: vec![
            Entry::Action { seq: 1, seat: Seat(0), action: json!({"build": 1}) },
            Entry::Action { seq: 2, seat: Seat(1), action: json!("pass") },
            Entry::Undo { seq: 3, seat: Seat(0), undo: 0 },
            Entry::Action { seq: 4, seat: Seat(0), action: json!("resign") },
        ],
        result: Some(outcome()),
    }
}

fn import(record: Record) -> Import {
    let step = |seq| ImportedStep { position: position(seq), events: vec![json!(seq)] };
    let steps = (0..=record.entries.len() as u64).map(step).collect();
    Import { record, steps, settings: settings(), host: None, goes_on: None, now: 70 }
}

on_every_database! {
    async fn an_imported_match_comes_out_as_it_went_in(scene: Scene) {
        let id = scene.store.import(&import(record())).await.unwrap();
        assert_eq!(scene.store.record(&id).await.unwrap(), Some(record()));
        let found = scene.found(&id).await;
        assert_eq!((found.phase, found.seq, found.imported), (Phase::Over(outcome()), 4, true));
        let holders: Vec<_> = found.places.into_iter().map(|place| place.holder).collect();
        assert_eq!(holders, [Holder::Stranger, Holder::Bot("strong".into())]);
        for seq in 0..=4 {
            assert_eq!(scene.store.position(&id, seq).await.unwrap(), Some(position(seq)));
        }
        assert_eq!(scene.store.moves(&id, 0, 10).await.unwrap().len(), 4);
        let listed = scene.store.matches(EVERY_FINISHED, &Page::first(10)).await.unwrap();
        assert_eq!(listed[0].id, id);
    }

    async fn an_imported_match_is_for_reading_only(scene: Scene) {
        let id = scene.store.import(&import(record())).await.unwrap();
        assert_eq!(scene.store.commit_move(&action(&id, 4)).await.unwrap(), Committed::NotRunning);
        assert_eq!(scene.store.take_bot_turn(i64::MAX, i64::MAX).await.unwrap(), None);
    }

    async fn the_record_of_a_match_played_here(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let seats = vec![(human(&anna), "Anna".into()), (Holder::Bot("weak".into()), "Robot".into())];
        let id = scene.store.new_match(&NewMatch { ..new_match(seats) }).await.unwrap();
        scene.start(&id, engine::Seats::one(Seat(0))).await;
        scene.plays(&action(&id, 0)).await;
        scene.plays(&undo(&id, 1, 0)).await;
        assert_eq!(scene.store.record(&id).await.unwrap(), None, "it would tell secrets");
        scene.plays(&last(&id, 2)).await;
        let record = scene.store.record(&id).await.unwrap().unwrap();
        assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
        assert_eq!(record.entries[0], Entry::Action { seq: 1, seat: Seat(0), action: json!({"build": 1}) });
        assert_eq!(record.entries[1], Entry::Undo { seq: 2, seat: Seat(0), undo: 0 });
        assert_eq!((record.entries.len(), record.result), (3, Some(outcome())));
        let (seed, salt) = (record.header.seed.unwrap(), record.header.salt.unwrap());
        assert_eq!(commitment(&seed, &salt), record.header.commitment);
        assert_eq!(record.header.seats[1].bot.as_deref(), Some("weak"));
        let copy = scene.store.import(&import(record.clone())).await.unwrap();
        assert_eq!(scene.store.record(&copy).await.unwrap(), Some(record));
    }

    async fn a_running_match_is_copied_with_its_seed_and_its_table_is_told(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let id = scene.running(&[&anna, &bea]).await;
        scene.plays(&action(&id, 0)).await;
        let copy = scene.store.take_copy(&id, 80).await.unwrap().unwrap();
        assert_eq!((copy.entries.len(), copy.result), (1, None));
        assert_eq!(copy.header.seed, Some(Seed::from_number(1)));
        let told = scene.store.chat(&id, None, 10).await.unwrap().pop().unwrap();
        assert_eq!((told.content, told.user, told.seat, told.name.as_str()), (Content::Copied, None, None, ""));
        assert_eq!(scene.store.record(&id).await.unwrap(), None, "for nobody else");

        // It goes on elsewhere, and its table is told there as well.
        let seats = vec![(Holder::Open, "Anna".into()), (Holder::Bot("weak".into()), "Robot".into())];
        let goes_on = GoesOn { seats, status: engine::Status::turn(Seat(1)) };
        let brought = Import { host: Some(anna.id.clone()), goes_on: Some(goes_on), ..import(copy.clone()) };
        let new = scene.store.import(&brought).await.unwrap();
        let found = scene.found(&new).await;
        assert_eq!((found.phase, found.imported, found.seq), (Phase::Running, false, 1));
        assert_eq!((&found.places[0].holder, found.places[0].name.as_str()), (&Holder::Open, "Anna"));
        let told = scene.store.chat(&new, None, 10).await.unwrap().pop().unwrap();
        assert_eq!((told.content, told.user), (Content::Brought, Some(anna.id.clone())));
        assert!(scene.store.take_bot_turn(i64::MAX, i64::MAX).await.unwrap().is_some(), "its bot plays on");

        // Of a finished match it is the usual record, and nobody need be told.
        scene.plays(&last(&id, 1)).await;
        assert_eq!(scene.store.take_copy(&id, 90).await.unwrap(), scene.store.record(&id).await.unwrap());
        assert_eq!(scene.store.chat(&id, None, 10).await.unwrap().len(), 1);
        let waits = scene.store.new_match(&new_match(vec![(Holder::Open, String::new())])).await.unwrap();
        assert_eq!(scene.store.take_copy(&waits, 90).await.unwrap(), None);
    }

    async fn finished_matches_are_told_one_after_the_other(scene: Scene) {
        let anna = scene.guest("Anna").await;
        scene.running(&[&anna]).await;
        let mut ids = Vec::new();
        for _ in 0..3 {
            ids.push(scene.store.import(&import(record())).await.unwrap());
        }
        ids.sort();
        assert_eq!(scene.store.finished_count().await.unwrap(), 3);
        let first = scene.store.finished_after(None, 2).await.unwrap();
        assert_eq!(first, ids[..2]);
        assert_eq!(scene.store.finished_after(first.last(), 2).await.unwrap(), ids[2..]);
    }

    async fn a_long_match_is_exported_whole(scene: Scene) {
        let mut long = record();
        long.entries =
            (1..=2_500).map(|seq| Entry::Action { seq, seat: Seat(0), action: json!(seq) }).collect();
        let id = scene.store.import(&import(long.clone())).await.unwrap();
        assert_eq!(scene.store.record(&id).await.unwrap(), Some(long));
    }

    async fn a_record_that_does_not_fit_is_refused_wholly(scene: Scene) {
        let with = |change: fn(&mut Record)| {
            let mut changed = record();
            change(&mut changed);
            import(changed)
        };
        let wrong = [
            with(|record| record.result = None),
            with(|record| record.header.seed = None),
            with(|record| record.header.salt = None),
            with(|record| record.header.commitment.clear()),
            with(|record| record.header.seats.clear()),
            with(|record| record.entries.swap(0, 1)),
            with(|record| record.entries[2] = Entry::Undo { seq: 3, seat: Seat(0), undo: 2 }),
            with(|record| record.entries[2] = Entry::Undo { seq: 3, seat: Seat(0), undo: u64::MAX }),
            with(|record| record.entries[3] = Entry::Action { seq: 4, seat: Seat(2), action: json!(1) }),
            with(|record| record.header.seats[0].name = "x".repeat(61)),
            Import { steps: Vec::new(), ..import(record()) },
        ];
        for import in wrong {
            assert!(matches!(scene.store.import(&import).await, Err(Error::Refused(_))), "{:?}", import.record);
        }
        let mut large = import(record());
        large.steps[4].position = "x".repeat(5_000_000);
        assert!(matches!(scene.store.import(&large).await, Err(Error::Refused(_))));
        assert_eq!(scene.store.matches(EVERY_FINISHED, &Page::first(10)).await.unwrap(), []);
    }
}
