//! The rules say the same in every language, and all texts of a game keep to the words of its glossary.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use catalog::{Kind, games};
use engine::Language;
use serde::Deserialize;

const LANGUAGES: [(Language, &str); 3] = [(Language::En, ""), (Language::De, ".de"), (Language::Nl, ".nl")];

fn folder(kind: &'static dyn Kind) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../game-{}", kind.info().id))
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

/// A heading, an item, a row or a paragraph of the rules.
#[derive(Debug, PartialEq, Eq)]
struct Block {
    /// How it begins, and with which id.
    kind: String,
    /// The rules that it names.
    ids: BTreeSet<String>,
    /// The figures that it names, as often as it does.
    figures: BTreeMap<String, usize>,
    /// Files and fields, as they are written.
    code: Vec<String>,
}

fn blocks(rules: &str, code: &str) -> Vec<Block> {
    let mut texts: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in rules.lines() {
        let begins = ["#", "- ", "| "].iter().any(|opening| line.starts_with(opening));
        if line.trim().is_empty() {
            is_open = false;
        } else if begins || !is_open {
            texts.push(line.to_owned());
            is_open = true;
        } else if let Some(last) = texts.last_mut() {
            *last += " ";
            *last += line.trim();
        }
    }
    texts
        .iter()
        .filter(|text| !text.starts_with("| ---") && !text.starts_with("|--"))
        .map(|text| block(text, code))
        .collect()
}

fn block(text: &str, code: &str) -> Block {
    let hashes = text.chars().take_while(|letter| *letter == '#').count();
    let opening = match text.chars().next() {
        _ if hashes > 0 => "#".repeat(hashes),
        Some('-' | '|') => text[..1].to_owned(),
        _ => String::new(),
    };
    let spans: Vec<String> = text.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let prose: String = text.split('`').step_by(2).collect();
    let prose = without_brackets(&prose);
    let ids = ids(&prose, code);
    let first =
        prose.trim_start_matches(['#', '-', '|', ' ', '*']).split([' ', '*', '|']).next().unwrap_or_default();
    let id = if ids.contains(first) { first } else { "" };
    let mut rest = prose.clone();
    // Longer ids first: GA-1.10 is not GA-1.1 with a nought.
    let mut long: Vec<&String> = ids.iter().collect();
    long.sort_by_key(|id| std::cmp::Reverse(id.len()));
    for id in long {
        rest = rest.replace(id.as_str(), " ");
    }
    Block { kind: format!("{opening}{id}"), figures: figures(&rest), code: spans, ids }
}

/// Sources in brackets name sections of the rulebooks, in their language.
fn without_brackets(text: &str) -> String {
    let mut rest = text.to_owned();
    while let Some(open) = rest.find('[') {
        let Some(length) = rest[open..].find(']') else { break };
        rest.replace_range(open..=open + length, " ");
    }
    rest
}

fn ids(text: &str, code: &str) -> BTreeSet<String> {
    let belongs = |letter: char| letter.is_ascii_alphanumeric() || letter == '.' || letter == '-';
    let words = text.split(|letter| !belongs(letter)).map(|word| word.trim_end_matches(['.', '-']));
    words
        .filter(|word| word.strip_prefix(code).is_some_and(|rest| rest.starts_with('-')))
        .map(str::to_owned)
        .collect()
}

/// Numbers in digits. German and Dutch write a comma where English writes a point.
fn figures(text: &str) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for part in text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()) {
        *found.entry(part.to_owned()).or_default() += 1;
    }
    found
}

#[test]
fn the_rules_are_the_same_in_every_language() {
    let mut wrong = Vec::new();
    for kind in games() {
        let (folder, code) = (folder(*kind), kind.info().code);
        let [english, others @ ..] =
            LANGUAGES.map(|(_, end)| blocks(&read(&folder.join(format!("rules{end}.md"))), code));
        for (other, (language, _)) in others.iter().zip(&LANGUAGES[1..]) {
            let name = format!("{} in {}", kind.info().id, language.tag());
            if english.len() != other.len() {
                wrong.push(format!("{name}: {} paragraphs, not {}", other.len(), english.len()));
            }
            let differ = english.iter().zip(other).find(|(one, two)| one != two);
            wrong.extend(differ.map(|(one, two)| format!("{name}:\n  {one:?}\n  {two:?}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    term: Vec<Term>,
}

/// A word of a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    en: String,
    de: String,
    nl: String,
    rulebook: String,
    #[serde(default)]
    avoid: Avoid,
}

/// Words that must not be used for it.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Avoid {
    #[serde(default)]
    en: Vec<String>,
    #[serde(default)]
    de: Vec<String>,
    #[serde(default)]
    nl: Vec<String>,
}

impl Term {
    fn word(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::De => &self.de,
            Language::Nl => &self.nl,
        }
    }

    fn avoided(&self, language: Language) -> &[String] {
        match language {
            Language::En => &self.avoid.en,
            Language::De => &self.avoid.de,
            Language::Nl => &self.avoid.nl,
        }
    }
}

/// The words that the texts of a game keep to.
fn glossary(kind: &'static dyn Kind) -> Vec<Term> {
    let file = folder(kind).join("glossary.toml");
    toml::from_str::<Glossary>(&read(&file)).unwrap_or_else(|why| panic!("{}: {why}", file.display())).term
}

/// All texts of a game in a language, each with where it stands.
fn texts(kind: &'static dyn Kind, language: Language, end: &str) -> Vec<(String, String)> {
    let folder = folder(kind);
    let tag = language.tag();
    let mut texts = Vec::new();
    for name in [format!("rules{end}.md"), format!("how/{tag}.md"), format!("i18n/{tag}.ftl")] {
        let text = read(&folder.join(&name));
        let text = if name.ends_with(".ftl") { said(&text) } else { text };
        // Sources name the sections of a rulebook; code and ids are no words.
        let text: String = without_brackets(&text).split('`').step_by(2).collect();
        texts.push((name, text));
    }
    texts.extend(page_texts(kind, tag));
    // English names are the cards' own.
    if language != Language::En {
        texts.extend(names(&folder, tag));
    }
    for lesson in kind.lessons().unwrap_or_else(|why| panic!("{why}")) {
        for (what, text) in [("title", &lesson.title), ("about", &lesson.about)] {
            texts.push((format!("{}, {what}", lesson.name), text.get(language).to_owned()));
        }
        for (number, step) in (1..).zip(&lesson.steps) {
            for (what, text) in step.texts() {
                texts
                    .push((format!("{}, step {number}, {what}", lesson.name), text.get(language).to_owned()));
            }
        }
    }
    texts
}

/// The sentences of a Fluent file: their keys, variables and comments are no words.
fn said(file: &str) -> String {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let said = lines.map(|line| line.split_once(" = ").map_or(line, |(_, said)| said));
    said.collect::<Vec<_>>().join("\n")
}

/// The sentences of the drawn page of a game.
fn page_texts(kind: &'static dyn Kind, tag: &str) -> Option<(String, String)> {
    let name = format!("page-{}/i18n/{tag}.ftl", kind.info().id);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(&name);
    file.exists().then(|| (name, said(&read(&file))))
}

/// The sentences of the pages around all games.
fn web_texts(tag: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/i18n");
    let files = fs::read_dir(folder).expect("a folder of texts").map(|file| file.expect("a file").path());
    let named = files.filter_map(|file| Some((file.file_name()?.to_str()?.to_owned(), file)));
    let of_language = |name: &str| name == format!("{tag}.ftl") || name.ends_with(&format!(".{tag}.ftl"));
    named
        .filter(|(name, _)| of_language(name))
        .map(|(name, file)| (format!("web {name}"), said(&read(&file))))
        .collect()
}

/// The names of cards, tiles and regions in a language, from all data files.
fn names(folder: &Path, tag: &str) -> Vec<(String, String)> {
    let key = format!("name_{tag} = ");
    let files = fs::read_dir(folder.join("data")).expect("a folder of data");
    let files = files
        .map(|file| file.expect("a file").path())
        .filter(|file| file.extension().is_some_and(|end| end == "toml"));
    let names = |file: PathBuf| {
        let text = read(&file);
        let names =
            text.lines().filter_map(|line| Some(line.split_once(&key)?.1.split('"').nth(1)?.to_owned()));
        (
            format!("{} ({tag})", file.file_name().unwrap_or_default().display()),
            names.collect::<Vec<_>>().join("\n"),
        )
    };
    files.map(names).collect()
}

/// Whether a term occurs in a text, also as a part of another word, or bent: all but the last letters of each of its words,
/// one after the other.
fn occurs(text: &str, term: &str) -> bool {
    let text = text.to_lowercase();
    let stem = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        letters[..letters.len() - usize::from(letters.len() > 4)].iter().collect::<String>()
    };
    let stems: Vec<String> = term.to_lowercase().split_whitespace().map(stem).collect();
    text.match_indices(&stems[0]).any(|(at, _)| {
        let mut rest = &text[at + stems[0].len()..];
        stems[1..].iter().all(|next| {
            let Some((before, after)) = rest.split_once(next.as_str()) else { return false };
            rest = after;
            before.chars().count() < 6
        })
    })
}

/// Whether a text uses a word, also with an ending.
fn uses(text: &str, word: &str) -> bool {
    let (text, word) = (text.to_lowercase(), word.to_lowercase());
    text.match_indices(&word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = &text[at + word.len()..];
        let end: String = after.chars().take_while(|letter| letter.is_alphabetic()).collect();
        !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '-' || letter == '$')
            && ["", "s", "n", "en", "e", "es"].contains(&end.as_str())
            && !after.starts_with(['-', '_'])
    })
}

#[test]
fn every_text_keeps_to_the_words_of_the_glossary() {
    let mut wrong = Vec::new();
    for kind in games() {
        let terms = glossary(*kind);
        for (language, end) in LANGUAGES {
            let texts = texts(*kind, language, end);
            for term in &terms {
                assert!(
                    ![&term.en, &term.de, &term.nl, &term.rulebook].iter().any(|word| word.is_empty()),
                    "{term:?}"
                );
                for word in term.avoided(language) {
                    for (place, text) in texts.iter().filter(|(_, text)| uses(text, word)) {
                        let line = text.lines().find(|line| uses(line, word)).unwrap_or_default();
                        wrong.push(format!("{} {place}: {word} for {}: {line}", kind.info().id, term.en));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What one game avoids may be the very word of another, but what several avoid and none uses is said nowhere.
#[test]
fn the_pages_around_all_games_avoid_what_the_games_avoid() {
    let mut wrong = Vec::new();
    let terms: Vec<Vec<Term>> = games().iter().map(|kind| glossary(*kind)).collect();
    for (language, _) in LANGUAGES {
        let used: BTreeSet<String> =
            terms.iter().flatten().map(|term| term.word(language).to_lowercase()).collect();
        let mut avoided: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
        for (game, terms) in terms.iter().enumerate() {
            for word in terms.iter().flat_map(|term| term.avoided(language)) {
                avoided.entry(word.to_lowercase()).or_default().insert(game);
            }
        }
        let agreed = avoided.iter().filter(|(word, games)| games.len() > 1 && !used.contains(*word));
        let texts = web_texts(language.tag());
        for (word, _) in agreed {
            for (name, text) in &texts {
                wrong.extend(
                    text.lines()
                        .filter(|line| uses(line, word))
                        .map(|line| format!("{name}: {word}: {line}")),
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_term_of_a_glossary_is_used_in_its_language() {
    let mut wrong = Vec::new();
    for kind in games() {
        let terms = glossary(*kind);
        for (language, end) in LANGUAGES {
            let texts = texts(*kind, language, end);
            for term in &terms {
                // A note in brackets, or a second word for the same.
                let words = term
                    .word(language)
                    .split(['(', ',', ';', '/'])
                    .map(str::trim)
                    .filter(|word| !word.is_empty());
                let unused = words.filter(|word| !texts.iter().any(|(_, text)| occurs(text, word)));
                wrong.extend(unused.map(|word| format!("{} in {}: {word}", kind.info().id, language.tag())));
            }
        }
    }
    assert!(wrong.is_empty(), "in no text:\n{}", wrong.join("\n"));
}

#[test]
fn every_figure_of_a_page_that_explains_a_game_is_there() {
    for kind in games() {
        let figures = LANGUAGES.map(|(language, _)| {
            let text = kind.how_to_play(language);
            assert!(
                text.split_whitespace().count() > 600,
                "{} in {}: too short",
                kind.info().id,
                language.tag()
            );
            let figures = text.split("](figure:").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0));
            figures.collect::<Vec<_>>()
        });
        assert!(figures[0] == figures[1] && figures[0] == figures[2], "{}: {figures:?}", kind.info().id);
        for figure in &figures[0] {
            let parts: Vec<&str> = figure.split('/').collect();
            let [lesson, step, region] = parts[..] else { panic!("{figure}") };
            let course = kind.course(lesson).unwrap_or_else(|| panic!("{figure}: no lesson"));
            let number: usize = step.parse().unwrap_or(0);
            assert!((1..=course.lesson.steps.len()).contains(&number), "{figure}: no such step");
            assert!(lessons::Region::named(region).is_some(), "{figure}: no region");
        }
    }
}

#[test]
fn words_are_found_with_their_endings() {
    assert!(
        uses("Two settlers go.", "settler")
            && uses("Settler", "settler")
            && !uses("resettle settlement", "settle")
    );
    assert!(!uses("data-settler", "settler") && uses("(settlers)", "settler"));
}
