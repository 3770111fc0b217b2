//! What can be bought in this era: prices, and what a purchase would bring.

use engine::{Block, Label, Message, Seat, Section, msg};

use super::super::labels::label;
use super::super::words::{gold, list, name, player};
use super::{buyer, section as plain};
use crate::action::Action;
use crate::cards::{Improvement, Kind, Price, Technology};
use crate::rules::{technology, units};
use crate::state::{Holder, Table};
use crate::view::View;

/// Units, settlements and technologies with their prices, for the player who buys, or else for the viewer.
pub fn section(view: &View) -> Section {
    let table = &view.table;
    let seat = buyer(table).or(view.viewer).unwrap_or(table.first_player);
    let mut blocks = vec![Block::Lines(vec![msg!("shop-for", seat)]), goods(view, seat)];
    if table.options.advanced() {
        blocks.push(technologies(view, seat));
    }
    plain(msg!("sheet-shop"), blocks)
}

/// A row with the name and the hint of a purchase.
fn row(label: Label) -> Vec<Message> {
    let hint = label.hint.unwrap_or_else(|| msg!("nothing"));
    vec![label.text, hint]
}

fn goods(view: &View, seat: Seat) -> Block {
    let table = &view.table;
    let head = vec![msg!("head-purchase"), msg!("head-brings")];
    let sold = Kind::ALL.iter().filter(|kind| units::for_sale(table, **kind));
    let mut rows: Vec<_> = sold.map(|kind| row(label(view, seat, &Action::Buy(*kind)))).collect();
    let prices = [
        (Price::Village, msg!("price-village")),
        (Price::ToTown, msg!("price-town")),
        (Price::ToCity, msg!("price-city")),
        (Price::ToMetropolis, msg!("price-metropolis")),
    ];
    rows.extend(prices.map(|(price, what)| vec![what, gold(units::cost(table, price, table.era))]));
    if table.options.advanced() {
        let open =
            |card: &&Improvement| card.facts().era == table.era && table.in_play(card.facts().enabled_by);
        let improvements = Improvement::ALL.iter().filter(open);
        rows.extend(improvements.map(|card| row(label(view, seat, &Action::Improve(*card)))));
    } else if let Some(card) = technology::top_card(table) {
        rows.push(row(label(view, seat, &Action::Learn(card))));
    }
    Block::Table { head, rows }
}

/// The technologies of this era and the next: whose they are, what they ask for and bring.
fn technologies(view: &View, seat: Seat) -> Block {
    let table = &view.table;
    let head = ["head-technology", "head-era", "head-holder", "head-needs", "head-brings"];
    let near = |card: &&Technology| {
        let era = card.facts().era.index();
        era == table.era.index() || era == table.era.index() + 1
    };
    let row = |card: &Technology| {
        let needed = technology::prerequisites(table, *card);
        let missing = needed.iter().filter(|needed| !table.in_play(*needed));
        let Label { text, hint, .. } = label(view, seat, &Action::Learn(*card));
        vec![
            text,
            name(card.facts().era.name()),
            holder(table, *card),
            list(missing.map(|needed| needed.name().into()).collect()),
            hint.unwrap_or_else(|| msg!("nothing")),
        ]
    };
    let rows = Technology::ALL.iter().filter(near).map(row).collect();
    Block::Table { head: head.map(Message::new).to_vec(), rows }
}

fn holder(table: &Table, card: Technology) -> Message {
    match table.technology(card) {
        Holder::Player(seat) => player(seat),
        Holder::Supply => msg!("holder-supply"),
        Holder::Aside => msg!("holder-aside"),
        Holder::Box => msg!("holder-box"),
    }
}
