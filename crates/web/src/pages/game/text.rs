//! The general page of any game: the question with every legal action as a button, what happened,
//! and the position in words and tables. It is the text form of every drawn board, and the page of
//! a game that has none.

mod choices;
mod compose;
mod sheet;

use engine::{Seat, Status};
use look::part::{Line, Question, log_line, question, reason, seat_class, seat_mark, sentence};
use look::{GamePage, Markup, html};

use super::{Scene, ask, record, tools};
use crate::{drawn, say};

/// So many lines of the log are repeated above the answers where the log itself is out of sight.
const NEWS: usize = 4;

/// The general page below the top bar.
#[must_use]
pub fn body(scene: &Scene<'_>, page: &GamePage<'_>) -> Markup {
    let sheet = scene.position().map(|position| position.sheet(scene.viewer())).unwrap_or_default();
    html! {
        div.row.play__head {
            h1.grow { (scene.game_title()) }
            (tools::undo(scene))
            (links(scene))
        }
        (seats(scene, page))
        @if let Some(notices) = ask::notices(scene) { (notices) }
        div.columns.columns--play {
            div.stack {
                (asked(scene, page))
                (sheet::contents(scene, page, &sheet))
                section.panel id="sheet" aria-label=(say!(scene.words(), "sheet-name")) { (sheet::sections(page, &sheet)) }
            }
            aside.stack { (record::panel(scene)) }
        }
    }
}

fn links(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let game = scene.table.kind.info().id;
    html! {
        @if drawn::page_of(game).is_some() { a.btn href=(scene.address) { (say!(words, "tool-board")) } }
        a.btn.btn--quiet href={ "/rules/" (game) } { (say!(words, "tool-rules")) }
        a.btn.btn--quiet href={ (scene.public_address()) "/table" } { (say!(words, "tool-menu")) }
    }
}

/// Everybody by name, those who decide marked.
fn seats(scene: &Scene<'_>, page: &GamePage<'_>) -> Markup {
    let deciding = page.status.deciding();
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
fn asked(scene: &Scene<'_>, page: &GamePage<'_>) -> Markup {
    html! {
        section.stack.(asking(page).map(seat_class).unwrap_or_default()) id="ask"
            data-asked[!page.offers.is_empty()] aria-live="polite" {
            (question_bar(scene, page))
            (news(scene))
            (choices::all(page))
            @if let Some(form) = compose::form(scene, page) { (form) }
            (why_not(scene, page))
        }
    }
}

/// The seat whose colour the question has: the viewer's if he is asked, otherwise who decides.
fn asking(page: &GamePage<'_>) -> Option<Seat> {
    let deciding = page.status.deciding();
    page.seat().filter(|seat| deciding.contains(*seat)).or_else(|| deciding.iter().next())
}

fn question_bar(scene: &Scene<'_>, page: &GamePage<'_>) -> Markup {
    let asked = !page.offers.is_empty();
    question(&Question {
        seat: asking(page),
        badge: &if asked { say!(scene.words(), "your-turn") } else { String::new() },
        path: Vec::new(),
        ask: html! { (sentence(&page.spans(page.question))) },
        choices: html! {},
        waiting: !asked && !matches!(page.status, Status::Over(_)),
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
fn why_not(scene: &Scene<'_>, page: &GamePage<'_>) -> Markup {
    html! {
        @if !page.refusals.is_empty() {
            details.panel.panel__body id="why-not" {
                summary { (say!(scene.words(), "why-not")) " " span.badge { (page.refusals.len()) } }
                dl.facts-list {
                    @for (offer, rejection) in page.refusals {
                        dt {
                            @for step in &offer.label.group { (sentence(&page.spans(step))) ": " }
                            (sentence(&page.spans(&offer.label.text)))
                        }
                        dd { (reason(&page.reason(rejection))) }
                    }
                }
            }
        }
    }
}
