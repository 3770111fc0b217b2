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

use engine::{Log, Rejection, Rule, Seat, Seats, msg, rule};

use crate::action::Action;
use crate::cards::{Region, Technology, Wonder};
use crate::event::Event;
use crate::frame::Frame;
use crate::map::Area;
use crate::setup;
use crate::state::{Holder, Side, State, Table};
use crate::turn;

/// Who has to decide.
#[must_use]
pub fn deciding(table: &Table) -> Seats {
    let unfinished =
        || table.players.pairs().filter(|(_, player)| !player.done).map(|(seat, _)| seat).collect();
    match table.frame() {
        Frame::Draft { step } => Seats::one(setup::chooser(table, step)),
        Frame::Trade | Frame::Assign => unfinished(),
        Frame::Pick => battle::picking(table),
        Frame::Claim => table.claiming,
        other => other.seat().map_or(Seats::NONE, Seats::one),
    }
}

/// The rule that asks the present question.
#[must_use]
pub fn rule_of(frame: Frame) -> Rule {
    rule(match frame {
        Frame::Draft { .. } => "EC-5.4",
        Frame::Move { .. } => "EC-7.1",
        Frame::React { .. } => "EC-8.2",
        Frame::Attack { .. } => "EC-8.1",
        Frame::Join { .. } => "EC-8.5",
        Frame::Pick => "EC-8.7",
        Frame::Trade => "EC-9.1",
        Frame::Assign => "EC-21.9",
        Frame::Purchase { .. } => "EC-11.1",
        Frame::FreeTechnology { .. } => "EC-3.7",
        Frame::MinorUnit { .. } => "EC-3.9",
        Frame::Place { .. } => "EC-11.5",
        Frame::Grow { .. } => "EC-R-59",
        Frame::Claim => "EC-4.11",
        _ => "EC-6.1",
    })
}

/// Whether `seat` may do this now.
pub fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Rejection> {
    let table = &state.table;
    if let Action::DeclareEnd(wonder) = *action {
        return technology::check_declare_end(table, seat, wonder); // EC-R-88: at any time
    }
    rule("EC-6.2").require(deciding(table).contains(seat), || msg!("not-your-decision"))?;
    match (table.frame(), *action) {
        (Frame::Draft { .. }, Action::Start(region)) => setup::check_start(table, region),
        (Frame::Move { .. }, action) => check_move(state, seat, action),
        (Frame::React { .. }, Action::Challenge | Action::LetPass)
        | (Frame::Attack { .. }, Action::EndAttacks)
        | (Frame::Join { .. }, Action::JoinAttack | Action::JoinDefense | Action::StayOut)
        | (Frame::Trade, Action::EndTrade)
        | (Frame::Assign, Action::AssignRest)
        | (Frame::Purchase { .. }, Action::EndPurchase)
        | (Frame::Claim, Action::Waive) => Ok(()),
        (Frame::Attack { .. }, Action::Attack { area, foe }) => battle::check_attack(table, seat, area, foe),
        (Frame::Pick, Action::Pick(pick)) => battle::check_pick(table, seat, pick),
        (Frame::Trade, action) => check_trade(table, seat, &action),
        (Frame::Assign, Action::MakeHappy(region)) => production::check_happy(table, seat, region),
        (Frame::Assign, Action::MakeProductive(region)) => production::check_productive(table, seat, region),
        (Frame::Purchase { .. }, action) => check_purchase(table, seat, action),
        (Frame::FreeTechnology { .. }, Action::TakeTechnology(card)) => {
            exploration::check_free_technology(table, seat, card)
        }
        (Frame::MinorUnit { region, .. }, Action::TakeUnit(kind)) => {
            exploration::check_minor_unit(table, region, kind)
        }
        (Frame::Place { kind, source, .. }, Action::Place { region, zone }) => {
            purchase::check_place(table, seat, (kind, source), region, zone)
        }
        (Frame::Grow { .. }, Action::Grow(region)) => technology::check_grow(table, seat, region),
        (Frame::Claim, Action::Claim(milestone)) => milestones::check_claim(table, seat, milestone),
        (frame, _) => Err(wrong_moment(frame)),
    }
}

fn wrong_moment(frame: Frame) -> Rejection {
    rule_of(frame).refuse(msg!("not-now"))
}

fn check_move(state: &State, seat: Seat, action: Action) -> Result<(), Rejection> {
    let table = &state.table;
    match action {
        Action::March { which, to, many } => movement::check_march(table, seat, which, to, many),
        Action::Board { which, ship } => movement::check_board(table, seat, which, ship),
        Action::Sail { which, to, aircraft } => movement::check_sail(table, seat, which, to, aircraft),
        Action::Fly { which, to } => movement::check_fly(table, seat, which, to),
        Action::Look(region) => exploration::check_look(table, seat, region),
        Action::TakeBlank(region) => exploration::check_take_blank(state, seat, region),
        Action::Bomb(_) => movement::check_bomb(table, seat),
        Action::EndMoves => Ok(()),
        other => check_anytime(table, seat, other),
    }
}

/// What may be done in every own part: claims and the declared end.
fn check_anytime(table: &Table, seat: Seat, action: Action) -> Result<(), Rejection> {
    match action {
        Action::Claim(milestone) => milestones::check_claim(table, seat, milestone),
        _ => Err(wrong_moment(table.frame())),
    }
}

fn check_trade(table: &Table, seat: Seat, action: &Action) -> Result<(), Rejection> {
    match action {
        Action::Offer(proposal) => trade::check_offer(table, seat, proposal),
        Action::Accept(id) => trade::check_accept(table, seat, *id),
        Action::Decline(id) => trade::check_decline(table, seat, *id),
        Action::Withdraw(id) => trade::check_withdraw(table, seat, *id),
        Action::Swap { with, mine, theirs } => trade::check_swap(table, seat, *with, *mine, *theirs),
        other => check_anytime(table, seat, *other),
    }
}

fn check_purchase(table: &Table, seat: Seat, action: Action) -> Result<(), Rejection> {
    match action {
        Action::Buy(kind) => purchase::check_buy(table, seat, kind),
        Action::Found(region) => purchase::check_found(table, seat, region),
        Action::Upgrade(region) => purchase::check_upgrade(table, seat, region),
        Action::Learn(card) => purchase::check_learn(table, seat, card),
        Action::Improve(card) => purchase::check_improve(table, seat, card),
        Action::BuyColonyShip => purchase::check_colony_ship(table, seat),
        Action::Sell(which) => purchase::check_sell(table, seat, which),
        other => check_anytime(table, seat, other),
    }
}

/// Carries out an action that `check` accepted, and what follows from it.
pub fn apply(state: &mut State, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
    state.table.rolls.clear();
    carry_out(state, seat, action, log);
    turn::advance(state, log);
    turn::watch(state, action, log);
}

fn carry_out(state: &mut State, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
    match *action {
        Action::Start(region) => {
            if let Frame::Draft { step } = state.table.frame() {
                setup::apply_start(state, seat, step, region, log);
            }
        }
        Action::March { which, to, many } => movement::apply_march(state, seat, which, to, many, log),
        Action::Board { which, ship } => movement::apply_board(state, seat, which, ship, log),
        Action::Sail { which, to, aircraft } => movement::apply_sail(state, seat, which, to, aircraft, log),
        Action::Fly { which, to } => movement::apply_fly(state, seat, which, to, log),
        Action::Look(region) => exploration::apply_look(state, seat, region, log),
        Action::TakeBlank(region) => exploration::apply_take_blank(state, region, log),
        Action::Bomb(area) => movement::apply_bomb(state, seat, area, log),
        Action::EndMoves => {
            log.tell(Event::MovesEnded { seat });
            next(&mut state.table, Frame::Attack { seat });
        }
        Action::Challenge => movement::apply_react(state, seat, true, log),
        Action::LetPass => movement::apply_react(state, seat, false, log),
        Action::Attack { area, foe } => battle::apply_attack(state, seat, area, foe, log),
        Action::EndAttacks => {
            log.tell(Event::AttacksEnded { seat, any: !state.table.battles.is_empty() });
            next(&mut state.table, Frame::Fight { seat });
        }
        Action::JoinAttack => battle::apply_join(state, seat, Some(Side::Attack), log),
        Action::JoinDefense => battle::apply_join(state, seat, Some(Side::Defense), log),
        Action::StayOut => battle::apply_join(state, seat, None, log),
        Action::Pick(pick) => battle::apply_pick(state, seat, pick, log),
        Action::Offer(proposal) => trade::apply_offer(state, seat, &proposal, log),
        Action::Accept(id) => trade::apply_accept(state, id, log),
        Action::Decline(offer) => {
            trade::remove(&mut state.table, offer);
            log.tell(Event::Declined { offer, seat });
        }
        Action::Withdraw(offer) => {
            trade::remove(&mut state.table, offer);
            log.tell(Event::Withdrawn { offer, seat });
        }
        Action::Swap { with, mine, theirs } => trade::apply_swap(state, seat, with, mine, theirs, log),
        Action::EndTrade => trade::apply_end(state, seat, log),
        Action::MakeHappy(region) => production::apply_assign(state, seat, region, false, log),
        Action::MakeProductive(region) => production::apply_assign(state, seat, region, true, log),
        Action::AssignRest => production::apply_rest(state, seat, log),
        Action::Buy(kind) => purchase::apply_buy(state, seat, kind, log),
        Action::Found(region) => {
            purchase::apply_found(state, seat, region, log);
            purchase::place_owed(&mut state.table, seat);
        }
        Action::Upgrade(region) => purchase::apply_upgrade(state, seat, region, log),
        Action::Learn(card) => purchase::apply_learn(state, seat, card, log),
        Action::Improve(card) => purchase::apply_improve(state, seat, card, log),
        Action::BuyColonyShip => purchase::apply_colony_ship(state, seat, log),
        Action::Sell(which) => purchase::apply_sell(state, seat, which, log),
        Action::EndPurchase => {
            log.tell(Event::PurchaseEnded { seat });
            turn::next_buyer(&mut state.table, seat);
        }
        Action::Place { region, zone } => purchase::apply_place(state, seat, region, zone, log),
        Action::TakeTechnology(card) => {
            state.table.frames.pop();
            technology::acquire(state, seat, card, 0, log);
        }
        Action::TakeUnit(kind) => {
            if let Frame::MinorUnit { region, .. } = state.table.frame() {
                exploration::apply_minor_unit(state, seat, region, kind, log);
            }
        }
        Action::Grow(region) => technology::apply_grow(state, seat, region, log),
        Action::Claim(milestone) => milestones::apply_claim(state, seat, Some(milestone), log),
        Action::Waive => milestones::apply_claim(state, seat, None, log),
        Action::DeclareEnd(wonder) => technology::apply_declare_end(state, seat, wonder, log),
    }
}

fn next(table: &mut Table, frame: Frame) {
    table.frames.pop();
    table.frames.push(frame);
}

/// Every action that `check` accepts, offers in a selection.
pub fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    if !deciding(table).contains(seat) {
        return;
    }
    match table.frame() {
        Frame::Draft { .. } => {
            let free = |region: &&Region| table.settlement(**region).is_none();
            out.extend(Region::ALL.iter().filter(free).map(|region| Action::Start(*region)));
        }
        Frame::Move { .. } => {
            out.push(Action::EndMoves);
            movement::list(state, seat, out);
            let bomb = table.wonder(Wonder::ManhattanProject) == Holder::Player(seat);
            if bomb && !table.bombed && table.battles.is_empty() && table.options.advanced() {
                out.extend(Area::all().map(Action::Bomb));
            }
            list_claims(table, seat, out);
        }
        Frame::React { .. } => out.extend([Action::LetPass, Action::Challenge]),
        Frame::Attack { .. } => {
            out.push(Action::EndAttacks);
            battle::list_attacks(table, seat, out);
        }
        Frame::Join { .. } => out.extend([Action::StayOut, Action::JoinAttack, Action::JoinDefense]),
        Frame::Pick => {
            let battle = table.battle.as_ref();
            if let Some((battle, side)) = battle.and_then(|battle| Some((battle, battle.led_by(seat)?))) {
                battle::picks(table, battle, side, |pick| out.push(Action::Pick(pick)));
            }
        }
        Frame::Trade => {
            out.push(Action::EndTrade);
            trade::list(table, seat, out);
            list_claims(table, seat, out);
        }
        Frame::Assign => production::list(table, seat, out),
        Frame::Purchase { .. } => {
            out.push(Action::EndPurchase);
            purchase::list(table, seat, out);
            list_claims(table, seat, out);
        }
        Frame::FreeTechnology { .. } => {
            let free = |card: &&Technology| technology::is_free_for(table, seat, **card);
            out.extend(Technology::ALL.iter().filter(free).map(|card| Action::TakeTechnology(*card)));
        }
        Frame::MinorUnit { region, .. } => {
            out.extend(exploration::minor_units(table, region).map(Action::TakeUnit));
        }
        Frame::Place { kind, source, .. } => {
            for region in purchase::sites(table, seat, kind, source) {
                if kind.is_fleet() {
                    let zones = region.facts().sea_neighbors;
                    out.extend(zones.iter().map(|zone| Action::Place { region, zone: Some(zone) }));
                } else {
                    out.push(Action::Place { region, zone: None });
                }
            }
        }
        Frame::Grow { .. } => {
            out.extend(purchase::growing(table, seat).iter().map(Action::Grow));
        }
        Frame::Claim => {
            out.push(Action::Waive);
            let open = milestones::claimable(table, seat) - table.claims[seat];
            out.extend(open.iter().map(Action::Claim));
        }
        _ => {}
    }
    out.extend(technology::declarable(table, seat).map(Action::DeclareEnd));
}

/// EC-4.12, EC-R-04: milestones that no window asks for, claimed in an own part of a phase.
fn list_claims(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let unasked = table.players[seat].waived | milestones::secret(table);
    if !unasked.is_empty() && !table.options.advanced() {
        out.extend((unasked & milestones::claimable(table, seat)).iter().map(Action::Claim));
    }
}
