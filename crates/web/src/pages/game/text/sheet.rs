//! The position in words and tables, and the ways to its parts.

use engine::{Block, Message, Section, Sheet};
use look::part::{seat_class, seat_mark, sentence};
use look::{Markup, Setting, html};

use super::Page;
use crate::say;

/// Links to the question, to every section and to the log: they stay in sight.
#[must_use]
pub fn contents(page: &Page<'_>, sheet: &Sheet) -> Markup {
    let words = page.scene.words();
    html! {
        nav.jump.panel id="contents" aria-label=(say!(words, "jump-name")) {
            a href="#ask" { (say!(words, "tab-question")) @if !page.offers.is_empty() { " " span.jump__dot {} } }
            @for (number, section) in (1..).zip(&sheet.sections) {
                a href={ "#section-" (number) } class=[section.seat.map(seat_class)] {
                    @if let Some(seat) = section.seat { (seat_mark(seat)) " " }
                    (page.on.say(&section.title))
                }
            }
            a href="#logbox" { (say!(words, "record-log")) }
        }
    }
}

/// The sections.
#[must_use]
pub fn sections(page: &Setting<'_>, sheet: &Sheet) -> Markup {
    html! { @for (number, section) in (1..).zip(&sheet.sections) { (section_of(page, number, section)) } }
}

fn section_of(page: &Setting<'_>, number: usize, section: &Section) -> Markup {
    html! {
        div.sheet-section.(section.seat.map(seat_class).unwrap_or_default()) id={ "section-" (number) } {
            h2.title { @if let Some(seat) = section.seat { (seat_mark(seat)) " " } (sentence(&page.spans(&section.title))) }
            @for block in &section.blocks { (block_of(page, block)) }
        }
    }
}

fn block_of(page: &Setting<'_>, block: &Block) -> Markup {
    let say = |message: &Message| sentence(&page.spans(message));
    html! {
        @match block {
            Block::Facts(facts) => {
                dl.facts-list { @for (name, value) in facts { dt { (say(name)) } dd { (say(value)) } } }
            }
            Block::Lines(lines) => { @for line in lines { p { (say(line)) } } }
            Block::Table { head, rows } => {
                // A wide table scrolls in a box of its own, by keys too.
                div.table__wrap tabindex="0" role="group" {
                    table.table {
                        thead { tr { @for cell in head { th scope="col" { (say(cell)) } } } }
                        tbody { @for row in rows { tr { @for cell in row { td { (say(cell)) } } } } }
                    }
                }
            }
        }
    }
}
