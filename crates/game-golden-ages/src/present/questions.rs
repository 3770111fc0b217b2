//! The one sentence that says what the table waits for.

use engine::{Message, Outcome, Seat, msg};

use super::words::tile_symbols;
use crate::cards::Terms;
use crate::state::{AgoraWay, Question};
use crate::view::View;

/// The question put to the viewer, or whom they wait for, or how the match ended.
pub fn question(view: &View) -> Message {
    match &view.outcome {
        Some(outcome) => ended(outcome),
        None if view.viewer == Some(view.turn) => asked(view),
        None => msg!("waiting", seat = view.turn, what = awaited(&view.question)),
    }
}

fn ended(outcome: &Outcome) -> Message {
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    let points = winners.first().map_or(0, |seat| outcome.scores[*seat]);
    match winners[..] {
        [seat] => msg!("over-wins", seat, points),
        _ => msg!("over-shared", seats = winners, points),
    }
}

/// The question as it is put to the player who must answer it.
fn asked(view: &View) -> Message {
    let player = &view.players[view.turn];
    match view.question {
        Question::SquareTile => msg!("ask-square-tile"),
        Question::Civilization { revealed } => {
            let (current, revealed_number) = (player.civilization, revealed.facts().number);
            let (current, current_number) = (current.name(), current.facts().number);
            msg!("ask-civilization", revealed = revealed.name(), revealed_number, current, current_number)
        }
        Question::LevelFive => msg!("ask-level-five"),
        Question::LayTile { tile } => msg!("ask-lay-tile", symbols = tile_symbols(tile)),
        Question::Capital => match player.capital {
            None => msg!("ask-capital-first"),
            Some(at) => msg!("ask-capital", at),
        },
        Question::Action | Question::Over => msg!("ask-action"),
        Question::City { at, .. } => msg!("ask-city", at),
        Question::Cube { at, missing, .. } => msg!("ask-cube", at, missing),
        Question::Discard { building } => msg!("ask-discard", building = building.name()),
        Question::KeepGlory { .. } => msg!("ask-keep-glory"),
        Question::Develop { left, terms: Terms::Free } => msg!("ask-develop-free", left),
        Question::Develop { terms: Terms::Cheaper(discount), .. } => msg!("ask-develop-cheaper", discount),
        Question::DevelopFurther => msg!("ask-develop-further"),
        Question::StandUp { .. } => msg!("ask-stand-up"),
        Question::Agora { way: None } => msg!("ask-agora"),
        Question::Agora { way: Some(AgoraWay::There) } => msg!("ask-agora-there"),
        Question::Agora { way: Some(AgoraWay::Back) } => msg!("ask-agora-back"),
        Question::ScoringCard => msg!("ask-scoring-card"),
    }
}

/// What the player who must answer is doing: what stands after the name.
pub fn awaited(question: &Question) -> Message {
    match *question {
        Question::SquareTile => msg!("wait-square-tile"),
        Question::Civilization { .. } => msg!("wait-civilization"),
        Question::LevelFive => msg!("wait-level-five"),
        Question::LayTile { .. } => msg!("wait-lay-tile"),
        Question::Capital => msg!("wait-capital"),
        Question::Action | Question::Over => msg!("wait-action"),
        Question::City { at, .. } => msg!("wait-city", at),
        Question::Cube { at, .. } => msg!("wait-cube", at),
        Question::Discard { building } => msg!("wait-discard", building = building.name()),
        Question::KeepGlory { .. } => msg!("wait-keep-glory"),
        Question::Develop { .. } | Question::DevelopFurther => msg!("wait-develop"),
        Question::StandUp { .. } => msg!("wait-stand-up"),
        Question::Agora { .. } => msg!("wait-agora"),
        Question::ScoringCard => msg!("wait-scoring-card"),
    }
}
