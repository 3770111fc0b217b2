//! Any game behind the trait objects.

use std::cmp::Ordering;
use std::sync::OnceLock;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use ai::{Advice, Ahead, Evaluate, Level, Limits};
use engine::{
    CardFacts, Entry, Form, GameForm, GameInfo, Label, Language, Message, Present, Progress, Record,
    RecordError, Rejection, Replayed, Rng, ScoreSheet, Seat, Seats, Seed, Sheet, Shown, Status, Trial,
    Viewer, replay,
};
use lessons::{Lesson, Malformed};
use look::{Cover, Face, GamePage, Regions, Setting};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use texts::Texts;

use crate::{
    Bench, BotError, Course, Finished, Kind, LoadError, Offer, Played, Playouts, Position, Rated, Refused,
    SearchBench, Showing, Simulation, Step, Work, bench, bots, simulate,
};

/// A game as a [`Kind`]: a `static` for each game in [the list](crate::games).
pub struct Typed<G: Present> {
    face: &'static Face<G>,
    texts: OnceLock<Texts>,
    lessons: OnceLock<Result<Vec<Lesson>, Malformed>>,
    courses: OnceLock<Vec<Course>>,
    loads: AtomicU64,
    views: AtomicU64,
}

impl<G: Present + Evaluate> Typed<G> {
    /// The game `G` with its face.
    #[must_use]
    pub const fn new(face: &'static Face<G>) -> Self {
        Self {
            face,
            texts: OnceLock::new(),
            lessons: OnceLock::new(),
            courses: OnceLock::new(),
            loads: AtomicU64::new(0),
            views: AtomicU64::new(0),
        }
    }

    /// Counts a view that is about to be made.
    fn views(&self) {
        self.views.fetch_add(1, Relaxed);
    }
}

/// One position with the game it belongs to.
struct At<G: Present> {
    kind: &'static Typed<G>,
    state: G,
}

/// What a viewer is shown of it.
struct ShownAt<'a, G: Present> {
    kind: &'static Typed<G>,
    shown: Shown<'a, G>,
}

/// What a position is stored as.
#[derive(Serialize, Deserialize)]
struct Stored<S> {
    game: String,
    format: u32,
    rules_version: u32,
    seats: u8,
    state: S,
}

impl<G: Present + Evaluate> Kind for Typed<G> {
    fn info(&'static self) -> &'static GameInfo {
        const { &G::INFO }
    }

    fn texts(&'static self) -> &'static Texts {
        self.texts.get_or_init(Texts::of::<G>)
    }

    fn rulebook(&'static self, language: Language) -> &'static str {
        G::rulebook(language)
    }

    fn how_to_play(&'static self, language: Language) -> &'static str {
        G::how_to_play(language)
    }

    fn lessons(&'static self) -> Result<&'static [Lesson], &'static Malformed> {
        let parse = || {
            let lessons = G::lessons().iter().map(|(file, text)| Lesson::parse(file, text));
            let mut lessons = lessons.collect::<Result<Vec<Lesson>, Malformed>>()?;
            // `first-…` is the one to begin with.
            lessons.sort_by_key(|lesson| !lesson.name.starts_with("first"));
            Ok(lessons)
        };
        self.lessons.get_or_init(parse).as_deref()
    }

    fn course(&'static self, name: &str) -> Option<&'static Course> {
        let play = || {
            let lessons = self.lessons().unwrap_or_default();
            lessons.iter().filter_map(|lesson| Course::of(self, lesson).ok()).collect()
        };
        self.courses.get_or_init(play).iter().find(|course| course.lesson.name == name)
    }

    fn readme(&'static self) -> &'static str {
        G::readme()
    }

    fn tested(&'static self) -> &'static [&'static str] {
        G::tested()
    }

    fn cards(&'static self) -> Vec<CardFacts> {
        G::cards()
    }

    fn cover(&'static self) -> &'static Cover {
        &self.face.cover
    }

    fn work(&'static self) -> Work {
        Work { loads: self.loads.load(Relaxed), views: self.views.load(Relaxed) }
    }

    fn setup(&'static self, options: &Value, seats: u8, seed: Seed) -> Result<Box<dyn Position>, Refused> {
        let understood: G::Options = read(options)?;
        if !is_written_as(options, &write(&understood)) {
            return Err(Refused::Malformed(
                "options are an object with the values that are listed".to_owned(),
            ));
        }
        let state = G::setup(&understood, seats, Rng::new(seed)).map_err(Refused::Rule)?;
        Ok(Box::new(At { kind: self, state }))
    }

    fn load(&'static self, stored: &str) -> Result<Box<dyn Position>, LoadError> {
        self.loads.fetch_add(1, Relaxed);
        let malformed = |error: serde_json::Error| LoadError::Malformed(error.to_string());
        let head: Stored<IgnoredAny> = serde_json::from_str(stored).map_err(malformed)?;
        if head.game != G::INFO.id {
            return Err(LoadError::OtherGame(head.game));
        }
        let state: G = match head.format.cmp(&G::INFO.format) {
            Ordering::Greater => return Err(LoadError::Newer(head.format)),
            Ordering::Equal => serde_json::from_str::<Stored<G>>(stored).map_err(malformed)?.state,
            Ordering::Less => {
                let old: Stored<Value> = serde_json::from_str(stored).map_err(malformed)?;
                let migrated = G::migrate(old.format, old.state).map_err(LoadError::Corrupt)?;
                // From its text, as all others: a second way to read positions would double their code.
                serde_json::from_str(&migrated.to_string()).map_err(malformed)?
            }
        };
        state.validate().map_err(LoadError::Corrupt)?;
        if state.seats() != head.seats {
            let (has, says) = (state.seats(), head.seats);
            return Err(LoadError::Malformed(format!("it has {has} seats and not {says}")));
        }
        Ok(Box::new(At { kind: self, state }))
    }

    fn tell(&'static self, event: &Value, viewer: Viewer) -> Vec<Message> {
        disclosed::<G>(event, viewer).map(|event| G::tell(&event, viewer)).unwrap_or_default()
    }

    fn disclose(&'static self, event: &Value, viewer: Viewer) -> Option<Value> {
        disclosed::<G>(event, viewer).map(|event| write(&event))
    }

    fn replay(
        &'static self,
        record: &Record,
        each: &mut dyn FnMut(Step),
    ) -> Result<Box<dyn Position>, RecordError> {
        let position = |state: &G| At { kind: self, state: state.clone() };
        let last = replay::<G>(record, |Replayed { entry, position: state, events }| {
            let (seq, seat) = match entry {
                None => (0, None),
                Some(Entry::Action { seq, seat, .. } | Entry::Undo { seq, seat, .. }) => (*seq, Some(*seat)),
            };
            each(Step {
                seq,
                seat,
                position: Box::new(position(state)),
                events: events.iter().map(write).collect(),
            });
        })?;
        Ok(Box::new(position(&last)))
    }

    fn forms(&'static self) -> &'static [GameForm] {
        G::FORMS
    }

    fn ahead(&'static self) -> &'static [Ahead] {
        G::AHEAD
    }

    fn bots(&'static self) -> &'static [&'static str] {
        G::OFFERED
    }

    fn rated(&'static self) -> Option<Rated> {
        serde_json::from_str(G::RATED).ok()
    }

    fn choose(
        &'static self,
        level: &str,
        seat: Seat,
        seed: u64,
        view: &Value,
        legal: &[Value],
    ) -> Result<Value, BotError> {
        bots::choose::<G>(level, seat, seed, view, legal)
    }

    fn simulate(&'static self, simulation: &Simulation) -> Result<Finished, Refused> {
        simulate::simulate::<G>(simulation)
    }

    fn playouts(&'static self, seats: u8, time: Duration) -> Playouts {
        bench::playouts::<G>(seats, time)
    }

    fn bench(&'static self, seats: u8, allocations: fn() -> u64) -> Bench {
        bench::bench::<G>(seats, allocations)
    }

    fn bench_search(&'static self, seats: u8, allocations: fn() -> u64) -> SearchBench {
        bench::bench_search::<G>(seats, allocations)
    }
}

impl<G: Present + Evaluate> Position for At<G> {
    fn kind(&self) -> &'static dyn Kind {
        self.kind
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(Self { kind: self.kind, state: self.state.clone() })
    }

    fn seats(&self) -> u8 {
        self.state.seats()
    }

    fn status(&self) -> Status {
        self.state.status()
    }

    fn store(&self) -> String {
        let GameInfo { id, format, rules_version, .. } = G::INFO;
        let stored =
            Stored { game: id.to_owned(), format, rules_version, seats: self.seats(), state: &self.state };
        serde_json::to_string(&stored).expect("a position is written as JSON")
    }

    fn digest(&self) -> String {
        engine::digest(&self.state)
    }

    fn show(&self, viewer: Viewer) -> Box<dyn Showing + '_> {
        Box::new(ShownAt { kind: self.kind, shown: self.shown(&self.state, viewer) })
    }

    fn show_past(&self, viewer: Viewer) -> Box<dyn Showing + '_> {
        self.kind.views();
        Box::new(ShownAt { kind: self.kind, shown: Shown::past(&self.state, viewer) })
    }

    fn play(&mut self, seat: Seat, action: &Value) -> Result<Played, Refused> {
        let mut events = Vec::new();
        let action: G::Action = read(action)?;
        let before = self.state.clone();
        self.state.play(seat, &action, &mut events).map_err(Refused::Rule)?;
        let outcome = match self.state.status() {
            Status::Over(outcome) => Some(outcome),
            Status::Deciding(_) => None,
        };
        Ok(Played {
            action: write(&action),
            events: events.iter().map(write).collect(),
            revealed: events.iter().any(G::reveals),
            outcome,
            asked: self.asked_anew(&before, seat),
        })
    }

    fn label(&self, viewer: Viewer, seat: Seat, action: &Value) -> Option<Label> {
        let action = G::Action::deserialize(action).ok()?;
        self.kind.views();
        let view = self.state.view(viewer);
        Some(G::label(&view, seat, &action, Trial::new(&view, seat).of(&action).as_ref()))
    }

    fn compose(&self, seat: Seat, fields: &[(String, String)]) -> Result<Value, Refused> {
        if G::INFO.open_actions.is_empty() {
            return Err(Refused::Malformed("this game has no forms".to_owned()));
        }
        self.kind.views();
        let action = G::compose(&self.state.view(Viewer::Seat(seat)), seat, fields).map_err(Refused::Rule)?;
        Ok(write(&action))
    }

    fn think(&self, seat: Seat, level: &str, seed: u64, limits: &Limits<'_>) -> Option<Value> {
        bots::think(&self.state, seat, Level::named(level)?, seed, limits).map(|action| write(&action))
    }

    fn caretake(&self, seat: Seat) -> Option<Value> {
        bots::caretake(&self.state, seat).map(|action| write(&action))
    }

    fn answer_ahead(&self, seat: Seat, kind: Ahead) -> Option<(Ahead, Value)> {
        bots::answer_ahead(&self.state, seat, kind).map(|(what, action)| (what, write(&action)))
    }

    fn advise(&self, seat: Seat, seed: u64, limits: &Limits<'_>) -> Vec<Advice<Value>> {
        let advice = bots::advise(&self.state, seat, seed, limits);
        advice.into_iter().map(|one| one.map(|action| write(&action))).collect()
    }

    fn compare(
        &self,
        seat: Seat,
        played: &Value,
        seed: u64,
        limits: &Limits<'_>,
    ) -> Option<[Advice<Value>; 2]> {
        let compared = bots::compare(&self.state, seat, read(played).ok()?, seed, limits)?;
        Some(compared.map(|one| one.map(|action| write(&action))))
    }

    fn chances(&self) -> Vec<i32> {
        ai::chances(&self.state).iter().map(|value| ai::per_mille(*value)).collect()
    }

    fn suffices(&self, events: &[Value]) -> bool {
        let Some(page) = &self.kind.face.page else { return true };
        let mut events = events.iter().filter_map(|event| G::Event::deserialize(event).ok());
        events.any(|event| (page.suffices)(&self.state, &event))
    }
}

impl<G: Present + Evaluate> At<G> {
    fn shown<'a>(&self, state: &'a G, viewer: Viewer) -> Shown<'a, G> {
        self.kind.views();
        Shown::new(state, viewer)
    }

    /// The actor, and the seats that are asked something else than `before`.
    fn asked_anew(&self, before: &G, actor: Seat) -> Seats {
        let [was, is] = [before, &self.state].map(|state| state.status().deciding());
        let is_anew = |seat: &Seat| {
            let [decided, decides] = [was, is].map(|seats| seats.contains(*seat));
            let viewer = Viewer::Seat(*seat);
            // Most often nobody else decides, and no view is needed to know that.
            *seat == actor
                || decided != decides
                || decides && !self.shown(&self.state, viewer).asks_as(&self.shown(before, viewer))
        };
        Seat::all(self.seats()).filter(is_anew).collect()
    }
}

impl<G: Present> Showing for ShownAt<'_, G> {
    fn viewer(&self) -> Viewer {
        self.shown.viewer()
    }

    fn asked(&self) -> Option<Seat> {
        self.shown.asked()
    }

    fn status(&self) -> Status {
        self.shown.status()
    }

    fn view(&self) -> Value {
        write(self.shown.view())
    }

    fn question(&self) -> &Message {
        self.shown.question()
    }

    fn offers(&self) -> Vec<Offer> {
        self.shown.offers().iter().map(|offer| offered(&offer.action, &offer.label)).collect()
    }

    fn refusals(&self) -> Vec<(Offer, Rejection)> {
        let refusals = self.shown.refusals().iter();
        refusals.map(|refusal| (offered(&refusal.action, &refusal.label), refusal.why.clone())).collect()
    }

    fn hands_over(&self, actions: &[Value]) -> bool {
        let Some((seat, (first, then))) = self.shown.asked().zip(actions.split_first()) else { return false };
        let tried = read::<G::Action>(first).ok().and_then(|action| self.shown.trial().of(&action));
        tried.is_some_and(|tried| {
            let mut after = tried.after;
            for action in then {
                let Ok(action) = read::<G::Action>(action) else { break };
                if after.play(seat, &action, &mut ()).is_err() {
                    break;
                }
            }
            !after.status().deciding().contains(seat)
        })
    }

    fn goes_without_saying(&self) -> Option<Value> {
        let (seat, view) = (self.shown.asked()?, self.shown.view());
        let [only] = self.shown.offers() else { return None };
        let stays = only.tried.as_ref().is_some_and(|tried| tried.after.status().deciding().contains(seat));
        (stays && G::goes_without_saying(view, seat, &only.action)).then(|| write(&only.action))
    }

    fn opening(&self) -> Vec<Message> {
        G::opening(self.shown.view())
    }

    fn progress(&self) -> Option<Progress> {
        G::progress(self.shown.view())
    }

    fn scores(&self) -> &[ScoreSheet] {
        self.shown.scores()
    }

    fn timed_source(&self) -> Option<(Message, Message)> {
        G::timed_source(self.shown.view())
    }

    fn sheet(&self) -> Sheet {
        G::sheet(self.shown.view())
    }

    fn form(&self) -> Option<Form> {
        self.shown.form()
    }

    fn draw(&self, setting: &Setting<'_>, told: &[&Value], fresh: &[&Value]) -> Option<Regions> {
        let page = self.kind.face.page.as_ref()?;
        let [told, fresh] = [told, fresh].map(|events| -> Vec<G::Event> {
            events.iter().filter_map(|event| disclosed::<G>(event, setting.viewer)).collect()
        });
        let words = page.words;
        Some((page.regions)(&GamePage { setting, shown: &self.shown, told: &told, fresh: &fresh, words }))
    }
}

/// A stored event as it is disclosed to a viewer.
fn disclosed<G: Present>(event: &Value, viewer: Viewer) -> Option<G::Event> {
    G::disclose(&G::Event::deserialize(event).ok()?, viewer)
}

/// Whether options are written as the game writes them: JSON can say the same by a list, or by an object
/// for a word, and somebody who reads what was agreed would not see it.
fn is_written_as(options: &Value, understood: &Value) -> bool {
    let same = |(key, value): (&String, &Value)| understood.get(key) == Some(value);
    options.as_object().is_some_and(|options| options.iter().all(same))
}

fn offered(action: &impl Serialize, label: &Label) -> Offer {
    Offer { action: write(action), label: label.clone() }
}

pub(crate) fn read<T: for<'de> Deserialize<'de>>(value: &Value) -> Result<T, Refused> {
    T::deserialize(value).map_err(|error| Refused::Malformed(error.to_string()))
}

pub(crate) fn write(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("it is written as JSON")
}
