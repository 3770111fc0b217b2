//! Any game behind the trait objects.

use std::marker::PhantomData;
use std::sync::OnceLock;
use std::time::Duration;

use ai::{Evaluate, Level};
use engine::{
    CardFacts, Entry, Form, GameInfo, Label, Message, Present, Record, RecordError, Rejection, Replayed, Rng,
    ScoreSheet, Seat, Seed, Sheet, Status, Viewer, replay,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use texts::Texts;

use crate::{
    Bench, BotError, Finished, Kind, LoadError, Match, Offer, Played, Playouts, Refused, Simulation, Step,
    bench, bots, simulate,
};

/// A game as a [`Kind`]: put one `static` of it for each game into the catalog.
pub struct Typed<G> {
    texts: OnceLock<Texts>,
    game: PhantomData<fn() -> G>,
}

impl<G: Present + Evaluate> Typed<G> {
    /// The game `G`.
    #[must_use]
    pub const fn new() -> Self {
        Self { texts: OnceLock::new(), game: PhantomData }
    }
}

impl<G: Present + Evaluate> Default for Typed<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// One position with the game it belongs to.
struct Position<G: Present + Evaluate> {
    kind: &'static Typed<G>,
    state: G,
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

    fn rulebook(&'static self) -> &'static str {
        G::rulebook()
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

    fn setup(&'static self, options: &Value, seats: u8, seed: Seed) -> Result<Box<dyn Match>, Refused> {
        let understood: G::Options = read(options)?;
        if !is_written_as(options, &write(&understood)) {
            return Err(Refused::Malformed(
                "options are an object with the values that are listed".to_owned(),
            ));
        }
        let state = G::setup(&understood, seats, Rng::new(seed)).map_err(Refused::Rule)?;
        Ok(Box::new(Position { kind: self, state }))
    }

    fn load(&'static self, stored: &str) -> Result<Box<dyn Match>, LoadError> {
        let malformed = |error: serde_json::Error| LoadError::Malformed(error.to_string());
        let stored: Stored<Value> = serde_json::from_str(stored).map_err(malformed)?;
        if stored.game != G::INFO.id {
            return Err(LoadError::OtherGame(stored.game));
        }
        let state = match stored.format {
            format if format > G::INFO.format => return Err(LoadError::Newer(format)),
            format if format < G::INFO.format => {
                G::migrate(format, stored.state).map_err(LoadError::Corrupt)?
            }
            _ => stored.state,
        };
        let state: G = serde_json::from_value(state).map_err(malformed)?;
        state.validate().map_err(LoadError::Corrupt)?;
        if state.seats() != stored.seats {
            let (has, says) = (state.seats(), stored.seats);
            return Err(LoadError::Malformed(format!("it has {has} seats and not {says}")));
        }
        Ok(Box::new(Position { kind: self, state }))
    }

    fn tell(&'static self, event: &Value, viewer: Viewer) -> Option<(Value, Vec<Message>)> {
        // An event that an older version wrote and this one cannot read is left out of the log.
        let event: G::Event = G::Event::deserialize(event).ok()?;
        let disclosed = G::disclose(&event, viewer)?;
        Some((write(&disclosed), G::tell(&disclosed, viewer)))
    }

    fn replay(
        &'static self,
        record: &Record,
        each: &mut dyn FnMut(Step),
    ) -> Result<Box<dyn Match>, RecordError> {
        let position = |state: &G| Position { kind: self, state: state.clone() };
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

    fn bots(&'static self) -> &'static [&'static str] {
        &Level::NAMES
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
}

impl<G: Present + Evaluate> Match for Position<G> {
    fn kind(&self) -> &'static dyn Kind {
        self.kind
    }

    fn copy(&self) -> Box<dyn Match> {
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
        let stored = Stored {
            game: id.to_owned(),
            format,
            rules_version,
            seats: self.state.seats(),
            state: &self.state,
        };
        serde_json::to_string(&stored).expect("a position is written as JSON")
    }

    fn digest(&self) -> String {
        engine::digest(&self.state)
    }

    fn view(&self, viewer: Viewer) -> Value {
        write(&self.state.view(viewer))
    }

    fn legal(&self, seat: Seat) -> Vec<Offer> {
        let mut legal = Vec::new();
        self.state.legal_actions(seat, &mut legal);
        let view = self.state.view(Viewer::Seat(seat));
        legal.iter().map(|action| offer::<G>(&view, seat, action)).collect()
    }

    fn refused(&self, seat: Seat) -> Vec<(Offer, Rejection)> {
        let view = self.state.view(Viewer::Seat(seat));
        let mut ideas = Vec::new();
        G::ideas(&view, seat, &mut ideas);
        let refusal = |action: &G::Action| {
            Some((offer::<G>(&view, seat, action), self.state.check(seat, action).err()?))
        };
        ideas.iter().filter_map(refusal).collect()
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused> {
        self.state.check(seat, &read(action)?).map_err(Refused::Rule)
    }

    fn play(&mut self, seat: Seat, action: &Value) -> Result<Played, Refused> {
        let mut events = Vec::new();
        let action: G::Action = read(action)?;
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
        })
    }

    fn label(&self, viewer: Viewer, seat: Seat, action: &Value) -> Option<Label> {
        let action = G::Action::deserialize(action).ok()?;
        Some(G::label(&self.state.view(viewer), seat, &action))
    }

    fn sheet(&self, viewer: Viewer) -> Sheet {
        G::sheet(&self.state.view(viewer))
    }

    fn question(&self, viewer: Viewer) -> Message {
        G::question(&self.state.view(viewer))
    }

    fn opening(&self, viewer: Viewer) -> Vec<Message> {
        G::opening(&self.state.view(viewer))
    }

    fn scores(&self, viewer: Viewer) -> Vec<ScoreSheet> {
        G::scores(&self.state.view(viewer))
    }

    fn form(&self, seat: Seat) -> Option<Form> {
        G::form(&self.state.view(Viewer::Seat(seat)), seat)
    }

    fn compose(&self, seat: Seat, fields: &[(String, String)]) -> Result<Value, Refused> {
        let action = G::compose(&self.state.view(Viewer::Seat(seat)), seat, fields).map_err(Refused::Rule)?;
        Ok(write(&action))
    }

    fn think(&self, seat: Seat, level: &str, seed: u64) -> Option<Value> {
        bots::think(&self.state, seat, Level::named(level)?, seed).map(|action| write(&action))
    }
}

/// Whether options are written as the game writes them: JSON can say the same by a list, or by an object
/// for a word, and whoever reads what was agreed would not see it.
fn is_written_as(options: &Value, understood: &Value) -> bool {
    let same = |(key, value): (&String, &Value)| understood.get(key) == Some(value);
    options.as_object().is_some_and(|options| options.iter().all(same))
}

fn offer<G: Present>(view: &G::View, seat: Seat, action: &G::Action) -> Offer {
    Offer { action: write(action), label: G::label(view, seat, action) }
}

pub(crate) fn read<T: for<'de> Deserialize<'de>>(value: &Value) -> Result<T, Refused> {
    T::deserialize(value).map_err(|error| Refused::Malformed(error.to_string()))
}

pub(crate) fn write(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("it is written as JSON")
}
