//! The general page of any game: the position in words and tables, the question, and every legal
//! action as a button. It is the text form of every drawn board, and the page of a game that has
//! none.

use catalog::Offer;
use engine::{Block, Field, FieldKind, Form, Message, Seat, Section, Status};
use look::part::{Question, Weight, question, reason, seat_class, seat_mark, sentence};
use look::{GamePage, Markup, html};

use super::{Scene, ask, record, tools};
use crate::{drawn, say};

/// So many actions are shown at once; more are folded up by their groups.
const SHOWN: usize = 16;

/// The general page below the top bar.
#[must_use]
pub fn body(scene: &Scene<'_>, page: &GamePage<'_>) -> Markup {
    html! {
        h1 { (scene.game_title()) }
        div.row {
            span.grow { (super::board::turn_marks(scene, page.status)) }
            (tools::undo(scene))
            (links(scene))
        }
        @if let Some(notices) = ask::notices(scene) { (notices) }
        div.columns {
            div.stack {
                section.stack.(asking(page).map(seat_class).unwrap_or_default()) id="ask"
                    data-asked[!page.offers.is_empty()] aria-live="polite" {
                    (question_bar(scene, page))
                    (choices(page))
                    @if let Some(form) = open_form(scene, page) { (form) }
                    (why_not(scene, page))
                }
                section.panel id="sheet" aria-label=(say!(scene.words(), "sheet-name")) {
                    @for section in &sheet(scene).sections { (sheet_section(page, section)) }
                }
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

fn sheet(scene: &Scene<'_>) -> engine::Sheet {
    scene.position().map(|position| position.sheet(scene.viewer())).unwrap_or_default()
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

fn choices(page: &GamePage<'_>) -> Markup {
    let offers: Vec<_> = page.offers.iter().map(|offer| (offer.label.group.as_slice(), offer)).collect();
    html! { @if !offers.is_empty() { div.panel.panel__body id="choices" { (grouped(page, &offers)) } } }
}

/// Actions that stand alone, or alone in their group; then each group with its own.
fn grouped(page: &GamePage<'_>, offers: &[(&[Message], &Offer)]) -> Markup {
    let alone =
        offers.iter().filter(|(group, _)| group.first().is_none_or(|head| members(offers, head).len() == 1));
    html! {
        div.choices { @for (group, offer) in alone { (button(page, group, offer)) } }
        @for head in heads(offers) {
            @let members = members(offers, head);
            @if members.len() > 1 {
                details.choice-group open[offers.len() <= SHOWN] {
                    summary { (sentence(&page.spans(head))) " " span.badge { (members.len()) } }
                    (grouped(page, &members))
                }
            }
        }
    }
}

/// The groups, each once, in the order of the actions.
fn heads<'a>(offers: &[(&'a [Message], &'a Offer)]) -> Vec<&'a Message> {
    let mut heads: Vec<&Message> = Vec::new();
    for head in offers.iter().filter_map(|(group, _)| group.first()) {
        if !heads.contains(&head) {
            heads.push(head);
        }
    }
    heads
}

/// The actions of a group, without the word that they share.
fn members<'a>(offers: &[(&'a [Message], &'a Offer)], head: &Message) -> Vec<(&'a [Message], &'a Offer)> {
    offers
        .iter()
        .filter(|(group, _)| group.first() == Some(head))
        .map(|(group, offer)| (&group[1..], *offer))
        .collect()
}

fn button(page: &GamePage<'_>, group: &[Message], offer: &Offer) -> Markup {
    let label = &offer.label;
    let content = html! {
        @for step in group { (sentence(&page.spans(step))) ": " }
        (sentence(&page.spans(&label.text)))
        @if let Some(hint) = &label.hint { " " span.muted { (sentence(&page.spans(hint))) } }
    };
    page.play_button(Weight::Ordinary, &offer.action, content)
}

/// What the viewer might think of and may not do, with the rule that forbids it.
fn why_not(scene: &Scene<'_>, page: &GamePage<'_>) -> Markup {
    html! {
        @if !page.refusals.is_empty() {
            details.panel.panel__body id="why-not" {
                summary { (say!(scene.words(), "why-not")) }
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

/// The form of an action that is composed freely.
fn open_form(scene: &Scene<'_>, page: &GamePage<'_>) -> Option<Markup> {
    let seat = scene.seat().filter(|_| !page.offers.is_empty())?;
    let form = scene.position()?.form(seat)?;
    Some(form_markup(scene, page, &form))
}

fn form_markup(scene: &Scene<'_>, page: &GamePage<'_>, form: &Form) -> Markup {
    html! {
        form.panel.panel__body.form id="compose" method="post" action={ (scene.address) "/compose" } data-play {
            h2.title { (page.say(&form.title)) }
            input type="hidden" name="revision" value=(page.revision);
            input type="hidden" name="action_id" value=(page.action_id);
            @for field in &form.fields {
                div.form__line {
                    label for={ "field-" (field.name) } { (page.say(&field.label)) }
                    (input(page, field))
                }
            }
            div { button.btn type="submit" { (page.say(&form.submit)) } }
        }
    }
}

fn input(page: &GamePage<'_>, field: &Field) -> Markup {
    let name = format!("field-{}", field.name);
    html! {
        @match &field.kind {
            FieldKind::Number { min, max } => {
                input.field id=(name) name=(name) type="number" min=(min) max=(max) value=(min) required;
            }
            FieldKind::Tick => { input id=(name) name=(name) type="checkbox" value="true"; }
            FieldKind::Choice(choices) => {
                select.field id=(name) name=(name) {
                    @for choice in choices { option value=(choice.value) { (page.say(&choice.label)) } }
                }
            }
        }
    }
}

fn sheet_section(page: &GamePage<'_>, section: &Section) -> Markup {
    html! {
        div.sheet-section.(section.seat.map(seat_class).unwrap_or_default()) {
            h2.title { @if let Some(seat) = section.seat { (seat_mark(seat)) " " } (sentence(&page.spans(&section.title))) }
            @for block in &section.blocks { (sheet_block(page, block)) }
        }
    }
}

fn sheet_block(page: &GamePage<'_>, block: &Block) -> Markup {
    let say = |message: &Message| sentence(&page.spans(message));
    html! {
        @match block {
            Block::Facts(facts) => {
                dl.facts-list { @for (name, value) in facts { dt { (say(name)) } dd { (say(value)) } } }
            }
            Block::Lines(lines) => { @for line in lines { p { (say(line)) } } }
            Block::Table { head, rows } => {
                div.table__wrap {
                    table.table {
                        thead { tr { @for cell in head { th scope="col" { (say(cell)) } } } }
                        tbody { @for row in rows { tr { @for cell in row { td { (say(cell)) } } } } }
                    }
                }
            }
        }
    }
}
