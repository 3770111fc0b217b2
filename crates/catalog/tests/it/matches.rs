//! A match behind the trait object.

use ai::Limits;
use catalog::{Kind, LoadError, Position, Refused, Typed};
use engine::{Seat, Seed, Status, Viewer};
use look::Face;
use serde_json::{Value, json};

use crate::hill::Hill;

pub static HILL: Typed<Hill> = Typed::new(&Face::PLAIN);

pub fn new_match(seats: u8) -> Box<dyn Position> {
    HILL.setup(&json!({}), seats, Seed::from_number(1)).expect("two to four seats are offered")
}

#[test]
fn a_stored_match_goes_on_as_it_was() {
    let mut original = new_match(2);
    original.play(Seat(0), &json!("dig")).unwrap();
    let loaded = HILL.load(&original.store()).unwrap();
    assert_eq!(loaded.digest(), original.digest());
    assert_eq!(loaded.status().deciding().iter().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn what_cannot_be_loaded_says_why() {
    let stored = new_match(2).store();
    let change = |from: &str, to: &str| HILL.load(&stored.replace(from, to)).map(|_| ()).unwrap_err();
    assert!(matches!(HILL.load("{"), Err(LoadError::Malformed(_))));
    assert_eq!(change("\"hill\"", "\"dale\""), LoadError::OtherGame("dale".to_owned()));
    assert_eq!(change("\"format\":1", "\"format\":2"), LoadError::Newer(2));
    assert!(matches!(change("\"seats\":2", "\"seats\":3"), LoadError::Malformed(_)));
    assert!(matches!(change("\"points\":[0,0]", "\"points\":[0]"), LoadError::Corrupt(_)));
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut position = new_match(2);
    let before = position.store();
    assert!(matches!(position.play(Seat(0), &json!("keep")), Err(Refused::Rule(_))));
    assert!(matches!(position.play(Seat(0), &json!("fly")), Err(Refused::Malformed(_))));
    assert_eq!(position.store(), before);
}

#[test]
fn a_bot_decides_for_a_seat_that_must() {
    let mut position = new_match(2);
    for level in HILL.bots() {
        assert!(position.think(Seat(0), level, 5, &Limits::NONE).is_some());
    }
    assert_eq!(position.think(Seat(0), "cheater", 5, &Limits::NONE), None);
    position.play(Seat(0), &json!("dig")).unwrap();
    assert_eq!(position.think(Seat(0), "greedy", 5, &Limits::NONE), None);
    while let Some(seat) = position.status().deciding().iter().next() {
        let action = position.think(seat, "greedy", 5, &Limits::NONE).expect("the seat must decide");
        position.play(seat, &action).expect("a bot plays by the rules");
    }
    assert!(matches!(position.status(), Status::Over(_)));
}

#[test]
fn advice_is_for_a_seat_that_must_decide() {
    let mut position = new_match(2);
    let advice = position.advise(Seat(0), 1, &Limits::NONE);
    assert!((1..=3).contains(&advice.len()));
    assert_eq!(position.chances().len(), 2);
    assert!((998..=1002).contains(&position.chances().iter().sum::<i32>()), "{:?}", position.chances());
    let played = json!("climb");
    let [best, other] = position.compare(Seat(0), &played, 1, &Limits::NONE).expect("it can be played");
    assert_eq!((&best, &other.action), (&advice[0], &played));
    assert!(other.chance <= best.chance, "{other:?}");
    assert_eq!(position.compare(Seat(0), &json!("keep"), 1, &Limits::NONE), None);
    position.play(Seat(0), &advice[0].action).expect("what is advised can be played");
    assert!(position.advise(Seat(9), 1, &Limits::NONE).is_empty());
}

#[test]
fn a_bot_answers_from_what_it_is_sent() {
    let position = new_match(2);
    let view = position.show(Viewer::Seat(Seat(0))).view();
    let ask = |view: &Value, legal: &[Value]| HILL.choose("greedy", Seat(0), 1, view, legal);
    assert_eq!(ask(&view, &[json!("dig"), json!("climb")]).unwrap(), json!("dig"));
    for (view, legal) in [
        (&json!({}), vec![json!("dig")]),
        (&view, vec![json!("fly")]),
        (&view, vec![json!("keep")]),
        (&view, vec![]),
    ] {
        assert!(ask(view, &legal).is_err(), "{view} {legal:?}");
    }
    assert!(HILL.choose("cheater", Seat(0), 1, &view, &[json!("dig")]).is_err());
}

#[test]
fn a_view_that_cannot_be_is_refused_without_a_crash() {
    let mut view = new_match(2).show(Viewer::Seat(Seat(0))).view();
    view["holding"] = json!([7, {"known": 200}]);
    assert!(HILL.choose("greedy", Seat(7), 1, &view, &[json!("keep")]).is_err());
    view["points"] = json!([]);
    assert!(HILL.choose("greedy", Seat(0), 1, &view, &[json!("dig")]).is_err());
}
