//! The sentences of a drawn page, with signs inside them: `⟦gold⟧` is drawn as an icon, and said as a
//! word where there are only letters.

use std::sync::OnceLock;

use engine::{Language, Message};
use maud::{Markup, html};
use texts::{Speaker, Texts};

/// The sentences of a drawn page. Names and texts of cards come from the game itself.
pub struct PageWords {
    sentences: [&'static str; 3],
    sign: fn(&str) -> Option<Sign>,
    texts: OnceLock<Texts>,
}

/// A sign inside a sentence.
pub struct Sign {
    /// As it is drawn.
    pub drawn: Markup,
    /// The key of the word that is said instead.
    pub word: String,
}

impl PageWords {
    /// The Fluent files in the order of [`Language::ALL`], and the signs by their ids.
    #[must_use]
    pub const fn new(sentences: [&'static str; 3], sign: fn(&str) -> Option<Sign>) -> Self {
        Self { sentences, sign, texts: OnceLock::new() }
    }

    /// The sentences as they are written.
    #[must_use]
    pub const fn sentences(&self) -> [&'static str; 3] {
        self.sentences
    }

    /// The sentences.
    pub fn texts(&self) -> &Texts {
        self.texts.get_or_init(|| Texts::new(self.sentences, Vec::new()))
    }

    /// A single word.
    #[must_use]
    pub fn word(&self, language: Language, key: &str) -> String {
        self.texts().word(language, key)
    }

    /// A sentence in letters alone, for attributes and screen readers.
    #[must_use]
    pub fn say(&self, speaker: Speaker<'_>, message: &Message) -> String {
        let text = self.texts().say(speaker, message);
        if !text.contains('⟦') {
            return text;
        }
        let mut said = String::new();
        for (sign, rest) in self.parts(&text) {
            if let Some(sign) = sign {
                if said.ends_with(|last: char| last.is_alphanumeric()) {
                    said.push(' ');
                }
                said += &self.word(speaker.language, &sign.word);
            }
            said += rest;
        }
        said
    }

    /// A sentence with its signs drawn.
    #[must_use]
    pub fn rich(&self, speaker: Speaker<'_>, message: &Message) -> Markup {
        let text = self.texts().say(speaker, message);
        html! { @for (sign, rest) in self.parts(&text) { @if let Some(sign) = sign { (sign.drawn) } (rest) } }
    }

    /// The sign with this id.
    #[must_use]
    pub fn sign(&self, id: &str) -> Option<Sign> {
        (self.sign)(id)
    }

    /// The text behind each sign; the first part has none.
    fn parts<'t>(&self, text: &'t str) -> impl Iterator<Item = (Option<Sign>, &'t str)> {
        text.split('⟦').map(|part| match part.split_once('⟧') {
            Some((id, rest)) => (self.sign(id), rest),
            None => (None, part),
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::msg;

    use super::*;

    static WORDS: PageWords = PageWords::new(
        ["each = 1⟦gold⟧ <each>, ⟦gold⟧ ⟦none⟧for all\nsign-gold = gold"; 3],
        |id| {
            (id == "gold").then(|| Sign { drawn: crate::part::icon("i-gold"), word: "sign-gold".to_owned() })
        },
    );

    #[test]
    fn signs_stand_in_a_sentence() {
        let speaker = Speaker { language: Language::En, players: &[], you: None };
        assert_eq!(WORDS.say(speaker, &msg!("each")), "1 gold <each>, gold for all");
        let rich = WORDS.rich(speaker, &msg!("each")).into_string();
        assert!(rich.contains("#i-gold") && rich.contains("&lt;each&gt;"), "{rich}");
    }
}
