//! Chapter 6: the sequence of play. This is the only place that says what comes next.

use engine::{List, Log, Seat};

use crate::action::Action;
use crate::cards::{Era, Improvement, Kind, Region, Technology, Wonder};
use crate::event::Event;
use crate::frame::{Frame, Source};
use crate::rules::{
    battle, exploration, milestones, movement, production, purchase, technology, trade, units,
};
use crate::scoring;
use crate::setup;
use crate::state::{Ending, Holder, State, Table};

/// Turns without a new technology after which the match ends (EC-R-85).
const STANDSTILL: u8 = 20;

/// Carries out what comes next until somebody has to be asked.
pub fn advance(state: &mut State, log: &mut impl Log<Event>) {
    while step(state, log) {}
}

/// Opens a window for claims if somebody reached a milestone by what was just done (EC-R-13).
pub fn watch(state: &mut State, action: &Action, log: &mut impl Log<Event>) {
    let moves = matches!(
        action,
        Action::March { .. }
            | Action::Board { .. }
            | Action::Sail { .. }
            | Action::Fly { .. }
            | Action::LetPass
            | Action::Offer(_)
            | Action::Decline(_)
            | Action::Withdraw(_)
    );
    let asks = !matches!(state.table.frame(), Frame::Claim | Frame::Over | Frame::Draft { .. });
    if !moves && asks {
        milestones::watch(&mut state.table, log);
    }
}

/// Does one thing that asks nobody; `false` if somebody has to be asked.
fn step(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let table = &mut state.table;
    let frame = table.frame();
    if table.options.advanced() && frame != Frame::Over && table.alive().len() == 1 {
        table.ending = Some(Ending::Conquest); // EC-R-45
        over(table, log);
    }
    match table.frame() {
        Frame::Draft { .. } | Frame::React { .. } | Frame::Join { .. } | Frame::Claim | Frame::Over => {
            return false;
        }
        Frame::Deal => {
            table.frames.pop();
            setup::deal(state, log);
        }
        Frame::TurnUp { step } => {
            table.frames.pop();
            if step + 1 < 2 * table.seats() {
                table.frames.push(Frame::TurnUp { step: step + 1 });
            }
            setup::turn_up(state, step, log);
        }
        Frame::RollFirst => {
            table.frames.pop();
            state.table.first_player = setup::roll_first(state, log);
        }
        Frame::StartTurn => start_turn(table, log),
        Frame::Move { seat } => {
            if !table.players[seat].out {
                return false;
            }
            replace(table, Frame::EndMove { seat });
        }
        Frame::Attack { seat } => {
            if can_attack(table, seat) {
                return false;
            }
            replace(table, Frame::Fight { seat });
        }
        Frame::Fight { seat } => {
            if !battle::begin_next(state, seat, log) {
                replace(&mut state.table, Frame::EndMove { seat });
            }
        }
        Frame::Pick => return !battle::proceed(state, log),
        Frame::EndMove { seat } => {
            movement::end_part(state, seat, log);
            state.table.frames.pop();
            next_mover(&mut state.table, seat);
        }
        Frame::Trade => {
            if table.players.iter().any(|player| !player.done) {
                return false;
            }
            table.offers.clear();
            if table.options.advanced() {
                production::begin(table);
                replace(table, Frame::Assign);
            } else {
                replace(table, Frame::Produce);
            }
        }
        Frame::Assign => {
            if table.players.iter().any(|player| !player.done) {
                return false;
            }
            replace(table, Frame::Produce);
        }
        Frame::Produce => {
            production::produce(state, log);
            state.table.frames.pop();
            let first = state.table.order().next();
            begin_purchase(&mut state.table, first);
        }
        Frame::Purchase { seat } => {
            if !table.players[seat].out {
                return false;
            }
            next_buyer(table, seat);
        }
        Frame::EndTurn => end_turn(table, log),
        Frame::FreeTechnology { seat } => return free_technology(state, seat, log),
        Frame::MinorUnit { seat, region } => return minor_unit(state, seat, region, log),
        Frame::Place { seat, kind, source } => return place(state, seat, kind, source, log),
        Frame::Grow { seat } => return grow(state, seat, log),
    }
    true
}

fn replace(table: &mut Table, frame: Frame) {
    table.frames.pop();
    table.frames.push(frame);
}

/// 6.1: the movement and battle phase comes first.
fn start_turn(table: &mut Table, log: &mut impl Log<Event>) {
    table.frames.pop();
    table.turn = table.turn.saturating_add(1);
    for settlement in table.regions.iter_mut().filter_map(|land| land.settlement.as_mut()) {
        (settlement.grown, settlement.founded, settlement.placed) = (false, false, 0);
    }
    log.tell(Event::TurnBegan { turn: table.turn, first: table.first_player });
    let first = table.order().next();
    if let Some(first) = first {
        begin_move(table, first);
    }
}

fn begin_move(table: &mut Table, seat: Seat) {
    movement::refresh(table, seat);
    let idle = table.players[seat].pieces.is_empty()
        && table.wonder(Wonder::ManhattanProject) != Holder::Player(seat);
    table.frames.push(if idle { Frame::EndMove { seat } } else { Frame::Move { seat } });
}

fn next_mover(table: &mut Table, seat: Seat) {
    match table.after(seat) {
        Some(next) => begin_move(table, next),
        None => {
            trade::begin(table);
            table.frames.push(Frame::Trade);
        }
    }
}

fn can_attack(table: &Table, seat: Seat) -> bool {
    let own = &table.players[seat];
    let foes = table.alive().without(seat);
    let met = |area| {
        foes.iter().any(|foe| battle::is_target(table, foe, area) && !battle::is_declared(table, area, foe))
    };
    !own.out && !table.battles.is_full() && own.pieces.iter().any(|group| group.fights() && met(group.area))
}

fn begin_purchase(table: &mut Table, seat: Option<Seat>) {
    match seat {
        Some(seat) => {
            table.frames.push(Frame::Purchase { seat });
            purchase::place_owed(table, seat);
        }
        None => table.frames.push(Frame::EndTurn),
    }
}

/// 6.2: the next player buys, or the turn ends.
pub fn next_buyer(table: &mut Table, seat: Seat) {
    table.frames.pop();
    let next = table.after(seat);
    begin_purchase(table, next);
}

/// 3.7, R-11: if only one technology can be taken it is taken; if none, nothing happens.
fn free_technology(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
    let fits = |card: &&Technology| technology::is_free_for(&state.table, seat, **card);
    let mut free = Technology::ALL.iter().filter(fits).copied();
    match (free.next(), free.next()) {
        (Some(_), Some(_)) => return false,
        (Some(only), None) => {
            state.table.frames.pop();
            technology::acquire(state, seat, only, 0, log);
        }
        _ => {
            state.table.frames.pop();
        }
    }
    true
}

fn minor_unit(state: &mut State, seat: Seat, region: Region, log: &mut impl Log<Event>) -> bool {
    let mut kinds = exploration::minor_units(&state.table, region);
    let (first, second) = (kinds.next(), kinds.next());
    drop(kinds);
    match (first, second) {
        (Some(only), None) if !state.table.players[seat].out => {
            exploration::apply_minor_unit(state, seat, region, only, log);
            true
        }
        (Some(_), Some(_)) if !state.table.players[seat].out => false,
        _ => state.table.frames.pop().is_some(),
    }
}

/// a piece with one possible place is placed; a gift fleet without coast waits.
fn place(state: &mut State, seat: Seat, kind: Kind, source: Source, log: &mut impl Log<Event>) -> bool {
    let mut only = None;
    let mut count = 0;
    for region in purchase::sites(&state.table, seat, kind, source) {
        if kind.is_fleet() {
            let zones = region.facts().sea_neighbors;
            count += zones.len();
            only = zones.iter().next().map(|zone| (region, Some(zone)));
        } else {
            count += 1;
            only = Some((region, None));
        }
    }
    match only {
        Some((region, zone)) if count == 1 => purchase::apply_place(state, seat, region, zone, log),
        Some(_) => return false,
        None => {
            state.table.frames.pop();
            if kind.is_fleet() && !state.table.players[seat].out && !state.table.players[seat].owed.is_full()
            {
                state.table.players[seat].owed.push(kind);
                log.tell(Event::GiftWaits { seat, kind, unit: units::shown(&state.table, kind) });
            }
        }
    }
    true
}

fn grow(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
    let open = purchase::growing(&state.table, seat);
    match open.len() {
        0 => {
            state.table.frames.pop();
        }
        1 => technology::apply_grow(state, seat, open.iter().next().expect("there is one"), log),
        _ => return false,
    }
    true
}

/// 6.3: the turn ends; the game, if it is over; the era, if it ended.
fn end_turn(table: &mut Table, log: &mut impl Log<Event>) {
    let settled = table.players.seats().filter(|seat| table.settlements_of(*seat).next().is_some());
    if table.options.advanced() && settled.count() == 1 {
        table.ending = Some(Ending::Conquest); // EC-26.5, EC-R-43
    }
    table.idle = table.idle.saturating_add(1);
    if table.idle >= STANDSTILL {
        table.ending = table.ending.or(Some(Ending::Standstill));
    }
    if table.ending.is_some() {
        return over(table, log);
    }
    if std::mem::take(&mut table.era_ended)
        && let Some(era) = table.era.next()
    {
        begin_era(table, era);
        log.tell(Event::EraBegan { era });
    }
    let alive = table.alive();
    let next = table.first_player.clockwise(table.seats()).skip(1).find(|seat| alive.contains(*seat));
    table.first_player = next.unwrap_or(table.first_player);
    replace(table, Frame::StartTurn);
}

/// 4.4, 4.5, 4.15, 7.2, 20.3: what ends with an era.
pub fn begin_era(table: &mut Table, era: Era) {
    table.era = era;
    if table.options.advanced() {
        let past: enumset::EnumSet<Improvement> =
            Improvement::ALL.iter().copied().filter(|card| card.facts().era < era).collect();
        table.players.iter_mut().for_each(|player| player.improvements -= past);
        return;
    }
    for card in Technology::ALL.iter().filter(|card| card.facts().era < era) {
        if table.technology(*card) == Holder::Supply {
            table.technologies[card.index()] = Holder::Box;
        }
    }
    for card in Wonder::ALL.iter().filter(|card| card.facts().era < era) {
        if table.wonder(*card) == Holder::Supply {
            table.wonders[card.index()] = Holder::Box;
        }
    }
    if era == Era::Medieval {
        technology::rebuild_catapults(table);
    }
}

/// 12.1, 33.1: the match is over.
fn over(table: &mut Table, log: &mut impl Log<Event>) {
    table.frames.clear();
    table.frames.push(Frame::Over);
    table.battle = None;
    table.offers.clear();
    let points: List<i32, 6> =
        table.players.seats().map(|seat| scoring::points(table, seat).total()).collect();
    let ending = table.ending.unwrap_or(Ending::Standstill);
    table.ending = Some(ending);
    log.tell(Event::Over { ending, points });
}
