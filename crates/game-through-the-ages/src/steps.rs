//! The steps of a turn in which the active player decides: beginning, politics, discarding,
//! actions. One line per action: the whole turn can be seen in one `match`.

use engine::{Log, Seat};

use crate::action::Action;
use crate::cards::{Card, Kind, Tech};
use crate::event::Event;
use crate::refusal::{Checked, Why, require};
use crate::rules::civil::{self, Terms};
use crate::rules::technologies::{self, Change};
use crate::rules::{
    action_cards, attack, building, colonies, events, hand, leaders, leaving, military, pacts, population,
    row, tactics, trade, wonders,
};
use crate::state::{State, is_war};
use crate::task::{Side, Stage};
use crate::turn;

const REVOLUTION: Change = Change::Revolution { first: false };

/// Whether the active player may do this in the present step.
pub fn check(state: &State, seat: Seat, action: Action) -> Checked {
    if matches!(action, Action::Leave) {
        return leaving::check(&state.table, seat);
    }
    match state.table.stage {
        Stage::Begin => require(action == Action::GoOn, Why::NotNow),
        Stage::Politics => check_politics(state, seat, action),
        Stage::Discard => match action {
            Action::Discard(card) => military::in_hand(state, seat, card),
            _ => Err(Why::NotNow),
        },
        Stage::Actions => check_action(state, seat, action),
        _ => Err(Why::NotNow),
    }
}

/// Chapter 14: at most one political action.
fn check_politics(state: &State, seat: Seat, action: Action) -> Checked {
    match action {
        Action::SkipPolitics => Ok(()),
        Action::PlayEvent(card) => events::check_seed(state, seat, card),
        Action::Aggression { card, victim } => {
            require(matches!(card.kind(), Kind::Aggression(_)), Why::NotThatKind { card })?;
            attack::check(state, seat, card, victim)
        }
        Action::DeclareWar { card, victim } => {
            require(is_war(card), Why::NotThatKind { card })?;
            attack::check(state, seat, card, victim)
        }
        Action::OfferPact { card, partner, side } => pacts::check_offer(state, seat, card, partner, side),
        Action::EndPact(card) => pacts::check_end(&state.table, seat, card),
        Action::Columbus(card) => colonies::check_columbus(state, seat, card),
        _ => Err(Why::NotNow),
    }
}

/// Chapters 8 and 9: civil and military actions in any order.
// Inlined where actions are listed, only the check of the one action that is asked for is left.
#[inline(always)]
#[expect(clippy::inline_always, reason = "random play is a tenth faster")]
fn check_action(state: &State, seat: Seat, action: Action) -> Checked {
    let (table, board) = (&state.table, state.board(seat));
    let first_round = table.round == 1 && !matches!(action, Action::Take { .. } | Action::EndTurn);
    require(!first_round, Why::FirstRound)?;
    match action {
        Action::Take { space, card } => row::check(table, seat, space, card),
        Action::Grow => population::check(board, Terms::OWN),
        Action::GrowByLiner => population::check_liner(board),
        Action::GrowAndBuild(tech) => building::check_grow_and_build(table, seat, tech),
        Action::Build(tech) => building::check_build(table, seat, tech, Terms::OWN),
        Action::Destroy(tech) => building::check_destroy(board, tech),
        Action::Disband(tech) => building::check_disband(board, tech),
        Action::Upgrade { from, to } => building::check_upgrade(table, seat, from, to, Terms::OWN),
        Action::BuildStages(stages) => wonders::check(board, stages, Terms::OWN),
        Action::PlayLeader(card) => leaders::check(state, seat, card),
        Action::PlayTechnology(card) => technologies::check(state, seat, card, Terms::OWN),
        Action::Revolution(card) => technologies::check_change(state, seat, card, REVOLUTION, Terms::OWN),
        Action::PeacefulChange(card) => {
            technologies::check_change(state, seat, card, Change::Peaceful, Terms::OWN)
        }
        Action::PlayAction(card) => action_cards::check(state, seat, card),
        Action::PlayTactic(card) => tactics::check(state, seat, card),
        Action::DrawMilitary => military::check_draw(state, seat),
        Action::Trade => trade::check(board),
        Action::EndTurn => Ok(()),
        _ => Err(Why::NotNow),
    }
}

/// Carries out what the active player decided.
pub fn apply(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if matches!(action, Action::Leave) {
        leave(state, seat, log);
        return;
    }
    state.board_mut(seat).turn.begun = true;
    match state.table.stage {
        Stage::Begin => state.table.stage = Stage::Event,
        Stage::Politics => apply_politics(state, seat, action, log),
        Stage::Discard => {
            if let Action::Discard(card) = action {
                military::discard(state, seat, card, log);
            }
        }
        _ => apply_action(state, seat, action, log),
    }
}

fn leave(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let was_start = state.table.start == seat;
    leaving::leave(state, seat, log);
    leaving::end_if_alone(state, log);
    turn::left_at_begin(state, seat, was_start, log);
}

fn apply_politics(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    state.table.stage = Stage::Discard;
    match action {
        Action::PlayEvent(card) => events::seed(state, seat, card, log),
        Action::Aggression { card, victim } | Action::DeclareWar { card, victim } => {
            attack::play(state, seat, card, victim, log);
        }
        Action::OfferPact { card, partner, side } => pacts::offer(state, seat, card, partner, side, log),
        Action::EndPact(card) => pacts::end_by_choice(state, card, log),
        Action::Columbus(card) => colonies::columbus(state, seat, card, log),
        _ => log.tell(Event::Skipped { seat }),
    }
}

fn apply_action(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Take { space, card } => {
            let price = row::price(state.board(seat), space, card);
            civil::spend(state.board_mut(seat), price);
            row::take(state, seat, space, card, log);
        }
        Action::Grow => population::grow(state, seat, Terms::OWN, log),
        Action::GrowByLiner => population::grow_by_liner(state, seat, log),
        Action::GrowAndBuild(tech) => building::grow_and_build(state, seat, tech, log),
        Action::Build(tech) => building::build(state, seat, tech, Terms::OWN, log),
        Action::Destroy(tech) | Action::Disband(tech) => building::destroy(state, seat, tech, log),
        Action::Upgrade { from, to } => building::upgrade(state, seat, from, to, Terms::OWN, log),
        Action::BuildStages(stages) => wonders::build(state, seat, stages, Terms::OWN, log),
        Action::PlayLeader(card) => leaders::play(state, seat, card, log),
        Action::PlayTechnology(card) => technologies::play(state, seat, card, Terms::OWN, log),
        Action::Revolution(card) => technologies::change(state, seat, card, REVOLUTION, Terms::OWN, log),
        Action::PeacefulChange(card) => {
            technologies::change(state, seat, card, Change::Peaceful, Terms::OWN, log);
        }
        Action::PlayAction(card) => action_cards::play(state, seat, card, log),
        Action::PlayTactic(card) => tactics::apply(state, seat, card, log),
        Action::DrawMilitary => {
            military::spend(state.board_mut(seat), 1);
            military::draw(state, seat, 1, log);
        }
        Action::Trade => {
            let gives = trade::gives(state.board(seat)).expect("checked: a pact allows it");
            trade::trade(state, seat, gives, log);
        }
        // Ending the turn.
        _ => state.table.stage = Stage::Production,
    }
}

/// Every action that the present step allows. Candidates are listed and asked for by `check`.
pub fn each_action(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    match state.table.stage {
        Stage::Begin => each(Action::GoOn),
        Stage::Politics => each_political(state, seat, each),
        Stage::Discard => military::each_in_hand(state, seat).for_each(|card| each(Action::Discard(card))),
        Stage::Actions => {
            each(Action::EndTurn);
            each_of_row(state, seat, each);
            if state.table.round > 1 {
                each_of_board(state, seat, each);
                each_of_hands(state, seat, each);
            }
        }
        _ => {}
    }
}

/// Lists the action if it is allowed.
#[inline(always)]
#[expect(clippy::inline_always, reason = "see `check_action`")]
fn offer(state: &State, seat: Seat, action: Action, each: &mut impl FnMut(Action)) {
    if check_action(state, seat, action).is_ok() {
        each(action);
    }
}

fn each_political(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    let mut offer = |action: Action| {
        if check_politics(state, seat, action).is_ok() {
            each(action);
        }
    };
    offer(Action::SkipPolitics);
    for card in military::each_in_hand(state, seat) {
        each_play_of(state, seat, card, &mut offer);
    }
    pacts::own(&state.table, seat).for_each(|(_, pact)| offer(Action::EndPact(pact.card)));
}

/// The political actions with one card.
fn each_play_of(state: &State, seat: Seat, card: Card, offer: &mut impl FnMut(Action)) {
    let others = state.table.players().filter(|other| *other != seat);
    match card.kind() {
        Kind::Event(_) => offer(Action::PlayEvent(card)),
        Kind::Territory(_) => {
            offer(Action::PlayEvent(card));
            offer(Action::Columbus(card));
        }
        Kind::Aggression(_) => others.for_each(|victim| offer(Action::Aggression { card, victim })),
        Kind::War(_) => others.for_each(|victim| offer(Action::DeclareWar { card, victim })),
        Kind::Pact(_) => others.for_each(|partner| {
            offer(Action::OfferPact { card, partner, side: Side::A });
            offer(Action::OfferPact { card, partner, side: Side::B });
        }),
        _ => {}
    }
}

/// What can be taken from the row. The price alone rules out most of it, and is quickly seen.
fn each_of_row(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    let board = state.board(seat);
    if board.civil_left() == 0 && board.perks.wonder_discount == 0 {
        return;
    }
    let paid = |(space, card): &(u8, _)| row::price(board, *space, *card) <= board.civil_left();
    for (space, card) in row::lying(&state.table).filter(paid) {
        offer(state, seat, Action::Take { space, card }, each);
    }
}

/// What can be done with the own board.
fn each_of_board(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    let board = state.board(seat);
    offer(state, seat, Action::Grow, each);
    offer(state, seat, Action::GrowByLiner, each);
    offer(state, seat, Action::Trade, each);
    offer(state, seat, Action::DrawMilitary, each);
    for stages in 1..=board.perks.stages_per_action {
        offer(state, seat, Action::BuildStages(stages), each);
    }
    for tech in board.techs.iter() {
        each_of_tech(state, seat, tech, each);
    }
}

fn each_of_tech(state: &State, seat: Seat, tech: Tech, each: &mut impl FnMut(Action)) {
    let board = state.board(seat);
    let unit = tech.category.is_unit();
    let left = if unit { board.military_left() } else { board.civil_left() };
    if left > 0 {
        if board.unused > 0 {
            offer(state, seat, Action::Build(tech), each);
        }
        if board.techs.workers(tech) > 0 {
            if unit {
                offer(state, seat, Action::Disband(tech), each);
            } else {
                offer(state, seat, Action::Destroy(tech), each);
            }
            for to in board.techs.of(tech.category) {
                offer(state, seat, Action::Upgrade { from: tech, to }, each);
            }
        }
    }
    if unit && board.perks.grow_and_build.is_some() {
        offer(state, seat, Action::GrowAndBuild(tech), each);
    }
}

/// What can be done with cards in hand.
fn each_of_hands(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    for card in hand::each(state, seat) {
        match card.kind() {
            Kind::Leader(_) => offer(state, seat, Action::PlayLeader(card), each),
            Kind::Action(_) => offer(state, seat, Action::PlayAction(card), each),
            Kind::Government(_) => {
                offer(state, seat, Action::Revolution(card), each);
                offer(state, seat, Action::PeacefulChange(card), each);
            }
            _ => offer(state, seat, Action::PlayTechnology(card), each),
        }
    }
    if state.board(seat).military_left() > 0 {
        for card in military::each_in_hand(state, seat) {
            if matches!(card.kind(), Kind::Tactic(_)) {
                offer(state, seat, Action::PlayTactic(card), each);
            }
        }
    }
}
