//! Chapter 6: the sequence of play. This is the only place that says what comes next.

use engine::{List, Log, Seat, Single};

use crate::action::Action;
use crate::cards::{Era, Improvement, Technology, Wonder};
use crate::event::Event;
use crate::frame::Frame;
use crate::rules::{self, battle, milestones, movement, production, purchase, technology, trade, units};
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
    let asks = !matches!(state.table.frame(), Frame::Claim | Frame::Over | Frame::Draft { .. });
    if may_reach(action) && asks {
        milestones::watch(&mut state.table, log);
    }
}

/// Whether a milestone can be reached by an action: by a step on the way or by words alone none is. Every
/// action is named, so that none is forgotten.
const fn may_reach(action: &Action) -> bool {
    match action {
        Action::March { .. }
        | Action::Board { .. }
        | Action::Sail { .. }
        | Action::Fly { .. }
        | Action::LetPass
        | Action::Offer(_)
        | Action::Decline(_)
        | Action::Withdraw(_) => false,
        Action::Start(_)
        | Action::Look(_)
        | Action::TakeBlank(_)
        | Action::Bomb(_)
        | Action::EndMoves
        | Action::Challenge
        | Action::Attack { .. }
        | Action::EndAttacks
        | Action::JoinAttack
        | Action::JoinDefense
        | Action::StayOut
        | Action::Pick(_)
        | Action::Accept(_)
        | Action::Swap { .. }
        | Action::EndTrade
        | Action::MakeHappy(_)
        | Action::MakeProductive(_)
        | Action::AssignRest
        | Action::Buy(_)
        | Action::Found(_)
        | Action::Upgrade(_)
        | Action::Learn(_)
        | Action::Improve(_)
        | Action::BuyColonyShip
        | Action::Sell(_)
        | Action::EndPurchase
        | Action::Place { .. }
        | Action::TakeTechnology(_)
        | Action::TakeUnit(_)
        | Action::Grow(_)
        | Action::Claim(_)
        | Action::Waive
        | Action::DeclareEnd(_) => true,
    }
}

/// Does one thing that asks nobody; `false` if somebody has to be asked.
fn step(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let table = &mut state.table;
    if table.options.advanced() && table.frame() != Frame::Over && table.alive().len() == 1 {
        table.ending = Some(Ending::Conquest); // EC-R-45
        over(table, log);
    }
    match table.frame() {
        Frame::Draft { .. } | Frame::React { .. } | Frame::Join { .. } | Frame::Claim | Frame::Over => false,
        Frame::Move { seat } => skip(table, seat, |table, seat| replace(table, Frame::EndMove { seat })),
        Frame::Purchase { seat } => skip(table, seat, next_buyer),
        Frame::Attack { seat } => !battle::can_attack(table, seat) && replace(table, Frame::Fight { seat }),
        Frame::Pick => !battle::proceed(state, log),
        Frame::Trade => all_done(table) && end_trade(table),
        Frame::Assign => all_done(table) && replace(table, Frame::Produce),
        Frame::FreeTechnology { seat }
        | Frame::MinorUnit { seat, .. }
        | Frame::Place { seat, .. }
        | Frame::Grow { seat } => answer_alone(state, seat, log),
        Frame::Deal => pop(table) && setup::deal(state, log),
        Frame::TurnUp { step } => setup::turn_up(state, step, log),
        Frame::RollFirst => {
            table.frames.pop();
            state.table.first_player = setup::roll_first(state, log);
            true
        }
        Frame::StartTurn => start_turn(table, log),
        Frame::Fight { seat } => {
            battle::begin_next(state, seat, log) || replace(&mut state.table, Frame::EndMove { seat })
        }
        Frame::EndMove { seat } => {
            movement::end_part(state, seat, log);
            next_mover(&mut state.table, seat)
        }
        Frame::Produce => {
            production::produce(state, log);
            begin_purchases(&mut state.table)
        }
        Frame::EndTurn => end_turn(table, log),
    }
}

// What `step` does answers `true`: the table goes on without asking.

fn pop(table: &mut Table) -> bool {
    table.frames.pop().is_some()
}

fn replace(table: &mut Table, frame: Frame) -> bool {
    table.frames.pop();
    table.frames.push(frame);
    true
}

/// EC-R-49: the part of a player who is out is skipped; everybody else is asked.
fn skip(table: &mut Table, seat: Seat, next: impl FnOnce(&mut Table, Seat) -> bool) -> bool {
    table.players[seat].out && next(table, seat)
}

fn all_done(table: &Table) -> bool {
    table.players.iter().all(|player| player.done)
}

/// EC-6.1: the movement and battle phase comes first.
fn start_turn(table: &mut Table, log: &mut impl Log<Event>) -> bool {
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
    true
}

fn begin_move(table: &mut Table, seat: Seat) {
    movement::refresh(table, seat);
    let idle = table.players[seat].pieces.is_empty()
        && table.wonder(Wonder::ManhattanProject) != Holder::Player(seat);
    table.frames.push(if idle { Frame::EndMove { seat } } else { Frame::Move { seat } });
}

/// EC-7.4: battles follow; the player moves no more.
pub fn end_moves(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(Event::MovesEnded { seat });
    replace(&mut state.table, Frame::Attack { seat });
}

/// EC-8.4: the declared battles are fought.
pub fn end_attacks(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(Event::AttacksEnded { seat, any: !state.table.battles.is_empty() });
    replace(&mut state.table, Frame::Fight { seat });
}

/// EC-6.2: the next player moves, or all trade.
fn next_mover(table: &mut Table, seat: Seat) -> bool {
    table.frames.pop();
    match table.after(seat) {
        Some(next) => begin_move(table, next),
        None => {
            trade::begin(table);
            table.frames.push(Frame::Trade);
        }
    }
    true
}

fn end_trade(table: &mut Table) -> bool {
    table.offers.clear();
    if table.options.advanced() {
        production::begin(table);
        replace(table, Frame::Assign)
    } else {
        replace(table, Frame::Produce)
    }
}

fn begin_purchases(table: &mut Table) -> bool {
    table.frames.pop();
    let first = table.order().next();
    begin_purchase(table, first)
}

fn begin_purchase(table: &mut Table, seat: Option<Seat>) -> bool {
    match seat {
        Some(seat) => {
            table.frames.push(Frame::Purchase { seat });
            purchase::place_owed(table, seat);
        }
        None => table.frames.push(Frame::EndTurn),
    }
    true
}

/// EC-6.2: the player buys no more.
pub fn end_purchase(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(Event::PurchaseEnded { seat });
    next_buyer(&mut state.table, seat);
}

/// EC-6.2: the next player buys, or the turn ends.
fn next_buyer(table: &mut Table, seat: Seat) -> bool {
    table.frames.pop();
    let next = table.after(seat);
    begin_purchase(table, next)
}

/// A question with one answer is answered without asking; one without any is dropped (EC-R-11), but a
/// gift fleet without a coast waits (EC-R-51).
fn answer_alone(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
    let mut answers = Single::default();
    rules::answers(state, seat, &mut answers);
    if answers.is_empty() {
        drop_question(&mut state.table, seat, log);
        return true;
    }
    let only = answers.only();
    if let Some(only) = &only {
        rules::carry_out(state, seat, only, log);
    }
    only.is_some()
}

fn drop_question(table: &mut Table, seat: Seat, log: &mut impl Log<Event>) {
    let waits = !table.players[seat].out && !table.players[seat].owed.is_full();
    if let Some(Frame::Place { kind, .. }) = table.frames.pop()
        && kind.is_fleet()
        && waits
    {
        table.players[seat].owed.push(kind);
        log.tell(Event::GiftWaits { seat, kind, unit: units::shown(table, kind) });
    }
}

/// EC-6.3: the turn ends; the game, if it is over; the era, if it ended.
fn end_turn(table: &mut Table, log: &mut impl Log<Event>) -> bool {
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
    replace(table, Frame::StartTurn)
}

/// EC-4.4, EC-4.5, EC-4.15, EC-7.2, EC-20.3: what ends with an era.
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

/// EC-12.1, EC-33.1: the match is over.
fn over(table: &mut Table, log: &mut impl Log<Event>) -> bool {
    table.frames.clear();
    table.frames.push(Frame::Over);
    table.battle = None;
    table.offers.clear();
    let points: List<i32, 6> =
        table.players.seats().map(|seat| scoring::points(table, seat).total()).collect();
    let ending = table.ending.unwrap_or(Ending::Standstill);
    table.ending = Some(ending);
    log.tell(Event::Over { ending, points });
    true
}
