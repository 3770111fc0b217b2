//! Actions that a player might think of at this point, legal or not.

use engine::Seat;

use crate::action::Action;
use crate::board::STORES;
use crate::cards::effect::Deed;
use crate::cards::{Card, Category, Kind, Tech};
use crate::rules::{action_cards, row};
use crate::task::{Side, Stage, Task};
use crate::view::View;

/// The highest bid that anybody might think of.
const HIGHEST_BID: u8 = 30;

/// What "why not?" is answered for.
pub fn ideas(view: &View, seat: Seat, out: &mut Vec<Action>) {
    match view.table.tasks.last() {
        Some(task) => of_task(view, seat, *task, out),
        None => of_stage(view, seat, out),
    }
}

fn of_task(view: &View, seat: Seat, task: Task, out: &mut Vec<Action>) {
    let bonus_cards = view.hands[seat].cards().filter(|card| matches!(card.kind(), Kind::Bonus(_)));
    match task {
        Task::Auction { .. } => {
            out.push(Action::Pass);
            out.extend((1..=HIGHEST_BID).map(Action::Bid));
        }
        Task::PayColony { .. } | Task::Defend { .. } | Task::Sacrifice { .. } => {
            out.extend(techs(view, seat).filter(|tech| tech.category.is_unit()).map(Action::Sacrifice));
            out.extend(bonus_cards.map(Action::UseBonus));
            out.push(Action::Done);
        }
        Task::TakeCards { .. } => {
            takes(view, out);
            out.push(Action::Done);
        }
        Task::Contained { card, .. } => contained(view, seat, card, out),
        Task::Raze { victim, .. } => {
            out.extend(techs(view, victim).filter(|tech| tech.category.is_urban()).map(Action::Raze));
            out.push(Action::Done);
        }
        Task::AnswerPact { .. } | Task::BuildFree { .. } => out.extend([Action::Accept, Action::Decline]),
        Task::Pay { seat, .. } => out.extend(techs(view, seat).filter(holds_tokens).map(Action::PayWith)),
        // Nothing comes to mind that is not listed.
        Task::Stay { .. }
        | Task::Keep
        | Task::Pick { .. }
        | Task::Gain { .. }
        | Task::Lose { .. }
        | Task::Divide { .. }
        | Task::LosePopulation { .. }
        | Task::DestroyOwn { .. }
        | Task::LoseBlue { .. }
        | Task::LoseColony { .. }
        | Task::TurnWonder { .. }
        | Task::Spoils { .. }
        | Task::Consume { .. }
        | Task::Mines { .. }
        | Task::Draw { .. }
        | Task::Nothing
        | Task::FillRow
        | Task::Fight
        | Task::EndBattle
        | Task::Score { .. }
        | Task::Farms { .. }
        | Task::Corruption { .. } => {}
    }
    unique(out);
}

/// Whether a card can hold blue tokens.
fn holds_tokens(tech: &Tech) -> bool {
    STORES.contains(&tech.category)
}

fn of_stage(view: &View, seat: Seat, out: &mut Vec<Action>) {
    match view.table.stage {
        Stage::Begin | Stage::War => out.push(Action::GoOn),
        Stage::Politics => {
            out.push(Action::SkipPolitics);
            view.hands[seat].cards().for_each(|card| political(view, seat, card, out));
            out.extend(view.table.pacts().map(|(_, pact)| Action::EndPact(pact.card)));
        }
        Stage::Discard => out.extend(view.hands[seat].cards().map(Action::Discard)),
        _ => actions(view, seat, out),
    }
    unique(out);
}

fn political(view: &View, seat: Seat, card: Card, out: &mut Vec<Action>) {
    let others = view.table.boards.seats().filter(|other| *other != seat);
    match card.kind() {
        Kind::Event(_) => out.push(Action::PlayEvent(card)),
        Kind::Territory(_) => out.extend([Action::PlayEvent(card), Action::Columbus(card)]),
        Kind::Aggression(_) => out.extend(others.map(|victim| Action::Aggression { card, victim })),
        Kind::War(_) => out.extend(others.map(|victim| Action::DeclareWar { card, victim })),
        Kind::Pact(_) => {
            let sides = [Side::A, Side::B];
            out.extend(
                others.flat_map(|partner| sides.map(|side| Action::OfferPact { card, partner, side })),
            );
        }
        _ => {}
    }
}

fn actions(view: &View, seat: Seat, out: &mut Vec<Action>) {
    let board = &view.table.boards[seat];
    out.push(Action::EndTurn);
    takes(view, out);
    out.extend([Action::Grow, Action::BuildStages(1), Action::BuildStages(2)]);
    for tech in techs(view, seat) {
        out.push(Action::Build(tech));
        out.push(if tech.category.is_unit() { Action::Disband(tech) } else { Action::Destroy(tech) });
        out.extend(
            board
                .techs
                .of(tech.category)
                .filter(|to| to.level > tech.level)
                .map(|to| Action::Upgrade { from: tech, to }),
        );
    }
    for held in &board.hand {
        out.extend(plays(held.card));
    }
    let tactics = view.hands[seat].cards().filter(|card| matches!(card.kind(), Kind::Tactic(_)));
    out.extend(tactics.map(Action::PlayTactic));
    if board.perks.liner.0 > 0 {
        out.push(Action::GrowByLiner);
    }
    if view.table.options.draw_military_as_action {
        out.push(Action::DrawMilitary);
    }
}

/// What an action card may be meant for.
fn contained(view: &View, seat: Seat, card: Card, out: &mut Vec<Action>) {
    let techs = &view.table.boards[seat].techs;
    for deed in action_cards::deeds(card) {
        match deed {
            Deed::BuildUrban { .. } => {
                let urban = techs.iter().filter(|tech| tech.category.is_urban());
                out.extend(urban.map(Action::Build));
            }
            Deed::BuildFarmOrMine { .. } => {
                let rural = [Category::Farm, Category::Mine].into_iter().flat_map(|rural| techs.of(rural));
                out.extend(rural.map(Action::Build));
            }
            Deed::Upgrade { .. } => {
                for from in techs.worked().filter(|from| !from.category.is_unit()) {
                    let higher = techs.of(from.category).filter(|to| to.level > from.level);
                    out.extend(higher.map(|to| Action::Upgrade { from, to }));
                }
            }
            Deed::PlayTechnology => {
                let technologies = view.table.boards[seat].hand.iter().map(|held| held.card);
                out.extend(technologies.filter(|card| card.is_technology()).flat_map(plays));
            }
            _ => {}
        }
    }
}

/// The ways to play a card of the civil hand.
fn plays(card: Card) -> Vec<Action> {
    match card.kind() {
        Kind::Leader(_) => vec![Action::PlayLeader(card)],
        Kind::Action(_) => vec![Action::PlayAction(card)],
        Kind::Government(_) => vec![Action::Revolution(card), Action::PeacefulChange(card)],
        _ => vec![Action::PlayTechnology(card)],
    }
}

fn takes(view: &View, out: &mut Vec<Action>) {
    out.extend(row::lying(&view.table).map(|(space, card)| Action::Take { space, card }));
}

fn techs(view: &View, seat: Seat) -> impl Iterator<Item = Tech> + '_ {
    view.table.boards[seat].techs.iter()
}

/// Copies of a card give the same action.
fn unique(out: &mut Vec<Action>) {
    let mut kept: Vec<Action> = Vec::with_capacity(out.len());
    out.drain(..).for_each(|action| {
        if !kept.contains(&action) {
            kept.push(action);
        }
    });
    out.append(&mut kept);
}
