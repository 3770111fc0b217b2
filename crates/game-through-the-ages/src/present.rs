//! The game in words: what pages, the command line and screen readers say of it. The sentences
//! stand in `i18n/*.ftl`.

mod asked;
mod cards;
mod effects;
mod forms;
mod happenings;
mod ideas;
mod labels;
mod log;
mod scores;
mod sheet;
pub(crate) mod words;

use engine::{
    CardFacts, Chapter, DataName, Form, GameForm, Label, Message, Present, Progress, Rejection, ScoreSheet,
    Seat, Sheet, Tried, Viewer,
};

use crate::{Action, Event, State, View};

impl Present for State {
    engine::papers!();

    fn names() -> Vec<DataName> {
        crate::cards::names()
    }

    const FORMS: &'static [GameForm] = &[
        GameForm { options: &[("level", "simple")], minutes: Some(60) },
        GameForm { options: &[("level", "advanced")], minutes: Some(120) },
        GameForm { options: &[("level", "full")], minutes: Some(240) },
    ];

    fn progress(view: &View) -> Option<Progress> {
        let table = &view.table;
        Some(Progress { chapter: Some((Chapter::Age, table.age.numeral())), round: table.round.into() })
    }

    fn sheet(view: &View) -> Sheet {
        sheet::sheet(view)
    }

    fn question(view: &View) -> Message {
        asked::question(view)
    }

    fn label(view: &View, seat: Seat, action: &Action, _tried: Option<&Tried<Self>>) -> Label {
        // Whoever does not sit at the table reads the prices of the one whose turn it is.
        let seat = if sits(view, seat) { seat } else { view.table.active };
        labels::label(view, seat, *action)
    }

    fn tell(event: &Event, _viewer: Viewer) -> Vec<Message> {
        log::tell(event)
    }

    fn ideas(view: &View, seat: Seat, out: &mut Vec<Action>) {
        if sits(view, seat) {
            ideas::ideas(view, seat, out);
        }
    }

    fn scores(view: &View) -> Vec<ScoreSheet> {
        scores::scores(view)
    }

    fn timed_source(view: &View) -> Option<(Message, Message)> {
        Some(scores::timed(view))
    }

    /// What is not listed: paying by hand, and leaving the game.
    fn form(view: &View, seat: Seat) -> Option<Form> {
        forms::form(view, seat)
    }

    fn goes_without_saying(view: &View, _seat: Seat, action: &Action) -> bool {
        forms::goes_without_saying(view, *action)
    }

    fn compose(view: &View, seat: Seat, fields: &[(String, String)]) -> Result<Action, Rejection> {
        forms::compose(view, seat, fields)
    }

    fn cards() -> Vec<CardFacts> {
        cards::cards()
    }
}

/// Whether the table has such a seat.
fn sits(view: &View, seat: Seat) -> bool {
    view.table.boards.get(seat).is_some()
}

/// Everything that a card does, in phrases without a full stop.
#[must_use]
pub fn card_text(card: crate::cards::Card) -> Vec<Message> {
    effects::text(card)
}
