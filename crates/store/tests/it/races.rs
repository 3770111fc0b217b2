//! Several writers at once, in one process and in several.

use std::sync::Arc;

use store::{
    Changed, Choice, Committed, Holder, NewChatLine, NewMatch, NewMove, Pace, SeatChange, Settings, Store,
};

use crate::scene::{action, change, human, new_match, on_every_database, position};

/// Runs one task for each of the stores and collects what they give.
async fn all<T: Send + 'static, F>(
    stores: &[Arc<dyn Store>],
    task: impl Fn(usize, Arc<dyn Store>) -> F,
) -> Vec<T>
where
    F: Future<Output = T> + Send + 'static,
{
    let tasks = stores.iter().enumerate().map(|(number, store)| tokio::spawn(task(number, store.clone())));
    let tasks: Vec<_> = tasks.collect();
    let mut results = Vec::new();
    for task in tasks {
        results.push(task.await.unwrap());
    }
    results
}

on_every_database! {
    async fn one_of_many_writers_gets_the_number(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        let another = scene.another().await;
        let stores: Vec<_> = (0..8).map(|n| if n % 2 == 0 { &scene.store } else { &another }).cloned().collect();
        for seq in 0..10 {
            let committed = all(&stores, |number, store| {
                let action_id = format!("{seq}-{number}");
                let new = NewMove { action_id, position: format!("by {number}"), ..action(&id, seq) };
                async move { store.commit_move(&new).await.unwrap() }
            });
            let committed = committed.await;
            let winner = committed.iter().position(|result| *result == Committed::Done(seq + 1)).unwrap();
            let stale = Committed::Stale { newest: seq + 1 };
            assert_eq!(committed.iter().filter(|result| **result == stale).count(), 7);
            let stored = scene.store.position(&id, seq + 1).await.unwrap().unwrap();
            assert_eq!(stored, format!("by {winner}"));
        }
    }

    async fn the_same_action_sent_at_once_counts_once(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        let another = scene.another().await;
        let stores: Vec<_> = (0..8).map(|n| if n % 2 == 0 { &scene.store } else { &another }).cloned().collect();
        let committed = all(&stores, |_, store| {
            let new = action(&id, 0);
            async move { store.commit_move(&new).await.unwrap() }
        });
        let committed = committed.await;
        assert_eq!(committed.iter().filter(|result| **result == Committed::Done(1)).count(), 1);
        assert_eq!(committed.iter().filter(|result| **result == Committed::AlreadyDone(1)).count(), 7);
    }

    async fn a_seat_is_taken_by_one_of_many(scene: Scene) {
        let id = scene.store.new_match(&new_match(vec![(Holder::Open, String::new())])).await.unwrap();
        let users = [scene.guest("Anna").await, scene.guest("Bea").await, scene.guest("Cleo").await];
        let stores = vec![scene.store.clone(), scene.another().await, scene.store.clone()];
        let changed = all(&stores, |number, store| {
            let change = change(&id, 0, Holder::Open, human(&users[number]));
            async move { store.change_seat(&change).await.unwrap() }
        });
        let changed = changed.await;
        let winner = changed.iter().position(|result| *result == Changed::Done).unwrap();
        assert_eq!(changed.iter().filter(|result| **result == Changed::Done).count(), 1);
        assert_eq!(scene.found(&id).await.places[0].holder, human(&users[winner]));
    }

    /// A browser goes away while its move is being written: the move is there wholly or not at all.
    async fn a_call_that_is_dropped_leaves_nothing_half_done(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        let mut seq = 0;
        for round in 0..40 {
            let (store, new) = (scene.store.clone(), action(&id, seq));
            let task = tokio::spawn(async move { store.commit_move(&new).await });
            for _ in 0..round {
                tokio::task::yield_now().await;
            }
            task.abort();
            let _ = task.await;
            let again = scene.store.commit_move(&action(&id, seq)).await.unwrap();
            assert!(matches!(again, Committed::Done(_) | Committed::AlreadyDone(_)), "{again:?}");
            seq += 1;
            assert_eq!(scene.found(&id).await.seq, seq);
            assert_eq!(scene.store.position(&id, seq).await.unwrap(), Some(position(seq)));
        }
        assert_eq!(scene.store.moves(&id, 0, 100).await.unwrap().len(), 40);
    }

    async fn readers_do_not_wait_for_a_writer(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        let (store, writing) = (scene.store.clone(), id.clone());
        let writer = tokio::spawn(async move {
            for seq in 0..50 {
                assert_eq!(store.commit_move(&action(&writing, seq)).await.unwrap(), Committed::Done(seq + 1));
            }
        });
        while !writer.is_finished() {
            let found = scene.found(&id).await;
            let newest = scene.store.position(&id, found.seq).await.unwrap();
            assert_eq!(newest, Some(position(found.seq)), "match and position fit together");
        }
        writer.await.unwrap();
    }

    /// In PostgreSQL one of two that wait for each other is refused.
    async fn nobody_waits_for_somebody_who_waits_for_them(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        let seats = vec![(human(&anna), "Anna".into()), (human(&ben), "Ben".into())];
        let settings = Settings { pace: Pace::Days(1), ..crate::scene::settings() };
        let start = Some(crate::scene::start(engine::Seats::one(engine::Seat(0))));
        let id = scene.store.new_match(&NewMatch { settings, start, ..new_match(seats) }).await.unwrap();
        let another = scene.another().await;
        let stores = [&scene.store, &another, &scene.store, &another, &scene.store].map(Arc::clone);
        let done = all(&stores, |number, store| {
            let (id, anna, ben) = (id.clone(), anna.clone(), ben.clone());
            async move {
                for round in 0..40 {
                    let late = 86_400_000 * (round as i64 + 2);
                    match number {
                        0 => {
                            let (user, seat) = (Some(anna.id.clone()), Some(engine::Seat(0)));
                            let line = NewChatLine { match_id: id.clone(), user, seat, text: "Hi".into(), now: 5 };
                            store.say(&line).await.map(drop)?;
                        }
                        1 => {
                            let name = format!("Anna {round}");
                            let again = SeatChange { name, ..change(&id, 0, human(&anna), human(&anna)) };
                            store.change_seat(&again).await.map(drop)?;
                        }
                        2 => store.vote(&id, engine::Seat(0), &ben.id, Choice::Wait, late).await?,
                        3 => store.pass_time(late).await?,
                        _ => {
                            let user = Some(anna.id.clone());
                            store.commit_move(&NewMove { user, now: late, ..action(&id, round) }).await.map(drop)?;
                        }
                    }
                }
                Ok::<_, store::Error>(())
            }
        });
        for done in done.await {
            done.unwrap();
        }
    }
}
