//! Help beside a question: what can be done now, what cannot and why; and a word to whoever plays their first matches.

use catalog::{Offer, Showing};
use engine::{Message, Rejection};
use look::part::{icon, reason, sentence};
use look::{Markup, PreEscaped, Regions, Setting, html};
use store::MatchList;

use super::{Scene, ask};
use crate::pages::learn::symbol_list;
use crate::prefs::{Hints, Moment};
use crate::visitor::Visitor;
use crate::{AppState, Error, say};

/// How many refusals are told; the board in words tells all.
const REFUSALS: usize = 6;
/// Whoever has sat down at no more tables than this gets hints.
const FIRST: u32 = 3;

/// "What can I do?": a list that drops from the top bar, for whoever is asked, and the symbols of the page; those alone for
/// whoever waits or looks on. Its lines would be a good part of every page, so they come with `?can=1`.
#[must_use]
pub fn what_can_i_do(scene: &Scene<'_>, on: &Setting<'_>, shown: &dyn Showing, regions: &Regions) -> Markup {
    let words = scene.words();
    let offers = shown.offers();
    if scene.past.is_some() {
        return html! {};
    }
    let is_asked = !offers.is_empty();
    let is_new = is_hinted(scene) && shown.asked().is_some();
    let name = if is_asked { say!(words, "help-what") } else { say!(words, "help-symbols") };
    let face = html! { (icon("i-lamp")) span.only-wide { (name) } };
    if scene.query.get("can").is_none() {
        let href = format!("{}?can=1", scene.address);
        return html! { a.btn.btn--quiet[!is_new] id="what-can-ask" aria-label=(name) href=(href) { (face) } };
    }
    html! {
        details.drop id="what-can" open {
            summary.btn.btn--quiet aria-label=(name) { (face) }
            div.drop__list {
                @if is_asked { (possibilities(scene, on, shown, &offers)) }
                (symbol_list(scene.table.kind, words, regions))
            }
        }
    }
}

/// What can be done now, and what cannot and why.
fn possibilities(scene: &Scene<'_>, on: &Setting<'_>, shown: &dyn Showing, offers: &[Offer]) -> Markup {
    let (words, refusals) = (scene.words(), shown.refusals());
    html! {
        p { b { (sentence(&on.spans(shown.question()))) } }
        ul {
            @for (head, count) in kinds(offers) {
                li.drop__item { b { (sentence(&on.spans(head))) } @if count > 1 { span.faint { (say!(words, "help-ways", count)) } } }
            }
        }
        @if !refusals.is_empty() {
            p.label { (say!(words, "why-not")) }
            @for (head, why) in reasons(&refusals).into_iter().take(REFUSALS) {
                p.why-not { (sentence(&on.spans(head))) ": " (reason(&on.reason(why))) }
            }
        }
        p { a href={ (on.text_form) "#ask" } { (say!(words, "help-all")) } }
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

/// Whether a page has words for whoever plays their first matches: they sit there, and no coach is with them.
fn is_hinted(scene: &Scene<'_>) -> bool {
    scene.is_new && scene.guided.is_none() && scene.past.is_none() && scene.seat().is_some()
}

/// The question of a drawn page, with its last lines: which bot thinks, and words to whoever plays their first matches.
#[must_use]
pub fn beside(scene: &Scene<'_>, shown: &dyn Showing, asked: Markup) -> Markup {
    let hints = if is_hinted(scene) {
        hints(scene, shown)
    } else {
        html! {}
    };
    let more = html! { (ask::thinking(scene)) (hints) };
    match asked.0.rsplit_once("</section>").filter(|_| !more.0.is_empty()) {
        Some((before, after)) => PreEscaped(format!("{before}{}</section>{after}", more.0)),
        None => asked,
    }
}

/// The hints of this moment. That of a refusal shows as soon as something is refused.
fn hints(scene: &Scene<'_>, shown: &dyn Showing) -> Markup {
    if scene.table.is_over() {
        return of_moment(scene, Moment::End);
    }
    let is_asked = shown.asked().is_some();
    let has_decided = scene.told.iter().any(|told| Some(told.seat) == scene.seat());
    html! {
        @if is_asked && !has_decided && !scene.visitor.prefs.known.has(Moment::Turn) { (of_moment(scene, Moment::Turn)) }
        @else if is_asked { (hint(scene)) }
        @if is_asked { (of_moment(scene, Moment::Refusal)) }
    }
}

/// What a moment of this game calls for, until somebody knows it.
fn of_moment(scene: &Scene<'_>, moment: Moment) -> Markup {
    let (words, game) = (scene.words(), scene.table.kind.info().id);
    if scene.visitor.prefs.known.has(moment) {
        return html! {};
    }
    // A game may have a word of its own.
    let (own, general) = match moment {
        Moment::Turn => ("first-turn", say!(words, "hint-turn")),
        Moment::Refusal => ("first-refusal", say!(words, "hint-refusal")),
        Moment::End => ("first-end", say!(words, "hint-end")),
    };
    let texts = scene.table.kind.texts();
    let text = if texts.has(words.0, own) { texts.word(words.0, own) } else { general };
    let known = format!("/settings?prefs=known-{}&back={}", moment.name(), scene.address);
    let class = match moment {
        Moment::Refusal if scene.notice.is_none() => "first-hint first-hint--refusal",
        _ => "first-hint",
    };
    html! {
        p class=(class) id={ "hint-" (moment.name()) } {
            span.grow { (text) }
            @if moment == Moment::Turn { a href={ "/learn/" (game) } { (say!(words, "learn-how")) } }
            a href=(known) { (say!(words, "hint-known")) }
            a href=(away(scene)) { (say!(words, "hint-away")) }
        }
    }
}

/// A word to whoever plays their first matches; it can be sent away for good.
fn hint(scene: &Scene<'_>) -> Markup {
    let words = scene.words();
    html! {
        p.first-hint id="first-hint" {
            span.grow { (say!(words, "hint-first")) }
            a href={ (scene.address) "?can=1" } { (say!(words, "help-what")) }
            a href={ "/learn/" (scene.table.kind.info().id) } { (say!(words, "learn-how")) }
            a href=(away(scene)) { (say!(words, "hint-away")) }
        }
    }
}

/// Sends all hints away.
fn away(scene: &Scene<'_>) -> String {
    format!("/settings?prefs=hints-off&back={}", scene.address)
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
