//! Chapter 20: trade tokens, and what can be spent like them.

use engine::{List, Log, Rejection, Seat, msg, rule};

use crate::action::{Action, Token};
use crate::cards::{Focus, Leader, Natural, Wonder};
use crate::event::Event;
use crate::frame::Frame;
use crate::row::{RowCard, Slot, Slots};
use crate::state::{Table, ZIMBABWE_ROOM};

/// What can be spent as trade tokens: one entry for each kind of token on each card.
pub type Tokens = List<Token, 20>;

/// Who spends: the player who resolves the card may also use city-state tokens (ND-18.7, ND-R31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spender {
    /// The player resolves the card.
    Resolver,
    /// The player defends.
    Defender,
}

/// What a player can spend from the cards in these slots.
#[must_use]
pub fn spendable(table: &Table, seat: Seat, slots: Slots, spender: Spender) -> Tokens {
    let mut tokens = Tokens::new();
    for slot in slots.iter() {
        let held = table.players[seat].row.at(slot);
        if held.trade > 0 {
            tokens.push(Token::Trade(slot));
        }
        if spender == Spender::Resolver {
            let unused = held.city_states - table.turn.used_city_states;
            unused.iter().for_each(|state| tokens.push(Token::CityState(state)));
        }
        let unused = held.naturals - table.turn.used_naturals;
        unused.iter().for_each(|natural| tokens.push(Token::Natural(natural)));
    }
    tokens
}

/// How many tokens that are in all.
#[must_use]
pub fn spendable_count(table: &Table, seat: Seat, slots: Slots, spender: Spender) -> u8 {
    let worth = |slot| {
        let held = table.players[seat].row.at(slot);
        let states = match spender {
            Spender::Resolver => (held.city_states - table.turn.used_city_states).len(),
            Spender::Defender => 0,
        };
        let naturals = (held.naturals - table.turn.used_naturals).len();
        held.trade + states as u8 + naturals as u8
    };
    slots.iter().map(worth).sum()
}

/// ND-20.2: only tokens on the card that is resolved can be spent.
///
/// # Errors
/// If the token does not lie there, or was used this turn (ND-18.7, ND-6.4).
pub fn check_spend(
    table: &Table,
    seat: Seat,
    slots: Slots,
    spender: Spender,
    token: Token,
) -> Result<(), Rejection> {
    let row = &table.players[seat].row;
    let lies = |on: &dyn Fn(&RowCard) -> bool| slots.iter().any(|slot| on(row.at(slot)));
    match token {
        Token::Trade(slot) => {
            rule("ND-20.2").require(slots.contains(slot), || msg!("not-the-card-being-resolved"))?;
            rule("ND-20.2").require(row.at(slot).trade > 0, || msg!("no-trade-token-there"))
        }
        Token::CityState(state) => {
            let there = lies(&|held| held.city_states.contains(state));
            rule("ND-18.7").require(there, || msg!("token-not-on-the-card", thing = state))?;
            let resolver = spender == Spender::Resolver;
            rule("ND-R31").require(resolver, || msg!("not-in-defense", thing = state))?;
            let unused = !table.turn.used_city_states.contains(state);
            rule("ND-18.7").require(unused, || msg!("token-used-this-turn", thing = state))
        }
        Token::Natural(natural) => {
            let there = lies(&|held| held.naturals.contains(natural));
            rule("ND-R59").require(there, || msg!("token-not-on-the-card", thing = natural))?;
            let unused = !table.turn.used_naturals.contains(natural);
            rule("ND-6.4").require(unused, || msg!("token-used-this-turn", thing = natural))
        }
    }
}

/// Spends a token: a trade token goes back to the supply (ND-20.3), the others stay (ND-18.7,
/// ND-6.4).
pub fn spend(table: &mut Table, seat: Seat, token: Token, log: &mut impl Log<Event>) {
    let card = card_of(table, seat, token);
    log.tell(Event::Spent { seat, token, card });
    match token {
        Token::Trade(slot) => table.players[seat].row.at_mut(slot).trade -= 1,
        Token::CityState(state) => {
            table.turn.used_city_states.insert(state);
        }
        Token::Natural(natural) => use_natural(table, seat, natural),
    }
}

/// Marks a natural wonder as spent; America puts it on any card then.
pub fn use_natural(table: &mut Table, seat: Seat, natural: Natural) {
    table.turn.used_naturals.insert(natural);
    if table.led_by(seat, Leader::America) {
        table.frames.push(Frame::PutNatural { seat, natural });
    }
}

fn card_of(table: &Table, seat: Seat, token: Token) -> Focus {
    let row = &table.players[seat].row;
    let found = row.iter().find(|(slot, held)| match token {
        Token::Trade(from) => *slot == from,
        Token::CityState(state) => held.city_states.contains(state),
        Token::Natural(natural) => held.naturals.contains(natural),
    });
    found.map_or_else(Focus::default, |(_, held)| held.card)
}

/// Lets a player put `left` trade tokens on cards in these slots.
pub fn gain(table: &mut Table, seat: Seat, left: u8, slots: Slots) {
    table.frames.push(Frame::GainTrade { seat, left, slots, optional: false });
}

/// The places where a trade token can go now: cards with room (ND-20.4), and Great Zimbabwe.
#[must_use]
pub fn places(table: &Table, seat: Seat, slots: Slots) -> List<Action, 6> {
    let row = &table.players[seat].row;
    let mut places: List<Action, 6> =
        slots.iter().filter(|slot| row.at(*slot).room() > 0).map(Action::PutOn).collect();
    if zimbabwe_has_room(table, seat) {
        places.push(Action::Store);
    }
    places
}

fn zimbabwe_has_room(table: &Table, seat: Seat) -> bool {
    table.controls(seat, Wonder::GreatZimbabwe) && table.zimbabwe < ZIMBABWE_ROOM
}

/// ND-20.4: at most three on a card; the card must be one of those that may get tokens.
///
/// # Errors
/// If it is not, or is full.
pub fn check_put(table: &Table, seat: Seat, slots: Slots, slot: Slot) -> Result<(), Rejection> {
    rule("ND-11.11").require(slots.contains(slot), || msg!("not-that-card"))?;
    let room = table.players[seat].row.at(slot).room();
    rule("ND-20.4").require(room > 0, || msg!("card-is-full"))
}

/// Great Zimbabwe takes up to four tokens instead of the focus cards.
///
/// # Errors
/// If the player does not control it, or it is full.
pub fn check_store(table: &Table, seat: Seat) -> Result<(), Rejection> {
    let owned = table.controls(seat, Wonder::GreatZimbabwe);
    rule("ND-21.2").require(owned, || msg!("zimbabwe-not-owned"))?;
    rule("ND-R55").require(zimbabwe_has_room(table, seat), || msg!("zimbabwe-is-full"))
}

/// Puts one trade token of the open question on a card.
pub fn apply_put(table: &mut Table, seat: Seat, slot: Slot, log: &mut impl Log<Event>) {
    add(table, seat, slot, 1, log);
    count_down(table);
}

/// Puts one trade token of the open question on Great Zimbabwe.
pub fn apply_store(table: &mut Table, seat: Seat, log: &mut impl Log<Event>) {
    table.zimbabwe += 1;
    log.tell(Event::TradeStored { seat });
    count_down(table);
}

/// Puts up to `amount` trade tokens on a card; what finds no room is lost (ND-20.4).
pub fn add(table: &mut Table, seat: Seat, slot: Slot, amount: u8, log: &mut impl Log<Event>) {
    let held = table.players[seat].row.at_mut(slot);
    let fits = amount.min(held.room());
    held.trade += fits;
    let card = held.card;
    if fits > 0 {
        log.tell(Event::TradeGained { seat, card, amount: fits });
    }
    if amount > fits {
        log.tell(Event::TradeLost { seat, amount: amount - fits });
    }
}

fn count_down(table: &mut Table) {
    if let Some(Frame::GainTrade { left, .. }) = table.frames.last_mut() {
        *left -= 1;
    }
}

/// Gives or takes all tokens of the open question at once if there is nothing to choose. Returns
/// whether it did.
pub fn settle(table: &mut Table, log: &mut impl Log<Event>) -> bool {
    match table.frame() {
        Frame::GainTrade { seat, left, slots, .. } => settle_gain(table, seat, left, slots, log),
        Frame::Discard { seat, left } => settle_discard(table, seat, left, log),
        _ => false,
    }
}

/// One card for all tokens.
fn settle_gain(table: &mut Table, seat: Seat, left: u8, slots: Slots, log: &mut impl Log<Event>) -> bool {
    let places = places(table, seat, slots);
    let (1.., [Action::PutOn(slot)]) = (left, &*places) else { return false };
    table.frames.pop();
    add(table, seat, *slot, left, log);
    true
}

/// The cards from which a player can discard trade tokens.
#[must_use]
pub fn discardable(table: &Table, seat: Seat) -> Slots {
    table.players[seat].row.iter().filter(|(_, held)| held.trade > 0).map(|(slot, _)| slot).collect()
}

/// ND-17.8: the owner of a raided capital chooses which tokens to discard.
///
/// # Errors
/// If there is none on the card.
pub fn check_discard(table: &Table, seat: Seat, slot: Slot) -> Result<(), Rejection> {
    let known = discardable(table, seat).contains(slot);
    rule("ND-17.8").require(known, || msg!("no-trade-token-there"))
}

/// Discards one trade token.
pub fn apply_discard(table: &mut Table, seat: Seat, slot: Slot, log: &mut impl Log<Event>) {
    discard(table, seat, slot, 1, log);
    if let Some(Frame::Discard { left, .. }) = table.frames.last_mut() {
        *left -= 1;
    }
}

fn discard(table: &mut Table, seat: Seat, slot: Slot, amount: u8, log: &mut impl Log<Event>) {
    let held = table.players[seat].row.at_mut(slot);
    held.trade -= amount;
    let card = held.card;
    log.tell(Event::Discarded { seat, card, amount });
}

/// One card has them all, or all are lost (ND-R41).
fn settle_discard(table: &mut Table, seat: Seat, left: u8, log: &mut impl Log<Event>) -> bool {
    let slots = discardable(table, seat);
    let all = table.players[seat].row.trade() <= left;
    if left == 0 || (!all && slots.len() > 1) {
        return false;
    }
    table.frames.pop();
    for slot in slots.iter() {
        let amount = table.players[seat].row.at(slot).trade.min(left);
        discard(table, seat, slot, amount, log);
    }
    true
}
