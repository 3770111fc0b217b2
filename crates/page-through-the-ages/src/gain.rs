//! What an action costs and changes: it is played on a position imagined from the view, and the
//! civilization before is compared with the one after.

use engine::{Game, Rng, Seat};
use game_through_the_ages::help::{Values, values};
use game_through_the_ages::{Action, State, View};

use crate::sign::Sign;

/// What an action costs and changes for the one who takes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// What is paid.
    pub costs: Vec<(Sign, u16)>,
    /// What is gained at once.
    pub gains: Vec<(Sign, u16)>,
    /// Values that change, before and after.
    pub changes: Vec<(Sign, u16, u16)>,
}

impl Gain {
    /// How much of something is paid.
    pub fn cost(&self, sign: Sign) -> Option<u16> {
        self.costs.iter().find(|(what, _)| *what == sign).map(|(_, amount)| *amount)
    }
}

/// Tells what actions change.
pub struct Oracle {
    seat: Seat,
    position: State,
}

/// What is stored: signs with amounts.
type Stock = [(Sign, u16); 7];

impl Oracle {
    /// For the actions of a seat in what it sees. Chance is fixed, and actions that depend on it
    /// are not asked about.
    pub fn new(view: &View, seat: Seat) -> Self {
        let mut position = State::imagine(view, seat, Rng::from_number(0));
        // What an action costs does not depend on who chooses the tokens.
        position.board_mut(seat).by_hand = false;
        Self { seat, position }
    }

    /// What an action changes; nothing for what goes on to somebody else, or draws cards.
    pub fn ask(&self, action: Action) -> Gain {
        if !is_own_affair(action) || self.position.check(self.seat, &action).is_err() {
            return Gain::default();
        }
        let mut after = self.position;
        after.apply(self.seat, &action, &mut ());
        let [old, new] = [&self.position, &after].map(|state| self.stock(state));
        let paired = || old.iter().zip(&new).map(|((sign, old), (_, new))| (*sign, *old, *new));
        Gain {
            costs: paired().filter(|(_, old, new)| new < old).map(|(s, old, new)| (s, old - new)).collect(),
            gains: paired().filter(|(_, old, new)| new > old).map(|(s, old, new)| (s, new - old)).collect(),
            changes: self.changes(&after),
        }
    }

    fn stock(&self, state: &State) -> Stock {
        let board = state.board(self.seat);
        let values = values(&state.table, self.seat);
        [
            (Sign::Civil, values.civil_left.into()),
            (Sign::Military, values.military_left.into()),
            (Sign::Food, values.food),
            (Sign::Resources, values.resources),
            (Sign::Science, board.science.into()),
            (Sign::Culture, board.culture),
            (Sign::Worker, board.unused.into()),
        ]
    }

    fn changes(&self, after: &State) -> Vec<(Sign, u16, u16)> {
        let rates = |values: Values| {
            [
                (Sign::Culture, values.culture_rate.into()),
                (Sign::Science, values.science_rate.into()),
                (Sign::Strength, values.strength.into()),
                (Sign::Happy, values.happy.into()),
                (Sign::Food, values.food_per_round),
                (Sign::Resources, values.resources_per_round),
                (Sign::Civil, u16::from(values.civil_total)),
                (Sign::Military, u16::from(values.military_total)),
                (Sign::Urban, u16::from(values.urban_limit)),
            ]
        };
        let [old, new] = [&self.position, after].map(|state| rates(values(&state.table, self.seat)));
        let paired = old.into_iter().zip(new);
        paired.filter(|(old, new)| old.1 != new.1).map(|(old, new)| (old.0, old.1, new.1)).collect()
    }
}

/// Whether an action only changes the own civilization, without chance.
fn is_own_affair(action: Action) -> bool {
    matches!(
        action,
        Action::Take { .. }
            | Action::Grow
            | Action::GrowByLiner
            | Action::GrowAndBuild(_)
            | Action::Build(_)
            | Action::Destroy(_)
            | Action::Disband(_)
            | Action::Upgrade { .. }
            | Action::BuildStages(_)
            | Action::PlayLeader(_)
            | Action::PlayTechnology(_)
            | Action::Revolution(_)
            | Action::PeacefulChange(_)
            | Action::PlayAction(_)
            | Action::PlayTactic(_)
            | Action::Trade
    )
}
