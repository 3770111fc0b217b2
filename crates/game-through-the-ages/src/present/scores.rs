//! The points of every seat with their sources.

use engine::{Message, ScoreLine, ScoreSheet, Seat, Seen, msg};

use super::log::bonus;
use crate::cards::Card;
use crate::decks;
use crate::options::Level;
use crate::rules::impact;
use crate::scoring::simple_bonuses;
use crate::state::Place;
use crate::view::View;

/// What everybody has scored so far, and at the end what the end brought.
pub fn scores(view: &View) -> Vec<ScoreSheet> {
    view.table.boards.seats().map(|seat| sheet(view, seat)).collect()
}

/// Culture before the end is told by ages: it comes from too much to be told by its causes.
pub fn timed(view: &View) -> (Message, Message) {
    (msg!("score-play"), msg!("score-age", age = view.table.age.numeral()))
}

fn sheet(view: &View, seat: Seat) -> ScoreSheet {
    if !view.table.plays(seat) {
        return ScoreSheet { seat, lines: Vec::new(), total: 0, tie_breaks: Vec::new() };
    }
    let mut lines = vec![ScoreLine {
        source: msg!("score-play"),
        points: i32::from(view.table.boards[seat].culture) - i32::from(view.table.final_culture[seat]),
    }];
    if view.outcome.is_some() {
        lines.extend(final_lines(view, seat));
    }
    let counted: i32 = lines.iter().map(|line| line.points).sum();
    let total = i32::from(view.table.boards[seat].culture);
    // Culture never falls below 0, so a loss at the end may have cost less than it says.
    if counted < total {
        lines.push(ScoreLine { source: msg!("score-floor"), points: total - counted });
    }
    ScoreSheet { seat, lines, total, tie_breaks: Vec::new() }
}

fn final_lines(view: &View, seat: Seat) -> Vec<ScoreLine> {
    let table = &view.table;
    if table.level() == Level::Simple {
        let bonuses = simple_bonuses(&table.boards[seat]);
        return bonuses
            .map(|(what, points)| ScoreLine { source: bonus(what), points: points.into() })
            .to_vec();
    }
    // The game can end early when all others left: then nothing is scored.
    if table.players_left() == 1 {
        return Vec::new();
    }
    let line = |card: Card| ScoreLine {
        source: msg!("named", card = card.name()),
        points: impact::culture(table, seat, card, table.start).into(),
    };
    final_events(view).into_iter().map(line).collect()
}

/// The events that scored at the end: they are open now.
fn final_events(view: &View) -> Vec<Card> {
    let chosen =
        view.piles.bonus.iter().filter(|bonus| matches!(bonus.place, Place::Chosen(_) | Place::Later(_)));
    let chosen =
        chosen.filter_map(|bonus| if let Seen::Known(card) = bonus.card { Some(card) } else { None });
    let stacks = view.piles.current.cards().chain(view.piles.future.cards());
    let stacks = stacks.filter(|card| decks::is_impact(*card) && !view.table.options.fewer_bonus_points);
    chosen.chain(stacks).collect()
}
