//! Why something is no answer to a task: found after it was refused, so it decides nothing.

use engine::{Rule, Seat, rule};

use super::{check_agreement, food_range};
use crate::action::Action;
use crate::cards::Kind;
use crate::refusal::{Asked, Checked, Refused, Why};
use crate::rules::{action_cards, attack, bonus, colonies, goods, military};
use crate::state::{State, Table, is_war};
use crate::task::Task;

/// Why an action does not answer the task: what is missing, or what has to be decided first.
pub fn why_not(state: &State, task: Task, seat: Seat, action: Action) -> Refused {
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
