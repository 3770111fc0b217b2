//! Where everybody stands: one point for each victory card with an agenda met (ND-16.1).

use engine::{ScoreLine, ScoreSheet, Seat, msg};

use crate::View;

/// The agendas of every seat.
pub fn scores(view: &View) -> Vec<ScoreSheet> {
    view.table.players.seats().map(|seat| sheet(view, seat)).collect()
}

fn sheet(view: &View, seat: Seat) -> ScoreSheet {
    let table = &view.table;
    let cards = table.victory.iter().zip(table.marks[seat]);
    let lines: Vec<ScoreLine> = cards
        .map(|(card, mark)| match mark {
            Some(mark) => ScoreLine { source: msg!("score-agenda", agenda = mark.agenda), points: 1 },
            None => ScoreLine { source: msg!("score-open", card = *card), points: 0 },
        })
        .collect();
    let total = lines.iter().map(|line| line.points).sum();
    // ND-16.5
    let wonders = ScoreLine { source: msg!("score-wonders"), points: count(table.wonders(seat).count()) };
    let spaces = ScoreLine { source: msg!("score-spaces"), points: count(table.board.friendly(seat).len()) };
    ScoreSheet { seat, lines, total, tie_breaks: vec![wonders, spaces] }
}

fn count(things: usize) -> i32 {
    i32::try_from(things).expect("a few dozen spaces")
}
