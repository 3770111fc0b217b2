//! What can be pointed at on the map, what it would do there, and why not elsewhere.

use engine::msg;
use game_new_dawn::Space;
use game_new_dawn::action::Action;
use game_new_dawn::details;
use game_new_dawn::rules::economy;
use game_new_dawn::state::Combat;
use look::asset::icon_href;
use look::part::{Reason, seat_class};
use look::{Markup, board, html};

use super::grid::{at, middle};
use super::overlay::duel;
use crate::aim::{Aim, way};
use crate::choice::steps;
use crate::page::Page;

/// The targets as links, in reading order.
pub fn targets(page: &Page<'_>) -> Markup {
    html! {
        g class={ "targets " (seat_class(page.own())) } id="targets" {
            @for aim in &page.aims { @if let Some(space) = aim.space() { (target(page, aim, space)) } }
        }
    }
}

fn target(page: &Page<'_>, aim: &Aim, space: Space) -> Markup {
    let kind = match aim.deed {
        Some(Action::Attack(_)) => " target--duel",
        Some(Action::Move(..) | Action::MoveAcross(..)) => " target--go",
        _ => "",
    };
    let focus = if aim.is_taken { " is-focus" } else { "" };
    html! {
        a class={ "target" (kind) (focus) " " (at(page.hex(space))) } id={ "target-" (aim.id) } href=(aim.href)
            data-action=[aim.json()] data-then=[aim.then_json()] data-tip={ "tip-" (aim.id) }
            aria-label=(spoken(page, aim, space)) {
            @if is_second(page, aim, space) { g transform=(BESIDE) { (shape(page, aim, space)) } }
            @else { (shape(page, aim, space)) }
        }
        (route(page, aim))
    }
}

/// Where a second target of a space is drawn: small, in its upper corner, so that both can be hit.
const BESIDE: &str = "translate(0 -27) scale(.5)";

/// Whether another target of the same space is drawn before this one.
fn is_second(page: &Page<'_>, aim: &Aim, space: Space) -> bool {
    let first = page.aims.iter().find(|other| other.space() == Some(space));
    first.is_some_and(|first| first.id != aim.id)
}

/// What would stand there, or what would happen.
fn shape(page: &Page<'_>, aim: &Aim, space: Space) -> Markup {
    match aim.deed {
        Some(Action::Place(_)) => html! { use href="#can-control" {} },
        Some(Action::BuildCity(_)) => html! { use href="#can-city" {} },
        Some(Action::Move(..) | Action::MoveAcross(..)) => {
            let trades = economy::markets(page.table, page.own()).contains(space);
            html! { circle.reach__hit r="40" {} use href=(if trades { "#can-trade" } else { "#can-go" }) {} }
        }
        Some(Action::Reinforce(_)) => html! { circle.reach__hit r="40" {} use href="#can-reinforce" {} },
        Some(Action::Attack(_)) => {
            let table = page.ahead().map_or(page.table, |after| &after.table);
            let card = page.card_at_work();
            let found = card.and_then(|card| details::attack(table, page.own(), card, space));
            html! { use href="#ring" {} @if let Some(found) = found { (duel(page.own(), &found)) } }
        }
        _ => html! { use href="#ring" {} },
    }
}

/// A target in words: what it does there, and what that brings.
fn spoken(page: &Page<'_>, aim: &Aim, space: Space) -> String {
    let Some(label) = &aim.label else {
        return page.say(&msg!("pick-up", at = space.to_string()));
    };
    let parts = label.group.iter().chain([&label.text]).map(|part| page.on.say(part));
    let name = parts.collect::<Vec<_>>().join(": ");
    match &label.hint {
        Some(hint) => format!("{name}, {}", page.on.say(hint)),
        None => name,
    }
}

/// The dotted way to a target, shown while it is pointed at or chosen.
fn route(page: &Page<'_>, aim: &Aim) -> Markup {
    let Some(start) = start(page, aim) else { return Markup::default() };
    let path = path(page, start, &aim.way);
    let focus = if aim.is_taken { " is-focus" } else { "" };
    html! {
        g class={ "way" (focus) } aria-hidden="true" {
            g.turned { path.route-rim d=(path) {} path.route d=(path) {} }
        }
    }
}

/// Where a way begins: the nearest space of the player, or the caravan.
fn start(page: &Page<'_>, aim: &Aim) -> Option<Space> {
    let first = aim.way.first()?;
    let table = page.ahead().map_or(page.table, |after| &after.table);
    let own = match aim.deed? {
        Action::Move(caravan, _) | Action::MoveAcross(caravan, ..) => {
            economy::starts(table, page.own(), usize::from(caravan))
        }
        _ => table.board.friendly(page.own()),
    };
    (table.map.around(*first) & own).first()
}

/// A line from space to space.
pub fn path(page: &Page<'_>, start: Space, way: &[Space]) -> String {
    let mut path = middle(page.hex(start)).moved();
    for space in way {
        path += &middle(page.hex(*space)).lined();
    }
    path
}

/// Spaces that the player might think of and may not choose, with the reason.
pub fn refusals(page: &Page<'_>) -> Markup {
    if page.asked().is_none() || page.choice.level("to").is_none() {
        return Markup::default();
    }
    let aimed = |space: Space| page.aims.iter().any(|aim| aim.space() == Some(space));
    let mut told: Vec<(Space, Reason)> = Vec::new();
    for refusal in page.on.shown.refusals() {
        let Some(space) = meant(page, refusal.action) else { continue };
        if !aimed(space) && told.iter().all(|(known, _)| *known != space) {
            told.push((space, page.on.reason(&refusal.why)));
        }
    }
    let cross = html! { use href="#hexin" {} path d="M-12-12 12 12M12-12-12 12" {} };
    html! {
        g id="refusals" {
            @for (space, why) in &told { (board::refused(&at(page.hex(*space)), false, why, &cross)) }
        }
    }
}

/// The space that a refused action means, if it agrees with what was chosen before.
fn meant(page: &Page<'_>, action: Action) -> Option<Space> {
    let steps = steps(page.table, action);
    let (last, before) = steps.split_last()?;
    let agrees = before.iter().all(|(key, value)| page.choice.value(key) == Some(value));
    let space: Space = last.1.trim_end_matches("-r").parse().ok()?;
    (last.0 == "to" && agrees && page.table.map.on_map().contains(space)).then_some(space)
}

/// The combat that is being fought: the way of the attack and crossed swords on its target.
pub fn clash(page: &Page<'_>) -> Markup {
    let Some(Combat { target, .. }) = page.table.combat else { return Markup::default() };
    let attacker = page.table.turn.seat;
    let way = way(page.table, attacker, Action::Attack(target));
    let start = way
        .first()
        .and_then(|first| (page.table.map.around(*first) & page.table.board.friendly(attacker)).first());
    html! {
        g.clash id="clash" aria-hidden="true" {
            @if let Some(start) = start {
                @let path = path(page, start, &way);
                g.turned.attack { path.route-rim d=(path) {} path.route d=(path) {} }
            }
            // The whole map is in sight beside the scene, also on a phone: nothing has to be scrolled to it.
            g class=(at(page.hex(target))) {
                g.turned { use.clash__hex href="#hexin" {} }
                circle.clash__disc cx="-30" cy="-30" r="17" {}
                use.clash__icon href=(icon_href("i-strength")) x="-42" y="-42" width="24" height="24" {}
            }
        }
    }
}
