//! The Agora: who is there, and the scoring card of the epoch beside it.

use engine::{Seat, msg};
use look::asset::icon_href;
use look::part::{icon, seat_class, seat_mark};
use look::{Markup, html};

use crate::icons;
use crate::page::Page;

/// The panel of the Agora.
pub fn agora(page: &Page<'_>) -> Markup {
    let colonists = colonists(page);
    let count = page.say(&msg!("agora-colonists", count = colonists.len()));
    html! {
        section.agora.panel id="agora" aria-labelledby="agora-title" {
            header.panel__head {
                h2.title id="agora-title" { (page.say(&msg!("agora"))) }
                span.faint { (count) }
            }
            (plaza(page, &colonists))
            (scoring_card(page))
        }
    }
}

/// The colonists in the Agora, by seat and number.
fn colonists(page: &Page<'_>) -> Vec<(Seat, u8)> {
    let of = |(seat, player): (Seat, &game_golden_ages::view::PlayerView)| {
        (0..player.colonists.agora).map(move |number| (seat, number))
    };
    page.view.players.pairs().flat_map(of).collect()
}

fn plaza(page: &Page<'_>, colonists: &[(Seat, u8)]) -> Markup {
    let names: Vec<_> = colonists.iter().map(|(seat, _)| page.on.player(*seat)).collect();
    let label = page.say(&msg!("agora-holds", names = names));
    html! {
        svg.agora__plaza viewBox="0 0 240 112" preserveAspectRatio="xMidYMax slice" role="img" aria-label=(label) {
            defs {
                g id="column" {
                    path.marble d="M-6 18h12v4H-6zM-4 22h8v28h-8zM-6 50h12v4H-6z" {}
                    path.dim d="M1 22h3v28H1z" {}
                }
            }
            rect.plaza-wall width="240" height="56" {}
            rect.plaza y="54" width="240" height="60" {}
            path.plaza-line d="M0 62h240M0 74h240M0 90h240M120 54v60M92 54 64 114M148 54l28 60M62 54 6 114M178 54l56 60M32 54-52 114M208 54l84 60M4 54l-90 44M236 54l90 44" {}
            path.marble d="M-2 6h244v5H-2zM-2 11h244v7H-2z" {}
            @for column in 0..9u16 { use href="#column" x=(format!("{}.{}", 14 + column * 53 / 2, column % 2 * 5)) {} }
            @for (place, (seat, number)) in colonists.iter().enumerate() { (colonist(place, colonists.len(), *seat, *number)) }
        }
    }
}

/// One colonist, lying; the more there are, the closer they lie.
fn colonist(place: usize, count: usize, seat: Seat, number: u8) -> Markup {
    let columns = count.min(6);
    let (column, row) = (place % 6, place / 6);
    let step = 240 / (columns + 1);
    let (x, y) = (step * (column + 1), 80 + 10 * (column % 2) + 14 * row - 4 * (count / 7));
    let scale = if count > 4 { ".7" } else { ".92" };
    html! {
        g.(seat_class(seat)) id={ "colonist-agora-" (seat.0 + 1) "-" (number + 1) }
            transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {
            use href="#pawn-lying" {}
            use.mark href=(icon_href(&seat_class(seat))) x="0" y="1.5" width="11" height="11" {}
        }
    }
}

/// The scoring card of the epoch, with what it would bring each player now.
fn scoring_card(page: &Page<'_>) -> Markup {
    html! {
        div.scoring {
            @match page.view.chosen_card {
                Some(card) => {
                    (icon(&icons::scoring(card)))
                    b.name { (page.name(card.name())) }
                    span.scoring__now {
                        span.card__effect { (page.scoring_line(card)) }
                        @for (seat, points) in page.would_score(card) {
                            span.stat.(seat_class(seat)) { (seat_mark(seat)) b { (points) } }
                        }
                    }
                }
                None => {
                    (icon("i-scales"))
                    b.name { (page.say(&msg!("no-scoring-card"))) }
                    span.card__effect { (page.say(&msg!("no-scoring-card-yet"))) }
                }
            }
        }
    }
}
