//! Chapter 10: the tech dial and new cards.

use engine::{List, Log, Rejection, Seat, msg, rule};

use super::{culture, economy};
use crate::action::Action;
use crate::board::Piece;
use crate::cards::{Focus, FocusType, Resource, Wonder};
use crate::event::{Cause, Event, Spot};
use crate::frame::{Frame, Gain};
use crate::options::TechOverflow;
use crate::row::Slot;
use crate::space::{Space, Spaces};
use crate::state::Table;

/// The last space of the tech dial, the goal of the agenda Technophile.
pub const LAST: u8 = 24;
/// Where the pointer goes beyond it (ND-10.6).
pub const AFTER_LAST: u8 = 15;

/// The level of a space of the dial (ND-10.3).
#[must_use]
pub const fn level_of(space: u8) -> Option<u8> {
    match space {
        3 | 6 => Some(2),
        10 | 14 => Some(3),
        19 | 24 => Some(4),
        _ => None,
    }
}

/// Where a move of the pointer ends and what it passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Move {
    /// The space it ends on.
    pub to: u8,
    /// How many level spaces of levels II, III and IV were reached or passed (ND-10.5).
    pub levels: [u8; 3],
    /// Whether space 24 was reached or passed (ND-R03).
    pub reached_24: bool,
}

/// A move of `steps` spaces from `from` (ND-10.1, ND-10.6, ND-R02).
#[must_use]
pub fn advance(from: u8, steps: u8, overflow: TechOverflow) -> Move {
    let mut walk = Move { to: from, ..Move::default() };
    for _ in 0..steps {
        if walk.to == LAST {
            walk.to = AFTER_LAST;
            if overflow == TechOverflow::Stop {
                break;
            }
            continue;
        }
        walk.to += 1;
        if let Some(level) = level_of(walk.to) {
            walk.levels[usize::from(level) - 2] += 1;
        }
        walk.reached_24 |= walk.to == LAST;
    }
    walk
}

/// Advances the pointer by the strength of the card and what was spent (ND-10.2).
pub fn apply_advance(table: &mut Table, seat: Seat, steps: u8, log: &mut impl Log<Event>) {
    table.frames.pop();
    let from = table.players[seat].tech;
    let walk = advance(from, steps, table.options.tech_overflow);
    let player = &mut table.players[seat];
    player.tech = walk.to;
    player.reached_24 |= walk.reached_24;
    table.turn.touched |= walk.reached_24;
    let passed = walk.reached_24 && walk.to != LAST;
    log.tell(Event::Advanced { seat, from, to: walk.to, steps, passed });
    let [two, three, four] = walk.levels;
    table.frames.push(Frame::Learn { two, three, four });
}

/// The level whose cards can be taken now: the lowest that is owed, which is the order of the
/// spaces (ND-R04).
#[must_use]
pub const fn owed_level(two: u8, three: u8, four: u8) -> Option<u8> {
    match (two, three, four) {
        (1.., _, _) => Some(2),
        (_, 1.., _) => Some(3),
        (_, _, 1..) => Some(4),
        _ => None,
    }
}

/// ND-R90: a wonder replaces different cards, not one twice.
fn is_replaced(table: &Table, slot: Slot) -> bool {
    matches!(table.frame(), Frame::Upgrade { done, .. } if done.contains(slot))
}

/// The level that the card in a slot may be replaced by now; none if it may not.
fn level_for(table: &Table, slot: Slot, old: Focus) -> Option<u8> {
    match table.frame() {
        Frame::Upgrade { left: 0, .. } => None,
        Frame::Upgrade { .. } if is_replaced(table, slot) => None,
        Frame::Learn { two, three, four } => owed_level(two, three, four),
        Frame::Upgrade { pyramids: true, .. } => (old.level() == 1).then_some(2),
        Frame::Upgrade { pyramids: false, .. } => (old.level() < 4).then_some(old.level() + 1),
        _ => None,
    }
}

/// The cards that may take the place of the one in a slot now: of the right level and not in the
/// row (ND-10.4), and of the same type unless Oxford University allows another (ND-R56).
fn learnable(table: &Table, seat: Seat, slot: Slot) -> impl Iterator<Item = Focus> {
    let row = &table.players[seat].row;
    let old = row.at(slot).card;
    let any = old.kind() != FocusType::Science && table.controls(seat, Wonder::OxfordUniversity);
    let kinds = FocusType::ALL.iter().filter(move |kind| any || **kind == old.kind());
    let level = level_for(table, slot, old);
    let cards = kinds.filter_map(move |kind| Some(Focus::of(*kind, level?)));
    cards.filter(move |card| !row.holds(*card))
}

/// All cards that may be learned now.
pub(super) fn lessons(table: &Table, seat: Seat) -> impl Iterator<Item = Action> {
    let of = move |slot| learnable(table, seat, slot).map(move |card| Action::Learn(card, slot));
    Slot::ALL.into_iter().flat_map(of)
}

/// Whether a card may be learned now, for a level space or a wonder.
///
/// # Errors
/// Why not.
pub fn check_learn(table: &Table, seat: Seat, card: Focus, slot: Slot) -> Result<(), Rejection> {
    let asked = matches!(table.frame(), Frame::Learn { .. } | Frame::Upgrade { .. });
    rule("ND-10.4").require(asked, || msg!("no-card-to-take"))?;
    if learnable(table, seat, slot).any(|found| found == card) {
        return Ok(());
    }
    rule("ND-R90").require(!is_replaced(table, slot), || msg!("card-replaced-already", card))?;
    let row = &table.players[seat].row;
    let old = row.at(slot).card;
    let level = level_for(table, slot, old);
    rule("ND-10.4").require(level == Some(card.level()), || msg!("card-of-another-level", card))?;
    rule("ND-10.4").require(!row.holds(card), || msg!("card-is-in-the-row", card))?;
    let oxford = table.controls(seat, Wonder::OxfordUniversity);
    rule("ND-R56").require(!oxford, || msg!("oxford-keeps-science-cards"))?;
    Err(rule("ND-10.4").refuse(msg!("card-of-another-type", card)))
}

/// Puts a card of the deck into the row; the old one goes to the deck (ND-8.5).
pub fn apply_learn(table: &mut Table, seat: Seat, card: Focus, slot: Slot, log: &mut impl Log<Event>) {
    count_down(table);
    if let Some(Frame::Upgrade { done, .. }) = table.frames.last_mut() {
        *done = done.iter().chain([slot]).collect();
    }
    let replaced = table.card(seat, slot);
    table.players[seat].row.replace(slot, card);
    log.tell(Event::Learned { seat, card, replaced });
    economy::fit_caravans(table, seat);
}

/// One card less is owed.
pub fn count_down(table: &mut Table) {
    match table.frames.last_mut() {
        Some(Frame::Upgrade { left, .. } | Frame::Learn { two: left @ 1.., .. }) => *left -= 1,
        Some(Frame::Learn { three: left @ 1.., .. } | Frame::Learn { four: left, .. }) => {
            *left = left.saturating_sub(1);
        }
        _ => {}
    }
}

/// Nuclear Power: the spaces worth striking, on or next to a control token. Others may be chosen
/// too, but nothing would happen there.
#[must_use]
pub fn strike_targets(table: &Table) -> Spaces {
    let control = table.board.0.iter().fold(Spaces::NONE, |all, pieces| all | pieces.control);
    table.map.within(control, 1)
}

/// Nuclear Power needs a space where it does something.
///
/// # Errors
/// If there is no control token on it or next to it.
pub fn check_strike(table: &Table, space: Space) -> Result<(), Rejection> {
    let asked = table.frame() == Frame::Strike;
    rule("ND-R62").require(asked, || msg!("only-nuclear-power-strikes"))?;
    let on_map = table.map.on_map().contains(space);
    rule("ND-5.1").require(on_map, || msg!("not-on-the-map", space))?;
    rule("ND-R62").require(strike_targets(table).contains(space), || msg!("nothing-to-strike", space))
}

/// Destroys or weakens the control tokens of all players on a space and around it (ND-R62).
pub fn apply_strike(table: &mut Table, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    table.frames.pop();
    log.tell(Event::Struck { seat, at: Spot::of(table, space) });
    let by = Cause::Card(Focus::NuclearPower);
    for hit in table.map.around(space).with(space) {
        match table.board.at(hit) {
            Some((owner, Piece::Reinforced)) => culture::weaken(table, owner, hit, by, log),
            Some((_, Piece::Control)) => culture::destroy(table, hit, by, log),
            _ => {}
        }
    }
}

/// The resources that can be taken now.
#[must_use]
pub fn resources(table: &Table, seat: Seat, of: Gain) -> List<Resource, 4> {
    let own = &table.players[seat].resources;
    let fits = |resource: &Resource| {
        let index = *resource as usize;
        table.supply[index] > 0 && (of == Gain::Any || own[index] == 0)
    };
    Resource::ALL.iter().copied().filter(fits).collect()
}

/// A resource comes from the supply; nobody can have one whose tokens are all in use (ND-R61).
///
/// # Errors
/// If the supply has none, or it must be of a type of which the player has none.
pub fn check_resource(table: &Table, seat: Seat, of: Gain, resource: Resource) -> Result<(), Rejection> {
    let index = resource as usize;
    rule("ND-R61").require(table.supply[index] > 0, || msg!("supply-is-empty", resource))?;
    let new = of == Gain::Any || table.players[seat].resources[index] == 0;
    rule("ND-R61").require(new, || msg!("resource-already-owned", resource))
}

/// Takes a resource from the supply.
pub fn apply_resource(table: &mut Table, seat: Seat, resource: Resource, log: &mut impl Log<Event>) {
    table.frames.pop();
    table.supply[resource as usize] -= 1;
    table.players[seat].resources[resource as usize] += 1;
    log.tell(Event::ResourceGained { seat, resource });
}
