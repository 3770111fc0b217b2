//! The sentences of the pages, in the visitor's language.

use std::sync::LazyLock;

use engine::{Language, Message};
use texts::{Span, Speaker, Texts};

/// The Fluent files, in the order of [`Language::ALL`].
pub const SENTENCES: [&str; 3] = [
    concat!(include_str!("../i18n/en.ftl"), include_str!("../i18n/people.en.ftl")),
    concat!(include_str!("../i18n/de.ftl"), include_str!("../i18n/people.de.ftl")),
    concat!(include_str!("../i18n/nl.ftl"), include_str!("../i18n/people.nl.ftl")),
];

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(SENTENCES, Vec::new()));

/// A language to say things in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words(pub Language);

impl Words {
    #[must_use]
    pub fn say(self, message: &Message) -> String {
        TEXTS.say(self.speaker(), message)
    }

    /// The sentence in parts, where it speaks of players.
    #[must_use]
    pub fn spans(self, speaker: Speaker<'_>, message: &Message) -> Vec<Span> {
        TEXTS.spans(speaker, message)
    }

    /// The sentence of a key that is put together at run time.
    #[must_use]
    pub fn word(self, key: &str) -> String {
        TEXTS.word(self.0, key)
    }

    /// Whether there is such a sentence.
    #[must_use]
    pub fn has(self, key: &str) -> bool {
        TEXTS.has(self.0, key)
    }

    /// A speaker that knows no players.
    #[must_use]
    pub fn speaker(self) -> Speaker<'static> {
        Speaker { language: self.0, ..Speaker::default() }
    }
}

/// The name of a language in that language.
#[must_use]
pub const fn language_name(language: Language) -> &'static str {
    match language {
        Language::En => "English",
        Language::De => "Deutsch",
        Language::Nl => "Nederlands",
    }
}

/// The language of a tag such as `de` or `de-AT`.
#[must_use]
pub fn language_of(tag: &str) -> Option<Language> {
    let primary = tag.trim().split(['-', '_', ';']).next()?;
    Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
}

/// The first language of an `Accept-Language` header that the pages are written in.
#[must_use]
pub fn preferred(header: &str) -> Option<Language> {
    header.split(',').find_map(language_of)
}

/// `say!(words, "home-title")`: the sentence, with what is filled in as in [`engine::msg!`].
#[macro_export]
macro_rules! say {
    ($words:expr, $($message:tt)+) => { $words.say(&engine::msg!($($message)+)) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_chooses_the_language() {
        assert_eq!(preferred("fr-CH, de;q=0.9, en;q=0.8"), Some(Language::De));
        assert_eq!(preferred("NL-be"), Some(Language::Nl));
        assert_eq!(preferred("*"), None);
    }
}
