//! Choices that are cards: a spread of them under the question. On a wide screen those that lie
//! on the table anyway (open cards, the own mat) are marked there instead.

use engine::msg;
use game_golden_ages::cards::{Building, Card, Civilization, Glory, ScoringCard, Technology, Wonder};
use game_golden_ages::{Action, Question};
use look::choice::Level;
use look::part::{icon, seat_class, seat_mark};
use look::{Markup, Narrowing, html};

use crate::ask::named;
use crate::icons;
use crate::page::{Offered, Page};

/// The spread for the step that is answered by cards.
pub fn options(page: &Page<'_>) -> Markup {
    let level = page.choice.levels.iter().rev().find(|level| is_spread(page, level));
    html! {
        @if let Some(level) = level {
            ul.options.options--phone[lies_on_the_table(level.key)] id="options" {
                @for (value, _) in &level.values { (option(page, level, value)) }
            }
        }
    }
}

/// Whether a step is shown as a spread: it is open or could still be changed.
fn is_spread(page: &Page<'_>, level: &Level) -> bool {
    let by_cards = matches!(
        level.key,
        "building" | "wonder" | "card" | "technology" | "site" | "glory" | "civilization" | "scoring" | "pay"
    );
    by_cards && (level.taken.is_none() || page.choice.ready.is_some() && level.values.len() > 1)
}

/// Cards that are seen elsewhere on a wide screen.
fn lies_on_the_table(key: &str) -> bool {
    matches!(key, "building" | "wonder" | "card" | "technology" | "site")
}

fn option(page: &Page<'_>, level: &Level, value: &str) -> Markup {
    let single = page.single(level, value);
    let is_taken = level.taken.as_ref().is_some_and(|taken| taken.value == value);
    let face = face(page, level.key, value, single);
    html! {
        li {
            a.option href=(page.choose(level.key, value)) aria-current=[is_taken.then_some("true")]
                data-action=[single.map(Offered::json)] { (face) }
        }
    }
}

/// What is seen of a card.
fn face(page: &Page<'_>, key: &str, value: &str, single: Option<&Offered<'_>>) -> Markup {
    let sign = single.and_then(|offer| page.gain_sign(&offer.gain));
    match key {
        "building" => named(Building::ALL, value, Building::id).map(|card| building(page, card, sign)),
        "wonder" => named(Wonder::ALL, value, Wonder::id).map(|card| wonder(page, card, sign)),
        "card" => named(Building::ALL, value, Building::id)
            .map(|card| building(page, card, sign.clone()))
            .or_else(|| named(Wonder::ALL, value, Wonder::id).map(|card| wonder(page, card, sign))),
        "technology" => named(Technology::ALL, value, Technology::id).map(|card| {
            let icon = icons::technology(card);
            card_face(&icon, page.name(card.name()), &page.technology_line(card), sign)
        }),
        "site" => site(page, value),
        "glory" => named(Glory::ALL, value, Glory::id).map(|tile| glory(page, tile)),
        "civilization" => civilization_face(page, value),
        "scoring" => named(ScoringCard::ALL, value, ScoringCard::id).map(|card| scoring(page, card)),
        _ => Some(payment(page, value, sign)),
    }
    .unwrap_or_default()
}

fn card_face(icon_id: &str, name: &str, line: &Markup, sign: Option<Markup>) -> Markup {
    html! {
        span.option__art { (icon(icon_id)) }
        span.option__text { b.name { (name) } span.card__effect { (line) } }
        @if let Some(sign) = sign { span.option__sign.num { (sign) } }
    }
}

fn building(page: &Page<'_>, card: Building, sign: Option<Markup>) -> Markup {
    card_face(&icons::building(card), page.name(card.name()), &page.building_line(card), sign)
}

fn wonder(page: &Page<'_>, card: Wonder, sign: Option<Markup>) -> Markup {
    card_face(icons::wonder(card), page.name(card.name()), &page.wonder_line(card), sign)
}

fn site(page: &Page<'_>, value: &str) -> Option<Markup> {
    let number: usize = value.parse().ok()?;
    let seat = page.on.seat()?;
    let built = page.player(seat).sites.get(number.checked_sub(1)?)?.built?;
    Some(building(page, built.building, None))
}

fn glory(page: &Page<'_>, tile: Glory) -> Markup {
    let points = tile.facts().vp;
    html! { (icon("i-glory")) b.option__big { (points) } span { (page.say(&msg!("glory-points", points))) } }
}

/// The civilization just revealed, or the one in play.
fn civilization_face(page: &Page<'_>, value: &str) -> Option<Markup> {
    let Question::Civilization { revealed } = page.view.question else { return None };
    let (card, word) = if value == "play" {
        (revealed, msg!("play-new-civilization"))
    } else {
        (page.player(page.on.seat()?).civilization, msg!("keep-civilization"))
    };
    Some(html! {
        span.option__label.label { (page.say(&word)) }
        (card_face(&icons::card(Card::Civilization(card)), page.name(Civilization::name(card)), &page.civilization_line(card), None))
        span.option__sign.badge title=(page.say(&msg!("turn-order-number"))) { (card.facts().number) }
    })
}

fn scoring(page: &Page<'_>, card: ScoringCard) -> Markup {
    html! {
        span.option__art { (icon(&icons::scoring(card))) }
        span.option__text { b.name { (page.name(card.name())) } span.card__effect { (page.scoring_line(card)) } }
        span.option__seats {
            @for (seat, points) in page.would_score(card) { span.stat.(seat_class(seat)) { (seat_mark(seat)) b { (points) } } }
        }
    }
}

fn payment(page: &Page<'_>, value: &str, sign: Option<Markup>) -> Markup {
    let word = if value == "free" { msg!("pay-nothing") } else { msg!("pay-gold") };
    html! { (icon("i-gold")) b { (page.say(&word)) } @if let Some(sign) = sign { " " span.num { (sign) } } }
}

/// The tile as it would lie in each orientation: links that turn it.
pub fn turns(page: &Page<'_>) -> Markup {
    let level = page.choice.level("turn").filter(|level| level.values.len() > 1);
    html! {
        @if let Some(level) = level {
            ul.tile-turns aria-label=(page.say(&msg!("turn-the-tile"))) {
                @for (degrees, places) in &level.values { (turn(page, level, degrees, places.len())) }
            }
        }
    }
}

fn turn(page: &Page<'_>, level: &Level, degrees: &str, places: usize) -> Markup {
    let is_taken = level.taken.as_ref().is_some_and(|taken| taken.value == degrees);
    // The place that was chosen stays, if the tile fits there in this orientation too.
    let mut narrowing = Narrowing::default().with("turn", degrees);
    if let Some(to) = page.choice.value("to") {
        narrowing = narrowing.with("to", to);
    }
    let label = page.say(&msg!("turned-by", degrees, places));
    html! {
        li {
            a.tile-turn.tile-turn--elsewhere[!stays(page, level, degrees)] href=(page.link(&narrowing)) aria-current=[is_taken.then_some("true")] title=(label) aria-label=(label) {
                (crate::board::tile_picture(page, degrees))
            }
        }
    }
}

/// Whether the tile fits in this orientation where it was put, if it was put anywhere.
fn stays(page: &Page<'_>, level: &Level, degrees: &str) -> bool {
    let Some(to) = page.choice.value("to") else { return true };
    let lies_there =
        |offer: &Offered<'_>| matches!(offer.action, Action::LayTile { at, .. } if at.to_string() == to);
    level.offers(degrees).iter().filter_map(|offer| page.offers.get(*offer)).any(lies_there)
}

/// The tile that is to be laid, if one is.
pub fn tile_to_lay(page: &Page<'_>) -> Option<game_golden_ages::cards::Tile> {
    match page.view.question {
        Question::LayTile { tile } => Some(tile),
        Question::SquareTile => Some(game_golden_ages::cards::Tile::Square),
        _ => None,
    }
}
