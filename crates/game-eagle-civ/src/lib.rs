//! Sid Meier's Civilization: The Boardgame (2002) on the engine's contract: standard and advanced
//! rules, both editions, two to six players.
//!
//! [`State`] is one position. It splits into what lies open for all ([`Table`](state::Table)) and
//! what does not ([`Secret`](state::Secret): chance, face-down markers, picks behind the screen).
//! [`rules`] holds a file for each chapter of `rules.md`, [`turn`] the sequence of play.

pub mod action;
pub mod cards;
pub mod details;
pub mod event;
pub mod frame;
pub mod gold;
pub mod map;
pub mod odds;
pub mod options;
mod present;
pub mod refusal;
pub mod rules;
mod saved;
pub mod scoring;
pub mod setup;
pub mod state;
pub mod trade;
pub mod turn;
mod validate;
pub mod view;

use engine::{Corrupt, Game, GameInfo, Log, Rejection, Rng, Seat, Status, Viewer};

pub use action::{Action, Many, Wing};
pub use event::Event;
pub use frame::{Entry, Frame, Source};
pub use gold::Gold;
pub use map::Area;
pub use options::Options;
pub use present::say;
pub use state::State;
pub use view::View;

impl Game for State {
    const INFO: GameInfo = GameInfo {
        id: "eagle-civ",
        code: "EC",
        rules_version: 3,
        format: saved::FORMAT,
        min_players: 2,
        max_players: 6,
        options: options::SPECS,
        open_actions: &["offer", "declare_end"],
        minutes: 240,
        weight: 4,
    };
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, seats: u8, rng: Rng) -> Result<Self, Rejection> {
        setup::setup(options, seats, rng)
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn status(&self) -> Status {
        match self.table.frame() {
            Frame::Over => Status::Over(scoring::outcome(&self.table)),
            _ => Status::Deciding(rules::deciding(&self.table)),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::list(self, seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rejection> {
        Ok(rules::check(self, seat, action)?)
    }

    fn apply(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        rules::apply(self, seat, action, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn disclose(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.disclosed(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn imagine(view: &View, _seat: Seat, rng: Rng) -> Self {
        view.imagine(rng)
    }

    fn migrate(from: u32, stored: serde_json::Value) -> Result<serde_json::Value, Corrupt> {
        saved::migrate(from, stored)
    }

    fn validate(&self) -> Result<(), Corrupt> {
        validate::validate(self)
    }
}
