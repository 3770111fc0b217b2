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

use engine::{
    CardFacts, DataName, Form, Label, Language, Message, Present, Rejection, ScoreSheet, Seat, Sheet, Viewer,
};

use crate::{Action, Event, State, View};

impl Present for State {
    fn sentences(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../i18n/en.ftl"),
            Language::De => include_str!("../i18n/de.ftl"),
            Language::Nl => include_str!("../i18n/nl.ftl"),
        }
    }

    fn names() -> Vec<DataName> {
        names::names()
    }

    fn rulebook() -> &'static str {
        include_str!("../rules.md")
    }

    fn readme() -> &'static str {
        include_str!("../README.md")
    }

    fn tested() -> &'static [&'static str] {
        include!(concat!(env!("OUT_DIR"), "/tested.rs"))
    }

    fn sheet(view: &View) -> Sheet {
        sheet::sheet(view)
    }

    fn question(view: &View) -> Message {
        questions::question(view)
    }

    fn label(view: &View, seat: Seat, action: &Action) -> Label {
        labels::label(view, seat, action)
    }

    fn tell(event: &Event, _viewer: Viewer) -> Vec<Message> {
        log::tell(event)
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
