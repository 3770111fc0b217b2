//! The page of Through the Ages: card row, civilizations, hands and the question, drawn from what
//! the viewer may know.
//!
//! Nearly every decision is one click: each legal action is a button of one form, on the card, the
//! tile or the list where a person looks for it. The groups of the question are `<details>`; what
//! belongs to the open one is marked on the table by the style sheet alone. Figures come from the
//! view, or from playing an action on a position imagined from the view ([`gain`]).

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

use look::{GamePage, Regions};

use page::Page;

/// Draws the regions of the page; nothing if the view cannot be read.
#[must_use]
pub fn regions(on: &GamePage<'_>) -> Option<Regions> {
    let page = Page::new(on)?;
    Some(Regions {
        track: track::track(&page),
        board: rim::board(&page),
        ask: ask::ask(&page),
        mat: mat::mat(&page),
        rivals: rivals::rivals(&page),
        open: look::Markup::default(),
    })
}
