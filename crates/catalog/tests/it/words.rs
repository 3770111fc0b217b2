//! The tiny game in words.

use engine::{
    Block, CardFacts, DataName, Label, Language, Message, Present, ScoreLine, ScoreSheet, Seat, Section,
    Sheet, Tried, Viewer, msg,
};

use crate::hill::{Action, Event, Hill, View};

impl Present for Hill {
    fn sentences(_language: Language) -> &'static str {
        "game-title = Hill\n\
         game-summary = Dig or climb.\n\
         option-long = Six rounds\n\
         wrong-seats = Not with { $seats } players\n\
         not-now = { $seat } cannot do that now\n\
         points = { $points } points\n\
         dig = Dig\n\
         climb = Climb\n\
         keep = Keep the stone\n\
         throw = Throw it away\n\
         found = { $seat } found a stone of { $points }\n\
         found-some = { $seat } found a stone\n\
         question = What do you do?\n"
    }

    fn names() -> Vec<DataName> {
        Vec::new()
    }

    fn rulebook(_language: Language) -> &'static str {
        "# Hill\n\n## 1. Setup\n\n- HH-1.1 Two to four play.\n\n## 2. Play\n\n- HH-2.1 Dig or climb.\n"
    }

    fn tested() -> &'static [&'static str] {
        &["HH-1.1"]
    }

    fn sheet(view: &View) -> Sheet {
        let line = |seat| Block::Lines(vec![msg!("points", points = view.points[seat])]);
        let section =
            |seat| Section { title: msg!("game-title"), seat: Some(seat), blocks: vec![line(seat)] };
        Sheet { sections: view.points.seats().map(section).collect() }
    }

    fn question(_view: &View) -> Message {
        msg!("question")
    }

    fn label(_view: &View, _seat: Seat, action: &Action, _tried: Option<&Tried<Self>>) -> Label {
        Label::plain(match action {
            Action::Dig => msg!("dig"),
            Action::Climb => msg!("climb"),
            Action::Keep => msg!("keep"),
            Action::Throw => msg!("throw"),
        })
    }

    fn tell(event: &Event, _viewer: Viewer) -> Vec<Message> {
        match event {
            Event::Found { seat, stone } => vec![match stone.known() {
                Some(points) => msg!("found", seat = *seat, points = *points),
                None => msg!("found-some", seat = *seat),
            }],
            _ => Vec::new(),
        }
    }

    fn ideas(_view: &View, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Dig, Action::Climb, Action::Keep, Action::Throw]);
    }

    fn scores(view: &View) -> Vec<ScoreSheet> {
        let line = |points| ScoreLine { source: msg!("points", points = points), points };
        let sheet = |(seat, points): (Seat, &i32)| ScoreSheet {
            seat,
            lines: vec![line(*points)],
            total: *points,
            tie_breaks: Vec::new(),
        };
        view.points.pairs().map(sheet).collect()
    }

    fn cards() -> Vec<CardFacts> {
        Vec::new()
    }
}
