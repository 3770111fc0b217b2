//! What an attack would bring if it succeeded: it is carried to its end on a copy, by the rules themselves. No die is
//! thrown after those of the attack.

use engine::{Game, msg};
use game_new_dawn::action::Action;
use game_new_dawn::board::Piece;
use game_new_dawn::frame::Frame;
use game_new_dawn::{Event, State};

use crate::page::Page;

/// More than any defense reaches.
const FAR: u8 = 100;

/// Each consequence with its rule.
pub fn spoils(page: &Page<'_>) -> Vec<(String, &'static str)> {
    let Some((after, events)) = won(page) else { return Vec::new() };
    let told = events.iter().filter_map(|event| Some((page.told(event), rule_of(event)?)));
    let asked = after.table.frames.iter().rev().filter_map(|frame| asked(page, *frame));
    told.chain(asked).collect()
}

/// The position after the attack, won by far, and what happened on the way.
fn won(page: &Page<'_>) -> Option<(State, Vec<Event>)> {
    page.asked()?;
    let (mut state, mut events) = (*page.on.shown.trial().before(), Vec::new());
    state.table.combat.as_mut()?.attack = FAR;
    // First the attacker, then the defender spends nothing.
    for _ in 0..2 {
        if state.table.combat.is_some() {
            let seat = state.table.decider()?;
            state.play(seat, &Action::Done, &mut events).ok()?;
        }
    }
    state.table.combat.is_none().then_some((state, events))
}

/// The rule by which something follows from a won attack; none for what is no consequence.
const fn rule_of(event: &Event) -> Option<&'static str> {
    match event {
        Event::BarbarianDefeated { .. } => Some("ND-15.12"),
        Event::Replaced { piece: Piece::Control, .. } => Some("ND-15.14"),
        Event::Replaced { piece: Piece::City | Piece::Capital, .. } => Some("ND-15.15"),
        Event::Replaced { piece: Piece::Reinforced, .. }
        | Event::Conquered { piece: Piece::Reinforced, .. } => Some("ND-15.19"),
        Event::Conquered { .. } => Some("ND-18.6"),
        Event::WonderGained { .. } => Some("ND-15.17"),
        Event::WonderMoved { .. } => Some("ND-15.18"),
        Event::WonderLost { .. } => Some("ND-R32"),
        Event::NaturalGained { .. } => Some("ND-15.14"),
        _ => None,
    }
}

/// What is asked after a won attack.
fn asked(page: &Page<'_>, frame: Frame) -> Option<(String, &'static str)> {
    let message = match frame {
        Frame::Loot { from, left } => (msg!("spoil-loot", seat = from, tokens = left), "ND-15.16"),
        Frame::MoveWonder { wonder } => (msg!("spoil-wonder", wonder = page.name(wonder.name())), "ND-15.18"),
        Frame::Conquest { .. } => (msg!("spoil-choice"), "ND-18.8"),
        Frame::GainTrade { left, .. } => (msg!("spoil-trade", tokens = left), "ND-15.12"),
        Frame::GainResource { .. } => (msg!("spoil-resource"), "ND-R61"),
        _ => return None,
    };
    Some((page.say(&message.0), message.1))
}
