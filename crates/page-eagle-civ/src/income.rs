//! What the last production brought everybody, line by line (EC-10.1, EC-31.1): shown when it has happened.

use engine::{Message, Seat, msg};
use game_eagle_civ::Frame;
use game_eagle_civ::rules::production::{Statement, statement};
use look::part::{seat_class, seat_mark};
use look::{Markup, html};

use crate::page::Page;
use crate::part::token;
use crate::recent::{Production, production};

/// The production of this turn, while the others buy.
pub fn shown(page: &Page<'_>) -> Option<Production> {
    matches!(page.frame(), Frame::Purchase { .. }).then(|| production(page)).flatten()
}

/// The lines of a statement that brought gold.
pub fn lines(statement: &Statement) -> Vec<(Message, u32)> {
    let all = [
        (msg!("bill-settlements"), statement.settlements),
        (msg!("bill-critical-line"), statement.critical),
        (msg!("bill-resources"), statement.resources),
        (msg!("bill-monopolies"), statement.monopolies),
        (msg!("bill-wonders"), statement.wonders),
        (msg!("bill-minimum"), statement.minimum),
    ];
    all.into_iter().filter(|(_, gold)| *gold > 0).collect()
}

/// The roll, and what it brought a player, in a sentence.
pub fn told(page: &Page<'_>, seat: Seat) -> Option<String> {
    let Production { roll, critical, incomes, .. } = production(page)?;
    let resource = page.name(critical.name());
    let statement = incomes[seat]?;
    let parts = lines(&statement).into_iter().map(|(word, gold)| format!("{} {gold}", page.say(&word)));
    let parts = parts.collect::<Vec<_>>().join(" + ");
    Some(page.say(&msg!("income-told", roll, resource, parts, income = statement.total())))
}

/// The tray: the roll, and a card for each player with all lines.
pub fn tray(page: &Page<'_>, recent: &Production) -> Markup {
    let resource = page.name(recent.critical.name());
    html! {
        div.tray__head {
            span.label { (page.say(&msg!("track-production"))) }
            span.rolled { (page.say(&msg!("income-rolled", roll = recent.roll, resource))) (token(page, recent.critical, None)) }
        }
        div.groups.incomes tabindex="0" {
            @for seat in page.own().clockwise(page.table.seats()) {
                @if let Some(statement) = recent.incomes[seat] { (card(page, seat, &statement)) }
            }
        }
    }
}

/// What the production brought the player who buys, and what the next would bring, line by line.
pub fn folded(page: &Page<'_>, seat: Seat) -> Markup {
    let brought = production(page).and_then(|recent| recent.incomes[seat]);
    let next = statement(page.table, seat, None);
    let table = |word: Message, statement: &Statement| {
        html! {
            table.bill {
                caption.label { (page.say(&word)) }
                tbody {
                    @for (word, gold) in lines(statement) { tr { td { (page.say(&word)) } td { (gold) } } }
                    tr.total { td { (page.say(&msg!("bill-total"))) } td { (statement.total()) } }
                }
            }
        }
    };
    html! {
        details.basket__lines id="income-lines" {
            summary.label { (page.say(&msg!("income-lines"))) }
            @if let Some(brought) = brought { (table(msg!("last-production"), &brought)) }
            (table(msg!("next-production"), &next))
        }
    }
}

fn card(page: &Page<'_>, seat: Seat, statement: &Statement) -> Markup {
    html! {
        div class={ "group group--income " (seat_class(seat)) } {
            span.name { (seat_mark(seat)) " " (page.who(seat)) }
            b.income { "+" (statement.total()) }
            table.bill {
                tbody {
                    @for (word, gold) in lines(statement) { tr { td { (page.say(&word)) } td { (gold) } } }
                }
            }
        }
    }
}
