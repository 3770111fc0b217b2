//! The end: who won by which agendas, in which rounds they were met, and how it came.

use engine::{Seat, Status, msg};
use game_new_dawn::cards::VictoryCard;
use game_new_dawn::details::AgendaDetails;
use look::asset::icon_href;
use look::part::{icon, seat_class, seat_mark};
use look::{Markup, html};

use crate::page::Page;

/// How the match was won: folded below the map, which stays in sight. What all games tell of their end is not repeated.
pub fn end(page: &Page<'_>) -> Markup {
    let Status::Over(outcome) = page.on.shown.status() else { return Markup::default() };
    let place = |seat: Seat| outcome.ranking.get(seat).copied().unwrap_or(0);
    let mut seats: Vec<Seat> = page.table.players.seats().collect();
    seats.sort_by_key(|seat| place(*seat));
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    let first = winners.first().copied().unwrap_or_default();
    html! {
        details class={ "end panel " (seat_class(first)) } id="end" {
            summary.end__head {
                (icon("i-points"))
                b.end__title { (page.say(&msg!("wins", n = winners.len(), who = winners))) }
                span.end__by { (page.say(&msg!("won-how", cards = page.table.victory.len(), round = page.table.round))) }
                (icon("i-next"))
            }
            div.end__body {
                div.end__table { (table(page, &seats, place)) }
                (timeline(page))
            }
            p.end__foot.muted { (page.say(&msg!("tie-break"))) " " a.tooltip__rule href=(page.on.rule_href("ND-16.5")) { "ND-16.5" } }
        }
    }
}

fn table(page: &Page<'_>, seats: &[Seat], place: impl Fn(Seat) -> u8) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th.num {} th { (page.say(&msg!("player"))) }
                    @for card in page.table.victory.iter() { th { (page.name(card.name())) } }
                    th.num { (page.say(&msg!("wonders"))) } th.num { (page.say(&msg!("spaces"))) }
                }
            }
            tbody {
                @for seat in seats {
                    tr class={ (seat_class(*seat)) @if place(*seat) == 1 { " is-first" } } {
                        td.num { (place(*seat)) }
                        td {
                            span.name { (seat_mark(*seat)) (page.on.player(*seat)) }
                            small { (page.name(page.table.players[*seat].leader.name())) }
                        }
                        @for card in page.table.victory.iter() { (cell(page, *seat, *card)) }
                        td.num { (page.table.wonders(*seat).count()) span.end__word { (page.say(&msg!("wonders"))) } }
                        td.num { (page.table.board.friendly(*seat).len()) span.end__word { (page.say(&msg!("spaces"))) } }
                    }
                }
            }
        }
    }
}

/// The agenda that was met on a card, or how far both were.
fn cell(page: &Page<'_>, seat: Seat, card: VictoryCard) -> Markup {
    let of_card: Vec<&AgendaDetails> =
        page.details.agendas.iter().filter(|found| found.card == card).collect();
    let met = of_card.iter().find(|found| found.marked[seat]);
    html! {
        @match met {
            Some(found) => td {
                span.end__met { (icon("i-check")) (page.name(found.agenda.name())) }
                @if found.rounds[seat] > 0 { small { (page.say(&msg!("in-round", round = found.rounds[seat]))) } }
            },
            None => td.end__open {
                (page.say(&msg!("open-agenda")))
                small {
                    @for found in of_card {
                        span { (page.say(&msg!("how-far", agenda = page.name(found.agenda.name()), have = found.progress[seat], goal = found.goal))) } " "
                    }
                }
            },
        }
    }
}

/// The agendas that were met, as steps of each player over the rounds.
fn timeline(page: &Page<'_>) -> Markup {
    let rounds = page.table.round.max(2);
    let cards = page.table.victory.len();
    let x = |round: u32| 30 + (round.saturating_sub(1)) * 610 / (rounds - 1);
    let y = |met: usize| 88 - met * 72 / cards.max(1);
    let ticks =
        (1..=rounds).filter(|round| *round == 1 || round % 5 == 0 && rounds - round > 2 || *round == rounds);
    html! {
        div.end__tl {
            p.label { (page.say(&msg!("agendas-by-round"))) }
            svg.tline viewBox="0 0 670 116" role="img" aria-label=(page.say(&msg!("agendas-by-round"))) {
                path.tline__axis d="M30 94H640" {}
                @for round in ticks {
                    path.tline__tick d={ "M" (x(round)) " 90v8" } {}
                    text.tline__no x=(x(round)) y="112" { (round) }
                }
                @for seat in page.table.players.seats() {
                    @let met = met(page, seat);
                    g class=(seat_class(seat)) transform={ "translate(0 " (i32::from(seat.0) * 4 - 6) ")" } {
                        path.tline__curve d=(curve(&met, x, y, rounds)) {}
                        @for (step, (round, name)) in met.iter().enumerate() {
                            g transform={ "translate(" (x(*round)) " " (y(step + 1)) ")" } {
                                title { (page.say(&msg!("met-in-round", seat, agenda = *name, round = *round))) }
                                circle.tline__disc r="9" {}
                                use.mark href=(icon_href(&seat_class(seat))) x="-5" y="-5" width="10" height="10" {}
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The rounds in which a player met agendas, in order.
fn met<'p>(page: &'p Page<'_>, seat: Seat) -> Vec<(u32, &'p str)> {
    let marked = page.details.agendas.iter().filter(|found| found.marked[seat] && found.rounds[seat] > 0);
    let mut met: Vec<_> =
        marked.map(|found| (u32::from(found.rounds[seat]), page.name(found.agenda.name()))).collect();
    met.sort_unstable();
    met
}

/// A staircase: up by a step whenever an agenda was met.
fn curve(met: &[(u32, &str)], x: impl Fn(u32) -> u32, y: impl Fn(usize) -> usize, rounds: u32) -> String {
    let mut path = format!("M30 {}", y(0));
    for (step, (round, _)) in met.iter().enumerate() {
        path += &format!("H{}V{}", x(*round), y(step + 1));
    }
    path + &format!("H{}", x(rounds))
}
