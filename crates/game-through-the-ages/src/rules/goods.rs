//! Chapter 8b and TTA-1.9: food and resources as blue tokens on farms, mines and, with Tesla, labs.
//!
//! Tokens are moved for the player: of all ways to pay or to gain, the one that leaves the fewest
//! tokens on the cards, and of those the one that keeps the most valuable ones (TTA-29.43). Players
//! who want to pay by hand have paid before (`payment.rs`).

use engine::List;

use crate::board::{Board, Good};
use crate::cards::{self, Category, Tech};

/// TTA-28.5: a token on a lab is worth its level.
const LAB_WORTH: [u8; 4] = [0, 1, 2, 3];

/// A card that holds blue tokens, and what one of them is worth there.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    tech: Tech,
    worth: u8,
    /// Whether further tokens may be laid on it.
    open: bool,
}

/// The cards that can hold a good, by rising worth. Change may lie on cards without workers
/// (TTA-8.19).
fn slots(board: &Board, good: Good) -> List<Slot, 7> {
    let category = match good {
        Good::Food => Category::Farm,
        Good::Resources => Category::Mine,
    };
    let mut slots: List<Slot, 7> =
        board.techs.of(category).map(|tech| Slot { tech, worth: tech.facts().worth(), open: true }).collect();
    if good == Good::Resources {
        add_labs(board, &mut slots);
    }
    slots
}

/// TTA-28.5, TTA-29.37: with Tesla labs are like mines; tokens that lie there when Tesla goes keep
/// their worth.
fn add_labs(board: &Board, slots: &mut List<Slot, 7>) {
    let open = board.perks.labs_as_mines > 0;
    for tech in board.techs.of(Category::Lab) {
        if tech.level > 0 && (open || board.techs.tokens(tech) > 0) {
            let place = slots.iter().take_while(|slot| slot.worth <= tech.level).count();
            slots.insert(place, Slot { tech, worth: tech.level, open });
        }
    }
}

/// TTA-8.15, TTA-28.5: what a token on this card is worth.
#[must_use]
pub fn worth(tech: Tech) -> u8 {
    if tech.category == Category::Lab { LAB_WORTH[usize::from(tech.level)] } else { tech.facts().worth() }
}

/// TTA-8.15: the worth of all tokens of a kind; those on labs are resources (TTA-28.5).
#[must_use]
pub fn stored(board: &Board, good: Good) -> u16 {
    let of = |store: Category, worth: [u8; 4]| -> u16 {
        let tokens = board.techs.tokens_by_level(store);
        tokens.iter().zip(worth).map(|(tokens, worth)| u16::from(*tokens) * u16::from(worth)).sum()
    };
    match good {
        Good::Food => of(Category::Farm, cards::worth_by_level(Category::Farm)),
        Good::Resources => {
            of(Category::Mine, cards::worth_by_level(Category::Mine)) + of(Category::Lab, LAB_WORTH)
        }
    }
}

/// What can be lost: what is stored, and what was paid by hand already.
#[must_use]
pub fn owned(board: &Board, good: Good) -> u16 {
    stored(board, good) + u16::from(board.turn.paid.of(good))
}

/// What can be paid: what one owns, and a unit of the other good that was exchanged for it.
#[must_use]
pub fn available(board: &Board, good: Good) -> u16 {
    owned(board, good) + u16::from(board.turn.credit == Some(good))
}

/// Pays; what was exchanged goes first. Returns what was paid beyond the amount (TTA-8.21).
#[must_use]
pub fn spend(board: &mut Board, good: Good, amount: u8) -> u8 {
    let mut due = amount;
    if due > 0 && board.turn.credit == Some(good) {
        board.turn.credit = None;
        due -= 1;
    }
    give_up(board, good, due)
}

/// Gives up food or resources; what was paid by hand goes first. Returns what went beyond the amount.
#[must_use]
pub fn give_up(board: &mut Board, good: Good, amount: u8) -> u8 {
    let paid = board.turn.paid.of_mut(good);
    let used = amount.min(*paid);
    *paid -= used;
    take(board, good, amount - used)
}

/// TTA-8.16, TTA-8.17: returns tokens worth the amount to the bank, from the lowest card up; a
/// token worth more than is due is changed. Returns what went beyond the amount for lack of change.
fn take(board: &mut Board, good: Good, amount: u8) -> u8 {
    let mut due = amount;
    for slot in &slots(board, good) {
        let tokens = board.techs.tokens_mut(slot.tech);
        let whole = (*tokens).min(due / slot.worth);
        *tokens -= whole;
        board.blue += whole;
        due -= whole * slot.worth;
        if due > 0 && *tokens > 0 {
            return take_token(board, good, slot.tech, slot.worth, due).1;
        }
    }
    0
}

/// Pays with one token: what it pays of what is due, and what is lost because the bank has no
/// tokens for change. TTA-8.21: the change is exact as long as there are tokens for it.
fn take_token(board: &mut Board, good: Good, tech: Tech, worth: u8, due: u8) -> (u8, u8) {
    *board.techs.tokens_mut(tech) -= 1;
    board.blue += 1;
    let change = worth.saturating_sub(due);
    (worth.min(due), change - lay(board, good, change))
}

/// TTA-8.20: pays with a token from this card; what it pays, and what is lost for lack of change.
pub fn pay_with(board: &mut Board, good: Good, tech: Tech, due: u8) -> (u8, u8) {
    let worth = slots(board, good).iter().find(|slot| slot.tech == tech).map_or(0, |slot| slot.worth);
    take_token(board, good, tech, worth, due)
}

/// The cards that hold tokens of a good, by rising worth.
pub fn purses(board: &Board, good: Good) -> impl Iterator<Item = Tech> + use<> {
    let mut techs: List<Tech, 7> = List::new();
    for slot in slots(board, good).iter().filter(|slot| board.techs.tokens(slot.tech) > 0) {
        techs.push(slot.tech);
    }
    (0..techs.len()).map(move |index| techs[index])
}

/// TTA-1.9, TTA-29.4: produces an amount, as far as the blue bank goes; the worth that was laid.
pub fn lay(board: &mut Board, good: Good, amount: u8) -> u8 {
    let mut due = amount;
    for slot in slots(board, good).iter().rev().filter(|slot| slot.open) {
        let tokens = board.blue.min(due / slot.worth);
        *board.techs.tokens_mut(slot.tech) += tokens;
        board.blue -= tokens;
        due -= tokens * slot.worth;
    }
    amount - due
}

/// TTA-17.15: how much of the food the bank can hold at least and at most, beside the
/// resources: the least if resources are laid first, the most if food is.
#[must_use]
pub fn room(board: &Board, food: u8, resources: u8) -> (u8, u8) {
    let (mut resources_first, mut food_first) = (*board, *board);
    lay(&mut resources_first, Good::Resources, resources);
    (lay(&mut resources_first, Good::Food, food), lay(&mut food_first, Good::Food, food))
}

/// TTA-10.2: every worker on a farm or mine puts a token on its card; the best ones first, if the
/// bank does not suffice (TTA-10.4). `fewer` tokens are left out, the least valuable ones
/// (TTA-20.7). Returns the worth.
pub fn produce(board: &mut Board, good: Good, fewer: u8) -> u8 {
    let slots = slots(board, good);
    let due = |slot: &Slot| workers(board, good, slot.tech);
    let all: u8 = slots.iter().map(due).sum();
    let mut left = all.min(board.blue).saturating_sub(fewer);
    let mut worth = 0;
    for slot in slots.iter().rev() {
        let tokens = workers(board, good, slot.tech).min(left);
        *board.techs.tokens_mut(slot.tech) += tokens;
        board.blue -= tokens;
        left -= tokens;
        worth += tokens * slot.worth;
    }
    worth
}

/// How many tokens mines would put out.
#[must_use]
pub fn tokens_due(board: &Board, good: Good) -> u8 {
    slots(board, good).iter().map(|slot| workers(board, good, slot.tech)).sum()
}

/// What farms or mines yield in one production, were the bank large enough.
#[must_use]
pub fn per_round(board: &Board, good: Good) -> u16 {
    let worth = |slot: &Slot| u16::from(slot.worth) * u16::from(workers(board, good, slot.tech));
    slots(board, good).iter().map(worth).sum()
}

/// The tokens that a card yields in one production.
fn workers(board: &Board, good: Good, tech: Tech) -> u8 {
    let workers = board.techs.workers(tech);
    match tech.category {
        // Tokens on labs are left from Tesla's time (TTA-29.37).
        Category::Lab if board.perks.labs_as_mines == 0 => 0,
        // TTA-28.7: the railroad looks at real mines only.
        Category::Mine
            if good == Good::Resources && super::rates::best(board, Category::Mine) == Some(tech) =>
        {
            workers + board.perks.extra_mine_tokens
        }
        _ => workers,
    }
}

/// TTA-16.13: takes one token off a card, to the box.
pub fn remove_token(board: &mut Board, tech: Tech) {
    *board.techs.tokens_mut(tech) -= 1;
}

/// The cards from which a token can be taken.
pub fn holders(board: &Board) -> impl Iterator<Item = Tech> + '_ {
    crate::board::STORES
        .into_iter()
        .flat_map(|category| board.techs.of(category))
        .filter(|tech| board.techs.tokens(*tech) > 0)
}
