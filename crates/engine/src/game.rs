//! The contract of a game.

use std::fmt;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Log, OptionSpec, Rejection, Rng, Seat, Status, Viewer};

/// One position of one match: a plain value to clone, compare and store.
///
/// [`check`](Game::check) decides and never changes anything; [`apply`](Game::apply) changes and
/// never refuses.
pub trait Game: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What is fixed about the game: its id, its players, its options.
    const INFO: GameInfo;
    /// The options a table is opened with.
    type Options: Clone + Default + fmt::Debug + Serialize + DeserializeOwned;
    /// What a seat can decide. It says what was decided and nothing the rules can work out.
    /// Small and comparable, so that a search can keep what it knows of each.
    type Action: Copy + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, as the log tells it.
    type Event: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All that one viewer may know.
    type View: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The first position.
    ///
    /// # Errors
    /// If the number of seats, or a combination of options, is not offered by the game.
    fn setup(options: &Self::Options, seats: u8, rng: Rng) -> Result<Self, Rejection>;

    /// How many seats the match has.
    fn seats(&self) -> u8;

    /// Who must decide now (one seat, or several at once), or how the match ended.
    fn status(&self) -> Status;

    /// Every action that `check` accepts for `seat`, added to the caller's buffer; none only when
    /// the seat need not act. Kinds named in [`GameInfo::open_actions`] are listed in a bounded,
    /// sensible selection.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether `seat` may do this now.
    ///
    /// # Errors
    /// The reason why not, with the rule that forbids it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Rejection>;

    /// Carries out an action that `check` accepted, and tells what happened. `()` is a [`Log`]
    /// that keeps nothing, so that a search pays nothing for it.
    fn apply(&mut self, seat: Seat, action: &Self::Action, log: &mut impl Log<Self::Event>);

    /// All that `viewer` may know, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` learns of it, if at all.
    fn disclose(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether with this event something came to light that somebody did not know before: a card
    /// drawn, a die rolled, a secret shown. Decisions before it can no longer be taken back.
    fn reveals(event: &Self::Event) -> bool;

    /// Some full position that would look like `view` to `seat`: what bots search from. Its
    /// chance comes from `rng` alone.
    fn imagine(view: &Self::View, seat: Seat, rng: Rng) -> Self;

    /// Invariants of a stored position, verified when it is loaded: everything that an index or a
    /// subtraction in the rules relies on, and that no piece was made or lost.
    ///
    /// # Errors
    /// What does not hold.
    fn validate(&self) -> Result<(), Corrupt>;

    /// Brings a stored position of an older [`GameInfo::format`] up to the present one.
    ///
    /// # Errors
    /// If the format is not known.
    fn migrate(from: u32, _stored: serde_json::Value) -> Result<serde_json::Value, Corrupt> {
        Err(Corrupt::new(format!("format {from} is not known")))
    }

    /// The options of a match that began under older rules, as they are understood now: what could
    /// not be chosen under that [`GameInfo::rules_version`] is as it was then.
    #[must_use]
    fn older_options(_rules_version: u32, options: serde_json::Value) -> serde_json::Value {
        options
    }

    /// `check`, then `apply`. Never overridden.
    ///
    /// # Errors
    /// As [`check`](Game::check); nothing has changed then.
    fn play(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Rejection> {
        self.check(seat, action)?;
        self.apply(seat, action, log);
        Ok(())
    }
}

/// What is fixed about a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct GameInfo {
    /// The id used in addresses, files and on the command line: `golden-ages`.
    pub id: &'static str,
    /// The code before the rule ids: `GA`.
    pub code: &'static str,
    /// Goes up when the same actions could end differently.
    pub rules_version: u32,
    /// Goes up when the JSON of a position changes shape.
    pub format: u32,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// What can be chosen when a table is opened.
    pub options: &'static [OptionSpec],
    /// Kinds of actions that `legal_actions` lists only in part, because a player may compose
    /// them freely, or take them while others decide.
    pub open_actions: &'static [&'static str],
    /// About how long a match takes, in minutes.
    pub minutes: u16,
    /// How heavy the game is, from 1 to 5.
    pub weight: u8,
}

/// A stored position that cannot be: the message names what does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrupt(String);

impl Corrupt {
    /// With the thing that does not hold.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    /// `Ok` if the invariant holds.
    ///
    /// # Errors
    /// Itself, with the text, if not.
    pub fn unless(holds: bool, what: impl FnOnce() -> String) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self(what())) }
    }
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the position is not sound: {}", self.0)
    }
}

impl std::error::Error for Corrupt {}
