//! The game in words: what pages, the command line and screen readers say of it. The sentences
//! stand in `i18n/*.ftl`.

mod cards;
mod effects;
mod ideas;
mod labels;
mod log;
mod names;
mod questions;
mod scores;
mod sheet;
mod words;

use engine::{
    CardFacts, Chapter, DataName, Label, Message, Present, Progress, ScoreSheet, Seat, Sheet, Tried, Viewer,
};

use crate::{Action, Event, Gain, State, View};

impl Present for State {
    engine::papers!();

    fn names() -> Vec<DataName> {
        names::names()
    }

    fn progress(view: &View) -> Option<Progress> {
        let numeral = ["I", "II", "III", "IV"][usize::from(view.epoch.number()) - 1];
        Some(Progress { chapter: Some((Chapter::Epoch, numeral)), round: view.round.into() })
    }

    fn sheet(view: &View) -> Sheet {
        sheet::sheet(view)
    }

    fn question(view: &View) -> Message {
        questions::question(view)
    }

    fn label(view: &View, seat: Seat, action: &Action, tried: Option<&Tried<Self>>) -> Label {
        labels::label(view, seat, action, tried.map(|tried| Gain::of(seat, tried)).as_ref())
    }

    fn tell(event: &Event, _viewer: Viewer) -> Vec<Message> {
        log::tell(event)
    }

    fn opening(first: &View) -> Vec<Message> {
        log::opening(first)
    }

    fn ideas(view: &View, seat: Seat, out: &mut Vec<Action>) {
        ideas::ideas(view, seat, out);
    }

    fn scores(view: &View) -> Vec<ScoreSheet> {
        scores::scores(view)
    }

    fn cards() -> Vec<CardFacts> {
        cards::cards()
    }
}
