//! The tooltip of a target: where it is, the way there step by step, what waits.

use engine::msg;
use game_eagle_civ::{Area, Frame};
use look::{Markup, board, html};

use super::targets::{Target, all};
use super::{CORNER, routes::Way};
use crate::icons::small;
use crate::page::Page;
use crate::part::rules;
use crate::world::{HEIGHT, WIDTH, id};

/// Tooltips stand on a grid of so many columns and rows, which the style sheet knows.
const GRID: (f32, f32) = (24.0, 16.0);

/// One tooltip for every target; script shows the one under pointer or focus.
pub fn tips(page: &Page<'_>) -> Markup {
    html! { @for target in all(page) { (tip(page, &target)) } }
}

fn tip(page: &Page<'_>, target: &Target<'_>) -> Markup {
    let content = html! {
        b.name { (page.name(target.area.name())) }
        @if let Some(way) = &target.way { (path(page, way)) }
        span.board__tip-text { (page.contents(target.area)) "." }
        @if let (Frame::Draft { .. }, Some(hint)) = (page.frame(), target.offer.and_then(|offer| offer.label.hint.as_ref())) {
            span { (page.told(hint)) }
        }
        @if matches!(page.frame(), Frame::Move { .. }) { (steps(page, target)) }
    };
    board::tip(id(target.area), &place(page, target.area), target.is_taken, &content)
}

/// The way, area by area.
fn path(page: &Page<'_>, way: &Way) -> Markup {
    html! {
        span.path {
            @for (at, area) in way.areas().iter().enumerate() {
                @if at > 0 { (small("i-next")) }
                span { (page.name(area.name())) }
            }
        }
    }
}

fn steps(page: &Page<'_>, target: &Target<'_>) -> Markup {
    let Some(group) = page.chosen() else { return Markup::default() };
    let rule = if target.ship.is_some() { "EC-7.5" } else { "EC-2.7" };
    html! {
        span { (page.say(&msg!("tip-steps", steps = target.steps, left = group.left()))) (rules(page, &[rule])) }
    }
}

/// The classes that put a tooltip beside its area.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a place on a small grid")]
fn place(page: &Page<'_>, area: Area) -> String {
    let (x, y) = page.world.stand(area);
    let column = ((x + CORNER.0) / (WIDTH + 2.0 * CORNER.0) * GRID.0) as u8;
    let row = ((y + CORNER.1) / (HEIGHT + 2.0 * CORNER.1) * GRID.1) as u8;
    // Most is going on in the middle: tooltips leave it free.
    let side = if x > WIDTH * 0.36 { "tip-left" } else { "tip-right" };
    let height = if y > HEIGHT / 2.0 { "tip-above" } else { "tip-below" };
    format!("{side} {height} tx-{column} ty-{row}")
}
