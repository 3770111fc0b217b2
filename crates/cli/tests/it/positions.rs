//! `games`, `new`, `status`, `legal`, `view`, `play`.

use serde_json::{Value, json};

use crate::civitas::{civitas, with_input};

fn new_position() -> String {
    civitas("new golden-ages --players 2 --seed 1").ok()
}

fn deciding(position: &str) -> Option<u64> {
    with_input(&["status", "-"], position).json()["deciding"][0].as_u64()
}

#[test]
fn the_games_are_listed() {
    let games = civitas("games --json").json();
    let golden_ages = &games[0];
    assert_eq!(golden_ages["id"], "golden-ages");
    assert_eq!((&golden_ages["min_players"], &golden_ages["max_players"]), (&json!(2), &json!(4)));
    assert_eq!(golden_ages["options"][0]["key"], "strict_component_list");
    assert!(golden_ages["rules_version"].is_u64());
    assert_eq!(golden_ages["bots"], json!(["random", "easy", "greedy", "normal", "hard", "expert"]));
    assert!(civitas("games").ok().contains("golden-ages"));
}

#[test]
fn equal_seeds_give_equal_positions() {
    assert_eq!(new_position(), new_position());
    assert_ne!(new_position(), civitas("new golden-ages --players 2 --seed 2").ok());
    assert_ne!(civitas("new golden-ages --players 2").ok(), civitas("new golden-ages --players 2").ok());
    let strict = civitas("new golden-ages --players 2 --seed 1 --option strict_component_list=true").json();
    assert_eq!(strict["state"]["options"]["strict_component_list"], true);
}

#[test]
fn a_match_is_played_by_files_alone() {
    let mut position = new_position();
    for step in 0..12 {
        let seat = deciding(&position).expect("the match has just begun").to_string();
        let legal = with_input(&["legal", "-", "--seat", &seat], &position).json();
        let offers = legal.as_array().expect("a list");
        let offer = &offers[step % offers.len()];
        assert!(!offer["text"].as_str().expect("a sentence").is_empty(), "{offer}");
        let action = offer["action"].to_string();
        position = with_input(&["play", "-", "--seat", &seat, "--action", &action], &position).ok();
    }
    assert!(deciding(&position).is_some());
}

#[test]
fn the_others_have_nothing_to_decide() {
    let position = new_position();
    let other = 1 - deciding(&position).expect("somebody decides");
    assert_eq!(with_input(&["legal", "-", "--seat", &other.to_string()], &position).json(), json!([]));
}

#[test]
fn a_view_holds_nothing_hidden() {
    let position = new_position();
    let whole: Value = serde_json::from_str(&position).expect("JSON");
    let seed = whole["state"]["rng"]["seed"].as_str().expect("a seed");
    for viewer in ["0", "1", "public"] {
        let view = with_input(&["view", "-", "--seat", viewer], &position).ok();
        assert!(!view.contains(seed), "{viewer}");
    }
    let view = |viewer| with_input(&["view", "-", "--seat", viewer], &position).ok();
    assert_ne!(view("0"), view("public"));
}

#[test]
fn events_stand_beside_the_next_position() {
    let position = new_position();
    let seat = deciding(&position).expect("somebody decides").to_string();
    let legal = with_input(&["legal", "-", "--seat", &seat], &position).json();
    let action = legal[0]["action"].to_string();
    let arguments = ["play", "-", "--seat", &seat, "--action", &action];
    let plain = with_input(&arguments, &position).json();
    let mut told = with_input(&[&arguments[..], &["--events", "--lang", "de"]].concat(), &position).json();
    assert!(with_input(&["status", "-"], &told.to_string()).json()["deciding"].is_array());
    let events = told.as_object_mut().expect("an object").remove("events").expect("events");
    assert!(events[0]["event"].is_object() || events[0]["event"].is_string(), "{events}");
    assert_eq!(told, plain);
}
