//! Bots that must move.

use engine::{Seat, Seats, Status};
use store::{BotTurn, Changed, Holder, MatchId, NewMove};

use crate::scene::{Scene, action, change, human, last, new_match, on_every_database};

async fn bots(scene: &Scene, count: usize, deciding: Seats) -> MatchId {
    let seats = vec![(Holder::Bot("strong".into()), "Robot".into()); count];
    let id = scene.store.new_match(&new_match(seats)).await.unwrap();
    scene.start(&id, deciding).await;
    id
}

fn turn(id: &MatchId, seat: u8) -> Option<BotTurn> {
    Some(BotTurn { match_id: id.clone(), seat: Seat(seat), level: "strong".into() })
}

on_every_database! {
    async fn deeds_are_counted_for_all_processes_together(scene: Scene) {
        let another = scene.another().await;
        let does = async |store: &dyn store::Store, who: &str, now| store.count_deed(who, 3, 10, now).await.unwrap();
        assert!(does(&*scene.store, "eve", 100).await && does(&*another, "eve", 100).await);
        assert!(does(&*scene.store, "eve", 100).await, "three may come at once");
        assert!(!does(&*another, "eve", 100).await && !does(&*scene.store, "eve", 109).await);
        assert!(does(&*another, "ann", 100).await, "nobody else waits");
        assert!(does(&*another, "eve", 110).await && !does(&*another, "eve", 110).await, "then one at a time");
        scene.store.tidy_up(200).await.unwrap();
        for _ in 0..3 {
            assert!(does(&*scene.store, "eve", 200).await, "whoever was quiet is forgotten");
        }
        assert!(!does(&*scene.store, "eve", 200).await);
    }

    async fn a_bot_that_must_decide_is_found(scene: Scene) {
        let id = bots(&scene, 2, Seats::one(Seat(1))).await;
        assert_eq!(scene.store.take_bot_turn(10, 60).await.unwrap(), turn(&id, 1));
        assert_eq!(scene.store.take_bot_turn(59, 99).await.unwrap(), None, "it is being thought about");
        assert_eq!(scene.store.take_bot_turn(60, 99).await.unwrap(), turn(&id, 1), "nobody came back");
    }

    async fn a_new_question_sets_a_bot_to_work_at_once(scene: Scene) {
        let id = bots(&scene, 2, Seats::one(Seat(0))).await;
        assert_eq!(scene.store.take_bot_turn(10, 9_999).await.unwrap(), turn(&id, 0));
        scene.plays(&action(&id, 0)).await;
        assert_eq!(scene.store.take_bot_turn(100, 9_999).await.unwrap(), turn(&id, 0));
        scene.plays(&last(&id, 1)).await;
        assert_eq!(scene.store.take_bot_turn(9_999, 9_999).await.unwrap(), None);
    }

    async fn bots_that_decide_at_once_are_taken_one_by_one(scene: Scene) {
        let id = bots(&scene, 2, Seats::all(2)).await;
        let mut taken = Vec::new();
        while let Some(turn) = scene.store.take_bot_turn(10, 9_999).await.unwrap() {
            taken.push(turn.seat);
        }
        taken.sort();
        assert_eq!(taken, [Seat(0), Seat(1)]);
        let status = Status::turn(Seat(1));
        scene.plays(&NewMove { status, asked: Seats::NONE, ..action(&id, 0) }).await;
        assert_eq!(scene.store.take_bot_turn(100, 9_999).await.unwrap(), None, "the other thinks on");
    }

    async fn the_bot_that_waited_longest_comes_first(scene: Scene) {
        let busy = bots(&scene, 1, Seats::one(Seat(0))).await;
        scene.plays(&action(&busy, 0)).await;
        let patient = bots(&scene, 1, Seats::one(Seat(0))).await;
        assert_eq!(scene.store.take_bot_turn(500, 600).await.unwrap(), turn(&patient, 0));
        assert_eq!(scene.store.take_bot_turn(500, 600).await.unwrap(), turn(&busy, 0));
    }

    async fn a_bot_that_takes_over_a_seat_is_set_to_work(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let id = scene.running(&[&anna]).await;
        assert_eq!(scene.store.take_bot_turn(10, 60).await.unwrap(), None);
        let (from, to) = (human(&anna), Holder::Bot("strong".into()));
        assert_eq!(scene.store.change_seat(&change(&id, 0, from, to)).await.unwrap(), Changed::Done);
        assert_eq!(scene.store.take_bot_turn(50, 60).await.unwrap(), turn(&id, 0));
    }

    async fn jobs_are_found_again_after_a_restart(scene: Scene) {
        let mut scene = scene;
        let id = bots(&scene, 1, Seats::one(Seat(0))).await;
        assert_eq!(scene.store.take_bot_turn(10, 9_999).await.unwrap(), turn(&id, 0));
        scene.reopen().await;
        assert_eq!(scene.store.take_bot_turn(11, 9_999).await.unwrap(), turn(&id, 0));
    }

    async fn whoever_starts_takes_nothing_from_others(scene: Scene) {
        let id = bots(&scene, 1, Seats::one(Seat(0))).await;
        assert_eq!(scene.store.take_bot_turn(10, 60).await.unwrap(), turn(&id, 0));
        let another = scene.another().await;
        assert_eq!(another.take_bot_turn(59, 99).await.unwrap(), None);
        another.close().await;
        let third = scene.another().await;
        assert_eq!(third.take_bot_turn(59, 99).await.unwrap(), None, "only one's own turns are left");
        assert_eq!(third.take_bot_turn(60, 99).await.unwrap(), turn(&id, 0), "its owner has died");
    }

    async fn a_turn_is_kept_by_whoever_is_still_at_it(scene: Scene) {
        let id = bots(&scene, 1, Seats::one(Seat(0))).await;
        let taken = scene.store.take_bot_turn(10, 60).await.unwrap().unwrap();
        let another = scene.another().await;
        assert_eq!(another.renew_bot_turn(&taken, 999).await.unwrap(), Changed::Stale, "it is not theirs");
        assert_eq!(scene.store.renew_bot_turn(&taken, 90).await.unwrap(), Changed::Done);
        assert_eq!(another.take_bot_turn(89, 99).await.unwrap(), None);
        assert_eq!(another.take_bot_turn(90, 99).await.unwrap(), turn(&id, 0));
        assert_eq!(scene.store.renew_bot_turn(&taken, 999).await.unwrap(), Changed::Stale, "it was too slow");
        scene.plays(&action(&id, 0)).await;
        assert_eq!(another.renew_bot_turn(&taken, 999).await.unwrap(), Changed::Stale, "the question is another");
    }

    async fn a_turn_that_was_taken_and_never_heard_of_is_left(scene: Scene) {
        let id = bots(&scene, 2, Seats::all(2)).await;
        let heard = scene.store.take_bot_turn(10, 60).await.unwrap().unwrap();
        let unheard = scene.store.take_bot_turn(10, 61).await.unwrap().unwrap();
        let another = scene.another().await;
        another.leave_bot_turns(61).await.unwrap();
        assert_eq!(another.take_bot_turn(11, 99).await.unwrap(), None, "only one's own turns are left");
        scene.store.leave_bot_turns(61).await.unwrap();
        assert_eq!(another.take_bot_turn(11, 99).await.unwrap(), Some(unheard));
        assert_eq!(another.take_bot_turn(11, 99).await.unwrap(), None, "{heard:?} of {id} is kept");
    }

    async fn a_process_says_that_it_lives(scene: Scene) {
        for now in [5, 6, 200_000_000] {
            scene.store.check_in(now).await.unwrap();
        }
        scene.store.close().await;
        assert!(scene.store.check_in(7).await.is_err(), "nothing can be written any more");
    }

    async fn no_turn_is_taken_by_two(scene: Scene) {
        let mut expected = Vec::new();
        for _ in 0..20 {
            expected.push(bots(&scene, 1, Seats::one(Seat(0))).await);
        }
        let stores = [scene.store.clone(), scene.another().await, scene.another().await];
        let takers = stores.map(|store| tokio::spawn(async move {
            let mut taken = Vec::new();
            while let Some(turn) = store.take_bot_turn(10, 9_999).await.unwrap() {
                taken.push(turn.match_id);
            }
            taken
        }));
        let mut taken = Vec::new();
        for taker in takers {
            taken.extend(taker.await.unwrap());
        }
        // A turn that another just held is not waited for: whoever looks next finds it.
        while let Some(turn) = scene.store.take_bot_turn(10, 9_999).await.unwrap() {
            taken.push(turn.match_id);
        }
        taken.sort();
        expected.sort();
        assert_eq!(taken, expected);
    }
}
