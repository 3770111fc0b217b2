//! Puts messages into words: English, German and Dutch, by Fluent files.
//!
//! A game, and the pages, hand in their `.ftl` files and the names of their data files; [`Texts`]
//! turns a [`Message`] into a sentence, or into [spans](Span) where players and cards are to be
//! set apart. [`faults`] tells what is missing in which language.

mod faults;
mod span;
#[cfg(feature = "testkit")]
pub mod testkit;

use std::collections::BTreeMap;
use std::fmt;

use engine::{Arg, DataName, Language, Message, Present, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use faults::{faults, keys_in_source};
pub use span::Span;

/// The sentences of one game, or of the pages, in all languages.
pub struct Texts {
    bundles: [FluentBundle<FluentResource>; 3],
    names: BTreeMap<&'static str, [String; 3]>,
}

/// To whom a sentence is addressed and what the players are called.
#[derive(Clone, Copy, Debug, Default)]
pub struct Speaker<'a> {
    /// The language.
    pub language: Language,
    /// The names of the players, by seat; a seat without a name is told by its number.
    pub players: &'a [String],
    /// The seat of the reader, if they have one. A sentence with `$seat` can ask `$seat_you`, which
    /// is `yes` for the reader's own seat and `no` otherwise.
    pub you: Option<Seat>,
}

impl Texts {
    /// The sentences of a game.
    ///
    /// # Panics
    /// If a Fluent file cannot be parsed; a test of every game shows that it can.
    #[must_use]
    pub fn of<G: Present>() -> Self {
        Self::new(Language::ALL.map(G::sentences), G::names())
    }

    /// From Fluent files in the order of [`Language::ALL`].
    ///
    /// # Panics
    /// If a Fluent file cannot be parsed.
    #[must_use]
    pub fn new(sentences: [&str; 3], names: Vec<DataName>) -> Self {
        let mut languages = Language::ALL.iter();
        let bundles = sentences.map(|source| bundle(*languages.next().expect("three languages"), source));
        Self { bundles, names: names.into_iter().map(|entry| (entry.key, entry.names)).collect() }
    }

    /// Whether there is such a sentence.
    #[must_use]
    pub fn has(&self, language: Language, key: &str) -> bool {
        self.bundle(language).has_message(key)
    }

    /// The name of a card, tile or region; the key itself if there is none.
    #[must_use]
    pub fn name<'a>(&'a self, language: Language, key: &'a str) -> &'a str {
        self.names.get(key).map_or(key, |names| &names[language as usize])
    }

    /// The sentence as plain text.
    #[must_use]
    pub fn say(&self, speaker: Speaker<'_>, message: &Message) -> String {
        self.spans(speaker, message).into_iter().map(Span::into_text).collect()
    }

    /// The sentence in parts: players and names set apart from the words around them.
    #[must_use]
    pub fn spans(&self, speaker: Speaker<'_>, message: &Message) -> Vec<Span> {
        span::split(&self.format(speaker, message))
    }

    /// The sentence of a key that is put together at run time, such as `option-market-small`, with
    /// nothing filled in; the key itself if there is none.
    #[must_use]
    pub fn word(&self, language: Language, key: &str) -> String {
        let bundle = self.bundle(language);
        match bundle.get_message(key).and_then(|found| found.value()) {
            Some(pattern) => bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned(),
            None => key.to_owned(),
        }
    }

    fn bundle(&self, language: Language) -> &FluentBundle<FluentResource> {
        &self.bundles[language as usize]
    }

    /// The sentence with marks around players and names.
    fn format(&self, speaker: Speaker<'_>, message: &Message) -> String {
        let bundle = self.bundle(speaker.language);
        let Some(pattern) = bundle.get_message(message.key).and_then(|found| found.value()) else {
            return message.key.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            if let Arg::Seat(seat) = arg {
                args.set(format!("{name}_you"), if speaker.you == Some(*seat) { "yes" } else { "no" });
            }
            args.set(*name, self.value(speaker, arg));
        }
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    fn value(&self, speaker: Speaker<'_>, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Name(name) => span::mark_name(self.name(speaker.language, name.0)).into(),
            Arg::Seat(seat) => span::mark_seat(*seat, &player_name(speaker, *seat)).into(),
            Arg::Text(text) => span::unmarked(text).into(),
            Arg::List(parts) => self.join(speaker, parts).into(),
            Arg::Message(part) => self.format(speaker, part).into(),
        }
    }

    fn join(&self, speaker: Speaker<'_>, parts: &[Arg]) -> String {
        let words: Vec<String> = parts.iter().map(|part| self.words(speaker, part)).collect();
        let and = match speaker.language {
            Language::En => " and ",
            Language::De => " und ",
            Language::Nl => " en ",
        };
        match words.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{}{and}{last}", rest.join(", ")),
            _ => words.concat(),
        }
    }

    fn words(&self, speaker: Speaker<'_>, part: &Arg) -> String {
        match self.value(speaker, part) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        }
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("names", &self.names.len()).finish_non_exhaustive()
    }
}

fn player_name(speaker: Speaker<'_>, seat: Seat) -> String {
    match speaker.players.get(seat.index()) {
        Some(name) => name.clone(),
        None => {
            let player = match speaker.language {
                Language::En => "Player",
                Language::De => "Spieler",
                Language::Nl => "Speler",
            };
            format!("{player} {}", seat.0 + 1)
        }
    }
}

fn bundle(language: Language, source: &str) -> FluentBundle<FluentResource> {
    let tag = language.tag().parse().expect("a language tag");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The marks for right-to-left text are of no use in these languages and show up in copies.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(source.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("{}.ftl: {errors:?}", language.tag()));
    if let Err(errors) = bundle.add_resource(resource) {
        panic!("{}.ftl: {errors:?}", language.tag());
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Name, msg};

    fn texts() -> Texts {
        let en = "builds = { $seat_you ->\n    [yes] You build\n   *[no] { $seat } builds\n} { $what }.\n\
                  cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\nall = { $list }\nplain = Just so.";
        Texts::new(
            [en, en, en],
            vec![DataName { key: "ark", names: ["Ark", "Arche", "Ark"].map(String::from) }],
        )
    }

    #[test]
    fn a_sentence_is_addressed_to_its_reader() {
        let message = msg!("builds", seat = Seat(1), what = Name("ark"));
        let players = ["Ann".to_owned(), "Bob".to_owned()];
        let speaker = Speaker { language: Language::De, players: &players, you: Some(Seat(0)) };
        assert_eq!(texts().say(speaker, &message), "Bob builds Arche.");
        assert_eq!(texts().say(Speaker { you: Some(Seat(1)), ..speaker }, &message), "You build Arche.");
        assert_eq!(texts().say(Speaker { players: &[], ..speaker }, &message), "Spieler 2 builds Arche.");
    }

    #[test]
    fn a_key_made_at_run_time_is_a_sentence_too() {
        assert_eq!(texts().word(Language::De, "plain"), "Just so.");
        assert_eq!(texts().word(Language::De, "unheard-of"), "unheard-of");
    }

    #[test]
    fn players_and_names_are_set_apart() {
        // A player cannot forge a mark by their name.
        let players = [format!("Ev{}il", '\u{E000}')];
        let speaker = Speaker { players: &players, ..Speaker::default() };
        let spans = texts().spans(speaker, &msg!("builds", seat = Seat(0), what = Name("ark")));
        let expected = [
            Span::Seat(Seat(0), "Evil".into()),
            Span::Text(" builds ".into()),
            Span::Name("Ark".into()),
            Span::Text(".".into()),
        ];
        assert_eq!(spans, expected);
    }

    #[test]
    fn numbers_choose_the_plural_and_lists_are_joined() {
        let speaker = Speaker::default();
        assert_eq!(texts().say(speaker, &msg!("cards", n = 1)), "one card");
        assert_eq!(texts().say(speaker, &msg!("cards", n = 3)), "3 cards");
        let list = vec![Arg::from(2), Arg::from(Name("ark")), Arg::from(msg!("cards", n = 1))];
        assert_eq!(texts().say(speaker, &msg!("all", list)), "2, Ark and one card");
    }
}
