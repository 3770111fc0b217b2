//! In the top bar: the ages, the round, everybody in turn order.

use engine::{Message, Seat, msg};
use game_through_the_ages::cards::Age;
use game_through_the_ages::options::Level;
use look::part::{seat_class, seat_mark, track as age_track};
use look::{Markup, html};

use crate::page::Page;

/// How far the match has come, and whose turn it is.
pub fn track(page: &Page<'_>) -> Markup {
    let table = &page.view.table;
    let ages: &[&str] = match table.level() {
        Level::Full => &["A", "I", "II", "III", "IV"],
        Level::Advanced => &["A", "I", "II"],
        Level::Simple => &["A", "I"],
    };
    let now = usize::from(table.age.level()).min(ages.len() - 1);
    let name = page.say(&age_name(table.age));
    html! {
        (age_track(&page.say(&msg!("age-of", age = table.age.numeral(), name = name.as_str())), ages, now))
        p.age {
            span.age__name { (name) ", " } (page.say(&msg!("round", round = table.round)))
            @if page.view.outcome.is_none() && table.ends_after.is_some() {
                " " span.badge.badge--warn { (page.say(&last_round(page))) }
            }
        }
        (order(page))
    }
}

fn last_round(page: &Page<'_>) -> Message {
    let table = &page.view.table;
    if table.ends_after == Some(table.round) { msg!("last-round-now") } else { msg!("last-round-next") }
}

fn age_name(age: Age) -> Message {
    match age {
        Age::A => msg!("age-antiquity"),
        Age::I => msg!("age-middle-ages"),
        Age::Ii => msg!("age-exploration"),
        Age::Iii => msg!("age-modern"),
        Age::Iv => msg!("age-end"),
    }
}

/// Everybody in turn order; who decides now stands out.
fn order(page: &Page<'_>) -> Markup {
    let table = &page.view.table;
    let deciding = page.view.deciding;
    html! {
        ol.order aria-label=(page.say(&msg!("turn-order"))) {
            @for seat in table.players_from(table.start) {
                @let now = deciding.contains(seat);
                li.(seat_class(seat)).is-now[now].is-turn[seat == table.active] aria-current=[now.then_some("true")] title=(page.on.player(seat)) {
                    (seat_mark(seat))
                    span {
                        @if now && page.on.seat() == Some(seat) { (page.say(&yours(page, seat))) }
                        @else { (page.on.player(seat)) }
                    }
                }
            }
        }
    }
}

/// It is the viewer's turn, or they are asked in somebody else's.
fn yours(page: &Page<'_>, seat: Seat) -> Message {
    if page.view.table.active == seat { msg!("your-turn") } else { msg!("you-are-asked") }
}
