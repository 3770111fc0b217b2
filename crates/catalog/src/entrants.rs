//! Who sits at a table of bots: levels of ours, and programs of others that speak the bot protocol.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use ai::search::{Error, Style};
use ai::{Bot, Evaluate, Level, Limits, Search};
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::typed::{read, write};

/// A bot that can sit down.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entrant {
    /// One of ours.
    Level(Level),
    /// A search of this kind: to find out what a level should be.
    Search(Style),
    /// The command line of a program that speaks the bot protocol.
    Program(String),
}

impl Entrant {
    /// From a name: a level, `nodes:` and a number, with slashes how it [errs](Error), or `cmd:` and a command line.
    ///
    /// # Errors
    /// Which names there are.
    pub fn named(name: &str) -> Result<Self, String> {
        if let Some(command) = name.strip_prefix("cmd:") {
            return Ok(Self::Program(command.to_owned()));
        }
        let search = || name.strip_prefix("nodes:").and_then(Style::named).map(Self::Search);
        Level::named(name).map(Self::Level).or_else(search).ok_or_else(|| {
            format!(
                "there is no bot {name:?}; there are: {}, nodes:N, nodes:N/HALVES/MOST/OFTEN and cmd:PROGRAM",
                Level::NAMES.join(", ")
            )
        })
    }

    /// A bot for a seat.
    ///
    /// # Errors
    /// Why the program does not run.
    pub(crate) fn bot<G: Evaluate>(&self, seat: Seat, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
        Ok(match self {
            Self::Level(level) => level.bot(seat, seed),
            Self::Search(style) => Box::new(Search::<G>::seated(seat, seed, *style)),
            Self::Program(command) => Box::new(Program::start(command, seat, G::INFO.id)?),
        })
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => f.write_str(level.name()),
            Self::Search(Style { nodes, ahead, .. }) if *ahead > 0 => write!(f, "nodes:{nodes}+{ahead}"),
            Self::Search(Style { nodes, error: Error::NONE, .. }) => write!(f, "nodes:{nodes}"),
            Self::Search(Style { nodes, error: Error { often, halves, most }, .. }) => {
                write!(f, "nodes:{nodes}/{halves}/{most}/{often}")
            }
            Self::Program(command) => write!(f, "cmd:{command}"),
        }
    }
}

impl Serialize for Entrant {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A program that is asked over its stdin and answers on its stdout.
struct Program {
    seat: Seat,
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
    asked: u64,
}

#[derive(Deserialize)]
struct Answer {
    action: Option<Value>,
}

impl Program {
    fn start(command: &str, seat: Seat, game: &str) -> Result<Self, String> {
        let failed = |why: std::io::Error| format!("{command}: {why}");
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let questions = child.stdin.take().ok_or("no stdin")?;
        let mut answers = BufReader::new(child.stdout.take().ok_or("no stdout")?);
        let mut hello = String::new();
        answers.read_line(&mut hello).map_err(failed)?;
        let greeted: Value = serde_json::from_str(&hello).map_err(|why| format!("{command}: {why}"))?;
        if greeted.get("game").is_some_and(|named| named != game) {
            return Err(format!("{command} plays {} and not {game}", greeted["game"]));
        }
        Ok(Self { seat, child, questions, answers, asked: 0 })
    }

    /// The answer to a question; nothing if the program answers none that can be understood.
    fn ask<G: Evaluate>(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        self.asked += 1;
        let legal: Vec<Value> = legal.iter().map(write).collect();
        let question = json!({"id": self.asked, "seat": self.seat, "view": write(view), "legal": legal});
        writeln!(self.questions, "{question}").ok()?;
        self.questions.flush().ok()?;
        let mut line = String::new();
        self.answers.read_line(&mut line).ok()?;
        let answer: Answer = serde_json::from_str(&line).ok()?;
        read(&answer.action?).ok()
    }
}

impl<G: Evaluate> Bot<G> for Program {
    /// A program that fails to answer loses its say: the first legal action is played for it.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], _limits: &Limits<'_>) -> G::Action {
        self.ask::<G>(view, legal).unwrap_or_else(|| legal[0])
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program that does not end with its stdin is ended; how it went no longer matters.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
