//! Small parts: wooden blocks, tokens, bars, notes.

use engine::{Message, Seat, msg};
use game_eagle_civ::cards::{Kind, Resource};
use game_eagle_civ::rules::units;
use look::Markup;
use look::part::{bring, rule_link, seat_class, seat_mark};
use maud::{Render, html};

use crate::icons;
use crate::page::Page;

/// A piece as a wooden block: its picture, a dot for each die, a figure if there are several.
pub struct Block<'a> {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: Kind,
    /// How many there are.
    pub count: u32,
    /// Further classes: `blk2--lg`, `blk2--sm`, `blk2--moved`, `blk2--dead`.
    pub class: &'a str,
}

/// The classes of a block.
fn class(block: &Block<'_>) -> String {
    let round = if block.kind == Kind::Settler { " blk2--settler" } else { "" };
    let more = if block.class.is_empty() { String::new() } else { format!(" {}", block.class) };
    format!("blk2 {}{round}{more}", seat_class(block.seat))
}

/// What stands on a block.
fn face(block: &Block<'_>) -> Markup {
    html! {
        @if block.kind.is_unit() && block.kind != Kind::Aircraft {
            s { @for _ in 0..units::dice(block.kind) { i {} } }
        }
        (icons::icon(icons::kind(block.kind)))
        @if block.count > 1 { b { (block.count) } }
    }
}

/// What a card would bring each turn, if it changes the income.
pub fn brings(page: &Page<'_>, gain: i64) -> Markup {
    html! {
        @if gain != 0 { (bring(&page.say(&msg!("brings")), page.say(&msg!("gold-each-turn", gain)))) }
    }
}

/// A piece as a wooden block.
pub fn block(page: &Page<'_>, block: &Block<'_>) -> Markup {
    let name = page.name(units::name(page.table, block.kind));
    html! { span class=(class(block)) title=(name) { (face(block)) } }
}

/// A wooden block that leads somewhere.
pub fn block_link(block: &Block<'_>, href: &str, label: &str, is_chosen: bool) -> Markup {
    html! {
        a class=(class(block)) href=(href) title=(label) aria-label=(label)
            aria-current=[is_chosen.then_some("true")] { (face(block)) }
    }
}

/// A block seen from behind.
pub fn back(seat: Seat, size: &str) -> Markup {
    let class = format!("blk2 blk2--back {} {size}", seat_class(seat));
    html! { span class=(class.trim_end()) { (icons::icon("ec-unknown")) } }
}

/// A resource as a round token, with how many of it; hollow if there is none.
pub fn token(page: &Page<'_>, resource: Resource, count: Option<usize>) -> Markup {
    let name = page.name(resource.name());
    let none = if count == Some(0) { " tok--none" } else { "" };
    html! {
        span class={ "tok tok--" (resource.id()) (none) } title=(name) {
            (icons::named(icons::resource(resource), name))
            @if let Some(count) = count.filter(|count| *count > 1) { b { (count) } }
        }
    }
}

/// Dots for steps: filled ones are left.
pub fn steps(left: u8, all: u8) -> Markup {
    html! { span.steps { @for step in 0..all.max(left) { i.off[step >= left] {} } } }
}

/// The mark of a player with their name.
pub fn player(page: &Page<'_>, seat: Seat) -> Markup {
    html! { span.(seat_class(seat)) { (seat_mark(seat)) " " b.seat-name { (page.who(seat)) } } }
}

/// A bar with parts of these widths, in per cent, each with its class.
pub fn bar(class: &str, label: &str, parts: &[(&str, u32)]) -> Markup {
    let mut from = 0;
    let placed: Vec<(&str, u32, u32)> = parts
        .iter()
        .map(|(name, width)| {
            let start = from;
            from += width;
            (*name, start, *width)
        })
        .collect();
    html! {
        svg class=(class) viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label=(label) {
            @for (name, x, width) in placed { rect class=(name) x=(x) width=(width) height="10" {} }
        }
    }
}

/// Rules that say so, each leading to its text.
pub fn rules(page: &Page<'_>, rules: &[&str]) -> Markup {
    html! { @for rule in rules { " " (rule_link(rule, &page.on.rule_href(rule))) } }
}

/// A part of the realm or of a drawer with its heading.
pub fn section(page: &Page<'_>, title: &Message, hint: impl Render, body: impl Render) -> Markup {
    html! {
        div.sec {
            div.sec__head { h3.label { (page.say(title)) } span.hint { (hint) } }
            (body)
        }
    }
}
