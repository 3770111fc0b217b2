//! Rules, sources and tests of a game held against each other.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The heading of a README under which rules without a test are listed: `- GA-1.1: why`.
const EXCUSES: &str = "## Rules without a test";

/// How a paragraph, an example or a line of a table opens with its id.
const OPENINGS: [&str; 5] = ["- ", "- **", "### ", "| ", "**"];

/// The rules in every language.
const RULEBOOKS: [&str; 3] = ["rules.md", "rules.de.md", "rules.nl.md"];

type Ids = BTreeSet<String>;

/// That in the crate of a game, which lies in `folder`,
///
/// - every rule of `rules.md` and every example of `examples.md` is carried by a test, or excused
///   by the README, and not both;
/// - every id that sources, tests, data, sentences and documents cite exists;
/// - no comment, and no paragraph of the rules in any language, cites a rule by its number alone, which
///   nobody could search for;
/// - every source opens by saying what is in it.
///
/// `codes` are those before the ids, `tested` what [`write_tested`](crate::write_tested) has found.
/// Returns how many rules and examples there are.
///
/// # Panics
/// With the ids or the file in question.
#[must_use]
pub fn assert_tidy(folder: &str, codes: &[&str], tested: &[&str]) -> usize {
    let folder = Path::new(folder);
    let [rules, examples, readme] = ["rules.md", "examples.md", "README.md"].map(|name| folder.join(name));
    let defined: Ids = [&rules, &examples].into_iter().flat_map(|text| defined(&read(text), codes)).collect();
    let tested: Ids = tested.iter().map(|id| (*id).to_owned()).collect();
    assert_tested(&defined, &tested, &excused(&read(&readme)));
    let folders = ["src", "tests/it", "data", "i18n"].map(|name| folder.join(name));
    let all: Vec<PathBuf> =
        folders.iter().flat_map(|folder| files(folder)).chain([rules, examples, readme]).collect();
    for file in all {
        let text = read(&file);
        let wrong: Vec<_> = cited(&text, codes).into_iter().filter(|id| !exists(id, &defined)).collect();
        assert!(wrong.is_empty(), "{} cites {wrong:?}", file.display());
        if file.extension().is_some_and(|end| end == "rs") {
            assert!(text.starts_with("//!"), "{} does not say what is in it", file.display());
            assert_searchable(&file, comments(&text));
        }
    }
    for name in RULEBOOKS {
        let file = folder.join(name);
        assert_searchable(&file, read(&file).lines());
    }
    defined.len()
}

fn assert_searchable<'a>(file: &Path, lines: impl Iterator<Item = &'a str>) {
    let bare: Vec<_> = lines.flat_map(bare).collect();
    assert!(bare.is_empty(), "{} cites rules without their code: {bare:?}", file.display());
}

fn assert_tested(defined: &Ids, tested: &Ids, excused: &Ids) {
    let without: Vec<_> =
        defined.iter().filter(|id| !tested.contains(*id) && !excused.contains(*id)).collect();
    assert!(without.is_empty(), "no test carries {without:?}");
    let unknown: Vec<_> = tested.union(excused).filter(|id| !defined.contains(*id)).collect();
    assert!(unknown.is_empty(), "tests or excuses name {unknown:?}");
    let both: Vec<_> = tested.intersection(excused).collect();
    assert!(both.is_empty(), "what is tested needs no excuse: {both:?}");
}

/// The ids that open a paragraph.
fn defined(text: &str, codes: &[&str]) -> Ids {
    let opening = |line| OPENINGS.iter().filter_map(move |opening| str::strip_prefix(line, opening));
    text.lines().flat_map(opening).filter_map(|rest| id_at_start(rest, codes)).collect()
}

/// The ids that a text mentions anywhere.
fn cited(text: &str, codes: &[&str]) -> Ids {
    let starts = text.char_indices().filter(|(at, _)| {
        !text[..*at].ends_with(|before: char| before.is_ascii_alphanumeric() || before == '-')
    });
    starts.filter_map(|(at, _)| id_at_start(&text[at..], codes)).collect()
}

fn comments(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| line.split_once("//")).map(|(_, comment)| comment)
}

/// The rule numbers in a line that stand without a code: `7.5`, `R-42`; but `7.5%` is none.
fn bare(line: &str) -> impl Iterator<Item = &str> {
    let belongs = |letter: char| letter.is_ascii_alphanumeric() || ['.', '-', '%'].contains(&letter);
    let words = line.split(move |letter| !belongs(letter));
    words.map(|word| word.trim_matches(['.', '-'])).filter(|word| is_bare(word))
}

fn is_bare(word: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let paragraph = word.contains('.') && word.split('.').all(is_number);
    let ruling = word.strip_prefix('R').map(|rest| rest.strip_prefix('-').unwrap_or(rest));
    paragraph || ruling.is_some_and(is_number)
}

/// `GA-9.3`, `GA-R04`, `GA-EX-05`, `EC-R-04`, `ED-11`: the code, then something that ends in a digit.
fn id_at_start(text: &str, codes: &[&str]) -> Option<String> {
    let code =
        codes.iter().find(|code| text.strip_prefix(**code).is_some_and(|rest| rest.starts_with('-')))?;
    let belongs = |letter: char| letter.is_ascii_alphanumeric() || letter == '.' || letter == '-';
    let id = text.split(|letter| !belongs(letter)).next()?.trim_end_matches(['.', '-']);
    (id.len() > code.len() && id.ends_with(|last: char| last.is_ascii_digit())).then(|| id.to_owned())
}

/// Whether there is this paragraph, this chapter, or this range of paragraphs: `EC-3.10-3.12`.
fn exists(id: &str, defined: &Ids) -> bool {
    let within = |other: &String| other.strip_prefix(id).is_some_and(|rest| rest.starts_with('.'));
    let range = || {
        let (from, last) = id.rsplit_once('-')?;
        let (code, _) = from.split_once('-')?;
        Some(defined.contains(from) && defined.contains(&format!("{code}-{last}")))
    };
    defined.contains(id) || defined.iter().any(within) || range() == Some(true)
}

fn excused(readme: &str) -> Ids {
    let section = readme.lines().skip_while(|line| line.trim_end() != EXCUSES).skip(1);
    let section = section.take_while(|line| !line.starts_with('#'));
    section
        .filter_map(|line| line.strip_prefix("- ")?.split_once(": "))
        .map(|(id, _)| id.to_owned())
        .collect()
}

/// Every file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids<const N: usize>(ids: [&str; N]) -> Ids {
        ids.map(String::from).into()
    }

    const RULES: &str = "# Hill\n## HH-1 Setup\n- HH-1.1 Two play (HH-2).\n- **HH-R04** Ties.\n### HH-EX-05\n\
                         | ED-11 | tie |\nHH-9.9 in passing\n";

    #[test]
    fn paragraphs_are_opened_by_their_ids() {
        assert_eq!(defined(RULES, &["HH", "ED"]), ids(["HH-1.1", "HH-R04", "HH-EX-05", "ED-11"]));
    }

    #[test]
    fn ids_are_cited_anywhere() {
        let text = "rule(\"HH-1.1\"), (HH-R-04.) HH-R.. NEED-11, HH-2: HH-EX-05; HH-nn";
        assert_eq!(cited(text, &["HH", "ED"]), ids(["HH-1.1", "HH-R-04", "HH-2", "HH-EX-05"]));
    }

    #[test]
    fn a_rule_number_needs_its_code() {
        let source = "/// 5.2, (R-42): HH-5.2, HH-R-42.\nlet a = 1.5; // see 7.1.\nx(0.5) // 3-4, R, 12.\n";
        assert_eq!(comments(source).flat_map(bare).collect::<Vec<_>>(), ["5.2", "R-42", "7.1"]);
        assert_eq!(bare("- HH-1.1 In 4.3% of all matches, by 7.2.").collect::<Vec<_>>(), ["7.2"]);
    }

    #[test]
    fn a_chapter_exists_by_its_paragraphs() {
        let defined = ids(["HH-2.1", "HH-10.1"]);
        assert!(exists("HH-2", &defined) && exists("HH-10.1", &defined));
        assert!(!exists("HH-1", &defined) && !exists("HH-2.2", &defined));
        assert!(exists("HH-2.1-10.1", &defined) && !exists("HH-2.1-10.2", &defined));
    }

    #[test]
    fn excuses_stand_under_their_heading() {
        let readme =
            "# Hill\n- HH-1.1: no\n## Rules without a test\n\n- HH-1.2: parts\n## Other\n- HH-3: no\n";
        assert_eq!(excused(readme), ids(["HH-1.2"]));
    }

    #[test]
    #[should_panic(expected = "no test carries [\"HH-1.1\"]")]
    fn a_rule_without_a_test_is_named() {
        assert_tested(&ids(["HH-1.1", "HH-1.2"]), &ids(["HH-1.2"]), &ids([]));
    }

    #[test]
    #[should_panic(expected = "tests or excuses name [\"HH-1.3\"]")]
    fn a_test_of_no_rule_is_named() {
        assert_tested(&ids(["HH-1.2"]), &ids(["HH-1.2", "HH-1.3"]), &ids([]));
    }
}
