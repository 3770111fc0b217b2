//! Rules, sources and tests against each other: every id that is cited exists, and every rule has
//! a test that carries its id.

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

#[expect(clippy::disallowed_methods, reason = "this test reads the sources")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// The ids that a text mentions: EC-9.3, EC-R-04, EC-EX-05, ED-11.
fn mentioned(text: &str) -> BTreeSet<String> {
    let ends = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '.' || letter == '-');
    let ids = |code: &'static str| {
        text.split(code)
            .skip(1)
            .map(move |rest| rest.split(ends).next().unwrap_or_default().trim_end_matches(['.', '-']))
            .filter(|id| id.ends_with(|last: char| last.is_ascii_digit()))
            .map(move |id| format!("{code}{id}"))
    };
    ids("EC-").chain(ids("ED-")).filter(|id| !id.contains("nn")).collect()
}

/// The ids that open a paragraph of the rules, a line of the table of editions, or an example.
fn defined() -> BTreeSet<String> {
    let texts = [include_str!("../../rules.md"), include_str!("../../examples.md")];
    let lines = texts.iter().flat_map(|text| text.lines());
    let id = |line: &str| {
        let start = ["- EC-", "| ED-", "**EC-EX-"].iter().any(|start| line.starts_with(start));
        let word = line.trim_start_matches(['-', '|', '*', ' ']).split([' ', '*']).next()?;
        start.then(|| word.to_owned())
    };
    lines.filter_map(id).collect()
}

/// The ids carried by the names of tests, as the build script collected them.
fn tested() -> BTreeSet<String> {
    let tested: &[&str] = include!(concat!(env!("OUT_DIR"), "/tested.rs"));
    tested.iter().map(|id| (*id).to_owned()).collect()
}

#[test]
fn every_rule_and_example_has_a_test() {
    let untested: Vec<_> = defined().difference(&tested()).cloned().collect();
    assert!(untested.is_empty(), "no test carries {untested:?}");
    assert!(defined().len() > 330, "{}", defined().len());
}

#[test]
fn every_id_that_is_cited_exists() {
    let defined = defined();
    let wrong = |ids: BTreeSet<String>| ids.difference(&defined).cloned().collect::<Vec<_>>();
    assert!(wrong(tested()).is_empty(), "tests carry {:?}", wrong(tested()));
    for folder in ["src", "tests/it"] {
        for file in files(folder) {
            let cited = wrong(mentioned(&read(&file)));
            assert!(cited.is_empty(), "{} cites {cited:?}", file.display());
        }
    }
}

#[test]
fn every_source_file_says_what_is_in_it() {
    for file in files("src")
        .iter()
        .chain(&files("tests/it"))
        .filter(|file| file.extension().is_some_and(|end| end == "rs"))
    {
        assert!(read(file).starts_with("//!"), "{}", file.display());
    }
}
