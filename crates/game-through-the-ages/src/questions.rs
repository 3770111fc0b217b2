//! The tasks that wait: which answers each allows, what an answer does, and which need none.

use engine::{Log, Seat, Seats};

use crate::action::Action;
use crate::board::Good;
use crate::cards::{Card, Kind, Tech};
use crate::event::{Event, What};
use crate::refusal::{Checked, Why, require};
use crate::rules::{
    action_cards, attack, bonus, building, colonies, events, goods, leaving, losses, military, pacts,
    production, row, score, tokens, trade,
};
use crate::state::{State, Table};
use crate::task::Task;

/// Does a task that needs no answer, or has only one; `false` if somebody must be asked.
pub fn settle(state: &mut State, task: Task, log: &mut impl Log<Event>) -> bool {
    if perform(state, task, log) {
        return true;
    }
    // All seats are asked at once here, not the one that a task names.
    if task == Task::Keep && !bonus::keeping(state).is_empty() {
        return false;
    }
    let (mut count, mut only) = (0, Action::default());
    each_answer(state, task, seat(task), &mut |action| (count, only) = (count + 1, action));
    match count {
        0 => {
            state.table.tasks.pop();
        }
        1 if !tells(state, task) => answer(state, task, seat(task), only, log),
        _ => return false,
    }
    true
}

/// Whether the others would learn something of a hidden hand if the only answer were taken for
/// granted.
fn tells(state: &State, task: Task) -> bool {
    match task {
        Task::Auction { seat, bid, .. } => colonies::is_asked(state, seat, bid),
        Task::Defend { seat } | Task::PayColony { seat, .. } => !state.hands[seat].is_empty(),
        // Leaving is not listed, but possible.
        Task::Stay { .. } => true,
        _ => false,
    }
}

/// Tasks that ask nobody. Production asks only in special cases.
fn perform(state: &mut State, task: Task, log: &mut impl Log<Event>) -> bool {
    let asks = match task {
        Task::Consume { seat } => production::may_eat_resource(&state.table, seat),
        Task::Mines { seat, .. } => production::may_place_fewer(&state.table, seat),
        Task::LosePopulation { seat, count } => count > 0 && state.board(seat).unused == 0,
        Task::Nothing
        | Task::FillRow
        | Task::Fight
        | Task::EndBattle
        | Task::Score { .. }
        | Task::Farms { .. }
        | Task::Corruption { .. }
        | Task::Draw { .. } => false,
        _ => true,
    };
    if asks {
        return false;
    }
    state.table.tasks.pop();
    match task {
        Task::FillRow => row::fill(state, log),
        Task::Fight => attack::fight(state, log),
        Task::EndBattle => attack::end_battle(state),
        Task::Score { seat } => production::score(state, seat, log),
        Task::Farms { seat, phase } => production::farms(state, seat, phase, log),
        Task::Consume { seat } => production::consume(state, seat, log),
        Task::Mines { seat, phase } => production::mines(state, seat, phase, 0, log),
        Task::Corruption { seat } => production::corrupt(state, seat, log),
        Task::Draw { seat, cards } => military::draw(state, seat, cards, log),
        Task::LosePopulation { seat, count } if count > 0 => {
            losses::lose_unused(state, seat, log);
            state.table.push(Task::LosePopulation { seat, count: count - 1 });
        }
        _ => {}
    }
    true
}

/// Who answers a task.
#[must_use]
pub fn seat(task: Task) -> Seat {
    match task {
        Task::Stay { seat }
        | Task::Pick { seat }
        | Task::Contained { seat, .. }
        | Task::Gain { seat, .. }
        | Task::BuildFree { seat, .. }
        | Task::LosePopulation { seat, .. }
        | Task::DestroyOwn { seat }
        | Task::LoseBlue { seat, .. }
        | Task::TakeCards { seat, .. }
        | Task::TurnWonder { seat }
        | Task::Raze { seat, .. }
        | Task::Auction { seat, .. }
        | Task::PayColony { seat, .. }
        | Task::Sacrifice { seat }
        | Task::Defend { seat }
        | Task::AnswerPact { seat, .. }
        | Task::Score { seat }
        | Task::Farms { seat, .. }
        | Task::Consume { seat }
        | Task::Mines { seat, .. }
        | Task::Corruption { seat }
        | Task::Draw { seat, .. }
        | Task::Lose { chooser: seat, .. }
        | Task::LoseColony { chooser: seat, .. }
        | Task::Spoils { victor: seat, .. } => seat,
        Task::Nothing | Task::Keep | Task::FillRow | Task::Fight | Task::EndBattle => Seat(0),
    }
}

/// Who must answer: one seat, or all who have still to keep bonus cards.
#[must_use]
pub fn deciding(state: &State, task: Task) -> Seats {
    match task {
        Task::Keep => bonus::keeping(state),
        _ => Seats::one(seat(task)),
    }
}

/// Every answer that a task allows.
pub fn each_answer(state: &State, task: Task, seat: Seat, each: &mut impl FnMut(Action)) {
    let table = &state.table;
    match task {
        // Leaving is accepted too, but not listed: no bot should do it by chance.
        Task::Stay { .. } => each(Action::GoOn),
        Task::Keep => bonus::offered(state, Some(seat)).for_each(|card| each(Action::KeepBonus(card))),
        Task::Pick { .. } => bonus::offered(state, None).for_each(|card| each(Action::PickBonus(card))),
        Task::Contained { seat, card, first } => action_cards::each_contained(state, seat, card, first, each),
        Task::Gain { amount, whole, .. } => {
            let step = if whole { amount.max(1) } else { 1 };
            (0..=amount).rev().step_by(usize::from(step)).for_each(|food| each(Action::Mix { food }));
        }
        Task::Lose { seat, amount, .. } => {
            let (least, most) = food_lost(table, seat, amount);
            (least..=most).for_each(|food| each(Action::Mix { food }));
        }
        Task::BuildFree { seat, tech } => {
            if can_build_free(table, seat, tech) {
                each(Action::Accept);
                each(Action::Decline);
            }
        }
        Task::LosePopulation { seat, .. } => {
            losses::worker_cards(&table.boards[seat]).for_each(|tech| each(Action::GiveUpWorker(tech)));
        }
        Task::DestroyOwn { seat } => {
            losses::buildings(&table.boards[seat], false).for_each(|tech| each(Action::Destroy(tech)));
        }
        Task::LoseBlue { seat, .. } => {
            goods::holders(&table.boards[seat]).for_each(|tech| each(Action::GiveUpToken(tech)));
        }
        Task::LoseColony { seat, .. } => {
            table.boards[seat].colonies.iter().for_each(|card| each(Action::LoseColony(*card)));
        }
        Task::TakeCards { seat, budget, .. } => {
            for (space, card) in row::lying(table) {
                if check_agreement(table, seat, space, card, budget).is_ok() {
                    each(Action::Take { space, card });
                }
            }
            each(Action::Done);
        }
        Task::TurnWonder { seat } => {
            events::turnable(table, seat).for_each(|card| each(Action::TurnDown(card)));
        }
        Task::Raze { victim, left, tech, .. } => {
            each_raze(table, victim, left, tech, &mut |tech| each(Action::Raze(tech)));
            if tech.is_some() {
                each(Action::Done);
            }
        }
        Task::Auction { seat, bid, .. } => {
            each(Action::Pass);
            colonies::each_bid(state, seat, bid).for_each(|amount| each(Action::Bid(amount)));
        }
        Task::PayColony { seat, bid, cards, .. } => {
            each_sacrifice(table, seat, each);
            each_bonus(state, seat, each);
            if colonies::check_paid(&table.boards[seat], bid, cards).is_ok() {
                each(Action::Done);
            }
        }
        Task::Sacrifice { seat } => {
            each_sacrifice(table, seat, each);
            each(Action::Done);
        }
        Task::Defend { seat } => {
            each_sacrifice(table, seat, each);
            each_bonus(state, seat, each);
            each(Action::Done);
        }
        Task::Spoils { victor, loser, worth } => {
            attack::takeable(table, victor, loser, worth).for_each(|card| each(Action::TakeTechnology(card)));
            each(Action::Done);
        }
        Task::AnswerPact { .. } | Task::Consume { .. } | Task::Mines { .. } => {
            each(Action::Accept);
            each(Action::Decline);
        }
        Task::Nothing
        | Task::FillRow
        | Task::Fight
        | Task::EndBattle
        | Task::Score { .. }
        | Task::Farms { .. }
        | Task::Corruption { .. }
        | Task::Draw { .. } => {}
    }
}

/// TTA-1.12: the least and the most food of a loss that is made up of food and resources.
fn food_lost(table: &Table, seat: Seat, amount: u8) -> (u8, u8) {
    let board = &table.boards[seat];
    let stored = |good| u8::try_from(goods::stored(board, good)).unwrap_or(u8::MAX);
    let (food, resources) = (stored(Good::Food), stored(Good::Resources));
    let total = amount.min(food.saturating_add(resources));
    (total.saturating_sub(resources), total.min(food))
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
    require(need <= budget, Why::TooFewCivil { need, have: budget })
}

/// Urban buildings that can be destroyed; after the first one only of the same technology.
fn each_raze(table: &Table, victim: Seat, left: u8, same: Option<Tech>, each: &mut impl FnMut(Tech)) {
    if left > 0 {
        let fits = |tech: &Tech| same.is_none_or(|same| same == *tech);
        losses::buildings(&table.boards[victim], true).filter(fits).for_each(each);
    }
}

/// TTA-26.13: no sacrifice in the last round.
fn each_sacrifice(table: &Table, seat: Seat, each: &mut impl FnMut(Action)) {
    if !table.is_last_round() {
        losses::sacrificable(&table.boards[seat]).for_each(|tech| each(Action::Sacrifice(tech)));
    }
}

fn each_bonus(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    let cards = military::each_in_hand(state, seat).filter(|card| matches!(card.kind(), Kind::Bonus(_)));
    cards.for_each(|card| each(Action::UseBonus(card)));
}

/// Whether an action answers the task, with a reason where there is more to say than that.
pub fn check(state: &State, task: Task, seat: Seat, action: Action) -> Checked {
    let table = &state.table;
    match (task, action) {
        (_, Action::Leave) => leaving::check(table, seat),
        (Task::Keep, Action::KeepBonus(card)) => bonus::check(state, Some(seat), card),
        (Task::Pick { .. }, Action::PickBonus(card)) => bonus::check(state, None, card),
        (Task::Auction { bid, .. }, Action::Bid(amount)) => colonies::check_bid(state, seat, bid, amount),
        (Task::TakeCards { budget, .. }, Action::Take { space, card }) => {
            check_agreement(table, seat, space, card, budget)
        }
        (Task::PayColony { bid, cards, .. }, Action::Done) => {
            colonies::check_paid(&table.boards[seat], bid, cards)
        }
        (Task::PayColony { .. } | Task::Defend { .. } | Task::Sacrifice { .. }, Action::Sacrifice(tech)) => {
            require(!table.is_last_round(), Why::NoSacrifice)?;
            require(tech.category.is_unit(), Why::NotAUnit { tech })?;
            require(table.boards[seat].free_units(tech) > 0, Why::NoWorkerOn { tech })
        }
        (Task::PayColony { .. } | Task::Defend { .. }, Action::UseBonus(card)) => {
            require(matches!(card.kind(), Kind::Bonus(_)), Why::NotThatKind { card })?;
            military::in_hand(state, seat, card)
        }
        _ => {
            let mut found = false;
            each_answer(state, task, seat, &mut |answer| found |= answer == action);
            require(found, Why::NotAnAnswer)
        }
    }
}

/// Carries out the answer of a player who was asked; if he wants nothing, the others are told.
pub fn apply(state: &mut State, task: Task, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    let wants_nothing = matches!(
        (task, action),
        (Task::Sacrifice { .. } | Task::TakeCards { used: false, .. }, Action::Done)
            | (Task::BuildFree { .. }, Action::Decline)
    );
    if wants_nothing {
        log.tell(Event::LeftIt { seat });
    }
    answer(state, task, seat, action, log);
}

/// Carries out an answer.
fn answer(state: &mut State, task: Task, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    state.table.tasks.pop();
    match (task, action) {
        (Task::Stay { .. }, Action::Leave) => {
            leaving::leave(state, seat, log);
            leaving::end_if_alone(state, log);
        }
        (Task::Keep, Action::KeepBonus(card)) => bonus::keep(state, seat, card, log),
        (Task::Pick { .. }, Action::PickBonus(card)) => bonus::pick(state, seat, card, log),
        (Task::Contained { card, .. }, action) => action_cards::choose(state, seat, card, action, log),
        (Task::Gain { seat, amount, .. }, Action::Mix { food }) => {
            score::gain(state, seat, What::Food, food, log);
            score::gain(state, seat, What::Resources, amount - food, log);
        }
        (Task::Lose { seat, amount, taker, .. }, Action::Mix { food }) => {
            lose_mix(state, seat, amount, food, taker, log);
        }
        (Task::BuildFree { seat, tech }, Action::Accept) => {
            building::place_worker(state.board_mut(seat), tech);
            log.tell(Event::Built { seat, tech, cost: 0 });
        }
        (Task::LosePopulation { seat, count }, Action::GiveUpWorker(tech)) => {
            losses::lose_from(state, seat, tech, log);
            state.table.push(Task::LosePopulation { seat, count: count - 1 });
        }
        (Task::DestroyOwn { seat }, Action::Destroy(tech)) => losses::destroy(state, seat, tech, log),
        (Task::LoseBlue { seat, count }, Action::GiveUpToken(tech)) => {
            goods::remove_token(state.board_mut(seat), tech);
            state.board_mut(seat).blue += 1;
            tokens::lose_blue(state, seat, count, log);
        }
        (Task::LoseColony { seat, taker, .. }, Action::LoseColony(card)) => {
            colonies::lose(state, seat, card, taker, log);
        }
        (Task::TakeCards { budget, .. }, Action::Take { space, card }) => {
            let budget = budget - row::price(state.board(seat), space, card);
            row::take(state, seat, space, card, log);
            state.table.push(Task::TakeCards { seat, budget, used: true });
        }
        (Task::TakeCards { used, .. }, Action::Done) => state.board_mut(seat).skips_politics |= used,
        (Task::TurnWonder { seat }, Action::TurnDown(card)) => events::turn_down(state, seat, card, log),
        (Task::Raze { victim, left, cost, .. }, Action::Raze(tech)) => {
            losses::destroy(state, victim, tech, log);
            let cost = cost.saturating_add(tech.facts().cost);
            state.table.push(Task::Raze { seat, victim, left: left - 1, tech: Some(tech), cost });
        }
        (Task::Raze { cost, .. }, Action::Done) => attack::raid_booty(state, seat, cost, log),
        (Task::Auction { .. }, Action::Bid(amount)) => colonies::bid(state, task, amount, log),
        (Task::Auction { .. }, Action::Pass) => colonies::bid(state, task, 0, log),
        (Task::PayColony { card, .. }, Action::Done) => colonies::pay(state, seat, card, log),
        (Task::PayColony { card, bid, cards, .. }, Action::UseBonus(bonus)) => {
            let value = colonies::card_worth(state.board(seat), bonus);
            use_bonus(state, seat, bonus, value, log);
            state.table.push(Task::PayColony { seat, card, bid, cards: cards + value });
        }
        (Task::Defend { .. }, Action::UseBonus(bonus)) => {
            let value = attack::defense_worth(state.board(seat), bonus);
            use_bonus(state, seat, bonus, value, log);
            if let Some(battle) = &mut state.table.battle {
                battle.cards = battle.cards.saturating_add(value);
            }
            state.table.push(task);
        }
        (_, Action::Sacrifice(tech)) => {
            losses::sacrifice(state, seat, tech, log);
            state.table.push(task);
        }
        (Task::Spoils { victor, loser, worth }, Action::TakeTechnology(card)) => {
            state.table.push(Task::Spoils { victor, loser, worth: worth - attack::special_cost(card) });
            attack::take_technology(state, victor, loser, card, log);
        }
        (Task::Spoils { victor, loser, worth }, Action::Done) => {
            attack::take_science(state, victor, loser, worth, log);
        }
        (Task::AnswerPact { .. }, Action::Accept) => pacts::answer(state, task, true, log),
        (Task::AnswerPact { .. }, Action::Decline) => pacts::answer(state, task, false, log),
        (Task::Consume { seat }, action) => {
            if action == Action::Accept {
                trade::trade(state, seat, Good::Resources, log);
            }
            production::consume(state, seat, log);
        }
        (Task::Mines { seat, phase }, action) => {
            production::mines(state, seat, phase, u8::from(action == Action::Accept), log);
        }
        // Staying, declining, sacrificing nothing more.
        _ => {}
    }
}

fn lose_mix(
    state: &mut State,
    seat: Seat,
    amount: u8,
    food: u8,
    taker: Option<Seat>,
    log: &mut impl Log<Event>,
) {
    let resources = score::lose(state, seat, What::Resources, amount - food, log);
    let food = score::lose(state, seat, What::Food, food, log);
    if let Some(taker) = taker {
        score::gain(state, taker, What::Food, food, log);
        score::gain(state, taker, What::Resources, resources, log);
    }
}

/// TTA-13.3, TTA-16.7: a bonus card is played from hand and discarded.
fn use_bonus(state: &mut State, seat: Seat, card: Card, value: u8, log: &mut impl Log<Event>) {
    military::take_from_hand(state, seat, card);
    military::discard_open(state, card);
    log.tell(Event::BonusUsed { seat, card, value });
}
