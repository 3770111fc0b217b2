//! Chat, and asking to take something back.

use engine::{Seat, Seats};
use store::{
    Answer, Changed, ChatLine, Content, Error, MatchId, NewChatLine, NewRematch, NewUndoRequest, UndoAnswer,
};

use crate::scene::{HOSTILE, action, on_every_database, undo};

fn line(id: &MatchId, text: &str) -> NewChatLine {
    NewChatLine { match_id: id.clone(), user: None, seat: Some(Seat(0)), text: text.into(), now: 5 }
}

fn said(line: &ChatLine) -> &str {
    let Content::Text(text) = &line.content else { panic!("{line:?}") };
    text
}

fn request(id: &MatchId, seat: u8, expected_seq: u64, target: u64) -> NewUndoRequest {
    NewUndoRequest { match_id: id.clone(), expected_seq, seat: Seat(seat), target, now: 6 }
}

fn answer(id: &MatchId, expected_seq: u64, seat: u8, answer: Answer) -> UndoAnswer {
    UndoAnswer { match_id: id.clone(), expected_seq, asker: Seat(0), seat: Seat(seat), answer, now: 7 }
}

/// A wish to play again, from a seat of a match.
fn again(id: &MatchId, user: &store::User, seat: u8, game: &str) -> NewRematch {
    let table = crate::scene::new_match(vec![(crate::scene::human(user), user.profile.name.clone())]);
    let table = store::NewMatch { game: game.into(), host: Some(user.id.clone()), now: 8, ..table };
    NewRematch { match_id: id.clone(), user: user.id.clone(), seat: Seat(seat), table }
}

on_every_database! {
    async fn a_line_has_its_author(scene: Scene) {
        let (anna, watcher) = (scene.guest("Anna").await, scene.guest("Watcher").await);
        let id = scene.table(&[&anna]).await;
        let anna_id = Some(anna.id.clone());
        scene.store.say(&NewChatLine { user: anna_id.clone(), ..line(&id, "one") }).await.unwrap();
        let user = Some(watcher.id.clone());
        scene.store.say(&NewChatLine { user: user.clone(), seat: None, ..line(&id, "two") }).await.unwrap();
        scene.store.say(&line(&id, "three")).await.unwrap();
        let chat = scene.store.chat(&id, None, 10).await.unwrap();
        let told: Vec<_> = chat.iter().map(|line| (line.name.as_str(), said(line), line.at)).collect();
        assert_eq!(told, [("Anna", "one", 5), ("Watcher", "two", 5), ("Anna", "three", 5)]);
        let authors: Vec<_> = chat.into_iter().map(|line| (line.user, line.seat)).collect();
        assert_eq!(authors, [(anna_id, Some(Seat(0))), (user, None), (None, Some(Seat(0)))]);
        let nobody = NewChatLine { seat: None, ..line(&id, "four") };
        assert!(scene.store.say(&nobody).await.is_err());
    }

    async fn chat_is_read_backwards_in_parts(scene: Scene) {
        let id = scene.table(&[&scene.guest("Anna").await]).await;
        let other = scene.table(&[&scene.guest("Bea").await]).await;
        for number in 0..5 {
            scene.store.say(&line(&id, &number.to_string())).await.unwrap();
            scene.store.say(&line(&other, "other")).await.unwrap();
        }
        let newest = scene.store.chat(&id, None, 3).await.unwrap();
        let texts = |lines: &[ChatLine]| lines.iter().map(|line| said(line).to_owned()).collect::<Vec<_>>();
        assert_eq!(texts(&newest), ["2", "3", "4"]);
        assert_eq!(texts(&scene.store.chat(&id, Some(newest[0].id), 3).await.unwrap()), ["0", "1"]);
    }

    async fn a_line_has_limits(scene: Scene) {
        let id = scene.table(&[&scene.guest("Anna").await]).await;
        for text in ["", "a\0b", &"ä".repeat(2_001)] {
            assert!(matches!(scene.store.say(&line(&id, text)).await, Err(Error::Refused(_))));
        }
        scene.store.say(&line(&id, &"👑".repeat(2_000))).await.unwrap();
        assert!(scene.store.say(&line(&MatchId("none".into()), "x")).await.is_err());
        assert_eq!(scene.store.chat(&id, None, 10).await.unwrap().len(), 1);
    }

    async fn hostile_lines_are_kept_as_they_are(scene: Scene) {
        let id = scene.table(&[&scene.guest("Anna").await]).await;
        for text in HOSTILE {
            scene.store.say(&line(&id, text)).await.unwrap();
        }
        let chat = scene.store.chat(&id, None, 100).await.unwrap();
        assert!(chat.iter().map(said).eq(HOSTILE));
    }

    async fn whoever_wants_to_play_again_leaves_a_note(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let id = scene.table(&[&anna, &bea]).await;
        scene.store.say(&line(&id, "well played")).await.unwrap();
        let mut changes = scene.store.changes();
        let first = scene.store.offer_rematch(&again(&id, &anna, 0, "hill")).await.unwrap();
        assert_eq!(changes.recv().await.unwrap(), id, "whoever looks at the match hears of it");
        assert_eq!(scene.store.offer_rematch(&again(&id, &bea, 1, "hill")).await.unwrap(), first);
        let other = scene.store.offer_rematch(&again(&id, &bea, 1, "harbour")).await.unwrap();
        assert_ne!(other, first, "another game is another wish");
        let chat = scene.store.chat(&id, None, 10).await.unwrap();
        assert_eq!((said(&chat[0]), chat[0].content.is_note()), ("well played", false));
        let notes: Vec<_> = chat[1..].iter().map(|note| (note.name.as_str(), note.seat, note.content.clone())).collect();
        let note = |name, seat, at: &MatchId| (name, Some(Seat(seat)), Content::Rematch { at: at.clone() });
        assert_eq!(notes, [note("Anna", 0, &first), note("Bea", 1, &other)]);
        assert!(chat[1..].iter().all(|note| note.content.is_note() && note.at == 8));
        assert!(scene.store.offer_rematch(&again(&MatchId("none".into()), &anna, 0, "hill")).await.is_err());
    }

    async fn two_who_want_to_play_again_at_the_same_moment_meet(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let another = scene.another().await;
        for _ in 0..5 {
            let id = scene.table(&[&anna, &bea]).await;
            let wishes = [again(&id, &anna, 0, "hill"), again(&id, &bea, 1, "hill")];
            let (one, other) = tokio::join!(scene.store.offer_rematch(&wishes[0]), another.offer_rematch(&wishes[1]));
            assert_eq!(one.unwrap(), other.unwrap());
        }
        let opened = [scene.store.tables_of(&anna.id).await.unwrap(), scene.store.tables_of(&bea.id).await.unwrap()];
        assert_eq!(opened.iter().sum::<u64>(), 5, "no table is left over");
    }

    async fn players_consent_or_refuse(scene: Scene) {
        let users = [scene.guest("Anna").await, scene.guest("Bea").await, scene.guest("Cleo").await];
        let id = scene.running(&users.each_ref()).await;
        scene.plays(&action(&id, 0)).await;
        assert_eq!(scene.store.ask_undo(&request(&id, 0, 1, 0)).await.unwrap(), Changed::Done);
        for (seat, said) in [(1, Answer::Consent), (2, Answer::Refuse)] {
            assert_eq!(scene.store.answer_undo(&answer(&id, 1, seat, said)).await.unwrap(), Changed::Done);
        }
        let again = answer(&id, 1, 2, Answer::Consent);
        assert_eq!(scene.store.answer_undo(&again).await.unwrap(), Changed::Stale, "the first answer counts");
        let asked = scene.store.undo_requests(&id).await.unwrap();
        assert_eq!((asked.len(), asked[0].seat, asked[0].seq, asked[0].target), (1, Seat(0), 1, 0));
        assert_eq!((asked[0].consents, asked[0].refusals), (Seats::one(Seat(1)), Seats::one(Seat(2))));
    }

    async fn several_seats_may_ask_at_once(scene: Scene) {
        let users = [scene.guest("Anna").await, scene.guest("Bea").await];
        let id = scene.running(&users.each_ref()).await;
        scene.plays(&action(&id, 0)).await;
        for seat in [1, 0] {
            assert_eq!(scene.store.ask_undo(&request(&id, seat, 1, 0)).await.unwrap(), Changed::Done);
        }
        assert_eq!(scene.store.ask_undo(&request(&id, 1, 1, 0)).await.unwrap(), Changed::Stale);
        let asked = scene.store.undo_requests(&id).await.unwrap();
        assert!(asked.iter().map(|request| request.seat).eq([Seat(0), Seat(1)]));
    }

    async fn a_request_lapses_when_the_match_moves_on(scene: Scene) {
        let users = [scene.guest("Anna").await, scene.guest("Bea").await];
        let id = scene.running(&users.each_ref()).await;
        scene.plays(&action(&id, 0)).await;
        assert_eq!(scene.store.ask_undo(&request(&id, 0, 1, 0)).await.unwrap(), Changed::Done);
        scene.plays(&undo(&id, 1, 0)).await;
        assert_eq!(scene.store.undo_requests(&id).await.unwrap(), []);
        assert_eq!(scene.store.ask_undo(&request(&id, 0, 1, 0)).await.unwrap(), Changed::Stale);
        let late = answer(&id, 1, 1, Answer::Consent);
        assert_eq!(scene.store.answer_undo(&late).await.unwrap(), Changed::Stale);
        let ahead = scene.store.ask_undo(&request(&id, 0, 2, 2)).await;
        assert!(matches!(ahead, Err(Error::Refused(_))));
    }

    async fn a_note_is_found_however_much_is_said_after_it(scene: Scene) {
        let (anna, ben) = (scene.account("anna").await, scene.account("ben").await);
        let seats = [&anna, &ben].map(|user| (crate::scene::human(user), user.profile.name.clone())).into();
        let settings = store::Settings { pace: store::Pace::Days(1), ..crate::scene::settings() };
        let start = Some(crate::scene::start(Seats::one(Seat(0))));
        let id = scene.store.new_match(&store::NewMatch { settings, start, ..crate::scene::new_match(seats) }).await.unwrap();
        scene.store.pass_time(99 * 86_400_000).await.unwrap();
        let gives = store::SeatChange {
            voted: Some(2),
            by: Some(ben.id.clone()),
            ..crate::scene::change(&id, 0, crate::scene::human(&anna), store::Holder::Bot("strong".into()))
        };
        assert_eq!(scene.store.change_seat(&gives).await.unwrap(), Changed::Done);
        for _ in 0..30 {
            let line = NewChatLine { match_id: id.clone(), user: Some(ben.id.clone()), seat: None, text: "noise".into(), now: 60 };
            scene.store.say(&line).await.unwrap();
        }
        let found = scene.store.notes(&id, store::NoteKind::Absent, 10).await.unwrap();
        let (old, new) = ("anna".to_owned(), "New".to_owned());
        assert_eq!(found.len(), 1);
        assert_eq!((&found[0].user, &found[0].content), (&Some(anna.id), &store::Content::Absent { old, new, place: 2 }));
        assert!(scene.store.notes(&id, store::NoteKind::Rematch, 10).await.unwrap().is_empty());
    }
}
