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

/// What people read says the same as what scripts read.
#[test]
fn the_table_and_the_picture_show_the_ratings() {
    let folder = tempfile::tempdir().expect("a folder");
    let picture = folder.path().join("ratings.svg");
    let which = "--players 2 --bots random,greedy --games 12 --seed 1";
    let table = civitas(&format!("arena golden-ages {which} --plot {}", picture.display())).ok();
    let report = arena(which);
    let mut lines = table.lines();
    assert_eq!(lines.next(), Some("golden-ages, 2 players, seed 1: 12 matches"));
    let head = lines.next().expect("a head");
    assert!(head.contains("rating") && head.contains("95 % from"), "{table}");
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split_whitespace().collect()).collect();
    let number = |bot: &Value, field: &str| bot[field].as_f64().expect("a number");
    let expected: Vec<Vec<String>> = (0..2).map(|bot| row(&report["bots"][bot], number)).collect();
    assert_eq!(rows, expected, "{table}");
    let svg = std::fs::read_to_string(&picture).expect("a picture");
    assert!(svg.contains("golden-ages, 2 players, 12 matches"), "{svg}");
    assert_eq!(svg.matches("<circle").count(), 2, "a dot for each bot");
    assert!(
        svg.find(">greedy<").expect("greedy") < svg.find(">random<").expect("random"),
        "the strongest on top"
    );
}

/// A line of the table.
fn row(bot: &Value, number: impl Fn(&Value, &str) -> f64) -> Vec<String> {
    let [rating, low, high] = ["rating", "low", "high"].map(|field| format!("{:.0}", number(bot, field)));
    let (games, wins) = (number(bot, "games"), number(bot, "wins"));
    let name = bot["bot"].as_str().expect("a name").to_owned();
    let share = format!("{:.1}", 100.0 * wins / games);
    let place = format!("{:.2}", number(bot, "mean_place"));
    vec![name, rating, low, high, games.to_string(), format!("{wins:.1}"), share, place]
}

#[test]
fn a_picture_that_cannot_be_written_is_told() {
    let arguments =
        "arena golden-ages --players 2 --bots random --games 2 --plot /no/such/folder/ratings.svg";
    let complaint = civitas(arguments).complaint(1);
    assert!(complaint.contains("/no/such/folder/ratings.svg"), "{complaint}");
}
