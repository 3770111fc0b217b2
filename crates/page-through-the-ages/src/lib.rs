//! The page of Through the Ages: card row, civilizations, hands and the question, drawn from what
//! the viewer may know.
//!
//! Nearly every decision is one click: each legal action is a button of one form, on the card, the
//! tile or the list where a person looks for it. The groups of the question are `<details>`; what
//! belongs to the open one is marked on the table by the style sheet alone. Figures come from the
//! view, or from having tried an action ([`gain`]).

mod ask;
mod bank;
mod card;
mod figures;
mod forecast;
mod gain;
mod groups;
mod hand;
mod icons;
mod mat;
mod page;
mod rim;
mod rivals;
mod row;
mod short;
mod sign;
mod tableau;
mod techs;
mod track;
mod words;

use game_through_the_ages::State;
use look::asset::File;
use look::{Cover, Drawn, Face, GamePage, Regions};

use icons::ICONS;
use page::Page;
use words::WORDS;

/// The face of Through the Ages.
pub static FACE: Face<State> = Face {
    cover: Cover {
        icon: "i-wonder",
        vignette: include_str!("../assets/vignette.svg"),
        style: Some(&STYLE),
        sprite: Some(&ICONS),
        pictures: icons::pictures,
    },
    page: Some(Drawn { words: &WORDS, regions, suffices: |_, _| true }),
};

static STYLE: File = File::from_tablets_on("through-the-ages.css", include_str!("../assets/style.css"));

fn regions(on: &GamePage<'_, State>) -> Regions {
    let page = Page::new(on);
    Regions {
        track: track::track(&page),
        board: rim::board(&page),
        ask: ask::ask(&page),
        mat: mat::mat(&page),
        rivals: rivals::rivals(&page),
        open: look::Markup::default(),
    }
}
