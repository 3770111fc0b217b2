//! What is wrong, in one line on stderr, and the exit status that goes with it.

use std::fmt;
use std::io;
use std::process::ExitCode;

use catalog::{Kind, Refused};
use engine::{Language, Rejection};
use serde_json::json;
use texts::Speaker;

/// The rules refuse it: exit status 2.
#[derive(Debug)]
struct AgainstTheRules {
    rule: &'static str,
    message: String,
}

impl fmt::Display for AgainstTheRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        json!({"rule": self.rule, "message": self.message}).fmt(f)
    }
}

impl std::error::Error for AgainstTheRules {}

/// A refusal in words.
pub fn rejection(game: &'static dyn Kind, language: Language, why: &Rejection) -> anyhow::Error {
    let speaker = Speaker { language, ..Speaker::default() };
    AgainstTheRules { rule: why.rule.0, message: game.texts().say(speaker, &why.message) }.into()
}

/// What cannot be read is bad input; what the rules forbid is told with its rule.
pub fn refused(game: &'static dyn Kind, language: Language, why: Refused) -> anyhow::Error {
    match why {
        Refused::Rule(why) => rejection(game, language, &why),
        Refused::Malformed(why) => anyhow::anyhow!("not understood by {}: {why}", game.info().id),
    }
}

/// Tells of a failed command.
pub fn report(error: &anyhow::Error) -> ExitCode {
    if error.downcast_ref::<AgainstTheRules>().is_some() {
        eprintln!("{error}");
        return ExitCode::from(2);
    }
    // The reader of our output has seen enough: nothing to complain about.
    let closed = |cause: &io::Error| {
        matches!(cause.kind(), io::ErrorKind::BrokenPipe | io::ErrorKind::ConnectionReset)
    };
    if error.chain().filter_map(|cause| cause.downcast_ref()).any(closed) {
        return ExitCode::SUCCESS;
    }
    tell(error);
    ExitCode::FAILURE
}

/// Says in one line what is wrong, where more may follow.
pub fn tell(error: &anyhow::Error) {
    eprintln!("civitas: {}", one_line(&format!("{error:#}")));
}

/// Tells of arguments that are not understood; help that was asked for is no failure.
pub fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        return if error.print().is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let text = error.render().to_string();
    // What follows the first blank line is advice on how to get help.
    let first = text.split("\n\n").next().unwrap_or(&text);
    eprintln!("civitas: {}", one_line(first.trim_start_matches("error: ")));
    ExitCode::FAILURE
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
