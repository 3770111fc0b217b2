//! `arena`: bots against each other.

use serde_json::{Value, json};

use crate::civitas::{civitas, with_input};

fn arena(arguments: &str) -> Value {
    civitas(&format!("arena golden-ages --json {arguments}")).json()
}

#[test]
fn the_stronger_bot_is_rated_higher() {
    let report = arena("--players 2 --bots greedy,random --games 20 --seed 1");
    assert_eq!([&report["players"], &report["games"], &report["seed"]], [2, 20, 1]);
    let [greedy, random] = [0, 1].map(|bot| &report["bots"][bot]);
    assert_eq!((&greedy["bot"], &greedy["rating"]), (&json!("greedy"), &json!(1000.0)), "the yardstick");
    assert_eq!((&random["bot"], &random["games"]), (&json!("random"), &json!(20)));
    assert!(random["high"].as_f64() < Some(1000.0), "{report}");
    assert_eq!(report["pairs"][0]["games"], 20);
    let wins = greedy["wins"].as_f64().unwrap() + random["wins"].as_f64().unwrap();
    assert!((wins - 20.0).abs() < 0.01, "every match is won by somebody");
}

#[test]
fn results_depend_on_the_seed_and_not_on_the_jobs() {
    let report = |more: &str| arena(&format!("--players 3 --bots easy,random --games 6 {more}"));
    assert_eq!(report("--seed 5 --jobs 1"), report("--seed 5 --jobs 2"));
}

#[test]
fn an_arena_that_was_broken_off_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("results.jsonl").display().to_string();
    let report = |games: u32, more: &str| {
        arena(&format!("--players 2 --bots greedy,random --seed 3 --games {games} {more}"))
    };
    report(4, &format!("--resume {file}"));
    assert_eq!(report(8, &format!("--resume {file}")), report(8, ""));
    let lines = std::fs::read_to_string(&file).expect("results are kept");
    assert_eq!(lines.lines().filter(|line| line.contains("number")).count(), 8, "none was played twice");
}

#[test]
fn a_program_of_somebody_else_sits_down() {
    let player = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/player.py");
    let bots = format!("cmd:python3 {player},greedy");
    let arguments = ["arena", "golden-ages", "--json", "--players", "2", "--games", "2", "--seed", "1"];
    let report = with_input(&[&arguments[..], &["--bots", &bots]].concat(), "").json();
    assert_eq!((&report["games"], &report["bots"][1]["wins"]), (&json!(2), &json!(2.0)), "{report}");
}

#[test]
fn bots_that_do_not_exist_are_told() {
    let complaint = civitas("arena golden-ages --players 2 --bots cheater --games 2").complaint(1);
    assert!(complaint.contains("cheater") && complaint.contains("nodes:N"), "{complaint}");
    let complaint = civitas("arena golden-ages --players 2 --bots nodes:x --games 2").complaint(1);
    assert!(complaint.contains("nodes:x"), "{complaint}");
}

/// A level is defined in positions valued, so the number of threads and the machine do not matter.
#[test]
fn a_search_chooses_equally_on_any_number_of_threads() {
    let digest = |jobs: u32| {
        let matches = "simulate golden-ages --players 4 --games 2 --bots hard --seed 1 --json --jobs";
        civitas(&format!("{matches} {jobs}")).json()["digest"].clone()
    };
    assert_eq!(digest(1), digest(2));
}
