//! Civilization: A New Dawn, the base game of 2017, on the engine's contract.
//!
//! [`State`] is one position. It splits into what lies open for all ([`Table`]) and what nobody
//! knows ([`Hidden`]: chance and the face-down wonders), so that rules, views and legal actions,
//! which are given the table alone, cannot tell a secret. `rules` holds a file for each chapter
//! of `rules.md`, `turn` the sequence of play.

pub mod action;
pub mod board;
pub mod cards;
pub mod details;
pub mod event;
pub mod frame;
pub mod hex;
pub mod map;
pub mod options;
mod present;
pub mod row;
pub mod rules;
mod saved;
mod setup;
pub mod space;
pub mod state;
pub mod turn;
mod validate;
mod view;

use engine::{Corrupt, Game, GameInfo, Log, Rejection, Rng, Seat, Status, Viewer};
use serde_json::Value;

pub use action::{Action, Token};
pub use event::Event;
pub use options::Options;
pub use space::{Space, Spaces};
pub use state::{Hidden, State, Table};
pub use view::View;

impl Game for State {
    const INFO: GameInfo = GameInfo {
        id: "new-dawn",
        code: "ND",
        rules_version: 3,
        format: saved::FORMAT,
        min_players: 2,
        max_players: 4,
        options: options::SPECS,
        open_actions: &[],
        minutes: 120,
        weight: 3,
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
        match self.table.decider() {
            Some(seat) => Status::turn(seat),
            None => Status::Over(rules::agendas::outcome(&self.table)),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.table.decider() == Some(seat) {
            rules::list(&self.table, seat, out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rejection> {
        rules::check(&self.table, seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        rules::apply(self, seat, action, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(&self.table, viewer)
    }

    /// All that happens is told to all: what is hidden shows in no event.
    fn disclose(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Attacked { .. }
                | Event::WonderTurnedUp { .. }
                | Event::BarbariansRolled { .. }
                | Event::BarbarianParted { .. }
        )
    }

    fn imagine(view: &View, _seat: Seat, rng: Rng) -> Self {
        view.imagine(rng)
    }

    fn validate(&self) -> Result<(), Corrupt> {
        State::validate(self)
    }

    fn migrate(from: u32, stored: Value) -> Result<Value, Corrupt> {
        saved::migrate(from, stored)
    }

    fn older_options(rules_version: u32, mut options: Value) -> Value {
        options::add_older(rules_version, &mut options);
        options
    }
}
