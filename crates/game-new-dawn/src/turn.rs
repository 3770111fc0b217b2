//! The sequence of play: the only place that says what comes next.

use engine::{Log, Seat};

use crate::cards::{DialSymbol, Focus, FocusType, Leader, Near, Part, Wonder, data};
use crate::event::Event;
use crate::frame::{Frame, Gain, Manner, Resolving};
use crate::options::{Errata, TurnEnd};
use crate::row::{Slot, Slots};
use crate::rules::{
    self, agendas, answers, barbarians, culture, economy, maturity, military, science, start, trade,
};
use crate::state::{State, Table, Turn};

/// Goes on until somebody has to decide, or the match is over. Questions that leave no choice are
/// answered here.
pub fn proceed(state: &mut State, log: &mut impl Log<Event>) {
    while step(state, log) {}
    agendas::mark_changes(&mut state.table, log);
}

/// Does what the top frame says, or answers it if it leaves no choice. Returns whether it did.
fn step(state: &mut State, log: &mut impl Log<Event>) -> bool {
    match state.table.frame().manner() {
        Manner::Do => carry_on(state, log),
        Manner::Ask => false,
        Manner::Must => settle(state, log),
        Manner::May => pass_over(state, log),
    }
}

/// Does what the top frame says. Returns whether it did; nothing follows the end of the match.
fn carry_on(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let table = &mut state.table;
    let seat = table.turn.seat;
    match table.frame() {
        Frame::Card { slot, lesser } => card(table, slot, lesser, log),
        Frame::Part { card, index } => part(table, card, index, log),
        Frame::Reset { slot } => reset(table, slot),
        Frame::EndTurn => end_turn(state, log),
        Frame::Embassy { owner } => {
            table.frames.pop();
            economy::open_embassy(table, seat, owner);
        }
        Frame::Compare => military::compare(table, seat, log),
        Frame::Raid { .. } => barbarians::raid_on(table, log),
        Frame::Disperse => barbarians::disperse(state, log),
        Frame::EndRound => end_round(table, log),
        // Nothing follows the end; and these are asked.
        Frame::Over
        | Frame::ChooseTile { .. }
        | Frame::TurnTile { .. }
        | Frame::LayTile { .. }
        | Frame::ChooseCapital { .. }
        | Frame::PlaceDirection
        | Frame::Turn
        | Frame::EconomyFirst { .. }
        | Frame::EconomyAfter
        | Frame::Again { .. }
        | Frame::OtherCard
        | Frame::SwapAny
        | Frame::TurnDone
        | Frame::NameSecond { .. }
        | Frame::Surrender { .. }
        | Frame::Place { .. }
        | Frame::PlaceInGardens
        | Frame::Hills
        | Frame::PlaceOnHill
        | Frame::MoveControl
        | Frame::Convert { .. }
        | Frame::Occupy { .. }
        | Frame::Advance { .. }
        | Frame::Strike
        | Frame::Learn { .. }
        | Frame::Upgrade { .. }
        | Frame::Caravans { .. }
        | Frame::Exchange
        | Frame::DropCaravan
        | Frame::TakeEnvoy { .. }
        | Frame::TakePact { .. }
        | Frame::Gift { .. }
        | Frame::Envoys { .. }
        | Frame::ReturnPacts { .. }
        | Frame::GainTrade { .. }
        | Frame::Discard { .. }
        | Frame::GainResource { .. }
        | Frame::PutNatural { .. }
        | Frame::PutCityState { .. }
        | Frame::Build { .. }
        | Frame::Pay { .. }
        | Frame::Site { .. }
        | Frame::MoveWonder { .. }
        | Frame::Fight { .. }
        | Frame::AttackerSpends { .. }
        | Frame::DefenderSpends { .. }
        | Frame::Conquest { .. }
        | Frame::Loot { .. } => return false,
    }
    true
}

/// Answers a question that must be answered and leaves no choice. Returns whether it did.
fn settle(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let table = &mut state.table;
    let Some(seat) = table.decider() else { return false };
    if trade::settle(table, log) {
        return true;
    }
    let single = answers::single(table, seat);
    match single.only() {
        Some(answer) => rules::carry_out(state, seat, answer, log),
        None if single.is_empty() => decline(table, log),
        None => return false,
    }
    true
}

/// Passes over an offer of which nothing can be taken. Returns whether it did.
fn pass_over(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let table = &mut state.table;
    let moot = table.decider().is_some_and(|seat| answers::single(table, seat).is_empty());
    if moot {
        decline(table, log);
    }
    moot
}

/// Goes on without an answer: the player wants none, or there is none.
pub fn decline(table: &mut Table, log: &mut impl Log<Event>) {
    match table.frame() {
        // ND-R04: for each level space by itself.
        Frame::Learn { two, three, four } if science::owed_level(two, three, four).is_some() => {
            science::count_down(table);
        }
        Frame::Occupy { .. } => military::occupy(table, log),
        Frame::Pay { wonder, .. } => {
            table.frames.pop();
            table.frames.push(Frame::Site { wonder });
        }
        Frame::EconomyFirst { slot, lesser } => {
            table.frames.pop();
            resolve(table, slot, lesser, log);
        }
        Frame::GainTrade { seat, left, slots, .. } => {
            table.frames.pop();
            if left > 0 && trade::places(table, seat, slots).is_empty() {
                log.tell(Event::TradeLost { seat, amount: left });
            }
        }
        // With these nothing else ends than the question itself.
        Frame::ChooseTile { .. }
        | Frame::TurnTile { .. }
        | Frame::LayTile { .. }
        | Frame::ChooseCapital { .. }
        | Frame::PlaceDirection
        | Frame::Turn
        | Frame::Card { .. }
        | Frame::EconomyAfter
        | Frame::Part { .. }
        | Frame::Again { .. }
        | Frame::Reset { .. }
        | Frame::OtherCard
        | Frame::SwapAny
        | Frame::TurnDone
        | Frame::EndTurn
        | Frame::NameSecond { .. }
        | Frame::Surrender { .. }
        | Frame::Place { .. }
        | Frame::PlaceInGardens
        | Frame::Hills
        | Frame::PlaceOnHill
        | Frame::MoveControl
        | Frame::Convert { .. }
        | Frame::Advance { .. }
        | Frame::Strike
        | Frame::Learn { .. }
        | Frame::Upgrade { .. }
        | Frame::Caravans { .. }
        | Frame::Exchange
        | Frame::DropCaravan
        | Frame::TakeEnvoy { .. }
        | Frame::TakePact { .. }
        | Frame::Embassy { .. }
        | Frame::Gift { .. }
        | Frame::Envoys { .. }
        | Frame::ReturnPacts { .. }
        | Frame::Discard { .. }
        | Frame::GainResource { .. }
        | Frame::PutNatural { .. }
        | Frame::PutCityState { .. }
        | Frame::Build { .. }
        | Frame::Site { .. }
        | Frame::MoveWonder { .. }
        | Frame::Fight { .. }
        | Frame::AttackerSpends { .. }
        | Frame::DefenderSpends { .. }
        | Frame::Compare
        | Frame::Conquest { .. }
        | Frame::Loot { .. }
        | Frame::Raid { .. }
        | Frame::Disperse
        | Frame::EndRound
        | Frame::Over => {
            table.frames.pop();
        }
    }
}

/// Begins a player's turn (ND-4.4).
pub fn begin_turn(table: &mut Table, seat: Seat, log: &mut impl Log<Event>) {
    table.turn = Turn { seat, start: start::effects(table, seat), ..Turn::default() };
    log.tell(Event::TurnBegan { seat, round: table.round });
    table.frames.push(Frame::EndTurn);
    if table.options.turn_end == TurnEnd::Asked {
        table.frames.push(Frame::TurnDone);
    }
    table.frames.push(Frame::Turn);
}

/// Begins to resolve a card: with the Estádio do Maracanã the economy card may come first (ND-R53).
fn card(table: &mut Table, slot: Slot, lesser: bool, log: &mut impl Log<Event>) {
    table.frames.pop();
    if table.options.errata == Errata::Applied && may_add_economy(table, slot) {
        table.frames.push(Frame::EconomyFirst { slot, lesser });
    } else {
        resolve(table, slot, lesser, log);
    }
}

fn may_add_economy(table: &Table, slot: Slot) -> bool {
    let seat = table.turn.seat;
    !table.turn.maracana
        && table.card(seat, slot).kind() != FocusType::Economy
        && table.controls(seat, Wonder::EstadioDoMaracana)
        && !economy::economy_slots(table, seat).is_empty()
}

/// Resolves the economy card before another one. The reset of the economy card moves the other one
/// up if it lies before it.
pub fn economy_first(table: &mut Table, economy: Slot) {
    let Some(Frame::EconomyFirst { slot, lesser }) = table.frames.pop() else { return };
    table.turn.maracana = true;
    let moved = if slot < economy { slot.number() + 1 } else { slot.number() };
    let slot = Slot::new(moved).unwrap_or(slot);
    table.frames.push(Frame::Card { slot, lesser });
    table.frames.push(Frame::Card { slot: economy, lesser: false });
}

/// Resolves the economy card after another one (Estádio do Maracanã as printed).
pub fn economy_after(table: &mut Table, economy: Slot) {
    table.frames.pop();
    table.turn.maracana = true;
    table.frames.push(Frame::Card { slot: economy, lesser: false });
}

/// Resolves a card in its slot and resets it; a lesser one as in slot 1 and without reset (ND-R52).
pub fn resolve(table: &mut Table, slot: Slot, lesser: bool, log: &mut impl Log<Event>) {
    let seat = table.turn.seat;
    let strength = if lesser { 1 } else { strength(table, seat, slot) };
    let card = Resolving { slot, strength, card: table.card(seat, slot) };
    if table.options.errata == Errata::Printed && may_add_economy(table, slot) {
        table.frames.push(Frame::EconomyAfter);
    }
    if !lesser {
        table.frames.push(Frame::Reset { slot });
        table.frames.push(Frame::Again { card });
    }
    begin_card(table, card, log);
}

fn begin_card(table: &mut Table, card: Resolving, log: &mut impl Log<Event>) {
    let (seat, Resolving { slot, strength, card: name }) = (table.turn.seat, card);
    table.turn.used = false;
    table.frames.push(Frame::Part { card, index: 0 });
    log.tell(Event::Resolving { seat, card: name, slot, strength });
}

/// The slot as which a card counts: Machu Picchu lifts slots 1 and 2 to 3 (ND-R07, ND-R50).
#[must_use]
pub fn strength(table: &Table, seat: Seat, slot: Slot) -> u8 {
    if table.controls(seat, Wonder::MachuPicchu) { slot.number().max(3) } else { slot.number() }
}

/// Asks for the next part of a card (ND-R01). After the last one it is said if nothing was done with
/// the card (ND-4.7).
fn part(table: &mut Table, card: Resolving, index: u8, log: &mut impl Log<Event>) {
    table.frames.pop();
    if let Some(part) = card.card.facts().parts.get(usize::from(index)) {
        table.frames.push(Frame::Part { card, index: index + 1 });
        if let Some(question) = question(table, card, *part) {
            table.frames.push(question);
        }
    } else if !table.turn.used {
        log.tell(Event::CardUnused { seat: table.turn.seat, card: card.card });
    }
}

/// What a part of a card asks; some ask nothing in some turns.
fn question(table: &mut Table, card: Resolving, part: Part) -> Option<Frame> {
    let seat = table.turn.seat;
    Some(match part {
        Part::PlaceControl { near: Near::NewCity, .. } if table.turn.new_city.is_none() => return None,
        Part::PlaceControl { count, near } => {
            let first = near == Near::FriendlyCity;
            let left = if first { culture::first_group(table, seat, card, count) } else { count };
            Frame::Place { card, near, left, taken_back: false }
        }
        Part::MoveControl => Frame::MoveControl,
        Part::ConvertControl { within } => Frame::Convert { within },
        Part::AdvanceTech => Frame::Advance { card, bonus: 0 },
        Part::GainTrade { amount } => {
            Frame::GainTrade { seat, left: amount, slots: Slots::ALL, optional: true }
        }
        Part::GainResource => Frame::GainResource { of: Gain::NewType },
        Part::Strike { slot } if slot == card.strength => Frame::Strike,
        Part::Strike { .. } => return None,
        Part::MoveCaravans { .. } => {
            economy::begin(table, seat);
            Frame::Caravans { card, bonus: 0 }
        }
        Part::ExchangeResource => Frame::Exchange,
        Part::Build { .. } => {
            table.turn.new_city = None;
            Frame::Build { card }
        }
        Part::Fight { .. } => Frame::Fight { card, attacks: 0, reinforced: 0 },
    })
}

/// Whether the Venetian Arsenal lets the card be resolved again as in slot 1: in slot 5, once per turn
/// and before it is reset (ND-R51), unless it was replaced (ND-R05).
#[must_use]
pub fn may_again(table: &Table, card: Resolving) -> bool {
    let seat = table.turn.seat;
    card.strength == 5
        && !table.turn.arsenal
        && table.card(seat, card.slot) == card.card
        && table.controls(seat, Wonder::VenetianArsenal)
}

/// Resolves the card of slot 5 again.
pub fn resolve_again(table: &mut Table, log: &mut impl Log<Event>) {
    let Some(Frame::Again { card }) = table.frames.pop() else { return };
    table.turn.arsenal = true;
    begin_card(table, Resolving { strength: 1, ..card }, log);
}

/// Resets a card (ND-4.5) and asks for what follows the reset.
fn reset(table: &mut Table, slot: Slot) {
    table.frames.pop();
    let seat = table.turn.seat;
    let card = table.card(seat, slot);
    table.players[seat].row.reset(slot);
    if card == Focus::Capitalism && !table.turn.capitalism {
        table.turn.capitalism = true;
        table.frames.push(Frame::OtherCard);
    }
    let military = card.kind() == FocusType::Military;
    if military && table.turn.won && table.led_by(seat, Leader::Aztec) {
        table.frames.push(Frame::SwapAny);
    }
}

/// Ends a turn: the next player's begins, or the round ends (ND-4.1, ND-4.6).
fn end_turn(state: &mut State, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    table.frames.pop();
    agendas::mark_changes(table, log);
    let next = table.turn.seat.next(table.seats());
    if next == table.first {
        table.frames.push(Frame::EndRound);
        turn_dial(state, log);
    } else {
        begin_turn(table, next, log);
    }
}

/// ND-4.2, ND-17.1: the event dial turns one space and its symbol is resolved.
fn turn_dial(state: &mut State, log: &mut impl Log<Event>) {
    let table = &mut state.table;
    let spaces = &data().events.spaces;
    table.dial = table.dial % spaces.len() as u8 + 1;
    let symbol = spaces[usize::from(table.dial) - 1].symbol;
    log.tell(Event::DialTurned { symbol, round: table.round });
    match symbol {
        DialSymbol::BarbarianSpawn => barbarians::spawn(table, log),
        DialSymbol::None => {}
        DialSymbol::BarbarianMove => barbarians::begin_raid(state, log),
        DialSymbol::Trade => trade_event(table),
    }
}

/// ND-17.15: a trade token for each mature city, in turn order (ND-R74).
fn trade_event(table: &mut Table) {
    let seats = table.seats();
    let order: engine::List<Seat, 4> = table.first.clockwise(seats).collect();
    for seat in order.iter().rev() {
        let left = maturity::mature_cities(table, *seat).len() as u8;
        trade::gain(table, *seat, left, Slots::ALL);
    }
}

/// ND-16.4: after the event it is seen who has won; otherwise the next round begins.
fn end_round(table: &mut Table, log: &mut impl Log<Event>) {
    table.frames.pop();
    agendas::mark(table, log);
    if agendas::qualified(table).is_empty() {
        table.round += 1;
        begin_turn(table, table.first, log);
    } else {
        table.frames.push(Frame::Over);
        log.tell(Event::Won { seats: agendas::outcome(table).winners() });
    }
}
