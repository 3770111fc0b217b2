//! The page of The Golden Ages: board, mats, open cards and the question, drawn from what the
//! viewer may know.
//!
//! Everything can be played by links and forms: a link narrows the choice (`?do=explorer&from=G3`),
//! the last step is a form with the action in it ([`look::choice`]). What an action brings was found
//! by trying it ([`game_golden_ages::Gain`]).

mod agora;
mod ask;
mod board;
mod choice;
mod effect;
mod icons;
mod mat;
mod open;
mod options;
mod page;
mod rivals;
mod track;
mod words;

use game_golden_ages::State;
use look::asset::File;
use look::{Cover, Drawn, Face, GamePage, Regions};

use page::Page;
use words::WORDS;

/// The face of The Golden Ages.
pub static FACE: Face<State> = Face {
    cover: Cover {
        icon: "i-golden-age",
        vignette: include_str!("../assets/vignette.svg"),
        style: Some(&STYLE),
        sprite: None,
        pictures: icons::pictures,
    },
    page: Some(Drawn { words: &WORDS, regions, suffices: |_, _| true }),
};

static STYLE: File = File::new("golden-ages.css", include_str!("../assets/style.css"));

fn regions(on: &GamePage<'_, State>) -> Regions {
    let page = Page::new(on);
    Regions {
        track: track::track(&page),
        board: board::board(&page),
        ask: ask::ask(&page),
        mat: mat::mat(&page),
        rivals: rivals::rivals(&page),
        open: open::open(&page),
    }
}
