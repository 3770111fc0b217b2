//! Through the Ages (2006, first edition): the simple, the advanced and the full game with all
//! variants, for 2 to 4 players, on the engine's contract.
//!
//! [`State`] is a position: the open [`Table`](state::Table) with its [`Board`](board::Board)s, and
//! what is hidden. [`turn`] says what comes next, [`steps`] what the active player may do in each
//! step of the turn, [`questions`] what else is asked of anybody. [`rules`] has a file for each
//! chapter of the rulebook; every rule cites its id in `rules.md`.

pub mod action;
pub mod board;
pub mod cards;
pub mod decks;
pub mod event;
pub mod help;
mod imagine;
pub mod options;
pub mod perks;
mod present;
mod questions;
pub mod refusal;
pub mod rules;
mod saved;
pub mod scoring;
mod setup;
pub mod state;
mod steps;
pub mod task;
mod turn;
mod validate;
pub mod view;

use engine::{Corrupt, Game, GameInfo, Log, Rejection, Rng, Seat, Status, Viewer, rule};

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use present::card_text;
pub use state::State;
pub use view::View;

use refusal::{Checked, Why};
use rules::{ages, leaving, payment};
use task::Stage;

impl Game for State {
    const INFO: GameInfo = GameInfo {
        id: "through-the-ages",
        code: "TTA",
        rules_version: 4,
        format: saved::FORMAT,
        min_players: 2,
        max_players: 4,
        options: options::SPECS,
        // Accepted where the rules allow them, but listed nowhere: nobody should leave by chance, and
        // paying by hand is a wish of the player.
        open_actions: &["leave", "by_hand"],
        minutes: 240,
        weight: 4,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, seats: u8, rng: Rng) -> Result<Self, Rejection> {
        setup::set_up(*options, seats, rng)
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn status(&self) -> Status {
        status(self)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if status(self).deciding().contains(seat) {
            match self.table.tasks.last() {
                Some(task) => questions::each_answer(self, *task, seat, out),
                None => steps::each_action(self, seat, out),
            }
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rejection> {
        Ok(check(self, seat, *action)?)
    }

    fn apply(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        setup::tell_once(self, log);
        carry_out(self, seat, *action, log);
        turn::advance(self, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn disclose(event: &Event, viewer: Viewer) -> Option<Event> {
        event::disclose(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        event::reveals(event)
    }

    fn imagine(view: &View, seat: Seat, rng: Rng) -> Self {
        imagine::imagine(view, seat, rng)
    }

    fn validate(&self) -> Result<(), Corrupt> {
        validate::validate(self)
    }

    fn migrate(from: u32, stored: serde_json::Value) -> Result<serde_json::Value, Corrupt> {
        saved::migrate(from, stored)
    }
}

/// Who must decide, or how the game ended.
fn status(state: &State) -> Status {
    match state.table.tasks.last() {
        _ if state.table.stage == Stage::Over => Status::Over(scoring::outcome(&state.table)),
        Some(task) => Status::Deciding(questions::deciding(state, *task)),
        None => Status::turn(state.table.active),
    }
}

/// Whether the seat may do this now.
fn check(state: &State, seat: Seat, action: Action) -> Checked {
    let table = &state.table;
    rule(ages::ended_by(table.level())).require(table.stage != Stage::Over, || Why::GameOver)?;
    let asked = status(state).deciding().contains(seat);
    match (action, table.tasks.last()) {
        (Action::Leave, _) if !asked => leaving::check(table, seat),
        (_, Some(task)) if !asked => Err(questions::subject(table, *task).0.refuse(Why::NotAsked)),
        (_, None) if !asked => Err(rule("TTA-2.8").refuse(Why::NotYourTurn { active: table.active })),
        (Action::ByHand(on), _) => {
            rule("TTA-8.20").require(table.boards[seat].by_hand != on, || Why::HandAlready)
        }
        (_, Some(task)) => questions::check(state, *task, seat, action),
        (_, None) => steps::check(state, seat, action),
    }
}

/// Carries out an action that was checked, or first asks for its payment by hand.
fn carry_out(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if let Action::ByHand(on) = action {
        state.board_mut(seat).by_hand = on;
        log.tell(Event::ByHand { seat, on });
        return;
    }
    if let Some(payment) = payment::before(state, seat, action) {
        payment::announce(payment, log);
        state.table.push(payment);
        return;
    }
    match state.table.tasks.last().copied() {
        Some(task) => questions::apply(state, task, seat, action, log),
        None => steps::apply(state, seat, action, log),
    }
}
