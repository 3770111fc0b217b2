//! Whole matches, replayed on every run: `tests/replays/*.civitas`.
//!
//! They were played at random, `civitas simulate --save` writes further ones. Two were composed: in one a ship
//! is traded with what is aboard (EC-9.5) and a wing goes along with its base ship (EC-R-29), in the other the
//! end is declared by somebody whom the table does not wait for (EC-R-88). Together they hold almost every
//! kind of action and of event.

use engine::testkit::assert_replays;
use engine::{Game, Record, Status, replay};
use game_eagle_civ::State;

const REPLAYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays");

#[test]
fn matches_of_the_past_end_as_they_did() {
    let kinds = assert_replays::<State>(REPLAYS);
    // 41 kinds of actions there are; nobody stays out of a battle.
    assert!(kinds.actions.len() >= 40, "{} kinds: {:?}", kinds.actions.len(), kinds.actions);
    assert!(kinds.events.len() >= 50, "{} kinds: {:?}", kinds.events.len(), kinds.events);
    assert!(kinds.events.contains("carried") && kinds.events.contains("end_declared"), "{:?}", kinds.events);
}

/// The matches to read, which the README names.
#[test]
fn matches_to_read_end_as_they_did() {
    for file in [
        include_str!("../../../../docs/matches/eagle-civ.civitas"),
        include_str!("../../../../docs/matches/eagle-civ-advanced-long.civitas"),
    ] {
        let record = Record::parse(file).unwrap();
        let last = replay::<State>(&record, |step| assert_eq!(step.position.validate(), Ok(()))).unwrap();
        assert_eq!(Status::Over(record.result.unwrap()), last.status());
    }
}
