//! The tooltip of a target: where it is, the way there step by step, what waits.

use engine::{Seat, msg};
use game_eagle_civ::{Action, Area, Frame};
use look::{Markup, board, html};

use super::CORNER;
use super::routes::{Way, chain};
use super::targets::{Target, all};
use crate::forecast::Clash;
use crate::icons::small;
use crate::page::Page;
use crate::part::rules;
use crate::shop;
use crate::world::{HEIGHT, WIDTH, id};

/// Tooltips stand on a grid of so many columns and rows, which the style sheet knows.
const GRID: (f32, f32) = (24.0, 16.0);

/// One tooltip for every target; script shows the one under pointer or focus.
pub fn tips(page: &Page<'_>, targets: &[Target<'_>]) -> Markup {
    html! { @for target in targets { (tip(page, target)) } }
}

/// What the tooltip of the chosen target says, for the question on screens whose map has no room for it.
pub fn chosen(page: &Page<'_>) -> Markup {
    let chosen = page.choice.back().and_then(|_| all(page).into_iter().find(|target| target.is_taken));
    html! { @if let Some(target) = chosen { div.chosen-tip.only-narrow { (content(page, &target)) } } }
}

fn tip(page: &Page<'_>, target: &Target<'_>) -> Markup {
    board::tip(id(target.area), &place(page, target.area), target.is_taken, &content(page, target))
}

/// Where it is, what is there, and what going there takes or brings.
fn content(page: &Page<'_>, target: &Target<'_>) -> Markup {
    let offer = target.offer.map(|offer| (&offer.action, offer.label.hint.as_ref()));
    html! {
        b.name { (page.name(target.area.name())) }
        @if let Some(way) = &target.way { (path(page, way)) }
        span.board__tip-text { (page.contents(target.area)) "." }
        @match (page.frame(), offer) {
            (Frame::Draft { .. }, Some((_, Some(hint)))) => { span { (page.told(hint)) } }
            (Frame::Move { .. }, _) => { (steps(page, target)) (room(page, target)) }
            (Frame::Attack { .. }, Some((Action::Attack { area, foe }, _))) => { (attack(page, *area, *foe)) }
            (Frame::Purchase { .. }, Some((action, _))) => { (shop::costs(page, action)) }
            _ => {}
        }
    }
}

/// How the first round of a battle there would go.
fn attack(page: &Page<'_>, area: Area, defender: Seat) -> Markup {
    let Some(attacker) = page.asked() else { return Markup::default() };
    Clash { area, attacker, defender }.forecast(page)
}

/// How many of those who want to go aboard there is room for, if it is not for all.
fn room(page: &Page<'_>, target: &Target<'_>) -> Markup {
    let (Some(group), Some(offer), Some(_)) = (page.chosen(), target.offer, target.ship) else {
        return Markup::default();
    };
    let near = [target.area];
    let areas = target.way.as_ref().map_or(&near[..], Way::areas);
    let going = page.going(group);
    let count = if going > 1 { chain(page, group, areas, &offer.action).count } else { going };
    html! { @if count < going { span { (page.say(&msg!("tip-room", count, going))) (rules(page, &["EC-7.9"])) } } }
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
