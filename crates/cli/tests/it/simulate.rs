//! `simulate` and `bench`.

use serde_json::{Value, json};

use crate::civitas::civitas;

fn simulate(arguments: &str) -> Value {
    civitas(&format!("simulate golden-ages --json {arguments}")).json()
}

#[test]
fn every_match_is_played_to_its_end() {
    for players in 2..=4 {
        let report = simulate(&format!("--players {players} --games 20 --seed 1"));
        assert_eq!((&report["game"], &report["players"]), (&json!("golden-ages"), &json!(players)));
        assert_eq!(report["options"], json!({}));
        let counts =
            ["games", "finished", "cut_off", "rejected", "errors"].map(|field| report[field].clone());
        assert_eq!(counts, [20, 20, 0, 0, 0].map(|count| json!(count)));
        assert_eq!(report["wins"], json!({"random": 20}));
        assert!(report["actions"].as_u64() > Some(20 * 20));
        assert!(report["seconds"].is_f64() && report["actions_per_second"].is_f64());
    }
}

#[test]
fn the_digest_depends_on_the_seed_and_not_on_the_jobs() {
    let digest = |more: &str| simulate(&format!("--players 3 --games 12 {more}"))["digest"].clone();
    assert_eq!(digest("--seed 5 --jobs 1"), digest("--seed 5 --jobs 4"));
    assert_ne!(digest("--seed 5"), digest("--seed 6"));
    assert_eq!(digest("--seed 5").as_str().map(str::len), Some(64));
}

/// A level is defined in positions valued, so the number of threads and the machine do not matter.
#[test]
fn strong_bots_choose_equally_every_time_and_on_any_number_of_threads() {
    for game in ["golden-ages", "through-the-ages", "new-dawn", "eagle-civ"] {
        let report = |jobs: u32| {
            let matches = "--players 3 --games 2 --bots hard --seed 1 --max-actions 60 --json --jobs";
            civitas(&format!("simulate {game} {matches} {jobs}")).json()
        };
        let (one, two) = (report(1), report(2));
        assert_eq!(one["actions"], 120, "{game}");
        assert_eq!([&one["rejected"], &one["errors"]], [0, 0], "{game}");
        assert_eq!(one["digest"], two["digest"], "{game}");
        assert_eq!(report(2)["digest"], two["digest"], "{game}");
    }
}

#[test]
fn long_matches_are_cut_off() {
    let report = simulate("--players 2 --games 5 --max-actions 10");
    assert_eq!([&report["finished"], &report["cut_off"], &report["actions"]], [0, 5, 50]);
}

/// The figure of the README, over fewer matches.
#[test]
fn greedy_beats_random() {
    let report = simulate("--players 2 --games 60 --seed 1 --bots greedy,random");
    assert_eq!(report["finished"], 60);
    assert!(report["wins"]["greedy"].as_u64() >= Some(57), "{report}");
}

#[test]
fn options_and_words() {
    let arguments = "--players 2 --games 3 --seed 9 --option strict_component_list=true";
    assert_eq!(simulate(arguments)["options"], json!({"strict_component_list": true}));
    let words = civitas(&format!("simulate golden-ages {arguments}")).ok();
    assert!(words.contains("3 finished") && words.contains("seed 9"), "{words}");
}

#[test]
fn the_speed_is_measured() {
    let benches = civitas("bench golden-ages --json").json();
    let benches = benches.as_array().expect("a list");
    assert_eq!(benches.len(), 3);
    for (bench, players) in benches.iter().zip(2..) {
        assert_eq!(bench["players"], json!(players));
        assert_eq!(bench["game"], "golden-ages");
        assert!(bench["options"].is_object());
        for field in ["playouts_per_second", "actions_per_second"] {
            assert!(bench[field].as_f64() > Some(0.0), "{field}: {bench}");
        }
        for operation in ["legal_actions", "apply", "clone", "view", "imagine"] {
            assert!(bench["ns"][operation].is_f64(), "{operation}: {bench}");
        }
        assert!(bench["position_bytes"].as_u64() <= Some(2048), "{bench}");
        assert!(bench["allocations_per_action"].as_f64() < Some(0.01), "{bench}");
    }
}
