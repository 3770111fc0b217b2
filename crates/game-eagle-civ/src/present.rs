//! The game in words: what pages, the command line and screen readers say of it. The sentences
//! stand in `i18n/*.ftl`.

mod cards;
mod form;
mod ideas;
mod labels;
mod log;
mod names;
mod questions;
mod sheet;
mod words;

use engine::{
    CardFacts, DataName, Form, Label, Language, Message, Present, Rejection, ScoreLine, ScoreSheet, Seat,
    Sheet, Viewer, msg,
};

use crate::{Action, Event, State, View, scoring};

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

    fn label(view: &View, _seat: Seat, action: &Action) -> Label {
        labels::label(&view.table, action)
    }

    fn tell(event: &Event, _viewer: Viewer) -> Vec<Message> {
        log::tell(event).into_iter().collect()
    }

    fn ideas(view: &View, seat: Seat, out: &mut Vec<Action>) {
        ideas::ideas(view, seat, out);
    }

    fn scores(view: &View) -> Vec<ScoreSheet> {
        view.table.players.seats().map(|seat| score(view, seat)).collect()
    }

    fn form(view: &View, seat: Seat) -> Option<Form> {
        form::form(view, seat)
    }

    fn compose(view: &View, seat: Seat, fields: &[(String, String)]) -> Result<Action, Rejection> {
        form::compose(view, seat, fields)
    }

    fn cards() -> Vec<CardFacts> {
        cards::cards()
    }
}

fn score(view: &View, seat: Seat) -> ScoreSheet {
    let points = scoring::points(&view.table, seat);
    let lines = [
        (msg!("score-settlements"), points.settlements),
        (msg!("score-technologies"), points.technologies),
        (msg!("score-wonders"), points.wonders),
        (msg!("score-ending"), points.ending),
    ];
    let lines = lines.map(|(source, points)| ScoreLine { source, points });
    ScoreSheet { seat, lines: lines.to_vec(), total: points.total() }
}
