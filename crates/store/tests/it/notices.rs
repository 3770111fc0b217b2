//! Notices: due once for each turn, taken by one, sent at most once.

use engine::{Seat, Seats, Status};
use store::{
    Changed, Channel, ChannelKind, ChannelState, Delivery, DueNotice, Holder, MatchId, NewChannel, NewMove,
    NoticeKind, User,
};

use crate::scene::{Scene, action, change, human, on_every_database};

async fn channel(scene: &Scene, user: &User, state: ChannelState) -> Channel {
    let (kind, target) = (ChannelKind::Webhook, "https://example.org/hook".to_owned());
    let new = NewChannel { user: user.id.clone(), kind, target, keys: String::new(), state, now: 1 };
    scene.store.new_channel(&new).await.unwrap()
}

/// A move of `seat` that leaves the turn to `next`.
fn hands_over(id: &MatchId, seq: u64, seat: u8, next: u8) -> NewMove {
    let (seat, next) = (Seat(seat), Seat(next));
    let asked = Seats::one(seat).iter().chain(Seats::one(next).iter()).collect();
    NewMove { seat, status: Status::turn(next), asked, now: 100 + seq as i64, ..action(id, seq) }
}

async fn take(scene: &Scene, now: i64) -> Option<DueNotice> {
    scene.store.take_notice(now, now + 60).await.unwrap()
}

on_every_database! {
    async fn a_secret_is_the_same_for_all_processes(scene: Scene) {
        let other = store::open(&scene.address).await.unwrap();
        let (one, two) = tokio::join!(scene.store.shared_secret("push", "one"), other.shared_secret("push", "two"));
        let (one, two) = (one.unwrap(), two.unwrap());
        assert!(one == two && ["one", "two"].contains(&one.as_str()), "{one} {two}");
        assert_eq!(other.shared_secret("other", "three").await.unwrap(), "three");
    }

    async fn a_browser_that_is_removed_is_forgotten_with_its_keys(scene: Scene) {
        let ben = scene.guest("Ben").await;
        let (user, kind, target) = (ben.id.clone(), ChannelKind::Push, "https://push.example.org/x".to_owned());
        let new = NewChannel { user, kind, target, keys: "key auth".to_owned(), state: ChannelState::On, now: 1 };
        let kept = scene.store.new_channel(&new).await.unwrap();
        assert_eq!((scene.store.channels(&ben.id).await.unwrap(), kept.keys.as_str()), (vec![kept.clone()], "key auth"));
        scene.store.set_channel(&kept.id, ChannelState::Removed).await.unwrap();
        scene.store.set_channel(&kept.id, ChannelState::On).await.unwrap();
        assert!(scene.store.channels(&ben.id).await.unwrap().is_empty(), "it stays removed");
        let long = NewChannel { keys: "x".repeat(500), ..new };
        assert!(scene.store.new_channel(&long).await.is_err());
    }

    async fn a_turn_is_told_once_however_many_decisions_it_takes(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        let hook = channel(&scene, &ben, ChannelState::On).await;
        let id = scene.running(&[&anna, &ben]).await;
        assert_eq!(take(&scene, 999).await, None, "it is Anna's turn, who wants to hear nothing");
        scene.plays(&hands_over(&id, 0, 0, 1)).await;
        let due = take(&scene, 999).await.unwrap();
        assert_eq!((&due.channel, &due.match_id, due.seat, due.seq), (&hook, &id, Seat(1), 1));
        assert_eq!((due.kind, due.tries), (NoticeKind::Turn, 0));
        assert_eq!(scene.store.begin_notice(&due).await.unwrap(), Changed::Done);
        scene.store.finish_notice(&due, Delivery::Sent).await.unwrap();
        scene.plays(&hands_over(&id, 1, 1, 1)).await;
        assert_eq!(take(&scene, 9_999).await, None, "the turn goes on");
        scene.plays(&hands_over(&id, 2, 1, 0)).await;
        scene.plays(&hands_over(&id, 3, 0, 1)).await;
        let next = take(&scene, 9_999).await.unwrap();
        assert_eq!(next.seq, 4);
        assert_ne!(next.id(), due.id());
    }

    async fn whoever_has_decided_is_told_nothing_any_more(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        channel(&scene, &ben, ChannelState::On).await;
        let id = scene.running(&[&anna, &ben]).await;
        scene.plays(&hands_over(&id, 0, 0, 1)).await;
        let due = take(&scene, 999).await.unwrap();
        scene.plays(&hands_over(&id, 1, 1, 0)).await;
        assert_eq!(scene.store.begin_notice(&due).await.unwrap(), Changed::Stale, "the turn is over");
        assert_eq!(take(&scene, 9_999).await, None);
    }

    async fn a_notice_that_began_to_go_out_is_never_taken_again(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        channel(&scene, &ben, ChannelState::On).await;
        let id = scene.running(&[&anna, &ben]).await;
        scene.plays(&hands_over(&id, 0, 0, 1)).await;
        let first = take(&scene, 200).await.unwrap();
        let another = scene.another().await;
        assert_eq!(another.take_notice(259, 999).await.unwrap(), None, "somebody is at it");
        let second = another.take_notice(260, 999).await.unwrap().unwrap();
        assert_eq!(scene.store.begin_notice(&first).await.unwrap(), Changed::Stale, "it took too long");
        assert_eq!(another.begin_notice(&second).await.unwrap(), Changed::Done);
        another.close().await;
        assert_eq!(take(&scene, 99_999).await, None, "it may have gone out");
    }

    async fn what_was_taken_and_not_begun_is_left_to_others(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        channel(&scene, &ben, ChannelState::On).await;
        let id = scene.running(&[&anna, &ben]).await;
        scene.plays(&hands_over(&id, 0, 0, 1)).await;
        let another = scene.another().await;
        assert!(another.take_notice(200, 9_999).await.unwrap().is_some());
        another.close().await;
        assert!(take(&scene, 201).await.is_some());
    }

    async fn what_fails_is_tried_again_later_or_never(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        channel(&scene, &ben, ChannelState::On).await;
        let id = scene.running(&[&anna, &ben]).await;
        scene.plays(&hands_over(&id, 0, 0, 1)).await;
        let due = take(&scene, 200).await.unwrap();
        scene.store.finish_notice(&due, Delivery::PutOff(300)).await.unwrap();
        assert_eq!(take(&scene, 299).await, None);
        let due = take(&scene, 300).await.unwrap();
        assert_eq!(due.tries, 0);
        assert_eq!(scene.store.begin_notice(&due).await.unwrap(), Changed::Done);
        scene.store.finish_notice(&due, Delivery::FailedUntil(500)).await.unwrap();
        let due = take(&scene, 500).await.unwrap();
        assert_eq!(due.tries, 1);
        scene.store.finish_notice(&due, Delivery::Failed).await.unwrap();
        assert_eq!(take(&scene, 99_999).await, None);
    }

    async fn only_channels_that_are_on_are_told(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        let mut hooks = Vec::new();
        for state in [ChannelState::Unconfirmed, ChannelState::Off, ChannelState::On] {
            hooks.push(channel(&scene, &ben, state).await);
        }
        let id = scene.running(&[&anna, &ben]).await;
        scene.plays(&hands_over(&id, 0, 0, 1)).await;
        scene.store.set_channel(&hooks[2].id, ChannelState::Off).await.unwrap();
        assert_eq!(take(&scene, 999).await, None, "it was switched off in between");
        scene.store.set_channel(&hooks[2].id, ChannelState::On).await.unwrap();
        assert_eq!(take(&scene, 999).await.unwrap().channel, hooks[2]);
        assert_eq!(take(&scene, 999).await, None, "the others were not on when the turn began");
    }

    async fn a_channel_is_found_by_its_token_until_it_is_removed(scene: Scene) {
        let ben = scene.guest("Ben").await;
        let hook = channel(&scene, &ben, ChannelState::Unconfirmed).await;
        assert_eq!(scene.store.channel_of_token(&hook.token).await.unwrap(), Some(hook.clone()));
        assert_eq!(scene.store.channel_of_token("\0").await.unwrap(), None);
        scene.store.set_channel(&hook.id, ChannelState::Removed).await.unwrap();
        scene.store.set_channel(&hook.id, ChannelState::On).await.unwrap();
        assert_eq!(scene.store.channel_of_token(&hook.token).await.unwrap(), None);
        assert_eq!(scene.store.channels(&ben.id).await.unwrap(), []);
    }

    async fn whoever_takes_over_a_seat_is_told(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        channel(&scene, &anna, ChannelState::On).await;
        channel(&scene, &ben, ChannelState::On).await;
        let cleo = scene.guest("Cleo").await;
        let id = scene.running(&[&anna, &cleo]).await;
        let to = change(&id, 0, human(&anna), human(&ben));
        assert_eq!(scene.store.change_seat(&to).await.unwrap(), Changed::Done);
        let due = take(&scene, 999).await.unwrap();
        assert_eq!(due.channel.user, ben.id, "what Anna was to be told is void");
        assert_eq!(take(&scene, 999).await, None);
        let to = change(&id, 0, human(&ben), Holder::Bot("strong".into()));
        assert_eq!(scene.store.change_seat(&to).await.unwrap(), Changed::Done);
        assert_eq!(scene.store.begin_notice(&due).await.unwrap(), Changed::Stale);
    }

    async fn no_notice_is_taken_by_two(scene: Scene) {
        let (anna, ben) = (scene.guest("Anna").await, scene.guest("Ben").await);
        channel(&scene, &ben, ChannelState::On).await;
        for _ in 0..20 {
            let id = scene.running(&[&anna, &ben]).await;
            scene.plays(&hands_over(&id, 0, 0, 1)).await;
        }
        let stores = [scene.store.clone(), scene.another().await, scene.another().await];
        let takers = stores.map(|store| tokio::spawn(async move {
            let mut taken = Vec::new();
            while let Some(notice) = store.take_notice(999, 9_999).await.unwrap() {
                taken.push(notice.match_id);
            }
            taken
        }));
        let mut taken = Vec::new();
        for taker in takers {
            taken.extend(taker.await.unwrap());
        }
        while let Some(notice) = take(&scene, 999).await {
            taken.push(notice.match_id);
        }
        taken.sort();
        taken.dedup();
        assert_eq!(taken.len(), 20);
    }

    async fn no_mailbox_of_a_guest_comes_to_belong_to_an_account(scene: Scene) {
        let account = scene.account("ann").await;
        for state in [ChannelState::Unconfirmed, ChannelState::On, ChannelState::Off] {
            let guests = [scene.guest("Guest").await, scene.guest("Guest").await];
            let mut tokens = Vec::new();
            for guest in &guests {
                let (kind, target) = (ChannelKind::Mail, format!("{}@example.org", guest.id));
                let new = NewChannel { user: guest.id.clone(), kind, target, keys: String::new(), state, now: 1 };
                tokens.push(scene.store.new_channel(&new).await.unwrap().token);
            }
            scene.store.claim(&guests[0].id, &account.id, 5).await.unwrap();
            scene.store.make_account(&guests[1].id, &format!("{state:?}"), "$hash").await.unwrap();
            for (owner, token) in [(&account, &tokens[0]), (&guests[1], &tokens[1])] {
                assert_eq!(scene.store.channels(&owner.id).await.unwrap(), []);
                assert_eq!(scene.store.channel_of_token(token).await.unwrap(), None, "no old link confirms it again");
            }
            for guest in guests {
                assert!(scene.store.reachable(&format!("{}@example.org", guest.id)).await.unwrap().is_empty());
            }
        }
    }

    async fn a_claimed_guest_is_told_as_the_account(scene: Scene) {
        let (anna, ben, account) = (scene.guest("Anna").await, scene.guest("Ben").await, scene.account("ben").await);
        channel(&scene, &ben, ChannelState::On).await;
        let id = scene.running(&[&anna, &ben]).await;
        scene.plays(&hands_over(&id, 0, 0, 1)).await;
        scene.store.claim(&ben.id, &account.id, 5).await.unwrap();
        assert_eq!(take(&scene, 999).await.unwrap().channel.user, account.id);
        assert_eq!(scene.store.channels(&account.id).await.unwrap().len(), 1);
    }
}
