//! The battle that is being fought: who can be sent, with dice and bonuses and their sources.

use engine::{Block, Message, Section, msg};

use super::super::labels::superiority;
use super::super::log::bonuses;
use super::super::words::{self, aboard, list, number, player};
use crate::rules::battle;
use crate::state::{Battle, Pick, Side, Table, Which};

/// Everybody who can be picked.
pub fn section(table: &Table, battle: &Battle) -> Section {
    let [attacker, defender] = battle.leaders;
    let title = msg!("sheet-battle", area = battle.area.name(), attacker, defender);
    let head = ["head-side", "head-owner", "head-unit", "head-dice", "head-bonuses", "head-superior"];
    let rows = Side::BOTH.into_iter().flat_map(|side| fighters(table, battle, side)).collect();
    let head = head.map(Message::new).to_vec();
    Section { title, seat: None, blocks: vec![Block::Table { head, rows }] }
}

fn fighters(table: &Table, battle: &Battle, side: Side) -> Vec<Vec<Message>> {
    let mut rows = Vec::new();
    battle::picks(table, battle, side, |pick| {
        if pick.aircraft.is_none() {
            rows.push(row(table, battle, side, pick));
        }
    });
    rows
}

fn row(table: &Table, battle: &Battle, side: Side, pick: Pick) -> Vec<Message> {
    let even = battle::strength(table, battle, side, pick, pick.kind);
    let alike = |group: &&crate::state::Group| group.kind == pick.kind && group.ship == pick.ship;
    let count = table.players[pick.owner].groups_in(battle.area).filter(alike).map(|group| group.count).sum();
    let which = Which { area: battle.area, kind: pick.kind, points: 0, ship: pick.ship };
    vec![
        words::side(side),
        player(pick.owner),
        aboard(table, which, count),
        number(even.dice),
        list(bonuses(&even)),
        list(superiority(table, battle, side, pick).into_iter().collect()),
    ]
}
