//! What the table waits for.

use engine::{Message, msg};

use super::words::{list, unit};
use crate::frame::Frame;
use crate::rules;
use crate::view::View;

/// The question to the viewer, or whom he waits for, or that the match is over.
pub fn question(view: &View) -> Message {
    let table = &view.table;
    let deciding = rules::deciding(table);
    if table.frame() == Frame::Over {
        return msg!("question-over");
    }
    if !view.viewer.is_some_and(|seat| deciding.contains(seat)) {
        return msg!("waiting-for", seats = list(deciding.iter()));
    }
    match table.frame() {
        Frame::Draft { .. } => msg!("question-start"),
        Frame::Move { .. } => msg!("question-move"),
        Frame::React { which, .. } => msg!("question-react", area = which.area.name()),
        Frame::Attack { .. } => msg!("question-attack"),
        Frame::Join { .. } => match table.battle {
            Some(battle) => {
                let [attacker, defender] = battle.leaders;
                msg!("question-join", attacker, defender, area = battle.area.name())
            }
            None => msg!("question-attack"),
        },
        Frame::Pick => msg!("question-pick"),
        Frame::Trade => msg!("question-trade"),
        Frame::Assign => msg!("question-assign"),
        Frame::FreeTechnology { .. } => msg!("question-free-technology"),
        Frame::MinorUnit { region, .. } => msg!("question-minor-unit", region = region.name()),
        Frame::Place { kind, .. } => msg!("question-place", unit = unit(table, kind)),
        Frame::Grow { .. } => msg!("question-grow"),
        Frame::Claim => msg!("question-claim"),
        _ => msg!("question-purchase"),
    }
}
