//! The sentences of the page, and the icons inside them: `⟦gold⟧` is the icon `i-gold`.

use look::html;
use look::part::small_icon;
use look::words::{PageWords, Sign};

/// The sentences of the page.
pub static WORDS: PageWords = PageWords::new(
    [include_str!("../i18n/en.ftl"), include_str!("../i18n/de.ftl"), include_str!("../i18n/nl.ftl")],
    sign,
);

/// The icons that stand in sentences.
const SIGNS: [&str; 13] = [
    "gold", "points", "cube", "game", "grain", "stone", "gem", "soldier", "glory", "activate", "agora",
    "builder", "colonist",
];

fn sign(id: &str) -> Option<Sign> {
    SIGNS.contains(&id).then(|| Sign {
        drawn: html! { span.(format!("res-{id}")) { (small_icon(&format!("i-{id}"))) } },
        word: format!("icon-{id}"),
    })
}

#[cfg(test)]
mod tests {
    use look::asset::{icons, symbols};

    use super::*;

    #[test]
    fn the_words_are_complete() {
        look::testkit::assert_words(&WORDS, env!("CARGO_MANIFEST_DIR"), &[]);
    }

    #[test]
    fn every_sign_is_an_icon() {
        for id in SIGNS {
            assert!(symbols(icons()).any(|icon| icon.strip_prefix("i-") == Some(id)), "{id}");
        }
    }
}
