//! Every legal action as a button. Many of them are folded up by their groups: first the pieces,
//! then where they go.

use catalog::Offer;
use engine::Message;
use look::part::{Weight, icon, sentence};
use look::{Markup, Setting, html};

use super::Page;
use crate::pages::game::lesson;
use crate::pages::game::scene::fingerprint;
use crate::say;

/// How many actions are shown at once; more are folded up by their groups.
const SHOWN: usize = 16;

/// An action with the groups that it is still to be looked up in.
type Grouped<'a> = (&'a [Message], &'a Offer);

/// All that the viewer may do.
#[must_use]
pub fn all(page: &Page<'_>) -> Markup {
    let meant = lesson::meant(page.scene);
    let offers = page.offers.iter().map(|offer| (offer.label.group.as_slice(), offer));
    let (first, others): (Vec<_>, Vec<_>) = offers.partition(|(_, offer)| meant.contains(&offer.action));
    html! {
        @if !page.offers.is_empty() {
            div.panel.panel__body id="choices" {
                @if !first.is_empty() { (of_lesson(page, &first)) }
                (grouped(page.on, "choice", &others))
            }
        }
    }
}

/// What a lesson means comes first, and says so.
fn of_lesson(page: &Page<'_>, offers: &[Grouped<'_>]) -> Markup {
    html! {
        div.choices.is-lit id="choices-meant" role="group" aria-labelledby="choices-meant-title" {
            p.label id="choices-meant-title" { (icon("i-lamp")) " " (say!(page.scene.words(), "lesson-means")) }
            @for (group, offer) in offers { (button(page.on, group, offer)) }
        }
    }
}

/// Actions that stand alone, or alone in their group; then each group with its own. Of folded groups
/// beside each other one is open at a time.
fn grouped(page: &Setting<'_>, above: &str, offers: &[Grouped<'_>]) -> Markup {
    let alone: Vec<_> = offers
        .iter()
        .filter(|(group, _)| group.first().is_none_or(|head| members(offers, head).len() == 1))
        .collect();
    let folded = offers.len() > SHOWN;
    html! {
        @if !alone.is_empty() { div.choices { @for (group, offer) in alone { (button(page, group, offer)) } } }
        @for head in heads(offers) {
            @let members = members(offers, head);
            @if members.len() > 1 {
                @let id = format!("{above}-{}", fingerprint(&page.say(head)));
                details.choice-group id=(id) name=[folded.then_some(above)] open[!folded] {
                    summary { span { (sentence(&page.spans(head))) } span.badge { (members.len()) } }
                    (grouped(page, &id, &members))
                }
            }
        }
    }
}

/// The groups, each once, in the order of the actions.
fn heads<'a>(offers: &[Grouped<'a>]) -> Vec<&'a Message> {
    let mut heads: Vec<&Message> = Vec::new();
    for head in offers.iter().filter_map(|(group, _)| group.first()) {
        if !heads.contains(&head) {
            heads.push(head);
        }
    }
    heads
}

/// The actions of a group, without the word that they share.
fn members<'a>(offers: &[Grouped<'a>], head: &Message) -> Vec<Grouped<'a>> {
    offers
        .iter()
        .filter(|(group, _)| group.first() == Some(head))
        .map(|(group, offer)| (&group[1..], *offer))
        .collect()
}

fn button(page: &Setting<'_>, group: &[Message], offer: &Offer) -> Markup {
    let label = &offer.label;
    let content = html! {
        span {
            @for step in group { (sentence(&page.spans(step))) ": " }
            (sentence(&page.spans(&label.text)))
        }
        @if let Some(hint) = &label.hint { " " small.muted { (sentence(&page.spans(hint))) } }
    };
    page.play_button(Weight::Ordinary, &offer.action, content)
}
