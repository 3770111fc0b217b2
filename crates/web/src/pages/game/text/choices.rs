//! Every legal action as a button. Many of them are folded up by their groups: first the pieces,
//! then where they go.

use catalog::Offer;
use engine::Message;
use look::part::{Weight, sentence};
use look::{Markup, Setting, html};

use super::Page;
use crate::pages::game::scene::fingerprint;

/// So many actions are shown at once; more are folded up by their groups.
const SHOWN: usize = 16;

/// An action with the groups that it is still to be looked up in.
type Grouped<'a> = (&'a [Message], &'a Offer);

/// All that the viewer may do.
#[must_use]
pub fn all(page: &Page<'_>) -> Markup {
    let offers: Vec<_> = page.offers.iter().map(|offer| (offer.label.group.as_slice(), offer)).collect();
    html! { @if !offers.is_empty() { div.panel.panel__body id="choices" { (grouped(page.on, "choice", &offers)) } } }
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
