//! Whole matches, and how they are measured.

use std::time::Duration;

use ai::Level;
use catalog::{Entrant, Kind, Simulation};
use engine::Record;
use serde_json::json;

use crate::matches::HILL;

fn simulation(levels: &[Level], seed: u64) -> Simulation {
    let bots = levels.iter().copied().map(Entrant::Level).collect();
    Simulation { options: json!({}), bots, seed, bot_seed: None, max_actions: 1000, record: true }
}

#[test]
fn a_match_between_bots_is_played_to_its_end_and_can_be_replayed() {
    let played = HILL.simulate(&simulation(&[Level::Greedy, Level::Random, Level::Greedy], 3)).unwrap();
    assert!(played.rejected.is_none() && played.error.is_none());
    let record = Record::parse(&played.record.unwrap().to_string()).unwrap();
    let mut steps = 0;
    let last = HILL.replay(&record, &mut |_| steps += 1).unwrap();
    assert_eq!(last.digest(), played.digest);
    assert_eq!(steps, played.actions + 1);
    assert_eq!(record.header.seats[1].bot.as_deref(), Some("random"));
    assert_eq!(record.result, played.outcome);
}

#[test]
fn equal_seeds_play_equally_and_others_otherwise() {
    let digest = |seed| HILL.simulate(&simulation(&[Level::Random; 4], seed)).unwrap().digest;
    assert_eq!(digest(1), digest(1));
    assert_ne!(digest(1), digest(2));
}

#[test]
fn a_long_match_is_cut_off() {
    let played = HILL.simulate(&Simulation { max_actions: 2, ..simulation(&[Level::Random; 2], 1) }).unwrap();
    assert_eq!((played.actions, played.outcome), (2, None));
}

#[test]
fn what_is_not_offered_is_refused() {
    assert!(HILL.simulate(&simulation(&[Level::Random], 1)).is_err());
    let options = json!({"steep": true});
    assert!(HILL.simulate(&Simulation { options, ..simulation(&[Level::Random; 2], 1) }).is_err());
}

#[test]
fn a_game_is_measured() {
    let played = HILL.playouts(4, Duration::from_millis(20));
    assert!(played.matches > 0 && played.actions >= played.matches * 12);
    let bench = serde_json::to_value(HILL.bench(2, || 0)).unwrap();
    assert_eq!(bench["game"], "hill");
    assert_eq!(bench["allocations_per_action"], 0.0);
    for operation in ["legal_actions", "apply", "clone", "view", "imagine"] {
        assert!(bench["ns"][operation].as_f64().unwrap() >= 0.0, "{operation}");
    }
}
