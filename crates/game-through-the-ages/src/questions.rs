//! The tasks that wait: which answers each allows, what an answer does, and which need none.
//!
//! [`each_answer`] alone says what can be answered: the list of legal actions, the check, that there
//! is only one answer and that there is none at all follow from it. `why_not` finds the words for a
//! refusal and decides nothing.

use engine::{Log, Offers, Rule, Seat, Seats, Single, rule};

use crate::action::Action;
use crate::board::Good;
use crate::cards::{Card, Kind, Tech};
use crate::event::{Event, What};
use crate::refusal::{Asked, Checked, Refused, Why};
use crate::rules::{
    action_cards, attack, bonus, building, colonies, events, goods, leaving, losses, military, pacts,
    payment, production, row, score, tokens, trade,
};
use crate::state::{State, Table, is_war};
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
            answer(state, task, seat, only, log);
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
    if sought.found { Ok(()) } else { Err(why_not(state, task, seat, action)) }
}

/// Why an action does not answer the task: what is missing, or what has to be decided first.
fn why_not(state: &State, task: Task, seat: Seat, action: Action) -> Refused {
    let (how, asked) = subject(&state.table, task);
    let reason = match action {
        Action::Sacrifice(_) | Action::UseBonus(_) | Action::Bid(_) | Action::TakeTechnology(_) => {
            why_no_force(state, task, seat, action)
        }
        Action::Mix { .. } => why_no_mix(&state.table, task),
        _ => why_no_choice(state, task, seat, action),
    };
    reason.err().unwrap_or_else(|| how.refuse(Why::First { asked }))
}

fn why_no_choice(state: &State, task: Task, seat: Seat, action: Action) -> Checked {
    let table = &state.table;
    match (task, action) {
        (Task::Keep, Action::KeepBonus(card)) => bonus::check(state, Some(seat), card),
        (Task::Pick { .. }, Action::PickBonus(card)) => bonus::check(state, None, card),
        (
            Task::Contained { seat, card, first },
            Action::Build(_)
            | Action::Upgrade { .. }
            | Action::PlayTechnology(_)
            | Action::Revolution(_)
            | Action::PeacefulChange(_),
        ) => action_cards::check_contained(state, seat, card, first, action),
        (Task::TakeCards { seat, budget, .. }, Action::Take { space, card }) => {
            check_agreement(table, seat, space, card, budget)
        }
        (Task::LosePopulation { .. }, Action::GiveUpWorker(tech)) => {
            Err(rule("TTA-15.5").refuse(Why::NoWorkerOn { tech }))
        }
        (Task::DestroyOwn { .. }, Action::Destroy(tech)) => {
            rule("TTA-15.1").require(!tech.category.is_unit(), || Why::NotABuilding { tech })?;
            Err(rule("TTA-15.1").refuse(Why::NoWorkerOn { tech }))
        }
        (Task::LoseBlue { .. }, Action::GiveUpToken(tech)) => {
            Err(rule("TTA-16.13").refuse(Why::NoTokenOn { tech }))
        }
        (Task::LoseColony { .. }, Action::LoseColony(card)) => {
            Err(rule("TTA-16.12").refuse(Why::NotTheirs { card }))
        }
        (Task::TurnWonder { .. }, Action::TurnDown(card)) => {
            Err(rule("TTA-29.22").refuse(Why::NotTurnable { card }))
        }
        (Task::Raze { victim, left, tech, .. }, Action::Raze(razed)) => {
            attack::check_raze(&table.boards[victim], left, tech, razed)
        }
        (Task::Raze { .. }, Action::Done) => Err(rule("TTA-17.20").refuse(Why::MustRaze)),
        (Task::PayColony { seat, bid, cards, .. }, Action::Done) => {
            colonies::check_paid(&table.boards[seat], bid, cards)
        }
        (Task::Pay { .. }, Action::Done) => Err(rule("TTA-8.16").refuse(Why::MustPay)),
        (Task::Pay { seat, good, .. }, Action::PayWith(tech)) => {
            let holds = goods::purses(&table.boards[seat], good).any(|purse| purse == tech);
            rule("TTA-8.20").require(holds, || Why::NoTokenOn { tech })?;
            Err(rule("TTA-8.21").refuse(Why::WrongToken { tech }))
        }
        (Task::Draw { cards, .. }, Action::Draw(_)) => {
            Err(rule("TTA-13.4").refuse(Why::AtMost { most: cards }))
        }
        _ => Ok(()),
    }
}

fn why_no_mix(table: &Table, task: Task) -> Checked {
    let (how, _) = subject(table, task);
    match (task, food_range(table, task)) {
        (Task::Gain { amount, whole: true, .. }, _) => Err(how.refuse(Why::OneKind { amount })),
        (_, Some((least, most))) => Err(how.refuse(Why::NotThatMix { least, most })),
        (_, None) => Ok(()),
    }
}

fn why_no_force(state: &State, task: Task, seat: Seat, action: Action) -> Checked {
    let table = &state.table;
    match (task, action) {
        (Task::PayColony { .. } | Task::Defend { .. } | Task::Sacrifice { .. }, Action::Sacrifice(tech)) => {
            rule("TTA-26.13").require(!table.is_last_round(), || Why::NoSacrifice)?;
            rule("TTA-17.2").require(tech.category.is_unit(), || Why::NotAUnit { tech })?;
            Err(rule("TTA-17.2").refuse(Why::NoWorkerOn { tech }))
        }
        (Task::PayColony { .. } | Task::Defend { .. }, Action::UseBonus(card)) => {
            let fits = matches!(card.kind(), Kind::Bonus(_));
            rule("TTA-13.3").require(fits, || Why::NotThatKind { card })?;
            military::in_hand(state, seat, card, rule("TTA-13.3"))
        }
        (Task::Sacrifice { .. }, Action::UseBonus(_)) => {
            let war = table.battle.is_some_and(|battle| is_war(battle.card));
            rule("TTA-25.3").require(!war, || Why::NoBonusInWar)?;
            Err(rule("TTA-17.5").refuse(Why::NoBonusInAttack))
        }
        (Task::Auction { seat, bid, .. }, Action::Bid(amount)) => {
            colonies::check_bid(state, seat, bid, amount)
        }
        (Task::Spoils { victor, loser, worth }, Action::TakeTechnology(card)) => {
            attack::check_take(table, victor, loser, worth, card)
        }
        _ => Ok(()),
    }
}

/// What a task asks for, and the rule that says so.
#[must_use]
pub fn subject(table: &Table, task: Task) -> (Rule, Asked) {
    let war = table.battle.is_some_and(|battle| is_war(battle.card));
    let (id, asked) = match task {
        Task::Stay { .. } => ("TTA-26.5", Asked::Stay),
        Task::Keep => ("TTA-27.15", Asked::Bonus),
        Task::Pick { .. } => ("TTA-27.16", Asked::Bonus),
        Task::Contained { .. } => ("TTA-8.34", Asked::Contained),
        Task::Gain { .. } => ("TTA-29.4", Asked::Goods),
        Task::Lose { seat, chooser, .. } if seat == chooser => ("TTA-15.7", Asked::Goods),
        Task::Lose { .. } => ("TTA-17.12", Asked::Goods),
        Task::Divide { .. } => ("TTA-17.15", Asked::Division),
        Task::Pay { .. } => ("TTA-8.20", Asked::Payment),
        Task::BuildFree { .. } => ("TTA-15.9", Asked::FreeBuilding),
        Task::LosePopulation { .. } => ("TTA-15.5", Asked::Worker),
        Task::DestroyOwn { .. } => ("TTA-15.1", Asked::Building),
        Task::LoseBlue { .. } => ("TTA-16.13", Asked::Token),
        Task::LoseColony { .. } => ("TTA-16.12", Asked::Colony),
        Task::TakeCards { .. } => ("TTA-29.12", Asked::RowCards),
        Task::TurnWonder { .. } => ("TTA-29.22", Asked::FaceDown),
        Task::Raze { .. } => ("TTA-17.20", Asked::Raze),
        Task::Auction { .. } => ("TTA-16.1", Asked::Bid),
        Task::PayColony { .. } => ("TTA-16.5", Asked::Force),
        Task::Sacrifice { .. } if war => ("TTA-25.3", Asked::Sacrifice),
        Task::Sacrifice { .. } => ("TTA-17.3", Asked::Sacrifice),
        Task::Defend { .. } => ("TTA-17.4", Asked::Defense),
        Task::Spoils { .. } => ("TTA-29.26", Asked::Spoils),
        Task::AnswerPact { .. } => ("TTA-18.2", Asked::Pact),
        Task::Consume { .. } => ("TTA-29.45", Asked::Food),
        Task::Mines { .. } => ("TTA-20.7", Asked::Mines),
        Task::Draw { .. } => ("TTA-13.4", Asked::Drawing),
        // These never wait for an answer.
        Task::Nothing
        | Task::FillRow
        | Task::Fight
        | Task::EndBattle
        | Task::Score { .. }
        | Task::Farms { .. }
        | Task::Corruption { .. } => ("TTA-7.2", Asked::Enough),
    };
    (rule(id), asked)
}

/// Carries out the answer of a player who was asked; if they want nothing, the others are told.
pub fn apply(state: &mut State, task: Task, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    let wants_nothing = matches!(
        (task, action),
        (Task::Sacrifice { .. } | Task::TakeCards { .. }, Action::Done)
            | (Task::BuildFree { .. }, Action::Decline)
            | (_, Action::Draw(0))
    );
    if wants_nothing {
        log.tell(Event::LeftIt { seat });
    }
    answer(state, task, seat, action, log);
}

/// Carries out an answer.
fn answer(state: &mut State, task: Task, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    state.table.tasks.pop();
    match task {
        Task::Stay { .. } => stay(state, seat, action, log),
        Task::Keep | Task::Pick { .. } => choose_bonus(state, seat, action, log),
        Task::Contained { card, .. } => action_cards::choose(state, seat, card, action, log),
        Task::Gain { .. } | Task::Lose { .. } | Task::Divide { .. } => mix(state, task, action, log),
        Task::Pay { .. } => {
            if let Action::PayWith(tech) = action {
                payment::pay(state, task, tech, log);
            }
        }
        Task::BuildFree { seat, tech } => {
            if action == Action::Accept {
                building::place_worker(state.board_mut(seat), tech);
                log.tell(Event::Built { seat, tech, cost: 0 });
            }
        }
        Task::LosePopulation { .. }
        | Task::DestroyOwn { .. }
        | Task::LoseBlue { .. }
        | Task::LoseColony { .. }
        | Task::TurnWonder { .. }
        | Task::Raze { .. } => lose(state, task, action, log),
        Task::TakeCards { .. } => take_cards(state, task, action, log),
        Task::Auction { .. } => {
            colonies::bid(state, task, if let Action::Bid(amount) = action { amount } else { 0 }, log);
        }
        Task::PayColony { .. } | Task::Sacrifice { .. } | Task::Defend { .. } => {
            put_up(state, task, seat, action, log);
        }
        Task::Spoils { .. } => take_spoils(state, task, action, log),
        Task::AnswerPact { .. } => pacts::answer(state, task, action == Action::Accept, log),
        Task::Consume { seat } => {
            if action == Action::Accept {
                trade::trade(state, seat, Good::Resources, log);
            }
            production::consume(state, seat, log);
        }
        Task::Mines { seat, phase } => {
            production::mines(state, seat, phase, u8::from(action == Action::Accept), log);
        }
        Task::Draw { seat, .. } => {
            if let Action::Draw(cards) = action {
                military::draw(state, seat, cards, log);
            }
        }
        Task::Nothing
        | Task::FillRow
        | Task::Fight
        | Task::EndBattle
        | Task::Score { .. }
        | Task::Farms { .. }
        | Task::Corruption { .. } => unreachable!("asks nobody"),
    }
}

fn stay(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if action == Action::Leave {
        leaving::leave(state, seat, log);
        leaving::end_if_alone(state, log);
    } else {
        log.tell(Event::Stayed { seat });
    }
}

fn choose_bonus(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::KeepBonus(card) => bonus::keep(state, seat, card, log),
        Action::PickBonus(card) => bonus::pick(state, seat, card, log),
        _ => {}
    }
}

/// Food and resources are gained, lost, or taken as far as the bank goes.
fn mix(state: &mut State, task: Task, action: Action, log: &mut impl Log<Event>) {
    let Action::Mix { food } = action else { return };
    match task {
        Task::Gain { seat, amount, .. } => {
            score::gain(state, seat, What::Food, food, log);
            score::gain(state, seat, What::Resources, amount.saturating_sub(food), log);
        }
        Task::Lose { seat, amount, taker, .. } => {
            let resources = score::lose(state, seat, What::Resources, amount.saturating_sub(food), log);
            let food = score::lose(state, seat, What::Food, food, log);
            if let Some(taker) = taker {
                state.table.push(Task::Divide { seat: taker, food, resources });
            }
        }
        // TTA-17.15: what the bank cannot hold is lost.
        Task::Divide { seat, resources, .. } => {
            score::gain(state, seat, What::Food, food, log);
            score::gain(state, seat, What::Resources, resources, log);
        }
        _ => {}
    }
}

/// Workers, buildings, tokens, colonies and wonders that are lost.
fn lose(state: &mut State, task: Task, action: Action, log: &mut impl Log<Event>) {
    match (task, action) {
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
        (Task::TurnWonder { seat }, Action::TurnDown(card)) => events::turn_down(state, seat, card, log),
        (Task::Raze { seat, victim, left, cost, .. }, Action::Raze(tech)) => {
            losses::destroy(state, victim, tech, log);
            let cost = cost.saturating_add(tech.facts().cost);
            state.table.push(Task::Raze { seat, victim, left: left - 1, tech: Some(tech), cost });
        }
        (Task::Raze { seat, cost, .. }, Action::Done) => attack::raid_booty(state, seat, cost, log),
        _ => {}
    }
}

fn take_cards(state: &mut State, task: Task, action: Action, log: &mut impl Log<Event>) {
    let Task::TakeCards { seat, budget, used } = task else { return };
    match action {
        Action::Take { space, card } => {
            let budget = budget - row::price(state.board(seat), space, card);
            row::take(state, seat, space, card, log);
            state.table.push(Task::TakeCards { seat, budget, used: true });
        }
        _ => state.board_mut(seat).skips_politics |= used,
    }
}

/// Units and bonus cards are put up in battle or for a colony.
fn put_up(state: &mut State, task: Task, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match (task, action) {
        (_, Action::Sacrifice(tech)) => {
            losses::sacrifice(state, seat, tech, log);
            state.table.push(task);
        }
        (Task::PayColony { card, bid, cards, .. }, Action::UseBonus(bonus)) => {
            let value = colonies::card_worth(state.board(seat), bonus);
            use_bonus(state, seat, bonus, value, log);
            state.table.push(Task::PayColony { seat, card, bid, cards: cards + value });
        }
        (Task::PayColony { card, .. }, Action::Done) => colonies::pay(state, seat, card, log),
        (Task::Defend { .. }, Action::UseBonus(bonus)) => {
            let value = attack::defense_worth(state.board(seat), bonus);
            use_bonus(state, seat, bonus, value, log);
            if let Some(battle) = &mut state.table.battle {
                battle.cards = battle.cards.saturating_add(value);
            }
            state.table.push(task);
        }
        _ => {}
    }
}

/// TTA-13.3, TTA-16.7: a bonus card is played from hand and discarded.
fn use_bonus(state: &mut State, seat: Seat, card: Card, value: u8, log: &mut impl Log<Event>) {
    military::take_from_hand(state, seat, card);
    military::discard_open(state, card);
    log.tell(Event::BonusUsed { seat, card, value });
}

fn take_spoils(state: &mut State, task: Task, action: Action, log: &mut impl Log<Event>) {
    let Task::Spoils { victor, loser, worth } = task else { return };
    match action {
        Action::TakeTechnology(card) => {
            state.table.push(Task::Spoils { victor, loser, worth: worth - attack::special_cost(card) });
            attack::take_technology(state, victor, loser, card, log);
        }
        _ => attack::take_science(state, victor, loser, worth, log),
    }
}
