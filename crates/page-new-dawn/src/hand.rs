//! Laying the map: the tiles in hand, how the chosen one is turned, and who has laid how many.

use engine::{Seat, msg};
use game_new_dawn::cards::{Side, Tile, TileKind};
use look::part::{Weight, icon, seat_class, seat_mark};
use look::{Markup, html};

use crate::ask::play;
use crate::board::thumb;
use crate::icons;
use crate::laying::{Laying, letter};
use crate::page::Page;

/// The question while a tile is laid: tile, side and place are one.
pub fn asking(page: &Page<'_>) -> Option<Markup> {
    let laying = page.laying.as_ref()?;
    Some(html! {
        (page.say(&msg!("where-lies", tile = laying.tile.number(), side = letter(laying.way.0))))
    })
}

/// Lay it; how it is turned is said beside the tile.
pub fn choices(page: &Page<'_>) -> Markup {
    let Some(laying) = &page.laying else { return Markup::default() };
    let (first, then) = laying.actions(laying.at);
    html! {
        (play(page, Weight::Primary, first, &then, &html! { (icons::icon("nd-tile")) (page.say(&msg!("lay-it-here"))) }))
    }
}

/// Links that turn the tile; a turn in which it fits nowhere is passed over.
fn turns(page: &Page<'_>, laying: &Laying) -> Markup {
    let link = |way| page.link(&laying.query(laying.tile, way, Some(laying.at)));
    let turn = |steps: u8| laying.next_turn(steps).map(|turned| link((laying.way.0, turned)));
    let key = |letter: &str| html! { kbd.key aria-hidden="true" { (letter) } };
    html! {
        @if laying.can_turn() {
            @if let Some(href) = turn(1) { a.btn href=(href) id="turn-right" data-key="e" aria-keyshortcuts="e" { (icons::icon("nd-turn")) span { (page.say(&msg!("turn-right"))) } (key("E")) } }
            @if let Some(href) = turn(5) { a.btn href=(href) id="turn-left" data-key="q" aria-keyshortcuts="q" { span.flipx { (icons::icon("nd-turn")) } span { (page.say(&msg!("turn-left"))) } (key("Q")) } }
            @if let Some(way) = laying.flipped() {
                a.btn href=(link(way)) id="flip" data-key="f" aria-keyshortcuts="f" { (icons::icon("nd-flip")) span { (page.say(&msg!("side-up", side = letter(way.0)))) } (key("F")) }
            }
        }
    }
}

/// Whether the players still lay tiles.
pub fn is_building(page: &Page<'_>) -> bool {
    page.table.hands.iter().any(|hand| !hand.is_empty())
}

/// The tiles of the viewer below the map.
pub fn hand(page: &Page<'_>) -> Markup {
    let seat = page.own();
    html! {
        section class={ "hand panel panel--seat " (seat_class(seat)) } id="hand" aria-label=(page.say(&msg!("your-tiles"))) {
            (order(page))
            @match &page.laying {
                Some(laying) => (in_hand(page, laying)),
                None => @for tile in page.table.hands[seat].iter() { div.hand__tile { (faces(page, *tile)) (label(page, *tile)) } },
            }
        }
    }
}

/// The chosen tile as it will lie, its other side, and the other tiles.
fn in_hand(page: &Page<'_>, laying: &Laying) -> Markup {
    let other = if laying.way.0 == Side::A { Side::B } else { Side::A };
    html! {
        div.hand__tile.hand__chosen {
            (thumb(page, "chosen", "", laying.tile, laying.way))
            div.hand__ctl { (label(page, laying.tile)) (turns(page, laying)) }
            (thumb(page, "back", "thumb--md", laying.tile, (other, laying.way.1)))
        }
        @for tile in laying.hand.iter().filter(|tile| **tile != laying.tile) {
            @if laying.can_change_tile() {
                a.hand__tile href=(page.link(&laying.query(*tile, laying.way, None))) id={ "tile-" (tile.number()) } { (faces(page, *tile)) (label(page, *tile)) }
            } @else { div.hand__tile { (faces(page, *tile)) (label(page, *tile)) } }
        }
    }
}

fn faces(page: &Page<'_>, tile: Tile) -> Markup {
    html! {
        @for side in Side::ALL {
            (thumb(page, &format!("t{}{}", tile.number(), letter(side)), "thumb--sm", tile, (side, 0)))
        }
    }
}

/// What is special about a tile, which is the viewer's own or not.
fn kind(page: &Page<'_>, tile: Tile, own: bool) -> String {
    page.say(&match tile.facts().kind {
        TileKind::Capital if own => msg!("tile-capital"),
        TileKind::Capital => msg!("piece-capital"),
        TileKind::NaturalWonder => msg!("tile-natural"),
        TileKind::CityState => msg!("tile-state"),
        TileKind::Plain => msg!("tile-plain"),
    })
}

fn label(page: &Page<'_>, tile: Tile) -> Markup {
    html! { p.hand__label { b { (page.say(&msg!("tile", tile = tile.number()))) } (kind(page, tile, true)) } }
}

/// How many tiles everybody has laid.
fn order(page: &Page<'_>) -> Markup {
    html! {
        div.hand__order {
            p.label { (page.say(&msg!("tiles-laid"))) }
            ol {
                @for seat in page.table.builder.clockwise(page.table.seats()) {
                    @let left = page.table.hands[seat].len();
                    li class=(seat_class(seat)) {
                        (seat_mark(seat)) b { (page.on.player(seat)) }
                        span.hand__dots role="img" aria-label=(page.say(&msg!("tiles-left", left))) {
                            @for place in 0..3 { i.is-laid[place < 3usize.saturating_sub(left)] {} }
                        }
                    }
                }
            }
            p.faint { (icon("i-capital")) (page.say(&msg!("capital-with-tile"))) " " a.tooltip__rule href=(page.on.rule_href("ND-3.10")) { "ND-3.10" } }
        }
    }
}

/// The tiles that a rival still has to lay: one side of each as a picture.
pub fn of_rival(page: &Page<'_>, seat: Seat) -> Markup {
    html! {
        ul.rival__tiles {
            @for tile in page.table.hands[seat].iter() {
                li {
                    (thumb(page, &format!("r{}", tile.number()), "thumb--xs", *tile, (Side::A, 0)))
                    span { b { (tile.number()) } (kind(page, *tile, false)) }
                }
            }
        }
    }
}
