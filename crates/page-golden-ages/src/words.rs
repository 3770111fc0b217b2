//! The sentences of the page, and icons inside them.

use std::sync::OnceLock;

use look::part::small_icon;
use look::{Markup, html};
use texts::Texts;

/// English, German, Dutch.
const SENTENCES: [&str; 3] =
    [include_str!("../i18n/en.ftl"), include_str!("../i18n/de.ftl"), include_str!("../i18n/nl.ftl")];

/// The sentences of the page.
pub fn texts() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| Texts::new(SENTENCES, Vec::new()))
}

/// A text with icons: `⟦gold⟧` stands for the icon `i-gold`.
pub fn rich(text: &str) -> Markup {
    let mut parts = text.split('⟦');
    let first = parts.next().unwrap_or_default();
    html! {
        (first)
        @for part in parts {
            @if let Some((id, rest)) = part.split_once('⟧') { span.(format!("res-{id}")) { (small_icon(&format!("i-{id}"))) } (rest) }
        }
    }
}

/// A text without its icons, for attributes; the sentence must be understandable all the same, so
/// each icon is replaced by its word.
pub fn plain(text: &str, word: impl Fn(&str) -> String) -> String {
    let mut parts = text.split('⟦');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        if let Some((id, rest)) = part.split_once('⟧') {
            plain += &word(id);
            plain += rest;
        }
    }
    plain
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
    fn every_sentence_used_is_written() {
        let sources = [
            include_str!("lib.rs"),
            include_str!("agora.rs"),
            include_str!("ask.rs"),
            include_str!("board/mod.rs"),
            include_str!("board/pieces.rs"),
            include_str!("board/targets.rs"),
            include_str!("board/tip.rs"),
            include_str!("effect.rs"),
            include_str!("mat.rs"),
            include_str!("open.rs"),
            include_str!("options.rs"),
            include_str!("page.rs"),
            include_str!("rivals.rs"),
            include_str!("track.rs"),
        ];
        let keys = sources.iter().flat_map(|source| texts::keys_in_source(source));
        let missing: Vec<_> = keys.filter(|key| !texts().has(engine::Language::En, key)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn every_icon_in_a_sentence_is_drawn_and_named() {
        let known = look::asset::icon_ids();
        for part in SENTENCES.concat().split('⟦').skip(1) {
            let id = part.split('⟧').next().unwrap_or_default();
            assert!(known.contains(&format!("i-{id}")), "{id}");
            assert!(texts().has(engine::Language::En, &format!("icon-{id}")), "icon-{id}");
        }
    }

    #[test]
    fn icons_stand_in_the_text() {
        assert_eq!(plain("1 ⟦gold⟧ each", |id| id.to_uppercase()), "1 GOLD each");
        assert!(rich("1 ⟦gold⟧ <each>").into_string().contains("#i-gold"));
        assert!(rich("<each>").into_string().contains("&lt;each&gt;"));
    }
}
