//! Chapter 13, action 5: building a wonder.

use engine::{Log, Offers, Rejection, Seat, msg, rule};

use crate::action::{Action, Payment};
use crate::cards::{Card, Moment, Wonder};
use crate::event::Event;
use crate::rules::abilities::{self, Powers};
use crate::state::{Player, Question, State};

/// GA-13.1, GA-R36: the face-up wonders, in every way in which they can be paid.
pub fn offer(state: &State, seat: Seat, powers: &Powers, out: &mut impl Offers<Action>) {
    let player = &state.players[seat];
    for wonder in state.wonders {
        for payment in [Payment::Gold, Payment::Free] {
            if can_pay(player, powers, wonder, payment) {
                out.offer(Action::BuildWonder { wonder, payment });
            }
        }
    }
}

fn can_pay(player: &Player, powers: &Powers, wonder: Wonder, payment: Payment) -> bool {
    match payment {
        Payment::Gold => u16::from(price(player, wonder)) <= player.gold,
        Payment::Free => free_left(player, powers) > 0,
    }
}

/// GA-13.1, GA-R36: a face-up wonder that can be paid, or is free for Greece.
pub fn check(state: &State, seat: Seat, wonder: Wonder, payment: Payment) -> Result<(), Rejection> {
    let player = &state.players[seat];
    rule("GA-13.1")
        .require(state.wonders.contains(wonder), || msg!("wonder-not-open", wonder = wonder.name()))?;
    let payable = can_pay(player, &Powers::of(player), wonder, payment);
    match payment {
        Payment::Gold => rule("GA-13.1").require(payable, || {
            msg!("wonder-too-dear", wonder = wonder.name(), cost = price(player, wonder), gold = player.gold)
        }),
        Payment::Free if player.free_wonders_used > 0 => {
            rule("GA-R36").require(payable, || msg!("free-wonder-used"))
        }
        Payment::Free => rule("GA-R36").require(payable, || msg!("no-free-wonder")),
    }
}

/// GA-13.2: the price, reduced for the civilization named on the card while it is in play
/// (GA-R25).
#[must_use]
pub fn price(player: &Player, wonder: Wonder) -> u8 {
    let facts = wonder.facts();
    let reduced = facts.discount_civilization == Some(player.civilization);
    if reduced { facts.discounted_cost_gold } else { facts.cost_gold }
}

/// GA-R36: how many wonders are still free.
#[must_use]
pub fn free_left(player: &Player, powers: &Powers) -> u8 {
    powers.free_wonders.saturating_sub(player.free_wonders_used)
}

/// Pays the wonder and carries out what it does at once (GA-13.3).
pub fn apply(
    state: &mut State,
    seat: Seat,
    wonder: Wonder,
    payment: Payment,
    log: &mut impl Log<Event>,
) -> Option<Question> {
    log.tell(Event::WonderBuilt { seat, wonder });
    match payment {
        Payment::Gold => {
            let price = price(&state.players[seat], wonder).into();
            abilities::pay(state, seat, price, None, log);
        }
        Payment::Free => state.players[seat].free_wonders_used += 1,
    }
    state.wonders.remove(wonder);
    state.players[seat].wonders.insert(wonder);
    let card = Card::Wonder(wonder);
    let mut asked = None;
    for effect in abilities::of(card, Moment::Immediate) {
        asked = asked.or(abilities::carry_out(state, seat, (card, effect), log));
    }
    asked
}
