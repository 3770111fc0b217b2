//! What else lies before a civilization: government, leader, special technologies, tactics, wonders,
//! colonies, pacts, a declared war; each a small card that opens its long form.

use engine::{Seat, msg};
use game_through_the_ages::board::Site;
use game_through_the_ages::cards::{Card, Kind};
use game_through_the_ages::rules::tactics::armies;
use game_through_the_ages::task::Side;
use look::part::seat_badge;
use look::{Markup, html};

use crate::card::{army, dagger, rule_of};
use crate::figures::{figures, is_all};
use crate::icons::{ICONS, emblem, kind_class, kind_icon, kind_word};
use crate::page::Page;
use crate::sign::Sign;

/// A small card.
struct Mini {
    card: Card,
    class: &'static str,
    line: Markup,
}

/// All small cards.
pub fn tableau(page: &Page<'_>, seat: Seat, id: &str) -> Markup {
    html! {
        ul.tableau aria-label=(page.say(&msg!("tableau"))) {
            @for (at, mini) in minis(page, seat).iter().enumerate() { (draw(page, mini, &format!("{id}-held-{at}"))) }
        }
    }
}

fn minis(page: &Page<'_>, seat: Seat) -> Vec<Mini> {
    let board = page.board(seat);
    let plain = |card: Card| Mini { card, class: "", line: line(page, card) };
    let mut minis = vec![government(page, seat)];
    minis.extend(board.leader.map(plain));
    minis.extend(board.specials.iter().copied().map(plain));
    minis.extend(board.tactic.map(|card| tactic(page, seat, card)));
    minis.extend(board.building.map(|site| under_construction(page, site)));
    minis.extend(board.wonders.iter().map(|card| wonder(page, seat, *card)));
    minis.extend(board.colonies.iter().copied().map(plain));
    minis.extend(page.view.table.pacts().filter_map(|(owner, pact)| {
        let sides = [(owner, pact.partner, pact.side), (pact.partner, owner, pact.side.other())];
        let (_, partner, side) = sides.into_iter().find(|(one, _, _)| *one == seat)?;
        Some(with(page, pact.card, partner, Some(side)))
    }));
    minis.extend(board.war.map(|war| with(page, war.card, war.victim, None)));
    minis
}

fn line(page: &Page<'_>, card: Card) -> Markup {
    html! {
        (page.figures(&figures(card)))
        @if figures(card).is_empty() { span.mini__text { (page.card_text(card)) } }
        @else if !is_all(card) { "…" }
    }
}

fn government(page: &Page<'_>, seat: Seat) -> Mini {
    let values = page.values(seat);
    let line = html! {
        (page.tokens(Sign::Civil, values.civil_left, values.civil_total))
        (page.tokens(Sign::Military, values.military_left, values.military_total))
    };
    Mini { card: page.board(seat).government, class: "held--gov", line }
}

fn tactic(page: &Page<'_>, seat: Seat, card: Card) -> Mini {
    let board = page.board(seat);
    let bonus = armies(board, &board.techs.units()).bonus;
    let line = html! {
        (page.figure(Sign::Strength, format!("+{bonus}")))
        @if let Kind::Tactic(tactic) = card.kind() { span.army { (army(tactic.army)) } }
    };
    Mini { card, class: "", line }
}

fn under_construction(page: &Page<'_>, site: Site) -> Mini {
    let stages = site.card.stages();
    let built = usize::from(site.stages);
    let line = html! {
        span.stages role="img" aria-label=(page.say(&msg!("stages-built", n = site.stages, of = stages.len()))) {
            @for (at, stage) in stages.iter().enumerate() { i.stage.on[at < built].next[at == built] { (stage) } }
        }
        span.then { (page.figures(&figures(site.card))) }
    };
    Mini { card: site.card, class: "held--work", line }
}

fn wonder(page: &Page<'_>, seat: Seat, card: Card) -> Mini {
    if page.board(seat).face_down == Some(card) {
        let line = html! { span.faint { (page.say(&msg!("face-down"))) } };
        return Mini { card, class: "held--down", line };
    }
    Mini { card, class: "", line: line(page, card) }
}

/// A pact or a war, with the other player.
fn with(page: &Page<'_>, card: Card, other: Seat, side: Option<Side>) -> Mini {
    let asymmetric = matches!(card.kind(), Kind::Pact(pact) if !pact.symmetric);
    let side = side.filter(|_| asymmetric).map(|side| if side == Side::A { "A" } else { "B" });
    let line = html! {
        (seat_badge(other)) " " (page.on.player(other))
        @if let Some(side) = side { " " span.faint { (page.say(&msg!("side", side))) } }
    };
    Mini { card, class: "", line }
}

fn draw(page: &Page<'_>, mini: &Mini, id: &str) -> Markup {
    let card = mini.card;
    let class = if mini.class.is_empty() { "held".to_owned() } else { format!("held {}", mini.class) };
    html! {
        li class=(class) id=(id) {
            div class={ "mini " (kind_class(card)) } tabindex="0" aria-describedby={ (id) "-more" } {
                span.mini__band { (ICONS.icon(emblem(card))) span.numeral { (card.age().numeral()) } }
                span.mini__name { (page.name(card)) (dagger(card)) }
                span.mini__line { (mini.line) }
            }
            div class={ "more tooltip " (kind_class(card)) } role="tooltip" id={ (id) "-more" } {
                p.more__band { (ICONS.icon(kind_icon(card))) (page.say(&kind_word(card))) span.numeral { (card.age().numeral()) } }
                p.name { (page.name(card)) }
                p.more__text { (page.card_text(card)) "." }
                (rule_of(page, card))
            }
        }
    }
}
