//! The steps of a turn in which the active player decides: beginning, politics, discarding,
//! actions. One line per action: the whole turn can be seen in one `match`.

use engine::{Log, Offers, Seat, rule};

use crate::action::Action;
use crate::cards::{Card, Kind, Tech};
use crate::event::Event;
use crate::refusal::{Asked, Checked, Why};
use crate::rules::civil::{self, Terms};
use crate::rules::technologies::{self, Change};
use crate::rules::{
    action_cards, attack, building, colonies, events, hand, leaders, leaving, military, pacts, population,
    row, tactics, trade, wonders,
};
use crate::state::State;
use crate::task::{Side, Stage};
use crate::turn;

const REVOLUTION: Change = Change::Revolution { first: false };

/// The part of a turn that an action belongs to.
enum Part {
    /// The own war, before it is fought.
    War,
    Politics,
    Discard,
    Actions,
    /// None: it answers a question, which the rule says when to ask.
    Answer(&'static str, Asked),
}

const fn part(action: Action) -> Part {
    match action {
        Action::GoOn | Action::Leave | Action::ByHand(_) => Part::War,
        Action::SkipPolitics
        | Action::PlayEvent(_)
        | Action::Aggression { .. }
        | Action::DeclareWar { .. }
        | Action::OfferPact { .. }
        | Action::EndPact(_)
        | Action::Columbus(_) => Part::Politics,
        Action::Discard(_) => Part::Discard,
        Action::Take { .. }
        | Action::Grow
        | Action::GrowByLiner
        | Action::GrowAndBuild(_)
        | Action::Build(_)
        | Action::Destroy(_)
        | Action::Disband(_)
        | Action::Upgrade { .. }
        | Action::BuildStages(_)
        | Action::PlayLeader(_)
        | Action::PlayTechnology(_)
        | Action::Revolution(_)
        | Action::PeacefulChange(_)
        | Action::PlayAction(_)
        | Action::PlayTactic(_)
        | Action::DrawMilitary
        | Action::Trade
        | Action::EndTurn => Part::Actions,
        Action::KeepBonus(_) => Part::Answer("TTA-27.15", Asked::Bonus),
        Action::PickBonus(_) => Part::Answer("TTA-27.16", Asked::Bonus),
        Action::Accept | Action::Decline => Part::Answer("TTA-18.2", Asked::YesOrNo),
        Action::Bid(_) | Action::Pass => Part::Answer("TTA-16.1", Asked::Bid),
        Action::Sacrifice(_) => Part::Answer("TTA-17.2", Asked::Sacrifice),
        Action::UseBonus(_) => Part::Answer("TTA-13.3", Asked::BonusCard),
        Action::Done => Part::Answer("TTA-17.3", Asked::Enough),
        Action::PayWith(_) => Part::Answer("TTA-8.20", Asked::Payment),
        Action::Draw(_) => Part::Answer("TTA-13.4", Asked::Drawing),
        Action::Mix { .. } => Part::Answer("TTA-29.4", Asked::Goods),
        Action::GiveUpWorker(_) => Part::Answer("TTA-15.5", Asked::Worker),
        Action::GiveUpToken(_) => Part::Answer("TTA-16.13", Asked::Token),
        Action::LoseColony(_) => Part::Answer("TTA-16.12", Asked::Colony),
        Action::TurnDown(_) => Part::Answer("TTA-29.22", Asked::FaceDown),
        Action::Raze(_) => Part::Answer("TTA-17.20", Asked::Raze),
        Action::TakeTechnology(_) => Part::Answer("TTA-29.26", Asked::Spoils),
    }
}

/// Whether the active player may do this in the present step.
pub fn check(state: &State, seat: Seat, action: Action) -> Checked {
    if action == Action::Leave {
        return leaving::check(&state.table, seat);
    }
    match part(action) {
        Part::War => {
            let waits = matches!(state.table.stage, Stage::Begin | Stage::War);
            rule("TTA-7.9").require(waits, || Why::NothingAsked { asked: Asked::War })
        }
        Part::Politics => {
            check_time_of_politics(state)?;
            check_politics(state, seat, action)
        }
        Part::Discard => {
            check_war_first(state)?;
            rule("TTA-7.2")
                .require(state.table.stage != Stage::Politics, || Why::First { asked: Asked::Politics })?;
            let discards = state.table.stage == Stage::Discard;
            rule("TTA-13.7").require(discards, || Why::NothingToDiscard)?;
            check_discard(state, seat, action)
        }
        Part::Actions => {
            check_time_of_actions(state)?;
            check_action(state, seat, action)
        }
        Part::Answer(id, asked) => Err(rule(id).refuse(Why::NothingAsked { asked })),
    }
}

/// TTA-25.2: a war that was declared comes first.
fn check_war_first(state: &State) -> Checked {
    let waits = matches!(state.table.stage, Stage::Begin | Stage::War);
    rule("TTA-25.2").require(!waits, || Why::First { asked: Asked::War })
}

/// TTA-14.1: one political action, before everything else.
fn check_time_of_politics(state: &State) -> Checked {
    let table = &state.table;
    rule("TTA-11.4").require(table.options.has_politics(), || Why::SimpleGame)?;
    rule("TTA-14.8").require(table.round > 1, || Why::FirstRound)?;
    check_war_first(state)?;
    rule("TTA-14.1").require(table.stage == Stage::Politics, || Why::PoliticsOver)
}

/// TTA-7.2: civil and military actions come after politics and discarding.
fn check_time_of_actions(state: &State) -> Checked {
    check_war_first(state)?;
    let stage = state.table.stage;
    rule("TTA-7.2").require(stage != Stage::Politics, || Why::First { asked: Asked::Politics })?;
    rule("TTA-13.7").require(stage != Stage::Discard, || Why::First { asked: Asked::Discard })
}

/// TTA-13.7: which card is discarded is up to its owner.
fn check_discard(state: &State, seat: Seat, action: Action) -> Checked {
    match action {
        Action::Discard(card) => military::in_hand(state, seat, card, rule("TTA-13.7")),
        _ => Ok(()),
    }
}

/// Chapter 14: what the political action may be.
fn check_politics(state: &State, seat: Seat, action: Action) -> Checked {
    match action {
        Action::PlayEvent(card) => events::check_seed(state, seat, card),
        Action::Aggression { card, victim } => attack::check_aggression(state, seat, card, victim),
        Action::DeclareWar { card, victim } => attack::check_war(state, seat, card, victim),
        Action::OfferPact { card, partner, side } => pacts::check_offer(state, seat, card, partner, side),
        Action::EndPact(card) => pacts::check_end(&state.table, seat, card),
        Action::Columbus(card) => colonies::check_columbus(state, seat, card),
        // Nothing is in the way of forgoing it.
        _ => Ok(()),
    }
}

/// Chapters 8 and 9: civil and military actions in any order.
// Inlined where actions are listed, only the check of the one action that is asked for is left.
#[inline(always)]
#[expect(clippy::inline_always, reason = "random play is a tenth faster")]
fn check_action(state: &State, seat: Seat, action: Action) -> Checked {
    let (table, board) = (&state.table, state.board(seat));
    let first_round = table.round == 1 && !matches!(action, Action::Take { .. } | Action::EndTurn);
    rule("TTA-6.1").require(!first_round, || Why::FirstRound)?;
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
        // Nothing is in the way of ending the turn.
        _ => Ok(()),
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
        // Now that the player goes on, the war is fought.
        Stage::War => {}
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
pub fn each_action(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    match state.table.stage {
        Stage::Begin | Stage::War => out.offer(Action::GoOn),
        Stage::Politics => each_political(state, seat, out),
        Stage::Discard => {
            out.offer_all(military::each_in_hand(state, seat).map(Action::Discard));
        }
        Stage::Actions => {
            out.offer(Action::EndTurn);
            each_of_row(state, seat, out);
            if state.table.round > 1 {
                each_of_board(state, seat, out);
                each_of_hands(state, seat, out);
            }
        }
        Stage::Event | Stage::Refill | Stage::Production | Stage::End | Stage::Over => {}
    }
}

/// Lists the action if it is allowed.
#[inline(always)]
#[expect(clippy::inline_always, reason = "see `check_action`")]
fn offer(state: &State, seat: Seat, action: Action, out: &mut impl Offers<Action>) {
    if check_action(state, seat, action).is_ok() {
        out.offer(action);
    }
}

fn each_political(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let mut offer = |action: Action| {
        if check_politics(state, seat, action).is_ok() {
            out.offer(action);
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
fn each_of_row(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let board = state.board(seat);
    if board.civil_left() == 0 && board.perks.wonder_discount == 0 {
        return;
    }
    let paid = |(space, card): &(u8, _)| row::price(board, *space, *card) <= board.civil_left();
    for (space, card) in row::lying(&state.table).filter(paid) {
        offer(state, seat, Action::Take { space, card }, out);
    }
}

/// What can be done with the own board.
fn each_of_board(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let board = state.board(seat);
    offer(state, seat, Action::Grow, out);
    offer(state, seat, Action::GrowByLiner, out);
    offer(state, seat, Action::Trade, out);
    offer(state, seat, Action::DrawMilitary, out);
    for stages in 1..=board.perks.stages_per_action {
        offer(state, seat, Action::BuildStages(stages), out);
    }
    for tech in board.techs.iter() {
        each_of_tech(state, seat, tech, out);
    }
}

fn each_of_tech(state: &State, seat: Seat, tech: Tech, out: &mut impl Offers<Action>) {
    let board = state.board(seat);
    let unit = tech.category.is_unit();
    let left = if unit { board.military_left() } else { board.civil_left() };
    if left > 0 {
        if board.unused > 0 {
            offer(state, seat, Action::Build(tech), out);
        }
        if board.techs.workers(tech) > 0 {
            if unit {
                offer(state, seat, Action::Disband(tech), out);
            } else {
                offer(state, seat, Action::Destroy(tech), out);
            }
            for to in board.techs.of(tech.category) {
                offer(state, seat, Action::Upgrade { from: tech, to }, out);
            }
        }
    }
    if unit && board.perks.grow_and_build.is_some() {
        offer(state, seat, Action::GrowAndBuild(tech), out);
    }
}

/// What can be done with cards in hand.
fn each_of_hands(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    for card in hand::each(state, seat) {
        match card.kind() {
            Kind::Leader(_) => offer(state, seat, Action::PlayLeader(card), out),
            Kind::Action(_) => offer(state, seat, Action::PlayAction(card), out),
            Kind::Government(_) => {
                offer(state, seat, Action::Revolution(card), out);
                offer(state, seat, Action::PeacefulChange(card), out);
            }
            _ => offer(state, seat, Action::PlayTechnology(card), out),
        }
    }
    if state.board(seat).military_left() > 0 {
        for card in military::each_in_hand(state, seat) {
            if matches!(card.kind(), Kind::Tactic(_)) {
                offer(state, seat, Action::PlayTactic(card), out);
            }
        }
    }
}
