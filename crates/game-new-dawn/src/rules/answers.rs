//! What may be answered to the open question: this is said here and nowhere else. The list of legal
//! actions, "there is only one answer" and "there is nothing to answer" come from it; `check` looks
//! into the same sets and then says why not.

use engine::{Offers, Seat, Single};

use super::economy::Journey;
use super::trade::Spender;
use super::{building, culture, diplomacy, economy, industry, military, science, start, trade};
use crate::action::Action;
use crate::cards::Near;
use crate::frame::{Frame, Manner, Resolving};
use crate::hex::Direction;
use crate::row::{Slot, Slots};
use crate::space::Spaces;
use crate::state::Table;
use crate::turn;

/// Every action that `check` accepts for the player who must decide.
pub fn list(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    answers(table, seat, out);
    if may_decline(table, seat) {
        out.push(Action::Done);
    }
}

/// Whether the open question need not be answered (ND-R01); a control token that was taken back has
/// to be placed (ND-9.9).
#[must_use]
pub fn may_decline(table: &Table, seat: Seat) -> bool {
    table.frame().manner() == Manner::May && !culture::owes_a_token(table, seat)
}

/// Whether the open question has answers besides declining, and the only one if there is one alone.
#[must_use]
pub fn single(table: &Table, seat: Seat) -> Single<Action> {
    let mut single = Single::default();
    answers(table, seat, &mut single);
    single
}

/// Every answer to the open question, declining apart.
fn answers(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    match table.frame() {
        Frame::ChooseTile { seat } => {
            out.offer_all(table.hands[seat].iter().copied().map(Action::ChooseTile));
        }
        Frame::TurnTile { .. } => out.offer_all(building::turns(table)),
        Frame::LayTile { .. } => out.offer_all(building::places(table)),
        Frame::ChooseCapital { .. } => {
            out.offer_all(building::free_stars(table).iter().map(Action::ChooseCapital));
        }
        Frame::PlaceDirection => out.offer_all(Direction::ALL.map(Action::PointTo)),
        Frame::Turn => {
            start::answers(table, seat, out);
            out.offer_all(Slot::ALL.map(Action::Resolve));
        }
        Frame::EconomyFirst { .. } | Frame::EconomyAfter => {
            out.offer_all(economy::further_slots(table, seat).iter().map(Action::Resolve));
        }
        Frame::Again { card } => {
            out.offer_all(turn::may_again(table, card).then_some(Action::Resolve(card.slot)));
        }
        Frame::OtherCard => out.offer_all(Slot::ALL[1..].iter().copied().map(Action::Resolve)),
        Frame::SwapAny => out.offer_all(start::all_swaps()),
        Frame::TurnDone => out.offer(Action::EndTurn),
        Frame::NameSecond { .. } => out.offer_all(start::nameable(table, seat).iter().map(Action::Name)),
        Frame::Surrender { first, second, .. } => out.offer_all([first, second].map(Action::Surrender)),
        Frame::Place { card, near, left, .. } => placing(table, seat, card, near, left, out),
        Frame::PlaceInGardens => placing_again(table, seat, culture::garden_targets(table, seat), out),
        Frame::Hills => place_or_take_back(table, seat, culture::hill_targets(table), out),
        Frame::PlaceOnHill => placing_again(table, seat, culture::hill_targets(table), out),
        Frame::MoveControl => control_moves(table, seat, out),
        Frame::Convert { within } => {
            out.offer_all(culture::convertible(table, seat, within).iter().map(Action::Convert));
        }
        Frame::Occupy { seat, .. } => {
            out.offer_all(culture::returnable(table, seat).iter().map(Action::TakeBack));
        }
        Frame::Advance { card, .. } => {
            out.offer(Action::Advance);
            tokens(table, seat, Slots::one(card.slot), Spender::Resolver, out);
        }
        Frame::Strike => out.offer_all(science::strike_targets(table).iter().map(Action::Strike)),
        Frame::Learn { .. } | Frame::Upgrade { .. } => out.offer_all(science::lessons(table, seat)),
        Frame::Caravans { card, bonus } => caravans(table, seat, card, bonus, out),
        Frame::Exchange => out.offer_all(economy::exchanges(table, seat)),
        Frame::DropCaravan => out.offer_all(economy::drops(table, seat)),
        Frame::TakeEnvoy { state } => {
            let may = diplomacy::may_take_envoy(table, seat, state);
            out.offer_all(may.then_some(Action::TakeEnvoy(state)));
        }
        Frame::TakePact { .. } | Frame::Envoys { .. } => out.offer_all(diplomacy::offered(table, seat)),
        Frame::Gift { owner } => out.offer_all(diplomacy::gift_slots(table, owner).iter().map(Action::PutOn)),
        Frame::ReturnPacts { seat } => out.offer_all(diplomacy::surplus(table, seat)),
        Frame::GainTrade { seat, left, slots, .. } if left > 0 => {
            out.offer_all(trade::places(table, seat, slots).iter().copied());
        }
        Frame::Discard { seat, left } if left > 0 => {
            out.offer_all(trade::discardable(table, seat).iter().map(Action::Discard));
        }
        Frame::GainResource { of } => {
            out.offer_all(science::resources(table, seat, of).iter().copied().map(Action::TakeResource));
        }
        Frame::PutNatural { .. } => out.offer_all(Slot::ALL.map(Action::PutOn)),
        Frame::PutCityState { seat, state } => {
            out.offer_all(table.players[seat].row.of_kind(state.kind()).iter().map(Action::PutOn));
        }
        Frame::Build { card } => {
            out.offer_all(industry::city_sites(table, seat, card).iter().map(Action::BuildCity));
            out.offer_all(industry::affordable(table, seat, card).map(Action::BuildWonder));
        }
        Frame::Pay { card, wonder, produced } => {
            out.offer_all(industry::payments(table, seat, card, wonder, produced).iter().copied());
        }
        Frame::Site { .. } | Frame::MoveWonder { .. } => {
            out.offer_all(industry::free_sites(table, seat).iter().map(Action::Site));
        }
        Frame::Fight { card, attacks, reinforced } => fighting(table, seat, card, [attacks, reinforced], out),
        Frame::AttackerSpends { .. } if military::attacker_may_spend(table, seat) => {
            tokens(table, seat, military::war_chest(table, seat), Spender::Resolver, out);
        }
        Frame::DefenderSpends { .. } if military::defender_may_spend(table, seat) => {
            tokens(table, seat, military::war_chest(table, seat), Spender::Defender, out);
        }
        Frame::Conquest { .. } => out.offer_all([Action::Conquer, Action::Liberate]),
        Frame::Loot { from, left } if left > 0 => {
            out.offer_all(military::loot(table, from).iter().map(Action::Loot));
        }
        // Nothing is left of these.
        Frame::GainTrade { .. }
        | Frame::Discard { .. }
        | Frame::AttackerSpends { .. }
        | Frame::DefenderSpends { .. }
        | Frame::Loot { .. } => {}
        // These are carried out and not asked.
        Frame::Card { .. }
        | Frame::Part { .. }
        | Frame::Reset { .. }
        | Frame::EndTurn
        | Frame::Embassy { .. }
        | Frame::Compare
        | Frame::Raid { .. }
        | Frame::Disperse
        | Frame::EndRound
        | Frame::Over => {}
    }
}

/// The tokens that the card gives, or one of the tokens on it for another (ND-9.7).
fn placing(table: &Table, seat: Seat, card: Resolving, near: Near, left: u8, out: &mut impl Offers<Action>) {
    let targets = culture::targets(table, seat, card, near);
    if left > 0 {
        place_or_take_back(table, seat, targets, out);
    } else if !targets.is_empty() && culture::may_add(card, near) {
        tokens(table, seat, Slots::one(card.slot), Spender::Resolver, out);
    }
}

/// ND-9.9: a player without an unused control token takes one back first.
pub(super) fn place_or_take_back(table: &Table, seat: Seat, targets: Spaces, out: &mut impl Offers<Action>) {
    if targets.is_empty() {
        return;
    }
    if table.players[seat].control > 0 {
        out.offer_all(targets.iter().map(Action::Place));
    } else {
        out.offer_all(culture::returnable(table, seat).iter().map(Action::TakeBack));
    }
}

/// ND-9.9: the token that was taken back is placed, unless it marks an agenda by now (ND-16.2).
fn placing_again(table: &Table, seat: Seat, targets: Spaces, out: &mut impl Offers<Action>) {
    if table.players[seat].control > 0 {
        out.offer_all(targets.iter().map(Action::Place));
    }
}

fn control_moves(table: &Table, seat: Seat, out: &mut impl Offers<Action>) {
    let goals = culture::move_goals(table);
    for from in culture::movable(table, seat) {
        let near = table.map.around(from) & goals;
        out.offer_all(near.iter().map(|to| Action::MoveControl(from, to)));
    }
}

fn tokens(table: &Table, seat: Seat, slots: Slots, spender: Spender, out: &mut impl Offers<Action>) {
    let tokens = trade::spendable(table, seat, slots, spender);
    out.offer_all(tokens.iter().copied().map(Action::Spend));
}

/// Moves of caravans, and tokens that let them go further; nothing if no token helps any of them.
fn caravans(table: &Table, seat: Seat, card: Resolving, bonus: u8, out: &mut impl Offers<Action>) {
    let Some(journey) = Journey::of(card, bonus) else { return };
    let moves = economy::offer_moves(table, seat, journey, out);
    if !out.is_enough() && (moves || economy::tokens_help(table, seat, journey)) {
        tokens(table, seat, Slots::one(card.slot), Spender::Resolver, out);
    }
}

fn fighting(table: &Table, seat: Seat, card: Resolving, done: [u8; 2], out: &mut impl Offers<Action>) {
    let [attacks, reinforced] = done;
    if military::reinforcements_left(card, attacks, reinforced) > 0 {
        out.offer_all(military::reinforceable(table, seat).iter().map(Action::Reinforce));
    }
    if military::attacks_left(card, attacks, reinforced) > 0 && !out.is_enough() {
        out.offer_all(military::targets(table, seat, card).iter().map(Action::Attack));
    }
}
