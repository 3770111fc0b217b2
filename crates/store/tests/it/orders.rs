//! What players said beforehand.

use engine::{Seat, Seats, Status};
use store::{Changed, DueOrder, Holder, NewMove, Order, OrderKind};

use crate::scene::{action, change, human, on_every_database};

const S0: Seat = Seat(0);
const S1: Seat = Seat(1);

on_every_database! {
    async fn an_order_is_due_once_its_player_is_asked_and_belongs_to_one_process(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let id = scene.running(&[&anna, &bea]).await;
        let store = &*scene.store;
        assert_eq!(store.give_order(&id, S1, &anna.id, OrderKind::Ends, 5).await.unwrap(), Changed::Stale, "it is Bea's");
        assert_eq!(store.give_order(&id, S1, &bea.id, OrderKind::Ends, 5).await.unwrap(), Changed::Done);
        assert_eq!(store.give_order(&id, S1, &bea.id, OrderKind::Declines, 6).await.unwrap(), Changed::Done);
        let given = Order { seat: S1, user: bea.id.clone(), kind: OrderKind::Declines, turn: None };
        assert_eq!(store.orders(&id).await.unwrap(), std::slice::from_ref(&given));
        assert_eq!(store.take_order(10, 20).await.unwrap(), None, "Anna is asked");
        let to_bea = NewMove { status: Status::turn(S1), asked: Seats::one(S1), ..action(&id, 0) };
        scene.plays(&to_bea).await;
        let due = DueOrder { match_id: id.clone(), seat: S1, user: bea.id.clone() };
        assert_eq!(store.take_order(10, 20).await.unwrap(), Some(due.clone()));
        let other = scene.another().await;
        assert_eq!(other.take_order(19, 30).await.unwrap(), None, "it is being carried out");
        assert_eq!(other.take_order(20, 30).await.unwrap(), Some(due.clone()), "whoever did it is gone");
        store.rest_order(&id, S1).await.unwrap();
        assert_eq!(store.take_order(21, 30).await.unwrap(), None, "it is no longer theirs to leave");
        other.rest_order(&id, S1).await.unwrap();
        assert_eq!(store.take_order(21, 30).await.unwrap(), Some(due));
        store.order_ends(&id, S1, 1).await.unwrap();
        assert_eq!(store.orders(&id).await.unwrap(), [Order { turn: Some(1), ..given }]);
        other.close().await;
    }

    async fn an_order_is_withdrawn_or_goes_with_its_player(scene: Scene) {
        let (anna, bea) = (scene.guest("Anna").await, scene.guest("Bea").await);
        let id = scene.running(&[&anna, &bea]).await;
        let store = &*scene.store;
        let gives = async |seat, user: &store::User| {
            store.give_order(&id, seat, &user.id, OrderKind::Declines, 5).await.unwrap()
        };
        assert_eq!([gives(S0, &anna).await, gives(S1, &bea).await], [Changed::Done; 2]);
        store.withdraw_orders(&id, Some(S0)).await.unwrap();
        assert_eq!(store.orders(&id).await.unwrap().len(), 1);
        let leaves = change(&id, 1, human(&bea), Holder::Bot("weak".into()));
        assert_eq!(store.change_seat(&leaves).await.unwrap(), Changed::Done);
        assert_eq!(store.orders(&id).await.unwrap(), []);
        assert_eq!(gives(S0, &anna).await, Changed::Done);
        store.withdraw_orders(&id, None).await.unwrap();
        assert_eq!(store.orders(&id).await.unwrap(), []);
    }
}
