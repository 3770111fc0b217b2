//! `bot`: the protocol of `docs/bot-protocol.md`.

use serde_json::{Value, json};

use crate::civitas::{civitas, with_input};

/// A question about the first position of a match, for the seat that decides.
fn question() -> Value {
    let position = civitas("new golden-ages --players 2 --seed 1").ok();
    let seat = with_input(&["status", "-"], &position).json()["deciding"][0].clone();
    let number = seat.to_string();
    let legal = with_input(&["legal", "-", "--seat", &number], &position).json();
    let legal: Vec<Value> =
        legal.as_array().expect("a list").iter().map(|offer| offer["action"].clone()).collect();
    let view = with_input(&["view", "-", "--seat", &number], &position).json();
    json!({"id": "first", "seat": seat, "view": view, "legal": legal})
}

fn ask(questions: &[String]) -> Vec<Value> {
    let arguments = ["bot", "golden-ages", "--level", "greedy", "--seed", "1"];
    let answers = with_input(&arguments, &questions.join("\n")).ok();
    answers.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn a_bot_says_hello_and_answers() {
    let question = question();
    let answers = ask(&[question.to_string(), String::new(), question.to_string()]);
    let hello = json!({"protocol": 1, "game": "golden-ages", "rules_version": 1, "level": "greedy"});
    assert_eq!((&answers[0], answers.len()), (&hello, 3));
    assert_eq!(answers[1]["id"], "first");
    let legal = question["legal"].as_array().expect("a list");
    assert!(legal.contains(&answers[1]["action"]), "{}", answers[1]);
    assert_eq!(ask(&[question.to_string(), question.to_string()])[1..], answers[1..]);
}

#[test]
fn a_bad_question_gets_an_error_and_the_bot_goes_on() {
    let good = question();
    let with = |field: &str, value: Value| {
        let mut question = good.clone();
        question[field] = value;
        question.to_string()
    };
    let mut forged = good["view"].clone();
    forged["players"] = json!([]);
    let questions = [
        "{".to_owned(),
        "{}".to_owned(),
        with("view", json!({})),
        with("view", forged),
        with("legal", json!([])),
        with("legal", json!(["fly"])),
        with("legal", json!(["start_golden_age"])),
        with("seat", json!(1 - good["seat"].as_u64().expect("a seat"))),
        with("seat", json!(7)),
        good.to_string(),
    ];
    let answers = ask(&questions);
    assert_eq!(answers.len(), questions.len() + 1);
    let (last, bad) = answers[1..].split_last().expect("answers");
    for (answer, question) in bad.iter().zip(&questions) {
        assert!(answer["error"].is_string(), "{question:.80}: {answer}");
    }
    assert!(last["action"].is_object() || last["action"].is_string(), "{last}");
}
