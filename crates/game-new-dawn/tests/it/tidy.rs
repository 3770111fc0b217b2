//! Rules, sources and tests against each other: every id that is cited exists, and every rule has
//! a test that carries its id, or a word in the README that says why not.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Every file below a folder of this crate.
fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found
}

fn read(path: &Path) -> String {
    String::from_utf8(std::fs::read(path).unwrap()).unwrap()
}

/// The ids that a text mentions: ND-9.3, ND-R04, ND-EX-05, ND-EX-D11. A chapter alone is none.
fn mentioned(text: &str) -> BTreeSet<String> {
    let ends = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '.' || letter == '-');
    text.split("ND-")
        .skip(1)
        .map(|rest| rest.split(ends).next().unwrap_or_default().trim_end_matches(['.', '-']))
        .filter(|id| id.ends_with(|last: char| last.is_ascii_digit()))
        .filter(|id| id.contains('.') || id.starts_with(['R', 'E']))
        .map(|id| format!("ND-{id}"))
        .collect()
}

/// The ids that open a paragraph of the rules or an example.
fn defined() -> BTreeSet<String> {
    let texts = [include_str!("../../rules.md"), include_str!("../../examples.md")];
    let heads = texts.iter().flat_map(|text| text.lines()).filter_map(|line| line.strip_prefix("- "));
    let first = |line: &str| line.split_whitespace().next().map(|word| word.trim_matches('*').to_owned());
    heads.filter_map(first).filter(|id| id.starts_with("ND-")).collect()
}

/// The ids carried by the names of tests, as the build script collected them.
fn tested() -> BTreeSet<String> {
    let tested: &[&str] = include!(concat!(env!("OUT_DIR"), "/tested.rs"));
    tested.iter().map(|id| (*id).to_owned()).collect()
}

/// The ids that the README excuses.
fn excused() -> BTreeSet<String> {
    let readme = include_str!("../../README.md");
    let section = readme.split("## Rules without a test").nth(1).unwrap_or_default();
    let section = section.split("\n## ").next().unwrap_or_default();
    let lines = section.lines().filter_map(|line| line.strip_prefix("- "));
    lines.filter_map(|line| line.split(':').next()).map(str::to_owned).collect()
}

#[test]
fn every_rule_and_example_has_a_test() {
    let covered: BTreeSet<String> = tested().union(&excused()).cloned().collect();
    let untested: Vec<_> = defined().difference(&covered).cloned().collect();
    assert!(untested.is_empty(), "no test carries {untested:?}");
    assert_eq!(excused().intersection(&tested()).count(), 0, "what is tested needs no excuse");
    // 184 rules, 89 rulings, 16 examples and 20 worked cases.
    assert_eq!(defined().len(), 184 + 89 + 16 + 20);
}

#[test]
fn every_id_that_is_cited_exists() {
    let defined = defined();
    let wrong = |ids: BTreeSet<String>| ids.difference(&defined).cloned().collect::<Vec<_>>();
    assert!(wrong(tested()).is_empty(), "tests carry {:?}", wrong(tested()));
    for folder in ["src", "tests/it", "data"] {
        for file in files(folder) {
            let cited = wrong(mentioned(&read(&file)));
            assert!(cited.is_empty(), "{} cites {cited:?}", file.display());
        }
    }
    for text in [include_str!("../../rules.md"), include_str!("../../README.md")] {
        assert_eq!(wrong(mentioned(text)), Vec::<String>::new());
    }
}

#[test]
fn every_source_file_says_what_is_in_it() {
    let sources = files("src").into_iter().chain(files("tests/it"));
    for file in sources.filter(|file| file.extension().is_some_and(|end| end == "rs")) {
        assert!(read(&file).starts_with("//!"), "{}", file.display());
    }
}
