//! Lessons from TOML, and what is wrong with them before anybody plays.

use std::collections::BTreeSet;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::{Lesson, Lit, Region, Step};

/// Why a file is no lesson.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("lesson {file}: {why}")]
pub struct Malformed {
    /// Which file.
    pub file: String,
    /// What is wrong with it.
    pub why: String,
}

pub(crate) fn lesson(file: &str, text: &str) -> Result<Lesson, Malformed> {
    let malformed = |why: String| Malformed { file: file.to_owned(), why };
    let lesson: Lesson = toml::from_str(text).map_err(|error| malformed(error.to_string()))?;
    require(file, &lesson).map_err(malformed)?;
    Ok(lesson)
}

/// What every lesson owes, whatever its game.
fn require(file: &str, lesson: &Lesson) -> Result<(), String> {
    if lesson.name != file {
        return Err(format!("it is called {:?}", lesson.name));
    }
    if lesson.seat.0 >= lesson.players {
        return Err(format!("there is no seat {} among {}", lesson.seat, lesson.players));
    }
    for (number, step) in (1..).zip(&lesson.steps) {
        step_is_whole(step).map_err(|why| format!("step {number}: {why}"))?;
    }
    match lesson.steps.last() {
        None => Err("it has no steps".to_owned()),
        Some(last) if !last.expect.is_empty() => Err("the last step expects something".to_owned()),
        Some(_) => no_praise_twice(lesson),
    }
}

fn step_is_whole(step: &Step) -> Result<(), String> {
    if step.expect.is_empty() && step.lit == Lit::Nothing {
        return Err("it waits for nothing and points at nothing: leave `lit` out".to_owned());
    }
    if !step.expect.is_empty() && step.task.is_none() {
        return Err("it does not say what to `do`".to_owned());
    }
    if step.free && step.expect.len() < 2 {
        return Err("it is free and names no second answer".to_owned());
    }
    for (name, text) in step.texts() {
        for language in engine::Language::ALL {
            if text.get(language).trim().is_empty() {
                return Err(format!("`{name}` is empty in {}", language.tag()));
            }
        }
    }
    for language in engine::Language::ALL {
        let sentences = sentences(step.say.get(language));
        if sentences > MOST_SENTENCES {
            return Err(format!("`say` has {sentences} sentences in {}", language.tag()));
        }
    }
    Ok(())
}

/// Who wants to play reads no more of a step than this.
const MOST_SENTENCES: usize = 2;

fn sentences(text: &str) -> usize {
    let ends = |word: &&str| word.trim_end_matches(['*', '’', '”', '“', ')']).ends_with(['.', '!', '?']);
    text.split_whitespace().filter(ends).count()
}

/// Praise that is always the same is none.
fn no_praise_twice(lesson: &Lesson) -> Result<(), String> {
    for language in engine::Language::ALL {
        let mut said = BTreeSet::new();
        for praise in lesson.steps.iter().filter_map(|step| step.praise.as_ref()) {
            let praise = praise.get(language);
            if praise.contains('!') {
                return Err(format!("praise shouts: {praise}"));
            }
            if !said.insert(praise) {
                return Err(format!("praise is said twice: {praise}"));
            }
        }
    }
    Ok(())
}

pub(crate) fn no_options() -> Value {
    Value::Object(Map::new())
}

/// An action: a table or a word of TOML, or a string with JSON.
pub(crate) fn action<'de, D: Deserializer<'de>>(from: D) -> Result<Value, D::Error> {
    written(Value::deserialize(from)?).map_err(D::Error::custom)
}

pub(crate) fn actions<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Value>, D::Error> {
    let actions = Vec::<Value>::deserialize(from)?;
    actions.into_iter().map(|action| written(action).map_err(D::Error::custom)).collect()
}

fn written(action: Value) -> Result<Value, serde_json::Error> {
    match &action {
        Value::String(text) if text.starts_with(['{', '[', '"']) => serde_json::from_str(text),
        _ => Ok(action),
    }
}

impl TryFrom<String> for Lit {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        if let Some(id) = name.strip_prefix('#') {
            return Ok(Self::Id(id.to_owned()));
        }
        if name == "none" {
            return Ok(Self::Nothing);
        }
        let known = || Region::ALL.map(|(name, _)| name).join(", ");
        Region::named(&name)
            .map(Self::Region)
            .ok_or_else(|| format!("{name:?} is no region; there are {}", known()))
    }
}

#[cfg(test)]
mod tests {
    use engine::{Language, Seat};
    use serde_json::json;

    use super::*;

    const HILL: &str = r#"
name = "hill"
minutes = 1
seed = 3
players = 2
seat = 0
title = { en = "Hill", de = "Hügel", nl = "Heuvel" }
about = { en = "Dig.", de = "Graben.", nl = "Graven." }
[[step]]
title = { en = "Dig", de = "Grabe", nl = "Graaf" }
say = { en = "Dig here.", de = "Grabe hier.", nl = "Graaf hier." }
do = { en = "Press *Dig*.", de = "Drücke *Graben*.", nl = "Druk op *Graven*." }
expect = ["dig", { go = { to = "F4" } }, '{"give":null}']
then = [ { seat = 1, action = "pass" } ]
praise = { en = "Fine.", de = "Gut.", nl = "Goed." }
[[step]]
title = { en = "Done", de = "Fertig", nl = "Klaar" }
say = { en = "That was it.", de = "Das war es.", nl = "Dat was het." }
lit = "board"
"#;

    #[test]
    fn a_lesson_is_read() {
        let lesson = Lesson::parse("hill", HILL).expect("a lesson");
        assert_eq!(
            lesson.steps[0].expect,
            [json!("dig"), json!({ "go": { "to": "F4" } }), json!({ "give": null })]
        );
        assert_eq!(lesson.steps[0].then[0].seat, Seat(1));
        assert_eq!(lesson.steps[1].lit, Lit::Region(Region::Board));
        assert_eq!(lesson.title.get(Language::De), "Hügel");
    }

    #[test]
    fn what_is_wrong_is_named_with_its_step() {
        let wrong = |from: &str, to: &str| {
            Lesson::parse("hill", &HILL.replace(from, to)).expect_err("it is wrong").to_string()
        };
        assert!(wrong("name = \"hill\"", "name = \"dale\"").contains("dale"));
        assert!(wrong(", nl = \"Graaf hier.\"", "").contains("nl"));
        assert!(wrong("Graaf hier.", "").contains("step 1: `say` is empty in nl"));
        assert!(
            wrong("Grabe hier.", "Hier ist Erz. Wer gräbt? Du.")
                .contains("step 1: `say` has 3 sentences in de")
        );
        assert!(wrong("lit = \"board\"", "lit = \"sky\"").contains("sky"));
        assert!(
            wrong("lit = \"board\"", "expect = [\"dig\"]\ndo = { en = \"a\", de = \"b\", nl = \"c\" }")
                .contains("last step")
        );
        assert!(wrong("Fine.", "Fine!").contains("shouts"));
    }
}
