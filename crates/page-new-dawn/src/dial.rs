//! The tech dial: a clock of 24 spaces with the level spaces marked, and where a science card would turn it.

use engine::{Seat, msg};
use game_new_dawn::cards::{FocusType, data};
use game_new_dawn::details::Deed;
use look::curve::{Point, figure, tenths};
use look::part::seat_class;
use look::{Markup, html};

use crate::page::{Page, roman};

const RING: f32 = 37.0;

/// The angle of a space; the ring is open below.
fn at(space: u8, radius: f32) -> Point {
    // 24 spaces over 288 degrees, from the lower left around to the lower right.
    let degrees = 216.0 + 288.0 / 24.0 * f32::from(space);
    let (sin, cos) = degrees.to_radians().sin_cos();
    Point::new(radius * sin, -radius * cos)
}

fn pair(at: Point) -> String {
    format!("{} {}", figure(tenths(at.x)), figure(tenths(at.y)))
}

fn arc(from: u8, to: u8) -> String {
    let large = i32::from(u16::from(to.saturating_sub(from)) * 12 > 180);
    format!("M{}A37 37 0 {large} 1 {}", pair(at(from, RING)), pair(at(to, RING)))
}

/// The dial of a seat; a small one has no dots.
pub fn dial(page: &Page<'_>, seat: Seat, is_small: bool) -> Markup {
    let value = page.table.players[seat].tech;
    let class = if is_small { "dial dial--sm" } else { "dial" };
    html! {
        svg class={ (class) " " (seat_class(seat)) } viewBox="-50 -50 100 100" role="img"
            aria-label=(page.say(&msg!("tech-dial", value))) {
            circle.dial__rim r="48" {}
            circle.dial__face r="44" {}
            @if !is_small { (dots(value)) }
            @if value > 0 { path.dial__done d=(arc(0, value)) {} }
            (levels(value))
            @if !is_small { (plan(page, seat)) }
            path.dial__hand d=(hand(value)) {}
            circle.dial__hub r="15" {}
            text.dial__value y="6.500" { (value) }
        }
    }
}

/// The spaces as two paths: those that were passed, and the others.
fn dots(value: u8) -> Markup {
    let path = |spaces: std::ops::RangeInclusive<u8>| -> String {
        spaces.map(|space| format!("M{}h.1", pair(at(space, RING)))).collect()
    };
    html! {
        path.dial__dots.is-done d=(path(0..=value)) {}
        @if value < 24 { path.dial__dots d=(path(value + 1..=24)) {} }
    }
}

fn levels(value: u8) -> Markup {
    html! {
        @for found in &data().tech.level_spaces {
            @let done = if found.space <= value { " is-done" } else { "" };
            @let place = at(found.space, RING);
            circle class={ "dial__lv" (done) } cx=(figure(tenths(place.x))) cy=(figure(tenths(place.y))) r="8.2" {}
            text class={ "dial__num" (done) } x=(figure(tenths(place.x))) y=(figure(tenths(place.y + 4.0))) { (roman(found.level)) }
        }
    }
}

/// Where the science card would turn it: a second, dashed hand.
fn plan(page: &Page<'_>, seat: Seat) -> Markup {
    if seat != page.own() {
        return Markup::default();
    }
    let science = page.details.focus.iter().find(|focus| focus.card.kind() == FocusType::Science);
    html! {
        @if let Some(focus) = science {
            @if let Deed::Science { from, to, .. } = focus.deed {
                g class={ "can can-" (focus.slot.number()) @if page.chosen_slot() == Some(focus.slot) { " is-chosen" } } {
                    @if to > from { path.dial__plan d=(arc(from, to)) {} }
                    path.dial__ghost d={ "M0 0L" (pair(at(to, 29.0))) } {}
                }
            }
        }
    }
}

fn hand(value: u8) -> String {
    let (tip, side) = (at(value, 27.0), at(value, 5.0));
    let aside = Point::new(-side.y, side.x);
    format!("M{}L{}L{}z", pair(aside), pair(tip), pair(aside * -1.0))
}
