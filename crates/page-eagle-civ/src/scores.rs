//! The points of everybody with their sources: so far, or at the end.

use engine::{Message, Seat, msg};
use game_eagle_civ::Frame;
use game_eagle_civ::say;
use game_eagle_civ::scoring::{Points, outcome, points};
use look::part::{seat_class, seat_mark};
use look::{Markup, html};

use crate::drawer::frame;
use crate::icons::icon;
use crate::page::Page;
use crate::part::{bar, rules};
use crate::rivals::sizes;

/// The scores over the map.
pub fn drawer(page: &Page<'_>) -> Markup {
    let is_over = page.frame() == Frame::Over;
    let title = if is_over { page.told(page.on.shown.question()) } else { page.say(&msg!("look-scores")) };
    let hint = html! {
        @if let Some(ending) = page.table.ending { (page.say(&msg!("ended-by", ending = page.told(&say::ending(ending)), turn = page.table.turn))) }
        (rules(page, if page.is_advanced() { &["EC-33.1", "EC-33.2"] } else { &["EC-12.1", "EC-12.2"] }))
    };
    frame(page, ("scores", "i-points"), &title, hint, table(page))
}

fn table(page: &Page<'_>) -> Markup {
    let ranking = outcome(page.table);
    let mut seats: Vec<Seat> = page.table.players.seats().collect();
    seats.sort_by_key(|seat| ranking.ranking[*seat]);
    let best = seats.iter().map(|seat| points(page.table, *seat).total()).max().unwrap_or(1).max(1);
    let ends = page.table.ending.is_some() && page.is_advanced();
    let head = |symbol: &str, title: &Message, each: &Message| {
        html! { th scope="col" { (icon(symbol)) (page.say(title)) br; small { (page.say(each)) } } }
    };
    let (technology, wonder) = if page.is_advanced() { ("4", 2) } else { ("2", 3) };
    html! {
        table.scores {
            thead {
                tr {
                    th scope="col" { span.visually-hidden { (page.say(&msg!("player"))) } }
                    (head("ec-size-3", &msg!("settlements"), &msg!("score-each-size")))
                    (head("i-develop", &msg!("technologies"), &msg!("score-each", points = technology)))
                    (head("i-wonder", &msg!("wonders"), &msg!("score-each", points = wonder)))
                    @if ends { (head("i-crown", &msg!("score-ending"), &msg!("score-ending-each"))) }
                    th.bar { }
                    th scope="col" { (icon("i-points")) (page.say(&msg!("points"))) }
                }
            }
            tbody { @for seat in seats { (line(page, seat, best, ends, ranking.ranking[seat] == 1 && page.frame() == Frame::Over)) } }
        }
    }
}

fn line(page: &Page<'_>, seat: Seat, best: i32, ends: bool, wins: bool) -> Markup {
    let own = points(page.table, seat);
    let Points { settlements, technologies, wonders, ending } = own;
    let share = |points: i32| u32::try_from(100 * points / best).unwrap_or(0);
    let parts =
        [("a", share(settlements)), ("b", share(technologies)), ("c", share(wonders)), ("d", share(ending))];
    let label = page.say(&msg!("n-points", points = own.total()));
    let places = page.table.settlements_of(seat).count();
    html! {
        tr class={ (seat_class(seat)) (if wins { " is-winner" } else { "" }) } {
            th scope="row" { (seat_mark(seat)) (page.who(seat)) @if wins { " " (icon("i-crown")) } }
            td { (settlements) small title=(page.say(&msg!("bill-places", count = places))) { (sizes(page, seat)) } }
            td { (technologies) small { (page.say(&msg!("n-technologies", count = page.table.technologies_of(seat).count()))) } }
            td { (wonders) small { (page.say(&msg!("n-wonders", count = page.table.wonders_of(seat).count()))) } }
            @if ends { td { (ending) } }
            td.bar { (bar("bars", &label, &parts)) }
            td.sum { (own.total()) }
        }
    }
}
