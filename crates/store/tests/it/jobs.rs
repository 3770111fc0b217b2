//! Bots that must move, notices that must be sent.

use engine::{Seat, Seats, Status};
use store::{BotTurn, Changed, Holder, MatchId, NewMove, Notice, NoticeKind, SeatChange};

use crate::scene::{Scene, action, human, last, new_match, on_every_database};

async fn bots(scene: &Scene, count: usize, deciding: Seats) -> MatchId {
    let seats = vec![(Holder::Bot("strong".into()), "Robot".into()); count];
    let id = scene.store.new_match(&new_match(seats)).await.unwrap();
    scene.start(&id, deciding).await;
    id
}

fn turn(id: &MatchId, seat: u8) -> Option<BotTurn> {
    Some(BotTurn { match_id: id.clone(), seat: Seat(seat), level: "strong".into() })
}

fn told(notices: &[Notice]) -> Vec<(NoticeKind, u8, u64)> {
    notices.iter().map(|notice| (notice.kind, notice.seat.0, notice.seq)).collect()
}

on_every_database! {
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
        let change = SeatChange { match_id: id.clone(), seat: Seat(0), from, to, name: "Robot".into(), now: 10 };
        assert_eq!(scene.store.change_seat(&change).await.unwrap(), Changed::Done);
        assert_eq!(scene.store.take_bot_turn(10, 60).await.unwrap(), turn(&id, 0));
    }

    async fn jobs_are_found_again_after_a_restart(scene: Scene) {
        let mut scene = scene;
        let id = bots(&scene, 1, Seats::one(Seat(0))).await;
        scene.running(&[&scene.guest("Anna").await]).await;
        assert_eq!(scene.store.take_bot_turn(10, 9_999).await.unwrap(), turn(&id, 0));
        assert_eq!(scene.store.take_notices(10, 9_999, 10).await.unwrap().len(), 1);
        scene.reopen().await;
        assert_eq!(scene.store.take_bot_turn(11, 9_999).await.unwrap(), turn(&id, 0));
        assert_eq!(scene.store.take_notices(9_999, 10_000, 10).await.unwrap().len(), 1);
    }

    async fn who_must_decide_gets_a_notice(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let id = scene.running(&[&anna, &bea]).await;
        let next = Seats::one(Seat(1));
        let user = Some(anna.id.clone());
        let new = NewMove { user: user.clone(), status: Status::Deciding(next), asked: next, ..action(&id, 0) };
        scene.plays(&new).await;
        scene.plays(&NewMove { user, ..action(&id, 1) }).await;
        let notices = scene.store.take_notices(1_000, 2_000, 10).await.unwrap();
        assert_eq!(told(&notices), [(NoticeKind::YourTurn, 0, 0), (NoticeKind::YourTurn, 1, 1)]);
        assert_eq!((&notices[1].user, &notices[1].match_id, notices[1].created_at), (&bea.id, &id, 100));
    }

    async fn everybody_else_gets_a_notice_of_the_end(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let id = scene.running(&[&anna, &bea]).await;
        scene.plays(&NewMove { user: Some(anna.id), ..last(&id, 0) }).await;
        let notices = scene.store.take_notices(1_000, 2_000, 10).await.unwrap();
        assert_eq!(told(&notices)[1..], [(NoticeKind::Over, 1, 1)]);
    }

    async fn a_move_that_is_refused_leaves_no_notice(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        let stale = scene.store.commit_move(&action(&id, 7)).await.unwrap();
        assert_eq!(stale, store::Committed::Stale { newest: 0 });
        assert_eq!(scene.store.take_notices(1_000, 2_000, 10).await.unwrap().len(), 1);
    }

    async fn a_notice_is_sent_once(scene: Scene) {
        for name in ["Anna", "Bea", "Cleo"] {
            scene.running(&[&scene.guest(name).await]).await;
        }
        let take = async |due, until| scene.store.take_notices(due, until, 2).await.unwrap();
        assert_eq!(take(1, 60).await, [], "not due yet");
        let first = take(10, 60).await;
        let second = take(10, 60).await;
        assert_eq!((first.len(), second.len(), take(10, 60).await.len()), (2, 1, 0));
        scene.store.finish_notice(first[0].id, 11).await.unwrap();
        scene.store.finish_notice(second[0].id, 11).await.unwrap();
        assert_eq!(take(60, 99).await, [first[1].clone()]);
    }
}
