//! Bad input: one clear line, the right exit status, nothing on stdout, nothing changed.

use std::io::Read;

use serde_json::Value;

use crate::civitas::{civitas, command, with_input};

#[test]
fn bad_input_is_told_in_one_line() {
    for (arguments, mention) in [
        ("fly", "fly"),
        ("new", "--players"),
        ("new chess --players 2", "golden-ages"),
        ("new golden-ages --players two", "two"),
        ("new golden-ages --players 9", "2 to 4 players"),
        ("new golden-ages --players 2 --option hard=true", "strict_component_list"),
        ("new golden-ages --players 2 --option strict_component_list=maybe", "true"),
        ("new golden-ages --players 2 --option strict", "key=value"),
        ("new golden-ages --players 2 --seed -1", "-1"),
        ("status no-such-file.json", "no-such-file.json"),
        ("simulate golden-ages --players 2 --games 0", "0"),
        ("simulate golden-ages --players 2 --games 1 --bots cheater", "random, easy, greedy"),
        ("simulate golden-ages --players 2 --games 1 --bots random,random,random", "too many"),
        ("bench chess", "golden-ages"),
        ("replay no-such-file.civitas", "no-such-file.civitas"),
        ("rules golden-ages GA-99", "GA-99"),
        ("bot golden-ages --level cheater", "random, easy, greedy"),
        ("serve --listen 127.0.0.1:0 --database nowhere", "nowhere"),
    ] {
        let complaint = civitas(arguments).complaint(1);
        assert!(complaint.contains(mention), "{arguments}: {complaint}");
    }
}

#[test]
fn a_broken_position_is_refused() {
    let position = civitas("new golden-ages --players 2 --seed 1").ok();
    let broken = |from: &str, to: &str| {
        assert!(position.contains(from), "{from}");
        position.replacen(from, to, 1)
    };
    for (text, mention) in [
        (String::new(), "JSON"),
        ("{".to_owned(), "JSON"),
        ("[1, 2]".to_owned(), "game"),
        (broken("golden-ages", "chess"), "chess"),
        (broken("\"format\":", "\"format\":77"), "77"),
        (broken("\"seats\":2", "\"seats\":3"), "3"),
        (broken("\"gold\":3", "\"gold\":-3"), "-3"),
        (broken("\"reserve\":5", "\"reserve\":6"), "not sound"),
    ] {
        let complaint = with_input(&["status", "-"], &text).complaint(1);
        assert!(complaint.contains(mention), "{complaint}");
    }
}

#[test]
fn a_wrong_seat_or_action_is_bad_input() {
    let position = civitas("new golden-ages --players 2 --seed 1").ok();
    for arguments in [
        "legal - --seat 2",
        "legal - --seat 200",
        "legal - --seat public",
        "view - --seat 2",
        "view - --seat me",
        "play - --seat 2 --action \"keep_capital\"",
        "play - --seat 0 --action {",
        "play - --seat 0 --action \"fly\"",
        "play - --seat 0 --action 7",
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        with_input(&arguments, &position).complaint(1);
    }
}

#[test]
fn what_the_rules_refuse_comes_with_the_rule() {
    let position = civitas("new golden-ages --players 2 --seed 1").ok();
    for (seat, language) in [("0", "en"), ("1", "de")] {
        let action = "\"start_golden_age\"";
        let ran =
            with_input(&["play", "-", "--seat", seat, "--lang", language, "--action", action], &position);
        let refusal: Value = serde_json::from_str(&ran.complaint(2)).expect("JSON");
        assert!(refusal["rule"].as_str().expect("a rule").starts_with("GA-"), "{refusal}");
        assert!(refusal["message"].as_str().expect("a sentence").contains(' '), "{refusal}");
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_failure() {
    let mut child = command(&["rules", "golden-ages"]).spawn().expect("the binary runs");
    drop(child.stdout.take());
    let mut complaint = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut complaint).expect("UTF-8");
    assert_eq!((child.wait().expect("it ends").code(), complaint.as_str()), (Some(0), ""));
}

#[test]
fn help_is_no_failure() {
    assert!(civitas("--help").ok().contains("simulate"));
    assert!(civitas("help play").ok().contains("--action"));
    assert!(civitas("--version").ok().starts_with("civitas "));
}
