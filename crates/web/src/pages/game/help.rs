//! Help beside a question: what can be done now, what cannot and why; and a word to whoever plays their first matches.

use catalog::{Offer, Showing};
use engine::{Message, Rejection};
use look::part::{icon, reason, sentence};
use look::{Markup, PreEscaped, Regions, Setting, html};
use store::MatchList;

use super::Scene;
use crate::pages::learn::symbol_list;
use crate::prefs::Hints;
use crate::visitor::Visitor;
use crate::{AppState, Error, say};

/// So many refusals are told; the board in words tells all.
const REFUSALS: usize = 6;
/// Whoever has sat down at no more tables than this gets hints.
const FIRST: u32 = 3;

/// "What can I do?": a list that drops from the top bar, for whoever is asked, and the symbols of the page. Its lines would
/// be a good part of every page, so they come with `?can=1`.
#[must_use]
pub fn what_can_i_do(scene: &Scene<'_>, on: &Setting<'_>, shown: &dyn Showing, regions: &Regions) -> Markup {
    let words = scene.words();
    let offers = shown.offers();
    if offers.is_empty() || scene.past.is_some() {
        return html! {};
    }
    let is_new = is_hinted(scene, shown);
    let name = say!(words, "help-what");
    let face = html! { (icon("i-lamp")) span.only-wide { (name) } };
    if scene.query.get("can").is_none() {
        let href = format!("{}?can=1", scene.address);
        return html! { a.btn.btn--quiet[!is_new] id="what-can-ask" aria-label=(name) href=(href) { (face) } };
    }
    let refusals = shown.refusals();
    html! {
        details.drop id="what-can" open {
            summary.btn.btn--quiet aria-label=(name) { (face) }
            div.drop__list {
                p { b { (sentence(&on.spans(shown.question()))) } }
                ul { @for (head, count) in kinds(&offers) { li.drop__item { b { (sentence(&on.spans(head))) } @if count > 1 { span.faint { (say!(words, "help-ways", count)) } } } } }
                @if !refusals.is_empty() {
                    p.label { (say!(words, "why-not")) }
                    @for (head, why) in reasons(&refusals).into_iter().take(REFUSALS) {
                        p.why-not { (sentence(&on.spans(head))) ": " (reason(&on.reason(why))) }
                    }
                }
                p { a href={ (on.text_form) "#ask" } { (say!(words, "help-all")) } }
                (symbol_list(scene.table.kind, words, regions))
            }
        }
    }
}

/// What an offer is counted as: its group, or itself where it stands alone.
fn head(offer: &Offer) -> &Message {
    offer.label.group.first().unwrap_or(&offer.label.text)
}

/// Why something cannot be done: a line for each kind and reason, however many actions it stands for.
fn reasons(refusals: &[(Offer, Rejection)]) -> Vec<(&Message, &Rejection)> {
    let mut lines: Vec<(&Message, &Rejection)> = Vec::new();
    for (offer, why) in refusals {
        let is_alike = |(other, told): &(&Message, &Rejection)| {
            *other == head(offer) && told.rule == why.rule && told.message.key == why.message.key
        };
        if !lines.iter().any(is_alike) {
            lines.push((head(offer), why));
        }
    }
    lines
}

/// The kinds of what is offered in their order, and how many ways each has.
fn kinds(offers: &[Offer]) -> Vec<(&Message, usize)> {
    let mut kinds: Vec<(&Message, usize)> = Vec::new();
    for offer in offers {
        let head = head(offer);
        match kinds.iter_mut().find(|(known, _)| *known == head) {
            Some((_, count)) => *count += 1,
            None => kinds.push((head, 1)),
        }
    }
    kinds
}

/// Whether a visitor plays one of their first matches, and wants to hear of it.
///
/// # Errors
/// If the store cannot be asked.
pub async fn is_new(state: &AppState, visitor: &Visitor) -> Result<bool, Error> {
    let Some(user) = visitor.user.as_ref().filter(|_| visitor.prefs.hints == Hints::On) else {
        return Ok(false);
    };
    let known = state.store.matches(MatchList::Of(&user.id), &store::Page::first(FIRST + 1)).await?;
    Ok(known.len() <= FIRST as usize)
}

/// Whether a page has a word for whoever plays their first matches: they are asked, and no coach is with them.
fn is_hinted(scene: &Scene<'_>, shown: &dyn Showing) -> bool {
    scene.is_new && scene.guided.is_none() && scene.past.is_none() && shown.asked().is_some()
}

/// The question of a drawn page, with a word to whoever plays their first matches as its last line.
#[must_use]
pub fn beside(scene: &Scene<'_>, shown: &dyn Showing, ask: Markup) -> Markup {
    if !is_hinted(scene, shown) {
        return ask;
    }
    match ask.0.rsplit_once("</section>") {
        Some((before, after)) => PreEscaped(format!("{before}{}</section>{after}", hint(scene).0)),
        None => ask,
    }
}

/// A word to whoever plays their first matches; it can be sent away for good.
fn hint(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    let away = format!("/settings?prefs=hints-off&back={}", scene.address);
    html! {
        p.first-hint id="first-hint" {
            span.grow { (say!(words, "hint-first")) }
            a href={ (scene.address) "?can=1" } { (say!(words, "help-what")) }
            a href={ "/learn/" (scene.table.kind.info().id) } { (say!(words, "learn-how")) }
            a href=(away) { (say!(words, "hint-away")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Label, Rule, msg};
    use serde_json::Value;

    use super::*;

    fn refused(group: Message, rule: &'static str) -> (Offer, Rejection) {
        let label = Label::within(group, msg!("one"));
        (Offer { action: Value::Null, label }, Rejection { rule: Rule(rule), message: msg!("too-dear") })
    }

    #[test]
    fn a_reason_is_told_once_for_each_kind() {
        let all = [
            refused(msg!("build"), "HH-5.2"),
            refused(msg!("build"), "HH-5.2"),
            refused(msg!("build"), "HH-5.3"),
            refused(msg!("sail"), "HH-5.2"),
        ];
        let told: Vec<(&str, &str)> =
            reasons(&all).iter().map(|(head, why)| (head.key, why.rule.0)).collect();
        assert_eq!(told, [("build", "HH-5.2"), ("build", "HH-5.3"), ("sail", "HH-5.2")]);
    }
}
