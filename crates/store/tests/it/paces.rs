//! Time: how much a player has, and what happens when it is up.

use engine::{Seat, Seats, Status};
use store::{
    Changed, Channel, ChannelKind, ChannelState, Choice, Holder, LateTurn, MatchId, NewChannel, NewMatch,
    NewMove, NoticeKind, Pace, SeatChange, Settings, Turn, User,
};

use crate::scene::{Scene, action, change, human, new_match, on_every_database, settings, start};

const DAY: i64 = 86_400_000;

/// A match of these users that began at time 10; seat 0 is asked.
async fn running(scene: &Scene, users: &[&User], pace: Pace) -> MatchId {
    let seats = users.iter().map(|user| (human(user), user.profile.name.clone())).collect();
    let settings = Settings { pace, caretaker: true, ..settings() };
    let new = NewMatch { settings, start: Some(start(Seats::one(Seat(0)))), now: 10, ..new_match(seats) };
    scene.store.new_match(&new).await.unwrap()
}

/// A decision of a user on `seat` at this time, which leaves the turn to `next`.
fn decides(id: &MatchId, seq: u64, (seat, user): (u8, Option<&User>), next: u8, now: i64) -> NewMove {
    let (seat, next) = (Seat(seat), Seat(next));
    let asked = Seats::one(seat).iter().chain(Seats::one(next).iter()).collect();
    let user = user.map(|user| user.id.clone());
    NewMove { seat, user, status: Status::turn(next), asked, now, ..action(id, seq) }
}

async fn turn(scene: &Scene, id: &MatchId, seat: u8) -> Turn {
    scene.store.turns(id).await.unwrap().into_iter().find(|turn| turn.seat == Seat(seat)).unwrap()
}

async fn hook(scene: &Scene, user: &User) -> Channel {
    let (kind, target, state) = (ChannelKind::Webhook, "https://example.org/".to_owned(), ChannelState::On);
    let new = NewChannel { user: user.id.clone(), kind, target, keys: String::new(), state, now: 1 };
    scene.store.new_channel(&new).await.unwrap()
}

/// What the others have decided about the user on seat 0, who was in place 2.
fn voted(id: &MatchId, user: &User, to: Holder, by: &User) -> SeatChange {
    SeatChange { voted: Some(2), by: Some(by.id.clone()), ..change(id, 0, human(user), to) }
}

/// The kinds of notices that are due.
async fn due(scene: &Scene) -> Vec<NoticeKind> {
    let mut kinds = Vec::new();
    while let Some(notice) = scene.store.take_notice(99 * DAY, 999 * DAY).await.unwrap() {
        kinds.push(notice.kind);
    }
    kinds
}

on_every_database! {
    async fn what_is_agreed_about_time_is_kept(scene: Scene) {
        let anna = scene.guest("Anna").await;
        for pace in [Pace::Free, Pace::Days(1), Pace::Days(14), Pace::Clock { minutes: 90, seconds: 15 }] {
            let id = running(&scene, &[&anna], pace).await;
            let found = scene.found(&id).await;
            assert_eq!((found.settings.pace, found.settings.caretaker), (pace, true));
        }
    }

    async fn each_decision_has_its_days(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        let id = running(&scene, &[&anna, &ben], Pace::Days(2)).await;
        assert_eq!(turn(&scene, &id, 0).await.due_at, Some(10 + 2 * DAY));
        scene.plays(&decides(&id, 0, (0, Some(&anna)), 0, 500)).await;
        assert_eq!(turn(&scene, &id, 0).await.due_at, Some(500 + 2 * DAY));
        scene.plays(&decides(&id, 1, (0, None), 0, 600)).await;
        assert_eq!(turn(&scene, &id, 0).await.due_at, Some(500 + 2 * DAY), "a caretaker gives nobody more time");
        scene.plays(&decides(&id, 2, (0, Some(&anna)), 1, 700)).await;
        let (first, second) = (turn(&scene, &id, 0).await, turn(&scene, &id, 1).await);
        assert_eq!((first.waits, first.due_at), (false, None));
        assert_eq!((second.waits, second.due_at), (true, Some(700 + 2 * DAY)));
    }

    async fn a_clock_runs_while_its_player_is_asked(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        let id = running(&scene, &[&anna, &ben], Pace::Clock { minutes: 1, seconds: 5 }).await;
        assert_eq!(turn(&scene, &id, 0).await.due_at, Some(10 + 65_000));
        scene.plays(&decides(&id, 0, (0, Some(&anna)), 0, 10_010)).await;
        assert_eq!(turn(&scene, &id, 0).await.due_at, Some(10 + 65_000), "it runs on within a turn");
        scene.plays(&decides(&id, 1, (0, Some(&anna)), 1, 30_010)).await;
        assert_eq!(turn(&scene, &id, 0).await.left, Some(35_000));
        scene.plays(&decides(&id, 2, (1, Some(&ben)), 0, 40_010)).await;
        assert_eq!(turn(&scene, &id, 0).await.due_at, Some(40_010 + 40_000));
        scene.store.pass_time(80_010).await.unwrap();
        assert!(turn(&scene, &id, 0).await.late);
        scene.plays(&decides(&id, 3, (0, Some(&anna)), 1, 90_000)).await;
        assert_eq!(turn(&scene, &id, 0).await.left, Some(0));
    }

    async fn whoever_takes_long_is_reminded_once_and_then_late(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        hook(&scene, &anna).await;
        let id = running(&scene, &[&anna, &ben], Pace::Days(1)).await;
        assert_eq!(due(&scene).await, [NoticeKind::Turn]);
        let another = scene.another().await;
        for store in [&scene.store, &another] {
            store.pass_time(10 + DAY - DAY / 4 - 1).await.unwrap();
        }
        assert_eq!(due(&scene).await, []);
        for store in [&scene.store, &another] {
            store.pass_time(10 + DAY - DAY / 4).await.unwrap();
        }
        assert_eq!(due(&scene).await, [NoticeKind::Reminder]);
        assert!(!turn(&scene, &id, 0).await.late);
        assert_eq!(scene.store.take_late_turn(DAY, DAY).await.unwrap(), None);
        for store in [&scene.store, &another] {
            store.pass_time(10 + DAY).await.unwrap();
        }
        assert_eq!(due(&scene).await, [NoticeKind::Late]);
        assert!(turn(&scene, &id, 0).await.late);
        let taken = LateTurn { match_id: id.clone(), seat: Seat(0), user: anna.id.clone() };
        assert_eq!(scene.store.take_late_turn(2 * DAY, 3 * DAY).await.unwrap(), Some(taken.clone()));
        assert_eq!(another.take_late_turn(2 * DAY, 3 * DAY).await.unwrap(), None, "somebody takes care");
        assert_eq!(another.take_late_turn(3 * DAY, 4 * DAY).await.unwrap(), Some(taken.clone()), "and has died");
        scene.store.leave_late_turn(&taken, 9 * DAY).await.unwrap();
        assert_eq!(scene.store.take_late_turn(4 * DAY, 5 * DAY).await.unwrap(), Some(taken.clone()), "it was not theirs any more");
        scene.store.leave_late_turn(&taken, 9 * DAY).await.unwrap();
        assert_eq!(another.take_late_turn(9 * DAY - 1, 10 * DAY).await.unwrap(), None, "there is nothing to be decided");
        scene.plays(&decides(&id, 0, (0, Some(&anna)), 1, 2 * DAY)).await;
        assert!(!turn(&scene, &id, 0).await.late);
    }

    async fn nobody_is_late_on_vacation(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        hook(&scene, &anna).await;
        let id = running(&scene, &[&anna, &ben], Pace::Days(1)).await;
        scene.store.begin_vacation(&anna.id, 3 * DAY, 20).await.unwrap();
        scene.store.pass_time(2 * DAY).await.unwrap();
        assert_eq!(turn(&scene, &id, 0).await.due_at, Some(4 * DAY - 10), "afterwards there is what was left");
        assert_eq!(due(&scene).await, [NoticeKind::Turn], "nobody is reminded");
        assert_eq!(scene.store.vacation(&anna.id, 0, 2 * DAY).await.unwrap(), (Some(3 * DAY), 3 * DAY - 20));
        scene.store.end_vacation(&anna.id, 2 * DAY).await.unwrap();
        assert_eq!(scene.store.vacation(&anna.id, 0, 2 * DAY).await.unwrap(), (None, 2 * DAY - 20));
        assert_eq!(turn(&scene, &id, 0).await.due_at, Some(3 * DAY - 10), "also if it ends early");
        scene.store.pass_time(3 * DAY - 11).await.unwrap();
        assert!(!turn(&scene, &id, 0).await.late);
        scene.store.pass_time(3 * DAY - 10).await.unwrap();
        assert!(turn(&scene, &id, 0).await.late);
    }

    async fn a_vacation_moves_days_and_nothing_else(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        let days = running(&scene, &[&anna, &ben], Pace::Days(2)).await;
        let (long, clock) = (
            running(&scene, &[&anna, &ben], Pace::Days(14)).await,
            running(&scene, &[&anna, &ben], Pace::Clock { minutes: 90, seconds: 0 }).await,
        );
        let others = running(&scene, &[&ben, &anna], Pace::Days(2)).await;
        scene.store.begin_vacation(&anna.id, 7 * DAY, DAY).await.unwrap();
        scene.store.begin_vacation(&anna.id, 30 * DAY, DAY + 1).await.unwrap();
        let due = async |id: &MatchId, seat| turn(&scene, id, seat).await.due_at.unwrap();
        assert_eq!([due(&days, 0).await, due(&long, 0).await], [8 * DAY + 10, 20 * DAY + 10], "one vacation at a time");
        assert_eq!([due(&clock, 0).await, due(&others, 0).await], [10 + 90 * 60_000, 10 + 2 * DAY]);
        // A turn that begins meanwhile, and one that goes on.
        scene.plays(&decides(&others, 0, (0, Some(&ben)), 1, 2 * DAY)).await;
        scene.plays(&decides(&long, 0, (0, Some(&anna)), 0, 2 * DAY)).await;
        assert_eq!([due(&others, 1).await, due(&long, 0).await], [9 * DAY, 21 * DAY]);
        scene.store.end_vacation(&anna.id, 3 * DAY).await.unwrap();
        scene.store.end_vacation(&anna.id, 3 * DAY).await.unwrap();
        let left = [due(&days, 0).await, due(&long, 0).await, due(&others, 1).await];
        assert_eq!(left, [4 * DAY + 10, 17 * DAY, 5 * DAY]);
        assert_eq!(scene.store.vacation(&anna.id, 0, 3 * DAY).await.unwrap(), (None, 2 * DAY));
    }

    async fn votes_count_as_long_as_the_player_is_late(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        let id = running(&scene, &[&anna, &ben], Pace::Days(1)).await;
        scene.store.vote(&id, Seat(0), &ben.id, Choice::Bot, 20).await.unwrap();
        assert_eq!(scene.store.votes(&id).await.unwrap(), [], "nobody is late yet");
        scene.store.pass_time(2 * DAY).await.unwrap();
        for choice in [Choice::Wait, Choice::Bot] {
            scene.store.vote(&id, Seat(0), &ben.id, choice, 2 * DAY).await.unwrap();
            let votes = scene.store.votes(&id).await.unwrap();
            assert_eq!(votes.iter().map(|vote| vote.choice).collect::<Vec<_>>(), [choice]);
        }
        scene.plays(&decides(&id, 0, (0, Some(&anna)), 0, 2 * DAY)).await;
        assert_eq!(scene.store.votes(&id).await.unwrap(), []);
    }

    async fn whoever_was_given_up_is_remembered_with_their_place(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        let id = running(&scene, &[&anna, &ben], Pace::Days(1)).await;
        let to = voted(&id, &anna, Holder::Bot("strong".into()), &ben);
        scene.store.pass_time(2 * DAY).await.unwrap();
        assert_eq!(scene.store.change_seat(&to).await.unwrap(), Changed::Done);
        let line = scene.store.chat(&id, None, 9).await.unwrap().pop().unwrap();
        assert_eq!(line.user, Some(anna.id.clone()), "it is hers");
        let (old, new) = ("Anna".to_owned(), "New".to_owned());
        assert_eq!(line.content, store::Content::Absent { old, new, place: 2 });
        let hers = scene.store.matches(store::MatchList::Of(&anna.id), &store::Page::first(9)).await.unwrap();
        assert_eq!(hers.len(), 1, "she finds the match again");
        let former = scene.found(&id).await.places.swap_remove(0).former.unwrap();
        assert_eq!((former.user, former.gave_up), (anna.id, true), "nobody waits for her consent");
    }

    async fn whoever_decides_at_the_last_moment_keeps_the_seat(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        let id = running(&scene, &[&anna, &ben], Pace::Days(1)).await;
        scene.store.pass_time(2 * DAY).await.unwrap();
        scene.plays(&decides(&id, 0, (0, Some(&anna)), 0, 2 * DAY)).await;
        let to = voted(&id, &anna, Holder::Open, &ben);
        assert_eq!(scene.store.change_seat(&to).await.unwrap(), Changed::Stale);
        assert_eq!(scene.found(&id).await.places[0].holder, human(&anna));
        assert_eq!(scene.store.chat(&id, None, 9).await.unwrap(), [], "nothing is said of it");
    }
}
