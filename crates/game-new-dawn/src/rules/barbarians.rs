//! Chapter 17: how barbarians move, and what they do.

use engine::{Log, Rng, Seat};

use super::culture;
use crate::board::Piece;
use crate::cards::{Barbarian, Wonder};
use crate::event::{Cause, Event, Spot};
use crate::frame::Frame;
use crate::hex::Direction;
use crate::options::Errata;
use crate::space::{Space, Spaces};
use crate::state::{Caravan, State, Table};

/// How many trade tokens the owner of a raided capital discards (ND-17.8).
const RAID: u8 = 2;

/// ND-17.2, ND-R69: the die gives the direction in which all barbarians move.
pub fn begin_raid(state: &mut State, log: &mut impl Log<Event>) {
    let (die, direction) = roll(state);
    log.tell(Event::BarbariansRolled { die, direction });
    state.table.frames.push(Frame::Disperse);
    state.table.frames.push(Frame::Raid { next: 0, direction });
}

fn roll(state: &mut State) -> (u8, Direction) {
    let die = state.hidden.rng.die(6);
    state.table.show_die(die);
    (die, state.table.direction.clockwise(die - 1))
}

/// Moves the next barbarian, in alphabetical order (ND-R38).
pub fn raid_on(table: &mut Table, log: &mut impl Log<Event>) {
    let Some(Frame::Raid { next, direction }) = table.frames.pop() else { return };
    let Some(barbarian) = Barbarian::ALL.get(usize::from(next)) else { return };
    table.frames.push(Frame::Raid { next: next + 1, direction });
    move_one(table, *barbarian, direction, log);
}

/// Where a barbarian that goes in a direction comes to land: water is crossed (ND-17.3); at the edge
/// it goes the other way instead (ND-17.4). One that crossed water without finding land comes back
/// to its own space, and one that can go nowhere stays (ND-R39): both have no goal.
#[must_use]
pub fn goal(table: &Table, from: Space, direction: Direction) -> Option<Space> {
    let turned = match table.map.neighbor(from, direction) {
        Some(_) => direction,
        None => direction.opposite(),
    };
    let first = landfall(table, from, turned)?;
    if !is_warded(table, first) {
        return Some(first);
    }
    match table.options.errata {
        // ND-R54: Petra sends it the other way; if that is blocked too it stays.
        Errata::Applied => landfall(table, from, turned.opposite()).filter(|to| !is_warded(table, *to)),
        Errata::Printed => None,
    }
}

/// The first land in a direction, over water if necessary.
fn landfall(table: &Table, from: Space, direction: Direction) -> Option<Space> {
    let mut at = table.map.neighbor(from, direction)?;
    while table.map.water().contains(at) {
        at = table.map.neighbor(at, direction)?;
    }
    Some(at)
}

/// Whether Petra keeps barbarians out of a space: its owner's cities and reinforced tokens.
fn is_warded(table: &Table, space: Space) -> bool {
    let Some(owner) = table.owner(Wonder::Petra) else { return false };
    let pieces = &table.board.0[owner];
    (pieces.cities | pieces.reinforced).contains(space)
}

/// Moves one barbarian, if it is on the map, with all that it does (ND-17.5 to ND-17.8).
fn move_one(table: &mut Table, barbarian: Barbarian, direction: Direction, log: &mut impl Log<Event>) {
    let Some(from) = table.barbarians[barbarian as usize] else { return };
    let Some(to) = goal(table, from, direction) else {
        log.tell(Event::BarbarianStayed { barbarian });
        return;
    };
    let piece = table.board.at(to);
    let at = Spot::of(table, to);
    match piece {
        Some((_, Piece::Reinforced | Piece::Capital)) => {
            log.tell(Event::BarbarianRepelled { barbarian, at });
        }
        _ => {
            table.barbarians[barbarian as usize] = Some(to);
            let from = Some(Spot::of(table, from));
            log.tell(Event::BarbarianMoved { barbarian, from, to: at });
        }
    }
    // ND-R40: whatever stands there, the caravans are destroyed as well.
    destroy_caravans(table, to, log);
    let by = Cause::Barbarian(barbarian);
    match piece {
        Some((owner, Piece::Reinforced)) => culture::weaken(table, owner, to, by, log),
        Some((owner, Piece::Capital)) => raid_capital(table, owner, log),
        Some(_) => culture::destroy(table, to, by, log),
        None => {}
    }
}

/// A destroyed caravan goes back to its owner's economy card (ND-17.5).
fn destroy_caravans(table: &mut Table, space: Space, log: &mut impl Log<Event>) {
    let at = Spot::of(table, space);
    for owner in table.players.seats() {
        for caravan in &mut table.players[owner].caravans {
            if *caravan == Caravan::On(space) {
                *caravan = Caravan::Card;
                log.tell(Event::CaravanDestroyed { owner, at });
            }
        }
    }
}

/// ND-17.8: the owner discards two trade tokens of choice.
fn raid_capital(table: &mut Table, owner: Seat, log: &mut impl Log<Event>) {
    let lost = RAID.min(table.players[owner].row.trade());
    log.tell(Event::CapitalRaided { owner, lost });
    table.frames.push(Frame::Discard { seat: owner, left: RAID });
}

/// ND-17.11: while barbarians share a space, one of them, chosen at random, is sent on by a die. If
/// no direction leads out they stay together (ND-R85).
pub fn disperse(state: &mut State, log: &mut impl Log<Event>) {
    let Some(space) = crowded(&state.table) else {
        state.table.frames.pop();
        return;
    };
    let barbarian = any_of(&state.table, space, &mut state.hidden.rng);
    let (die, direction) = roll(state);
    log.tell(Event::BarbarianParted { barbarian, die, direction });
    move_one(&mut state.table, barbarian, direction, log);
}

/// A space with more than one barbarian, from which a way leads out.
fn crowded(table: &Table) -> Option<Space> {
    let (mut seen, mut shared) = (Spaces::NONE, Spaces::NONE);
    for space in table.barbarians.iter().flatten() {
        if seen.contains(*space) {
            shared.insert(*space);
        }
        seen.insert(*space);
    }
    shared.iter().find(|space| has_way_out(table, *space))
}

fn has_way_out(table: &Table, from: Space) -> bool {
    let leads_out = |direction| {
        goal(table, from, direction)
            .is_some_and(|to| to != from && !matches!(table.board.at(to), Some((_, Piece::Capital))))
    };
    Direction::ALL.into_iter().any(leads_out)
}

fn any_of(table: &Table, space: Space, rng: &mut Rng) -> Barbarian {
    let here = || Barbarian::ALL.iter().filter(|letter| table.barbarians[**letter as usize] == Some(space));
    let count = here().count() as u32;
    let chosen = rng.below(count.max(1)) as usize;
    here().nth(chosen).copied().unwrap_or_default()
}

/// ND-17.12 to ND-17.14: defeated barbarians return to their helmets where these are empty or hold
/// only caravans, which are destroyed.
pub fn spawn(table: &mut Table, log: &mut impl Log<Event>) {
    for barbarian in Barbarian::ALL {
        if let Some(home) = returns_to(table, *barbarian).filter(|home| can_return(table, *home)) {
            table.barbarians[*barbarian as usize] = Some(home);
            log.tell(Event::BarbarianAppeared { barbarian: *barbarian, at: Spot::of(table, home) });
            destroy_caravans(table, home, log);
        }
    }
}

/// The helmet of a barbarian that is not on the map (ND-17.12).
#[must_use]
pub fn returns_to(table: &Table, barbarian: Barbarian) -> Option<Space> {
    let home = table.map.helmet(barbarian)?;
    table.barbarians[barbarian as usize].is_none().then_some(home)
}

/// Whether nothing but caravans keeps a barbarian from a helmet (ND-17.13).
#[must_use]
pub fn can_return(table: &Table, home: Space) -> bool {
    table.empty_but_for_caravans().contains(home)
}

/// Seoul: an adjacent empty space that is not water.
#[must_use]
pub fn seoul_goals(table: &Table, from: Space) -> Spaces {
    table.map.around(from) & table.empty() & table.map.land()
}
