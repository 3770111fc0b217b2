//! The question with its choices: what is asked, what was chosen so far, and every answer that is not pointed at.

use engine::{Label, Present, Viewer, msg};
use game_new_dawn::action::Action;
use game_new_dawn::cards::{CityState, Focus, Pact, Resource, Wonder};
use game_new_dawn::frame::Frame;
use game_new_dawn::rules::industry;
use game_new_dawn::{State, View, details};
use look::choice::Level;
use look::part::{Weight, hidden_fields, seat_class, seat_mark, sentence};
use look::{Asking, Markup, html};

use crate::board::tips;
use crate::icons;
use crate::page::{Offered, Page, json};
use crate::{fight, hand, row};

/// The section of the question.
pub fn ask(page: &Page<'_>) -> Markup {
    let is_asked = page.asked().is_some();
    let ask = asking(page);
    page.on.ask(Asking {
        path: path(page),
        // A long question takes two lines, and the map keeps its place.
        class: (letters(&ask) > 46).then_some("ask--long"),
        ask,
        choices: if is_asked { choices(page) } else { Markup::default() },
        narrowed: page.choice.back().is_some(),
        more: if is_asked {
            html! { (tips::chosen(page)) (options(page)) }
        } else {
            Markup::default()
        },
    })
}

/// How many letters are seen of a text.
fn letters(text: &Markup) -> usize {
    let seen = |part: &str| part.split_once('>').map_or(part, |(_, text)| text).chars().count();
    text.0.split('<').map(seen).sum()
}

/// The question in the game's own words; with a card chosen, what it will ask.
fn asking(page: &Page<'_>) -> Markup {
    if let (Some(after), Some(seat)) = (page.ahead(), page.asked()) {
        let view = View::of(&after.table, Viewer::Seat(seat));
        return html! { (sentence(&page.on.spans(&State::question(&view)))) };
    }
    if let Some(asking) = hand::asking(page) {
        return asking;
    }
    html! { (sentence(&page.on.spans(page.on.shown.question()))) }
}

/// The card that is chosen or at work, and what the decision that is ready brings.
fn path(page: &Page<'_>) -> Vec<Markup> {
    let mut path = Vec::new();
    if let Some(slot) = page.chosen_slot().filter(|_| page.asked() == Some(page.table.turn.seat)) {
        let card = page.table.card(page.own(), slot);
        path.push(html! { (page.say(&msg!("slot", slot = slot.number()))) });
        path.push(html! {
            span class={ "kindtext " (icons::kind_class(card.kind())) } {
                (icons::SPRITE.small_icon(&icons::kind(card.kind()))) (page.name(card.name()))
            }
        });
    }
    let hint = match page.planned() {
        Some(aim) => aim.label.as_ref().and_then(|label| label.hint.as_ref()),
        None => page.ready().and_then(|offer| offer.label.hint.as_ref()),
    };
    if let Some(hint) = hint {
        path.push(match odds(page) {
            Some(odds) => html! { span.odds-told title=(page.on.say(hint)) { (odds) } },
            None => html! { span.wide { (page.on.say(hint)) } },
        });
    }
    path
}

/// The odds of the attack that is chosen, in so few words that every screen has room for them.
fn odds(page: &Page<'_>) -> Option<String> {
    let deed = page.planned().and_then(|aim| aim.deed).or_else(|| page.ready().map(|offer| offer.action));
    let Some(Action::Attack(space)) = deed else { return None };
    let table = page.ahead().map_or(page.table, |after| &after.table);
    let found = details::attack(table, page.own(), page.card_at_work()?, space)?;
    let (attack, defense, chances) = (found.attack_total, found.defense_total, found.chances);
    Some(page.say(&msg!("path-odds", attack, defense, chances)))
}

/// The button that plays what is chosen, the ways beside it, and the way back.
fn choices(page: &Page<'_>) -> Markup {
    if page.laying.is_some() {
        return hand::choices(page);
    }
    if fight::is_open(page) {
        return fight::choices(page);
    }
    let planned = page.planned();
    let ready = page.ready();
    html! {
        (pay_bar(page))
        @match (planned, ready) {
            (Some(aim), Some(first)) => {
                (play(page, Weight::Primary, first.action, &aim.then, &words(page, aim.label.as_ref())))
                (play(page, Weight::Ordinary, first.action, &[], &html! { (page.say(&msg!("only-resolve"))) }))
            }
            (_, Some(offer)) => (offer_button(page, Weight::Primary, offer)),
            _ => {}
        }
        @for offer in beside(page) {
            @let weight = if offer.action == Action::EndTurn { Weight::Primary } else { Weight::Ordinary };
            (offer_button(page, weight, offer))
        }
        (effects(page))
        (caravans(page))
        @if let Some(back) = page.choice.back() { (page.on.back(&page.link(&back))) }
    }
}

/// A form that plays an action, and what follows at once.
pub fn play(page: &Page<'_>, weight: Weight, first: Action, then: &[Action], content: &Markup) -> Markup {
    let more = look::game::json(&then);
    html! {
        form.play method="post" action=(page.on.play) data-play {
            (page.on.fields()) (hidden_fields(&[("action", &json(first))]))
            @if !then.is_empty() { (hidden_fields(&[("then", &more)])) }
            button class=(weight.class()) type="submit" { (content) }
        }
    }
}

fn offer_button(page: &Page<'_>, weight: Weight, offer: &Offered<'_>) -> Markup {
    let content = match offer.action {
        Action::Resolve(slot) => {
            html! { (page.say(&msg!("resolve", card = page.name(page.table.card(page.own(), slot).name())))) }
        }
        _ => words(page, Some(offer.label)),
    };
    let hint = offer.label.hint.as_ref().map(|hint| page.on.say(hint));
    html! { span.choice title=[hint] { (play(page, weight, offer.action, &[], &content)) } }
}

/// What a decision is called: `Build a city: 15i`. What is paid for says the question.
pub fn words(page: &Page<'_>, label: Option<&Label>) -> Markup {
    let Some(label) = label else { return Markup::default() };
    let is_paying = matches!(page.table.frame(), Frame::Pay { .. });
    html! { @for part in label.group.iter().filter(|_| !is_paying) { span.wide { (page.on.say(part)) ": " } } (page.on.say(&label.text)) }
}

/// Answers that are given at once.
fn beside<'p>(page: &'p Page<'_>) -> impl Iterator<Item = &'p Offered<'p>> {
    page.offers.iter().filter(|offer| crate::choice::steps(page.table, offer.action).is_empty())
}

/// What can be used at the start of the turn (ND-R06).
fn effects(page: &Page<'_>) -> Markup {
    let level = page.choice.level("card");
    let effects = level.into_iter().flat_map(|level| &level.values).filter_map(|(value, _)| {
        let wonder = Wonder::ALL
            .iter()
            .find(|wonder| wonder.id() == value)
            .map(|wonder| (wonder.name(), wonder.text()));
        let state = || {
            CityState::ALL.iter().find(|state| state.id() == value).map(|state| (state.name(), state.text()))
        };
        Some((value, wonder.or_else(state)?))
    });
    html! {
        @for (value, (name, text)) in effects {
            @let current = page.choice.value("card") == Some(value);
            a.btn.start-effect href=(page.choose("card", value)) aria-current=[current.then_some("true")] title=(page.text(text)) {
                (page.name(name))
            }
        }
    }
}

/// One caravan after the other, if there are several.
fn caravans(page: &Page<'_>) -> Markup {
    let level = page.choice.level("caravan").filter(|level| level.values.len() > 1);
    html! {
        @for (value, offers) in level.into_iter().flat_map(|level| &level.values) {
            @let current = page.choice.value("caravan") == Some(value);
            @let label = offers.first().and_then(|first| page.offers.get(*first)).and_then(|offer| offer.label.group.first());
            a.btn href=(page.choose("caravan", value)) aria-current=[current.then_some("true")] {
                (icons::icon("nd-caravan"))
                @if let Some(label) = label { (page.on.say(label)) }
            }
        }
    }
}

/// How far a wonder is paid for.
fn pay_bar(page: &Page<'_>) -> Markup {
    let Frame::Pay { wonder, produced, .. } = page.table.frame() else { return Markup::default() };
    let cost = industry::cost(page.table, page.own(), wonder).max(1);
    let share = u16::from(produced.min(cost)) * 20 / u16::from(cost) * 5;
    html! {
        span class={ "paybar p" (share) } role="img" aria-label=(page.say(&msg!("paid-of", produced, cost))) {
            b.num { (produced) } "/" (cost)
        }
    }
}

/// Answers that are cards, names or texts: a spread under the question.
fn options(page: &Page<'_>) -> Markup {
    let level = page.choice.levels.iter().rev().find(|level| is_spread(page, level));
    html! {
        @if let Some(level) = level {
            ul.options id="options" {
                @for (value, offers) in &level.values {
                    @if !is_pointed_at(page, level, value) { (option(page, level, value, offers)) }
                }
            }
        }
    }
}

fn is_spread(page: &Page<'_>, level: &Level) -> bool {
    let open = level.taken.is_none() || page.choice.ready.is_some() && level.values.len() > 1;
    let drawn_elsewhere =
        matches!(level.key, "caravan" | "laying" | "card") || page.table.frame() == Frame::PlaceDirection;
    open && !drawn_elsewhere && level.values.iter().any(|(value, _)| !is_pointed_at(page, level, value))
}

/// Whether a value of a step is shown on the map, among the wonders or in a row.
fn is_pointed_at(page: &Page<'_>, level: &Level, value: &str) -> bool {
    let href = page.choose(level.key, value);
    page.aims.iter().any(|aim| aim.href == href)
}

fn option(page: &Page<'_>, level: &Level, value: &str, offers: &[usize]) -> Markup {
    let single = page.single(level, value);
    let is_taken = level.taken.as_ref().is_some_and(|taken| taken.value == value);
    let first = offers.first().and_then(|first| page.offers.get(*first));
    html! {
        li {
            a.option href=(page.choose(level.key, value)) aria-current=[is_taken.then_some("true")]
                data-action=[single.map(|offer| json(offer.action))] { (face(page, level.key, value, first)) }
        }
    }
}

/// What is seen of an answer.
fn face(page: &Page<'_>, key: &str, value: &str, offer: Option<&Offered<'_>>) -> Markup {
    let focus = || Focus::ALL.iter().find(|card| card.id() == value);
    let resource = || Resource::ALL.iter().find(|resource| resource.id() == value);
    match key {
        "learn" => focus().map(|card| row::spread_card(page, *card)),
        "give" | "take" => resource()
            .map(|found| html! {
                (icons::classed(&format!("nd-{}", found.id()), &format!("res-{}", found.id()))) b { (page.name(found.name())) }
            })
            .or_else(|| pact(page, value)),
        _ => None,
    }
    .unwrap_or_else(|| {
        html! {
            span.option__text {
                b.name { @if let Some(offer) = offer { (page.on.say(&offer.label.text)) } }
                @if let Some(hint) = offer.and_then(|offer| offer.label.hint.as_ref()) { span { (page.on.say(hint)) } }
            }
        }
    })
}

/// A diplomacy card of a player.
fn pact(page: &Page<'_>, value: &str) -> Option<Markup> {
    let (owner, id) = value.split_once('.')?;
    let owner = engine::Seat(owner.parse().ok()?);
    let card = Pact::ALL.iter().find(|pact| pact.id() == id)?;
    Some(html! {
        span class=(seat_class(owner)) { (seat_mark(owner)) }
        span.option__text { b.name { (page.name(card.name())) } span { (page.text(card.text())) } }
    })
}
