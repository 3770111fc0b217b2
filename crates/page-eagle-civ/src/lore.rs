//! The technologies, wonders and improvements that a player owns, each of which can be read whole on a phone.

use engine::{Seat, msg};
use game_eagle_civ::cards::{Improvement, Technology, Wonder};
use game_eagle_civ::say;
use look::part::{Reading, reading, source};
use look::{Markup, html};

use crate::icons::icon;
use crate::page::Page;
use crate::track::numeral;
use crate::tree;

/// All that a player owns, in a row.
pub fn owned(page: &Page<'_>, seat: Seat) -> Markup {
    html! {
        @for card in page.table.technologies_of(seat) { (technology(page, card)) }
        @for wonder in page.table.wonders_of(seat) { (self::wonder(page, seat, wonder)) }
        @for card in page.player(seat).improvements { (improvement(page, card)) }
    }
}

/// A card as it is read on a phone: what it does, its rule and where it is from.
fn read(page: &Page<'_>, (id, name): (&str, &str), text: Markup, rule: &str) -> Markup {
    reading(&Reading {
        kind: "",
        name,
        text,
        more: source(&page.say(&msg!("card-source")), &page.on.card_href(id)),
        rule: (rule, page.on.rule_href(rule)),
    })
}

fn technology(page: &Page<'_>, card: Technology) -> Markup {
    let name = page.name(card.name());
    // With the standard rules the text of the card is ignored.
    let (text, rule) = if page.is_advanced() {
        (tree::whole(page, card), "EC-23.6")
    } else {
        (html! { (page.say(&msg!("technologies-alike"))) }, "EC-4.6")
    };
    html! {
        span.lore tabindex="0" {
            i { (numeral(card.facts().era)) } (name) (read(page, (card.id(), name), text, rule))
        }
    }
}

fn wonder(page: &Page<'_>, seat: Seat, wonder: Wonder) -> Markup {
    let name = page.name(wonder.name());
    let is_past = page.is_advanced() && !page.table.effective(seat).any(|other| other == wonder);
    let (text, rule) = match (page.is_advanced(), is_past) {
        (false, _) => (page.say(&msg!("wonders-alike")), "EC-4.10"),
        (true, false) => (page.told(&say::effect(wonder)), "EC-24.5"),
        (true, true) => (page.say(&msg!("wonder-past", effect = page.told(&say::effect(wonder)))), "EC-24.3"),
    };
    html! {
        span.lore.lore--wonder.lore--past[is_past] tabindex="0" title=(text) {
            (icon("i-wonder")) (name) (read(page, (wonder.id(), name), html! { (text) }, rule))
        }
    }
}

fn improvement(page: &Page<'_>, card: Improvement) -> Markup {
    let (name, text) = (page.name(card.name()), page.told(&say::improvement(card)));
    html! {
        span.lore tabindex="0" title=(text) {
            (icon("i-building")) (name) (read(page, (card.id(), name), html! { (text) }, "EC-22.1"))
        }
    }
}
