//! Paying by hand (TTA-8.20): players who want it so are asked which tokens pay, wherever there is
//! more than one way.
//!
//! What is asked for stands on the stack of tasks before the action or the task that it pays for.
//! The tokens go back to the bank at once, and what they are worth is kept as paid
//! ([`Paid`](crate::board::Paid)) until the action or the task takes it: so nothing else needs to
//! know how something was paid.

use engine::{Log, Offers, Seat};

use crate::action::Action;
use crate::board::{Board, Good};
use crate::cards::effect::Deed;
use crate::cards::{Card, Tech};
use crate::event::Event;
use crate::rules::{action_cards, building, goods, population, production, score, trade, wonders};
use crate::state::{State, Table};
use crate::task::Task;

/// The question that comes before an action, if its player pays by hand and has a choice.
#[must_use]
pub fn before(state: &State, seat: Seat, action: Action) -> Option<Task> {
    let table = &state.table;
    if !table.boards.iter().any(|board| board.by_hand) {
        return None;
    }
    let asks = |(payer, good, due): (Seat, Good, u8)| {
        let due = due.saturating_sub(table.boards[payer].turn.paid.of(good));
        ask(table, payer, good, due).then_some(Task::Pay { seat: payer, good, due, then: Some(action) })
    };
    prices(table, seat, action).into_iter().flatten().find_map(asks)
}

/// Tells what is about to be paid: what it is paid for is told when it is done.
pub fn announce(payment: Task, log: &mut impl Log<Event>) {
    if let Task::Pay { seat, good, due, .. } = payment {
        log.tell(Event::PaysByHand { seat, what: score::good(good), due });
    }
}

/// The question that comes before a task that takes food or resources.
#[must_use]
pub fn before_task(table: &Table, task: Task) -> Option<Task> {
    let (Task::Consume { seat } | Task::Corruption { seat }) = task else { return None };
    let board = &table.boards[seat];
    if !board.by_hand {
        return None;
    }
    let (good, due) = match task {
        Task::Consume { .. } => (Good::Food, without_credit(board, Good::Food, production::eaten(board))),
        _ => (Good::Resources, production::corrupted(board)),
    };
    let unpaid = board.turn.paid.of(good) == 0;
    (unpaid && ask(table, seat, good, due)).then_some(Task::Pay { seat, good, due, then: None })
}

/// Whether somebody pays by hand and has more than one way to pay.
fn ask(table: &Table, seat: Seat, good: Good, due: u8) -> bool {
    let board = &table.boards[seat];
    board.by_hand && due > 0 && sources(board, good, due).nth(1).is_some()
}

/// What an action takes from whom: food first, then resources.
fn prices(table: &Table, seat: Seat, action: Action) -> [Option<(Seat, Good, u8)>; 2] {
    let board = &table.boards[seat];
    let food = |due: u8| Some((seat, Good::Food, without_credit(board, Good::Food, due)));
    let resources = |due: u8| Some((seat, Good::Resources, without_credit(board, Good::Resources, due)));
    let unit = |tech: Tech, cost: u8| resources(cost.saturating_sub(building::funds(board, tech)));
    let discount = match table.tasks.last() {
        Some(Task::Contained { card, .. }) => action_cards::discount(*card),
        _ => 0,
    };
    match action {
        Action::Grow => [food(population::price(board, 0).unwrap_or(0)), None],
        Action::GrowByLiner => [food(population::price(board, board.perks.liner.1).unwrap_or(0)), None],
        Action::GrowAndBuild(tech) => {
            let (less_food, less) = board.perks.grow_and_build.unwrap_or((0, 0));
            let cost = building::cost(table, seat, tech, less);
            [food(population::price(board, less_food).unwrap_or(0)), unit(tech, cost)]
        }
        Action::Build(tech) => [None, unit(tech, building::cost(table, seat, tech, discount))],
        Action::Upgrade { from, to } => {
            [None, unit(to, building::upgrade_cost(table, seat, from, to, discount))]
        }
        Action::BuildStages(stages) => [None, resources(wonders::cost(board, stages, 0))],
        Action::PlayAction(card) => contained(board, seat, card),
        Action::Trade => [trade::gives(board).map(|good| (seat, good, 1)), None],
        Action::Accept if matches!(table.tasks.last(), Some(Task::Consume { .. })) => [None, resources(1)],
        Action::Mix { food } => lost(table, food),
        _ => [None, None],
    }
}

/// What remains to be paid after a unit that was exchanged.
fn without_credit(board: &Board, good: Good, due: u8) -> u8 {
    due.saturating_sub(u8::from(board.turn.credit == Some(good)))
}

/// What the only action that a card contains costs.
fn contained(board: &Board, seat: Seat, card: Card) -> [Option<(Seat, Good, u8)>; 2] {
    let price = |deed: &Deed| match deed {
        Deed::BuildWonderStage { discount } => {
            let due = without_credit(board, Good::Resources, wonders::cost(board, 1, *discount));
            Some((seat, Good::Resources, due))
        }
        Deed::IncreasePopulation => {
            let food = population::price(board, 0).unwrap_or(0);
            Some((seat, Good::Food, without_credit(board, Good::Food, food)))
        }
        _ => None,
    };
    [action_cards::deeds(card).iter().find_map(price), None]
}

/// What somebody loses as the chooser says.
fn lost(table: &Table, food: u8) -> [Option<(Seat, Good, u8)>; 2] {
    match table.tasks.last() {
        Some(Task::Lose { seat, amount, .. }) => {
            let stored = goods::owned(&table.boards[*seat], Good::Resources);
            let resources = amount.saturating_sub(food).min(u8::try_from(stored).unwrap_or(u8::MAX));
            [Some((*seat, Good::Food, food)), Some((*seat, Good::Resources, resources))]
        }
        _ => [None, None],
    }
}

/// The cards whose tokens may pay. TTA-8.21: only those that pay exactly, as long as there is one;
/// if all tokens are due, one after the other.
fn sources(board: &Board, good: Good, due: u8) -> impl Iterator<Item = Tech> + use<> {
    let all = goods::stored(board, good) <= u16::from(due);
    let exact = move |board: Board, tech: Tech| goods::pay_with(&mut { board }, good, tech, due).1 == 0;
    let board = *board;
    let any_exact = goods::purses(&board, good).any(|tech| exact(board, tech));
    let fits = move |tech: &Tech| !any_exact || exact(board, *tech);
    goods::purses(&board, good).filter(fits).take(if all { 1 } else { usize::MAX })
}

/// The tokens that may pay next, such that what they are paid for stays possible (a stage of a wonder
/// needs a token in the bank, TTA-8.25).
pub fn each(state: &State, task: Task, out: &mut impl Offers<Action>) {
    let Task::Pay { seat, good, due, then } = task else { return };
    let stays = |tech: &Tech| {
        let Some(action) = then else { return true };
        let mut after = *state;
        after.table.tasks.pop();
        let board = after.board_mut(seat);
        let (paid, _) = goods::pay_with(board, good, *tech, due);
        finish(board, good, due - paid);
        *board.turn.paid.of_mut(good) = board.turn.paid.of(good).saturating_add(paid);
        let asked = asked(&after.table);
        crate::check(&after, asked, action).is_ok()
    };
    out.offer_all(sources(state.board(seat), good, due).filter(stays).map(Action::PayWith));
}

/// Pays with a token; when all is paid, what it was paid for is done.
pub fn pay(state: &mut State, task: Task, tech: Tech, log: &mut impl Log<Event>) {
    let Task::Pay { seat, good, due, then } = task else { return };
    let board = state.board_mut(seat);
    let (paid, over) = goods::pay_with(board, good, tech, due);
    *board.turn.paid.of_mut(good) = board.turn.paid.of(good).saturating_add(paid);
    log.tell(Event::Paid { seat, tech, paid });
    score::overpaid(seat, score::good(good), over, log);
    if due > paid {
        state.table.push(Task::Pay { seat, good, due: due - paid, then });
    } else {
        go_on(state, then, log);
    }
}

/// Pays the rest as the program would: there is no choice, or no longer a wish for one.
pub fn rest(state: &mut State, task: Task, log: &mut impl Log<Event>) {
    let Task::Pay { seat, good, due, then } = task else { return };
    state.table.tasks.pop();
    let over = finish(state.board_mut(seat), good, due);
    score::overpaid(seat, score::good(good), over, log);
    go_on(state, then, log);
}

/// Puts down as paid what is taken without asking.
fn finish(board: &mut Board, good: Good, due: u8) -> u8 {
    let due = due.min(u8::try_from(goods::stored(board, good)).unwrap_or(u8::MAX));
    let before = std::mem::take(board.turn.paid.of_mut(good));
    let over = goods::give_up(board, good, due);
    *board.turn.paid.of_mut(good) = before.saturating_add(due);
    over
}

fn go_on(state: &mut State, then: Option<Action>, log: &mut impl Log<Event>) {
    if let Some(action) = then {
        let seat = asked(&state.table);
        if crate::check(state, seat, action).is_ok() {
            crate::carry_out(state, seat, action, log);
        }
    }
}

/// Who is to decide once the payment is made.
fn asked(table: &Table) -> Seat {
    table.tasks.last().and_then(|task| task.seat()).unwrap_or(table.active)
}
