//! The section of the question on pages where it is a bar: whose turn, what is asked, what can be answered.

use engine::{Present, msg};
use maud::{Markup, html};

use crate::GamePage;
use crate::part::{Question, question, seat_class};

/// What a game says in the section of the question.
#[derive(Default)]
pub struct Asking {
    /// What was chosen so far.
    pub path: Vec<Markup>,
    /// The question, or whom the table waits for.
    pub ask: Markup,
    /// The buttons that answer it.
    pub choices: Markup,
    /// Whether anything was chosen.
    pub narrowed: bool,
    /// What stands below the bar.
    pub more: Markup,
    /// A class of the game's own style sheet.
    pub class: Option<&'static str>,
}

impl<G: Present> GamePage<'_, G> {
    /// The section of the question. The page's words have `your-turn`.
    #[must_use]
    pub fn ask(&self, asking: Asking) -> Markup {
        let Asking { path, ask, choices, narrowed, more, class } = asking;
        let asked = self.asked();
        let seat = asked.or_else(|| self.shown.status().deciding().iter().next());
        let seat_class = seat.map(seat_class).unwrap_or_default();
        let bar = Question {
            seat,
            badge: &asked.map_or_else(String::new, |_| self.say_here(&msg!("your-turn"))),
            path,
            ask,
            choices,
            waiting: asked.is_none(),
        };
        html! {
            section.ask.ask--narrowed[narrowed].(class.unwrap_or_default()).(seat_class) id="ask" aria-labelledby="ask-title"
                data-asked=[asked.is_some().then_some("true")] {
                (question(&bar))
                (more)
                @if asked.is_some() { (self.play_form()) }
            }
        }
    }
    /// A link that takes the last choice back. The page's words have `back`.
    #[must_use]
    pub fn back(&self, address: &str) -> Markup {
        html! { a.btn.btn--quiet href=(address) data-back="true" { (self.say_here(&msg!("back"))) } }
    }
}
