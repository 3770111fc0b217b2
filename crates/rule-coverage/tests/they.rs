//! A person whose gender we do not know is *they*, in every source, document and English text.

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the workspace.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
/// What people write and read here. Other languages have their own ways.
const READ: [&str; 9] = ["rs", "md", "toml", "js", "css", "sql", "html", "svg", "sh"];
/// Folders without words of ours.
const SKIPPED: [&str; 5] = ["target", ".git", "shared", "snapshots", "axe"];
/// What must not be said, as words of their own or as parts of a name: `fn he_acts`.
const WORDS: [&str; 8] = ["he", "his", "him", "himself", "He", "His", "Him", "Himself"];
/// Names that contain one of them: a player of the tests, and a river.
const NAMES: [&str; 4] = ["Zheng He", "Huang He", "huang-he", "huang_he"];

#[test]
fn a_person_is_they() {
    let mut told = Vec::new();
    for file in files(Path::new(ROOT)) {
        let text = fs::read_to_string(&file).expect("a readable file");
        let lines = (1..).zip(text.lines()).filter(|(_, line)| names_a_man(line));
        told.extend(lines.map(|(number, line)| format!("{}:{number}: {}", file.display(), line.trim())));
    }
    assert!(told.is_empty(), "{} lines:\n{}", told.len(), told.join("\n"));
}

#[test]
fn words_are_told_apart_from_parts_of_words() {
    assert!(names_a_man("Who asks for his seat") && names_a_man("(he)") && names_a_man("He's out."));
    assert!(names_a_man("fn nobody_loses_more_than_he_has() {"));
    assert!(!names_a_man("the history of this_history") && !names_a_man("Zheng He plays"));
    assert!(!names_a_man("[land.huang_he]"));
}

fn names_a_man(line: &str) -> bool {
    let line = NAMES.iter().fold(line.to_owned(), |line, name| line.replace(name, ""));
    let mut words = line.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| WORDS.contains(&word))
}

/// Every file with words of ours below a folder; this one holds the words that it looks for.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).expect("a readable folder").map(|entry| entry.expect("an entry").path());
    entries
        .flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] })
        .filter(|path| is_read(path))
        .collect()
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let name = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    if SKIPPED.contains(&name) { Vec::new() } else { files(folder) }
}

fn is_read(file: &Path) -> bool {
    let end = file.extension().and_then(|end| end.to_str()).unwrap_or_default();
    let is_english = file.ends_with("i18n/en.ftl");
    (READ.contains(&end) || is_english) && !file.ends_with("rule-coverage/tests/they.rs")
}
