//! The coach of a lesson: a card beside the part of the page that it speaks of; on a phone the top of the sheet.

use lessons::Region;
use maud::{Markup, Render, html};

use crate::part::{hidden_fields, icon, named_icon};

/// What the coach shows.
pub struct Coach<'a> {
    /// The name of the lesson.
    pub lesson: &'a str,
    /// The step, from 1, how many there are, and that in words.
    pub at: (usize, usize, &'a str),
    /// Where the part stands that is meant; none puts the coach in the middle.
    pub beside: Option<Region>,
    /// Whether the step points at something, so that a page on which nothing is lit is known to be wrong.
    pub points: bool,
    /// What the last step brought.
    pub praise: Option<&'a str>,
    /// What is said to something that was tried just now.
    pub answer: Option<Answer<'a>>,
    /// The title of the step.
    pub title: &'a str,
    /// One or two sentences.
    pub say: &'a str,
    /// The one thing to do.
    pub task: Option<&'a str>,
    /// The rule, where it stands, what it is called, and what it says.
    pub rule: Option<Rule<'a>>,
    /// The way out, and its word.
    pub close: Option<(&'a str, &'a str)>,
    /// Whether it is the last step.
    pub is_end: bool,
    /// The buttons.
    pub ways: Markup,
    /// How it is called, for screen readers.
    pub name: &'a str,
}

/// What is said to something that was tried.
pub struct Answer<'a> {
    /// Whether a rule refuses it; otherwise it is allowed, and not what is meant.
    pub is_refused: bool,
    /// What was tried.
    pub title: &'a str,
    /// What is said to it.
    pub text: Markup,
}

/// The rule that a step is about.
pub struct Rule<'a> {
    /// Its id.
    pub id: &'a str,
    /// Where it stands.
    pub href: &'a str,
    /// The word before it.
    pub word: &'a str,
}

/// A sentence in which `*words*` are set apart.
#[must_use]
pub fn marked(text: &str) -> Markup {
    html! { @for (at, part) in text.split('*').enumerate() { @if at % 2 == 1 { b { (part) } } @else { (part) } } }
}

/// The coach. It is the first thing in the sheet, so it is read before the question.
#[must_use]
pub fn coach(coach: &Coach<'_>) -> Markup {
    let (number, of, _) = coach.at;
    let dock = coach.beside.and_then(|region| Region::ALL.iter().find(|(_, known)| *known == region));
    let dock = dock.map_or("middle", |(name, _)| name);
    html! {
        div.veil {}
        aside class={ "dock dock--" (dock) } aria-label=(coach.name) {
            section.coach.coach--other[coach.answer.is_some()].coach--end[coach.is_end] id="coach" aria-labelledby="coach-title" tabindex="-1"
                data-step={ (number) "-" (of) } data-points[coach.points] {
                (head(coach))
                @if let Some(praise) = coach.praise { p.coach__praise role="status" { (icon("i-check")) span { (marked(praise)) } } }
                @if let Some(answer) = &coach.answer { (said_to(answer)) }
                div.coach__body {
                    @if coach.is_end { span.coach__laurel { (icon("i-points")) } }
                    h2.coach__title id="coach-title" { (marked(coach.title)) }
                    @if coach.answer.is_none() { p.coach__say { (marked(coach.say)) } }
                    @if let Some(task) = coach.task { p.coach__do { (icon("i-point")) span { (marked(task)) } } }
                }
                footer.coach__foot { (coach.ways) @if let Some(rule) = &coach.rule { (rule_of(rule)) } }
            }
        }
    }
}

fn head(coach: &Coach<'_>) -> Markup {
    let (number, of, count) = coach.at;
    html! {
        header.coach__head {
            span.coach__seal { (icon("i-lamp")) }
            div {
                p.coach__where { span.label { (coach.lesson) } span.coach__count { (count) } }
                ol.steps aria-hidden="true" {
                    @for step in 1..=of { li.is-done[step < number] aria-current=[(step == number).then_some("step")] {} }
                }
            }
            @if let Some((href, word)) = coach.close {
                a.btn.btn--quiet.btn--icon id="coach-leave" href=(href) title=(word) { (named_icon("i-close", word)) }
            }
        }
    }
}

fn said_to(answer: &Answer<'_>) -> Markup {
    let symbol = if answer.is_refused { "i-warning" } else { "i-next" };
    html! {
        div.coach__answer.coach__answer--refused[answer.is_refused] role="status" {
            b.name { (icon(symbol)) (answer.title) }
            p { (answer.text) }
        }
    }
}

fn rule_of(rule: &Rule<'_>) -> Markup {
    html! { a.coach__rule href=(rule.href) { (icon("i-rules")) (rule.word) " " span.faint { (rule.id) } } }
}

/// A line of the coach who has nothing to say now: somebody else plays, or the learner goes their own way.
#[must_use]
pub fn line(name: &str, text: impl Render, ways: impl Render) -> Markup {
    html! {
        aside.dock.dock--line aria-label=(name) {
            section.coach.coach--line id="coach" tabindex="-1" aria-labelledby="coach-title" data-step="line" {
                span.coach__seal { (icon("i-lamp")) }
                p id="coach-title" role="status" { (text) }
                (ways)
            }
        }
    }
}

/// A button of the coach: a form, so that it works without script.
pub struct Button<'a> {
    /// Where it is posted to.
    pub address: &'a str,
    /// What it sends.
    pub fields: &'a [(&'a str, &'a str)],
    /// How much it wants to be pressed.
    pub class: &'a str,
    /// The symbol before the word, or after it.
    pub symbol: Option<&'a str>,
    /// Its id, for keys.
    pub id: &'a str,
    /// Its word.
    pub text: &'a str,
}

/// A button of the coach.
#[must_use]
pub fn button(button: &Button<'_>) -> Markup {
    html! {
        form method="post" action=(button.address) data-send {
            (hidden_fields(button.fields))
            button class=(button.class) id=(button.id) type="submit" { @if let Some(symbol) = button.symbol { (icon(symbol)) } (button.text) }
        }
    }
}
