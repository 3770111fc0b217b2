//! What lies beside the sources of a game for its readers: rules and how to play in three languages, lessons.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// To be called from a game's `build.rs`: writes into `OUT_DIR` what `engine::papers!` includes. Rules that are not
/// translated yet are those in English, and what is not written yet is empty.
///
/// # Panics
/// If the folder of the crate cannot be read, or `OUT_DIR` not written.
#[expect(clippy::print_stdout, reason = "build scripts speak to cargo on stdout")]
pub fn write_papers() {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let texts = |names: [&str; 3], otherwise: Option<&str>| {
        let text = |name: &str| included(&folder.join(name)).or_else(|| included(&folder.join(otherwise?)));
        names.map(|name| text(name).unwrap_or_else(|| "\"\"".to_owned())).join(", ")
    };
    let rules = texts(["rules.md", "rules.de.md", "rules.nl.md"], Some("rules.md"));
    write("rules.rs", &format!("[{rules}]"));
    write("how.rs", &format!("[{}]", texts(["how/en.md", "how/de.md", "how/nl.md"], None)));
    let lessons: Vec<String> =
        lessons(&folder.join("lessons")).iter().filter_map(|file| entry(file)).collect();
    write("lessons.rs", &format!("&[{}]", lessons.join(", ")));
    for name in ["rules.md", "rules.de.md", "rules.nl.md", "how", "lessons"] {
        if folder.join(name).exists() {
            println!("cargo::rerun-if-changed={}", folder.join(name).display());
        }
    }
}

fn included(file: &Path) -> Option<String> {
    file.exists().then(|| format!("include_str!({:?})", file.display().to_string()))
}

fn entry(file: &Path) -> Option<String> {
    Some(format!("({:?}, {})", file.file_stem()?.to_str()?, included(file)?))
}

fn lessons(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "toml"));
    files.sort();
    files
}

fn write(name: &str, text: &str) {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo")).join(name);
    fs::write(out, text).expect("OUT_DIR can be written");
}
