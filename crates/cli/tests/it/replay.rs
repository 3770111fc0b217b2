//! Match files: `simulate --save`, then `replay`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::civitas::{Ran, with_input};

/// A folder with the file of one finished match.
fn saved() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    let simulate = "simulate golden-ages --players 2 --games 1 --seed 3 --save";
    with_input(&simulate.split(' ').chain([path]).collect::<Vec<_>>(), "").ok();
    let file = folder.path().join("golden-ages-3.civitas");
    (folder, file)
}

fn replay(file: &Path, more: &str) -> Ran {
    let file = file.to_str().expect("UTF-8");
    with_input(&["replay", file].into_iter().chain(more.split_whitespace()).collect::<Vec<_>>(), "")
}

#[test]
fn a_saved_match_is_told_in_words() {
    let (_folder, file) = saved();
    let actions = fs::read_to_string(&file).expect("saved").lines().count() - 2;
    for language in ["en", "de", "nl"] {
        let words = replay(&file, &format!("--lang {language}")).ok();
        assert!(
            words.starts_with("   0  ")
                && words.contains("\n   1  ")
                && words.contains(&format!("\n{actions:>4}  ")),
            "{words}"
        );
        assert!(words.lines().any(|line| line.starts_with("1. random ")), "{words}");
    }
}

#[test]
fn a_match_is_told_up_to_a_step_and_then_shown() {
    let (_folder, file) = saved();
    let words = replay(&file, "--to 5 --seat 0").ok();
    assert!(words.contains("\n   5  ") && !words.contains("\n   6  "), "{words}");
    assert!(words.contains("\n## "), "{words}");
    replay(&file, "--to 5000").complaint(1);
    replay(&file, "--seat 2").complaint(1);
}

#[test]
fn a_match_without_seats_is_refused() {
    let (_folder, file) = saved();
    let genuine = fs::read_to_string(&file).expect("saved");
    let (before, seats) = genuine.split_once("\"seats\":[").expect("seats");
    let (_, after) = seats.split_once(']').expect("their end");
    fs::write(&file, format!("{before}\"seats\":[]{after}")).expect("written");
    assert!(replay(&file, "--seat 0").complaint(1).contains("no seat 0"));
    replay(&file, "").complaint(1);
}

#[test]
fn a_name_does_not_command_the_terminal() {
    let (_folder, file) = saved();
    let genuine = fs::read_to_string(&file).expect("saved");
    fs::write(&file, genuine.replacen("random 1", "ran\\u001b[2Jdom\\u0007 1", 1)).expect("written");
    let words = replay(&file, "").ok();
    assert!(words.contains("ran[2Jdom 1") && !words.contains(['\u{1b}', '\u{7}']), "{words}");
}

#[test]
fn a_match_is_verified() {
    let (_folder, file) = saved();
    assert!(replay(&file, "--verify").ok().starts_with("verified"));
}

#[test]
fn a_match_that_does_not_hold_keeps_no_other_from_being_verified() {
    let (_folder, file) = saved();
    let genuine = fs::read_to_string(&file).expect("saved");
    let by_rules = |version: &str| genuine.replacen("\"rules_version\":1", version, 1);
    let (older, newer) = (by_rules("\"rules_version\":0"), by_rules("\"rules_version\":99"));
    fs::write(&file, &older).expect("written");
    assert!(replay(&file, "--verify").ok().starts_with("verified"), "its rules have not changed since");
    fs::write(&file, format!("{newer}\n\n{older}\n\n{genuine}")).expect("written");
    let ran = replay(&file, "--verify");
    assert_eq!((ran.code, ran.out.lines().count()), (Some(1), 2), "{ran:?}");
    assert!(ran.err.contains("match 1 of 3") && ran.err.contains("1 of 3 matches are not"), "{ran:?}");
}

#[test]
fn a_forged_match_is_found_out() {
    let (_folder, file) = saved();
    let genuine = fs::read_to_string(&file).expect("saved");
    let lines: Vec<&str> = genuine.lines().collect();
    let (body, result) = lines.split_at(lines.len() - 1);
    let forged_result = result[0].replacen("[1,2]", "[2,1]", 1);
    let other_result =
        if forged_result == result[0] { result[0].replacen("[2,1]", "[1,2]", 1) } else { forged_result };
    let header = lines[0];
    let at = header.find("\"seed\":\"").expect("a seed") + 8;
    let flipped = if &header[at..=at] == "0" { "1" } else { "0" };
    let other_seed = format!("{}{flipped}{}", &header[..at], &header[at + 1..]);
    for (forged, mention) in [
        (format!("{}\n{other_result}", body.join("\n")), "does not end as recorded"),
        (genuine.replacen(header, &other_seed, 1), "commitment"),
        (body.join("\n"), "no result"),
        (genuine.replacen("\"rules_version\":1", "\"rules_version\":99", 1), "99"),
        (genuine.replacen("\"game\":\"golden-ages\"", "\"game\":\"chess\"", 1), "chess"),
        (lines[..1].join("\n") + "\n" + &lines[2..].join("\n"), "line 2"),
        (String::new(), "empty"),
    ] {
        fs::write(&file, forged).expect("written");
        let complaint = replay(&file, "--verify").complaint(1);
        assert!(complaint.contains(mention), "{mention}: {complaint}");
    }
}
