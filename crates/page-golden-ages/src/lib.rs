//! The page of The Golden Ages: board, mats, open cards and the question, drawn from what the
//! viewer may know.
//!
//! Everything can be played by links and forms: a link narrows the choice (`?do=explorer&from=G3`),
//! the last step is a form with the action in it ([`choice`]). Figures come from the view, or from
//! playing an action on a position imagined from the view (`gain`).

mod agora;
mod ask;
mod board;
mod choice;
mod effect;
mod gain;
mod icons;
mod mat;
mod open;
mod options;
mod page;
mod rivals;
mod track;
mod words;

use look::{GamePage, Regions};

use page::Page;

/// Draws the regions of the page; nothing if the view cannot be read.
#[must_use]
pub fn regions(on: &GamePage<'_>) -> Option<Regions> {
    let page = Page::new(on)?;
    Some(Regions {
        track: track::track(&page),
        board: board::board(&page),
        ask: ask::ask(&page),
        mat: mat::mat(&page),
        rivals: rivals::rivals(&page),
        open: open::open(&page),
    })
}
