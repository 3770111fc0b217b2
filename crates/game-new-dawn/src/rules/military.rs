//! Chapters 14 and 15: reinforcing and attacks.

use engine::{Log, Rejection, Rng, Seat, msg, rule};

use super::{combat, control, diplomacy, industry, trade};
use crate::action::Token;
use crate::board::Piece;
use crate::cards::{Barbarian, FocusType, Leader, Order, Part, Wonder};
use crate::event::{Event, Spot};
use crate::frame::{Frame, Gain, Resolving};
use crate::row::{Slot, Slots};
use crate::space::{Space, Spaces};
use crate::state::{Combat, Foe, State, Table};

/// How many trade tokens a beaten capital yields (ND-15.16).
const LOOT: u8 = 2;

/// How many more control tokens the card may reinforce (ND-14.1, ND-14.2, ND-R47, ND-R48).
#[must_use]
pub fn reinforcements_left(card: Resolving, attacks: u8, reinforced: u8) -> u8 {
    let Some(Part::Fight { order, .. }) = card.card.facts().parts.first() else { return 0 };
    let most = match order {
        Order::Either | Order::ReinforceFirst => {
            if attacks == 0 {
                card.strength
            } else {
                0
            }
        }
        Order::AttackFirst => card.strength.saturating_sub(attacks),
    };
    most.saturating_sub(reinforced)
}

/// How many more attacks the card allows.
#[must_use]
pub fn attacks_left(card: Resolving, attacks: u8, reinforced: u8) -> u8 {
    let Some(Part::Fight { order, attacks: most, .. }) = card.card.facts().parts.first() else { return 0 };
    match order {
        Order::Either | Order::AttackFirst if reinforced > 0 => 0,
        _ => most.saturating_sub(attacks),
    }
}

/// The own control tokens that show their unreinforced side.
#[must_use]
pub fn reinforceable(table: &Table, seat: Seat) -> Spaces {
    let pieces = &table.board.0[seat];
    pieces.control.without(pieces.reinforced)
}

/// The spaces that the card can attack from friendly spaces that were not gained by an attack this
/// turn (ND-15.1 to ND-15.3). The Pentagon reaches all (ND-R49).
#[must_use]
pub fn targets(table: &Table, seat: Seat, card: Resolving) -> Spaces {
    if table.controls(seat, Wonder::Pentagon) {
        return foes(table, seat);
    }
    targets_from(table, seat, card, bases(table, seat), range(card))
}

/// The friendly spaces from which can be attacked (ND-15.3).
#[must_use]
pub fn bases(table: &Table, seat: Seat) -> Spaces {
    table.board.friendly(seat).without(table.turn.gained)
}

/// All that could be attacked if it were near (ND-15.1).
fn foes(table: &Table, seat: Seat) -> Spaces {
    table.board.rival(seat) | table.free_city_states() | table.barbarian_spaces()
}

/// How far the card attacks (ND-15.1).
#[must_use]
pub fn range(card: Resolving) -> u8 {
    match card.card.facts().parts.first() {
        Some(Part::Fight { range, .. }) => *range,
        _ => 0,
    }
}

fn targets_from(table: &Table, seat: Seat, card: Resolving, start: Spaces, range: u8) -> Spaces {
    table.map.reach(start, countable(table, seat, card), range) & foes(table, seat)
}

/// The spaces that can be counted through for an attack (ND-15.2).
pub(crate) fn countable(table: &Table, seat: Seat, card: Resolving) -> Spaces {
    let Some(Part::Fight { through_water, through_anything, .. }) = card.card.facts().parts.first() else {
        return Spaces::NONE;
    };
    let map = &table.map;
    let through = if *through_anything { map.on_map() } else { map.on_map().without(foes(table, seat)) };
    if *through_water { through } else { through.without(map.water()) }
}

/// ND-14.2: an own control token on its unreinforced side.
///
/// # Errors
/// If it is none, or the card reinforces no more.
pub fn check_reinforce(table: &Table, seat: Seat, space: Space) -> Result<(), Rejection> {
    let Frame::Fight { card, attacks, reinforced } = table.frame() else {
        return Err(rule("ND-14.1").refuse(msg!("reinforcing-takes-a-military-card")));
    };
    let left = reinforcements_left(card, attacks, reinforced);
    rule("ND-14.1").require(attacks == 0 || left > 0, || msg!("attacks-or-reinforces"))?;
    rule("ND-14.2").require(left > 0, || msg!("no-reinforcement-left"))?;
    let own = table.board.0[seat].control.contains(space);
    rule("ND-14.2").require(own, || msg!("not-your-control-token", space))?;
    let weak = reinforceable(table, seat).contains(space);
    rule("ND-14.2").require(weak, || msg!("reinforced-already", space))
}

/// Turns a control token to its reinforced side.
pub fn apply_reinforce(table: &mut Table, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    if let Some(Frame::Fight { reinforced, .. }) = table.frames.last_mut() {
        *reinforced += 1;
    }
    table.board.0[seat].reinforced.insert(space);
    log.tell(Event::Reinforced { seat, at: Spot::of(table, space) });
}

/// ND-15.1: a barbarian, a city-state, a rival city or a rival control token in range.
///
/// # Errors
/// If it is none, or the card attacks no more.
pub fn check_attack(table: &Table, seat: Seat, space: Space) -> Result<(), Rejection> {
    let Frame::Fight { card, attacks, reinforced } = table.frame() else {
        return Err(rule("ND-15.1").refuse(msg!("attacking-takes-a-military-card")));
    };
    let left = attacks_left(card, attacks, reinforced);
    rule("ND-14.1").require(reinforced == 0 || left > 0, || msg!("attacks-or-reinforces"))?;
    rule("ND-15.1").require(left > 0, || msg!("no-attack-left"))?;
    let on_map = table.map.on_map().contains(space);
    rule("ND-5.1").require(on_map, || msg!("not-on-the-map", space))?;
    let foe = combat::foe_at(table, seat, space);
    rule("ND-15.1").require(foe.is_some(), || msg!("nothing-to-attack", space))?;
    if targets(table, seat, card).contains(space) {
        return Ok(());
    }
    Err(why_out_of_reach(table, seat, card, space))
}

/// Why a target cannot be reached: it is near spaces gained this turn only (ND-15.3), or the way is
/// blocked (ND-15.2), or too long (ND-15.1).
fn why_out_of_reach(table: &Table, seat: Seat, card: Resolving, space: Space) -> Rejection {
    let (range, friendly) = (range(card), table.board.friendly(seat));
    if targets_from(table, seat, card, friendly, range).contains(space) {
        return rule("ND-15.3").refuse(msg!("only-from-gained-spaces", space));
    }
    if table.map.within(friendly, range).contains(space) {
        return rule("ND-15.2").refuse(msg!("way-is-blocked", space));
    }
    rule("ND-15.1").refuse(msg!("too-far-to-attack", space, range))
}

/// Attacks: diplomacy cards are returned (ND-19.5), both sides roll (ND-15.5).
pub fn apply_attack(state: &mut State, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    let dice = roll_two(&mut state.hidden.rng);
    let table = &mut state.table;
    dice.iter().for_each(|die| table.show_die(*die));
    let Frame::Fight { card, .. } = table.frame() else { return };
    let Some(foe) = combat::foe_at(table, seat, space) else { return };
    if let Some(Frame::Fight { attacks, .. }) = table.frames.last_mut() {
        *attacks += 1;
    }
    match foe {
        Foe::CityState(state) => diplomacy::break_with_state(table, seat, state, log),
        Foe::Rival(rival, _) => diplomacy::break_with(table, seat, rival, log),
        Foe::Barbarian(_) => {}
    }
    begin(table, seat, card, space, foe, dice, log);
}

/// Two dice at once.
fn roll_two(rng: &mut Rng) -> [u8; 2] {
    let both = rng.below(36) as u8;
    [both / 6 + 1, both % 6 + 1]
}

/// The combat with these dice, attacker first.
fn begin(
    table: &mut Table,
    seat: Seat,
    card: Resolving,
    target: Space,
    foe: Foe,
    dice: [u8; 2],
    log: &mut impl Log<Event>,
) {
    let attack = dice[0] + combat::total(&combat::attack(table, seat, card, target, foe));
    let defense = dice[1] + combat::total(&combat::defense(table, seat, target, foe));
    log.tell(Event::Attacked { seat, foe, at: Spot::of(table, target), dice, attack, defense });
    table.combat = Some(Combat { target, foe, attack, defense });
    table.frames.push(Frame::Compare);
    if let Foe::Rival(rival, _) = foe {
        table.frames.push(Frame::DefenderSpends { seat: rival });
    }
    table.frames.push(Frame::AttackerSpends { card });
}

/// What can be spent in combat: all that lies on own military cards (ND-R56).
#[must_use]
pub fn war_chest(table: &Table, seat: Seat) -> Slots {
    table.players[seat].row.of_kind(FocusType::Military)
}

/// Whether the attacker has a reason to spend tokens (ND-R84): the defender's value can be passed, and
/// the attack is not already safe; or a natural wonder token could go to another card by being spent.
#[must_use]
pub fn attacker_may_spend(table: &Table, seat: Seat) -> bool {
    let Some(combat) = table.combat else { return false };
    let own = trade::spendable_count(table, seat, war_chest(table, seat), trade::Spender::Resolver);
    let answer = match combat.foe {
        Foe::Rival(rival, _) => defender_tokens(table, rival),
        Foe::Barbarian(_) | Foe::CityState(_) => 0,
    };
    let safe = combat.attack > combat.defense + answer;
    own > 0 && (has_natural(table, seat) || (!safe && combat.attack + own > combat.defense))
}

/// Whether the defender has a reason to spend tokens (ND-R84): the value is not high enough yet, or a
/// natural wonder token could go to another card by being spent (ND-R87).
#[must_use]
pub fn defender_may_spend(table: &Table, seat: Seat) -> bool {
    let Some(combat) = table.combat else { return false };
    defender_tokens(table, seat) > 0 && (has_natural(table, seat) || combat.defense < combat.attack)
}

/// Whether a natural wonder token that can be spent lies on a military card (America).
fn has_natural(table: &Table, seat: Seat) -> bool {
    let row = &table.players[seat].row;
    let unused = |slot| !(row.at(slot).naturals - table.turn.used_naturals).is_empty();
    war_chest(table, seat).iter().any(unused)
}

fn defender_tokens(table: &Table, seat: Seat) -> u8 {
    trade::spendable_count(table, seat, war_chest(table, seat), trade::Spender::Defender)
}

/// ND-15.10: attacker, then defender spend tokens from their military cards.
pub fn apply_spend(table: &mut Table, seat: Seat, token: Token, log: &mut impl Log<Event>) {
    let asked = table.frame();
    table.combat = table.combat.map(|combat| with_tokens(combat, asked, 1));
    trade::spend(table, seat, token, log);
}

/// ND-15.10: both values when the side that is asked spends so many tokens.
#[must_use]
pub fn with_tokens(combat: Combat, asked: Frame, tokens: u8) -> Combat {
    if matches!(asked, Frame::AttackerSpends { .. }) {
        Combat { attack: combat.attack + tokens, ..combat }
    } else {
        Combat { defense: combat.defense + tokens, ..combat }
    }
}

/// ND-15.11: the higher value wins, a tie goes to the defender.
pub fn compare(table: &mut Table, seat: Seat, log: &mut impl Log<Event>) {
    table.frames.pop();
    let Some(Combat { target, foe, attack, defense }) = table.combat.take() else { return };
    let won = attack > defense;
    log.tell(Event::Fought { seat, foe, at: Spot::of(table, target), won, attack, defense });
    if won {
        table.turn.won = true;
        win(table, seat, target, foe, log);
    }
}

/// What a won attack brings (ND-15.12 to ND-15.18).
fn win(table: &mut Table, seat: Seat, target: Space, foe: Foe, log: &mut impl Log<Event>) {
    match foe {
        Foe::Barbarian(barbarian) => {
            defeat(table, seat, barbarian, log);
            trade::gain(table, seat, 1, Slots::ALL);
        }
        Foe::CityState(_) => conquer(table, seat, target, log),
        Foe::Rival(rival, Piece::Capital) => plunder(table, seat, rival, target),
        Foe::Rival(..) if table.map.city_state_at(target).is_some() => {
            table.frames.push(Frame::Conquest { space: target });
        }
        Foe::Rival(_, Piece::City) => conquer(table, seat, target, log),
        Foe::Rival(_, Piece::Control | Piece::Reinforced) => {
            table.turn.gained.insert(target);
            table.frames.push(Frame::Occupy { seat, space: target, piece: Piece::Control });
        }
    }
}

/// Removes a barbarian from the map; Sumeria takes a resource.
pub fn defeat(table: &mut Table, seat: Seat, barbarian: Barbarian, log: &mut impl Log<Event>) {
    if let Some(space) = table.barbarians[barbarian as usize].take() {
        log.tell(Event::BarbarianDefeated { seat, barbarian, at: Spot::of(table, space) });
    }
    if table.led_by(seat, Leader::Sumeria) {
        table.frames.push(Frame::GainResource { of: Gain::Any });
    }
}

/// Puts an unused city on a conquered space; without one, a reinforced control token (ND-15.19).
fn conquer(table: &mut Table, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    table.turn.gained.insert(space);
    if table.players[seat].cities > 0 {
        control::take_over(table, seat, space, Piece::City, log);
    } else {
        table.frames.push(Frame::Occupy { seat, space, piece: Piece::Reinforced });
    }
}

/// A beaten capital stays; the attacker takes trade tokens (ND-15.16) and the wonder (ND-15.18).
fn plunder(table: &mut Table, seat: Seat, rival: Seat, capital: Space) {
    table.players[seat].beat_capital = true;
    table.turn.touched = true;
    if let Some(wonder) = table.wonder_at(capital) {
        table.frames.push(Frame::MoveWonder { wonder });
    }
    table.frames.push(Frame::Loot { from: rival, left: LOOT });
}

/// A control token takes the place of what stands on a space; without any token anywhere the space is
/// left to nobody (ND-R32).
pub fn occupy(table: &mut Table, log: &mut impl Log<Event>) {
    let Some(Frame::Occupy { seat, space, piece }) = table.frames.pop() else { return };
    if table.players[seat].control > 0 {
        control::take_over(table, seat, space, piece, log);
    } else {
        control::vacate(table, space, log);
    }
}

/// ND-18.8: conquer the city-state.
pub fn apply_conquer(table: &mut Table, seat: Seat, log: &mut impl Log<Event>) {
    if let Some(Frame::Conquest { space }) = table.frames.pop() {
        conquer(table, seat, space, log);
    }
}

/// ND-18.8: liberate it. Its token returns, the liberator takes one of its cards, and a wonder
/// there goes to a city of the liberator if there is one without (ND-R35).
pub fn apply_liberate(table: &mut Table, seat: Seat, log: &mut impl Log<Event>) {
    let Some(Frame::Conquest { space }) = table.frames.pop() else { return };
    let Some(state) = table.map.city_state_at(space) else { return };
    log.tell(Event::Liberated { seat, state });
    let wonder = table.wonder_at(space);
    let carried = wonder.filter(|_| !industry::free_sites(table, seat).is_empty());
    if let Some(wonder) = carried {
        table.frames.push(Frame::MoveWonder { wonder });
    }
    let owner = control::clear(table, space);
    if let (None, Some(wonder), Some(owner)) = (carried, wonder, owner) {
        log.tell(Event::WonderLost { seat: owner, wonder });
    }
    diplomacy::take_envoy(table, seat, state, log);
}

/// The cards of the beaten player that have trade tokens.
#[must_use]
pub fn loot(table: &Table, from: Seat) -> Slots {
    trade::discardable(table, from)
}

/// ND-15.16: a card of the beaten player with a trade token.
///
/// # Errors
/// If there is none on it.
pub fn check_loot(table: &Table, slot: Slot) -> Result<(), Rejection> {
    let Frame::Loot { from, .. } = table.frame() else {
        return Err(rule("ND-15.16").refuse(msg!("no-capital-beaten")));
    };
    rule("ND-15.16").require(loot(table, from).contains(slot), || msg!("no-trade-token-there"))
}

/// Takes a trade token and lets the attacker put it on an own card.
pub fn apply_loot(table: &mut Table, seat: Seat, slot: Slot, log: &mut impl Log<Event>) {
    let Some(Frame::Loot { from, left }) = table.frames.last_mut() else { return };
    *left -= 1;
    let from = *from;
    let held = table.players[from].row.at_mut(slot);
    held.trade -= 1;
    let card = held.card;
    log.tell(Event::Looted { seat, from, card });
    trade::gain(table, seat, 1, Slots::ALL);
}
