//! A civilization in the middle of the page, usually one's own, with the hands below it.

use engine::{Seat, msg};
use look::part::{seat_class, seat_mark};
use look::{Markup, html};

use crate::bank::banks;
use crate::hand::{hands, open_hand};
use crate::page::Page;
use crate::sign::{Sign, signed};
use crate::tableau::tableau;
use crate::techs::techs;

/// The middle of the page.
pub fn mat(page: &Page<'_>) -> Markup {
    let seat = page.shown();
    html! { div.mat.me id="mat" { (civilization(page, seat, "mat")) (hands(page)) } }
}

/// The board of one civilization; `id` keeps several of them apart.
pub fn civilization(page: &Page<'_>, seat: Seat, id: &str) -> Markup {
    html! {
        section.civ.panel.panel--seat.(seat_class(seat)) id={ (id) "-civilization" } aria-labelledby={ (id) "-title" } {
            header.mat__head {
                h2.title id={ (id) "-title" } {
                    @if page.on.seat() == Some(seat) { (page.say(&msg!("your-civilization"))) }
                    @else { (seat_mark(seat)) " " (page.on.player(seat)) }
                }
                @if let Some(me) = page.on.seat().filter(|me| *me != seat) {
                    a.btn.btn--quiet data-back href=(page.board_link(me)) { (page.say(&msg!("back-to-mine"))) }
                }
                (values(page, seat, id))
            }
            @if page.view.table.plays(seat) {
                (banks(page, seat, id))
                (techs(page, seat, id))
                (tableau(page, seat, id))
                @if page.on.seat() != Some(seat) { (open_hand(page, seat)) }
            } @else { p.faint { (page.say(&msg!("has-left", seat))) } }
        }
    }
}

/// The workers that are unused. Those of the viewer lead to what can be built with them.
fn pool(page: &Page<'_>, seat: Seat) -> Markup {
    let unused = page.board(seat).unused;
    let content = html! { (page.figure(Sign::Worker, unused)) span.rate { (page.say(&msg!("unused"))) } };
    let is_own = page.is_acting() && page.me() == Some(seat) && unused > 0;
    html! {
        @if is_own { a.pool href="#group-build" data-opens="group-build" { (content) } } @else { (content) }
    }
}

fn values(page: &Page<'_>, seat: Seat, id: &str) -> Markup {
    let (board, values) = (page.board(seat), page.values(seat));
    let rate = |text: String| html! { span.rate { (text) } };
    let eaten = signed(-i64::from(values.consumption));
    html! {
        ul.mat__stats id={ (id) "-values" } {
            li { (page.figure(Sign::Culture, board.culture)) (rate(format!("+{}", values.culture_rate))) }
            li { (page.figure(Sign::Science, board.science)) (rate(format!("+{}", values.science_rate))) }
            li { (page.figure(Sign::Strength, values.strength)) }
            li { (page.figure(Sign::Food, values.food)) (rate(format!("+{} {eaten}", values.food_per_round))) }
            li { (page.figure(Sign::Resources, values.resources)) (rate(format!("+{}", values.resources_per_round))) }
            li.is-short[values.discontent > 0] {
                (page.figure(Sign::Happy, values.happy)) (rate(page.say(&msg!("of-needed", n = values.happy_needed))))
            }
            li { (pool(page, seat)) }
        }
    }
}
