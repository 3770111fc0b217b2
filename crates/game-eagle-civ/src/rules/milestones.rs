//! Chapter 4: milestones of the standard rules and the wonders that they bring.

use engine::{List, Log, Rejection, Seat, Seats, msg, rule};
use enumset::EnumSet;

use crate::cards::{Measure, Milestone};
use crate::event::Event;
use crate::frame::Frame;
use crate::rules::technology;
use crate::setup::highest;
use crate::state::{Holder, State, Table};

/// 4.11, 4.16, R-13: whether a player has reached a milestone.
#[must_use]
pub fn reached(table: &Table, seat: Seat, milestone: Milestone) -> bool {
    let facts = milestone.facts();
    let player = &table.players[seat];
    let of_size = |size: u8| table.settlements_of(seat).filter(|(_, place)| place.size == size).count();
    let count = match facts.measure {
        Measure::Villages => of_size(1) as u32,
        Measure::Metropolises => of_size(4) as u32,
        Measure::TechnologiesOfEra => technology::of_era(table, seat, facts.era) as u32,
        Measure::ArmiesOfEra => player.tally(|group| group.kind.is_army() && group.kind.era() == facts.era),
        Measure::FleetsOfEra => player.tally(|group| group.kind.is_fleet() && group.kind.era() == facts.era),
        Measure::Gold => player.gold.amount(),
    };
    count >= facts.amount
}

/// 4.13, 4.15: the milestones of the current era that nobody has claimed.
fn open(table: &Table) -> impl Iterator<Item = Milestone> + Clone {
    let free = |milestone: &&Milestone| {
        milestone.facts().era == table.era && table.wonder(milestone.wonder()) == Holder::Supply
    };
    Milestone::ALL.iter().filter(free).copied()
}

/// milestones of which only the player himself knows that he has reached them.
#[must_use]
pub fn secret(table: &Table) -> EnumSet<Milestone> {
    let hidden =
        |milestone: &Milestone| table.options.hidden_gold && milestone.facts().measure == Measure::Gold;
    open(table).filter(hidden).collect()
}

/// The milestones that a player can claim now.
#[must_use]
pub fn claimable(table: &Table, seat: Seat) -> EnumSet<Milestone> {
    open(table).filter(|milestone| reached(table, seat, *milestone)).collect()
}

/// a window for claims opens when somebody has newly reached a milestone. R-04: none opens
/// for secret gold, it would tell who has so much.
pub fn watch(table: &mut Table, log: &mut impl Log<Event>) {
    if table.options.advanced() || open(table).next().is_none() {
        return;
    }
    let mut asked = Seats::NONE;
    for seat in table.alive().iter() {
        let now = claimable(table, seat) - secret(table);
        let player = &mut table.players[seat];
        player.waived &= now;
        if !(now - player.waived).is_empty() {
            asked = asked.with(seat);
        }
    }
    if !asked.is_empty() {
        table.claiming = asked;
        table.frames.push(Frame::Claim);
        log.tell(Event::Claimable { seats: asked });
    }
}

/// 4.11: a milestone that was reached and is not taken.
pub fn check_claim(table: &Table, seat: Seat, milestone: Milestone) -> Result<(), Rejection> {
    let can = !table.options.advanced() && claimable(table, seat).contains(milestone);
    rule("EC-4.11").require(can, || msg!("milestone-not-reached", milestone = milestone.name()))
}

/// An answer in a window of claims, or a claim at another moment.
pub fn apply_claim(state: &mut State, seat: Seat, claim: Option<Milestone>, log: &mut impl Log<Event>) {
    if state.table.frame() != Frame::Claim {
        if let Some(milestone) = claim {
            award(&mut state.table, seat, milestone, log);
        }
        return;
    }
    state.table.claims[seat] = claim;
    state.table.claiming = state.table.claiming.without(seat);
    log.tell(Event::Answered { seat, milestone: claim });
    if claim.is_none() {
        let now = claimable(&state.table, seat) - secret(&state.table);
        state.table.players[seat].waived |= now;
    }
    if state.table.claiming.is_empty() {
        state.table.frames.pop();
        settle(state, log);
    }
}

/// 4.12, 4.14: each milestone goes to who claimed it; among several the dice decide.
fn settle(state: &mut State, log: &mut impl Log<Event>) {
    let mut claimed: List<Milestone, 6> = state.table.claims.iter().copied().flatten().collect();
    claimed.sort_unstable();
    let mut last = None;
    for milestone in claimed.iter().copied() {
        if last == Some(milestone) {
            continue;
        }
        last = Some(milestone);
        let claimants: Seats = state
            .table
            .claims
            .pairs()
            .filter(|(_, claim)| **claim == Some(milestone))
            .map(|(seat, _)| seat)
            .collect();
        let winner = highest(state, claimants, |state, seat| {
            let roll = state.two_dice();
            log.tell(Event::ClaimRoll { seat, roll });
            i8::try_from(roll).unwrap_or(0)
        });
        award(&mut state.table, winner, milestone, log);
    }
    state.table.claims.iter_mut().for_each(|claim| *claim = None);
}

/// 4.11: the wonder of the milestone.
fn award(table: &mut Table, seat: Seat, milestone: Milestone, log: &mut impl Log<Event>) {
    let wonder = milestone.wonder();
    table.wonders[wonder.index()] = Holder::Player(seat);
    log.tell(Event::Claimed { seat, milestone, wonder });
}
