//! A whole site from one database to another.

use std::sync::Arc;

use engine::Seat;
use store::{
    Answer, Changed, Copied, Error, Holder, Learning, Led, MatchId, NewChatLine, NewMatch, NewRematch,
    NewUndoRequest, Store, UndoAnswer, User, copy,
};
use tempfile::TempDir;
use tokio::sync::Notify;

use crate::scene::{Scene, action, human, new_match, on_every_database, position};

/// Some of everything.
async fn fill(scene: &Scene) -> (MatchId, User) {
    let (guest, account) = (scene.guest("Guest \u{1f451}").await, scene.account("anna").await);
    let id = scene.running(&[&guest, &account]).await;
    scene.plays(&action(&id, 0)).await;
    let line = NewChatLine {
        match_id: id.clone(),
        user: Some(guest.id.clone()),
        seat: None,
        text: "hi".into(),
        now: 5,
    };
    scene.store.say(&line).await.unwrap();
    let again = NewRematch {
        match_id: id.clone(),
        user: account.id.clone(),
        seat: Seat(1),
        table: crate::scene::new_match(vec![(crate::scene::human(&account), "anna".into())]),
    };
    scene.store.offer_rematch(&again).await.unwrap();
    scene.store.claim(&guest.id, &account.id, 9).await.unwrap();
    scene.store.begin_session(&account.id, 1_000, 10).await.unwrap();
    let wish = NewUndoRequest { match_id: id.clone(), expected_seq: 1, seat: Seat(0), target: 0, now: 6 };
    assert_eq!(scene.store.ask_undo(&wish).await.unwrap(), Changed::Done);
    let answer = UndoAnswer {
        match_id: id.clone(),
        expected_seq: 1,
        asker: Seat(0),
        seat: Seat(1),
        answer: Answer::Consent,
        now: 7,
    };
    assert_eq!(scene.store.answer_undo(&answer).await.unwrap(), Changed::Done);
    let learning = Learning { lesson: "first".into(), seen: 2, tries: 1, state: Led::Left };
    scene.store.set_learning(&id, &learning).await.unwrap();
    let (kind, target) = (store::ChannelKind::Push, "https://push.example.org/anna".to_owned());
    let (keys, state) = ("key auth".to_owned(), store::ChannelState::On);
    let browser = store::NewChannel { user: account.id.clone(), kind, target, keys, state, now: 3 };
    scene.store.new_channel(&browser).await.unwrap();
    scene.store.shared_secret("push", "of this site").await.unwrap();
    scene.store.begin_reset(&account.id, 77).await.unwrap();
    scene.store.looked(&[(id.clone(), account.id.clone())], 4).await.unwrap();
    scene.store.begin_vacation(&account.id, 90, 8).await.unwrap();
    for _ in 0..600 {
        scene.store.new_match(&new_match(vec![(Holder::Open, String::new())])).await.unwrap();
    }
    (id, account)
}

async fn assert_same(one: &Arc<dyn Store>, other: &Arc<dyn Store>, id: &MatchId, account: &User) {
    assert_eq!(one.find_match(id).await.unwrap(), other.find_match(id).await.unwrap());
    assert_eq!(one.moves(id, 0, 10).await.unwrap(), other.moves(id, 0, 10).await.unwrap());
    assert_eq!(other.position(id, 1).await.unwrap(), Some(position(1)));
    assert_eq!(one.chat(id, None, 10).await.unwrap(), other.chat(id, None, 10).await.unwrap());
    assert_eq!(one.undo_requests(id).await.unwrap(), other.undo_requests(id).await.unwrap());
    assert_eq!(one.turns(id).await.unwrap(), other.turns(id).await.unwrap());
    assert_eq!(one.channels(&account.id).await.unwrap(), other.channels(&account.id).await.unwrap());
    assert_eq!(other.shared_secret("push", "another").await.unwrap(), "of this site");
    assert_eq!(other.visit(id, &account.id).await.unwrap().map(|visit| visit.seen_at), Some(4));
    assert_eq!(other.vacation(&account.id, 0, 9).await.unwrap(), (Some(90), 82));
    assert_eq!(one.learning(id).await.unwrap(), other.learning(id).await.unwrap());
    assert_eq!(one.user(&account.id).await.unwrap(), other.user(&account.id).await.unwrap());
    assert_eq!(other.account("ANNA").await.unwrap().unwrap().password, "$argon2id$secret");
}

/// Another empty database: a file, or in PostgreSQL if the scene is a file and there is one.
async fn target(scene: &Scene) -> (String, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", folder.path().join("copy.db").display());
    let postgres =
        if scene.address.starts_with("sqlite") { store::testkit::fresh_postgres().await } else { None };
    (postgres.unwrap_or(file), folder)
}

/// A copy of which somebody thinks better when a third of the rows is written. Tells how far it came.
async fn break_off(from: &str, to: &str) -> Copied {
    let (enough, mut last) = (Notify::new(), None);
    let mut progress = |copied: Copied| {
        last = Some(copied);
        if copied.done > copied.total / 6 {
            enough.notify_one();
        }
    };
    tokio::select! {
        biased;
        () = enough.notified() => {}
        done = copy(from, to, &mut progress) => panic!("it came to its end: {done:?}"),
    }
    last.expect("it has begun")
}

on_every_database! {
    async fn everything_is_copied_and_goes_on_there(scene: Scene) {
        let (id, account) = fill(&scene).await;
        let (to, _folder) = target(&scene).await;
        let mut seen = Vec::new();
        let rows = copy(&scene.address, &to, &mut |copied| seen.push(copied)).await.unwrap();
        assert!(rows > 1_200, "{rows}");
        assert_eq!(seen.last(), Some(&Copied { done: 2 * rows, total: 2 * rows }));
        assert!(seen.is_sorted_by_key(|copied| copied.done));
        let copy = store::open(&to).await.unwrap();
        assert_same(&scene.store, &copy, &id, &account).await;
        // Life goes on in the copy.
        assert_eq!(copy.commit_move(&action(&id, 1)).await.unwrap(), store::Committed::Done(2));
        let line = NewChatLine { match_id: id.clone(), user: None, seat: Some(Seat(0)), text: "on".into(), now: 5 };
        let last = copy.chat(&id, None, 10).await.unwrap().last().unwrap().id;
        assert!(copy.say(&line).await.unwrap() > last);
    }

    async fn a_copy_is_brought_up_to_date(scene: Scene) {
        let (id, account) = fill(&scene).await;
        let (to, _folder) = target(&scene).await;
        copy(&scene.address, &to, &mut |_| {}).await.unwrap();
        scene.plays(&action(&id, 1)).await;
        let late = scene.guest("Late").await;
        scene.store.claim(&late.id, &account.id, 9).await.unwrap();
        copy(&scene.address, &to, &mut |_| {}).await.unwrap();
        let copy = store::open(&to).await.unwrap();
        assert_same(&scene.store, &copy, &id, &account).await;
        assert_eq!(copy.find_match(&id).await.unwrap().unwrap().seq, 2);
    }

    async fn a_copy_that_broke_off_is_completed_by_another(scene: Scene) {
        let (id, account) = fill(&scene).await;
        let (to, _folder) = target(&scene).await;
        let first = break_off(&scene.address, &to).await;
        assert!(first.done < first.total / 2, "not all rows were written: {first:?}");
        let half = store::open(&to).await.unwrap();
        assert_eq!(half.user(&account.id).await.unwrap(), scene.store.user(&account.id).await.unwrap());
        assert_eq!(half.visit(&id, &account.id).await.unwrap(), None, "what comes late is missing");
        half.close().await;
        let mut seen = Vec::new();
        let rows = copy(&scene.address, &to, &mut |copied| seen.push(copied)).await.unwrap();
        assert_eq!(seen.first(), Some(&Copied { done: 0, total: 2 * rows }), "it begins anew");
        assert_eq!(seen.last(), Some(&Copied { done: 2 * rows, total: 2 * rows }));
        let copy = store::open(&to).await.unwrap();
        assert_same(&scene.store, &copy, &id, &account).await;
    }

    async fn another_site_is_left_alone(scene: Scene) {
        fill(&scene).await;
        let other = Scene::sqlite().await;
        let anna = other.guest("Another").await;
        let seats = vec![(human(&anna), "Another".into())];
        other.store.new_match(&NewMatch { ..new_match(seats) }).await.unwrap();
        let refused = copy(&scene.address, &other.address, &mut |_| {}).await;
        assert!(matches!(refused, Err(Error::Refused(_))), "{refused:?}");
        assert_eq!(other.store.account("anna").await.unwrap().map(|found| found.user), None);
    }
}
