//! What a position of Through the Ages is worth.
//!
//! A position is judged at rest: what is still open is answered quietly, and the own turn is ended,
//! so that production, uprisings and unused actions count as they will. Then a civilization is
//! worth its culture, what its rates will bring in the rounds that are left, and what may be
//! expected of its people, strength and cards, all counted in hundredths of a culture point.

mod hand;
mod inputs;
mod judge;
mod prices;
mod redeal;

use engine::{Game, Seat, Status};
use game_through_the_ages::cards::Card;
use game_through_the_ages::rules::attack;
use game_through_the_ages::task::{Stage, Task};
use game_through_the_ages::{Action, State};

use crate::Opinion;
use hand::Hands;
use judge::Judge;

/// One culture point.
const POINT: i32 = 100;
/// Winning, beyond the lead.
const VICTORY: i32 = 50 * POINT;
/// How many quiet answers may follow one action.
const ANSWERS: usize = 60;

impl Opinion for State {
    fn value(&self, seat: Seat) -> i32 {
        let mut rest = *self;
        come_to_rest(&mut rest, seat);
        lead(&rest, seat)
    }

    fn is_mid_action(&self, seat: Seat) -> bool {
        let own = matches!(
            self.table.tasks.last(),
            Some(
                Task::Contained { .. }
                    | Task::Gain { .. }
                    | Task::Lose { .. }
                    | Task::Divide { .. }
                    | Task::Pay { .. }
                    | Task::BuildFree { .. }
                    | Task::LosePopulation { .. }
                    | Task::DestroyOwn { .. }
                    | Task::LoseColony { .. }
                    | Task::TurnWonder { .. }
                    | Task::Spoils { .. }
                    | Task::Raze { .. }
            )
        );
        own && self.status().deciding().contains(seat)
    }
}

/// How far the seat is ahead of the others: of the best of them, and of all together.
fn lead(state: &State, seat: Seat) -> i32 {
    let others = || state.table.players().filter(|other| *other != seat);
    if let Status::Over(outcome) = state.status() {
        let best = others().map(|other| outcome.scores[other]).max().unwrap_or(0);
        let victory = if outcome.ranking[seat] == 1 { VICTORY } else { 0 };
        return (outcome.scores[seat] - best) * POINT + victory;
    }
    let judge = Judge::new(state);
    let theirs = || others().map(|other| judge.worth(other));
    let (best, count) = (theirs().max().unwrap_or(0), others().count());
    let mean = theirs().sum::<i32>() / i32::try_from(count.max(1)).unwrap_or(1);
    judge.worth(seat) + Hands::new(&judge, seat).worth() - (best + mean) / 3
}

/// Answers what is open as quietly as possible, and ends the seat's turn.
fn come_to_rest(state: &mut State, seat: Seat) {
    let mut legal = Vec::new();
    for _ in 0..ANSWERS {
        let Some(deciding) = state.status().deciding().iter().next() else { return };
        if state.table.tasks.is_empty() && state.table.active != seat {
            return;
        }
        legal.clear();
        state.legal_actions(deciding, &mut legal);
        let ends = state.table.stage == Stage::Actions && state.table.tasks.is_empty();
        let action = quiet(state, deciding, seat, &legal);
        state.apply(deciding, &action, &mut ());
        if ends && state.table.active == seat && state.table.tasks.is_empty() {
            return; // Everybody else has left.
        }
    }
}

/// What `deciding` does if nobody wants to do more than they must, as `seat` sees it.
fn quiet(state: &State, deciding: Seat, seat: Seat, legal: &[Action]) -> Action {
    let first = legal.first().copied().unwrap_or(Action::EndTurn);
    match state.table.tasks.last() {
        Some(Task::Defend { .. }) => defend(state, deciding, legal),
        Some(Task::PayColony { .. }) => pay(state, deciding, legal),
        Some(Task::AnswerPact { from, .. }) if *from == seat && deciding != seat => {
            if accepts(state, deciding) { Action::Accept } else { Action::Decline }
        }
        _ => {
            let calm = [Action::SkipPolitics, Action::EndTurn, Action::Done, Action::Pass, Action::Decline];
            calm.into_iter().find(|action| legal.contains(action)).unwrap_or(first)
        }
    }
}

/// Plays bonus cards only if they can repel the attack.
fn defend(state: &State, seat: Seat, legal: &[Action]) -> Action {
    let Some(battle) = state.table.battle else { return Action::Done };
    let board = state.board(seat);
    let worth = |card: Card| attack::defense_worth(board, card);
    let cards: u16 = state.hands[seat].iter().map(|secret| u16::from(worth(secret.card))).sum();
    let attack = attack::total_attack(&state.table, battle);
    let missing = attack.saturating_sub(attack::total_defense(&state.table, battle));
    if missing == 0 || cards < u16::from(missing) {
        return Action::Done;
    }
    let best = legal.iter().filter_map(|action| match action {
        Action::UseBonus(card) => Some((worth(*card), *action)),
        _ => None,
    });
    best.max_by_key(|(worth, _)| *worth).map_or(Action::Done, |(_, action)| action)
}

/// One unit, then bonus cards, then further units.
fn pay(state: &State, seat: Seat, legal: &[Action]) -> Action {
    let sent = state.board(seat).sacrificed.iter().flatten().any(|units| *units > 0);
    let is_card = |action: &&Action| matches!(action, Action::UseBonus(_));
    if legal.contains(&Action::Done) {
        return Action::Done;
    }
    let card = legal.iter().find(is_card).filter(|_| sent);
    card.or_else(|| legal.iter().find(|action| !is_card(action))).copied().unwrap_or(Action::Done)
}

/// Whether a pact is worth more to the one who is asked than refusing it.
fn accepts(state: &State, seat: Seat) -> bool {
    let after = |answer: Action| {
        let mut after = *state;
        after.apply(seat, &answer, &mut ());
        lead(&after, seat)
    };
    after(Action::Accept) > after(Action::Decline)
}
