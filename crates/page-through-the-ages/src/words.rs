//! The sentences of the page, and icons inside them.

use std::sync::OnceLock;

use look::{Markup, html};
use texts::Texts;

use crate::sign::Sign;

/// English, German, Dutch.
const SENTENCES: [&str; 3] =
    [include_str!("../i18n/en.ftl"), include_str!("../i18n/de.ftl"), include_str!("../i18n/nl.ftl")];

/// The sentences of the page.
pub fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| Texts::new(SENTENCES, Vec::new()))
}

/// A text with icons: `⟦food⟧` stands for the sign of food.
pub fn rich(text: &str) -> Markup {
    html! {
        @for (sign, rest) in parts(text) {
            @if let Some(sign) = sign { (sign.draw()) }
            (rest)
        }
    }
}

/// A text without its icons, for attributes: each is replaced by its word.
pub fn plain(text: &str, word: impl Fn(&str) -> String) -> String {
    let said = |(sign, rest): (Option<Sign>, &str)| match sign {
        Some(sign) => format!(" {}{rest}", word(sign.key())),
        None => rest.to_owned(),
    };
    parts(text).map(said).collect()
}

/// The text behind each sign; the first part has none.
fn parts(text: &str) -> impl Iterator<Item = (Option<Sign>, &str)> {
    text.split('⟦').map(|part| match part.split_once('⟧') {
        Some((id, rest)) => (Sign::named(id), rest),
        None => (None, part),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_complete_in_every_language() {
        let faults = texts::faults(SENTENCES);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn every_sentence_used_is_written_and_every_written_one_used() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let files = std::fs::read_dir(folder).expect("the sources").flatten();
        let sources: Vec<_> = files.filter_map(|file| std::fs::read_to_string(file.path()).ok()).collect();
        // Keys of the game itself begin with these.
        let of_the_game = ["doubt-"];
        let keys = sources.iter().flat_map(|source| texts::keys_in_source(source));
        let missing: Vec<_> = keys
            .filter(|key| !of_the_game.iter().any(|start| key.starts_with(start)))
            .filter(|key| !texts().has(engine::Language::En, key))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
        let all = sources.concat();
        let written = SENTENCES[0].lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
        let written = written.filter(|key| key.starts_with(|first: char| first.is_ascii_lowercase()));
        let unused: Vec<_> = written.filter(|key| !all.contains(&format!("\"{key}\""))).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }

    #[test]
    fn every_icon_in_a_sentence_is_a_sign() {
        for part in SENTENCES.concat().split('⟦').skip(1) {
            let id = part.split('⟧').next().unwrap_or_default();
            assert!(Sign::named(id).is_some(), "{id}");
        }
    }

    #[test]
    fn icons_stand_in_the_text() {
        assert_eq!(plain("1⟦food⟧ each", str::to_uppercase), "1 SIGN-FOOD each");
        assert!(rich("1 ⟦food⟧ <each>").into_string().contains("#tta-food"));
        assert!(rich("<each>").into_string().contains("&lt;each&gt;"));
    }
}
