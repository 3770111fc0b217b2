//! Lists of matches and their pages.

use engine::Seat;
use store::{
    Changed, Content, Holder, Match, MatchId, MatchList, NewMatch, Page, SeatChange, Settings, Store, User,
    Visibility,
};

use crate::scene::{
    EVERY_FINISHED, Scene, change, human, is_turn_of, last, new_match, on_every_database, settings, start,
};

async fn ids(store: &dyn Store, list: MatchList<'_>) -> Vec<MatchId> {
    store.matches(list, &Page::first(100)).await.unwrap().into_iter().map(|found| found.id).collect()
}

async fn open_table(scene: &Scene, user: &User, visibility: Visibility, now: i64) -> MatchId {
    let seats = vec![(human(user), "Host".into()), (Holder::Open, String::new())];
    let settings = Settings { visibility, ..settings() };
    scene.store.new_match(&NewMatch { settings, now, ..new_match(seats) }).await.unwrap()
}

on_every_database! {
    async fn my_matches_are_those_i_play_in_or_host(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let played = scene.running(&[&bea, &anna, &anna]).await;
        let hosted = NewMatch {
            host: Some(anna.id.clone()),
            now: 50,
            ..new_match(vec![(Holder::Bot("weak".into()), "Robot".into())])
        };
        let hosted = scene.store.new_match(&hosted).await.unwrap();
        scene.running(&[&bea]).await;
        assert_eq!(ids(&*scene.store, MatchList::Of(&anna.id)).await, [hosted, played]);
    }

    async fn what_i_gave_up_stays_among_my_matches(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let (given_up, left) = (scene.running(&[&bea, &anna]).await, scene.running(&[&bea, &anna]).await);
        for (id, resigns) in [(&given_up, true), (&left, false)] {
            let to_bot = change(id, 1, human(&anna), Holder::Bot("weak".into()));
            let change = SeatChange { by: Some(anna.id.clone()), resigns, ..to_bot };
            assert_eq!(scene.store.change_seat(&change).await.unwrap(), Changed::Done);
        }
        assert_eq!(ids(&*scene.store, MatchList::Of(&anna.id)).await, std::slice::from_ref(&given_up));
        let notes = scene.store.chat(&given_up, None, 10).await.unwrap();
        assert_eq!(notes[0].content, Content::Resigns { new: "New".into() });
    }

    async fn matches_awaiting_me_are_those_where_i_must_decide(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let mine = scene.running(&[&anna, &bea]).await;
        let over = scene.running(&[&anna, &bea]).await;
        scene.plays(&last(&over, 0)).await;
        scene.running(&[&bea, &anna]).await;
        scene.table(&[&anna]).await;
        let awaiting = scene.store.awaiting(&anna.id, 9).await.unwrap();
        assert_eq!(awaiting.iter().map(|(since, found)| (*since, &found.id)).collect::<Vec<_>>(), [(2, &mine)]);
        let turns = scene.store.matches(MatchList::Of(&anna.id), &Page::first(10)).await.unwrap();
        assert_eq!(turns.iter().filter(|found| is_turn_of(found, &anna)).count(), 1);
    }

    async fn what_waits_longest_comes_first_whatever_happened_there_since(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let mut begun = Vec::new();
        for now in [30, 10, 20] {
            let seats = vec![(human(&anna), "Anna".into()), (human(&bea), "Bea".into())];
            let new = NewMatch { start: Some(start(engine::Seats::one(Seat(0)))), now, ..new_match(seats) };
            begun.push(scene.store.new_match(&new).await.unwrap());
        }
        // Bea has another name now, in the match that has waited longest.
        let again = SeatChange { name: "Bee".into(), now: 99, ..change(&begun[1], 1, human(&bea), human(&bea)) };
        assert_eq!(scene.store.change_seat(&again).await.unwrap(), Changed::Done);
        let longest = scene.store.awaiting(&anna.id, 2).await.unwrap();
        let longest: Vec<_> = longest.into_iter().map(|(since, found)| (since, found.id)).collect();
        assert_eq!(longest, [(10, begun[1].clone()), (20, begun[2].clone())]);
    }

    async fn open_tables_have_a_free_seat_and_are_listed(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let open = open_table(&scene, &anna, Visibility::Listed, 10).await;
        open_table(&scene, &anna, Visibility::ByLink, 11).await;
        scene.table(&[&anna]).await;
        let begun = open_table(&scene, &anna, Visibility::Listed, 1).await;
        scene.start(&begun, engine::Seats::one(Seat(0))).await;
        assert_eq!(ids(&*scene.store, MatchList::Open).await, [open.clone(), begun.clone()]);
        scene.plays(&last(&begun, 0)).await;
        assert_eq!(ids(&*scene.store, MatchList::Open).await, [open]);
        assert_eq!(ids(&*scene.store, EVERY_FINISHED).await, [begun]);
    }

    async fn its_players_let_everybody_see_a_finished_match_or_no_longer(scene: Scene) {
        let (anna, eve) = (scene.guest("Anna").await, scene.guest("Eve").await);
        let id = open_table(&scene, &anna, Visibility::ByLink, 10).await;
        let wish = async |user: &User, visibility| {
            scene.store.set_visible(&id, &user.id, visibility, 200).await.unwrap()
        };
        scene.start(&id, engine::Seats::one(Seat(0))).await;
        assert_eq!(wish(&anna, Visibility::Listed).await, Changed::Stale, "it is not over");
        scene.plays(&last(&id, 0)).await;
        assert_eq!(wish(&eve, Visibility::Listed).await, Changed::Stale, "she did not play");
        let before = scene.found(&id).await.updated_at;
        assert_eq!(wish(&anna, Visibility::Listed).await, Changed::Done);
        assert_eq!(wish(&anna, Visibility::Listed).await, Changed::Stale, "it is seen already");
        let listed = async |game, players| ids(&*scene.store, MatchList::Finished { game, players }).await;
        assert_eq!(listed(None, None).await, std::slice::from_ref(&id));
        assert_eq!(listed(Some("hill"), Some(2)).await, std::slice::from_ref(&id));
        assert_eq!(listed(Some("harbour"), None).await, []);
        assert_eq!(listed(Some("hill"), Some(3)).await, []);
        assert_eq!(wish(&anna, Visibility::ByLink).await, Changed::Done);
        assert_eq!(listed(None, None).await, []);
        assert_eq!(scene.found(&id).await.updated_at, before, "it ended when it did");
        let told = scene.store.chat(&id, None, 10).await.unwrap();
        let told: Vec<_> = told.into_iter().filter(|line| line.at == 200).map(|line| line.content).collect();
        assert_eq!(told, [Content::Lists, Content::Unlists]);
    }

    async fn finished_matches_by_link_are_not_listed(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let hidden = open_table(&scene, &anna, Visibility::ByLink, 10).await;
        scene.start(&hidden, engine::Seats::one(Seat(0))).await;
        scene.plays(&last(&hidden, 0)).await;
        assert_eq!(ids(&*scene.store, EVERY_FINISHED).await, []);
    }

    async fn a_list_is_paged_without_gaps_or_repeats(scene: Scene) {
        let anna = scene.guest("Anna").await;
        let mut expected = Vec::new();
        for number in 0..23 {
            // Many have the same time, so that the id must decide.
            let now = number / 7;
            expected.push((now, open_table(&scene, &anna, Visibility::Listed, now).await));
        }
        expected.sort();
        expected.reverse();
        let (mut seen, mut page): (Vec<Match>, _) = (Vec::new(), Page::first(5));
        loop {
            let part = scene.store.matches(MatchList::Open, &page).await.unwrap();
            let Some(last) = part.last() else { break };
            assert!(part.len() <= 5);
            page = Page::after(last, 5);
            seen.extend(part);
        }
        assert!(seen.iter().all(|found| found.places.len() == 2));
        let seen: Vec<_> = seen.into_iter().map(|found| (found.updated_at, found.id)).collect();
        assert_eq!(seen, expected);
    }

    async fn a_list_gives_no_more_than_allowed(scene: Scene) {
        let anna = scene.guest("Anna").await;
        open_table(&scene, &anna, Visibility::Listed, 1).await;
        let rows = async |rows| scene.store.matches(MatchList::Open, &Page::first(rows)).await.unwrap().len();
        assert_eq!((rows(0).await, rows(u32::MAX).await), (0, 1));
    }
}
