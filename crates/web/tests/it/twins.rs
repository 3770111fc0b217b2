//! Matches that differ only in a hand, which nobody but its player may know.

use catalog::Kind as _;
use engine::{Seat, Seed};
use serde_json::{Value, json};
use store::{MatchId, MoveKind, NewMove, Store};

use crate::browser::{Browser, House, begin_with};
use crate::harbour::HARBOUR;

/// A running match of Ann, who opened the table, and Ben, who has laid a card: the seventh, or another one of another hand.
pub async fn table(house: &House, other_hand: bool) -> (Browser, String) {
    let mut ann = house.browser();
    ann.post("/account/name", &[("name", "Ann")]).await;
    let id = ann.open_table(&["me=Ann", "link"], &[("visibility", "listed")]).await;
    lay(&*house.state.store, &MatchId(id.clone()), other_hand).await;
    (ann, id)
}

async fn lay(store: &dyn Store, id: &MatchId, other_hand: bool) {
    let first = HARBOUR.setup(&json!({}), 2, Seed::from_number(1)).unwrap();
    let mut stored: Value = serde_json::from_str(&first.store()).unwrap();
    let (hand, card) =
        if other_hand { (json!([12, 13, 14, 15, 16]), 13) } else { (json!([6, 7, 8, 9, 10]), 7) };
    stored["state"]["hands"] = json!([[1, 2, 3, 4, 5], hand]);
    let mut position = HARBOUR.load(&stored.to_string()).unwrap();
    begin_with(store, id, &*position).await;
    let action = json!({ "lay": card });
    let played = position.play(Seat(1), &action).unwrap();
    let new = NewMove {
        match_id: id.clone(),
        expected_seq: 0,
        action_id: "a".into(),
        seat: Seat(1),
        user: None,
        kind: MoveKind::Action { action, events: played.events, revealed: false },
        position: position.store(),
        status: position.status(),
        asked: engine::Seats::one(Seat(1)),
        now: 1,
    };
    let _ = store.commit_move(&new).await.unwrap();
}
