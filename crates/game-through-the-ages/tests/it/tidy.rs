//! Rules, sources and tests against each other: every id that is cited exists, and every rule has
//! a test that carries its id.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Every file below a folder of this crate.
fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found
}

#[expect(clippy::disallowed_methods, reason = "this test reads the sources")]
pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a readable file")
}

/// The sources of the crate.
pub fn sources() -> Vec<String> {
    files("src").iter().map(|path| read(path)).collect()
}

/// The ids that a text mentions: TTA-8.40, TTA-EX-05.
fn mentioned(text: &str) -> BTreeSet<String> {
    let ends = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '.' || letter == '-');
    text.split("TTA-")
        .skip(1)
        .map(|rest| rest.split(ends).next().unwrap_or_default().trim_end_matches(['.', '-']))
        .filter(|id| id.contains(['.', '-']) && id.ends_with(|last: char| last.is_ascii_digit()))
        .map(|id| format!("TTA-{id}"))
        .collect()
}

/// The ids that open a paragraph of the rules or an example.
fn defined() -> BTreeSet<String> {
    let texts = [include_str!("../../rules.md"), include_str!("../../examples.md")];
    let heads = texts.iter().flat_map(|text| text.lines()).filter(|line| line.starts_with("- TTA-"));
    heads.filter_map(|line| line.split_whitespace().nth(1).map(str::to_owned)).collect()
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
    assert_eq!(defined().len(), 407 + 36);
}

#[test]
fn every_id_that_is_cited_exists() {
    let defined = defined();
    let wrong = |ids: BTreeSet<String>| ids.difference(&defined).cloned().collect::<Vec<_>>();
    assert!(wrong(tested()).is_empty(), "tests carry {:?}", wrong(tested()));
    for folder in ["src", "tests/it", "data", "i18n"] {
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
    let all = [files("src"), files("tests/it")].concat();
    for file in all.iter().filter(|file| file.extension().is_some_and(|end| end == "rs")) {
        assert!(read(file).starts_with("//!"), "{}", file.display());
    }
}
