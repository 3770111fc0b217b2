//! The game in words: what pages, the command line and screen readers say of it. The sentences
//! stand in `i18n/*.ftl`.

mod cards;
mod ideas;
mod labels;
mod log;
mod names;
mod questions;
mod scores;
mod sheet;
mod words;

use engine::{CardFacts, DataName, Label, Language, Message, Present, ScoreSheet, Seat, Sheet, Viewer};

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
