//! What an action costs and changes: it was tried in a position imagined from the view, and the
//! civilization before is compared with the one after.

use engine::{Game, Seat, Trial, Tried};
use game_through_the_ages::help::{Values, values};
use game_through_the_ages::state::Table;
use game_through_the_ages::{Action, State};

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

/// What is stored: signs with amounts.
type Stock = [(Sign, u16); 7];

impl Gain {
    /// What an action changes; nothing for what goes on to somebody else, or draws cards.
    pub fn of(trial: &Trial<State>, action: Action, tried: &Tried<State>) -> Self {
        let seat = trial.seat();
        if !is_own_affair(action) {
            return Self::default();
        }
        if !trial.before().board(seat).by_hand {
            return Self::between(seat, [trial.before(), &tried.after]);
        }
        // What an action costs does not depend on who chooses the tokens.
        let mut before = *trial.before();
        before.board_mut(seat).by_hand = false;
        let mut after = before;
        match after.play(seat, &action, &mut ()) {
            Ok(()) => Self::between(seat, [&before, &after]),
            Err(_) => Self::default(),
        }
    }

    /// The civilization of a seat before and after.
    fn between(seat: Seat, positions: [&State; 2]) -> Self {
        let tables = positions.map(|state| &state.table);
        let [old, new] = tables.map(|table| stock(table, seat));
        let paired = || old.iter().zip(&new).map(|((sign, old), (_, new))| (*sign, *old, *new));
        Self {
            costs: paired().filter(|(_, old, new)| new < old).map(|(s, old, new)| (s, old - new)).collect(),
            gains: paired().filter(|(_, old, new)| new > old).map(|(s, old, new)| (s, new - old)).collect(),
            changes: changes(tables.map(|table| values(table, seat))),
        }
    }
}

fn stock(table: &Table, seat: Seat) -> Stock {
    let (board, values) = (&table.boards[seat], values(table, seat));
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

fn changes(values: [Values; 2]) -> Vec<(Sign, u16, u16)> {
    let [old, new] = values.map(|values| {
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
    });
    let paired = old.into_iter().zip(new);
    paired.filter(|(old, new)| old.1 != new.1).map(|(old, new)| (old.0, old.1, new.1)).collect()
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
