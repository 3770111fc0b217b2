//! What the table waits for.

use engine::{Message, Seat, msg};

use super::words::amount;
use crate::event::What;
use crate::rules::military;
use crate::rules::score::good as good_word;
use crate::task::{Stage, Task};
use crate::view::View;

/// The question put to the viewer, or whom they wait for, or that the game is over.
pub fn question(view: &View) -> Message {
    if let Some(outcome) = view.outcome {
        let winners: Vec<Seat> = outcome.winners().iter().collect();
        return msg!("over-won", winners);
    }
    match view.viewer {
        Some(viewer) if view.deciding.contains(viewer) => asked(view),
        _ => msg!("waiting", seats = view.deciding.iter().collect::<Vec<Seat>>()),
    }
}

fn asked(view: &View) -> Message {
    match view.table.tasks.last() {
        Some(task) => task_asks(view, *task),
        None => stage_asks(view),
    }
}

fn stage_asks(view: &View) -> Message {
    let board = &view.table.boards[view.table.active];
    match view.table.stage {
        Stage::Begin | Stage::War => msg!("ask-begin"),
        Stage::Politics => msg!("ask-politics"),
        Stage::Discard => {
            let held = view.hands[view.table.active].count();
            msg!("ask-discard", n = held.saturating_sub(usize::from(military::hand_limit(board))))
        }
        _ if view.table.round == 1 => msg!("ask-first-round", civil = board.civil_left()),
        _ => msg!("ask-actions", civil = board.civil_left(), military = board.military_left()),
    }
}

fn task_asks(view: &View, task: Task) -> Message {
    let battle = view.table.battle;
    match task {
        Task::Stay { .. } => msg!("ask-stay"),
        Task::Keep => msg!("ask-keep-bonus"),
        Task::Pick { .. } => msg!("ask-pick-bonus"),
        Task::Contained { card, .. } => msg!("ask-contained", card = card.name()),
        Task::Gain { amount, whole: true, .. } => msg!("ask-gain-either", n = amount),
        Task::Gain { amount, whole: false, .. } => msg!("ask-gain-mixed", n = amount),
        Task::Lose { seat, chooser, amount, .. } if seat == chooser => msg!("ask-lose-own", n = amount),
        Task::Lose { seat, amount, .. } => msg!("ask-lose-other", seat, n = amount),
        Task::Divide { food, resources, .. } => {
            msg!(
                "ask-divide",
                food = amount(What::Food, food),
                resources = amount(What::Resources, resources)
            )
        }
        Task::Pay { good, due, .. } => msg!("ask-pay", what = amount(good_word(good), due)),
        Task::BuildFree { tech, .. } => msg!("ask-build-free", card = tech.card().name()),
        Task::LosePopulation { count, .. } => msg!("ask-lose-population", n = count),
        Task::DestroyOwn { .. } => msg!("ask-destroy-own"),
        Task::LoseBlue { count, .. } => msg!("ask-lose-blue", n = count),
        Task::LoseColony { seat, chooser, .. } if seat == chooser => msg!("ask-lose-colony"),
        Task::LoseColony { seat, .. } => msg!("ask-annex", seat),
        Task::TakeCards { budget, .. } => msg!("ask-take-cards", n = budget),
        Task::TurnWonder { .. } => msg!("ask-turn-wonder"),
        Task::Raze { victim, left, .. } => msg!("ask-raze", seat = victim, n = left),
        Task::Auction { card, bidder: Some(bidder), bid, .. } => {
            msg!("ask-bid-higher", card = card.name(), seat = bidder, bid)
        }
        Task::Auction { card, .. } => msg!("ask-bid-first", card = card.name()),
        Task::PayColony { card, bid, cards, seat } => {
            let force = crate::rules::colonies::force(&view.table.boards[seat], cards);
            msg!("ask-pay-colony", card = card.name(), bid, force)
        }
        Task::Sacrifice { seat } => match battle {
            Some(battle) if battle.attacker == seat => {
                msg!("ask-sacrifice-attack", card = battle.card.name(), seat = battle.defender)
            }
            Some(battle) => msg!("ask-sacrifice-war", card = battle.card.name(), seat = battle.attacker),
            None => msg!("ask-sacrifice"),
        },
        Task::Defend { .. } => match battle {
            Some(battle) => {
                let attack = crate::rules::attack::total_attack(&view.table, battle);
                let defense = crate::rules::attack::total_defense(&view.table, battle);
                msg!("ask-defend", card = battle.card.name(), seat = battle.attacker, attack, defense)
            }
            None => msg!("ask-sacrifice"),
        },
        Task::Spoils { loser, worth, .. } => msg!("ask-spoils", seat = loser, worth),
        Task::AnswerPact { from, card, .. } => msg!("ask-pact", seat = from, card = card.name()),
        Task::Consume { .. } => msg!("ask-eat-resource"),
        Task::Mines { .. } => msg!("ask-place-fewer"),
        Task::Draw { cards, .. } => msg!("ask-draw", n = cards),
        Task::Nothing
        | Task::FillRow
        | Task::Fight
        | Task::EndBattle
        | Task::Score { .. }
        | Task::Farms { .. }
        | Task::Corruption { .. } => msg!("ask-nothing"),
    }
}
