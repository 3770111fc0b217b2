//! `civitas rules`: the rules of a game, and which of them are tested.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use catalog::Kind;
use engine::Language;
use serde::Serialize;

use crate::{args, output};

/// The heading in a game's README under which rules without a test are listed, one on a line:
/// `- GA-1.1: why`.
const EXCUSES: &str = "## Rules without a test";

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Rule {
    id: String,
    text: String,
}

#[derive(Debug, Serialize)]
struct Coverage {
    game: &'static str,
    rules: usize,
    tested: usize,
    untested: Vec<String>,
    excused: BTreeMap<String, String>,
}

pub fn run(args: &args::Rules) -> Result<()> {
    let game = args.game.0;
    if args.coverage {
        return print_coverage(&coverage(game), args.json);
    }
    let rulebook = game.rulebook(args.language.get());
    let mut rules = rules(rulebook, game.info().code);
    if let Some(id) = &args.id {
        rules.retain(|rule| is_or_within(&rule.id, id));
        ensure!(!rules.is_empty(), "{} has no rule {id:?}", game.info().id);
    } else if !args.json {
        return output::line(rulebook.trim_end());
    }
    if args.json {
        return output::json(&rules);
    }
    rules.iter().try_for_each(|rule| output::line(format!("{} {}", rule.id, rule.text)))
}

/// Whether the rule has this id, or stands in the chapter with this id.
fn is_or_within(rule: &str, id: &str) -> bool {
    let (rule, id) = (rule.to_ascii_uppercase(), id.to_ascii_uppercase());
    rule.strip_prefix(&id).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The rules of a `rules.md`: what begins a list item or a table row with an id.
fn rules(rulebook: &str, code: &str) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    for line in rulebook.lines() {
        match rule(line, code) {
            Some(rule) => rules.push(rule),
            // An indented line goes on with the item above it.
            None if line.starts_with("  ") => {
                if let Some(last) = rules.last_mut() {
                    last.text = format!("{} {}", last.text, line.trim());
                }
            }
            None => {}
        }
    }
    rules
}

fn rule(line: &str, code: &str) -> Option<Rule> {
    let item = line.strip_prefix("- ").or_else(|| line.strip_prefix("| "))?;
    let (id, text) = item.split_once(' ')?;
    let number = id.strip_prefix(code)?.strip_prefix('-')?;
    let is_id = |letter: char| letter.is_ascii_alphanumeric() || ".-".contains(letter);
    (number.chars().all(is_id) && number.contains(|letter: char| letter.is_ascii_digit()))
        .then(|| Rule { id: id.to_owned(), text: text.trim_matches(['|', ' ']).to_owned() })
}

fn coverage(game: &'static dyn Kind) -> Coverage {
    let info = game.info();
    let rules = rules(game.rulebook(Language::En), info.code);
    let (tested, untested): (Vec<_>, Vec<_>) =
        rules.into_iter().map(|rule| rule.id).partition(|id| game.tested().contains(&id.as_str()));
    let mut excuses = excuses(game.readme());
    excuses.retain(|id, _| untested.contains(id));
    Coverage {
        game: info.id,
        rules: tested.len() + untested.len(),
        tested: tested.len(),
        untested: untested.into_iter().filter(|id| !excuses.contains_key(id)).collect(),
        excused: excuses,
    }
}

fn excuses(readme: &str) -> BTreeMap<String, String> {
    let section = readme.lines().skip_while(|line| line.trim_end() != EXCUSES).skip(1);
    section
        .take_while(|line| !line.starts_with('#'))
        .filter_map(|line| line.strip_prefix("- ")?.split_once(": "))
        .map(|(id, why)| (id.to_owned(), why.trim().to_owned()))
        .collect()
}

fn print_coverage(coverage: &Coverage, as_json: bool) -> Result<()> {
    if as_json {
        return output::json(coverage);
    }
    let Coverage { game, rules, tested, untested, excused } = coverage;
    output::line(format!("{game}: {rules} rules, {tested} carried by tests"))?;
    excused.iter().try_for_each(|(id, why)| output::line(format!("excused {id}: {why}")))?;
    untested.iter().try_for_each(|id| output::line(format!("untested {id}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str =
        "# Hill\n- HH-1.1 Two play,\n  or three.\n- HH-10.1 Dig.\n- A note.\n| HH-R-02 | tie |\n";

    #[test]
    fn rules_are_read_from_lists_and_tables() {
        let rules = rules(RULES, "HH");
        let found: Vec<_> = rules.iter().map(|rule| (rule.id.as_str(), rule.text.as_str())).collect();
        assert_eq!(found, [("HH-1.1", "Two play, or three."), ("HH-10.1", "Dig."), ("HH-R-02", "tie")]);
    }

    #[test]
    fn a_chapter_holds_its_rules() {
        assert!(is_or_within("HH-1.1", "hh-1") && is_or_within("HH-1.1", "HH-1.1"));
        assert!(!is_or_within("HH-10.1", "HH-1"));
    }

    #[test]
    fn excuses_stand_under_their_heading() {
        let readme = "# Hill\n- HH-1.1: no\n## Rules without a test\n\n- HH-1.2: a list of parts\n## Other\n- HH-3: no\n";
        let found = excuses(readme);
        assert_eq!(
            found.into_iter().collect::<Vec<_>>(),
            [("HH-1.2".to_owned(), "a list of parts".to_owned())]
        );
    }
}
