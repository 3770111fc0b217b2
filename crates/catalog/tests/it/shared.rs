//! What all pages share names no game: what a game looks like stands with its page.

use std::fs;
use std::path::{Path, PathBuf};

use catalog::games;

const SHARED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../look/assets");
/// Files of words.
const READ: [&str; 3] = ["css", "js", "svg"];

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a readable folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn no_game_is_named_in_what_all_pages_share() {
    let is_read = |file: &PathBuf| file.extension().is_some_and(|end| READ.iter().any(|read| end == *read));
    let mut read = 0;
    for file in files(Path::new(SHARED)).into_iter().filter(is_read) {
        let text = fs::read_to_string(&file).expect("a readable file");
        for game in games() {
            assert!(!text.contains(game.info().id), "{} names {}", file.display(), game.info().id);
        }
        read += 1;
    }
    assert!(read > 5, "{read} files");
}
