//! Points by their source.

use engine::{Message, ScoreLine, ScoreSheet, Seat, msg};

use crate::state::Points;
use crate::view::{PlayerView, View};

/// The points of every seat, in the order of the score sheet.
pub fn scores(view: &View) -> Vec<ScoreSheet> {
    view.players.pairs().map(sheet).collect()
}

fn sheet((seat, player): (Seat, &PlayerView)) -> ScoreSheet {
    let line = |(source, points)| ScoreLine { source, points: i32::from(points) };
    let cities = u16::from(player.cities.spaces().len());
    ScoreSheet {
        seat,
        lines: sources(&player.points).into_iter().map(line).collect(),
        total: i32::from(player.score),
        // GA-19.9
        tie_breaks: vec![line((msg!("score-cities"), cities))],
    }
}

fn sources(points: &Points) -> [(Message, u16); 9] {
    [
        (msg!("score-artists"), points.artists),
        (msg!("score-technologies"), points.technologies),
        (msg!("score-buildings"), points.buildings),
        (msg!("score-wonders"), points.wonders),
        (msg!("score-scoring-cards"), points.scoring_cards),
        (msg!("score-gold"), points.gold),
        (msg!("score-technology-tiles"), points.technology_tiles),
        (msg!("score-glory-tiles"), points.glory_tiles),
        (msg!("score-future-technology"), points.future_technology),
    ]
}
