//! Chapters 7 and 28: movement over land, by sea and through the air.

use engine::{List, Log, Rejection, Seat, Seats, msg, rule};

use crate::action::{Action, Many};
use crate::cards::{Effect, Kind, Marker, Region, Wonder, Zone};
use crate::event::Event;
use crate::frame::Frame;
use crate::map::Area;
use crate::rules::{exploration, units};
use crate::state::{Declared, Group, LOOKED, Player, Shown, State, Table, Which};

/// Pieces that one fleet carries (EC-7.9).
pub const CARGO: u32 = 3;

/// The group with this name, if the player has it.
fn group(table: &Table, seat: Seat, which: Which) -> Result<&Group, Rejection> {
    let group = table.players[seat].group(which);
    group.ok_or_else(|| rule("EC-7.1").refuse(msg!("no-such-pieces", unit = which.kind.figure())))
}

fn check_points(group: &Group, needed: u8) -> Result<(), Rejection> {
    let left = group.left();
    rule("EC-2.7").require(left >= needed, || msg!("no-points-left", unit = group.kind.figure(), left))
}

/// 7.1, 7.5: armies and settlers walk to a neighboring region, or leave their ship for one.
pub fn check_march(table: &Table, seat: Seat, which: Which, to: Region, many: Many) -> Result<(), Rejection> {
    let group = group(table, seat, which)?;
    rule("EC-7.5").require(group.kind.walks(), || msg!("does-not-walk", unit = group.kind.figure()))?;
    let near = which.area.borders(Area::Land(to));
    rule("EC-7.1").require(near, || msg!("not-adjacent", from = which.area.name(), to = to.name()))?;
    check_points(group, 1)?;
    let several = many == Many::One || group.count > 1;
    rule("EC-7.1").require(several, || msg!("only-one-there"))?;
    let splits = many == Many::One && group.count > 1 && table.players[seat].crowded();
    rule("EC-1.9").require(!splits, || msg!("too-many-groups"))
}

/// 7.1, 7.5, 7.6: each step costs a point, leaving a ship too.
pub fn apply_march(
    state: &mut State,
    seat: Seat,
    which: Which,
    to: Region,
    many: Many,
    log: &mut impl Log<Event>,
) {
    let held = state.table.players[seat].group(which).map_or(1, |group| group.count);
    let count = if many == Many::All { held } else { 1 };
    let there = Which { area: Area::Land(to), points: which.points - 1, ship: 0, ..which };
    state.table.players[seat].change(which, there, count);
    if which.ship > 0 {
        state.table.unload(seat, which.ship);
    }
    let unit = units::shown(&state.table, which.kind);
    log.tell(Event::Moved { seat, which, to: there.area, count, unit });
    entered(&mut state.table, seat, there, count);
}

/// 7.5, 7.9: an own ship in a neighboring zone, with room for one more.
pub fn check_board(table: &Table, seat: Seat, which: Which, ship: Which) -> Result<(), Rejection> {
    let passenger = group(table, seat, which)?;
    let walks = passenger.kind.walks() && !which.area.is_sea();
    rule("EC-7.5").require(walks, || msg!("cannot-board", unit = which.kind.figure()))?;
    let carrier = group(table, seat, ship)?;
    let near = carrier.kind.is_fleet() && ship.area.borders(which.area);
    rule("EC-7.5").require(near, || msg!("no-ship-beside", region = which.area.name()))?;
    check_points(passenger, 1)?;
    let room = table.players[seat].cargo(ship.ship) < CARGO;
    rule("EC-7.9").require(room, || msg!("ship-full"))?;
    rule("EC-1.9").require(!table.players[seat].crowded(), || msg!("too-many-groups"))
}

/// 7.5, R-77: boarding costs a point, and enters the zone. A ship with cargo has a number of its own.
pub fn apply_board(state: &mut State, seat: Seat, which: Which, ship: Which, log: &mut impl Log<Event>) {
    let player = &mut state.table.players[seat];
    let mut number = ship.ship;
    if number == 0 {
        number = player.free_ship();
        player.change(ship, Which { ship: number, ..ship }, 1);
    }
    let aboard = Which { area: ship.area, points: which.points - 1, ship: number, ..which };
    player.change(which, aboard, 1);
    let unit = units::shown(&state.table, which.kind);
    log.tell(Event::Boarded { seat, which, to: ship.area, unit });
    entered(&mut state.table, seat, aboard, 1);
}

/// 7.8, R-29: a ship sails to a neighboring zone; a base ship may take aircraft along (ED-14).
pub fn check_sail(table: &Table, seat: Seat, which: Which, to: Zone, aircraft: u8) -> Result<(), Rejection> {
    let ship = group(table, seat, which)?;
    rule("EC-7.8").require(ship.kind.is_fleet(), || msg!("no-ship", unit = which.kind.figure()))?;
    let near = which.area.borders(Area::Sea(to));
    rule("EC-2.2").require(near, || msg!("not-adjacent", from = which.area.name(), to = to.name()))?;
    check_points(ship, 1)?;
    let splits = ship.count > 1 && table.players[seat].crowded();
    rule("EC-1.9").require(!splits, || msg!("too-many-groups"))?;
    rule("ED-14").require(aircraft <= most_aircraft(table, seat, ship), || msg!("aircraft-not-carried"))
}

/// how many aircraft a ship can take along.
fn most_aircraft(table: &Table, seat: Seat, ship: &Group) -> u8 {
    if !table.options.first() || !is_base_ship(table, ship.kind) || table.players[seat].crowded() {
        return 0;
    }
    let here = table.players[seat].count(ship.area, Kind::Aircraft);
    let room = CARGO.saturating_sub(table.players[seat].cargo(ship.ship));
    u8::try_from(here.min(room)).unwrap_or(0)
}

/// 7.8: what is aboard goes along at no cost.
pub fn apply_sail(
    state: &mut State,
    seat: Seat,
    which: Which,
    to: Zone,
    aircraft: u8,
    log: &mut impl Log<Event>,
) {
    let area = Area::Sea(to);
    let there = Which { area, points: which.points - 1, ..which };
    let player = &mut state.table.players[seat];
    player.change(which, there, 1);
    if which.ship > 0 {
        let carried = |group: &Group| group.ship == which.ship && group.aboard();
        player.change_all(|group| if carried(&group) { Group { area, ..group } } else { group });
    }
    for _ in 0..aircraft {
        let plane = player.groups_in(which.area).find(|group| group.kind == Kind::Aircraft).copied();
        if let Some(plane) = plane {
            player.change(plane.which(), Which { area, ..plane.which() }, 1);
        }
    }
    let unit = units::shown(&state.table, which.kind);
    log.tell(Event::Moved { seat, which, to: area, count: 1, unit });
    entered(&mut state.table, seat, there, 1);
}

/// 7.11, ED-10, ED-11: which ships are bases for aircraft.
#[must_use]
pub fn is_base_ship(table: &Table, kind: Kind) -> bool {
    match kind {
        Kind::ModernFleet => !table.options.advanced() || !table.options.first(),
        Kind::Carrier => table.options.advanced(),
        _ => false,
    }
}

/// 7.11, 28.2: whether an area is a base for a player's aircraft.
#[must_use]
pub fn is_base(table: &Table, seat: Seat, area: Area) -> bool {
    match area {
        Area::Land(region) => table.settled(seat, region) || table.players[seat].fights_in(area),
        Area::Sea(_) => {
            table.players[seat].has(|group| group.area == area && is_base_ship(table, group.kind))
        }
    }
}

/// 7.11: up to three areas of any kind, to a base.
pub fn check_fly(table: &Table, seat: Seat, which: Which, to: Area) -> Result<(), Rejection> {
    let plane = group(table, seat, which)?;
    let flies = plane.kind == Kind::Aircraft;
    rule("EC-7.11").require(flies, || msg!("does-not-fly", unit = which.kind.figure()))?;
    rule("EC-7.11").require(to != which.area, || msg!("stays-there"))?;
    check_points(plane, which.area.flight(to))?;
    rule("EC-7.11").require(is_base(table, seat, to), || msg!("no-base", area = to.name()))?;
    let splits = plane.count > 1 && table.players[seat].crowded();
    rule("EC-1.9").require(!splits, || msg!("too-many-groups"))
}

/// 7.12: aircraft cannot be stopped on the way.
pub fn apply_fly(state: &mut State, seat: Seat, which: Which, to: Area, log: &mut impl Log<Event>) {
    let there = Which { area: to, points: which.points - which.area.flight(to), ..which };
    state.table.players[seat].change(which, there, 1);
    let unit = units::shown(&state.table, which.kind);
    log.tell(Event::Moved { seat, which, to, count: 1, unit });
    entered(&mut state.table, seat, there, 1);
}

/// 8.2, R-77: who has units where pieces entered may declare battle, asked clockwise.
fn entered(table: &mut Table, active: Seat, which: Which, count: u8) {
    let asked: Seats = table
        .alive()
        .without(active)
        .iter()
        .filter(|seat| {
            table.players[*seat].fights_in(which.area) && !has_challenged(table, *seat, which.area)
        })
        .collect();
    if let Some(seat) = next_asked(table, active, asked)
        && !table.battles.is_full()
    {
        table.frames.push(Frame::React { seat, left: asked.without(seat), which, count });
    }
}

/// Of those still to be asked, the next clockwise from the active player.
#[must_use]
pub fn next_asked(table: &Table, active: Seat, left: Seats) -> Option<Seat> {
    active.clockwise(table.seats()).find(|seat| left.contains(*seat))
}

fn has_challenged(table: &Table, seat: Seat, area: Area) -> bool {
    table.battles.iter().any(|declared| declared.area == area && declared.by.contains(seat))
}

/// The active player, below the questions of the moment.
#[must_use]
pub fn active(table: &Table) -> Option<Seat> {
    table.frames.iter().rev().find_map(|frame| match frame {
        Frame::Move { seat } | Frame::Attack { seat } | Frame::Fight { seat } => Some(*seat),
        _ => None,
    })
}

/// 8.2, 8.3, R-33: battle is declared, and what entered stops.
pub fn apply_react(state: &mut State, seat: Seat, challenge: bool, log: &mut impl Log<Event>) {
    let Frame::React { left, mut which, count, .. } = state.table.frame() else { return };
    state.table.frames.pop();
    let Some(active) = active(&state.table) else { return };
    if challenge {
        declare_against(&mut state.table, active, seat, which.area);
        log.tell(Event::Declared { seat, foe: active, area: which.area });
        stop(&mut state.table, active, &mut which, count);
    } else {
        log.tell(Event::LetPass { seat, foe: active, area: which.area });
    }
    if let Some(seat) = next_asked(&state.table, active, left) {
        state.table.frames.push(Frame::React { seat, left: left.without(seat), which, count });
    }
}

fn declare_against(table: &mut Table, active: Seat, by: Seat, area: Area) {
    let same = table.battles.iter_mut().find(|declared| declared.area == area && !declared.by.is_empty());
    match same {
        Some(declared) => declared.by = declared.by.with(by),
        None => table.battles.push(Declared { area, foe: active, by: Seats::one(by) }),
    }
}

fn stop(table: &mut Table, active: Seat, which: &mut Which, count: u8) {
    let stopped = Which { points: 0, ..*which };
    let player = &mut table.players[active];
    player.change(*which, stopped, count);
    if which.ship > 0 {
        // The ship stops with what has just come aboard, and what it carries with the ship.
        player
            .change_all(|group| if group.ship == which.ship { Group { points: 0, ..group } } else { group });
    }
    *which = stopped;
}

/// the owner of the Manhattan Project, once, before battles are declared.
pub fn check_bomb(table: &Table, seat: Seat) -> Result<(), Rejection> {
    let bomb = |wonder: Wonder| matches!(wonder.facts().effects, Effect::NukeRegion { .. });
    let owner = table.options.advanced() && table.effective(seat).any(bomb);
    let name = Wonder::ManhattanProject.name();
    rule("EC-24.5").require(owner, || msg!("wonder-not-yours", wonder = name))?;
    rule("EC-R-63").require(!table.bombed, || msg!("wonder-used", wonder = name))
}

///
pub fn apply_bomb(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    state.table.bombed = true;
    log.tell(Event::Bombed { seat, area });
    for other in state.table.alive().iter() {
        exploration::remove_all(state, other, area, log);
    }
    if let Area::Land(region) = area {
        exploration::destroy(state, region, Some(seat), log);
    }
}

/// A player's part of the phase begins: every piece has its points.
pub fn refresh(table: &mut Table, seat: Seat) {
    table.battles.clear();
    // Nobody has points outside his own part, so that no two groups become alike by this.
    table.players[seat].pieces.iter_mut().for_each(|group| group.points = group.kind.movement());
}

/// 28.2: aircraft without base are removed, and the surplus on carriers.
pub fn end_part(state: &mut State, active: Seat, log: &mut impl Log<Event>) {
    state.table.players[active].change_all(|group| Group { points: 0, ..group });
    for seat in state.table.alive().iter() {
        while let Some(group) = homeless(&state.table, seat, seat == active) {
            let Group { area, kind, .. } = group;
            let unit = units::shown(&state.table, kind);
            log.tell(Event::Removed { seat, area, kind, count: 1, unit });
            state.table.lose(seat, group.which(), 1);
        }
    }
}

/// An aircraft that has no base, or is more than the carriers hold (ED-11).
fn homeless(table: &Table, seat: Seat, active: bool) -> Option<Group> {
    let limited = active && table.options.advanced() && table.options.first();
    let planes = table.players[seat].pieces.iter().filter(|group| group.kind == Kind::Aircraft);
    let surplus = |area: Area| {
        let carriers = table.players[seat].count(area, Kind::Carrier);
        limited && area.is_sea() && table.players[seat].count(area, Kind::Aircraft) > 2 * carriers
    };
    planes.copied().find(|group| !is_base(table, seat, group.area) || surplus(group.area))
}

/// The areas that pieces can get to in this phase if nobody stops them; a ship that can be boarded
/// counts as its zone.
#[must_use]
pub fn reach(table: &Table, seat: Seat, group: &Group) -> Vec<Area> {
    if group.kind == Kind::Aircraft {
        return flights(table, seat, group).collect();
    }
    let mut found = vec![group.area];
    let mut edge = 0;
    for _ in 0..group.left() {
        let end = found.len();
        for place in edge..end {
            for next in found[place].neighbors() {
                if !found.contains(&next) && enters(table, seat, group.kind, found[place], next) {
                    found.push(next);
                }
            }
        }
        edge = end;
    }
    found.split_off(1)
}

/// Whether a piece can go on from one area to the next; 7.9: aboard only where there is room.
fn enters(table: &Table, seat: Seat, kind: Kind, from: Area, to: Area) -> bool {
    let room = |ship: &Group| table.players[seat].cargo(ship.ship) < CARGO;
    match (from, to) {
        (Area::Land(_) | Area::Sea(_), Area::Land(_)) => kind.walks(),
        (Area::Sea(_), Area::Sea(_)) => kind.is_fleet(),
        (Area::Land(_), Area::Sea(zone)) => kind.walks() && table.ships(seat, zone).any(room),
    }
}

/// 7.11: the bases that an aircraft can get to.
fn flights(table: &Table, seat: Seat, group: &Group) -> impl Iterator<Item = Area> {
    let near = move |area: &Area| *area != group.area && group.area.flight(*area) <= group.left();
    Area::all().filter(near).filter(move |area| is_base(table, seat, *area))
}

/// Everything that the active player can do with his pieces.
pub fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    let own = &table.players[seat];
    let crowded = own.crowded();
    let ships: List<Group, 128> = own.pieces.iter().copied().filter(|group| group.kind.is_fleet()).collect();
    for (index, group) in own.pieces.iter().enumerate() {
        if group.kind == Kind::Settler {
            list_looks(state, seat, index, out);
        }
        if group.left() == 0 {
            continue;
        }
        match group.kind {
            Kind::Aircraft => list_flights(table, seat, group, out),
            kind if kind.is_fleet() => list_voyages(table, seat, group, out),
            _ => list_marches(own, group, crowded, &ships, out),
        }
    }
}

fn list_marches(own: &Player, group: &Group, crowded: bool, ships: &[Group], out: &mut Vec<Action>) {
    let which = group.which();
    let (regions, zones) = match group.area {
        Area::Land(region) => (region.facts().land_neighbors, region.facts().sea_neighbors),
        Area::Sea(zone) => (zone.facts().land_neighbors, enumset::EnumSet::empty()),
    };
    for to in regions {
        if group.count == 1 || !crowded {
            out.push(Action::March { which, to, many: Many::One });
        }
        if group.count > 1 {
            out.push(Action::March { which, to, many: Many::All });
        }
    }
    let beside = |ship: &&Group| matches!(ship.area, Area::Sea(zone) if zones.contains(zone));
    for ship in ships.iter().filter(beside).filter(|_| !crowded) {
        if own.cargo(ship.ship) < CARGO {
            out.push(Action::Board { which, ship: ship.which() });
        }
    }
}

/// A settler looks once; of several groups in a region the first one lists it.
fn list_looks(state: &State, seat: Seat, index: usize, out: &mut Vec<Action>) {
    let own = &state.table.players[seat].pieces;
    let group = &own[index];
    let Area::Land(region) = group.area else { return };
    let Shown::FaceDown { seen } = state.table.land(region).marker else { return };
    let fresh = |group: &Group| group.kind == Kind::Settler && group.points != LOOKED;
    if fresh(group) {
        if !own[..index].iter().any(|other| other.area == group.area && fresh(other)) {
            out.push(Action::Look(region));
        }
    } else if state.table.options.first()
        && seen.contains(seat)
        && state.secret.markers[region.index()] == Marker::NoEvent
    {
        out.push(Action::TakeBlank(region));
    }
}

fn list_voyages(table: &Table, seat: Seat, group: &Group, out: &mut Vec<Action>) {
    let Area::Sea(zone) = group.area else { return };
    if group.count > 1 && table.players[seat].crowded() {
        return;
    }
    let most = most_aircraft(table, seat, group);
    for to in zone.facts().sea_neighbors {
        out.extend((0..=most).map(|aircraft| Action::Sail { which: group.which(), to, aircraft }));
    }
}

fn list_flights(table: &Table, seat: Seat, group: &Group, out: &mut Vec<Action>) {
    if group.count > 1 && table.players[seat].crowded() {
        return;
    }
    out.extend(flights(table, seat, group).map(|to| Action::Fly { which: group.which(), to }));
}
