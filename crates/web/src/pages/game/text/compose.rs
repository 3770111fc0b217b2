//! The form of an action that is composed freely, such as an offer of trade.
//!
//! Two habits of the games give it its shape. Fields whose names share what stands before the first
//! `-` belong together and stand in a column (`give-gold`, `give-card-1`). Names that differ in the
//! number at their end are places for several things: the second is shown once the first is filled.

use engine::{Field, FieldKind, Form};
use look::{Markup, Setting, html};

use super::Page;

/// The form, if there is one now.
#[must_use]
pub fn form(page: &Page<'_>) -> Option<Markup> {
    page.shown.form().map(|form| markup(page.on, &form))
}

fn markup(page: &Setting<'_>, form: &Form) -> Markup {
    html! {
        form.panel.panel__body.form id="compose" method="post" action={ (page.address) "/compose" } data-play {
            h2.title { (page.say(&form.title)) }
            (page.fields())
            div.form__sides {
                @for fields in form.fields.chunk_by(|one, two| side(one) == side(two)) {
                    @if side(&fields[0]).is_some() { div.form__side { (lines(page, fields)) } }
                    @else { div.form__whole { (lines(page, fields)) } }
                }
            }
            div { button.btn type="submit" { (page.say(&form.submit)) } }
        }
    }
}

/// What stands before the first `-`.
fn side(field: &Field) -> Option<&str> {
    field.name.split_once('-').map(|(side, _)| side)
}

/// The number at the end of the name.
fn place(field: &Field) -> Option<u8> {
    field.name.rsplit_once('-').and_then(|(_, number)| number.parse().ok())
}

fn lines(page: &Setting<'_>, fields: &[Field]) -> Markup {
    let Some((first, rest)) = fields.split_first() else { return html! {} };
    let Some(number) = place(first) else { return html! { (line(page, first)) (lines(page, rest)) } };
    // How many of a thing belongs to the thing.
    let with =
        |field: &&Field| place(field) == Some(number) && matches!(field.kind, FieldKind::Number { .. });
    let (own, rest) = fields.split_at(1 + rest.iter().take_while(with).count());
    let (more, rest) = rest.split_at(rest.iter().take_while(|field| place(field) > Some(number)).count());
    html! {
        div.slot {
            @for field in own { (line(page, field)) }
            @if !more.is_empty() { div.slot__more { (lines(page, more)) } }
        }
        (lines(page, rest))
    }
}

fn line(page: &Setting<'_>, field: &Field) -> Markup {
    html! {
        div.form__line {
            label for={ "field-" (field.name) } { (page.say(&field.label)) }
            (input(page, field))
        }
    }
}

fn input(page: &Setting<'_>, field: &Field) -> Markup {
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
