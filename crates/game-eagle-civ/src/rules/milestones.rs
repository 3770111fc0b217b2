//! Chapter 4: milestones of the standard rules and the wonders that they bring.

use engine::{Log, Offers, Seat, Seats, rule};
use enumset::EnumSet;

use crate::action::Action;
use crate::cards::{Measure, Milestone};
use crate::event::Event;
use crate::frame::Frame;
use crate::refusal::{Checked, Why};
use crate::rules::technology;
use crate::setup::highest;
use crate::state::{Holder, State, Table};

/// EC-4.11, EC-4.16, EC-R-13: whether a player has reached a milestone.
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

/// EC-4.13, EC-4.15: the milestones of the current era that nobody has claimed.
fn open(table: &Table) -> impl Iterator<Item = Milestone> + Clone {
    let free = |milestone: &&Milestone| {
        milestone.facts().era == table.era && table.wonder(milestone.wonder()) == Holder::Supply
    };
    Milestone::ALL.iter().filter(free).copied()
}

/// EC-R-04: milestones that are reached without anybody else knowing it.
#[must_use]
pub fn secret(table: &Table) -> EnumSet<Milestone> {
    let hidden =
        |milestone: &Milestone| table.options.hidden_gold && milestone.facts().measure == Measure::Gold;
    open(table).filter(hidden).collect()
}

/// The milestones that a player can claim now.
#[must_use]
pub fn claimable(table: &Table, seat: Seat) -> EnumSet<Milestone> {
    let all: EnumSet<Milestone> = open(table).filter(|milestone| reached(table, seat, *milestone)).collect();
    all - table.claims[seat]
}

/// EC-4.12, EC-R-04: milestones that no window asks for, claimed in an own part of a phase.
pub fn unasked(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    let unasked = table.players[seat].waived | secret(table);
    if !unasked.is_empty() && !table.options.advanced() {
        out.offer_all((unasked & claimable(table, seat)).iter().map(Action::Claim));
    }
}

/// EC-R-13: a window for claims opens when somebody has newly reached a milestone. EC-R-04: none opens
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

/// EC-4.11, EC-4.13, EC-4.15: a milestone of the present era that was reached and is not taken.
pub fn check_claim(table: &Table, seat: Seat, milestone: Milestone) -> Checked {
    let (name, wonder) = (milestone.name(), milestone.wonder().name());
    rule("EC-1.2").require(!table.options.advanced(), || Why::StandardOnly)?;
    if claimable(table, seat).contains(milestone) {
        return Ok(());
    }
    let now = milestone.facts().era == table.era;
    rule("EC-4.15").require(now, || Why::MilestoneOfOtherEra { milestone: name })?;
    let free = table.wonder(milestone.wonder()) == Holder::Supply;
    rule("EC-4.13").require(free, || Why::WonderTaken { wonder })?;
    let new = !table.claims[seat].contains(milestone);
    rule("EC-4.11").require(new, || Why::MilestoneClaimed { milestone: name })?;
    Err(rule("EC-4.16").refuse(Why::MilestoneNotReached { milestone: name }))
}

/// An answer in a window of claims, or a claim at another moment. Who has reached several milestones
/// is asked until all are claimed or the rest are let go.
pub fn apply_claim(state: &mut State, seat: Seat, claim: Option<Milestone>, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    if table.frame() != Frame::Claim {
        if let Some(milestone) = claim {
            award(table, seat, milestone, log);
        }
        return;
    }
    log.tell(Event::Answered { seat, milestone: claim });
    table.claims[seat].extend(claim);
    let left = claimable(table, seat) - secret(table);
    if claim.is_none() {
        table.players[seat].waived |= left;
    }
    if (left - table.players[seat].waived).is_empty() {
        table.claiming = table.claiming.without(seat);
    }
    if table.claiming.is_empty() {
        table.frames.pop();
        settle(state, log);
    }
}

/// EC-4.12, EC-4.14: each milestone goes to the player who claimed it; among several the dice decide.
fn settle(state: &mut State, log: &mut impl Log<Event>) {
    for milestone in Milestone::ALL.iter().copied() {
        let claims = state.table.claims.pairs().filter(|(_, claims)| claims.contains(milestone));
        let claimants: Seats = claims.map(|(seat, _)| seat).collect();
        if claimants.is_empty() {
            continue;
        }
        let winner = highest(state, claimants, |state, seat| {
            let roll = state.two_dice();
            log.tell(Event::ClaimRoll { seat, roll });
            i8::try_from(roll).unwrap_or(0)
        });
        award(&mut state.table, winner, milestone, log);
    }
    state.table.claims.iter_mut().for_each(EnumSet::clear);
}

/// EC-4.11: the wonder of the milestone.
fn award(table: &mut Table, seat: Seat, milestone: Milestone, log: &mut impl Log<Event>) {
    let wonder = milestone.wonder();
    table.wonders[wonder.index()] = Holder::Player(seat);
    log.tell(Event::Claimed { seat, milestone, wonder });
}
