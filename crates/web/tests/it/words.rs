//! The sentences of the pages are there in every language.

use std::collections::BTreeSet;
use std::path::Path;

use engine::Language;
use web::words::{SENTENCES, Words};

#[test]
fn every_language_has_every_sentence() {
    assert_eq!(texts::faults(SENTENCES), Vec::<String>::new());
}

#[test]
fn every_sentence_that_is_said_is_written_and_the_other_way_round() {
    let mut said: BTreeSet<String> =
        sources(Path::new("src")).iter().flat_map(|source| keys(source)).collect();
    said.extend(ai::Level::NAMES.map(|level| format!("level-{level}")));
    // Games say these of themselves.
    for key in ["game-title", "game-points"] {
        said.remove(key);
    }
    let missing: Vec<_> = said.iter().filter(|key| !Words(Language::En).has(key)).collect();
    assert!(missing.is_empty(), "not written: {missing:?}");
    let written =
        SENTENCES[0].lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
    let unused: Vec<_> = written.filter(|key| !key.contains(' ') && !said.contains(key)).collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
}

fn sources(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries
        .flat_map(|path| match path.is_dir() {
            true => sources(&path),
            false => vec![std::fs::read_to_string(path).expect("a source")],
        })
        .collect()
}

/// The keys in `say!(words, "…")` and `msg!("…")`.
fn keys(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]").next().expect("a beginning");
    let said = source
        .split("say!(")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('"')?.1.split_once('"')?.0.to_owned()));
    said.chain(texts::keys_in_source(source)).collect()
}
