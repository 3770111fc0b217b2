//! The sentences of the page, and the signs inside them: `⟦food⟧` is the sign of food.

use look::words::{self, PageWords};

use crate::sign::Sign;

/// The sentences of the page.
pub static WORDS: PageWords = PageWords::new(
    [include_str!("../i18n/en.ftl"), include_str!("../i18n/de.ftl"), include_str!("../i18n/nl.ftl")],
    |id| Sign::named(id).map(|sign| words::Sign { drawn: sign.draw(), word: sign.key().to_owned() }),
);

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_complete() {
        look::testkit::assert_words(&super::WORDS, env!("CARGO_MANIFEST_DIR"), &["doubt-"]);
    }
}
