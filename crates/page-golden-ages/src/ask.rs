//! The question with its choices, and the rail of the eight actions.

use engine::{Message, msg};
use game_golden_ages::cards::{Building, Range, ScoringCard, Technology, Wonder};
use game_golden_ages::{Action, Question};
use look::part::{Weight, icon, reason, sentence, tooltip};
use look::{Asking, Markup, html};

use crate::choice::{Kind, NONE};
use crate::options::{options, turns};
use crate::page::{Offered, Page};

/// The section of the question.
pub fn ask(page: &Page<'_>) -> Markup {
    let acts = page.asked().is_some() && page.view.question == Question::Action;
    page.on.ask(Asking {
        path: path(page),
        ask: asking(page),
        choices: choices(page),
        narrowed: page.choice.back().is_some(),
        more: html! { (options(page)) @if acts { (rail(page)) } },
        class: None,
    })
}

/// What was chosen so far.
fn path(page: &Page<'_>) -> Vec<Markup> {
    let mut path = Vec::new();
    for level in &page.choice.levels {
        let Some(taken) = &level.taken else { break };
        if let Some(step) = step_word(page, level.key, &taken.value) {
            path.push(html! { span.wide { (step) } });
        }
    }
    if page.choice.value("do") == Some(Kind::Explorer.id())
        && let Some(seat) = page.asked()
    {
        path.push(html! {
            (match page.player(seat).range {
                Range::Steps(range) => page.say(&msg!("range", range)),
                Range::Any(_) => page.say(&msg!("range-any")),
            })
        });
    }
    path
}

fn step_word(page: &Page<'_>, key: &str, value: &str) -> Option<String> {
    match key {
        "do" if page.view.question == Question::Action => {
            Kind::named(value).map(|kind| page.say(&kind_name(kind)))
        }
        "from" if value == NONE => Some(page.say(&msg!("without-colonist"))),
        "from" if value.len() == 2 => Some(page.say(&msg!("colonist-on", space = value))),
        "building" => named(Building::ALL, value, Building::id).map(|card| page.name(card.name()).to_owned()),
        "wonder" => named(Wonder::ALL, value, Wonder::id).map(|card| page.name(card.name()).to_owned()),
        "technology" => {
            named(Technology::ALL, value, Technology::id).map(|card| page.name(card.name()).to_owned())
        }
        _ => None,
    }
}

/// The card with an id.
pub fn named<T: Copy>(all: &[T], id: &str, of: impl Fn(T) -> &'static str) -> Option<T> {
    all.iter().copied().find(|card| of(*card) == id)
}

/// The name of an action on the rail.
pub fn kind_name(kind: Kind) -> Message {
    match kind {
        Kind::Explorer => msg!("do-explorer"),
        Kind::Builder => msg!("do-builder"),
        Kind::Artist => msg!("do-artist"),
        Kind::Soldier => msg!("do-soldier"),
        Kind::Wonder => msg!("do-wonder"),
        Kind::Activate => msg!("do-activate"),
        Kind::Develop => msg!("do-develop"),
        Kind::GoldenAge => msg!("do-golden-age"),
    }
}

/// What an action is, in a sentence.
fn kind_text(kind: Kind) -> Message {
    match kind {
        Kind::Explorer => msg!("text-explorer"),
        Kind::Builder => msg!("text-builder"),
        Kind::Artist => msg!("text-artist"),
        Kind::Soldier => msg!("text-soldier"),
        Kind::Wonder => msg!("text-wonder"),
        Kind::Activate => msg!("text-activate"),
        Kind::Develop => msg!("text-develop"),
        Kind::GoldenAge => msg!("text-golden-age"),
    }
}

/// The question: the game's own words, or those of the step that is open.
fn asking(page: &Page<'_>) -> Markup {
    let own = || html! { (sentence(&page.on.spans(page.on.shown.question()))) };
    if page.view.question != Question::Action || page.asked().is_none() {
        return own();
    }
    let Some(kind) = page.choice.value("do").and_then(Kind::named) else { return own() };
    let open = page.choice.open().map(|level| level.key);
    let message = match (kind, open) {
        (Kind::Explorer, Some("from")) => msg!("ask-explorer-from"),
        (Kind::Explorer, _) => msg!("ask-explorer-to"),
        (Kind::Builder, Some("building")) => msg!("ask-builder-building"),
        (Kind::Builder, _) => msg!("ask-builder-from"),
        (Kind::Artist, _) => msg!("ask-artist-from"),
        (Kind::Soldier, Some("from")) => msg!("ask-soldier-from"),
        (Kind::Soldier, _) => msg!("ask-soldier-to"),
        (Kind::Wonder, Some("pay")) => msg!("ask-wonder-pay"),
        (Kind::Wonder, _) => msg!("ask-wonder"),
        (Kind::Activate, _) => msg!("ask-activate"),
        (Kind::Develop, _) => msg!("ask-develop"),
        (Kind::GoldenAge, _) => msg!("ask-golden-age"),
    };
    html! { (page.say(&message)) }
}

/// The button that plays what is chosen, the ways beside it, and the way back.
fn choices(page: &Page<'_>) -> Markup {
    let ready = page.choice.ready.and_then(|ready| page.offers.get(ready));
    html! {
        (turns(page))
        @if let Some(offer) = ready { (play_button(page, Weight::Primary, offer)) }
        @for offer in beside(page, ready) {
            @let weight = if offer.action == Action::FoundCity { Weight::Primary } else { Weight::Ordinary };
            (play_button(page, weight, offer))
        }
        (ways_beside(page))
        @if let Some(back) = page.choice.back() { (page.on.back(&page.link(&back))) }
    }
}

/// A button that plays an offer: its words, and what it brings.
pub fn play_button(page: &Page<'_>, weight: Weight, offer: &Offered<'_>) -> Markup {
    let words = button_words(page, offer);
    let sign = page.gain_sign(&offer.gain);
    page.on.play_button(
        weight,
        &offer.action,
        html! { (words) @if let Some(sign) = sign { " " span.num { (sign) } } },
    )
}

/// What stands on the button; the game's own words where they are short enough.
fn button_words(page: &Page<'_>, offer: &Offered<'_>) -> String {
    match offer.action {
        Action::Explore { from, to } if from == to => page.say(&msg!("stay")),
        Action::Explore { to, .. } => page.say(&msg!("move-to", space = to.to_string())),
        Action::Attack { target, .. } => page.say(&msg!("attack-on", space = target.to_string())),
        Action::LayTile { .. } | Action::TurnSquareTile(_) => page.say(&msg!("lay-it-so")),
        Action::PlaceCapital(at) => page.say(&msg!("capital-to", space = at.to_string())),
        Action::Artist { from } => page.say(&msg!("send-artist", space = from.to_string())),
        Action::Build { building, .. } => page.say(&msg!("take-card", card = page.name(building.name()))),
        Action::BuildWonder { wonder, .. } => page.say(&msg!("build-card", card = page.name(wonder.name()))),
        Action::ActivateBuilding(card) => page.say(&msg!("activate-card", card = page.name(card.name()))),
        Action::ActivateWonder(card) => page.say(&msg!("activate-card", card = page.name(card.name()))),
        Action::Develop(card) => page.say(&msg!("develop-card", card = page.name(card.name()))),
        Action::StartGoldenAge => page.say(&msg!("start-golden-age")),
        Action::ChooseScoringCard(card) => {
            page.say(&msg!("choose-card", card = page.name(ScoringCard::name(card))))
        }
        _ => page.on.say(offer.text),
    }
}

/// Answers that are given at once beside those on the board or in the lists.
fn beside<'p>(page: &'p Page<'_>, ready: Option<&Offered<'_>>) -> Vec<&'p Offered<'p>> {
    let from = page.choice.value("from");
    let is_beside = |action: &Action| match action {
        Action::FoundCity | Action::NoCity | Action::KeepCapital | Action::BringFromAgora | Action::Stop => {
            true
        }
        Action::Explore { from: stands, to } => {
            stands == to
                && page.choice.value("do") == Some(Kind::Explorer.id())
                && from == Some(&stands.to_string())
        }
        _ => false,
    };
    let is_ready = |offer: &Offered<'_>| ready.is_some_and(|ready| ready.action == offer.action);
    page.offers.iter().filter(|offer| is_beside(&offer.action) && !is_ready(offer)).collect()
}

/// Links to values of the open step that are not on the board: "without a colonist".
fn ways_beside(page: &Page<'_>) -> Markup {
    let level =
        page.choice.level("from").filter(|level| !level.offers(NONE).is_empty() && level.values.len() > 1);
    html! {
        @if let Some(level) = level {
            @let is_taken = level.taken.as_ref().is_some_and(|taken| taken.value == NONE);
            @if !is_taken {
                a.btn href=(page.choose("from", NONE)) { (page.say(&msg!("without-colonist"))) }
            }
        }
    }
}

/// The eight actions; those that cannot be taken now say why.
fn rail(page: &Page<'_>) -> Markup {
    html! {
        nav.actions aria-label=(page.say(&msg!("actions"))) {
            @for kind in Kind::ALL { (action(page, kind)) }
        }
    }
}

fn action(page: &Page<'_>, kind: Kind) -> Markup {
    let legal = page.offers.iter().any(|offer| Kind::of(&offer.action) == Some(kind));
    let name = html! { (icon(&kind.icon())) span { (page.say(&kind_name(kind))) } };
    let current = (page.choice.value("do") == Some(kind.id())).then_some("true");
    let why = page.refusal(|action| Kind::of(action) == Some(kind));
    html! {
        @if legal {
            a.action id={ "do-" (kind.id()) } href=(page.choose("do", kind.id())) aria-current=[current]
                title=(page.say(&kind_text(kind))) { (name) }
        } @else {
            span.action.has-tip id={ "do-" (kind.id()) } aria-disabled="true" tabindex="0" {
                (name)
                @if let Some(why) = why { (tooltip(reason(&why))) }
            }
        }
    }
}
