//! Moves, positions, undo.

use engine::{Past, Seat, Seats, Status, UndoPolicy, undo_target};
use serde_json::json;
use store::{Committed, Error, MatchId, MoveKind, NewMove, Phase};

use crate::scene::{
    HOSTILE, action, build, is_turn_of, last, on_every_database, outcome, position, undo, value,
};

on_every_database! {
    async fn a_move_is_stored_with_all_it_changes(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let id = scene.running(&[&anna, &bea]).await;
        let next = Seats::one(Seat(1));
        let new = NewMove {
            user: Some(anna.id.clone()),
            status: Status::Deciding(next),
            asked: next,
            ..action(&id, 0)
        };
        scene.plays(&new).await;
        let found = scene.found(&id).await;
        assert_eq!((found.seq, found.updated_at), (1, 100));
        assert!(is_turn_of(&found, &bea) && !is_turn_of(&found, &anna));
        assert_eq!(found.places.iter().map(|place| place.revision).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(scene.store.position(&id, 0).await.unwrap(), Some(position(0)));
        assert_eq!(scene.store.position(&id, 1).await.unwrap(), Some(position(1)));
        assert_eq!(scene.store.position(&id, 2).await.unwrap(), None);
        let moves = scene.store.moves(&id, 0, 10).await.unwrap();
        assert_eq!((moves.len(), moves[0].seq, moves[0].seat, moves[0].at), (1, 1, Seat(0), 100));
        assert_eq!((&moves[0].user, &moves[0].kind), (&Some(anna.id), &build(1)));
    }

    async fn a_move_sent_twice_counts_once(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        scene.plays(&action(&id, 0)).await;
        scene.plays(&action(&id, 1)).await;
        let again = scene.store.commit_move(&action(&id, 0)).await.unwrap();
        assert_eq!(again, Committed::AlreadyDone(1));
        let elsewhere = NewMove { expected_seq: 2, kind: build(9), ..action(&id, 1) };
        assert_eq!(scene.store.commit_move(&elsewhere).await.unwrap(), Committed::AlreadyDone(2));
        assert_eq!(scene.found(&id).await.seq, 2);
        assert_eq!(scene.store.find_action(&id, "action-1").await.unwrap(), Some(2));
        assert_eq!(scene.store.find_action(&id, "action-2").await.unwrap(), None);
        let other = scene.running(&[&scene.guest("Bea").await]).await;
        scene.plays(&action(&other, 0)).await;
    }

    async fn a_move_sent_late_is_refused(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        scene.plays(&action(&id, 0)).await;
        for wrong in [0, 2, u64::MAX - 1, u64::MAX] {
            let late = NewMove { expected_seq: wrong, action_id: "late".into(), ..action(&id, 0) };
            assert_eq!(scene.store.commit_move(&late).await.unwrap(), Committed::Stale { newest: 1 });
        }
        assert_eq!(scene.store.moves(&id, 0, 10).await.unwrap().len(), 1);
        assert_eq!(scene.store.position(&id, 1).await.unwrap(), Some(position(1)));
    }

    async fn only_a_running_match_takes_moves(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let (waiting, over) = (scene.table(&[&anna]).await, scene.running(&[&anna]).await);
        scene.plays(&last(&over, 0)).await;
        let none = MatchId("none".into());
        for new in [action(&waiting, 0), action(&over, 1), undo(&over, 1, 0), action(&none, 0)] {
            assert_eq!(scene.store.commit_move(&new).await.unwrap(), Committed::NotRunning);
        }
        assert_eq!(scene.store.commit_move(&last(&over, 0)).await.unwrap(), Committed::AlreadyDone(1));
    }

    async fn the_seats_that_a_user_decided_for_are_known(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let id = scene.running(&[&anna, &bea]).await;
        for (seq, seat, user) in [(0, 0, &anna), (1, 1, &bea), (2, 0, &bea)] {
            let user = Some(user.id.clone());
            scene.plays(&NewMove { seat: Seat(seat), user, ..action(&id, seq) }).await;
        }
        let played = async |id, user: &store::User| scene.store.seats_played(id, &user.id).await.unwrap();
        assert_eq!(played(&id, &anna).await, Seats::one(Seat(0)));
        assert_eq!(played(&id, &bea).await, Seats::all(2));
        let other = scene.running(&[&anna]).await;
        assert_eq!(played(&other, &anna).await, Seats::NONE);
        // What somebody saw as a guest they do not forget by logging in.
        let account = scene.account("anna").await;
        scene.store.claim(&anna.id, &account.id, 9).await.unwrap();
        assert_eq!(played(&id, &account).await, Seats::one(Seat(0)));
    }

    async fn the_last_move_brings_the_outcome(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await, &scene.guest("Bea").await]).await;
        scene.plays(&last(&id, 0)).await;
        let found = scene.found(&id).await;
        assert_eq!((found.phase, found.deciding()), (Phase::Over(outcome()), Seats::NONE));
    }

    /// Two decide at once: the first answer leaves the question of the other as it was.
    async fn a_question_keeps_its_revision_while_others_decide(scene: Scene) {
        let users = [scene.guest("Anna").await, scene.guest("Bea").await, scene.guest("Cleo").await];
        let id = scene.table(&users.each_ref()).await;
        scene.start(&id, Seats::all(3)).await;
        let revisions = async || scene.found(&id).await.places.iter().map(|place| place.revision).collect::<Vec<_>>();
        let left = Seats::all(3).without(Seat(0));
        scene.plays(&NewMove { status: Status::Deciding(left), asked: Seats::NONE, ..action(&id, 0) }).await;
        assert_eq!(revisions().await, [0, 0, 0]);
        let left = Seats::one(Seat(2)).with(Seat(0));
        scene.plays(&NewMove { status: Status::Deciding(left), ..action(&id, 1) }).await;
        assert_eq!(revisions().await, [2, 0, 0]);
        assert_eq!(scene.found(&id).await.deciding(), left);
    }

    async fn an_undo_restores_an_earlier_position(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        for seq in 0..3 {
            scene.plays(&action(&id, seq)).await;
        }
        scene.plays(&undo(&id, 3, 1)).await;
        assert_eq!(scene.store.position(&id, 4).await.unwrap(), Some(position(1)));
        assert_eq!(scene.store.position(&id, 3).await.unwrap(), Some(position(3)), "nothing is deleted");
        let moves = scene.store.moves(&id, 3, 10).await.unwrap();
        assert_eq!(moves[0].kind, MoveKind::Undo { target: 1 });
        for target in [4, 5, u64::MAX] {
            let refused = scene.store.commit_move(&undo(&id, 4, target)).await;
            assert!(matches!(refused, Err(Error::Refused(_))));
        }
    }

    async fn the_past_leaves_out_what_was_taken_back(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        let revealing = MoveKind::Action { action: json!(1), events: vec![], revealed: true };
        scene.plays(&NewMove { kind: revealing, ..action(&id, 0) }).await;
        scene.plays(&action(&id, 1)).await;
        scene.plays(&undo(&id, 2, 1)).await;
        let newest = async |seats| scene.found(&id).await.newest_decision(seats);
        let past = newest(Seats::one(Seat(0))).await.expect("it was decided");
        assert_eq!(past, Past { before: 0, seat: Seat(0), revealed: true });
        assert_eq!(undo_target(past, Seat(0)), None);
        assert_eq!(newest(Seats::one(Seat(1))).await, None);
        scene.plays(&NewMove { action_id: "again".into(), ..action(&id, 3) }).await;
        let past = newest(Seats::all(2)).await.expect("it was decided");
        assert_eq!(undo_target(past, Seat(0)), Some(3));
    }

    /// Whatever is decided and taken back, what is kept with the seats is what the log says.
    async fn what_may_be_taken_back_follows_from_the_log(scene: Scene) {
        let users = [scene.guest("Anna").await, scene.guest("Bea").await, scene.guest("Cleo").await];
        let id = scene.running(&users.each_ref()).await;
        // The decisions that led to each position, newest last.
        let mut lines: Vec<Vec<Past>> = vec![Vec::new()];
        for seq in 0..60_u64 {
            let chance = (seq + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
            let line = lines[seq as usize].clone();
            let target = line.get(chance as usize % (line.len() + 2)).map(|past| past.before).filter(|_| chance % 3 == 0);
            let new = match target {
                Some(target) if target < seq => {
                    lines.push(lines[target as usize].clone());
                    undo(&id, seq, target)
                }
                _ => {
                    let past = Past { before: seq, seat: Seat((chance % 3) as u8), revealed: chance % 5 == 0 };
                    lines.push([line, vec![past]].concat());
                    let kind = MoveKind::Action { action: json!(seq), events: vec![], revealed: past.revealed };
                    NewMove { seat: past.seat, kind, ..action(&id, seq) }
                }
            };
            scene.plays(&new).await;
            let found = scene.found(&id).await;
            for seats in [Seats::all(3), Seats::one(Seat(0)), Seats::one(Seat(1)), Seats::one(Seat(2)), Seats::NONE] {
                let expected = lines[seq as usize + 1].iter().rev().find(|past| seats.contains(past.seat));
                assert_eq!(found.newest_decision(seats).as_ref(), expected, "after move {}", seq + 1);
            }
        }
        assert!(scene.store.moves(&id, 0, 100).await.unwrap().iter().any(|made| matches!(made.kind, MoveKind::Undo { .. })));
    }

    async fn the_log_is_read_in_parts(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        for seq in 0..5 {
            scene.plays(&action(&id, seq)).await;
        }
        let part = async |after, rows| {
            let moves = scene.store.moves(&id, after, rows).await.unwrap();
            moves.iter().map(|stored| stored.seq).collect::<Vec<_>>()
        };
        assert_eq!(part(0, 2).await, [1, 2]);
        assert_eq!(part(2, 100).await, [3, 4, 5]);
        assert!(part(u64::MAX, 100).await.is_empty());
    }

    async fn everything_is_there_after_reopening(scene: Scene) {
        let mut scene = scene;
        let anna = scene.guest("Anna").await;
        let id = scene.running(&[&anna]).await;
        scene.plays(&action(&id, 0)).await;
        let (found, moves) = (scene.found(&id).await, scene.store.moves(&id, 0, 10).await.unwrap());
        scene.reopen().await;
        assert_eq!(scene.store.user(&anna.id).await.unwrap(), Some(anna));
        assert_eq!(scene.found(&id).await, found);
        assert_eq!(scene.store.moves(&id, 0, 10).await.unwrap(), moves);
        scene.plays(&action(&id, 1)).await;
    }

    async fn hostile_json_is_kept_as_it_is(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        for (seq, text) in (0..).zip(HOSTILE.into_iter().chain(["\0"])) {
            let sent = json!({text: [text, 1.5, null, {"deep": text}]});
            let kind = MoveKind::Action { action: sent.clone(), events: vec![json!(text)], revealed: false };
            scene.plays(&NewMove { kind: kind.clone(), position: text.into(), ..action(&id, seq) }).await;
            let stored = scene.store.moves(&id, seq, 1).await.unwrap();
            assert_eq!((&stored[0].kind, value(&stored[0].kind)), (&kind, Some(&sent)));
            assert_eq!(scene.store.position(&id, seq + 1).await.unwrap().as_deref(), Some(text));
        }
    }

    async fn a_move_that_does_not_fit_changes_nothing(scene: Scene) {
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        let huge = "x".repeat(4 * 1024 * 1024 + 1);
        let with = |action, events| MoveKind::Action { action, events, revealed: false };
        let too_large = [
            NewMove { kind: with(json!("x".repeat(70_000)), vec![]), ..action(&id, 0) },
            NewMove { kind: with(json!(1), vec![json!(huge)]), ..action(&id, 0) },
            NewMove { position: huge.clone(), ..action(&id, 0) },
            NewMove { action_id: "x".repeat(store::limits::ACTION_ID + 1), ..action(&id, 0) },
            NewMove { action_id: String::new(), ..action(&id, 0) },
        ];
        for new in too_large {
            assert!(matches!(scene.store.commit_move(&new).await, Err(Error::Refused(_))));
        }
        for seat in [1, 255] {
            let nobody = NewMove { seat: Seat(seat), ..action(&id, 0) };
            assert!(matches!(scene.store.commit_move(&nobody).await, Err(Error::Database(_))));
        }
        assert_eq!(scene.found(&id).await.seq, 0);
        scene.plays(&NewMove { position: "x".repeat(60_000), ..action(&id, 0) }).await;
    }

    async fn the_undo_policy_of_every_kind_is_kept(scene: Scene) {
        let id = scene.table(&[&scene.guest("Anna").await]).await;
        for undo in [UndoPolicy::Own, UndoPolicy::Consent, UndoPolicy::Free] {
            let settings = store::Settings { undo, ..crate::scene::settings() };
            scene.store.set_settings(&id, &settings, 3).await.unwrap();
            assert_eq!(scene.found(&id).await.settings.undo, undo);
        }
    }
}
