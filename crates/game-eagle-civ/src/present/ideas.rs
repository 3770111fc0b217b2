//! What a player might think of at this point although it is not allowed: what "why not?" is
//! answered for.

use engine::Seat;

use crate::action::{Action, Many, Wing};
use crate::cards::{Improvement, Kind, Milestone, Region, Technology};
use crate::frame::Frame;
use crate::map::Area;
use crate::rules::{deciding, technology, units};
use crate::state::Table;

/// Adds what a player might think of.
pub fn ideas(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    if !deciding(table).contains(seat) {
        return;
    }
    match table.frame() {
        Frame::Draft { .. } => out.extend(Region::ALL.iter().map(|region| Action::Start(*region))),
        Frame::Move { .. } => movement(table, seat, out),
        Frame::Attack { .. } => attacks(table, seat, out),
        Frame::Assign => assignments(table, seat, out),
        Frame::Purchase { .. } => purchases(table, seat, out),
        Frame::FreeTechnology { .. } => out.extend(of_era(table).map(Action::TakeTechnology)),
        Frame::MinorUnit { .. } => {
            let now = |kind: &&Kind| kind.era() == table.era && kind.is_unit();
            out.extend(Kind::ALL.iter().filter(now).map(|kind| Action::TakeUnit(*kind)));
        }
        Frame::Place { kind, .. } => places(table, seat, kind, out),
        Frame::Grow { .. } => out.extend(table.realm(seat).iter().map(Action::Grow)),
        Frame::Claim => out.extend(milestones(table).map(Action::Claim)),
        // These have no answer that is not allowed; offers are composed in a form.
        Frame::React { .. } | Frame::Join { .. } | Frame::Pick | Frame::Trade => {}
        Frame::Deal | Frame::TurnUp { .. } | Frame::RollFirst | Frame::StartTurn | Frame::Over => {}
        Frame::Fight { .. } | Frame::EndMove { .. } | Frame::Produce | Frame::EndTurn => {}
    }
}

/// In every own settlement, a fleet in one zone beside it.
fn places(table: &Table, seat: Seat, kind: Kind, out: &mut Vec<Action>) {
    for region in table.realm(seat) {
        let zone = region.facts().sea_neighbors.iter().next().filter(|_| kind.is_fleet());
        out.push(Action::Place { region, zone });
    }
}

fn of_era(table: &Table) -> impl Iterator<Item = Technology> {
    Technology::ALL.iter().copied().filter(|card| card.facts().era == table.era)
}

fn milestones(table: &Table) -> impl Iterator<Item = Milestone> {
    let now = |milestone: &&Milestone| milestone.facts().era == table.era;
    Milestone::ALL.iter().filter(now).copied()
}

/// Steps of what has no points left, looks where a settler is, ships that could be boarded.
fn movement(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    for group in &table.players[seat].pieces {
        let which = group.which();
        if let (Kind::Settler, Some(region)) = (group.kind, group.area.land())
            && !out.contains(&Action::Look(region))
        {
            out.push(Action::Look(region));
        }
        for area in group.area.neighbors().filter(|_| group.left() == 0) {
            match area {
                Area::Land(to) if group.kind.walks() => {
                    out.push(Action::March { which, to, many: Many::One });
                }
                Area::Sea(to) if group.kind.is_fleet() => {
                    out.push(Action::Sail { which, to, aircraft: Wing::NONE });
                }
                _ => {}
            }
        }
    }
    out.dedup();
}

/// Everybody wherever the player has pieces.
fn attacks(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let own = &table.players[seat].pieces;
    for (index, group) in own.iter().enumerate() {
        if own[..index].iter().all(|other| other.area != group.area) {
            let foes = table.alive().without(seat);
            out.extend(foes.iter().map(|foe| Action::Attack { area: group.area, foe }));
        }
    }
}

fn assignments(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    out.extend(table.realm(seat).iter().map(Action::MakeHappy));
    out.extend(table.realm(seat).iter().map(Action::MakeProductive));
}

/// All that the shop has in this era, for sale or not.
fn purchases(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let known = |kind: &&Kind| kind.era() == table.era || units::for_sale(table, **kind);
    out.extend(Kind::ALL.iter().filter(known).map(|kind| Action::Buy(*kind)));
    let settlers = table.players[seat].pieces.iter().filter(|group| group.kind == Kind::Settler);
    out.extend(settlers.filter_map(|group| group.area.land()).map(Action::Found));
    out.extend(table.realm(seat).iter().map(Action::Upgrade));
    if table.options.advanced() {
        out.extend(of_era(table).map(Action::Learn));
        let now = |card: &&Improvement| card.facts().era == table.era;
        out.extend(Improvement::ALL.iter().filter(now).map(|card| Action::Improve(*card)));
    } else {
        out.extend(technology::top_card(table).map(Action::Learn));
        out.extend(milestones(table).map(Action::Claim));
    }
    out.dedup();
}
