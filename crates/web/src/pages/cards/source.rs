//! Where the figures of a card are from, in the reader's language, with links to what is public.
//!
//! A data file notes it for builders: `rulebook (text); public:owner/repository (name)`. Players read which of these kinds of
//! source there are; the note itself is folded away where it says more.

use look::{Markup, html};

use crate::say;
use crate::words::Words;

/// A note of a data file, for players.
#[must_use]
pub fn said(note: &str, words: Words) -> Markup {
    let kinds = [
        ("rulebook", say!(words, "source-rulebook")),
        ("public", say!(words, "source-public")),
        ("designed", say!(words, "source-designed")),
    ];
    let found: Vec<String> =
        kinds.into_iter().filter(|(kind, _)| note.contains(kind)).map(|(_, word)| word).collect();
    let links = links(note);
    // A note that says no more than its kind and its links is not repeated.
    let is_said = !found.is_empty() && !note.contains('(') && (!links.is_empty() || !note.contains(' '));
    let is_known = !found.is_empty();
    html! {
        @if is_known { p.card__note { (say!(words, "source-from", sources = found)) } }
        @if !links.is_empty() {
            ul.card__links { @for (name, href) in &links { li { a href=(href) rel="noreferrer" { (name) } } } }
        }
        @if !is_known { p.card__note lang="en" { (note) } }
        @else if !is_said {
            details.card__note { summary { (say!(words, "source-note")) } p lang="en" { (note) } }
        }
    }
}

/// The public sources that a note names, each once: repositories, and pages by their address.
fn links(note: &str) -> Vec<(String, String)> {
    let mut links: Vec<(String, String)> = Vec::new();
    // Elsewhere a slash stands between two words or figures.
    let public = note.find("public").map_or("", |at| &note[at..]);
    let words = public.split(|letter: char| letter.is_whitespace() || "();,".contains(letter));
    for word in words.map(|word| word.trim_start_matches("public:").trim_end_matches('.')) {
        let word = word.strip_prefix("github.com/").unwrap_or(word);
        let href = match word.split_once('/') {
            Some((owner, name)) if is_name(owner) && is_name(name) => format!("https://github.com/{word}"),
            _ if is_site(word) => format!("https://{word}"),
            _ => continue,
        };
        if !links.iter().any(|(known, _)| known == word) {
            links.push((word.to_owned(), href));
        }
    }
    links
}

/// Whether something is the name of an owner or a repository: no number, and no address.
fn is_name(part: &str) -> bool {
    let allowed = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    part.starts_with(|letter: char| letter.is_ascii_alphabetic()) && part.chars().all(allowed)
}

/// Whether something is the address of a page: `harbours.net/pages/1`.
fn is_site(word: &str) -> bool {
    let site = word.split('/').next().unwrap_or_default();
    let ends = ["com", "net", "org", "us", "eu", "de", "nl"];
    let Some((name, end)) = site.rsplit_once('.') else { return false };
    ends.contains(&end) && name.split('.').all(is_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_sources_are_links_and_numbers_are_not() {
        let note = "rulebook (costs 2/3/4) and public:github kgold/TTA, srussking/throughtheages; public:github.com/ianoble/the-golden-ages \
            (first edition); see pdfslide.us, scribd.com/document/402323622 and kgold/TTA.";
        let hrefs: Vec<String> = links(note).into_iter().map(|(_, href)| href).collect();
        assert_eq!(
            hrefs,
            [
                "https://github.com/kgold/TTA",
                "https://github.com/srussking/throughtheages",
                "https://github.com/ianoble/the-golden-ages",
                "https://pdfslide.us",
                "https://scribd.com/document/402323622",
            ]
        );
        assert!(links("rulebook").is_empty() && links("designed and not printed/known e.g. here").is_empty());
    }

    #[test]
    fn what_a_note_says_is_in_the_language_of_the_reader() {
        let said =
            said("rulebook (text); public:ann/harbour (name)", Words(engine::Language::De)).into_string();
        assert!(
            said.contains("Spielregel") && said.contains("href=\"https://github.com/ann/harbour\""),
            "{said}"
        );
        let (read, folded) = said.split_once("<details").expect("more for builders");
        assert!(!read.contains("rulebook") && folded.contains("rulebook (text)"), "{said}");
    }
}
