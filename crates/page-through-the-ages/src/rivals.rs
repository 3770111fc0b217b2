//! The others at a glance: strength against one's own, points and rates, hands, what they could do.

use engine::{Seat, msg};
use game_through_the_ages::help::Rival;
use look::part::{pips, seat_class, seat_mark};
use look::{Markup, Player, html};

use crate::icons::ICONS;
use crate::mat::civilization;
use crate::page::Page;
use crate::sign::{Sign, signed};

/// A panel for each of the others, those who play next first.
pub fn rivals(page: &Page<'_>) -> Markup {
    let table = &page.view.table;
    let from = page.on.seat().unwrap_or(table.start);
    let others: Vec<Seat> =
        from.clockwise(table.seats()).filter(|seat| page.on.seat() != Some(*seat)).collect();
    html! {
        @for seat in &others { (rival(page, *seat, others.len() > 2)) }
        // On a narrow screen the board that was asked for opens here.
        @if page.on.seat().is_some_and(|me| me != page.shown()) {
            div.only-narrow { (civilization(page, page.shown(), "rival")) }
        }
    }
}

fn rival(page: &Page<'_>, seat: Seat, compact: bool) -> Markup {
    let id = format!("rival-{seat}");
    let now = page.view.deciding.contains(seat);
    html! {
        article.rival.panel.panel--seat.(seat_class(seat)).is-compact[compact] aria-labelledby=(id) {
            header.rival__head {
                (seat_mark(seat)) h3.title id=(id) { (page.on.player(seat)) }
                @if let Some(Player::Bot(level)) = page.on.players.get(seat.index()) {
                    span.badge title=(level) { (level) }
                }
                @if now { span.badge.badge--turn { (page.say(&msg!("decides"))) } }
                a.rival__open href=(page.board_link(seat)) aria-current=[(page.shown() == seat).then_some("true")]
                    aria-label=(page.say(&msg!("open-board", seat))) { (page.say(&msg!("board"))) (ICONS.icon("i-next")) }
            }
            @if page.view.table.plays(seat) {
                (might(page, seat))
                (stats(page, seat))
                (lines(page, seat))
                @if let Some(rival) = page.help.rivals.iter().find(|rival| rival.seat == seat) { (threat(page, rival)) }
            } @else { p.faint { (page.say(&msg!("has-left", seat))) } }
        }
    }
}

/// Strength against the viewer's: a bar from the middle, and in words.
fn might(page: &Page<'_>, seat: Seat) -> Markup {
    let strength = page.values(seat).strength;
    let Some(me) = page.me() else {
        return html! { div.might { (page.figure(Sign::Strength, strength)) } };
    };
    let own = page.values(me).strength;
    let lead = i32::from(strength) - i32::from(own);
    let (class, word) = match lead {
        1.. => ("is-stronger", msg!("stronger-by", n = lead)),
        0 => ("is-even", msg!("as-strong")),
        _ => ("is-weaker", msg!("weaker-by", n = -lead)),
    };
    // Twenty points fill half of the bar.
    let width = (lead.abs() * 5 / 2).min(50);
    let x = if lead < 0 { 50 - width } else { 50 };
    html! {
        div class={ "might " (class) } {
            (page.figure(Sign::Strength, strength))
            svg.might__bar height="12" width="100%" aria-hidden="true" {
                rect.might__bed y="3" width="100%" height="6" rx="3" {}
                rect.might__diff x={ (x) "%" } y="3" width={ (width) "%" } height="6" {}
                line.might__me x1="50%" x2="50%" y1="0" y2="12" {}
            }
            b { (page.say(&word)) }
        }
    }
}

fn stats(page: &Page<'_>, seat: Seat) -> Markup {
    let (board, values) = (page.board(seat), page.values(seat));
    let rated = |sign: Sign, value: String, rate: String| {
        html! { li title=(page.word(sign)) { (sign.draw()) b { (value) } span.rate { (rate) } span.visually-hidden { (page.word(sign)) } } }
    };
    let net = i64::from(values.food_per_round) - i64::from(values.consumption);
    let cards = |class: &str, n: usize, word: String| {
        html! { li title=(word) { i class={ "back back--sm " (class) } {} b { (n) } span.visually-hidden { (word) } } }
    };
    html! {
        ul.rival__stats {
            (rated(Sign::Culture, board.culture.to_string(), format!("+{}", values.culture_rate)))
            (rated(Sign::Science, board.science.to_string(), format!("+{}", values.science_rate)))
            (rated(Sign::Food, values.food.to_string(), signed(net)))
            (rated(Sign::Resources, values.resources.to_string(), format!("+{}", values.resources_per_round)))
            (rated(Sign::Happy, values.happy.to_string(), page.say(&msg!("of-needed", n = values.happy_needed))))
            (rated(Sign::Worker, board.unused.to_string(), String::new()))
            (cards("back--civil", board.hand.len(), page.say(&msg!("civil-hand"))))
            @if page.view.table.options.has_politics() {
                (cards("back--military", page.view.hands[seat].count(), page.say(&msg!("military-hand"))))
            }
        }
    }
}

/// Government with its actions, leader, wonders and colonies.
fn lines(page: &Page<'_>, seat: Seat) -> Markup {
    let (board, values) = (page.board(seat), page.values(seat));
    html! {
        p.rival__line {
            (ICONS.icon("i-government")) span.rival__name { (page.name(board.government)) }
            span.rival__end { (Sign::Civil.draw()) b { (values.civil_total) } (Sign::Military.draw()) b { (values.military_total) } }
        }
        @if let Some(leader) = board.leader {
            p.rival__line { (ICONS.icon("i-leader")) span.rival__name { (page.name(leader)) } span.numeral { (leader.age().numeral()) } }
        }
        @if !board.wonders.is_empty() || board.building.is_some() || !board.colonies.is_empty() {
            p.rival__line {
                (ICONS.icon("i-wonder"))
                span.rival__name {
                    (page.say(&msg!("wonders-built", n = board.wonders.len())))
                    @if let Some(site) = board.building { ", " (page.name(site.card)) }
                }
                @if let Some(site) = board.building {
                    @let of = u8::try_from(site.card.stages().len()).unwrap_or(0);
                    (pips(site.stages, of, &page.say(&msg!("stages-built", n = site.stages, of))))
                }
                @if !board.colonies.is_empty() {
                    span.rival__end { (ICONS.icon("i-colony")) b { (board.colonies.len()) } }
                }
            }
        }
    }
}

/// What this player could do to the viewer, from what lies open.
fn threat(page: &Page<'_>, rival: &Rival) -> Markup {
    if !page.view.table.options.has_politics() {
        return Markup::default();
    }
    let seat = rival.seat;
    let line = |class: &str, symbol: &str, text: String| {
        html! { p class={ "threat " (class) } { (ICONS.icon(symbol)) span { (text) } } }
    };
    if let Some(card) = rival.war {
        let (theirs, own) = (page.values(seat).strength, page.me().map_or(0, |me| page.values(me).strength));
        let name = page.name(card);
        return html! {
            div.threat.threat--war {
                (ICONS.icon("i-war"))
                p { b { (page.say(&msg!("war-on-you", card = name))) } " " (page.say(&msg!("war-on-you-more", theirs, own))) }
            }
        };
    }
    if rival.barred {
        return line("threat--none", "i-check", page.say(&msg!("threat-barred")));
    }
    let cards = page.view.hands[seat].count();
    match rival.lead {
        1.. if cards > 0 => line(
            "threat--some",
            "i-warning",
            page.say(&msg!("threat-could", cards, actions = page.values(seat).military_total)),
        ),
        1.. => line("threat--none", "i-check", page.say(&msg!("threat-no-cards"))),
        _ => line("threat--none", "i-check", page.say(&msg!("threat-weaker"))),
    }
}
