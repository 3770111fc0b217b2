//! The sentences of the page. No icons stand in them.

use look::words::PageWords;

/// The sentences of the page.
pub static WORDS: PageWords = PageWords::new(
    [include_str!("../i18n/en.ftl"), include_str!("../i18n/de.ftl"), include_str!("../i18n/nl.ftl")],
    |_| None,
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_complete() {
        look::testkit::assert_words(&WORDS, env!("CARGO_MANIFEST_DIR"), &["card-natural"]);
    }
}
