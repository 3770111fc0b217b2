//! The general page of any game: the question with every legal action as a button, what happened,
//! and the position in words and tables. It is the text form of every drawn board, and the page of
//! a game that has none.

mod choices;
mod compose;
mod sheet;

use catalog::{Offer, Showing};
use engine::{Rejection, Seat, Status};
use look::part::{Line, Question, log_line, question, reason, seat_class, seat_mark, sentence};
use look::{Markup, Setting, html};

use super::{Scene, absent, ask, digest, finale, hint, record, tools};
use crate::say;

/// How many lines of the log are repeated above the answers where the log itself is out of sight.
const NEWS: usize = 4;

/// What the general page is made from.
pub struct Page<'a> {
    scene: &'a Scene<'a>,
    shown: &'a dyn Showing,
    on: &'a Setting<'a>,
    /// What may be done.
    offers: Vec<Offer>,
    /// What may not be done, and why.
    refusals: Vec<(Offer, Rejection)>,
}

/// The general page below the top bar.
#[must_use]
pub fn body(scene: &Scene<'_>, shown: &dyn Showing, on: &Setting<'_>) -> Markup {
    let page = &Page { scene, shown, on, offers: shown.offers(), refusals: shown.refusals() };
    let sheet = shown.sheet();
    html! {
        div.row.play__head {
            h1.grow { (scene.game_title()) }
            (hint::button(scene))
            (tools::undo(scene))
            (links(scene))
        }
        (seats(page))
        (absent::clocks(scene))
        @if let Some(notices) = ask::notices(scene) { (notices) }
        @if let Some(table) = finale::of_board(scene, shown) { (table) }
        div.columns.columns--play {
            div.stack {
                @if let Some(missed) = digest::panel(scene, shown) { (missed) }
                @if let Some(past) = ask::looking_back(scene) { (past) } @else { (asked(page)) }
                (sheet::contents(page, &sheet))
                section.panel id="sheet" aria-label=(say!(scene.words(), "sheet-name")) { (sheet::sections(page.on, &sheet)) }
            }
            aside.stack { (record::panel(scene, on)) }
        }
    }
}

fn links(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let game = scene.table.kind.info().id;
    html! {
        @if scene.table.kind.cover().style.is_some() { a.btn href=(scene.address) { (say!(words, "tool-board")) } }
        a.btn.btn--quiet href={ "/rules/" (game) } { (say!(words, "tool-rules")) }
        a.btn.btn--quiet href={ (scene.public_address()) "/table" } { (say!(words, "tool-menu")) }
    }
}

/// Everybody by name, those who decide marked.
fn seats(page: &Page<'_>) -> Markup {
    let (scene, deciding) = (page.scene, page.shown.status().deciding());
    html! {
        ol.play__seats aria-label=(say!(scene.words(), "seats-name")) {
            @for (seat, name) in (0..).map(Seat).zip(&scene.names) {
                li class=(seat_class(seat)) aria-current=[deciding.contains(seat).then_some("true")] {
                    (seat_mark(seat)) span { (name) }
                }
            }
        }
    }
}

/// The question and all that belongs to it.
fn asked(page: &Page<'_>) -> Markup {
    html! {
        section.stack.(asking(page).map(seat_class).unwrap_or_default()) id="ask"
            data-asked[!page.offers.is_empty()] {
            (question_bar(page))
            (ask::thinking(page.scene))
            (news(page.scene))
            (choices::all(page))
            @if let Some(form) = compose::form(page) { (form) }
            (why_not(page))
        }
    }
}

/// The seat whose color the question has: the viewer's if they are asked, otherwise who decides.
fn asking(page: &Page<'_>) -> Option<Seat> {
    let deciding = page.shown.status().deciding();
    page.on.seat().filter(|seat| deciding.contains(*seat)).or_else(|| deciding.iter().next())
}

fn question_bar(page: &Page<'_>) -> Markup {
    let asked = !page.offers.is_empty();
    question(&Question {
        seat: asking(page),
        badge: &if asked { say!(page.scene.words(), "your-turn") } else { String::new() },
        path: Vec::new(),
        ask: html! { (sentence(&page.on.spans(page.shown.question()))) },
        choices: html! {},
        waiting: !asked && !matches!(page.shown.status(), Status::Over(_)),
    })
}

/// The last things that happened, for screens where the log is far below.
fn news(scene: &Scene<'_>) -> Markup {
    let told = scene.told.iter().rev().filter(|told| told.seq >= scene.news_since());
    let lines = told.flat_map(|told| {
        let lines = told.lines.spans(scene.table.kind.texts(), scene.words(), scene.speaker());
        let named = move |(at, (about, spans))| (format!("news-{}-{at}", told.seq), about, told.seat, spans);
        lines.into_iter().enumerate().rev().map(named)
    });
    let lines: Vec<_> = lines.take(NEWS).collect();
    html! {
        @if !lines.is_empty() {
            ol.log.panel.only-narrow id="news" aria-label=(say!(scene.words(), "log-since")) {
                @for (id, about, seat, spans) in lines { (log_line(&id, about.unwrap_or(seat), Line::New, &spans)) }
            }
        }
    }
}

/// What the viewer might think of and may not do, with the rule that forbids it.
fn why_not(page: &Page<'_>) -> Markup {
    html! {
        @if !page.refusals.is_empty() {
            details.panel.panel__body id="why-not" {
                summary { (say!(page.scene.words(), "why-not")) " " span.badge { (page.refusals.len()) } }
                dl.facts-list {
                    @for (offer, rejection) in &page.refusals {
                        dt {
                            @for step in &offer.label.group { (sentence(&page.on.spans(step))) ": " }
                            (sentence(&page.on.spans(&offer.label.text)))
                        }
                        dd { (reason(&page.on.reason(rejection))) }
                    }
                }
            }
        }
    }
}
