//! Matches and their seats.

use engine::{Seat, Seats, Seed, UndoPolicy, commitment};
use serde_json::json;
use store::{
    Changed, Content, Error, Holder, Invitation, MatchId, MatchList, NewMatch, Page, Phase, SeatChange,
    Settings, Start, Visibility,
};

use crate::scene::{
    HOSTILE, change, human, is_turn_of, last, new_match, on_every_database, position, settings, start,
};

on_every_database! {
    async fn a_match_is_found_as_it_was_opened(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let seats = vec![
            (human(&anna), "Anna".into()),
            (Holder::Open, String::new()),
            (Holder::Bot("strong".into()), "Robot".into()),
        ];
        let new = NewMatch { host: Some(anna.id.clone()), ..new_match(seats.clone()) };
        let id = scene.store.new_match(&new).await.unwrap();
        let found = scene.found(&id).await;
        assert_eq!((found.game.as_str(), found.rules_version), ("hill", 3));
        assert_eq!((found.options, found.settings), (json!({"map": "small"}), settings()));
        assert_eq!((found.host, found.phase, found.seq), (Some(anna.id), Phase::Waiting, 0));
        assert_eq!((found.imported, found.created_at, found.updated_at), (false, 1, 1));
        let sitting = found.places.iter().map(|place| (place.holder.clone(), place.name.clone()));
        assert_eq!(sitting.collect::<Vec<_>>(), seats);
        assert!(found.places.iter().all(|place| !place.decides && place.revision == 0));
        assert_eq!(scene.store.find_match(&MatchId("none".into())).await.unwrap(), None);
    }

    async fn the_seed_is_published_when_the_match_is_over(scene: Scene) {
        let [seed, salt] = [1, 2].map(Seed::from_number);
        let id = scene.running(&[&scene.guest("Anna").await]).await;
        let found = scene.found(&id).await;
        assert_eq!((found.published, found.commitment), (None, commitment(&seed, &salt)));
        assert_eq!(scene.store.secrets(&id).await.unwrap(), Some((seed, salt)));
        scene.plays(&last(&id, 0)).await;
        assert_eq!(scene.found(&id).await.published, Some((seed, salt)));
    }

    async fn a_match_begins_once(scene: Scene) {
        let users = [scene.guest("Anna").await, scene.guest("Bea").await];
        let id = scene.table(&[&users[0], &users[1]]).await;
        assert_eq!(scene.store.position(&id, 0).await.unwrap(), None);
        scene.start(&id, Seats::one(Seat(1))).await;
        let found = scene.found(&id).await;
        assert_eq!((found.phase, found.updated_at), (Phase::Running, 2));
        assert!(found.deciding().iter().eq([Seat(1)]));
        assert!(is_turn_of(&found, &users[1]) && !is_turn_of(&found, &users[0]));
        let other = Start { position: "other".into(), ..start(Seats::one(Seat(0))) };
        let again = change(&id, 0, human(&users[0]), human(&users[0]));
        let again = SeatChange { start: Some(other), ..again };
        assert_eq!(scene.store.change_seat(&again).await.unwrap(), Changed::Done);
        assert_eq!(scene.store.position(&id, 0).await.unwrap(), Some(position(0)));
    }

    async fn a_match_begins_as_it_is_opened_if_nobody_is_awaited(scene: Scene) {
        let seats = |last| vec![(Holder::Bot("weak".into()), "Robot".into()), last];
        let first = Some(Start { rules_version: 4, ..start(Seats::one(Seat(0))) });
        let open = async |last| {
            let new = NewMatch { start: first.clone(), ..new_match(seats(last)) };
            scene.found(&scene.store.new_match(&new).await.unwrap()).await
        };
        let begun = open((Holder::Stranger, "X".into())).await;
        assert_eq!((begun.phase, begun.rules_version, begun.deciding().len()), (Phase::Running, 4, 1));
        let waiting = open((Holder::Open, String::new())).await;
        assert_eq!((waiting.phase, waiting.rules_version, waiting.deciding().len()), (Phase::Waiting, 3, 0));
    }

    async fn whoever_sits_down_last_begins_the_match(scene: Scene) {
        let users = [scene.guest("Anna").await, scene.guest("Bea").await];
        let open = || (Holder::Open, String::new());
        let id = scene.store.new_match(&new_match(vec![open(), open()])).await.unwrap();
        // Both think that the other seat is open. Whoever is second in the database begins the match.
        let sit = |seat: u8| SeatChange {
            start: Some(start(Seats::one(Seat(1)))),
            ..change(&id, seat, Holder::Open, human(&users[usize::from(seat)]))
        };
        let (one, other) = (sit(0), sit(1));
        let (one, other) = tokio::join!(scene.store.change_seat(&one), scene.store.change_seat(&other));
        assert_eq!((one.unwrap(), other.unwrap()), (Changed::Done, Changed::Done));
        let found = scene.found(&id).await;
        assert_eq!((found.phase, is_turn_of(&found, &users[1])), (Phase::Running, true));
        assert_eq!(scene.store.position(&id, 0).await.unwrap(), Some(position(0)));
        assert_eq!(scene.store.chat(&id, None, 10).await.unwrap(), [], "nobody was replaced");
    }

    async fn a_last_seat_without_a_position_leaves_the_match_waiting(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let id = scene.store.new_match(&new_match(vec![(Holder::Open, String::new())])).await.unwrap();
        let broken = SeatChange {
            start: Some(Start { position: "x".repeat(5_000_000), ..start(Seats::NONE) }),
            ..change(&id, 0, Holder::Open, human(&anna))
        };
        assert!(matches!(scene.store.change_seat(&broken).await, Err(Error::Refused(_))));
        let found = scene.found(&id).await;
        assert_eq!((found.phase, &found.places[0].holder), (Phase::Waiting, &Holder::Open), "all or nothing");
    }

    async fn everybody_is_told_who_did_what_with_a_seat(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let id = scene.running(&[&anna]).await;
        let bot = || Holder::Bot("weak".into());
        let steps = [
            (human(&anna), human(&anna), "Ann", &anna),
            (human(&anna), bot(), "Robot", &anna),
            (bot(), Holder::Open, "", &bea),
            (Holder::Open, bot(), "Other", &bea),
            (bot(), human(&bea), "Bea", &bea),
        ];
        for (from, to, name, by) in steps {
            let by = Some(by.id.clone());
            let change = SeatChange { name: name.into(), by, ..change(&id, 0, from, to) };
            assert_eq!(scene.store.change_seat(&change).await.unwrap(), Changed::Done);
        }
        let late = change(&id, 0, human(&anna), Holder::Open);
        assert_eq!(scene.store.change_seat(&late).await.unwrap(), Changed::Stale);
        let notes = scene.store.chat(&id, None, 10).await.unwrap();
        let told = notes.iter().map(|line| (line.name.as_str(), line.seat, line.content.clone()));
        let seat = Some(Seat(0));
        let expected = [
            ("Anna", seat, Content::Bot { old: "Ann".into(), new: "Robot".into() }),
            ("Bea", seat, Content::Frees { old: "Robot".into() }),
            ("Bea", seat, Content::Bot { old: String::new(), new: "Other".into() }),
            ("Bea", seat, Content::Sits),
        ];
        assert_eq!(told.collect::<Vec<_>>(), expected);
    }

    async fn a_seat_changes_hands_at_any_moment(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let id = scene.running(&[&anna]).await;
        let bot = || Holder::Bot("weak".into());
        for (from, to) in [(human(&anna), bot()), (bot(), Holder::Open), (Holder::Open, human(&bea))] {
            let changed = scene.store.change_seat(&change(&id, 0, from, to.clone())).await.unwrap();
            assert_eq!(changed, Changed::Done);
            assert_eq!(scene.found(&id).await.places[0].holder, to);
        }
        let found = scene.found(&id).await;
        assert!(is_turn_of(&found, &bea), "the question stays with the seat");
        assert_eq!((found.places[0].name.as_str(), found.updated_at), ("New", 50));
    }

    async fn a_seat_is_taken_by_the_first(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let id = scene.store.new_match(&new_match(vec![(Holder::Open, String::new())])).await.unwrap();
        let take = async |user| scene.store.change_seat(&change(&id, 0, Holder::Open, human(user))).await.unwrap();
        assert_eq!(take(&anna).await, Changed::Done);
        assert_eq!(take(&bea).await, Changed::Stale);
        assert_eq!(scene.found(&id).await.places[0].holder, human(&anna));
        let other = Holder::Bot("weak".into());
        for wrong in [change(&id, 0, human(&bea), other.clone()), change(&id, 7, Holder::Open, other)] {
            assert_eq!(scene.store.change_seat(&wrong).await.unwrap(), Changed::Stale);
        }
    }

    async fn the_seats_of_a_match_that_is_over_stay_as_they_are(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let id = scene.running(&[&anna]).await;
        scene.plays(&last(&id, 0)).await;
        let changed = scene.store.change_seat(&change(&id, 0, human(&anna), Holder::Open)).await.unwrap();
        assert_eq!(changed, Changed::Stale);
    }

    async fn a_table_is_closed_before_it_begins_and_not_after(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let open = || (Holder::Open, String::new());
        let new = NewMatch { host: Some(anna.id.clone()), ..new_match(vec![(human(&anna), "Anna".into()), open()]) };
        let id = scene.store.new_match(&new).await.unwrap();
        scene.store.invite(&id, &bea.id, &anna.id, 5).await.unwrap();
        let listed = async || scene.store.matches(MatchList::Open, &Page::first(9)).await.unwrap().len();
        assert_eq!((scene.store.tables_of(&anna.id).await.unwrap(), listed().await), (1, 1));
        assert_eq!(scene.store.close_table(&id, 60).await.unwrap(), Changed::Done);
        assert_eq!(scene.found(&id).await.phase, Phase::Closed);
        assert_eq!((scene.store.tables_of(&anna.id).await.unwrap(), listed().await), (0, 0));
        let hers = scene.store.matches(MatchList::Of(&anna.id), &Page::first(9)).await.unwrap();
        assert!(hers.is_empty() && scene.store.invitations_of(&bea.id).await.unwrap().is_empty());
        let first = store::Start { rules_version: 3, position: "1".into(), status: engine::Status::turn(Seat(0)) };
        let sits = SeatChange { start: Some(first), ..change(&id, 1, Holder::Open, human(&bea)) };
        assert_eq!(scene.store.change_seat(&sits).await.unwrap(), Changed::Stale);
        assert_eq!(scene.store.close_table(&id, 61).await.unwrap(), Changed::Stale);
        let running = scene.running(&[&anna]).await;
        assert_eq!(scene.store.close_table(&running, 62).await.unwrap(), Changed::Stale);
    }

    async fn an_invitation_leads_to_its_seat_while_it_is_open(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let open = || (Holder::Open, String::new());
        let id = scene.store.new_match(&new_match(vec![open(), open()])).await.unwrap();
        let found = scene.found(&id).await;
        let (join, invite) = (found.join_token.as_str(), found.places[1].invite.as_str());
        let leads = async |token: &str| scene.store.invitation(token).await.unwrap();
        let to = |seat| Some(Invitation { match_id: id.clone(), seat });
        assert_eq!(leads(join).await, to(None));
        assert_eq!(leads(invite).await, to(Some(Seat(1))));
        assert_eq!(leads("guess").await, None);
        for (from, to) in [(Holder::Open, human(&anna)), (human(&anna), Holder::Open)] {
            assert_eq!(scene.store.change_seat(&change(&id, 1, from, to)).await.unwrap(), Changed::Done);
            assert_eq!(leads(invite).await, None, "used up");
            let place = scene.found(&id).await.places[1].clone();
            assert_eq!(leads(&place.invite).await.is_some(), place.holder == Holder::Open);
        }
        let fresh = scene.found(&id).await.places[1].invite.clone();
        assert_eq!(leads(&fresh).await, to(Some(Seat(1))));
    }

    async fn the_host_changes_what_they_chose(scene: Scene) {
        let id = scene.table(&[&scene.guest("Anna").await]).await;
        for title in HOSTILE {
            let (undo, visibility) = (UndoPolicy::Free, Visibility::ByLink);
            let new = Settings { title: title.into(), undo, visibility, ..settings() };
            scene.store.set_settings(&id, &new, 77).await.unwrap();
            let found = scene.found(&id).await;
            assert_eq!((found.settings, found.updated_at), (new, 77));
        }
        let long = Settings { title: "x".repeat(121), ..settings() };
        assert!(matches!(scene.store.set_settings(&id, &long, 78).await, Err(Error::Refused(_))));
    }

    async fn what_does_not_fit_is_refused(scene: Scene) {
        let seat = || (Holder::Stranger, String::from("X"));
        let nameless = vec![(Holder::Bot("weak".into()), String::new())];
        for seats in [Vec::new(), vec![seat(); 9], nameless] {
            assert!(matches!(scene.store.new_match(&new_match(seats)).await, Err(Error::Refused(_))));
        }
        let large = NewMatch { options: json!("x".repeat(70_000)), ..new_match(vec![seat()]) };
        assert!(matches!(scene.store.new_match(&large).await, Err(Error::Refused(_))));
    }

    async fn a_change_is_told_to_who_listens(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let mut changes = scene.store.changes();
        let id = scene.running(&[&anna]).await;
        scene.plays(&last(&id, 0)).await;
        for _ in ["opened", "started", "moved"] {
            assert_eq!(changes.try_recv().unwrap(), id);
        }
        let refused = change(&id, 0, human(&anna), Holder::Open);
        assert_eq!(scene.store.change_seat(&refused).await.unwrap(), Changed::Stale);
        assert!(changes.try_recv().is_err());
    }
}
