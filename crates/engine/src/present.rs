//! A game in words: what pages, the command line and screen readers say of it.
//!
//! All of it is made from a [view](Game::View), never from a position, so that no word can tell
//! a secret. It is a list of message keys; the sentences stand in the game's `i18n/*.ftl`.

use serde::Serialize;

use crate::{Game, Message, Rejection, Seat, Tried, Viewer};

/// The languages that everything is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Dutch.
    Nl,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Nl];

    /// The tag used in addresses and in HTML.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Nl => "nl",
        }
    }
}

/// A game in words.
pub trait Present: Game {
    /// The Fluent file of a language. It holds at least `game-title`, `game-summary`, and
    /// `option-…` for every option; and `game-points`, so many of what wins, if that is not called points.
    fn sentences(language: Language) -> &'static str;

    /// The names of cards, tiles and regions, from the data files.
    fn names() -> Vec<DataName>;

    /// The rules as they stand in the crate: `rules.md`, `rules.de.md`, `rules.nl.md`. Every paragraph has the same id in
    /// all of them.
    fn rulebook(language: Language) -> &'static str;

    /// How to play, for somebody who reads ten minutes: `how/*.md`.
    fn how_to_play(_language: Language) -> &'static str {
        ""
    }

    /// The guided matches, `lessons/*.toml`, by the names of their files.
    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// `README.md` as it stands in the crate: its section "Rules without a test" says of each such
    /// rule why.
    fn readme() -> &'static str {
        ""
    }
    /// The rule ids that tests carry, as collected from the tests' names.
    fn tested() -> &'static [&'static str];

    /// The whole position in words and tables: the board for somebody who cannot see it.
    fn sheet(view: &Self::View) -> Sheet;

    /// What the table waits for, as one sentence addressed to the viewer: the question put to
    /// them, or whom they wait for, or that the match is over.
    fn question(view: &Self::View) -> Message;

    /// How an action is offered to `seat`. `tried` is what it would bring, by the rules; none if it is not
    /// legal, or nobody asked.
    fn label(view: &Self::View, seat: Seat, action: &Self::Action, tried: Option<&Tried<Self>>) -> Label;

    /// The sentences of the log for an event that was disclosed to `viewer`; none for what needs
    /// no words.
    fn tell(event: &Self::Event, viewer: Viewer) -> Vec<Message>;

    /// The first sentences of the log, from the first position as a viewer sees it: what was set
    /// up and dealt before anybody decided anything, which no event tells.
    fn opening(_first: &Self::View) -> Vec<Message> {
        Vec::new()
    }

    /// Actions that a player might think of at this point, legal or not: what "why not?" is
    /// answered for, by `check`.
    fn ideas(view: &Self::View, seat: Seat, out: &mut Vec<Self::Action>);

    /// The points of every seat with their sources: final ones when the match is over, otherwise
    /// what is known so far.
    fn scores(view: &Self::View) -> Vec<ScoreSheet>;

    /// A source of points that is told by the times in which they came, and the time of this position. A position need not
    /// remember them: they are found by playing the match again.
    fn timed_source(_view: &Self::View) -> Option<(Message, Message)> {
        None
    }

    /// The form in which `seat` may compose an [open action](crate::GameInfo::open_actions) now.
    fn form(_view: &Self::View, _seat: Seat) -> Option<Form> {
        None
    }

    /// Whether `action`, the only answer there is, may be given for `seat` by itself: it ends nothing, and there is nothing that
    /// they should see first, or could compose instead.
    fn goes_without_saying(view: &Self::View, seat: Seat, _action: &Self::Action) -> bool {
        Self::form(view, seat).is_none()
    }

    /// The action that a filled-in form stands for. `check` still decides about it. Games without
    /// [open actions](crate::GameInfo::open_actions) have no forms and are never asked.
    ///
    /// # Errors
    /// What is wrong with the fields.
    fn compose(
        _view: &Self::View,
        _seat: Seat,
        _fields: &[(String, String)],
    ) -> Result<Self::Action, Rejection> {
        unreachable!("{} has no open actions", Self::INFO.id)
    }

    /// All cards and tiles, for the page on which they can be looked up.
    fn cards() -> Vec<CardFacts>;

    /// The forms in which the game is usually played, the one for a first match first; empty if there is only one.
    const FORMS: &'static [GameForm] = &[];

    /// How far the match has come, in figures; for lists of matches.
    fn progress(_view: &Self::View) -> Option<Progress> {
        None
    }
}

/// A form in which a game is played: some of its options together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameForm {
    /// Options with their values, as they are written in tables: `("level", "simple")`, `("epic", "true")`.
    pub options: &'static [(&'static str, &'static str)],
    /// About how long a match takes, in minutes, where that is known.
    pub minutes: Option<u16>,
}

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What the game is divided into, and the numeral of the present one.
    pub chapter: Option<(Chapter, &'static str)>,
    /// The round or turn, from 1; 0 before the first.
    pub round: u32,
}

/// What a game is divided into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// Epochs.
    Epoch,
    /// Ages.
    Age,
    /// Eras.
    Era,
}

/// A name from the data files in each language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataName {
    /// The key, as used by [`Name`](crate::Name): kind and id, such as `wonder-colossus`.
    pub key: &'static str,
    /// The name in the order of [`Language::ALL`].
    pub names: [String; 3],
}

/// A position in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// From the general to the particular.
    pub sections: Vec<Section>,
}

/// A part of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub title: Message,
    /// The seat it is about, if it is about one.
    pub seat: Option<Seat>,
    /// What there is to say.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Names with values.
    Facts(Vec<(Message, Message)>),
    /// A table.
    Table {
        /// The heads of the columns.
        head: Vec<Message>,
        /// The rows.
        rows: Vec<Vec<Message>>,
    },
    /// Sentences.
    Lines(Vec<Message>),
}

/// How an action is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// What was chosen before it, from the general to the particular: actions with the same
    /// beginning stand together.
    pub group: Vec<Message>,
    /// The button, understandable within its group.
    pub text: Message,
    /// What it brings or costs, if there is something to say.
    pub hint: Option<Message>,
}

impl Label {
    /// A button that stands alone.
    #[must_use]
    pub fn plain(text: Message) -> Self {
        Self { group: Vec::new(), text, hint: None }
    }

    /// A button in a group.
    #[must_use]
    pub fn within(group: Message, text: Message) -> Self {
        Self { group: vec![group], text, hint: None }
    }

    /// With what it brings or costs.
    #[must_use]
    pub fn hint(mut self, hint: Message) -> Self {
        self.hint = Some(hint);
        self
    }
}

/// The points of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// Whose points these are.
    pub seat: Seat,
    /// Their sources, in the order of the rules.
    pub lines: Vec<ScoreLine>,
    /// Their sum.
    pub total: i32,
    /// What decides between equal sums, in its order; empty where they share the place.
    pub tie_breaks: Vec<ScoreLine>,
}

/// One source of points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// What they are for.
    pub source: Message,
    /// How many.
    pub points: i32,
}

/// A form for an action that is composed freely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What is composed.
    pub title: Message,
    /// The button.
    pub submit: Message,
    /// What is filled in.
    pub fields: Vec<Field>,
}

/// One field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in what is sent.
    pub name: String,
    /// What it asks for.
    pub label: Message,
    /// What can be filled in.
    pub kind: FieldKind,
}

/// What can be filled into a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A number between these.
    Number {
        /// The least.
        min: i32,
        /// The most.
        max: i32,
    },
    /// Yes or no.
    Tick,
    /// One of these.
    Choice(Vec<Choice>),
}

/// One value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// As it is sent.
    pub value: String,
    /// As it is shown.
    pub label: Message,
}

/// What is known of a card or tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFacts {
    /// Its id in the data files.
    pub id: &'static str,
    /// The key of its name.
    pub name: crate::Name,
    /// The kind it belongs to, as a heading.
    pub kind: Message,
    /// What it does and costs, in sentences.
    pub text: Vec<Message>,
    /// How many there are.
    pub count: u8,
    /// The rule that says how it is used.
    pub rule: &'static str,
    /// Where its figures are from, as the data file says.
    pub provenance: String,
    /// Whether the figures are designed by us or not certain: the page marks it.
    pub doubtful: Option<Message>,
}
