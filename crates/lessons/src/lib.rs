//! Guided first matches as data: what a coach says, points at and waits for, step by step.
//!
//! The files lie beside each game (`lessons/*.toml`, described in the README). Here they are read; `catalog` plays them on
//! the rules of their game.

mod read;

use engine::{Language, Seat};
use serde::Deserialize;
use serde_json::Value;

pub use read::Malformed;

/// A guided match.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// As its file is called.
    pub name: String,
    /// About how long it takes.
    pub minutes: u16,
    /// What all chance of the match follows from.
    pub seed: u64,
    /// How many play.
    pub players: u8,
    /// The learner's seat.
    pub seat: Seat,
    /// The options of the match that differ from the default.
    #[serde(default = "read::no_options")]
    pub options: Value,
    /// What it is called.
    pub title: Text,
    /// What is learned, in a sentence.
    pub about: Text,
    /// From the first to the last.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// One thing to look at, or to do.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// In a few words.
    pub title: Text,
    /// One or two sentences.
    pub say: Text,
    /// The one thing to do; without it there is a button to go on.
    #[serde(rename = "do")]
    pub task: Option<Text>,
    /// The rule that it is about.
    pub rule: Option<String>,
    /// What is pointed at.
    #[serde(default)]
    pub lit: Lit,
    /// The learner's decisions in their order; if it is free, answers to one question that are all fine.
    #[serde(default, deserialize_with = "read::actions")]
    pub expect: Vec<Value>,
    /// Whether any of the expected decisions will do.
    #[serde(default)]
    pub free: bool,
    /// What follows without the learner's choice.
    #[serde(default)]
    pub then: Vec<Decision>,
    /// Said to an allowed decision that is not the one meant.
    pub other: Option<Text>,
    /// Said after the refusal of a rule.
    pub refused: Option<Text>,
    /// Said when the step is done, at the beginning of the next.
    pub praise: Option<Text>,
}

/// A decision of the script.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// Whose decision it is.
    pub seat: Seat,
    /// What, as JSON.
    #[serde(deserialize_with = "read::action")]
    pub action: Value,
}

/// What a step points at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Lit {
    /// The control that leads to the expected decision.
    #[default]
    Expected,
    /// Nothing: the learner finds it alone.
    Nothing,
    /// A whole region of the page.
    Region(Region),
    /// The element with this id.
    Id(String),
}

/// A region of a game page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// How far the match has come, in the top bar.
    Track,
    /// The board.
    Board,
    /// The question with its answers.
    Ask,
    /// The learner's own mat.
    Mat,
    /// The others.
    Rivals,
    /// What lies open for all.
    Open,
    /// Log and chat, with what lies open above them.
    Record,
}

impl Region {
    /// All of them by name.
    pub const ALL: [(&'static str, Self); 7] = [
        ("track", Self::Track),
        ("board", Self::Board),
        ("ask", Self::Ask),
        ("mat", Self::Mat),
        ("rivals", Self::Rivals),
        ("open", Self::Open),
        ("record", Self::Record),
    ];

    /// The region of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == name).map(|(_, region)| *region)
    }
}

/// A sentence in every language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    en: String,
    de: String,
    nl: String,
}

impl Text {
    /// The sentence in a language.
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::De => &self.de,
            Language::Nl => &self.nl,
        }
    }
}

impl Lesson {
    /// Reads a lesson from the text of its file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(file: &str, text: &str) -> Result<Self, Malformed> {
        read::lesson(file, text)
    }
}

impl Step {
    /// Whether it points at something.
    #[must_use]
    pub fn points(&self) -> bool {
        match self.lit {
            Lit::Nothing => false,
            Lit::Expected => !self.expect.is_empty(),
            Lit::Region(_) | Lit::Id(_) => true,
        }
    }

    /// All sentences of the step with their names.
    pub fn texts(&self) -> impl Iterator<Item = (&'static str, &Text)> {
        let always = [("title", Some(&self.title)), ("say", Some(&self.say))];
        let some = [
            ("do", self.task.as_ref()),
            ("other", self.other.as_ref()),
            ("refused", self.refused.as_ref()),
            ("praise", self.praise.as_ref()),
        ];
        always.into_iter().chain(some).filter_map(|(name, text)| Some((name, text?)))
    }
}
