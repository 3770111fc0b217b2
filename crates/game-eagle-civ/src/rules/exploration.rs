//! Chapter 3: exploration markers.

use engine::{Log, Seat, Seats, Seen, rule};

use crate::cards::{Era, Kind, Marker, Region, tables};
use crate::event::Event;
use crate::frame::{Frame, Source};
use crate::map::Area;
use crate::refusal::{Checked, Why};
use crate::rules::{elimination, units};
use crate::setup::highest;
use crate::state::{Group, LOOKED, Settlement, Shown, State, Table, Which};

/// Gold of a treasure (EC-3.8).
const TREASURE: u16 = 10;

/// EC-3.1, EC-R-05: a settler that has not yet looked, in a region with a face-down marker.
pub fn check_look(table: &Table, seat: Seat, region: Region) -> Checked {
    let face_down = matches!(table.land(region).marker, Shown::FaceDown { .. });
    rule("EC-3.1").require(face_down, || Why::NoMarkerToLookAt { region: region.name() })?;
    let settler = table.players[seat].count(Area::Land(region), Kind::Settler) > 0;
    rule("EC-3.1").require(settler, || Why::NoSettler { region: region.name() })?;
    let fresh = looker(table, seat, region).is_some();
    rule("EC-R-05").require(fresh, || Why::AllHaveLooked { region: region.name() })
}

/// The settler that looks: of several the one with the fewest points left.
fn looker(table: &Table, seat: Seat, region: Region) -> Option<Group> {
    let here = table.players[seat].groups_in(Area::Land(region));
    let fresh = here.filter(|group| group.kind == Kind::Settler && group.points != LOOKED);
    fresh.min_by_key(|group| group.points).copied()
}

/// EC-3.4, EC-3.6, EC-3.14: resources and blanks stay secret, the rest is announced.
pub fn apply_look(state: &mut State, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    let settler = looker(&state.table, seat, region).expect("check found a settler");
    let rested = Which { points: LOOKED, ..settler.which() };
    state.table.players[seat].change(settler.which(), rested, 1);
    let marker = state.marker(region).expect("check found a marker");
    log.tell(Event::Looked { seat, region, marker: Seen::Known(marker) });
    if !marker.is_secret() {
        turn_up(state, seat, region, log);
    } else if let Shown::FaceDown { seen } = &mut state.table.land_mut(region).marker {
        *seen = seen.with(seat);
    }
}

/// ED-02: in the first printing a blank that was just looked at may be taken away.
pub fn check_take_blank(state: &State, seat: Seat, region: Region) -> Checked {
    let table = &state.table;
    rule("ED-02").require(table.options.first_printing(), || Why::BlankStays)?;
    let looked = matches!(table.land(region).marker, Shown::FaceDown { seen } if seen.contains(seat));
    let here = |group: &Group| {
        group.area == Area::Land(region) && group.kind == Kind::Settler && group.points == LOOKED
    };
    let now = looked && table.players[seat].has(here);
    rule("ED-02").require(now, || Why::NoLookBefore { region: region.name() })?;
    let blank = state.secret.markers[region.index()] == Marker::NoEvent;
    rule("EC-3.19").require(blank, || Why::MarkerNotBlank { region: region.name() })
}

/// ED-02: the marker goes back to the box.
pub fn apply_take_blank(state: &mut State, region: Region, log: &mut impl Log<Event>) {
    state.secret.markers[region.index()] = Marker::default();
    state.table.box_marker(region, Marker::NoEvent);
    log.tell(Event::MarkerRemoved { region, marker: Marker::NoEvent });
}

/// A marker is turned up and takes effect for `seat`: who explores, founds or starts there.
pub fn turn_up(state: &mut State, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    let marker = state.marker(region).expect("only a marker that is there is turned up");
    state.secret.markers[region.index()] = Marker::default();
    log.tell(Event::TurnedUp { region, marker });
    match marker {
        Marker::Desert | Marker::Mountains | Marker::JungleForest | Marker::Fertile => {
            state.table.land_mut(region).marker = Shown::FaceUp(marker);
            if marker == Marker::Desert {
                destroy(state, region, None, log);
            }
        }
        Marker::FreeTechnology => {
            state.table.box_marker(region, marker);
            state.table.frames.push(Frame::FreeTechnology { seat });
        }
        Marker::Treasure => {
            state.table.box_marker(region, marker);
            state.table.earn(seat, u32::from(TREASURE));
            log.tell(Event::Treasure { seat, gold: TREASURE });
        }
        Marker::MinorCivilization => {
            state.table.box_marker(region, marker);
            minor_civilization(state, region, log);
        }
        Marker::Plague => {
            state.table.box_marker(region, marker);
            plague(state, region, log);
        }
        Marker::NoEvent => state.table.box_marker(region, marker),
        resource => state.table.land_mut(region).marker = Shown::FaceUp(resource),
    }
}

/// EC-3.15, EC-R-06: the settlement is gone; the pieces stay.
pub fn destroy(state: &mut State, region: Region, heir: Option<Seat>, log: &mut impl Log<Event>) {
    if let Some(settlement) = state.table.land_mut(region).settlement.take() {
        log.tell(Event::Destroyed { region, owner: settlement.owner });
        elimination::settle(state, settlement.owner, heir, log);
    }
}

/// EC-3.9: everybody rolls two dice less the number of own settlements; the highest gets the region.
fn minor_civilization(state: &mut State, region: Region, log: &mut impl Log<Event>) {
    let contested = state.table.settler_of(region);
    let everybody = state.table.alive();
    let winner = highest(state, everybody, |state, seat| {
        let roll = state.two_dice();
        let own = state.table.settlements_of(seat).filter(|(other, _)| *other != region).count();
        let total = i8::try_from(roll).unwrap_or(0) - i8::try_from(own).unwrap_or(0);
        log.tell(Event::MinorRoll { seat, roll, total });
        total
    });
    let village = Settlement { size: 1, founded: true, ..Settlement::default() };
    let land = state.table.land_mut(region);
    let settlement = land.settlement.unwrap_or(village);
    land.settlement = Some(Settlement { owner: winner, holder: winner, ..settlement });
    log.tell(Event::MinorJoined { seat: winner, region });
    state.table.frames.push(Frame::MinorUnit { seat: winner, region });
    if let Some(loser) = contested.filter(|loser| *loser != winner) {
        elimination::settle(state, loser, None, log);
    }
}

/// EC-3.9, ED-06, EC-R-10: the units that the minor civilization of a region can bring. A fleet must
/// find a sea zone beside that region.
pub fn minor_units(table: &Table, seat: Seat, region: Region) -> impl Iterator<Item = Kind> {
    let any = table.options.first_printing();
    let coast = !region.facts().sea_neighbors.is_empty();
    let fits = move |kind: &Kind| kind.is_army() || (any && kind.is_unit() && (coast || !kind.is_fleet()));
    let now = move |kind: &Kind| kind.era() == table.era && units::available(table, *kind);
    let some = Kind::ALL.iter().copied().any(|kind| fits(&kind) && now(&kind));
    let chosen =
        move |kind: &Kind| if some { fits(kind) && now(kind) } else { *kind == Kind::AncientInfantry };
    Kind::ALL.iter().copied().filter(move |kind| !table.players[seat].out && chosen(kind))
}

/// EC-3.9, ED-06, EC-R-10: why a unit cannot come with a minor civilization.
pub fn check_minor_unit(table: &Table, seat: Seat, region: Region, kind: Kind) -> Checked {
    if minor_units(table, seat, region).any(|other| other == kind) {
        return Ok(());
    }
    let unit = units::name(table, kind);
    rule("EC-3.9").require(kind.is_unit(), || Why::MinorNoUnit { unit })?;
    let army = kind.is_army() || table.options.first_printing();
    rule("ED-06").require(army, || Why::MinorArmyOnly { unit })?;
    rule("EC-3.9")
        .require(kind.era() == table.era, || Why::UnitOfOtherEra { unit, era: table.era.name() })?;
    units::check_available(table, kind)?;
    Err(rule("EC-R-10").refuse(Why::NoSeaBeside { unit, region: region.name() }))
}

/// EC-3.9, EC-R-10: armies and aircraft come in the region, a fleet beside it.
pub fn apply_minor_unit(state: &mut State, seat: Seat, kind: Kind, log: &mut impl Log<Event>) {
    let Frame::MinorUnit { region, .. } = state.table.frame() else { return };
    state.table.frames.pop();
    if kind.is_fleet() {
        state.table.frames.push(Frame::Place { seat, kind, source: Source::Minor(region) });
    } else {
        state.table.add(seat, Area::Land(region), kind, 1);
        let unit = units::shown(&state.table, kind);
        log.tell(Event::Placed { seat, kind, area: Area::Land(region), gift: true, unit });
    }
}

/// EC-3.10 to EC-3.13: the plague; a settlement founded on it is destroyed in the second edition (ED-04).
fn plague(state: &mut State, center: Region, log: &mut impl Log<Event>) {
    let radius = plague_radius(state.table.era);
    log.tell(Event::Plague { region: center, radius });
    for region in Region::ALL.iter().copied().filter(|region| center.land_steps(*region) <= radius) {
        for seat in state.table.alive().iter() {
            remove_all(state, seat, Area::Land(region), log);
        }
        if let Some(settlement) = &mut state.table.land_mut(region).settlement
            && settlement.size > 1
        {
            settlement.size -= 1;
            log.tell(Event::Shrank { region, size: settlement.size });
        }
    }
    if !state.table.options.first_printing() {
        destroy(state, center, None, log);
    }
}

/// EC-3.10: how many land steps a plague spreads.
#[must_use]
pub fn plague_radius(era: Era) -> u8 {
    tables().eras[era.index()].plague_radius
}

/// Removes everything of a player in an area.
pub fn remove_all(state: &mut State, seat: Seat, area: Area, log: &mut impl Log<Event>) {
    for group in state.table.players[seat].groups_in(area) {
        let Group { kind, count, .. } = *group;
        log.tell(Event::Removed { seat, area, kind, count, unit: units::shown(&state.table, kind) });
    }
    state.table.lose_all(seat, |group| group.area == area);
}

/// The seats that have looked at a marker.
#[must_use]
pub fn seen_by(table: &Table, region: Region) -> Seats {
    match table.land(region).marker {
        Shown::FaceDown { seen } => seen,
        _ => Seats::NONE,
    }
}
