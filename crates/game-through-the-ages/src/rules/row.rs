//! Chapters 5 and 8f: the card row, and taking cards from it.

use engine::{List, Log, Seat, rule};

use crate::board::{Board, HandCard, Site};
use crate::cards::{Age, Card, Kind};
use crate::event::{Event, What};
use crate::refusal::{Checked, Why};
use crate::rules::{ages, civil, score};
use crate::state::{Refill, SPACES, State, Table};
use crate::task::Stage;

/// TTA-5.1: the parts of the row from the left: their first space and the one behind their last, and
/// the civil actions that a card costs there.
pub const PARTS: [(u8, u8, u8); 3] = [(0, 5, 1), (5, 9, 2), (9, 13, 3)];

/// TTA-5.1: what the space costs.
#[must_use]
pub const fn space_price(space: u8) -> u8 {
    let [(_, cheap_until, cheap), (_, middle_until, middle), (_, _, dear)] = PARTS;
    match space {
        space if space < cheap_until => cheap,
        space if space < middle_until => middle,
        _ => dear,
    }
}

/// The cards of the row with their spaces.
pub fn lying(table: &Table) -> impl Iterator<Item = (u8, Card)> + '_ {
    (0..).zip(&table.row).filter_map(|(space, card)| card.map(|card| (space, card)))
}

/// TTA-8.40, TTA-8.43: what the card on a space costs this player now.
#[must_use]
pub fn price(board: &Board, space: u8, card: Card) -> u8 {
    let base = space_price(space);
    if matches!(card.kind(), Kind::Wonder(_)) {
        let wonders = u8::try_from(board.wonders.len()).expect("at most 16 wonders");
        (base + wonders).saturating_sub(board.perks.wonder_discount)
    } else {
        base
    }
}

/// Whether the player may take the card with own civil actions.
pub fn check(table: &Table, seat: Seat, space: u8, card: Card) -> Checked {
    let board = &table.boards[seat];
    check_kind(table, seat, space, card)?;
    let is_wonder = matches!(card.kind(), Kind::Wonder(_));
    let cost = if is_wonder { rule("TTA-8.43") } else { rule("TTA-8.40") };
    civil::check_actions(board, price(board, space, card), cost)
}

/// TTA-8.41 to TTA-8.46: everything but the price.
pub fn check_kind(table: &Table, seat: Seat, space: u8, card: Card) -> Checked {
    let board = &table.boards[seat];
    let there = table.row.get(usize::from(space)).copied().flatten();
    rule("TTA-5.12").require(there == Some(card), || Why::EmptySpace { space })?;
    match card.kind() {
        Kind::Wonder(_) => return rule("TTA-8.42").require(board.building.is_none(), || Why::WonderBegun),
        Kind::Leader(_) => {
            let age = card.age();
            let taken = board.leader_ages[usize::from(age.level())];
            rule("TTA-8.41").require(!taken, || Why::LeaderTaken { age })?;
        }
        _ if card.is_technology() => {
            let have = board.has_technology(card) || board.holds(card);
            rule("TTA-8.45").require(!have, || Why::AlreadyHave { card })?;
        }
        _ => {}
    }
    let limit = hand_limit(board);
    rule("TTA-8.46").require(board.hand.len() < usize::from(limit), || Why::HandFull { limit })
}

/// TTA-8.46: the limit of the civil hand.
#[must_use]
pub fn hand_limit(board: &Board) -> u8 {
    u8::try_from(i16::from(board.civil_total()) + board.perks.civil_hand).unwrap_or(0)
}

/// Takes the card: a wonder is begun at once, any other goes to hand.
pub fn take(state: &mut State, seat: Seat, space: u8, card: Card, log: &mut impl Log<Event>) {
    let price = price(state.board(seat), space, card);
    state.table.row[usize::from(space)] = None;
    let board = state.board_mut(seat);
    if matches!(card.kind(), Kind::Wonder(_)) {
        board.building = Some(Site { card, stages: 0 });
    } else {
        board.hand.push(HandCard { card, fresh: true });
    }
    if matches!(card.kind(), Kind::Leader(_)) {
        board.leader_ages[usize::from(card.level())] = true;
    }
    let science = board.perks.science_on_take;
    log.tell(Event::Took { seat, card, price });
    if card.is_technology() {
        score::gain(state, seat, What::Science, science, log);
    }
}

/// TTA-5.3 to TTA-5.6: the three steps at the beginning of a turn.
pub fn refill(state: &mut State, log: &mut impl Log<Event>) {
    let (spaces, near) = (usize::from(emptied(state.table.players_left())), state.table.ends_after);
    let row = &state.table.row;
    let held = [row[spaces].is_some(), row[spaces + 1].is_some()];
    remove(state, spaces, log);
    fill(state, log);
    let ended = near.is_none() && state.table.ends_after.is_some();
    state.table.refill = Refill { made: true, held, ended };
    // TTA-5.7: the start player's refill in round 2 is the last from deck A.
    if state.table.age == Age::A && state.table.round > 1 {
        let mut rest = state.piles.civil;
        rest.sort_unstable();
        rest.iter().for_each(|card| state.table.out.push(*card));
        ages::begin(state, Age::I, log);
    }
}

/// TTA-5.4, TTA-5.11: how many of the first spaces a refill empties with so many players in the game.
#[must_use]
pub const fn emptied(players: u8) -> u8 {
    match players {
        2 => 3,
        3 => 2,
        _ => 1,
    }
}

/// How many of the first spaces are emptied when the next turn begins: none before round 2
/// (TTA-5.3), none when no turn follows.
#[must_use]
pub fn leaving(table: &Table) -> u8 {
    let ends_round = table.after(table.active) == table.start;
    let is_last = ends_round && table.ends_after == Some(table.round);
    if table.stage == Stage::Over || is_last || (table.round == 1 && !ends_round) {
        return 0;
    }
    emptied(table.players_left())
}

/// TTA-7.9: the player before left when the row was refilled: that refill counts for this turn, and
/// the space that is emptied with one player fewer is emptied now.
pub fn refill_rest(state: &mut State, before: Refill, log: &mut impl Log<Event>) {
    let near = state.table.ends_after;
    remove(state, usize::from(before.held[0]), log);
    fill(state, log);
    let ended = before.ended || (near.is_none() && state.table.ends_after.is_some());
    state.table.refill = Refill { made: true, held: [before.held[1], false], ended };
}

/// TTA-5.4: the cards on the first spaces leave the game; empty spaces are not made up for.
fn remove(state: &mut State, spaces: usize, log: &mut impl Log<Event>) {
    let mut cards: List<Card, 3> = List::new();
    for space in &mut state.table.row[..spaces] {
        if let Some(card) = space.take() {
            cards.push(card);
            state.table.out.push(card);
        }
    }
    if !cards.is_empty() {
        log.tell(Event::Removed { cards });
    }
}

/// TTA-5.5, TTA-5.6: cards move left without gaps; the spaces on the right are filled.
pub fn fill(state: &mut State, log: &mut impl Log<Event>) {
    let lying: List<Card, SPACES> = state.table.row.iter().flatten().copied().collect();
    let mut dealt: List<Card, SPACES> = List::new();
    state.table.row = [None; SPACES];
    state.table.row.iter_mut().zip(&lying).for_each(|(space, card)| *space = Some(*card));
    for space in lying.len()..SPACES {
        // TTA-5.10: without a deck nothing is laid.
        let Some(card) = state.piles.civil.pop() else { break };
        state.table.row[space] = Some(card);
        dealt.push(card);
        // TTA-5.8, TTA-5.9: the next spaces are filled from the next deck.
        if state.piles.civil.is_empty() {
            ages::end(state, log);
        }
    }
    if !dealt.is_empty() {
        log.tell(Event::Dealt { cards: dealt });
    }
}
