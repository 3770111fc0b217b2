//! What an answer does.

use engine::{Log, Seat};

use crate::action::Action;
use crate::board::Good;
use crate::cards::Card;
use crate::event::{Event, What};
use crate::rules::{
    action_cards, attack, bonus, building, colonies, events, goods, leaving, losses, military, pacts,
    payment, production, row, score, tokens, trade,
};
use crate::state::State;
use crate::task::Task;

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
pub fn answer(state: &mut State, task: Task, seat: Seat, action: Action, log: &mut impl Log<Event>) {
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
