//! Which actions a question allows, in the order of the questions.

use engine::Seat;

use super::economy::Journey;
use super::{building, can_stop, culture, diplomacy, economy, industry, military, science, start, trade};
use crate::action::Action;
use crate::cards::{FocusType, Near, Resource};
use crate::frame::{Frame, Resolving};
use crate::hex::Direction;
use crate::row::{Slot, Slots};
use crate::state::Table;

/// Every action that `check` accepts for the player who must decide.
pub fn list(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let frame = table.frame();
    match frame {
        Frame::ChooseTile { seat } => {
            out.extend(table.hands[seat].iter().map(|tile| Action::ChooseTile(*tile)));
        }
        Frame::TurnTile { .. } => building::list_turns(table, out),
        Frame::LayTile { .. } => building::list_places(table, out),
        Frame::PlaceDirection => out.extend(Direction::ALL.map(Action::PointTo)),
        Frame::Turn => {
            start::list(table, seat, out);
            out.extend(Slot::ALL.map(Action::Resolve));
        }
        Frame::EconomyFirst { .. } | Frame::EconomyAfter => {
            out.extend(economy::economy_slots(table, seat).iter().map(Action::Resolve));
        }
        Frame::Again { card } => out.push(Action::Resolve(card.slot)),
        Frame::OtherCard => out.extend(Slot::ALL[1..].iter().map(|slot| Action::Resolve(*slot))),
        Frame::SwapAny => list_swaps(out),
        Frame::NameSecond { .. } => out.extend(start::nameable(table, seat).iter().map(Action::Name)),
        Frame::Surrender { first, second, .. } => out.extend([first, second].map(Action::Surrender)),
        Frame::Place { card, near, left, .. } => list_placing(table, seat, card, near, left, out),
        Frame::PlaceInGardens => out.extend(culture::garden_targets(table, seat).iter().map(Action::Place)),
        Frame::Hills => out.extend(culture::hill_targets(table).iter().map(Action::Place)),
        Frame::MoveControl => list_control_moves(table, seat, out),
        Frame::Convert { within } => {
            out.extend(culture::convertible(table, seat, within).iter().map(Action::Convert));
        }
        Frame::Occupy { seat, .. } => out.extend(table.board.0[seat].control.iter().map(Action::TakeBack)),
        Frame::Advance { card, .. } => {
            out.push(Action::Advance);
            list_tokens(table, seat, Slots::one(card.slot), trade::Spender::Resolver, out);
        }
        Frame::Strike => out.extend(science::strike_targets(table).iter().map(Action::Strike)),
        Frame::Learn { .. } | Frame::Upgrade { .. } => science::list_learn(table, seat, out),
        Frame::Caravans { card, bonus } => {
            if let Some(journey) = Journey::of(card, bonus) {
                economy::list_moves(table, seat, journey, out);
            }
            list_tokens(table, seat, Slots::one(card.slot), trade::Spender::Resolver, out);
        }
        Frame::Exchange => list_exchanges(table, seat, out),
        Frame::DropCaravan => economy::list_drops(table, seat, out),
        Frame::TakeEnvoy { state } => out.push(Action::TakeEnvoy(state)),
        Frame::TakePact { .. } | Frame::Envoys { .. } => diplomacy::list_pacts(table, seat, out),
        Frame::Gift { owner } => out.extend(diplomacy::gift_slots(table, owner).iter().map(Action::PutOn)),
        Frame::ReturnPacts { .. } => diplomacy::list_returns(table, seat, out),
        Frame::GainTrade { seat, slots, .. } => out.extend_from_slice(&trade::places(table, seat, slots)),
        Frame::Discard { seat, .. } => {
            out.extend(trade::discardable(table, seat).iter().map(Action::Discard));
        }
        Frame::GainResource { of } => {
            out.extend(science::resources(table, seat, of).iter().map(|found| Action::TakeResource(*found)));
        }
        Frame::PutNatural { .. } => out.extend(Slot::ALL.map(Action::PutOn)),
        Frame::PutCityState { seat, state } => {
            out.extend(table.players[seat].row.of_kind(state.kind()).iter().map(Action::PutOn));
        }
        Frame::Build { card } => list_building(table, seat, card, out),
        Frame::Pay { card, wonder, .. } => {
            out.extend_from_slice(&industry::payments(table, seat, card, wonder));
        }
        Frame::Site { .. } | Frame::MoveWonder { .. } => {
            out.extend(industry::free_sites(table, seat).iter().map(Action::Site));
        }
        Frame::Fight { card, attacks, reinforced } => {
            list_fighting(table, seat, card, [attacks, reinforced], out);
        }
        Frame::AttackerSpends { .. } => {
            list_tokens(table, seat, military::war_chest(table, seat), trade::Spender::Resolver, out);
        }
        Frame::DefenderSpends { .. } => {
            list_tokens(table, seat, military::war_chest(table, seat), trade::Spender::Defender, out);
        }
        Frame::Conquest { .. } => out.extend([Action::Conquer, Action::Liberate]),
        Frame::Loot { from, .. } => out.extend(military::loot(table, from).iter().map(Action::Loot)),
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
    if can_stop(frame) && !culture::owes_a_token(table, seat) {
        out.push(Action::Done);
    }
}

fn list_swaps(out: &mut Vec<Action>) {
    for one in Slot::ALL {
        let others = Slot::ALL.into_iter().filter(|other| *other > one);
        out.extend(others.map(|other| Action::SwapCards(one, other)));
    }
}

fn list_placing(table: &Table, seat: Seat, card: Resolving, near: Near, left: u8, out: &mut Vec<Action>) {
    if left > 0 && table.players[seat].control > 0 {
        out.extend(culture::targets(table, seat, card, near).iter().map(Action::Place));
    } else if left > 0 {
        out.extend(table.board.0[seat].control.iter().map(Action::TakeBack));
    } else if card.card.kind() == FocusType::Culture && near == Near::FriendlyCity {
        list_tokens(table, seat, Slots::one(card.slot), trade::Spender::Resolver, out);
    }
}

fn list_control_moves(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let goals = culture::move_goals(table);
    for from in culture::movable(table, seat) {
        let near = table.map.around(from) & goals;
        out.extend(near.iter().map(|to| Action::MoveControl(from, to)));
    }
}

fn list_tokens(table: &Table, seat: Seat, slots: Slots, spender: trade::Spender, out: &mut Vec<Action>) {
    let tokens = trade::spendable(table, seat, slots, spender);
    out.extend(tokens.iter().map(|token| Action::Spend(*token)));
}

fn list_exchanges(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    for give in Resource::ALL {
        for take in Resource::ALL {
            if economy::can_exchange(table, seat, *give, *take) {
                out.push(Action::Exchange { give: *give, take: *take });
            }
        }
    }
}

fn list_building(table: &Table, seat: Seat, card: Resolving, out: &mut Vec<Action>) {
    out.extend(industry::city_sites(table, seat, card).iter().map(Action::BuildCity));
    out.extend(industry::affordable(table, seat, card).map(Action::BuildWonder));
}

fn list_fighting(table: &Table, seat: Seat, card: Resolving, done: [u8; 2], out: &mut Vec<Action>) {
    let [attacks, reinforced] = done;
    if military::reinforcements_left(card, attacks, reinforced) > 0 {
        out.extend(military::reinforceable(table, seat).iter().map(Action::Reinforce));
    }
    if military::attacks_left(card, attacks, reinforced) > 0 {
        out.extend(military::targets(table, seat, card).iter().map(Action::Attack));
    }
}
