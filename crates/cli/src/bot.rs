//! `civitas bot`: one bot that speaks the bot protocol (`docs/bot-protocol.md`).
//!
//! Every line on stdin is a question, every line on stdout its answer. A question that cannot be
//! answered gets an error as its answer, and the bot goes on.

use std::io::{self, BufRead};

use ai::Level;
use anyhow::{Context, Result};
use catalog::Kind;
use engine::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{args, output, position};

/// The version of the protocol that the bot announces.
const PROTOCOL: u32 = 1;

/// A question: choose one of these actions, knowing this.
#[derive(Deserialize)]
struct Question {
    /// Repeated in the answer.
    #[serde(default)]
    id: Value,
    seat: Seat,
    view: Value,
    legal: Vec<Value>,
}

pub fn run(args: &args::Bot) -> Result<()> {
    let (game, level) = (args.game.0, args.level.as_str());
    let known = Level::NAMES.join(", ");
    anyhow::ensure!(Level::named(level).is_some(), "there is no level {level:?}; there are: {known}");
    let mut seed = position::seed(args.seed)?;
    // A view that cannot be is answered with an error; no report of where it broke is wanted.
    std::panic::set_hook(Box::new(|_| {}));
    let info = game.info();
    output::json(&json!({
        "protocol": PROTOCOL, "game": info.id, "rules_version": info.rules_version, "level": level,
    }))?;
    for line in io::stdin().lock().lines() {
        let line = line.context("stdin cannot be read")?;
        if !line.trim().is_empty() {
            output::json(&answer(game, level, seed, &line))?;
            seed = seed.wrapping_add(1);
        }
    }
    Ok(())
}

fn answer(game: &'static dyn Kind, level: &str, seed: u64, line: &str) -> Value {
    let Question { id, seat, view, legal } = match serde_json::from_str(line) {
        Ok(question) => question,
        Err(why) => return json!({"id": null, "error": format!("the question cannot be read: {why}")}),
    };
    match game.choose(level, seat, seed, &view, &legal) {
        Ok(action) => json!({"id": id, "action": action}),
        Err(why) => json!({"id": id, "error": why.to_string()}),
    }
}
