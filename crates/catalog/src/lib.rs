//! The list of games, each behind one trait object.
//!
//! The server and the command line know a game only as a [`Kind`] and a position only as a [`Position`].
//! What a viewer gets to see of it is [`Showing`]: made once, and the source of pages, of pushes and of
//! what programs are told. Inside, everything is a type of the game ([`engine::Shown`], and the
//! [page](look::Face) that is drawn from it); JSON begins where bytes leave the process: stored positions,
//! actions and events, and the views of the API. Everything said is a [`Message`] of the game's [`Texts`].
//! [`Typed`] puts any [`Present`](engine::Present) game that bots can judge behind these.
//!
//! What must be fast stays inside the type, too: whole matches between bots ([`Kind::simulate`]) and
//! measurements ([`Kind::bench`]) meet JSON only in their results.

mod bench;
mod bots;
mod course;
mod entrants;
mod rated;
mod simulate;
mod typed;

use std::time::Duration;

use engine::{
    CardFacts, Form, GameForm, GameInfo, Label, Language, Message, Outcome, Progress, Record, RecordError,
    Rejection, ScoreSheet, Seat, Seats, Seed, Sheet, Status, Viewer,
};
use lessons::{Lesson, Malformed};
use look::{Cover, Regions, Setting};
use serde_json::Value;
use texts::Texts;

pub use ai::{Advice, Ahead, Limits};
pub use bench::{Bench, Nanoseconds, Playouts, SearchBench, Shares};
pub use bots::BotError;
pub use course::{Broken, Course, Move, missing_part};
pub use entrants::Entrant;
pub use rated::{Rated, RatedBot};
pub use simulate::{Finished, Simulation};
pub use typed::Typed;

/// All games, in the order in which they are offered. This is the only list: a line names a game and its
/// face.
#[must_use]
pub fn games() -> &'static [&'static dyn Kind] {
    static GAMES: &[&dyn Kind] = list! {
        game_golden_ages::State, page_golden_ages::FACE;
        game_through_the_ages::State, page_through_the_ages::FACE;
        game_new_dawn::State, page_new_dawn::FACE;
        game_eagle_civ::State, page_eagle_civ::FACE;
    };
    GAMES
}

/// A `static` for each game.
macro_rules! list {
    ($($game:ty, $face:expr;)*) => {
        &[$({
            static GAME: Typed<$game> = Typed::new(&$face);
            &GAME
        }),*]
    };
}
use list;

/// The game with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn Kind> {
    games().iter().copied().find(|game| game.info().id == id)
}

/// A game. Every one is a `static` of the catalog, hence the lifetimes.
pub trait Kind: Send + Sync {
    /// What is fixed about it.
    fn info(&'static self) -> &'static GameInfo;
    /// Its sentences and names.
    fn texts(&'static self) -> &'static Texts;
    /// Its rules in a language.
    fn rulebook(&'static self, language: Language) -> &'static str;
    /// How to play it, as Markdown; empty if nobody wrote it.
    fn how_to_play(&'static self, language: Language) -> &'static str;
    /// Its guided matches, the one to begin with first.
    ///
    /// # Errors
    /// Which file is no lesson.
    fn lessons(&'static self) -> Result<&'static [Lesson], &'static Malformed>;
    /// A guided match with all its positions; none if there is none of this name, or it does not run through.
    fn course(&'static self, name: &str) -> Option<&'static Course>;
    /// The `README.md` of its crate.
    fn readme(&'static self) -> &'static str;
    /// The rule ids that its tests carry.
    fn tested(&'static self) -> &'static [&'static str];
    /// All its cards and tiles.
    fn cards(&'static self) -> Vec<CardFacts>;
    /// Its icon, its picture, and the files of its page.
    fn cover(&'static self) -> &'static Cover;
    /// How much was done with its positions so far.
    fn work(&'static self) -> Work;

    /// The first position of a match. `options` is the JSON of the game's options; what is missing has its default.
    ///
    /// # Errors
    /// If the options or the number of seats are not offered.
    fn setup(&'static self, options: &Value, seats: u8, seed: Seed) -> Result<Box<dyn Position>, Refused>;

    /// A stored position.
    ///
    /// # Errors
    /// If it cannot be read or does not hold together.
    fn load(&'static self, stored: &str) -> Result<Box<dyn Position>, LoadError>;

    /// What a viewer is told of a stored event, as the sentences of the log. An event that an older version
    /// wrote and this one cannot read is left out.
    fn tell(&'static self, event: &Value, viewer: Viewer) -> Vec<Message>;

    /// A stored event as it is disclosed to a viewer, if it is.
    fn disclose(&'static self, event: &Value, viewer: Viewer) -> Option<Value>;

    /// Plays a record again and hands over every position with the events that led to it.
    ///
    /// # Errors
    /// As [`engine::replay`].
    fn replay(
        &'static self,
        record: &Record,
        each: &mut dyn FnMut(Step),
    ) -> Result<Box<dyn Position>, RecordError>;

    /// The forms in which it is usually played, the one for a first match first; empty if there is only one.
    fn forms(&'static self) -> &'static [GameForm];

    /// What its players may have answered for them before they are asked.
    fn ahead(&'static self) -> &'static [Ahead];

    /// The levels of its bots, the weakest first.
    fn bots(&'static self) -> &'static [&'static str];

    /// How strong they are, as it was measured.
    fn rated(&'static self) -> Option<Rated>;

    /// What a bot of this level would do, given a view and the legal actions that somebody else
    /// wrote down: the bot protocol. Equal seeds choose equally.
    ///
    /// # Errors
    /// If level, view or actions cannot be read, or do not fit together.
    fn choose(
        &'static self,
        level: &str,
        seat: Seat,
        seed: u64,
        view: &Value,
        legal: &[Value],
    ) -> Result<Value, BotError>;

    /// Plays one whole match between bots.
    ///
    /// # Errors
    /// If the options or the number of seats are not offered.
    fn simulate(&'static self, simulation: &Simulation) -> Result<Finished, Refused>;

    /// Random play for about this long, one thread: legal actions listed, one chosen, played.
    fn playouts(&'static self, seats: u8, time: Duration) -> Playouts;

    /// Measures the game at this number of players. `allocations` tells how often this thread has
    /// allocated memory so far.
    fn bench(&'static self, seats: u8, allocations: fn() -> u64) -> Bench;

    /// Measures how fast bots search it, likewise.
    fn bench_search(&'static self, seats: u8, allocations: fn() -> u64) -> SearchBench;
}

/// One step of a replayed match.
pub struct Step {
    /// The number of the position, 0 for the first.
    pub seq: u64,
    /// Who decided, if somebody did.
    pub seat: Option<Seat>,
    /// The position.
    pub position: Box<dyn Position>,
    /// What happened on the way, in full.
    pub events: Vec<Value>,
}

/// One position of one match.
pub trait Position: Send + Sync {
    /// The game.
    fn kind(&self) -> &'static dyn Kind;
    /// A copy.
    fn copy(&self) -> Box<dyn Position>;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who must decide, or how it ended.
    fn status(&self) -> Status;
    /// The whole position as text, to be loaded again by [`Kind::load`].
    fn store(&self) -> String;
    /// A hash over the position.
    fn digest(&self) -> String;
    /// All that a viewer may know, and do: made here once, and asked for everything that is shown.
    fn show(&self, viewer: Viewer) -> Box<dyn Showing + '_>;
    /// The same, long after: nothing can be decided any more.
    fn show_past(&self, viewer: Viewer) -> Box<dyn Showing + '_>;
    /// Carries out an action, and tells what it led to.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn play(&mut self, seat: Seat, action: &Value) -> Result<Played, Refused>;
    /// How an action is called, as seen by a viewer; `None` if it cannot be read.
    fn label(&self, viewer: Viewer, seat: Seat, action: &Value) -> Option<Label>;
    /// The action that a filled-in form stands for.
    ///
    /// # Errors
    /// What is wrong with the fields.
    fn compose(&self, seat: Seat, fields: &[(String, String)]) -> Result<Value, Refused>;
    /// What a bot of this level decides for a seat, from the view of that seat alone; `None` if
    /// there is no such level or the seat need not decide. Equal seeds choose equally.
    fn think(&self, seat: Seat, level: &str, seed: u64, limits: &Limits<'_>) -> Option<Value>;
    /// What can be decided for a player who is not there: the only answer there is, or one that commits to nothing. None if
    /// there is none.
    fn caretake(&self, seat: Seat) -> Option<Value>;
    /// What is answered for a player who has said beforehand to answer like this, and of which kind it is. None if they must
    /// decide themselves.
    fn answer_ahead(&self, seat: Seat, kind: Ahead) -> Option<(Ahead, Value)>;
    /// The three best moves of a seat as the strongest level sees them, from the view of that seat alone, the best
    /// first; fewer if there are fewer, none if the seat need not decide.
    fn advise(&self, seat: Seat, seed: u64, limits: &Limits<'_>) -> Vec<Advice<Value>>;
    /// The best move of a seat and the one that it played, valued alike, from the view of that seat alone; None if the seat
    /// need not decide or may not play this.
    fn compare(
        &self,
        seat: Seat,
        played: &Value,
        seed: u64,
        limits: &Limits<'_>,
    ) -> Option<[Advice<Value>; 2]>;
    /// Everybody's chance to win in thousandths, valued from what lies open.
    fn chances(&self) -> Vec<i32>;
    /// Whether what the drawn page tells of late may begin with a move of which this is stored.
    fn suffices(&self, events: &[Value]) -> bool;
}

/// What one viewer is shown of one position: an [`engine::Shown`] of any game.
pub trait Showing {
    /// Who looks.
    fn viewer(&self) -> Viewer;
    /// The viewer's seat, if it must decide.
    fn asked(&self) -> Option<Seat>;
    /// Who must decide, or how it ended.
    fn status(&self) -> Status;
    /// All that the viewer may know, as JSON.
    fn view(&self) -> Value;
    /// The question put to the viewer, or what they wait for.
    fn question(&self) -> &Message;
    /// Every legal action with how it is offered; none if the viewer is not asked.
    fn offers(&self) -> Vec<Offer>;
    /// What the viewer might think of but may not do now, with the reason.
    fn refusals(&self) -> Vec<(Offer, Rejection)>;
    /// Whether somebody else decides after these actions, one after the other, as far as the viewer can know.
    fn hands_over(&self, actions: &[Value]) -> bool;
    /// The only answer there is, if it may be given for the viewer by itself: it hands over to nobody and ends nothing.
    fn goes_without_saying(&self) -> Option<Value>;
    /// How the match began, in sentences; asked of its first position.
    fn opening(&self) -> Vec<Message>;
    /// How far the match has come.
    fn progress(&self) -> Option<Progress>;
    /// Points by source.
    fn scores(&self) -> &[ScoreSheet];
    /// A source of points that is told by the times in which they came, and the time of this position.
    fn timed_source(&self) -> Option<(Message, Message)>;
    /// The position in words.
    fn sheet(&self) -> Sheet;
    /// The form in which the viewer may compose an action.
    fn form(&self) -> Option<Form>;
    /// The drawn page, if the game has one. `fresh` are the stored events since the viewer decided last, `told` those of late
    /// before them.
    fn draw(&self, setting: &Setting<'_>, told: &[&Value], fresh: &[&Value]) -> Option<Regions>;
}

/// How much was done with the positions of a game. Each costs a viewer time, so tests count them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Stored positions that were read.
    pub loads: u64,
    /// Views that were made of positions.
    pub views: u64,
}

/// An action that is offered, or that might have been.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The action as JSON.
    pub action: Value,
    /// How it is called.
    pub label: Label,
}

/// What an action led to.
#[derive(Clone, Debug)]
pub struct Played {
    /// The action as the game writes it, without anything that it did not understand: to be stored.
    pub action: Value,
    /// What happened, in full: to be stored, and disclosed to each viewer by [`Kind::tell`].
    pub events: Vec<Value>,
    /// Whether something came to light, so that nothing before it can be taken back.
    pub revealed: bool,
    /// The outcome, if this ended the match.
    pub outcome: Option<Outcome>,
    /// The seats whose question has changed. Players who are still asked the same as before may answer
    /// what they look at, whatever the others did meanwhile.
    pub asked: Seats,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It is against the rules.
    #[error("{0}")]
    Rule(Rejection),
    /// It cannot be read: it is not an action, or not an option, of this game.
    #[error("not understood: {0}")]
    Malformed(String),
}

/// Why a stored position cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// It is not JSON of the right shape.
    #[error("the position cannot be read: {0}")]
    Malformed(String),
    /// It belongs to another game.
    #[error("the position belongs to the game {0:?}")]
    OtherGame(String),
    /// It is from a newer version of the program.
    #[error("the position has format {0}, which is newer than this program")]
    Newer(u32),
    /// It does not hold together.
    #[error("{0}")]
    Corrupt(engine::Corrupt),
}
