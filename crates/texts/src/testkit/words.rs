//! A game's words, held against random play.

use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::mem;

use engine::testkit::RandomMatch;
use engine::{
    Arg, Block, CardFacts, FieldKind, Form, Label, Language, Message, Name, Present, Rejection, Seat, Status,
    Viewer,
};

use crate::{Speaker, Texts};

/// The players in the tests.
const PLAYERS: [&str; 6] = ["Anna", "Hypatia", "Zheng He", "Ibn Battuta", "Mansa Musa", "Ada"];

/// What no player should ever read.
const FAULTS: [&str; 8] = ["{", "}", "  ", " .", " ,", "..", "()", "FluentNone"];

/// A game in words under test. Whatever it says, it says after a look at what must never be seen:
/// a key without a sentence, a thing without a name, a gap.
#[derive(Debug)]
pub struct Words<G> {
    texts: Texts,
    players: Vec<String>,
    game: PhantomData<fn() -> G>,
}

/// How closely random matches are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Often {
    /// After how many positions: what can be done and what cannot, forms and scores.
    pub look_every: usize,
    /// After how many positions: whole sheets, and actions out of place.
    pub read_every: usize,
}

/// What came up in random matches: too little, and nothing was proved.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// The keys of the sentences in the log.
    pub log: BTreeSet<&'static str>,
    /// The keys of the reasons why not.
    pub refusals: BTreeSet<&'static str>,
    /// How many kinds of actions were offered.
    pub kinds: usize,
    /// How many ideas of players were legal, and how many were refused.
    pub ideas: (usize, usize),
    /// The ideas that came up twice at a time.
    pub repeated: BTreeSet<String>,
}

impl<G: Present> Default for Words<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Present> Words<G> {
    /// With the players Anna, Hypatia, Zheng He, Ibn Battuta, Mansa Musa and Ada.
    #[must_use]
    pub fn new() -> Self {
        Self { texts: Texts::of::<G>(), players: PLAYERS.map(String::from).to_vec(), game: PhantomData }
    }

    /// The name of a player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &str {
        &self.players[seat.index()]
    }

    /// The name of a card, tile or region.
    ///
    /// # Panics
    /// If it has none.
    pub fn name(&self, language: Language, name: Name) -> String {
        let words = self.texts.name(language, name.0);
        assert_ne!(words, name.0, "a name is missing in {language:?}");
        words.to_owned()
    }

    /// The sentence as the reader sees it.
    ///
    /// # Panics
    /// If it has something that no reader should see.
    pub fn say(&self, language: Language, you: Option<Seat>, message: &Message) -> String {
        assert!(self.texts.has(language, message.key), "{} is not written in {language:?}", message.key);
        message.args.iter().for_each(|(_, arg)| self.has_words(language, arg));
        let sentence = self.texts.say(Speaker { language, players: &self.players, you }, message);
        let faulty = sentence.trim().is_empty() || FAULTS.iter().any(|fault| sentence.contains(fault));
        assert!(!faulty, "{language:?} {}: {sentence:?}", message.key);
        sentence
    }

    /// The sentence in every language.
    ///
    /// # Panics
    /// As [`say`](Self::say).
    pub fn say_all(&self, you: Option<Seat>, message: &Message) -> [String; 3] {
        Language::ALL.map(|language| self.say(language, you, message))
    }

    /// The sentence in English.
    pub fn english(&self, you: Option<Seat>, message: &Message) -> String {
        self.say(Language::En, you, message)
    }

    fn has_words(&self, language: Language, arg: &Arg) {
        match arg {
            Arg::Message(part) => drop(self.say(language, None, part)),
            Arg::List(parts) => parts.iter().for_each(|part| self.has_words(language, part)),
            Arg::Name(name) => drop(self.name(language, *name)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
        }
    }

    /// The path and the text of a button: by them a player tells it from the others.
    pub fn button(&self, language: Language, seat: Seat, label: &Label) -> Vec<String> {
        let say = |part| self.say(language, Some(seat), part);
        label.hint.iter().for_each(|hint| drop(say(hint)));
        label.group.iter().chain([&label.text]).map(say).collect()
    }

    /// All words of a sheet.
    ///
    /// # Panics
    /// If a table is not as wide as its head.
    pub fn sheet(&self, view: &G::View, language: Language, you: Option<Seat>) -> String {
        let mut messages: Vec<Message> = Vec::new();
        for section in G::sheet(view).sections {
            messages.push(section.title);
            for block in section.blocks {
                match block {
                    Block::Facts(facts) => messages.extend(facts.into_iter().flat_map(<[Message; 2]>::from)),
                    Block::Table { head, rows } => {
                        assert!(rows.iter().all(|row| row.len() == head.len()), "{head:?}");
                        messages.extend(head.into_iter().chain(rows.into_iter().flatten()));
                    }
                    Block::Lines(lines) => messages.extend(lines),
                }
            }
        }
        messages.iter().map(|message| self.say(language, you, message)).collect::<Vec<_>>().join("\n")
    }

    /// That every card can be looked up: by an id of its own, with a name, a text and its origin, in
    /// every language.
    ///
    /// # Panics
    /// With the card that cannot.
    #[must_use]
    pub fn assert_cards(&self) -> Vec<CardFacts> {
        let cards = G::cards();
        let mut ids = BTreeSet::new();
        for card in &cards {
            assert!(ids.insert((card.kind.key, card.id)), "{} twice", card.id);
            assert!(!card.text.is_empty() && !card.provenance.is_empty(), "{}", card.id);
            for language in Language::ALL {
                self.name(language, card.name);
            }
            for message in card.text.iter().chain([&card.kind]).chain(&card.doubtful) {
                self.say_all(None, message);
            }
        }
        cards
    }

    /// Plays random matches and proves of each position:
    ///
    /// - what was set up and what happened is told to everybody in whole sentences, and what somebody
    ///   decided for all to see is told at least by one;
    /// - everybody is told what the table waits for, who must decide by a question.
    ///
    /// And of every `look_every`-th, and the last:
    ///
    /// - no two legal actions have the same words;
    /// - what a player might think of has words, and is answered by a rule where it is not allowed
    ///   (in one language after the other, for there is much of it);
    /// - a form has words, and is answered when it is sent empty;
    /// - points and what breaks ties have sources; points add up to the total, in the end to the outcome.
    ///
    /// Of every `read_every`-th, and the last:
    ///
    /// - the whole sheet is read by every viewer;
    /// - actions out of place have words too: a label can be asked for by anybody and at any time,
    ///   for the log, or for an action sent late.
    ///
    /// # Panics
    /// With what does not hold.
    #[must_use]
    pub fn assert_told(&self, matches: &[RandomMatch<G>], often: Often) -> Told {
        let Often { look_every, read_every } = often;
        let mut told = Told::default();
        let mut kinds: Vec<G::Action> = Vec::new();
        for table in matches {
            let mut alone = false;
            table.play(|step, state, events| {
                if step == 0 {
                    self.opening(state, table.seats);
                }
                self.events(events, table.seats, &mut told);
                assert!(!alone || is_told::<G>(events), "nothing is told of step {step}: {events:?}");
                // Of those who decide at the same time the log tells when all have.
                alone = state.status().deciding().len() == 1;
                self.questions(state, table.seats);
                let over = matches!(state.status(), Status::Over(_));
                if over || step.is_multiple_of(look_every) {
                    self.actions(state, &mut kinds);
                    self.ideas(state, Language::ALL[step / look_every % 3], &mut told);
                    self.forms(state, table.seats);
                    self.scores(state);
                }
                if over || step.is_multiple_of(read_every) {
                    self.sheets(state, table.seats);
                    self.actions_out_of_place(state, table.seats, &kinds);
                }
            });
        }
        told.kinds = kinds.len();
        told
    }

    fn opening(&self, first: &G, seats: u8) {
        for viewer in Viewer::all(seats) {
            for sentence in G::opening(&first.view(viewer)) {
                let words = self.say_all(viewer.seat(), &sentence);
                assert!(words.iter().all(|words| words.ends_with('.')), "{words:?}");
            }
        }
    }

    fn events(&self, events: &[G::Event], seats: u8, told: &mut Told) {
        for viewer in Viewer::all(seats) {
            for event in events.iter().filter_map(|event| G::disclose(event, viewer)) {
                for sentence in G::tell(&event, viewer) {
                    let words = self.say_all(viewer.seat(), &sentence);
                    assert!(words.iter().all(|words| words.ends_with('.')), "{words:?}");
                    told.log.insert(sentence.key);
                }
            }
        }
    }

    fn questions(&self, state: &G, seats: u8) {
        for viewer in Viewer::all(seats) {
            let question = G::question(&state.view(viewer));
            let asked = viewer.seat().is_some_and(|seat| state.status().deciding().contains(seat));
            for sentence in self.say_all(viewer.seat(), &question) {
                assert_eq!(asked, sentence.ends_with('?'), "{sentence}");
            }
        }
    }

    fn actions(&self, state: &G, kinds: &mut Vec<G::Action>) {
        for seat in state.status().deciding().iter() {
            let view = state.view(Viewer::Seat(seat));
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let labels: Vec<Label> = legal.iter().map(|action| G::label(&view, seat, action, None)).collect();
            for language in Language::ALL {
                let mut seen = BTreeSet::new();
                for (label, action) in labels.iter().zip(&legal) {
                    let path = self.button(language, seat, label);
                    assert!(seen.insert(path.clone()), "twice in {language:?}: {path:?} {action:?}");
                }
            }
            for action in legal {
                if !kinds.iter().any(|known| mem::discriminant(known) == mem::discriminant(&action)) {
                    kinds.push(action);
                }
            }
        }
    }

    fn actions_out_of_place(&self, state: &G, seats: u8, kinds: &[G::Action]) {
        for view in Viewer::all(seats).map(|viewer| state.view(viewer)) {
            for action in kinds {
                for seat in Seat::all(seats) {
                    self.button(Language::En, seat, &G::label(&view, seat, action, None));
                }
            }
        }
    }

    fn ideas(&self, state: &G, language: Language, told: &mut Told) {
        for seat in state.status().deciding().iter() {
            let view = state.view(Viewer::Seat(seat));
            let mut ideas = Vec::new();
            G::ideas(&view, seat, &mut ideas);
            assert!(ideas.len() < 400, "{} ideas", ideas.len());
            for (index, idea) in ideas.iter().enumerate() {
                if ideas[..index].contains(idea) {
                    told.repeated.insert(format!("{idea:?}"));
                }
                self.button(language, seat, &G::label(&view, seat, idea, None));
                match state.check(seat, idea) {
                    Ok(()) => told.ideas.0 += 1,
                    Err(refused) => {
                        self.answered(language, seat, &refused);
                        told.ideas.1 += 1;
                        told.refusals.insert(refused.message.key);
                    }
                }
            }
        }
    }

    /// That a refusal has words in every language and names a rule of the rulebook.
    ///
    /// # Panics
    /// If not.
    pub fn assert_answered(&self, seat: Seat, refused: &Rejection) {
        Language::ALL.into_iter().for_each(|language| self.answered(language, seat, refused));
    }

    fn answered(&self, language: Language, seat: Seat, refused: &Rejection) {
        let words = self.say(language, Some(seat), &refused.message);
        assert!(words.ends_with('.'), "{words}");
        assert!(G::rulebook(Language::En).contains(refused.rule.0), "{} is no rule", refused.rule);
    }

    fn forms(&self, state: &G, seats: u8) {
        for seat in Seat::all(seats) {
            let view = state.view(Viewer::Seat(seat));
            if let Some(form) = G::form(&view, seat) {
                self.form(seat, &form);
            }
            if !G::INFO.open_actions.is_empty()
                && let Err(refused) = G::compose(&view, seat, &[])
            {
                self.assert_answered(seat, &refused);
            }
        }
    }

    fn form(&self, seat: Seat, form: &Form) {
        let mut messages = vec![&form.title, &form.submit];
        for field in &form.fields {
            messages.push(&field.label);
            if let FieldKind::Choice(choices) = &field.kind {
                assert!(!choices.is_empty(), "{}: nothing to choose from", field.name);
                messages.extend(choices.iter().map(|choice| &choice.label));
            }
        }
        messages.into_iter().for_each(|message| drop(self.say_all(Some(seat), message)));
    }

    fn scores(&self, state: &G) {
        for sheet in G::scores(&state.view(Viewer::Public)) {
            assert_eq!(sheet.lines.iter().map(|line| line.points).sum::<i32>(), sheet.total, "{sheet:?}");
            let sources =
                sheet.lines.iter().chain(&sheet.tie_breaks).map(|line| self.say_all(None, &line.source));
            let count = sheet.lines.len() + sheet.tie_breaks.len();
            assert_eq!(sources.collect::<BTreeSet<_>>().len(), count, "a source comes twice: {sheet:?}");
            if let Status::Over(outcome) = state.status() {
                assert_eq!(outcome.scores[sheet.seat], sheet.total);
            }
        }
    }

    fn sheets(&self, state: &G, seats: u8) {
        for viewer in Viewer::all(seats) {
            let view = state.view(viewer);
            for language in Language::ALL {
                self.sheet(&view, language, viewer.seat());
            }
        }
    }
}

/// Whether the public reads anything of what happened.
fn is_told<G: Present>(events: &[G::Event]) -> bool {
    let public = |event| G::disclose(event, Viewer::Public);
    events.iter().filter_map(public).any(|event| !G::tell(&event, Viewer::Public).is_empty())
}
