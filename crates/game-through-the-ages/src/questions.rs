//! The tasks that wait: which answers each allows, what an answer does, and which need none.
//!
//! [`each_answer`] alone says what can be answered: the list of legal actions, the check, that there
//! is only one answer and that there is none at all follow from it. `refusals` finds the words for a
//! refusal, `carry_out` does what was answered; neither decides what may be.

mod carry_out;
mod refusals;

use engine::{Log, Offers, Seat, Seats, Single, rule};

pub use carry_out::apply;
pub use refusals::subject;

use crate::action::Action;
use crate::board::Good;
use crate::cards::{Card, Kind, Tech};
use crate::event::Event;
use crate::refusal::{Checked, Why};
use crate::rules::{
    action_cards, attack, bonus, building, colonies, events, goods, leaving, losses, military, payment,
    production, row,
};
use crate::state::{State, Table};
use crate::task::Task;

/// Does a task that needs no answer, or has only one; `false` if somebody must be asked.
pub fn settle(state: &mut State, task: Task, log: &mut impl Log<Event>) -> bool {
    if let Some(payment) = payment::before_task(&state.table, task) {
        state.table.push(payment);
        return true;
    }
    if !asks(state, task) {
        perform(state, task, log);
        return true;
    }
    // All seats at once are asked which bonus cards they keep.
    let Some(seat) = task.seat() else { return false };
    let mut answers = Single::default();
    each_answer(state, task, seat, &mut answers);
    if answers.is_empty() {
        state.table.tasks.pop();
        return true;
    }
    match answers.only() {
        Some(only) if !tells(state, task) => {
            carry_out::answer(state, task, seat, only, log);
            true
        }
        _ => false,
    }
}

/// Whether the others would learn something of a hidden hand if the only answer were taken for
/// granted.
fn tells(state: &State, task: Task) -> bool {
    match task {
        Task::Auction { seat, bid, .. } => colonies::is_asked(state, seat, bid),
        Task::Defend { seat } | Task::PayColony { seat, .. } => !state.hands[seat].is_empty(),
        // Leaving is not listed, but possible.
        Task::Stay { .. } => true,
        Task::Nothing
        | Task::Keep
        | Task::Pick { .. }
        | Task::Contained { .. }
        | Task::Gain { .. }
        | Task::Lose { .. }
        | Task::Divide { .. }
        | Task::Pay { .. }
        | Task::BuildFree { .. }
        | Task::LosePopulation { .. }
        | Task::DestroyOwn { .. }
        | Task::LoseBlue { .. }
        | Task::LoseColony { .. }
        | Task::TakeCards { .. }
        | Task::FillRow
        | Task::TurnWonder { .. }
        | Task::Raze { .. }
        | Task::Sacrifice { .. }
        | Task::Fight
        | Task::EndBattle
        | Task::Spoils { .. }
        | Task::AnswerPact { .. }
        | Task::Score { .. }
        | Task::Farms { .. }
        | Task::Consume { .. }
        | Task::Mines { .. }
        | Task::Corruption { .. }
        | Task::Draw { .. } => false,
    }
}

/// Whether a task may ask something: production does so only in special cases.
fn asks(state: &State, task: Task) -> bool {
    match task {
        Task::Consume { seat } => production::may_eat_resource(&state.table, seat),
        Task::Mines { seat, .. } => production::may_place_fewer(&state.table, seat),
        Task::Draw { seat, cards } => cards > 0 && state.board(seat).by_hand && military::can_draw(state),
        Task::LosePopulation { seat, count } => count > 0 && state.board(seat).unused == 0,
        Task::Pay { seat, .. } => state.board(seat).by_hand,
        Task::Keep => !bonus::keeping(state).is_empty(),
        Task::Stay { .. }
        | Task::Pick { .. }
        | Task::Contained { .. }
        | Task::Gain { .. }
        | Task::Lose { .. }
        | Task::Divide { .. }
        | Task::BuildFree { .. }
        | Task::DestroyOwn { .. }
        | Task::LoseBlue { .. }
        | Task::LoseColony { .. }
        | Task::TakeCards { .. }
        | Task::TurnWonder { .. }
        | Task::Raze { .. }
        | Task::Auction { .. }
        | Task::PayColony { .. }
        | Task::Sacrifice { .. }
        | Task::Defend { .. }
        | Task::Spoils { .. }
        | Task::AnswerPact { .. } => true,
        Task::Nothing
        | Task::FillRow
        | Task::Fight
        | Task::EndBattle
        | Task::Score { .. }
        | Task::Farms { .. }
        | Task::Corruption { .. } => false,
    }
}

/// Does a task that asks nothing.
fn perform(state: &mut State, task: Task, log: &mut impl Log<Event>) {
    if let Task::Pay { .. } = task {
        return payment::rest(state, task, log);
    }
    state.table.tasks.pop();
    match task {
        Task::FillRow => row::fill(state, log),
        Task::Fight => attack::fight(state, log),
        Task::EndBattle => attack::end_battle(state, log),
        Task::Score { seat } => production::score_rates(state, seat, log),
        Task::Farms { seat, phase } => production::farms(state, seat, phase, log),
        Task::Consume { seat } => production::consume(state, seat, log),
        Task::Mines { seat, phase } => production::mines(state, seat, phase, 0, log),
        Task::Corruption { seat } => production::corrupt(state, seat, log),
        Task::Draw { seat, cards } => military::draw(state, seat, cards, log),
        Task::LosePopulation { seat, count } if count > 0 => {
            losses::lose_unused(state, seat, log);
            state.table.push(Task::LosePopulation { seat, count: count - 1 });
        }
        // Of these nothing is left to do, or they ask.
        Task::Nothing
        | Task::Stay { .. }
        | Task::Keep
        | Task::Pick { .. }
        | Task::Contained { .. }
        | Task::Gain { .. }
        | Task::Lose { .. }
        | Task::Divide { .. }
        | Task::Pay { .. }
        | Task::BuildFree { .. }
        | Task::LosePopulation { .. }
        | Task::DestroyOwn { .. }
        | Task::LoseBlue { .. }
        | Task::LoseColony { .. }
        | Task::TakeCards { .. }
        | Task::TurnWonder { .. }
        | Task::Raze { .. }
        | Task::Auction { .. }
        | Task::PayColony { .. }
        | Task::Sacrifice { .. }
        | Task::Defend { .. }
        | Task::Spoils { .. }
        | Task::AnswerPact { .. } => {}
    }
}

/// Who must answer: one seat, or all who have still to keep bonus cards.
#[must_use]
pub fn deciding(state: &State, task: Task) -> Seats {
    task.seat().map_or_else(|| bonus::keeping(state), Seats::one)
}

/// Every answer that a task allows.
pub fn each_answer(state: &State, task: Task, seat: Seat, out: &mut impl Offers<Action>) {
    let table = &state.table;
    match task {
        // Leaving is accepted too, but not listed: no bot should do it by chance.
        Task::Stay { .. } => out.offer(Action::GoOn),
        Task::Keep => out.offer_all(bonus::offered(state, Some(seat)).map(Action::KeepBonus)),
        Task::Pick { .. } => out.offer_all(bonus::offered(state, None).map(Action::PickBonus)),
        Task::Contained { seat, card, first } => action_cards::each_contained(state, seat, card, first, out),
        Task::Pay { .. } => payment::each(state, task, out),
        Task::Draw { cards, .. } => out.offer_all((0..=cards).rev().map(Action::Draw)),
        Task::Gain { .. } | Task::Lose { .. } | Task::Divide { .. } => each_mix(table, task, out),
        Task::TakeCards { seat, budget, .. } => {
            let takes =
                |(space, card): &(u8, Card)| check_agreement(table, seat, *space, *card, budget).is_ok();
            out.offer_all(row::lying(table).filter(takes).map(|(space, card)| Action::Take { space, card }));
            out.offer(Action::Done);
        }
        Task::LosePopulation { .. }
        | Task::DestroyOwn { .. }
        | Task::LoseBlue { .. }
        | Task::LoseColony { .. }
        | Task::TurnWonder { .. }
        | Task::Raze { .. } => each_loss(table, task, out),
        Task::Auction { .. }
        | Task::PayColony { .. }
        | Task::Sacrifice { .. }
        | Task::Defend { .. }
        | Task::Spoils { .. } => each_of_force(state, task, out),
        Task::BuildFree { seat, tech } => {
            if can_build_free(table, seat, tech) {
                yes_or_no(out);
            }
        }
        Task::AnswerPact { .. } | Task::Consume { .. } | Task::Mines { .. } => yes_or_no(out),
        Task::Nothing
        | Task::FillRow
        | Task::Fight
        | Task::EndBattle
        | Task::Score { .. }
        | Task::Farms { .. }
        | Task::Corruption { .. } => {}
    }
}

fn yes_or_no(out: &mut impl Offers<Action>) {
    out.offer(Action::Accept);
    out.offer(Action::Decline);
}

/// How much of something that is gained, lost or taken is food.
fn each_mix(table: &Table, task: Task, out: &mut impl Offers<Action>) {
    match task {
        Task::Gain { amount, whole, .. } => {
            let step = if whole { amount.max(1) } else { 1 };
            out.offer_all((0..=amount).rev().step_by(usize::from(step)).map(|food| Action::Mix { food }));
        }
        _ => {
            if let Some((least, most)) = food_range(table, task) {
                out.offer_all((least..=most).map(|food| Action::Mix { food }));
            }
        }
    }
}

/// The least and the most food of what somebody loses, or of what the bank of a winner can hold.
fn food_range(table: &Table, task: Task) -> Option<(u8, u8)> {
    match task {
        Task::Gain { amount, .. } => Some((0, amount)),
        Task::Lose { seat, amount, .. } => Some(food_lost(table, seat, amount)),
        Task::Divide { seat, food, resources } => Some(goods::room(&table.boards[seat], food, resources)),
        _ => None,
    }
}

/// TTA-1.12: the least and the most food of a loss that is made up of food and resources.
fn food_lost(table: &Table, seat: Seat, amount: u8) -> (u8, u8) {
    let board = &table.boards[seat];
    let owned = |good| u8::try_from(goods::owned(board, good)).unwrap_or(u8::MAX);
    let (food, resources) = (owned(Good::Food), owned(Good::Resources));
    let total = amount.min(food.saturating_add(resources));
    (total.saturating_sub(resources), total.min(food))
}

/// What can be given up, destroyed or turned down.
fn each_loss(table: &Table, task: Task, out: &mut impl Offers<Action>) {
    match task {
        Task::LosePopulation { seat, .. } => {
            out.offer_all(losses::worker_cards(&table.boards[seat]).map(Action::GiveUpWorker));
        }
        Task::DestroyOwn { seat } => {
            out.offer_all(losses::buildings(&table.boards[seat], false).map(Action::Destroy));
        }
        Task::LoseBlue { seat, .. } => {
            out.offer_all(goods::holders(&table.boards[seat]).map(Action::GiveUpToken));
        }
        Task::LoseColony { seat, .. } => {
            out.offer_all(table.boards[seat].colonies.iter().copied().map(Action::LoseColony));
        }
        Task::TurnWonder { seat } => {
            out.offer_all(events::turnable(table, seat).map(Action::TurnDown));
        }
        Task::Raze { victim, left, tech, .. } => {
            let fits = |razed: &Tech| left > 0 && tech.is_none_or(|same| same == *razed);
            let razed = losses::buildings(&table.boards[victim], true).filter(fits);
            out.offer_all(razed.map(Action::Raze));
            if tech.is_some() {
                out.offer(Action::Done);
            }
        }
        _ => unreachable!("no loss: {task:?}"),
    }
}

/// What can be bid, sacrificed, played or taken where forces meet.
fn each_of_force(state: &State, task: Task, out: &mut impl Offers<Action>) {
    let table = &state.table;
    match task {
        Task::Auction { seat, bid, .. } => {
            out.offer(Action::Pass);
            out.offer_all(colonies::each_bid(state, seat, bid).map(Action::Bid));
        }
        Task::PayColony { seat, bid, cards, .. } => {
            each_sacrifice(table, seat, out);
            each_bonus(state, seat, out);
            if colonies::check_paid(&table.boards[seat], bid, cards).is_ok() {
                out.offer(Action::Done);
            }
        }
        Task::Sacrifice { seat } => {
            each_sacrifice(table, seat, out);
            out.offer(Action::Done);
        }
        Task::Defend { seat } => {
            each_sacrifice(table, seat, out);
            each_bonus(state, seat, out);
            out.offer(Action::Done);
        }
        Task::Spoils { victor, loser, worth } => {
            let cards = table.boards[loser].specials.iter().copied();
            let takes = |card: &Card| attack::check_take(table, victor, loser, worth, *card).is_ok();
            out.offer_all(cards.filter(takes).map(Action::TakeTechnology));
            out.offer(Action::Done);
        }
        _ => unreachable!("no force: {task:?}"),
    }
}

/// TTA-15.9, TTA-15.10: an unused worker, and room under the urban limit.
fn can_build_free(table: &Table, seat: Seat, tech: Tech) -> bool {
    let board = &table.boards[seat];
    board.unused > 0 && board.techs.knows(tech) && building::check_limit(board, tech.category).is_ok()
}

/// TTA-29.12: under all rules of taking, at the prices of the row.
fn check_agreement(table: &Table, seat: Seat, space: u8, card: Card, budget: u8) -> Checked {
    row::check_kind(table, seat, space, card)?;
    let need = row::price(&table.boards[seat], space, card);
    rule("TTA-29.12").require(need <= budget, || Why::TooFewCivil { need, have: budget })
}

fn each_sacrifice(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    // TTA-26.13: no sacrifice in the last round.
    if !table.is_last_round() {
        out.offer_all(losses::sacrificable(&table.boards[seat]).map(Action::Sacrifice));
    }
}

fn each_bonus(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let cards = military::each_in_hand(state, seat).filter(|card| matches!(card.kind(), Kind::Bonus(_)));
    out.offer_all(cards.map(Action::UseBonus));
}

/// Looks for one answer among all.
struct Sought {
    action: Action,
    found: bool,
}

impl Offers<Action> for Sought {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.found |= action == self.action;
    }

    #[inline]
    fn is_enough(&self) -> bool {
        self.found
    }
}

/// Whether an action answers the task.
pub fn check(state: &State, task: Task, seat: Seat, action: Action) -> Checked {
    if action == Action::Leave {
        return leaving::check(&state.table, seat);
    }
    let mut sought = Sought { action, found: false };
    each_answer(state, task, seat, &mut sought);
    if sought.found { Ok(()) } else { Err(refusals::why_not(state, task, seat, action)) }
}
