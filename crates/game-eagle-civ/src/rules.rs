//! The rules, a file for each chapter, and which of them an action is held against.

pub mod battle;
pub mod elimination;
mod exchange;
pub mod exploration;
pub mod milestones;
pub mod movement;
pub mod production;
pub mod purchase;
pub mod technology;
pub mod trade;
pub mod units;

use engine::{Cheap, Log, Offers, Seat, Seats, rule};

use crate::action::Action;
use crate::event::Event;
use crate::frame::Frame;
use crate::refusal::{Checked, Why};
use crate::setup;
use crate::state::{Side, State, Table};
use crate::turn;

/// Who has to decide.
#[must_use]
pub fn deciding(table: &Table) -> Seats {
    match table.frame() {
        Frame::Draft { step } => Seats::one(setup::chooser(table, step)),
        Frame::Trade | Frame::Assign => {
            table.players.pairs().filter(|(_, player)| !player.done).map(|(seat, _)| seat).collect()
        }
        Frame::Pick => battle::picking(table),
        Frame::Claim => table.claiming,
        Frame::Move { seat }
        | Frame::React { seat, .. }
        | Frame::Attack { seat }
        | Frame::Join { seat, .. }
        | Frame::Purchase { seat }
        | Frame::FreeTechnology { seat }
        | Frame::MinorUnit { seat, .. }
        | Frame::Place { seat, .. }
        | Frame::Grow { seat } => Seats::one(seat),
        Frame::Deal | Frame::TurnUp { .. } | Frame::RollFirst | Frame::StartTurn | Frame::Over => Seats::NONE,
        Frame::Fight { .. } | Frame::EndMove { .. } | Frame::Produce | Frame::EndTurn => Seats::NONE,
    }
}

/// Every answer to the present question; offers in a selection. Listing, and whether there is only one
/// answer, come from here.
pub fn answers(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let table = &state.table;
    match table.frame() {
        Frame::Draft { .. } => setup::starts(table, out),
        Frame::Move { .. } => {
            movement::moves(state, seat, out);
            milestones::unasked(table, seat, out);
        }
        Frame::React { .. } => out.offer_all([Action::LetPass, Action::Challenge]),
        Frame::Attack { .. } => {
            out.offer(Action::EndAttacks);
            battle::attacks(table, seat, out);
        }
        Frame::Join { .. } => {
            out.offer_all([Action::StayOut, Action::JoinAttack, Action::JoinDefense]);
        }
        Frame::Pick => battle::leader_picks(table, seat, |pick| out.offer(Action::Pick(pick))),
        Frame::Trade => {
            out.offer(Action::EndTrade);
            trade::deals(table, seat, out);
            milestones::unasked(table, seat, out);
        }
        Frame::Assign => production::assignments(table, seat, out),
        Frame::Purchase { .. } => {
            out.offer(Action::EndPurchase);
            purchase::purchases(table, seat, out);
            milestones::unasked(table, seat, out);
        }
        Frame::FreeTechnology { .. } => technology::free(table, seat, out),
        Frame::MinorUnit { region, .. } => {
            out.offer_all(exploration::minor_units(table, seat, region).map(Action::TakeUnit));
        }
        Frame::Place { kind, source, .. } => purchase::places(table, seat, kind, source, out),
        Frame::Grow { .. } => {
            out.offer_all(purchase::growing(table, seat).map(Action::Grow));
        }
        Frame::Claim => {
            out.offer(Action::Waive);
            out.offer_all(milestones::claimable(table, seat).iter().map(Action::Claim));
        }
        Frame::Deal | Frame::TurnUp { .. } | Frame::RollFirst | Frame::StartTurn | Frame::Over => {}
        Frame::Fight { .. } | Frame::EndMove { .. } | Frame::Produce | Frame::EndTurn => {}
    }
}

/// Every action that `check` accepts of the player who has to decide: the answers, and the end of the game, which
/// can be declared instead of any of them (EC-R-88).
pub fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if deciding(&state.table).contains(seat) {
        answers(state, seat, out);
        out.extend(technology::declarable(&state.table, seat).map(Action::DeclareEnd));
    }
}

/// Whether `seat` may do this now.
pub fn check(state: &State, seat: Seat, action: &Action) -> Checked {
    let table = &state.table;
    if let Action::DeclareEnd(wonder) = *action {
        return technology::check_declare_end(table, seat, wonder); // EC-R-88: at any time
    }
    rule("EC-6.2").require(deciding(table).contains(seat), || Why::NotYourDecision)?;
    match (table.frame(), *action) {
        (Frame::Draft { .. }, Action::Start(region)) => setup::check_start(table, region),
        (Frame::React { .. }, Action::Challenge | Action::LetPass)
        | (Frame::Move { .. }, Action::EndMoves)
        | (Frame::Attack { .. }, Action::EndAttacks)
        | (Frame::Join { .. }, Action::JoinAttack | Action::JoinDefense | Action::StayOut)
        | (Frame::Trade, Action::EndTrade)
        | (Frame::Assign, Action::AssignRest)
        | (Frame::Purchase { .. }, Action::EndPurchase)
        | (Frame::Claim, Action::Waive) => Ok(()),
        (
            Frame::Claim | Frame::Move { .. } | Frame::Trade | Frame::Purchase { .. },
            Action::Claim(milestone),
        ) => milestones::check_claim(table, seat, milestone),
        (Frame::Move { .. }, action) => check_move(state, seat, action),
        (Frame::Attack { .. }, Action::Attack { area, foe }) => battle::check_attack(table, seat, area, foe),
        (Frame::Pick, Action::Pick(pick)) => battle::check_pick(table, seat, pick),
        (Frame::Trade, action) => check_trade(table, seat, &action),
        (Frame::Assign, Action::MakeHappy(region)) => production::check_happy(table, seat, region),
        (Frame::Assign, Action::MakeProductive(region)) => production::check_productive(table, seat, region),
        (Frame::Purchase { .. }, action) => check_purchase(table, seat, action),
        (Frame::FreeTechnology { .. }, Action::TakeTechnology(card)) => {
            technology::check_free(table, seat, card)
        }
        (Frame::MinorUnit { region, .. }, Action::TakeUnit(kind)) => {
            exploration::check_minor_unit(table, seat, region, kind)
        }
        (Frame::Place { kind, source, .. }, Action::Place { region, zone }) => {
            purchase::check_place(table, seat, (kind, source), region, zone)
        }
        (Frame::Grow { .. }, Action::Grow(region)) => purchase::check_size(table, seat, region),
        (frame, action) => Err(wrong_moment(frame, &action)),
    }
}

fn check_move(state: &State, seat: Seat, action: Action) -> Checked {
    let table = &state.table;
    match action {
        Action::March { which, to, many } => movement::check_march(table, seat, which, to, many),
        Action::Board { which, ship } => movement::check_board(table, seat, which, ship),
        Action::Sail { which, to, aircraft } => movement::check_sail(table, seat, which, to, aircraft),
        Action::Fly { which, to } => movement::check_fly(table, seat, which, to),
        Action::Look(region) => exploration::check_look(table, seat, region),
        Action::TakeBlank(region) => exploration::check_take_blank(state, seat, region),
        Action::Bomb(_) => movement::check_bomb(table, seat),
        other => Err(wrong_moment(table.frame(), &other)),
    }
}

fn check_trade(table: &Table, seat: Seat, action: &Action) -> Checked {
    match action {
        Action::Offer(proposal) => trade::check_offer(table, seat, proposal),
        Action::Accept(id) => trade::check_accept(table, seat, *id),
        Action::Decline(id) => trade::check_decline(table, seat, *id),
        Action::Withdraw(id) => trade::check_withdraw(table, seat, *id),
        Action::Swap { with, mine, theirs } => trade::check_swap(table, seat, *with, *mine, *theirs),
        other => Err(wrong_moment(table.frame(), other)),
    }
}

fn check_purchase(table: &Table, seat: Seat, action: Action) -> Checked {
    match action {
        Action::Buy(kind) => purchase::check_buy(table, seat, kind),
        Action::Found(region) => purchase::check_found(table, seat, region),
        Action::Upgrade(region) => purchase::check_upgrade(table, seat, region),
        Action::Learn(card) => purchase::check_learn(table, seat, card),
        Action::Improve(card) => purchase::check_improve(table, seat, card),
        Action::BuyColonyShip => purchase::check_colony_ship(table, seat),
        Action::Sell(which) => purchase::check_sell(table, seat, which),
        other => Err(wrong_moment(table.frame(), &other)),
    }
}

/// That this is not the moment for an action, with the rule that says when it is.
fn wrong_moment(frame: Frame, action: &Action) -> Cheap<Why> {
    let (rule, why) = match action {
        Action::Start(_) => (rule("EC-5.4"), Why::MomentStart),
        Action::March { .. } | Action::Board { .. } | Action::Sail { .. } | Action::Fly { .. }
            if matches!(frame, Frame::Attack { .. }) =>
        {
            (rule("EC-7.4"), Why::MomentMoved)
        }
        Action::March { .. } | Action::Board { .. } | Action::Sail { .. } | Action::Fly { .. } => {
            (rule("EC-7.1"), Why::MomentMove)
        }
        Action::EndMoves => (rule("EC-7.1"), Why::MomentMove),
        Action::Look(_) => (rule("EC-3.1"), Why::MomentLook),
        Action::TakeBlank(_) => (rule("ED-02"), Why::MomentLook),
        Action::Bomb(_) => (rule("EC-R-63"), Why::MomentMove),
        Action::Challenge | Action::LetPass => (rule("EC-8.2"), Why::MomentReact),
        Action::Attack { .. } | Action::EndAttacks => (rule("EC-8.1"), Why::MomentAttack),
        Action::JoinAttack | Action::JoinDefense | Action::StayOut => (rule("EC-8.5"), Why::MomentJoin),
        Action::Pick(_) => (rule("EC-8.7"), Why::MomentPick),
        Action::Offer(_) | Action::Accept(_) | Action::Decline(_) | Action::Withdraw(_) => {
            (rule("EC-9.1"), Why::MomentTrade)
        }
        Action::Swap { .. } => (rule("EC-R-62"), Why::MomentTrade),
        Action::EndTrade => (rule("EC-9.1"), Why::MomentTrade),
        Action::MakeHappy(_) | Action::MakeProductive(_) | Action::AssignRest => {
            (rule("EC-R-88"), Why::MomentAssign)
        }
        Action::Buy(_) | Action::Upgrade(_) | Action::Learn(_) | Action::Improve(_) | Action::EndPurchase => {
            (rule("EC-6.1"), Why::MomentPurchase)
        }
        Action::Found(_) => (rule("EC-R-02"), Why::MomentPurchase),
        Action::BuyColonyShip => (rule("EC-24.4"), Why::MomentPurchase),
        Action::Sell(_) => (rule("EC-R-35"), Why::MomentPurchase),
        Action::Place { .. } => (rule("EC-11.5"), Why::MomentPlace),
        Action::TakeTechnology(_) => (rule("EC-3.7"), Why::MomentFreeTechnology),
        Action::TakeUnit(_) => (rule("EC-3.9"), Why::MomentMinorUnit),
        Action::Grow(_) => (rule("EC-R-59"), Why::MomentGrow),
        Action::Claim(_) | Action::Waive => (rule("EC-R-13"), Why::MomentClaim),
        Action::DeclareEnd(_) => (rule("EC-R-88"), Why::EndAlreadyDeclared),
    };
    rule.refuse(why)
}

/// Carries out an action that `check` accepted, and what follows from it.
pub fn apply(state: &mut State, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
    state.table.rolls.clear();
    carry_out(state, seat, action, log);
    turn::advance(state, log);
    turn::watch(state, action, log);
}

/// Carries out an action, and nothing that follows from it.
pub fn carry_out(state: &mut State, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
    match *action {
        Action::Start(region) => setup::apply_start(state, seat, region, log),
        Action::March { which, to, many } => movement::apply_march(state, seat, which, to, many, log),
        Action::Board { which, ship } => movement::apply_board(state, seat, which, ship, log),
        Action::Sail { which, to, aircraft } => movement::apply_sail(state, seat, which, to, aircraft, log),
        Action::Fly { which, to } => movement::apply_fly(state, seat, which, to, log),
        Action::Look(region) => exploration::apply_look(state, seat, region, log),
        Action::TakeBlank(region) => exploration::apply_take_blank(state, region, log),
        Action::Bomb(area) => movement::apply_bomb(state, seat, area, log),
        Action::EndMoves => turn::end_moves(state, seat, log),
        Action::Challenge => movement::apply_react(state, seat, true, log),
        Action::LetPass => movement::apply_react(state, seat, false, log),
        Action::Attack { area, foe } => battle::apply_attack(state, seat, area, foe, log),
        Action::EndAttacks => turn::end_attacks(state, seat, log),
        Action::JoinAttack => battle::apply_join(state, seat, Some(Side::Attack), log),
        Action::JoinDefense => battle::apply_join(state, seat, Some(Side::Defense), log),
        Action::StayOut => battle::apply_join(state, seat, None, log),
        Action::Pick(pick) => battle::apply_pick(state, seat, pick, log),
        Action::Offer(proposal) => trade::apply_offer(state, seat, &proposal, log),
        Action::Accept(id) => trade::apply_accept(state, id, log),
        Action::Decline(id) => trade::apply_decline(state, seat, id, log),
        Action::Withdraw(id) => trade::apply_withdraw(state, seat, id, log),
        Action::Swap { with, mine, theirs } => trade::apply_swap(state, seat, with, mine, theirs, log),
        Action::EndTrade => trade::apply_end(state, seat, log),
        Action::MakeHappy(region) => production::apply_assign(state, seat, region, false, log),
        Action::MakeProductive(region) => production::apply_assign(state, seat, region, true, log),
        Action::AssignRest => production::apply_rest(state, seat, log),
        Action::Buy(kind) => purchase::apply_buy(state, seat, kind, log),
        Action::Found(region) => purchase::apply_found(state, seat, region, log),
        Action::Upgrade(region) => purchase::apply_upgrade(state, seat, region, log),
        Action::Learn(card) => purchase::apply_learn(state, seat, card, log),
        Action::Improve(card) => purchase::apply_improve(state, seat, card, log),
        Action::BuyColonyShip => purchase::apply_colony_ship(state, seat, log),
        Action::Sell(which) => purchase::apply_sell(state, seat, which, log),
        Action::EndPurchase => turn::end_purchase(state, seat, log),
        Action::Place { region, zone } => purchase::apply_place(state, seat, region, zone, log),
        Action::TakeTechnology(card) => technology::apply_free(state, seat, card, log),
        Action::TakeUnit(kind) => exploration::apply_minor_unit(state, seat, kind, log),
        Action::Grow(region) => technology::apply_grow(state, seat, region, log),
        Action::Claim(milestone) => milestones::apply_claim(state, seat, Some(milestone), log),
        Action::Waive => milestones::apply_claim(state, seat, None, log),
        Action::DeclareEnd(wonder) => technology::apply_declare_end(state, seat, wonder, log),
    }
}
