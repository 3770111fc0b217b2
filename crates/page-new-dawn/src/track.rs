//! In the top bar: the round, and everybody in the order of the round.

use engine::{Seat, msg};
use look::part::{seat_class, seat_mark, small_icon};
use look::{Markup, html};

use crate::page::Page;

/// How far the match has come.
pub fn track(page: &Page<'_>) -> Markup {
    let table = page.table;
    let is_begun = table.players.seats().all(|seat| table.board.0[seat].capital.is_some());
    let first = if is_begun { table.first } else { table.builder };
    html! {
        @if is_begun {
            p.phase { (page.say(&msg!("round"))) " " b { (table.round) } }
        } @else {
            p.phase title=(page.say(&msg!("building"))) { (page.say(&msg!("building"))) }
        }
        ol.order aria-label=(page.say(&msg!("order-of-round"))) {
            @for seat in first.clockwise(table.seats()) { (place(page, seat, is_begun)) }
        }
    }
}

/// Whether a seat has had its turn this round.
fn is_done(page: &Page<'_>, seat: Seat) -> bool {
    let order: Vec<Seat> = page.table.first.clockwise(page.table.seats()).collect();
    let place = |seat: Seat| order.iter().position(|other| *other == seat);
    place(seat) < place(page.table.turn.seat)
}

fn place(page: &Page<'_>, seat: Seat, is_begun: bool) -> Markup {
    let deciding = page.table.decider();
    let is_now =
        if is_begun { deciding.is_some() && page.table.turn.seat == seat } else { deciding == Some(seat) };
    let done = is_begun && !is_now && is_done(page, seat);
    let mine = is_now && page.is_viewer(seat);
    html! {
        li class={ (seat_class(seat)) @if is_now { " is-now" } @if done { " is-done" } }
            aria-current=[is_now.then_some("true")] title=(page.on.player(seat)) {
            @if done { (small_icon("i-check")) } @else { (seat_mark(seat)) }
            span { @if mine { (page.say(&msg!("your-turn"))) } @else { (page.on.player(seat)) } }
        }
    }
}
