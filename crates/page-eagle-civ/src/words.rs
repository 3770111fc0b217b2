//! The sentences of the page.

use look::words::PageWords;

/// The sentences of the page; no sign stands in them.
pub static WORDS: PageWords = PageWords::new(
    [include_str!("../i18n/en.ftl"), include_str!("../i18n/de.ftl"), include_str!("../i18n/nl.ftl")],
    |_| None,
);

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_complete() {
        look::testkit::assert_words(&super::WORDS, env!("CARGO_MANIFEST_DIR"), &["name", "number"]);
    }
}
