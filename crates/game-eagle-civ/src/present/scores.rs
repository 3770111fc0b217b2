//! The points of every seat with their sources (chapters 12 and 33).

use engine::{ScoreLine, ScoreSheet, Seat, msg};

use crate::scoring;
use crate::state::Table;

/// The points of every seat.
pub fn scores(table: &Table) -> Vec<ScoreSheet> {
    table.players.seats().map(|seat| sheet(table, seat)).collect()
}

fn sheet(table: &Table, seat: Seat) -> ScoreSheet {
    let points = scoring::points(table, seat);
    let mut lines = vec![
        ScoreLine { source: msg!("score-settlements"), points: points.settlements },
        ScoreLine { source: msg!("score-technologies"), points: points.technologies },
        ScoreLine { source: msg!("score-wonders"), points: points.wonders },
    ];
    if points.ending > 0 {
        lines.push(ScoreLine { source: msg!("score-ending"), points: points.ending });
    }
    ScoreSheet { seat, lines, total: points.total(), tie_breaks: Vec::new() }
}
