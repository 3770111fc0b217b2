//! The game in words: what pages, the command line and screen readers say of it. The sentences
//! stand in `i18n/*.ftl`.

mod bundles;
mod cards;
mod forms;
mod ideas;
mod labels;
mod log;
mod names;
mod questions;
mod scores;
mod sheet;
mod words;

/// Parts of sentences that a drawn page says too.
pub mod say {
    pub use super::bundles::bundle;
    pub use super::labels::{brings, effect, improvement, offered};
    pub use super::words::{aboard, contents, ending, marker, pieces, size};
}

use engine::{
    CardFacts, Chapter, DataName, Form, GameForm, Label, Message, Present, Progress, Rejection, ScoreSheet,
    Seat, Sheet, Tried, Viewer,
};

use crate::{Action, Event, State, View};

impl Present for State {
    engine::papers!();

    fn names() -> Vec<DataName> {
        names::names()
    }

    const FORMS: &'static [GameForm] = &[
        GameForm { options: &[("rules", "standard")], minutes: Some(240) },
        GameForm { options: &[("rules", "advanced"), ("length", "short")], minutes: None },
        GameForm { options: &[("rules", "advanced"), ("length", "medium")], minutes: None },
        GameForm { options: &[("rules", "advanced"), ("length", "long")], minutes: None },
    ];

    fn progress(view: &View) -> Option<Progress> {
        let table = &view.table;
        let numeral = ["I", "II", "III", "IV"][table.era.index()];
        Some(Progress { chapter: Some((Chapter::Era, numeral)), round: table.turn.into() })
    }

    fn sheet(view: &View) -> Sheet {
        sheet::sheet(view)
    }

    fn question(view: &View) -> Message {
        questions::question(view)
    }

    fn label(view: &View, seat: Seat, action: &Action, _tried: Option<&Tried<Self>>) -> Label {
        labels::label(view, seat, action)
    }

    fn tell(event: &Event, _viewer: Viewer) -> Vec<Message> {
        log::tell(event)
    }

    fn opening(first: &View) -> Vec<Message> {
        log::opening(first.table.options)
    }

    fn ideas(view: &View, seat: Seat, out: &mut Vec<Action>) {
        ideas::ideas(&view.table, seat, out);
    }

    fn scores(view: &View) -> Vec<ScoreSheet> {
        scores::scores(&view.table)
    }

    fn form(view: &View, seat: Seat) -> Option<Form> {
        forms::form(&view.table, seat)
    }

    fn compose(view: &View, _seat: Seat, fields: &[(String, String)]) -> Result<Action, Rejection> {
        forms::compose(&view.table, fields)
    }

    fn cards() -> Vec<CardFacts> {
        cards::cards()
    }
}
