//! The sequence of play: the only place that says what comes next.

use engine::{Log, Seat};

use crate::cards::{DialSymbol, Focus, FocusType, Leader, Near, Part, Resource, Wonder, data};
use crate::event::Event;
use crate::frame::{Frame, Gain, Resolving};
use crate::options::Errata;
use crate::row::{Slot, Slots};
use crate::rules::economy::Journey;
use crate::rules::{
    agendas, barbarians, culture, diplomacy, economy, industry, maturity, military, science, start, trade,
};
use crate::state::{State, Table, Turn};

/// Goes on until somebody has to decide, or the match is over. Questions with one possible answer
/// are answered here.
pub fn proceed(state: &mut State, log: &mut impl Log<Event>) {
    while step(state, log) {}
    agendas::mark(&mut state.table, log);
}

/// Does what the top frame says, if it does not ask a player. Returns whether it did.
fn step(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let table = &mut state.table;
    let seat = table.turn.seat;
    match table.frame() {
        Frame::Card { slot, lesser } => card(table, slot, lesser, log),
        Frame::Part { card, index } => part(table, card, index),
        Frame::Again { card } => return again(table, card),
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
        Frame::Over => return false,
        frame => return settle(state, frame, log),
    }
    true
}

/// Answers a question that leaves no choice. Returns whether it did.
fn settle(state: &mut State, frame: Frame, log: &mut impl Log<Event>) -> bool {
    let table = &mut state.table;
    let seat = table.turn.seat;
    match frame {
        Frame::ChooseTile { seat } if table.hands[seat].len() == 1 => {
            let tile = table.hands[seat][0];
            crate::rules::building::apply_choose(table, seat, tile);
            true
        }
        Frame::GainTrade { .. } => trade::settle_gain(table, log),
        Frame::Discard { .. } => trade::settle_discard(table, log),
        Frame::Pay { .. } => industry::settle_payment(table, seat, log),
        Frame::Occupy { .. } => military::settle_occupation(table, log),
        Frame::Site { .. } | Frame::MoveWonder { .. } => settle_site(state, seat, log),
        Frame::GainResource { of } => settle_resource(table, seat, of, log),
        Frame::Gift { owner } => settle_gift(table, seat, owner, log),
        Frame::Learn { two, three, four } => settle_learning(table, seat, [two, three, four]),
        frame if is_moot(table, seat, frame) => {
            table.frames.pop();
            true
        }
        _ => false,
    }
}

/// Whether a question has no answer but to go on.
fn is_moot(table: &Table, seat: Seat, frame: Frame) -> bool {
    match frame {
        Frame::Place { card, near, left, .. } => {
            let slots = Slots::one(card.slot);
            let extra = near == Near::FriendlyCity
                && trade::spendable_count(table, seat, slots, trade::Spender::Resolver) > 0;
            (left == 0 && !extra) || culture::targets(table, seat, card, near).is_empty()
        }
        Frame::PlaceInGardens => {
            table.players[seat].control == 0 || culture::garden_targets(table, seat).is_empty()
        }
        Frame::Hills => table.players[seat].control == 0 || culture::hill_targets(table).is_empty(),
        Frame::MoveControl => culture::movable(table, seat).is_empty(),
        Frame::Convert { within } => culture::convertible(table, seat, within).is_empty(),
        Frame::Strike => science::strike_targets(table).is_empty(),
        Frame::Upgrade { left, .. } => left == 0 || !science::can_learn(table, seat),
        Frame::Caravans { card, bonus } => {
            Journey::of(card, bonus).is_none_or(|journey| !economy::can_move(table, seat, journey))
        }
        Frame::Exchange => !can_exchange(table, seat),
        Frame::DropCaravan => economy::surplus(table, seat) == 0,
        Frame::TakeEnvoy { state } => table.has_envoy(seat, state) || !table.envoy_available(state),
        Frame::TakePact { owner } => table.pacts_at_home(owner).next().is_none(),
        Frame::Envoys { left } => left == 0 || !diplomacy::can_take_any(table, seat),
        Frame::ReturnPacts { seat } => {
            !table.players.seats().any(|owner| diplomacy::has_surplus(table, seat, owner))
        }
        Frame::Build { card } => {
            industry::affordable(table, seat, card).next().is_none()
                && industry::city_sites(table, seat, card).is_empty()
        }
        Frame::Fight { card, attacks, reinforced } => {
            (military::reinforcements_left(card, attacks, reinforced) == 0
                || military::reinforceable(table, seat).is_empty())
                && (military::attacks_left(card, attacks, reinforced) == 0
                    || military::targets(table, seat, card).is_empty())
        }
        Frame::EconomyAfter => table.turn.maracana || economy::economy_slots(table, seat).is_empty(),
        Frame::AttackerSpends { .. } => !military::attacker_may_spend(table, seat),
        Frame::DefenderSpends { seat } => !military::defender_may_spend(table, seat),
        Frame::Loot { from, left } => left == 0 || military::loot(table, from).is_empty(),
        _ => false,
    }
}

fn can_exchange(table: &Table, seat: Seat) -> bool {
    let pairs =
        |give: &Resource| Resource::ALL.iter().any(|take| economy::can_exchange(table, seat, *give, *take));
    Resource::ALL.iter().any(pairs)
}

/// One city only, or none at all: a wonder of a beaten capital stays with its owner then (ND-15.18).
fn settle_site(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
    let sites = industry::free_sites(&state.table, seat);
    match (sites.len(), sites.first()) {
        (1, Some(site)) => industry::apply_site(state, seat, site, log),
        (0, _) => {
            state.table.frames.pop();
        }
        _ => return false,
    }
    true
}

fn settle_resource(table: &mut Table, seat: Seat, of: Gain, log: &mut impl Log<Event>) -> bool {
    let resources = science::resources(table, seat, of);
    match (&*resources, of) {
        ([], _) => {
            table.frames.pop();
        }
        ([only], Gain::Any) => science::apply_resource(table, seat, *only, log),
        _ => return false,
    }
    true
}

/// ND-R04: where no card of the level is left in the deck nothing happens.
fn settle_learning(table: &mut Table, seat: Seat, [two, three, four]: [u8; 3]) -> bool {
    if science::owed_level(two, three, four).is_none() {
        table.frames.pop();
        return true;
    }
    let nothing = !science::can_learn(table, seat);
    if nothing {
        science::count_down(table);
    }
    nothing
}

/// ND-R24: with three tokens on every card the token is lost.
fn settle_gift(table: &mut Table, seat: Seat, owner: Seat, log: &mut impl Log<Event>) -> bool {
    let slots = diplomacy::gift_slots(table, owner);
    match (slots.len(), slots.iter().next()) {
        (1, Some(slot)) => diplomacy::apply_gift(table, seat, owner, slot, log),
        (0, _) => {
            table.frames.pop();
        }
        _ => return false,
    }
    true
}

/// Begins a player's turn (ND-4.4).
pub fn begin_turn(table: &mut Table, seat: Seat, log: &mut impl Log<Event>) {
    table.turn = Turn { seat, start: start::effects(table, seat), ..Turn::default() };
    log.tell(Event::TurnBegan { seat, round: table.round });
    table.frames.push(Frame::EndTurn);
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
    table.frames.push(Frame::Part { card, index: 0 });
    log.tell(Event::Resolving { seat, card: card.card, slot, strength });
}

/// The slot as which a card counts: Machu Picchu lifts slots 1 and 2 to 3 (ND-R07, ND-R50).
#[must_use]
pub fn strength(table: &Table, seat: Seat, slot: Slot) -> u8 {
    if table.controls(seat, Wonder::MachuPicchu) { slot.number().max(3) } else { slot.number() }
}

/// Asks for the next part of a card (ND-R01).
fn part(table: &mut Table, card: Resolving, index: u8) {
    table.frames.pop();
    let parts = &card.card.facts().parts;
    let Some(part) = parts.get(usize::from(index)) else { return };
    table.frames.push(Frame::Part { card, index: index + 1 });
    let seat = table.turn.seat;
    let question = match *part {
        Part::PlaceControl { near: Near::NewCity, .. } if table.turn.new_city.is_none() => return,
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
        Part::Strike { .. } => return,
        Part::MoveCaravans { .. } => {
            // Every resolution lets the caravans move anew (ND-11.2, ND-R21).
            table.turn.steps = [0; 3];
            Frame::Caravans { card, bonus: 0 }
        }
        Part::ExchangeResource => Frame::Exchange,
        Part::Build { .. } => {
            table.turn.new_city = None;
            Frame::Build { card }
        }
        Part::Fight { .. } => Frame::Fight { card, attacks: 0, reinforced: 0 },
    };
    table.frames.push(question);
}

/// The Venetian Arsenal lets the card of slot 5 be resolved again as in slot 1, once per turn and
/// before it is reset (ND-R51), unless it was replaced (ND-R05). Returns whether there was nothing
/// to ask.
fn again(table: &mut Table, card: Resolving) -> bool {
    let seat = table.turn.seat;
    let may = card.strength == 5
        && !table.turn.arsenal
        && table.card(seat, card.slot) == card.card
        && table.controls(seat, Wonder::VenetianArsenal);
    if !may {
        table.frames.pop();
    }
    !may
}

/// Resolves the card of slot 5 again.
pub fn resolve_again(table: &mut Table, log: &mut impl Log<Event>) {
    let Some(Frame::Again { card }) = table.frames.pop() else { return };
    table.turn.arsenal = true;
    let card = Resolving { strength: 1, ..card };
    table.frames.push(Frame::Part { card, index: 0 });
    let seat = table.turn.seat;
    log.tell(Event::Resolving { seat, card: card.card, slot: card.slot, strength: 1 });
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
    agendas::mark(table, log);
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
