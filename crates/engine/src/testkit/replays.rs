//! Matches and positions of the past.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::Value;

use crate::{Entry, Game, Record, Status, replay};

/// The kinds of actions and events that occurred, by their names in JSON.
#[derive(Clone, Debug, Default)]
pub struct Kinds {
    /// What was decided.
    pub actions: BTreeSet<String>,
    /// What happened.
    pub events: BTreeSet<String>,
}

impl Kinds {
    /// That the actions are of these kinds, all of them and no other: `"attack build pass"`.
    ///
    /// # Panics
    /// With the kinds that are missing or too many.
    pub fn assert_actions(&self, kinds: &str) {
        let expected: BTreeSet<String> = kinds.split_whitespace().map(String::from).collect();
        let differ: Vec<_> = self.actions.symmetric_difference(&expected).collect();
        assert!(differ.is_empty(), "in the replays or in the list, not in both: {differ:?}");
    }
}

/// Replays every `*.civitas` of a folder: each position is valid, each match is over and ends as
/// it did, and would not have been accepted without its first action.
///
/// # Panics
/// With the file and what is wrong with it.
pub fn assert_replays<G: Game>(folder: &str) -> Kinds {
    let mut kinds = Kinds::default();
    let files = match_files(Path::new(folder));
    assert!(!files.is_empty(), "no match in {folder}");
    for file in files {
        let name = file.display();
        let record = read(&file).and_then(|text| Record::parse(&text).map_err(|why| why.to_string()));
        let record = record.unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(record.header.game, G::INFO.id, "{name}");
        let last = replay::<G>(&record, |step| {
            assert_eq!(step.position.validate(), Ok(()), "{name}: {:?}", step.entry);
            kinds.events.extend(step.events.iter().map(kind));
            if let Some(Entry::Action { action, .. }) = step.entry {
                kinds.actions.insert(kind(action));
            }
        });
        let last = last.unwrap_or_else(|why| panic!("{name}: {why}"));
        let result = record.result.unwrap_or_else(|| panic!("{name} has no result"));
        assert_eq!(Status::Over(result), last.status(), "{name}");
        assert!(replay::<G>(&without_first(record), |_| ()).is_err(), "{name}: the first action is idle");
    }
    kinds
}

/// Reads a position as it was stored by an older version, which must be possible for ever, and
/// compares it with the position of a replay after so many actions.
///
/// # Panics
/// If it cannot be read, does not hold together, or is another one.
pub fn assert_stored<G: Game>(format: u32, stored: &str, record: &str, actions: usize) {
    let stored: Value = serde_json::from_str(stored).expect("JSON");
    let stored = if format == G::INFO.format {
        stored
    } else {
        G::migrate(format, stored).unwrap_or_else(|why| panic!("format {format}: {why}"))
    };
    let stored: G = serde_json::from_value(stored).unwrap_or_else(|why| panic!("format {format}: {why}"));
    assert_eq!(stored.validate(), Ok(()));
    let mut positions = Vec::new();
    let played = Record::parse(record)
        .and_then(|record| replay::<G>(&record, |step| positions.push(step.position.clone())));
    assert!(played.is_ok(), "{:?}", played.err());
    assert_eq!(stored, positions[actions], "not the position after {actions} actions");
}

fn without_first(mut record: Record) -> Record {
    record.entries.remove(0);
    for (number, entry) in (1..).zip(&mut record.entries) {
        let (Entry::Action { seq, .. } | Entry::Undo { seq, .. }) = entry;
        *seq = number;
    }
    record
}

/// The name of a variant as JSON writes it.
pub(super) fn kind(value: &impl Serialize) -> String {
    kind_of(&serde_json::to_value(value).expect("written as JSON"))
}

/// The name of a variant that was written as JSON.
pub(super) fn kind_of(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Object(fields) => fields.keys().next().expect("the name of a variant").clone(),
        other => panic!("not a variant: {other}"),
    }
}

fn match_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a readable folder");
    let files = entries.map(|entry| entry.expect("a readable folder").path());
    let mut files: Vec<_> =
        files.filter(|file| file.extension().is_some_and(|end| end == "civitas")).collect();
    files.sort();
    files
}

#[expect(clippy::disallowed_methods, reason = "a test reads match files")]
fn read(file: &Path) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|why| why.to_string())
}
