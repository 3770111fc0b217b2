//! The Golden Ages: civilizations through four epochs, on a map that the players lay out.
//!
//! `rules.md` holds the rules by their ids, [`rules`] carries them out chapter by chapter, and
//! [`turn`] says what comes next. `impl Game for State` below is the table of contents.

pub mod action;
pub mod board;
pub mod cards;
pub mod event;
pub mod gain;
mod imagine;
pub mod map;
mod offers;
mod present;
pub mod rules;
mod saved;
pub mod scoring;
mod setup;
pub mod state;
pub mod turn;
mod validate;
pub mod view;

use engine::{Corrupt, Game, GameInfo, Log, OptionKind, OptionSpec, Rejection, Rng, Seat, Status, Viewer};

pub use action::{Action, Payment};
use board::LaidTile;
use cards::Terms;
pub use event::{Event, Source};
pub use gain::Gain;
use rules::{
    activation, agora, artist, builder, capital, city, explorer, golden_age, occasion, preparation, soldier,
    technology, tiles, wonder,
};
pub use state::{Options, Player, Question, State};
pub use view::View;

impl Game for State {
    const INFO: GameInfo = GameInfo {
        id: "golden-ages",
        code: "GA",
        rules_version: 1,
        format: saved::FORMAT,
        min_players: 2,
        max_players: 4,
        options: &[
            OptionSpec { key: "strict_component_list", kind: OptionKind::Flag },
            OptionSpec { key: "square_tile", kind: OptionKind::Choice(&["chance", "choice"]) },
            OptionSpec { key: "moving_capital", kind: OptionKind::Choice(&["own", "all"]) },
        ],
        open_actions: &[],
        minutes: 90,
        weight: 3,
    };
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, seats: u8, rng: Rng) -> Result<Self, Rejection> {
        setup::setup(*options, seats, rng)
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    fn status(&self) -> Status {
        match self.question {
            Question::Over => Status::Over(scoring::outcome(self)),
            _ => Status::turn(self.turn),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.turn {
            offers::all(self, seat, out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rejection> {
        use Action as A;
        use Question as Q;
        occasion::check_seat(self, seat, *action)?;
        match (self.question, *action) {
            (Q::SquareTile, A::TurnSquareTile(_)) => Ok(()),
            (Q::Civilization { .. }, A::PlayCivilization | A::KeepCivilization) => Ok(()),
            (Q::LevelFive, A::Develop(tile)) => technology::check_level_five(self, seat, tile),

            (Q::LayTile { tile }, A::LayTile { at, turn }) => {
                tiles::check(&self.board, LaidTile { tile, at, turn })
            }
            (Q::Capital, A::PlaceCapital(at)) => capital::check_place(self, at),
            (Q::Capital, A::KeepCapital) => capital::check_keep(self, seat),

            (Q::Action, A::Explore { from, to }) => explorer::check(self, seat, from, to),
            (Q::Action, A::Build { from, building }) => builder::check(self, seat, from, building),
            (Q::Action, A::Artist { from }) => artist::check(self, seat, from),
            (Q::Action, A::Attack { from, target }) => soldier::check(self, seat, from, target),
            (Q::Action, A::BuildWonder { wonder, payment }) => wonder::check(self, seat, wonder, payment),
            (Q::Action, A::ActivateBuilding(building)) => activation::check_building(self, seat, building),
            (Q::Action, A::ActivateWonder(wonder)) => activation::check_wonder(self, seat, wonder),
            (Q::Action | Q::DevelopFurther, A::Develop(tile)) => {
                technology::check(self, seat, tile, Terms::AS_PRINTED)
            }
            (Q::Action, A::StartGoldenAge) => golden_age::check(self, seat),

            (Q::City { .. }, A::FoundCity | A::NoCity) => Ok(()),
            (Q::Cube { at, .. }, A::TakeCube(from)) => city::check_cube(&self.players[seat], at, from),
            (Q::Discard { .. }, A::Discard(site)) => builder::check_discard(self, seat, site),
            (Q::KeepGlory { .. }, A::KeepGlory(tile)) => soldier::check_keep(self, tile),
            (Q::Develop { terms, .. }, A::Develop(tile)) => technology::check(self, seat, tile, terms),
            (Q::DevelopFurther, A::Stop) => Ok(()),
            (Q::StandUp { .. }, A::StandUp(at)) => activation::check_stand_up(self, seat, at),
            (Q::Agora { way }, A::SendToAgora(from)) => agora::check_send(self, seat, way, from),
            (Q::Agora { way }, A::BringFromAgora) => agora::check_bring(self, seat, way),
            (Q::Agora { way }, A::Stop) => agora::check_stop(way),
            (Q::ScoringCard, A::ChooseScoringCard(card)) => golden_age::check_card(self, card),

            (question, action) => Err(occasion::refuse(question, action)),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        self.no_city = None;
        self.answer(seat, *action, log);
        while let Some(only) = offers::only_answer(self) {
            if only == Action::StartGoldenAge {
                log.tell(Event::NoOtherAction { seat: self.turn });
            }
            self.answer(self.turn, only, log);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn disclose(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.disclosed_to(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
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

impl State {
    /// Carries out one answer; then the player is asked further, or it is somebody's turn.
    fn answer(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match self.carry_out(seat, action, log) {
            Some(question) => self.question = question,
            None => turn::next(self, log),
        }
    }

    /// What the answer leads to; none if the decision is complete.
    fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Option<Question> {
        use Action as A;
        use Question as Q;
        match (self.question, action) {
            (_, A::TurnSquareTile(turn)) => tiles::apply_square_tile(self, seat, turn, log),
            (Q::Civilization { revealed }, A::PlayCivilization) => {
                preparation::apply_play(self, seat, revealed, log)
            }
            (Q::Civilization { revealed }, A::KeepCivilization) => {
                preparation::apply_keep(self, seat, revealed, log)
            }
            (Q::LevelFive, A::Develop(tile)) => technology::apply_level_five(self, seat, tile, log),

            (Q::LayTile { tile }, A::LayTile { at, turn }) => {
                tiles::apply(self, seat, LaidTile { tile, at, turn }, log)
            }
            (_, A::PlaceCapital(at)) => capital::apply_place(self, seat, at, log),
            (_, A::KeepCapital) => capital::apply_keep(seat, log),

            (_, A::Explore { from, to }) => explorer::apply(self, seat, from, to, log),
            (_, A::Build { from, building }) => builder::apply(self, seat, from, building, log),
            (_, A::Artist { from }) => artist::apply(self, seat, from, log),
            (_, A::Attack { from, target }) => soldier::apply(self, seat, from, target, log),
            (_, A::BuildWonder { wonder, payment }) => wonder::apply(self, seat, wonder, payment, log),
            (_, A::ActivateBuilding(building)) => activation::apply_building(self, seat, building, log),
            (_, A::ActivateWonder(wonder)) => activation::apply_wonder(self, seat, wonder, log),
            (Q::Develop { left, terms }, A::Develop(tile)) => {
                technology::apply_by_card(self, seat, tile, (left, terms), log)
            }
            (_, A::Develop(tile)) => technology::apply(self, seat, tile, log),
            (_, A::StartGoldenAge) => golden_age::apply(self, seat, log),

            (Q::City { at, by }, A::FoundCity) => city::found(self, seat, at, by, log),
            (Q::City { at, by }, A::NoCity) => city::apply_none(self, seat, at, by, log),
            (Q::Cube { at, missing, by }, A::TakeCube(from)) => {
                city::apply_cube(self, seat, from, (at, missing, by), log)
            }
            (Q::Discard { building }, A::Discard(site)) => {
                builder::apply_discard(self, seat, site, building, log)
            }
            (Q::KeepGlory { at, by }, A::KeepGlory(tile)) => {
                soldier::apply_keep(self, seat, tile, (at, by), log)
            }
            (Q::StandUp { left }, A::StandUp(at)) => activation::apply_stand_up(self, seat, at, left, log),
            (_, A::SendToAgora(from)) => agora::apply_send(self, seat, from, log),
            (_, A::BringFromAgora) => agora::apply_bring(self, seat, log),
            (_, A::ChooseScoringCard(card)) => golden_age::apply_card(self, seat, card, log),
            (Q::DevelopFurther, A::Stop) => technology::apply_stop(seat, log),
            (_, A::Stop) => agora::apply_stop(seat, log),

            (question, action) => unreachable!("check refuses {action:?} where {question:?} is asked"),
        }
    }
}
