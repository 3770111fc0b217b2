//! What an action costs and changes: it was tried in a position imagined from the view, and the
//! civilization before is compared with the one after.

use engine::{Game, Seat, Trial, Tried};
use game_through_the_ages::board::{Board, Turn};
use game_through_the_ages::cards::{Card, Category, Kind};
use game_through_the_ages::help::{Values, values};
use game_through_the_ages::rules::rates::MAX_SCIENCE;
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

/// What a card of the row brings in the end: it is taken, played and put to work, step by step, by the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// Whether all of it can be paid in this turn.
    pub is_payable: bool,
    /// What all of it costs, if it can be paid, and what it changes.
    pub gain: Gain,
}

/// More than any card costs: what a card does does not depend on what it is paid with.
const PLENTY: u8 = 60;

impl Way {
    /// The way of a card; none if it cannot be taken, whatever is paid.
    pub fn of(trial: &Trial<State>, space: u8, card: Card) -> Option<Self> {
        let seat = trial.seat();
        let take = Action::Take { space, card };
        let mut before = *trial.before();
        before.board_mut(seat).by_hand = false;
        if let Some(after) = at_work(before, seat, take, card) {
            return Some(Self { is_payable: true, gain: Gain::between(seat, [&before, &after]) });
        }
        let mut rich = enriched(before, seat);
        rich.play(seat, &take, &mut ()).ok()?;
        // A card of an earlier turn may be played (TTA-8.33).
        rich.board_mut(seat).hand.iter_mut().for_each(|held| held.fresh = false);
        let held = if matches!(card.kind(), Kind::Action(_)) { without_science(rich, seat) } else { rich };
        let after = steps(held, seat, card)?;
        let gain = Gain { costs: Vec::new(), ..Gain::between(seat, [&held, &after]) };
        Some(Self { is_payable: false, gain })
    }
}

/// With everything that could be paid, in a round in which all of it may be done.
fn enriched(mut state: State, seat: Seat) -> State {
    state.table.round = state.table.round.max(2);
    let board = state.board_mut(seat);
    board.turn = Turn { begun: true, extra_civil: PLENTY, extra_military: PLENTY, ..Turn::default() };
    board.science = MAX_SCIENCE;
    board.unused += 1;
    if let Some(mine) = board.techs.of(Category::Mine).next() {
        *board.techs.tokens_mut(mine) = PLENTY;
    }
    state
}

/// What an action card gives would not be seen above the limit of science points.
fn without_science(mut state: State, seat: Seat) -> State {
    state.board_mut(seat).science = 0;
    state
}

fn at_work(mut state: State, seat: Seat, take: Action, card: Card) -> Option<State> {
    state.play(seat, &take, &mut ()).ok()?;
    steps(state, seat, card)
}

/// Plays a card of the hand and goes on until it works; none if the rules forbid it.
fn steps(mut state: State, seat: Seat, card: Card) -> Option<State> {
    let mut legal = Vec::new();
    while !works(state.board_mut(seat), card) {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let next = legal.iter().copied().filter(|action| leads_on(*action, card));
        let next = next.max_by_key(|action| matches!(action, Action::Upgrade { .. }))?;
        state.play(seat, &next, &mut ()).ok()?;
    }
    Some(state)
}

/// Whether an action is a step on the way of a card. Of several numbers of stages the last, which is the largest, is
/// meant.
fn leads_on(action: Action, card: Card) -> bool {
    match action {
        Action::PlayLeader(which)
        | Action::PlayTechnology(which)
        | Action::PeacefulChange(which)
        | Action::PlayAction(which) => which == card,
        Action::Upgrade { to: tech, .. } | Action::Build(tech) => card.tech() == Some(tech),
        Action::BuildStages(_) => matches!(card.kind(), Kind::Wonder(_)),
        _ => false,
    }
}

/// Whether a card does what it is there for.
fn works(board: &Board, card: Card) -> bool {
    match card.kind() {
        Kind::Leader(_) => board.leader == Some(card),
        Kind::Wonder(_) => board.wonders.contains(&card),
        Kind::Special(_) => board.specials.contains(&card),
        Kind::Government(_) => board.government == card,
        Kind::Technology(_) => card.tech().is_some_and(|tech| board.techs.workers(tech) > 0),
        _ => board.hand.iter().all(|held| held.card != card),
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

/// Whether an action only changes the own civilization, without chance. Every action is named, so that none
/// is forgotten.
const fn is_own_affair(action: Action) -> bool {
    match action {
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
        | Action::Trade => true,
        Action::GoOn
        | Action::Leave
        | Action::ByHand(_)
        | Action::KeepBonus(_)
        | Action::PickBonus(_)
        | Action::SkipPolitics
        | Action::PlayEvent(_)
        | Action::Aggression { .. }
        | Action::DeclareWar { .. }
        | Action::OfferPact { .. }
        | Action::EndPact(_)
        | Action::Columbus(_)
        | Action::Accept
        | Action::Decline
        | Action::Bid(_)
        | Action::Pass
        | Action::Sacrifice(_)
        | Action::UseBonus(_)
        | Action::Done
        | Action::PayWith(_)
        | Action::Draw(_)
        | Action::Discard(_)
        | Action::DrawMilitary
        | Action::EndTurn
        | Action::Mix { .. }
        | Action::GiveUpWorker(_)
        | Action::GiveUpToken(_)
        | Action::LoseColony(_)
        | Action::TurnDown(_)
        | Action::Raze(_)
        | Action::TakeTechnology(_) => false,
    }
}
