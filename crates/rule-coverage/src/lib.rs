//! Reads the names of a game's tests at build time and writes down which rule ids they carry, so
//! that `civitas rules GAME --coverage` can tell without the sources. [`assert_tidy`] is the test
//! that rules, sources and tests agree.
//!
//! A test's name carries an id in lower case with underscores: `ga_9_3_no_city_beside_a_capital`
//! carries `GA-9.3`, `ga_r04_…` the ruling `GA-R04`, `ga_ex_05_…` the example `GA-EX-05`. It may
//! carry several: `ga_9_3_ga_9_4_…`.

mod papers;
mod tidy;

use std::path::{Path, PathBuf};
use std::{env, fs};

pub use papers::write_papers;
pub use tidy::assert_tidy;

/// To be called from a game's `build.rs`: writes `tested.rs` into `OUT_DIR`, a slice of the ids
/// that are carried by tests in `tests/it`. `separator` of each code: how its ids are written.
///
/// # Panics
/// If the tests cannot be read.
#[expect(clippy::print_stdout, reason = "build scripts speak to cargo on stdout")]
pub fn write_tested(codes: &[&str]) {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo")).join("tests/it");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut ids: Vec<String> = sources(&folder).iter().flat_map(|source| carried(source, codes)).collect();
    ids.sort();
    ids.dedup();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo")).join("tested.rs");
    fs::write(out, format!("&{ids:?}")).expect("OUT_DIR can be written");
}

fn sources(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    files.sort();
    files
        .iter()
        .filter(|file| file.extension().is_some_and(|end| end == "rs"))
        .map(|file| fs::read_to_string(file).expect("a readable test"))
        .collect()
}

/// The ids carried by the functions of a source file that are marked as tests.
#[must_use]
pub fn carried(source: &str, codes: &[&str]) -> Vec<String> {
    let mut ids = Vec::new();
    let mut lines = source.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if line == "#[test]" {
            let name = lines.find_map(|line| line.strip_prefix("fn ")).unwrap_or_default();
            ids.extend(ids_in(name.split('(').next().unwrap_or_default(), codes));
        }
    }
    ids
}

fn ids_in(name: &str, codes: &[&str]) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    let mut ids = Vec::new();
    for (index, word) in words.iter().enumerate() {
        if let Some(code) = codes.iter().find(|code| code.eq_ignore_ascii_case(word)) {
            ids.extend(id_after(code, &words[index + 1..]));
        }
    }
    ids
}

/// `9 3 …` is `GA-9.3`; `r04 …` is `GA-R04`; `r 04 …` is `GA-R-04`; `ex 05 …` is `GA-EX-05`.
fn id_after(code: &str, words: &[&str]) -> Option<String> {
    let number = |word: &&&str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let numbers = |words: &[&str]| -> Vec<String> {
        words.iter().take_while(number).map(|word| (*word).to_owned()).collect()
    };
    let (first, rest) = words.split_first()?;
    let chapters = numbers(words);
    if !chapters.is_empty() {
        return Some(format!("{code}-{}", chapters.join(".")));
    }
    let kind = first.to_uppercase();
    if kind.len() > 1 && kind[1..].bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(format!("{code}-{kind}"));
    }
    let after = rest.first()?;
    let digits = after.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && kind.len() <= 2).then(|| format!("{code}-{kind}-{}", after.to_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_from_the_names_of_tests() {
        let source = "#[test]\nfn ga_9_3_ga_9_4_no_city() {}\n#[test]\nfn ga_r04_ties() {}\nfn ga_1_1_no_test() {}\n\
                      #[test]\nfn ga_ex_05_third_attack() {}\n#[test]\nfn ec_r_10_ties() {}\n#[test]\nfn nd_ex_d01_x() {}\n\
                      #[test]\nfn ga_plays() {}";
        let ids = carried(source, &["GA", "EC", "ND"]);
        assert_eq!(ids, ["GA-9.3", "GA-9.4", "GA-R04", "GA-EX-05", "EC-R-10", "ND-EX-D01"]);
    }
}
