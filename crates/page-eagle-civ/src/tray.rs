//! The tray below the map: what the present question needs beside the map.

use engine::{Seat, msg};
use game_eagle_civ::rules::{movement, production, units};
use game_eagle_civ::say;
use game_eagle_civ::setup::chooser;
use game_eagle_civ::state::Group;
use game_eagle_civ::{Action, Area, Frame};
use look::part::{seat_class, seat_mark};
use look::{Markup, html};

use crate::choice::which_key;
use crate::drawer::Drawer;
use crate::forecast::Clash;
use crate::icons::icon;
use crate::page::Page;
use crate::part::{Block, block, block_link, steps};
use crate::{battle, income, shop};

/// The tray.
pub fn tray(page: &Page<'_>) -> Markup {
    let (class, content) = match page.frame() {
        Frame::Draft { .. } => ("draft", draft(page)),
        Frame::Purchase { seat } if page.asked() == Some(seat) => ("shop", shop::shop(page)),
        Frame::Attack { seat } if page.asked() == Some(seat) => ("attacks", attacks(page)),
        // Who is to move needs the pieces, whatever was fought of late.
        Frame::Move { seat } if page.asked() == Some(seat) => ("pieces", pieces(page)),
        Frame::Assign if page.asked().is_some() => ("assign", assign(page)),
        Frame::Trade | Frame::Over if Drawer::of(page) != Drawer::Map => {
            return html! { section.tray.tray--none id="tray" {} };
        }
        _ if battle::has_rounds(page) => ("rounds", battle::rounds(page)),
        _ => match income::shown(page) {
            Some(recent) => ("incomes", income::tray(page, &recent)),
            None => ("pieces", pieces(page)),
        },
    };
    html! {
        section class={ "tray panel tray--" (class) } id="tray" aria-label=(page.say(&msg!("tray"))) { (content) }
    }
}

/// Who chooses in which order, and what was taken.
fn draft(page: &Page<'_>) -> Markup {
    let now = match page.frame() {
        Frame::Draft { step } => step,
        _ => 0,
    };
    let count = page.table.seats();
    html! {
        div.tray__head { span.label { (page.say(&msg!("draft-order"))) } span { (page.say(&msg!("draft-hint"))) } }
        ol.groups.snake tabindex="0" {
            @for step in 0..2 * count {
                @let seat = chooser(page.table, step);
                @let taken = page.player(seat).start.get(usize::from(step >= count)).filter(|_| step < now);
                li class={ "group " (seat_class(seat)) (if step > now { " group--spent" } else { "" }) } aria-current=[(step == now).then_some("step")] {
                    span.blocks { (seat_mark(seat)) }
                    span.name { @match taken { Some(region) => (page.name(region.name())), None => (page.who(seat)) } }
                    span.what { @if taken.is_some() { (page.who(seat)) } @else if step == now { (page.say(&msg!("chooses-now", you = page.you(seat)))) } }
                }
            }
        }
    }
}

/// The own pieces, a card for each area.
fn pieces(page: &Page<'_>) -> Markup {
    let seat = page.own();
    let player = page.player(seat);
    let mut areas: Vec<Area> = Vec::new();
    for group in &player.pieces {
        if !areas.contains(&group.area) {
            areas.push(group.area);
        }
    }
    let is_moving = movement::active(page.table) == Some(seat) && matches!(page.frame(), Frame::Move { .. });
    let free = |area: &Area| player.groups_in(*area).any(|group| group.left() > 0);
    areas.sort_by_key(|area| (is_moving && !free(area), !area.is_sea(), area.index()));
    let count = player.tally(|_| true);
    let mobile = player.tally(|group| group.left() > 0);
    html! {
        div.tray__head {
            span.label { @if page.on.seat() == Some(seat) { (page.say(&msg!("your-pieces"))) } @else { (page.say(&msg!("pieces-of", player = page.who(seat)))) } }
            span { @if is_moving { (page.say(&msg!("pieces-mobile", count, areas = areas.len(), mobile))) }
                   @else { (page.say(&msg!("pieces-count", count, areas = areas.len()))) } }
            span.legend.only-wide {
                @match battle::last_lost(page) {
                    Some(lost) => (lost),
                    None => { (page.say(&msg!("legend-dots"))) " · " (page.say(&msg!("legend-moved"))) }
                }
            }
        }
        div.groups tabindex=[(!is_moving).then_some("0")] { @for area in areas { (card(page, seat, area, is_moving)) } }
    }
}

fn card(page: &Page<'_>, seat: Seat, area: Area, is_moving: bool) -> Markup {
    let groups: Vec<&Group> = page.player(seat).groups_in(area).collect();
    let chosen = page.chosen().map(Group::which);
    let left = groups.iter().map(|group| group.left()).max().unwrap_or(0);
    let all = groups.iter().map(|group| group.kind.movement()).max().unwrap_or(0);
    let is_spent = is_moving && left == 0;
    let is_here = chosen.is_some_and(|which| which.area == area);
    // Where only one group stands, the whole card chooses it.
    let wide = if groups.len() > 1 { " group--wide" } else { " group--one" };
    html! {
        div class={ "group " (seat_class(seat)) (wide) (if is_spent { " group--spent" } else { "" }) } aria-current=[is_here.then_some("true")] {
            span.blocks { @for group in &groups { (piece(page, seat, group, is_moving)) } }
            span.name { (page.name(area.name())) }
            span.what { @if is_moving && left > 0 { (steps(left, all)) } (what(page, &groups)) }
        }
    }
}

/// A block; a link if the group can move.
fn piece(page: &Page<'_>, seat: Seat, group: &Group, is_moving: bool) -> Markup {
    let moved = if is_moving && group.left() == 0 { "blk2--moved" } else { "" };
    let shown = Block { seat, kind: group.kind, count: group.count.into(), class: moved };
    if page.asked() == Some(seat) && page.can_move(group.which()) {
        let label = page.told(&say::aboard(page.table, group.which(), group.count));
        let area = page.name(group.area.name());
        let label = page.say(&msg!("spoken-area", name = area, contents = label));
        let is_chosen = page.chosen().map(Group::which) == Some(group.which());
        block_link(&shown, &page.link_to("group", &which_key(group.which())), &label, is_chosen)
    } else {
        block(page, &shown)
    }
}

/// What the pieces of a card are, in few words.
fn what(page: &Page<'_>, groups: &[&Group]) -> Markup {
    let count: u32 = groups.iter().map(|group| u32::from(group.count)).sum();
    html! {
        @match groups {
            [only] => { (page.name(units::name(page.table, only.kind))) }
            _ => { (page.say(&msg!("pieces-here", count))) }
        }
    }
}

/// A card for each battle that can be declared, and for those that are.
fn attacks(page: &Page<'_>) -> Markup {
    let Some(seat) = page.asked() else { return Markup::default() };
    let possible = page.offers.iter().filter_map(|offer| match offer.action {
        Action::Attack { area, foe } => Some((offer, area, foe)),
        _ => None,
    });
    html! {
        div.tray__head { span.label { (page.say(&msg!("attacks"))) } span { (page.say(&msg!("attacks-hint"))) } }
        div.groups.groups--wide {
            @for declared in &page.table.battles {
                div class={ "group group--declared " (seat_class(seat)) } {
                    span.blocks { (icon("i-check")) }
                    span.name { (page.name(declared.area.name())) }
                    span.what { (page.say(&msg!("declared"))) }
                }
            }
            @for (offer, area, foe) in possible {
                (page.on.button(&format!("group group--attack {}", seat_class(foe)), &offer.action, None, html! {
                    span.blocks { (side(page, seat, area)) (icon("i-strength")) (side(page, foe, area)) }
                    span.name { (page.name(area.name())) }
                    span.what { (page.told(&offer.label.text)) (Clash { area, attacker: seat, defender: foe }.forecast(page)) }
                }))
            }
        }
    }
}

/// The units of a player in an area.
fn side(page: &Page<'_>, seat: Seat, area: Area) -> Markup {
    let groups = page.player(seat).groups_in(area).filter(|group| group.kind.is_unit() && !group.aboard());
    html! {
        @for group in groups {
            (block(page, &Block { seat, kind: group.kind, count: group.count.into(), class: "blk2--sm" }))
        }
    }
}

/// Faces and gears that are left, and what each settlement would bring (EC-21.9).
fn assign(page: &Page<'_>) -> Markup {
    let Some(seat) = page.asked() else { return Markup::default() };
    let player = page.player(seat);
    let faces = production::faces(page.table, seat).saturating_sub(player.happy.len());
    let gears = production::gears(page.table, seat).saturating_sub(player.productive.len());
    html! {
        div.tray__head {
            span.label { (page.say(&msg!("assign"))) }
            span { (icon("i-happy")) (page.say(&msg!("faces-left", faces))) }
            span { (icon("i-wheel")) (page.say(&msg!("gears-left", gears))) }
        }
        div.groups.groups--assign {
            @for offer in &page.offers {
                @if let Action::MakeHappy(region) | Action::MakeProductive(region) = offer.action {
                    @let symbol = if matches!(offer.action, Action::MakeHappy(_)) { "i-happy" } else { "i-wheel" };
                    (page.on.button(&format!("group {}", seat_class(seat)), &offer.action, None, html! {
                        span.blocks { (icon(symbol)) }
                        span.name { (page.name(region.name())) }
                        span.what { @if let Some(hint) = &offer.label.hint { (page.told(hint)) } }
                    }))
                }
            }
        }
    }
}
