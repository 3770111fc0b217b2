//! Actions that a player might think of, legal or not.

use engine::Seat;

use crate::action::{Action, Many};
use crate::cards::{Improvement, Kind, Region, Technology, Wonder};
use crate::frame::Frame;
use crate::map::Area;
use crate::view::View;

/// What "why not?" is answered for.
pub fn ideas(view: &View, seat: Seat, out: &mut Vec<Action>) {
    match view.table.frame() {
        Frame::Draft { .. } => out.extend(Region::ALL.iter().copied().map(Action::Start)),
        Frame::Move { .. } => moves(view, seat, out),
        Frame::Attack { .. } => attacks(view, seat, out),
        Frame::Purchase { .. } => purchases(view, seat, out),
        Frame::Trade => out.extend([Wonder::UnitedNations, Wonder::ApolloProgram].map(Action::DeclareEnd)),
        Frame::FreeTechnology { .. } => {
            out.extend(Technology::ALL.iter().copied().map(Action::TakeTechnology));
        }
        Frame::MinorUnit { .. } => out.extend(Kind::ALL.iter().copied().map(Action::TakeUnit)),
        Frame::Grow { .. } => out.extend(view.table.realm(seat).iter().map(Action::Grow)),
        _ => {}
    }
}

fn moves(view: &View, seat: Seat, out: &mut Vec<Action>) {
    for group in &view.table.players[seat].pieces {
        let which = group.which();
        for area in group.area.neighbors() {
            match area {
                Area::Land(to) => out.push(Action::March { which, to, many: Many::One }),
                Area::Sea(to) if group.kind.is_fleet() => out.push(Action::Sail { which, to, aircraft: 0 }),
                Area::Sea(_) => {}
            }
        }
        if let Area::Land(region) = group.area {
            out.extend([Action::Look(region), Action::Found(region)]);
        }
    }
}

fn attacks(view: &View, seat: Seat, out: &mut Vec<Action>) {
    for group in &view.table.players[seat].pieces {
        let foes = view.table.alive().without(seat);
        out.extend(foes.iter().map(|foe| Action::Attack { area: group.area, foe }));
    }
}

fn purchases(view: &View, seat: Seat, out: &mut Vec<Action>) {
    out.extend(Kind::ALL.iter().copied().map(Action::Buy));
    out.extend(Technology::ALL.iter().copied().map(Action::Learn));
    out.extend(view.table.realm(seat).iter().map(Action::Upgrade));
    let settlers = view.table.players[seat].pieces.iter().filter(|group| group.kind == Kind::Settler);
    out.extend(settlers.filter_map(|group| group.area.land()).map(Action::Found));
    if view.table.options.advanced() {
        out.extend(Improvement::ALL.iter().copied().map(Action::Improve));
        out.push(Action::BuyColonyShip);
    }
}
