//! The game in words: what pages, the command line and screen readers say of it. The sentences
//! stand in `i18n/*.ftl`.

mod cards;
mod deeds;
mod ideas;
mod labels;
mod log;
mod names;
mod questions;
mod scores;
mod sheet;
mod words;

use engine::{
    CardFacts, DataName, GameForm, Label, Message, Present, Progress, ScoreSheet, Seat, Sheet, Tried, Viewer,
};

use crate::{Action, Event, State, View};

impl Present for State {
    engine::papers!();

    fn names() -> Vec<DataName> {
        names::names()
    }

    const FORMS: &'static [GameForm] = &[
        GameForm { options: &[("map", "first")], minutes: Some(120) },
        GameForm { options: &[("map", "built")], minutes: Some(120) },
        GameForm { options: &[("map", "built"), ("epic", "true")], minutes: None },
    ];

    fn progress(view: &View) -> Option<Progress> {
        Some(Progress { chapter: None, round: view.table.round })
    }

    fn sheet(view: &View) -> Sheet {
        sheet::sheet(view)
    }

    fn question(view: &View) -> Message {
        questions::question(view)
    }

    fn label(view: &View, seat: Seat, action: &Action, _tried: Option<&Tried<Self>>) -> Label {
        labels::label(&view.table, seat, *action)
    }

    fn tell(event: &Event, _viewer: Viewer) -> Vec<Message> {
        log::tell(event)
    }

    fn ideas(view: &View, seat: Seat, out: &mut Vec<Action>) {
        ideas::ideas(&view.table, seat, out);
    }

    fn scores(view: &View) -> Vec<ScoreSheet> {
        scores::scores(view)
    }

    fn cards() -> Vec<CardFacts> {
        cards::cards()
    }
}
