//! What all share: the card row, and below it the tracks of culture, science and strength, the
//! events and the decks.

use engine::{Message, Seat, msg};
use game_through_the_ages::cards::{Age, Card};
use game_through_the_ages::rules::rates::{MAX_SCIENCE, MAX_STRENGTH};
use game_through_the_ages::view::Faces;
use look::part::{seat_class, seat_mark, tooltip};
use look::{Markup, html};

use crate::icons::ICONS;
use crate::page::Page;
use crate::row::row;
use crate::sign::Sign;

/// The common board.
pub fn board(page: &Page<'_>) -> Markup {
    html! {
        div.gameboard {
            (row(page))
            section.rim.inlay id="rim" aria-label=(page.say(&msg!("tracks-and-piles"))) {
                div.rim__tracks { (culture(page)) (science(page)) (strength(page)) }
                (piles(page))
            }
        }
    }
}

/// A seat on a track: its points, and what it gains each turn.
type Mark = (Seat, u16, Option<u8>);

fn marks(page: &Page<'_>, mark: impl Fn(Seat) -> Mark) -> Vec<Mark> {
    let mut marks: Vec<Mark> =
        page.view.table.boards.seats().filter(|seat| page.view.table.plays(*seat)).map(mark).collect();
    marks.sort_by_key(|(_, points, _)| std::cmp::Reverse(*points));
    marks
}

fn culture(page: &Page<'_>) -> Markup {
    let marks = marks(page, |seat| (seat, page.board(seat).culture, Some(page.values(seat).culture_rate)));
    let highest = marks.first().map_or(0, |(_, points, _)| *points);
    // The track has no end: it is drawn a good deal further than anybody has come.
    let end = (highest + 20).div_ceil(50).max(1) * 50;
    rail(page, Sign::Culture, "rail--culture", &marks, end, end / 10)
}

fn science(page: &Page<'_>) -> Markup {
    let marks =
        marks(page, |seat| (seat, page.board(seat).science.into(), Some(page.values(seat).science_rate)));
    rail(page, Sign::Science, "rail--science", &marks, MAX_SCIENCE.into(), 2)
}

fn strength(page: &Page<'_>) -> Markup {
    let marks = marks(page, |seat| (seat, page.values(seat).strength.into(), None));
    let end = u16::try_from(MAX_STRENGTH).unwrap_or(60);
    rail(page, Sign::Strength, "rail--strength", &marks, end, 5)
}

/// A groove with the shapes of the seats, their values beside it in order.
fn rail(page: &Page<'_>, sign: Sign, class: &str, marks: &[Mark], end: u16, step: u16) -> Markup {
    let name = page.word(sign);
    let spoken: Vec<String> =
        marks.iter().map(|(seat, points, _)| format!("{} {points}", page.on.player(*seat))).collect();
    html! {
        figure class={ "rail " (class) } id=(class) {
            figcaption { (sign.draw()) span.label { (name) } }
            ol.rail__values {
                @for (seat, points, rate) in marks {
                    li.(seat_class(*seat)).is-me[page.on.seat() == Some(*seat)] title=(page.on.player(*seat)) {
                        (seat_mark(*seat)) span.visually-hidden { (page.on.player(*seat)) ": " }
                        b.num { (points) }
                        @if let Some(rate) = rate { span.rate { "+" (rate) } }
                    }
                }
            }
            svg.rail__groove height="24" width="100%" role="img" aria-label={ (name) ": " (spoken.join(", ")) } {
                rect.rail__bed x="0" y="5" width="100%" height="14" rx="7" {}
                @for tick in (1..end / step.max(1)).map(|tick| tick * step.max(1)) {
                    @let x = percent(tick, end);
                    line.rail__tick.is-long[tick % (step * 5).max(1) == 0] x1=(x) x2=(x) y1="6" y2="18" {}
                }
                @for (seat, points, equal) in in_seat_order(marks) {
                    svg.rail__mark.(seat_class(seat)) id={ (class) "-" (seat) } x=(percent(points, end)) y="3" overflow="visible" {
                        use.seat-mark href=(ICONS.href(&seat_class(seat))) x=(equal as i32 * 9 - 9) width="18" height="18" {}
                    }
                }
            }
        }
    }
}

/// The marks in an order that never changes, so that each moves by itself, with how many stand at its place before it.
fn in_seat_order(marks: &[Mark]) -> Vec<(Seat, u16, usize)> {
    let before = |at: usize, points: u16| marks[..at].iter().filter(|(_, other, _)| *other == points).count();
    let mut found: Vec<_> = marks
        .iter()
        .enumerate()
        .map(|(at, (seat, points, _))| (*seat, *points, before(at, *points)))
        .collect();
    found.sort_by_key(|(seat, ..)| std::cmp::Reverse(*seat));
    found
}

/// Where on a track, kept a little off its ends.
fn percent(points: u16, end: u16) -> String {
    let part = f32::from(points.min(end)) / f32::from(end.max(1));
    format!("{:.2}%", 2.0 + part * 96.0)
}

/// Events and decks. The backs of cards are seen, and so are their ages.
fn piles(page: &Page<'_>) -> Markup {
    let view = &page.view;
    let politics = view.table.options.has_politics();
    let civil = u8::try_from(view.piles.civil.len()).unwrap_or(u8::MAX);
    html! {
        dl.piles id="piles" {
            (pile(page, &msg!("current-events"), &view.piles.current))
            @if politics { (pile(page, &msg!("future-events"), &view.piles.future)) }
            div {
                dt.label { (page.say(&msg!("civil-deck"))) }
                dd { b.num { (civil) } @if civil > 0 { (back("back--civil", view.table.age.numeral())) } }
            }
            @if politics {
                div {
                    dt.label { (page.say(&msg!("military-deck"))) }
                    dd {
                        b.num { (view.piles.military.count()) }
                        @if let Some(age) = ages(&view.piles.military).first() { (back("back--military", age)) }
                    }
                }
            }
            @if !view.piles.bonus.is_empty() { (bonus(page)) }
        }
    }
}

fn pile(page: &Page<'_>, name: &Message, faces: &Faces) -> Markup {
    let known: Vec<&str> = faces.cards().map(|card| page.name(card)).collect();
    html! {
        div.has-tip[!known.is_empty()] tabindex=[(!known.is_empty()).then_some("0")] {
            dt.label { (page.say(name)) }
            dd {
                b.num { (faces.count()) }
                @for age in ages(faces).into_iter().take(4) { (back("back--military", age)) }
                @if !known.is_empty() { (ICONS.icon("i-eye")) }
            }
            @if !known.is_empty() { (tooltip(page.say(&msg!("you-know", cards = known.join(", "))))) }
        }
    }
}

/// The ages of the backs, the earliest first: they lie on top.
fn ages(faces: &Faces) -> Vec<&'static str> {
    let mut backs = Vec::new();
    for age in Age::WITH_CARDS {
        let known = faces.cards().filter(|card: &Card| card.age() == age).count();
        let hidden = usize::from(faces.hidden[usize::from(age.level())]);
        backs.extend(std::iter::repeat_n(age.numeral(), known + hidden));
    }
    backs
}

fn back(class: &str, age: &str) -> Markup {
    html! { i class={ "back " (class) } { span.numeral { (age) } } }
}

/// The Age III events that score at the end.
fn bonus(page: &Page<'_>) -> Markup {
    let cards = page.view.piles.bonus.iter();
    let known: Vec<&str> =
        cards.filter_map(|bonus| bonus.card.known()).map(|card| page.name(*card)).collect();
    html! {
        div.has-tip tabindex="0" {
            dt.label { (page.say(&msg!("bonus-cards"))) }
            dd { b.num { (page.view.piles.bonus.len()) } (back("back--military", "III")) }
            @if !known.is_empty() { (tooltip(page.say(&msg!("you-know", cards = known.join(", "))))) }
        }
    }
}
