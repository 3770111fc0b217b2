//! What the cards of a row could do now, and every attack within reach.

use engine::{Block, Message, Section, msg};

use super::super::deeds::{attack_values, deed};
use super::super::words::{at, foe, number};
use crate::details::{AttackDetails, Deed, Details, FocusDetails};
use crate::state::Table;

/// The cards of the viewer: for the public, of the player whose turn it is.
pub fn section(table: &Table, details: &Details) -> Section {
    let head = vec![msg!("head-slot"), msg!("head-focus"), msg!("head-text"), msg!("head-now")];
    let rows = details.focus.iter().map(card).collect();
    let mut blocks = vec![Block::Table { head, rows }];
    let attacks: Vec<Vec<Message>> = details.focus.iter().flat_map(|found| attacks(table, found)).collect();
    if !attacks.is_empty() {
        let head = vec![msg!("head-target"), msg!("head-attack"), msg!("head-defense"), msg!("head-rolls")];
        blocks.push(Block::Table { head, rows: attacks });
    }
    Section { title: msg!("sheet-cards", seat = details.seat), seat: None, blocks }
}

fn card(found: &FocusDetails) -> Vec<Message> {
    let (card, text) = (found.card, Message::new(found.card.text()));
    vec![number(found.slot), msg!("list", things = vec![engine::Arg::from(card)]), text, deed(&found.deed)]
}

fn attacks(table: &Table, found: &FocusDetails) -> Vec<Vec<Message>> {
    let Deed::Military { targets, .. } = &found.deed else { return Vec::new() };
    targets.iter().map(|target| attack(table, target)).collect()
}

fn attack(table: &Table, found: &AttackDetails) -> Vec<Message> {
    let [attack, defense] = attack_values(found);
    let target = msg!("do-attack", foe = foe(found.foe), at = at(table, found.target));
    vec![target, attack, defense, msg!("rolls", chances = found.chances)]
}
