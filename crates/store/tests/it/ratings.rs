//! How well people play.

use engine::{Outcome, Seat, Seats, Status, UndoPolicy};
use store::{Holder, MatchId, NewMatch, NewMove, Rating, Settings, Shows, User};

use crate::scene::{Scene, action, change, human, new_match, on_every_database, settings, start};

/// A match of these users that has begun.
async fn begun(scene: &Scene, users: &[&User], undo: UndoPolicy) -> MatchId {
    let seats = users.iter().map(|user| (human(user), user.profile.name.clone())).collect();
    let start = Some(start(Seats::one(Seat(0))));
    let new = NewMatch { settings: Settings { undo, ..settings() }, start, ..new_match(seats) };
    scene.store.new_match(&new).await.unwrap()
}

/// Its last move: the first seat wins, and so on.
async fn ends(scene: &Scene, id: &MatchId, seats: u8) {
    let outcome = Outcome::by_points(seats, |seat| 10 - i32::from(seat.0), |_| 0);
    scene.plays(&NewMove { status: Status::Over(outcome), asked: Seats::NONE, ..action(id, 0) }).await;
}

/// The points of a user for two players, rounded.
async fn points(scene: &Scene, user: &User) -> Option<i64> {
    let found = scene.store.ratings_of(&user.id).await.unwrap();
    found.first().map(|standing| standing.rating.points.round() as i64)
}

on_every_database! {
    async fn a_match_of_accounts_is_rated_once(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let id = begun(&scene, &[&ann, &ben], UndoPolicy::Own).await;
        assert_eq!(scene.store.rated_seats(&id).await.unwrap().len(), 2);
        assert_eq!(points(&scene, &ann).await, None, "not before it is over");
        ends(&scene, &id, 2).await;
        // The last move again, as a browser would send it.
        let _ = scene.store.commit_move(&action(&id, 0)).await.unwrap();
        let seats = scene.store.rated_seats(&id).await.unwrap();
        let results: Vec<_> = seats.iter().map(|seat| seat.result.unwrap()).collect();
        assert_eq!((results[0].place, results[1].place), (1, 2));
        assert!(results[0].change > 0.0 && (results[0].change + results[1].change).abs() < 0.01);
        let leaders = scene.store.leaders("hill", 2, 10).await.unwrap();
        assert_eq!(leaders.iter().map(|one| one.login.as_str()).collect::<Vec<_>>(), ["ann", "ben"]);
        assert_eq!((leaders[0].matches, leaders[0].wins, leaders[1].matches, leaders[1].wins), (1, 1, 1, 0));
        assert_eq!(leaders[0].rating, results[0].rating);
        assert!(leaders[0].rating.deviation < Rating::NEW.deviation);
        assert!(scene.store.leaders("hill", 3, 10).await.unwrap().is_empty());
        let curve = scene.store.rated_matches(&ann.id, "hill", 2, 10).await.unwrap();
        assert_eq!(curve, [seats[0].clone()]);
    }

    async fn guests_bots_one_at_two_seats_and_free_undo_do_not_count(scene: Scene) {
        let (ann, ben, guest) = (scene.account("ann").await, scene.account("ben").await, scene.guest("G").await);
        let bot = vec![(human(&ann), "A".into()), (Holder::Bot("easy".into()), "B".into())];
        let bots = NewMatch { start: Some(start(Seats::one(Seat(0)))), ..new_match(bot) };
        for id in [
            begun(&scene, &[&ann, &guest], UndoPolicy::Own).await,
            begun(&scene, &[&ann, &ann], UndoPolicy::Own).await,
            begun(&scene, &[&ann, &ben], UndoPolicy::Free).await,
            begun(&scene, &[&ann], UndoPolicy::Own).await,
            scene.store.new_match(&bots).await.unwrap(),
        ] {
            ends(&scene, &id, 2).await;
            assert!(scene.store.rated_seats(&id).await.unwrap().is_empty());
        }
        assert_eq!(points(&scene, &ann).await, None);
    }

    async fn whoever_gives_up_is_last(scene: Scene) {
        let users = [scene.account("ann").await, scene.account("ben").await, scene.account("cem").await];
        let id = begun(&scene, &users.each_ref(), UndoPolicy::Own).await;
        let gives_up = change(&id, 0, human(&users[0]), Holder::Bot("easy".into()));
        assert_eq!(scene.store.change_seat(&gives_up).await.unwrap(), store::Changed::Done);
        ends(&scene, &id, 3).await;
        let seats = scene.store.rated_seats(&id).await.unwrap();
        assert_eq!(seats.iter().map(|seat| seat.result.unwrap().place).collect::<Vec<_>>(), [3, 1, 2]);
        assert!(seats[0].result.unwrap().change < 0.0);
    }

    async fn whoever_wants_no_rating_has_none(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        ends(&scene, &begun(&scene, &[&ann, &ben], UndoPolicy::Own).await, 2).await;
        let all = Shows { rating: true, matches: true, presence: true };
        assert_eq!(scene.store.shows(&ann.id).await.unwrap(), Some(all));
        let less = Shows { rating: false, ..all };
        scene.store.set_shows(&ann.id, less).await.unwrap();
        assert_eq!(scene.store.shows(&ann.id).await.unwrap(), Some(less));
        assert_eq!(points(&scene, &ann).await, None);
        assert_eq!(scene.store.leaders("hill", 2, 10).await.unwrap().len(), 1);
        let again = begun(&scene, &[&ann, &ben], UndoPolicy::Own).await;
        assert!(scene.store.rated_seats(&again).await.unwrap().is_empty());
    }

    async fn matches_that_end_at_once_are_all_counted(scene: Scene) {
        let (ann, ben) = (scene.account("ann").await, scene.account("ben").await);
        let mut matches = Vec::new();
        for _ in 0..8 {
            matches.push(begun(&scene, &[&ann, &ben], UndoPolicy::Own).await);
        }
        let outcome = Outcome::by_points(2, |seat| 10 - i32::from(seat.0), |_| 0);
        let ending = matches.into_iter().map(|id| {
            let store = std::sync::Arc::clone(&scene.store);
            let last = NewMove { status: Status::Over(outcome), asked: Seats::NONE, ..action(&id, 0) };
            tokio::spawn(async move { store.commit_move(&last).await.unwrap() })
        });
        for one in ending.collect::<Vec<_>>() {
            assert_eq!(one.await.unwrap(), store::Committed::Done(1));
        }
        let leaders = scene.store.leaders("hill", 2, 10).await.unwrap();
        assert_eq!((leaders[0].matches, leaders[0].wins), (8, 8));
        let curve = scene.store.rated_matches(&ann.id, "hill", 2, 10).await.unwrap();
        let sum: f64 = curve.iter().map(|seat| seat.result.unwrap().change).sum();
        assert!((leaders[0].rating.points - 1500.0 - sum).abs() < 0.1, "no rating was lost");
    }
}
