//! The focus row: five cards in five slots, the main control. Each card says what it could do now; pointing at one shows
//! it on the map.

use engine::{Message, msg};
use game_new_dawn::cards::{Focus, FocusType, Terrain};
use game_new_dawn::details::{Deed, FocusDetails};
use game_new_dawn::row::{MAX_TRADE, RowCard, Slot};
use game_new_dawn::space::Spaces;
use game_new_dawn::state::Caravan;
use look::part::{Reading, bring, icon, reading, seat_class, source};
use look::{Markup, html};

use crate::aim::{Aim, Thing};
use crate::board::terrain_picture;
use crate::icons::{self, SPRITE};
use crate::page::{Page, roman};
use crate::short::focus_text;

/// The terrain that each slot reaches (ND-5.1).
pub const TERRAINS: [Terrain; 5] =
    [Terrain::Grassland, Terrain::Hills, Terrain::Forest, Terrain::Desert, Terrain::Mountain];

/// The row of the viewer, or for the public of whoever has the turn.
pub fn row(page: &Page<'_>) -> Markup {
    let seat = page.own();
    html! {
        section class={ "focus panel panel--seat " (seat_class(seat)) } id="focus" aria-labelledby="focus-title" {
            h2.visually-hidden id="focus-title" { (page.say(&msg!("focus-row"))) }
            ol.focus__row {
                @for focus in &page.details.focus { (slot(page, focus)) }
            }
        }
    }
}

fn slot(page: &Page<'_>, focus: &FocusDetails) -> Markup {
    let terrain = TERRAINS[focus.slot.index()];
    let chosen = page.chosen_slot() == Some(focus.slot);
    let counts =
        (focus.strength != focus.slot.number()).then(|| page.say(&msg!("counts-as", slot = focus.strength)));
    html! {
        li class={ "fslot fslot--" (focus.slot.number()) @if chosen { " is-chosen" } } id={ "slot-" (focus.slot.number()) } {
            p class={ "fslot__bar t-" (terrain.id()) } {
                (terrain_picture(terrain))
                span.fslot__no { (focus.slot.number()) }
                span.fslot__name { @match counts { Some(counts) => (counts), None => (page.name(terrain.name())) } }
            }
            (card(page, focus, chosen))
        }
    }
}

/// The card: a link if it leads on now.
fn card(page: &Page<'_>, focus: &FocusDetails, chosen: bool) -> Markup {
    let held = page.table.players[page.own()].row.at(focus.slot);
    let class = format!("fcard {}", icons::kind_class(focus.card.kind()));
    let content = html! {
        (face(page, focus.card, held, &back_badge(page, focus.slot, chosen)))
        span.fcard__foot { (caravans_waiting(page, focus.card)) span.fcard__now { (figures(&page.say(&now(&focus.deed)))) } }
        (move_mark(page, focus.slot))
    };
    let aim = aim_at(page, focus.slot);
    let text = page.text(focus.card.text());
    let content = html! { (content) (read(page, focus, &text)) };
    html! {
        @match aim {
            Some(aim) => {
                a class={ (class) @if asks_for_slot(page) { " is-target" } } id={ "target-" (aim.id) } href=(aim.href) data-key=(focus.slot.number())
                    data-action=[aim.json()] aria-current=[chosen.then_some("true")] title=(text) data-read="true" { (content) }
            }
            None => { div class=(class) tabindex="0" title=(text) { (content) } }
        }
    }
}

/// A card as it is read on a phone: its whole text, and what it could do now.
fn read(page: &Page<'_>, focus: &FocusDetails, text: &str) -> Markup {
    let rule = chapter(focus.card.kind());
    reading(&Reading {
        kind: &icons::kind_class(focus.card.kind()),
        name: page.name(focus.card.name()),
        text: html! { (text) },
        more: html! {
            (bring(&page.say(&msg!("brings")), figures(&page.say(&now(&focus.deed)))))
            (source(&page.say(&msg!("card-source")), &page.on.card_href(focus.card.id())))
        },
        rule: (rule, page.on.rule_href(rule)),
    })
}

/// Where the rules tell of a type of card.
const fn chapter(kind: FocusType) -> &'static str {
    match kind {
        FocusType::Culture => "ND-9.1",
        FocusType::Science => "ND-10.1",
        FocusType::Economy => "ND-11.1",
        FocusType::Industry => "ND-12.1",
        FocusType::Military => "ND-14.1",
    }
}

/// What can be pointed at among the own cards.
pub fn aim_at<'p>(page: &'p Page<'_>, slot: Slot) -> Option<&'p Aim> {
    page.aims.iter().find(|aim| aim.thing == Thing::Card(page.own(), slot))
}

/// Whether a card is asked for otherwise than to be resolved: then it is ringed.
fn asks_for_slot(page: &Page<'_>) -> bool {
    page.choice.last_of(&crate::choice::IN_A_ROW).is_some_and(|level| level.key != "card")
}

/// Band, name, picture, tokens and text of a card.
fn face(page: &Page<'_>, card: Focus, held: &RowCard, badge: &Markup) -> Markup {
    let name = page.name(card.name());
    html! {
        span.fcard__band {
            (icons::icon(&icons::kind(card.kind())))
            span { (page.name(card.kind().name())) }
            (badge)
            span.numeral { (roman(card.level())) }
        }
        span class={ "fcard__name" @if name.chars().count() > 15 { " is-long" } } { (name) }
        span.fcard__body {
            span.fcard__left {
                (icons::classed(&format!("nd-{}", card.id()), "fcard__pic"))
                (tokens(page, held))
                (states(page, held))
            }
            span.fcard__text { (page.say(&focus_text(card))) }
        }
    }
}

/// The trade tokens on a card, and the places for more.
fn tokens(page: &Page<'_>, held: &RowCard) -> Markup {
    html! {
        span.fcard__tokens role="img" aria-label=(page.say(&msg!("trade-tokens", trade = held.trade))) {
            @for _ in 0..held.trade { (token()) }
            @for _ in held.trade..MAX_TRADE { i.ttok.ttok--free {} }
        }
    }
}

/// A trade token.
pub fn token() -> Markup {
    html! { svg.ttok aria-hidden="true" { use href=(SPRITE.href("nd-trade")) {} } }
}

/// The tokens of conquered city-states and natural wonders on a card.
fn states(page: &Page<'_>, held: &RowCard) -> Markup {
    html! {
        @for state in held.city_states { span.fcard__state title=(page.name(state.name())) { (icons::icon("nd-state")) } }
        @for natural in held.naturals { span.fcard__state title=(page.name(natural.name())) { (icons::icon("nd-natural")) } }
    }
}

/// The chosen card goes back to slot 1 (ND-4.5).
fn back_badge(page: &Page<'_>, slot: Slot, chosen: bool) -> Markup {
    html! {
        @if chosen && slot.number() > 1 {
            span.fcard__back title=(page.say(&msg!("goes-back"))) { (icon("i-undo")) "1" }
        }
    }
}

/// The cards before the chosen one move up a slot (ND-4.5).
fn move_mark(page: &Page<'_>, slot: Slot) -> Markup {
    let moves = page.chosen_slot().is_some_and(|chosen| slot < chosen);
    html! {
        @if moves {
            span.fcard__move title=(page.say(&msg!("moves-up", slot = slot.number() + 1))) { (icon("i-next")) }
        }
    }
}

/// The caravans that wait on the economy card.
fn caravans_waiting(page: &Page<'_>, card: Focus) -> Markup {
    let caravans = &page.table.players[page.own()].caravans;
    let waiting = caravans.iter().filter(|caravan| **caravan == Caravan::Card).count();
    html! {
        @if card.kind() == FocusType::Economy && waiting > 0 {
            span.cars title=(page.say(&msg!("caravans-waiting", waiting))) {
                @for _ in 0..waiting { (icons::icon("nd-caravan")) }
            }
        }
    }
}

/// What a card could do now, in few words.
fn now(deed: &Deed) -> Message {
    match deed {
        Deed::Culture { count, spaces, .. } => msg!("now-culture", count = *count, spaces = spaces.len()),
        Deed::Science { from, to, levels } => {
            let cards = usize::from(levels.iter().sum::<u8>());
            match cards {
                0 => msg!("now-science", from = *from, to = *to),
                _ => msg!("now-science-cards", from = *from, to = *to, cards),
            }
        }
        Deed::Economy { caravans, .. } => {
            let markets = caravans.iter().fold(Spaces::NONE, |all, caravan| all | caravan.markets);
            msg!("now-economy", markets = markets.len())
        }
        Deed::Industry { sites, wonders, .. } => {
            msg!("now-industry", sites = sites.len(), wonders = wonders.len())
        }
        Deed::Military { targets, reinforceable, .. } => {
            msg!("now-military", targets = targets.len(), tokens = reinforceable.len())
        }
    }
}

/// A sentence with its figures set apart.
fn figures(text: &str) -> Markup {
    let is_figure = |part: &str| part.starts_with(|letter: char| letter.is_ascii_digit());
    html! { @for part in text.split_inclusive(' ') { @if is_figure(part) { b { (part) } } @else { (part) } } }
}

/// A card of the deck in a spread.
pub fn spread_card(page: &Page<'_>, card: Focus) -> Markup {
    html! {
        span class={ "fcard fcard--spread " (icons::kind_class(card.kind())) } {
            span.fcard__band {
                (icons::icon(&icons::kind(card.kind())))
                span { (page.name(card.kind().name())) }
                span.numeral { (roman(card.level())) }
            }
            span.fcard__name { (page.name(card.name())) }
            span.fcard__body {
                span.fcard__left { (icons::classed(&format!("nd-{}", card.id()), "fcard__pic")) }
                span.fcard__text { (page.say(&focus_text(card))) }
            }
        }
    }
}
