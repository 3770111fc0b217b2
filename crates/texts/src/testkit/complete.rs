//! That the Fluent files of a game are complete.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::{Language, OptionKind, Present};

use crate::faults::{faults, keys, keys_in_source};

/// That every language of a game is complete: the same keys and variables everywhere, every key
/// that its sources mention, a name in each language, and the sentences that pages rely on; and
/// that every sentence is used.
///
/// `folder` is the game's crate; keys that start with one of `composed` are put together at run
/// time, so that no source mentions them.
///
/// # Panics
/// With the list of what is missing or never said.
pub fn assert_complete<G: Present>(folder: &str, composed: &[&str]) {
    let sources = sources(&Path::new(folder).join("src"));
    let files = Language::ALL.map(G::sentences);
    let (written, wanted) = (keys(files[0]), wanted::<G>(&sources));
    let mut wrong = faults(files);
    let missing = wanted.iter().filter(|key| !written.contains_key(*key));
    wrong.extend(missing.map(|key| format!("{key} is not written")));
    let nameless = G::names().into_iter().filter(|entry| entry.names.iter().any(String::is_empty));
    wrong.extend(nameless.map(|entry| format!("{} lacks a name", entry.key)));
    let said = |key: &String| {
        wanted.contains(key)
            || ["game-edition", "game-short", "game-points", "first-turn", "first-refusal", "first-end"]
                .contains(&key.as_str())
            || composed.iter().any(|start| key.starts_with(start))
            || sources.contains(&format!("\"{key}\""))
    };
    wrong.extend(written.keys().filter(|key| !said(key)).map(|key| format!("{key} is never said")));
    assert!(wrong.is_empty(), "{}:\n{}", G::INFO.id, wrong.join("\n"));
}

/// The keys that the sources mention and that pages rely on.
fn wanted<G: Present>(sources: &str) -> BTreeSet<String> {
    let mut wanted: BTreeSet<String> = keys_in_source(sources).into_iter().collect();
    wanted.extend(["game-title", "game-summary"].map(String::from));
    for option in G::INFO.options {
        wanted.insert(format!("option-{}", option.key));
        if let OptionKind::Choice(values) = option.kind {
            wanted.extend(values.iter().map(|value| format!("option-{}-{value}", option.key)));
        }
    }
    wanted
}

/// The sources below a folder, one after the other.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a readable folder");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.sort();
    let read = |path: &PathBuf| match path.is_dir() {
        true => sources(path),
        false => fs::read_to_string(path).expect("a readable source"),
    };
    paths.iter().map(read).collect()
}
