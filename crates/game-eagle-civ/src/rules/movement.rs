//! Chapters 7 and 28: movement over land, by sea and through the air.

use engine::{List, Log, Offers, Seat, Seats, rule};

use crate::action::{Action, Many, WINGS, Wing};
use crate::cards::{Kind, Region, Wonder, Zone};
use crate::event::Event;
use crate::frame::{Entry, Frame};
use crate::map::{Area, Regions};
use crate::refusal::{Checked, Why};
use crate::rules::{exploration, units};
use crate::state::{Declared, Group, Holder, LOOKED, Player, Shown, State, Table, Which};

/// Pieces that one fleet carries (EC-7.9).
pub const CARGO: u32 = 3;

/// The group with this name, if the player has it.
fn group(table: &Table, seat: Seat, which: Which) -> Checked<&Group> {
    let group = table.players[seat].group(which);
    let (unit, area) = (units::name(table, which.kind), which.area.name());
    group.ok_or_else(|| rule("EC-7.1").refuse(Why::NoSuchPieces { unit, area }))
}

fn check_points(table: &Table, group: &Group, needed: u8) -> Checked {
    let unit = || units::name(table, group.kind);
    let looked = group.points == LOOKED && needed > 0;
    rule("EC-3.2").require(!looked, || Why::HasLooked { unit: unit() })?;
    let left = group.left();
    rule("EC-2.7").require(left > 0 || needed == 0, || Why::NoPointsLeft { unit: unit() })?;
    rule("EC-2.7").require(left >= needed, || Why::TooFewPoints {
        unit: unit(),
        left: left.into(),
        needed: needed.into(),
    })
}

/// EC-7.1, EC-7.5: armies and settlers walk to a neighboring region, or leave their ship for one.
pub fn check_march(table: &Table, seat: Seat, which: Which, to: Region, many: Many) -> Checked {
    let group = group(table, seat, which)?;
    rule("EC-7.5")
        .require(group.kind.walks(), || Why::DoesNotWalk { unit: units::name(table, group.kind) })?;
    let near = which.area.borders(Area::Land(to));
    rule("EC-7.1").require(near, || Why::NotAdjacent { from: which.area.name(), to: to.name() })?;
    check_points(table, group, 1)?;
    let several = many == Many::One || group.count > 1;
    rule("EC-7.1").require(several, || Why::OnlyOneThere)?;
    let splits = many == Many::One && group.count > 1 && table.players[seat].crowded();
    rule("EC-1.9").require(!splits, || Why::TooManyGroups)
}

/// EC-7.1, EC-7.5, EC-7.6: each step costs a point, leaving a ship too.
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
    entered(&mut state.table, seat, Entry { which: there, count, ..Entry::default() }, log);
}

/// EC-7.5, EC-7.9: an own ship in a neighboring zone, with room for one more.
pub fn check_board(table: &Table, seat: Seat, which: Which, ship: Which) -> Checked {
    let passenger = group(table, seat, which)?;
    let unit = || units::name(table, which.kind);
    rule("EC-7.5").require(passenger.kind.walks(), || Why::CannotBoard { unit: unit() })?;
    rule("EC-R-76").require(!which.area.is_sea(), || Why::AboardAlready { unit: unit() })?;
    let carrier = group(table, seat, ship)?;
    let near = ship.area.borders(which.area);
    rule("EC-7.5")
        .require(carrier.kind.is_fleet(), || Why::NoShip { unit: units::name(table, ship.kind) })?;
    rule("EC-7.5").require(near, || Why::NoShipBeside { region: which.area.name() })?;
    check_points(table, passenger, 1)?;
    let room = table.players[seat].cargo(ship.ship) < CARGO;
    rule("EC-7.9").require(room, || Why::ShipFull)?;
    rule("EC-1.9").require(!table.players[seat].crowded(), || Why::TooManyGroups)
}

/// EC-7.5, EC-R-77: boarding costs a point, and enters the zone. A ship with cargo has a number of its own.
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
    entered(&mut state.table, seat, Entry { which: aboard, count: 1, ..Entry::default() }, log);
}

/// EC-7.8, EC-R-29: a ship sails to a neighboring zone; a base ship may take aircraft along (ED-14).
pub fn check_sail(table: &Table, seat: Seat, which: Which, to: Zone, wing: Wing) -> Checked {
    let ship = group(table, seat, which)?;
    let unit = || units::name(table, which.kind);
    rule("EC-7.8").require(ship.kind.is_fleet(), || Why::NoShip { unit: unit() })?;
    let near = which.area.borders(Area::Sea(to));
    rule("EC-2.2").require(near, || Why::NotAdjacent { from: which.area.name(), to: to.name() })?;
    check_points(table, ship, 1)?;
    let splits = ship.count > 1 && table.players[seat].crowded();
    rule("EC-1.9").require(!splits, || Why::TooManyGroups)?;
    check_wing(table, seat, ship, wing)
}

/// EC-R-29: how many aircraft a base ship takes along, and that they are there.
fn check_wing(table: &Table, seat: Seat, ship: &Group, wing: Wing) -> Checked {
    if wing == Wing::NONE {
        return Ok(());
    }
    rule("ED-14").require(table.options.first_printing(), || Why::AircraftFlyAfter)?;
    let base = is_base_ship(table, ship.kind);
    rule("EC-R-29").require(base, || Why::NoBaseShip { unit: units::name(table, ship.kind) })?;
    rule("EC-1.9").require(!table.players[seat].crowded(), || Why::TooManyGroups)?;
    let hangar = hangar(table, seat, ship.area);
    let room = places(table, seat, ship);
    rule("EC-R-29").require(wing.count() <= room, || Why::AircraftTooMany { room: room.into() })?;
    rule("EC-R-29").require(wing.is_in(hangar), || Why::AircraftNotThere { area: ship.area.name() })?;
    let plain = wing == Wing::new(hangar, wing.of(hangar));
    rule("EC-R-29").require(plain, || Why::AircraftByNumber { count: wing.count().into() })
}

/// The aircraft of a player in an area, by the points that they have left.
fn hangar(table: &Table, seat: Seat, area: Area) -> [u8; WINGS] {
    let mut hangar = [0u8; WINGS];
    for group in table.players[seat].groups_in(area).filter(|group| group.kind == Kind::Aircraft) {
        let count = &mut hangar[usize::from(group.points).min(WINGS - 1)];
        *count = count.saturating_add(group.count);
    }
    hangar
}

/// EC-R-29: how many aircraft a ship still has a place for.
fn places(table: &Table, seat: Seat, ship: &Group) -> u8 {
    let room = CARGO.saturating_sub(table.players[seat].cargo(ship.ship));
    u8::try_from(room).unwrap_or(0)
}

/// EC-7.8: what is aboard goes along at no cost, and the aircraft that the owner has chosen.
pub fn apply_sail(
    state: &mut State,
    seat: Seat,
    which: Which,
    to: Zone,
    wing: Wing,
    log: &mut impl Log<Event>,
) {
    let area = Area::Sea(to);
    let there = Which { area, points: which.points - 1, ..which };
    let aircraft = wing.of(hangar(&state.table, seat, which.area));
    let player = &mut state.table.players[seat];
    player.change(which, there, 1);
    if which.ship > 0 {
        let carried = |group: &Group| group.ship == which.ship && group.aboard();
        player.change_all(|group| if carried(&group) { Group { area, ..group } } else { group });
    }
    for (plane, count) in planes(which.area, aircraft) {
        player.change(plane, Which { area, ..plane }, count);
    }
    let unit = units::shown(&state.table, which.kind);
    log.tell(Event::Moved { seat, which, to: area, count: 1, unit });
    if wing != Wing::NONE {
        let unit = units::shown(&state.table, Kind::Aircraft);
        log.tell(Event::Carried { seat, to: area, count: wing.count(), unit });
    }
    entered(&mut state.table, seat, Entry { which: there, count: 1, aircraft }, log);
}

/// Aircraft by the points that they have left, as groups of an area.
fn planes(area: Area, aircraft: [u8; WINGS]) -> impl Iterator<Item = (Which, u8)> {
    let named = move |(points, count)| (Which { area, kind: Kind::Aircraft, points, ship: 0 }, count);
    (0..).zip(aircraft).filter(|(_, count)| *count > 0).map(named)
}

/// EC-7.11, ED-10, ED-11: which ships are bases for aircraft.
#[must_use]
pub fn is_base_ship(table: &Table, kind: Kind) -> bool {
    match kind {
        Kind::ModernFleet => !table.options.advanced() || !table.options.first_printing(),
        Kind::Carrier => table.options.advanced(),
        _ => false,
    }
}

/// EC-7.11, EC-28.2: whether an area is a base for a player's aircraft.
#[must_use]
pub fn is_base(table: &Table, seat: Seat, area: Area) -> bool {
    match area {
        Area::Land(region) => table.settled(seat, region) || table.players[seat].fights_in(area),
        Area::Sea(_) => {
            table.players[seat].has(|group| group.area == area && is_base_ship(table, group.kind))
        }
    }
}

/// EC-7.11: up to three areas of any kind, to a base.
pub fn check_fly(table: &Table, seat: Seat, which: Which, to: Area) -> Checked {
    let plane = group(table, seat, which)?;
    let flies = plane.kind == Kind::Aircraft;
    rule("EC-7.11").require(flies, || Why::DoesNotFly { unit: units::name(table, which.kind) })?;
    rule("EC-7.11").require(to != which.area, || Why::StaysThere)?;
    check_points(table, plane, which.area.flight(to))?;
    rule("EC-7.11").require(is_base(table, seat, to), || Why::NoBase { area: to.name() })?;
    let splits = plane.count > 1 && table.players[seat].crowded();
    rule("EC-1.9").require(!splits, || Why::TooManyGroups)
}

/// EC-7.12: aircraft cannot be stopped on the way.
pub fn apply_fly(state: &mut State, seat: Seat, which: Which, to: Area, log: &mut impl Log<Event>) {
    let there = Which { area: to, points: which.points - which.area.flight(to), ..which };
    state.table.players[seat].change(which, there, 1);
    let unit = units::shown(&state.table, which.kind);
    log.tell(Event::Moved { seat, which, to, count: 1, unit });
    entered(&mut state.table, seat, Entry { which: there, count: 1, ..Entry::default() }, log);
}

/// EC-8.2, EC-8.3, EC-R-77: where others have already declared battle against the active player, what
/// enters stops with the rest; everybody else who has units there may declare it, asked clockwise.
fn entered(table: &mut Table, active: Seat, mut entry: Entry, log: &mut impl Log<Event>) {
    let area = entry.which.area;
    if table.battles.iter().any(|declared| declared.area == area && !declared.by.is_empty()) {
        stop(table, active, &mut entry);
        log.tell(Event::Stopped { seat: active, area });
    }
    let may = |seat: &Seat| table.players[*seat].fights_in(area) && !has_challenged(table, *seat, area);
    let asked: Seats = table.alive().without(active).iter().filter(may).collect();
    if let Some(seat) = next_asked(table, active, asked)
        && !table.battles.is_full()
    {
        table.frames.push(Frame::React { seat, left: asked.without(seat), entry });
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

/// EC-8.2, EC-8.3: battle is declared, and what entered stops.
pub fn apply_react(state: &mut State, seat: Seat, challenge: bool, log: &mut impl Log<Event>) {
    let Frame::React { left, mut entry, .. } = state.table.frame() else { return };
    state.table.frames.pop();
    let Some(active) = active(&state.table) else { return };
    let area = entry.which.area;
    if challenge {
        declare_against(&mut state.table, active, seat, area);
        log.tell(Event::Declared { seat, foe: active, area });
        stop(&mut state.table, active, &mut entry);
    } else {
        log.tell(Event::LetPass { seat, foe: active, area });
    }
    if let Some(seat) = next_asked(&state.table, active, left) {
        state.table.frames.push(Frame::React { seat, left: left.without(seat), entry });
    }
}

/// Whether what is said to have entered is there.
#[must_use]
pub fn has_entered(table: &Table, entry: &Entry) -> bool {
    let Some(active) = active(table) else { return false };
    let there = |which: Which, count: u8| {
        table.players[active].group(which).is_some_and(|group| count > 0 && group.count >= count)
    };
    there(entry.which, entry.count)
        && planes(entry.which.area, entry.aircraft).all(|(plane, count)| there(plane, count))
}

fn declare_against(table: &mut Table, active: Seat, by: Seat, area: Area) {
    let same = table.battles.iter_mut().find(|declared| declared.area == area && !declared.by.is_empty());
    match same {
        Some(declared) => declared.by = declared.by.with(by),
        None => table.battles.push(Declared { area, foe: active, by: Seats::one(by) }),
    }
}

/// EC-8.3, EC-R-33, EC-R-77: what entered moves no further. A ship holds all that it brought, cargo and
/// aircraft; a piece that went aboard holds the ship, but not what was aboard before it.
fn stop(table: &mut Table, active: Seat, entry: &mut Entry) {
    let Entry { which, count, aircraft } = *entry;
    let player = &mut table.players[active];
    player.change(which, Which { points: 0, ..which }, count);
    if which.ship > 0 {
        let held = |group: &Group| group.ship == which.ship && group.kind.is_fleet() != which.kind.is_fleet();
        player.change_all(|group| if held(&group) { Group { points: 0, ..group } } else { group });
    }
    for (plane, count) in planes(which.area, aircraft) {
        player.change(plane, Which { points: 0, ..plane }, count);
    }
    let landed = aircraft.iter().sum();
    *entry = Entry { which: Which { points: 0, ..which }, count, aircraft: [landed, 0, 0, 0] };
}

/// EC-R-63: the owner of the Manhattan Project, once, before anybody has declared battle.
pub fn check_bomb(table: &Table, seat: Seat) -> Checked {
    let owner = table.options.advanced() && table.wonder(Wonder::ManhattanProject) == Holder::Player(seat);
    let wonder = Wonder::ManhattanProject.name();
    rule("EC-24.5").require(owner, || Why::WonderNotYours { wonder })?;
    rule("EC-R-63").require(!table.bombed, || Why::WonderUsed { wonder })?;
    rule("EC-R-63").require(table.battles.is_empty(), || Why::WonderTooLate { wonder })
}

/// EC-R-63, EC-R-47: everything there is gone; its owner inherits from those who lose their last settlement.
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
    // Nobody has points outside their own part, so that no two groups become alike by this.
    table.players[seat].pieces.iter_mut().for_each(|group| group.points = group.kind.movement());
}

/// EC-R-27, EC-R-30, EC-28.2: aircraft without base are removed, and the surplus on carriers.
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
    let limited = active && table.options.advanced() && table.options.first_printing();
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

/// Whether a piece can go on from one area to the next; EC-7.9: aboard only where there is room.
fn enters(table: &Table, seat: Seat, kind: Kind, from: Area, to: Area) -> bool {
    let room = |ship: &Group| table.players[seat].cargo(ship.ship) < CARGO;
    match (from, to) {
        (Area::Land(_) | Area::Sea(_), Area::Land(_)) => kind.walks(),
        (Area::Sea(_), Area::Sea(_)) => kind.is_fleet(),
        (Area::Land(_), Area::Sea(zone)) => kind.walks() && table.ships(seat, zone).any(room),
    }
}

/// EC-7.11: the bases that an aircraft can get to.
fn flights(table: &Table, seat: Seat, group: &Group) -> impl Iterator<Item = Area> {
    let near = move |area: &Area| *area != group.area && group.area.flight(*area) <= group.left();
    Area::all().filter(near).filter(move |area| is_base(table, seat, *area))
}

/// Everything that the active player can do with their pieces.
pub fn moves(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let table = &state.table;
    let own = &table.players[seat];
    let crowded = own.crowded();
    let ships: List<Group, 128> = own.pieces.iter().copied().filter(|group| group.kind.is_fleet()).collect();
    out.offer(Action::EndMoves);
    list_looks(state, seat, out);
    for group in &own.pieces {
        if group.left() == 0 {
            continue;
        }
        match group.kind {
            Kind::Aircraft => list_flights(table, seat, group, out),
            kind if kind.is_fleet() => list_voyages(table, seat, group, out),
            _ => list_marches(own, group, crowded, &ships, out),
        }
    }
    if check_bomb(table, seat).is_ok() {
        out.offer_all(Area::all().map(Action::Bomb));
    }
}

fn list_marches(own: &Player, group: &Group, crowded: bool, ships: &[Group], out: &mut impl Offers<Action>) {
    let which = group.which();
    let (regions, zones) = match group.area {
        Area::Land(region) => (region.facts().land_neighbors, region.facts().sea_neighbors),
        Area::Sea(zone) => (zone.facts().land_neighbors, enumset::EnumSet::empty()),
    };
    for to in regions {
        if group.count == 1 || !crowded {
            out.offer(Action::March { which, to, many: Many::One });
        }
        if group.count > 1 {
            out.offer(Action::March { which, to, many: Many::All });
        }
    }
    let beside = |ship: &&Group| matches!(ship.area, Area::Sea(zone) if zones.contains(zone));
    for ship in ships.iter().filter(beside).filter(|_| !crowded) {
        if own.cargo(ship.ship) < CARGO {
            out.offer(Action::Board { which, ship: ship.which() });
        }
    }
}

/// Where a settler can look at a marker, or take away the one it has looked at; each region once.
fn list_looks(state: &State, seat: Seat, out: &mut impl Offers<Action>) {
    let mut visited = Regions::new();
    let settlers = state.table.players[seat].pieces.iter().filter(|group| group.kind == Kind::Settler);
    let unexplored = |region: &Region| matches!(state.table.land(*region).marker, Shown::FaceDown { .. });
    let regions = settlers.filter_map(|group| group.area.land()).filter(unexplored);
    for region in regions.filter(|region| visited.insert(*region)) {
        if exploration::check_look(&state.table, seat, region).is_ok() {
            out.offer(Action::Look(region));
        }
        if exploration::check_take_blank(state, seat, region).is_ok() {
            out.offer(Action::TakeBlank(region));
        }
    }
}

fn list_voyages(table: &Table, seat: Seat, group: &Group, out: &mut impl Offers<Action>) {
    let Area::Sea(zone) = group.area else { return };
    let crowded = table.players[seat].crowded();
    if group.count > 1 && crowded {
        return;
    }
    for to in zone.facts().sea_neighbors {
        out.offer(Action::Sail { which: group.which(), to, aircraft: Wing::NONE });
    }
    let takes = table.options.first_printing() && is_base_ship(table, group.kind) && !crowded;
    if takes {
        let (hangar, room) = (hangar(table, seat, group.area), places(table, seat, group));
        for aircraft in wings(hangar, room) {
            let sail = |to| Action::Sail { which: group.which(), to, aircraft };
            out.offer_all(zone.facts().sea_neighbors.iter().map(sail));
        }
    }
}

/// EC-R-29: every choice of one to `room` aircraft out of a hangar.
fn wings(hangar: [u8; WINGS], room: u8) -> impl Iterator<Item = Wing> {
    let most = hangar.map(|there| there.min(room) + 1);
    let all: u32 = most.iter().map(|most| u32::from(*most)).product();
    let chosen = move |mut number: u32| {
        most.map(|most| {
            let count = number % u32::from(most);
            number /= u32::from(most);
            u8::try_from(count).unwrap_or(0)
        })
    };
    (1..all)
        .map(chosen)
        .filter(move |chosen| chosen.iter().sum::<u8>() <= room)
        .map(move |it| Wing::new(hangar, it))
}

fn list_flights(table: &Table, seat: Seat, group: &Group, out: &mut impl Offers<Action>) {
    if group.count > 1 && table.players[seat].crowded() {
        return;
    }
    out.offer_all(flights(table, seat, group).map(|to| Action::Fly { which: group.which(), to }));
}
