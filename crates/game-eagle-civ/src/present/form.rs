//! The form in which an offer is composed, and the offer that it stands for.
//!
//! The fields are named after what they hold: `give-gold`, `give-card-mekong`, `want-technology-masonry`,
//! `give-piece-3` (the fourth group of the proposer), `want-piece-1-0` (the first group of seat 1).

use engine::{Choice, Field, FieldKind, Form, Message, Rejection, Seat, msg, rule};

use super::words::{group, name};
use crate::action::Action;
use crate::cards::{Region, Technology, Wonder};
use crate::frame::Frame;
use crate::rules::{deciding, trade};
use crate::state::Table;
use crate::trade::{Bundle, Parcel, Proposal};
use crate::view::View;

/// The form, while the viewer can make offers.
pub fn form(view: &View, seat: Seat) -> Option<Form> {
    let table = &view.table;
    if table.frame() != Frame::Trade || !deciding(table).contains(seat) {
        return None;
    }
    let partners: Vec<Seat> = trade::partners(table, seat).collect();
    if partners.is_empty() {
        return None;
    }
    let choice =
        |partner: &Seat| Choice { value: partner.to_string(), label: msg!("player", seat = *partner) };
    let to = FieldKind::Choice(partners.iter().map(choice).collect());
    let mut fields = vec![Field { name: "to".into(), label: msg!("form-to"), kind: to }];
    side(table, seat, "give", "give-piece", &msg!("form-give"), &mut fields);
    let richest = partners.iter().map(|partner| table.players[*partner].gold).max().unwrap_or(0);
    fields.push(gold("want", richest, msg!("form-want-gold")));
    for partner in partners {
        let prefix = format!("want-piece-{partner}");
        goods(table, partner, "want", &prefix, &msg!("form-want", seat = partner), &mut fields);
    }
    Some(Form { title: msg!("form-title"), submit: msg!("form-submit"), fields })
}

fn side(table: &Table, seat: Seat, way: &str, pieces: &str, title: &Message, fields: &mut Vec<Field>) {
    fields.push(gold(way, table.players[seat].gold, msg!("form-give-gold")));
    goods(table, seat, way, pieces, title, fields);
}

fn gold(way: &str, most: u32, label: Message) -> Field {
    let max = i32::try_from(most).unwrap_or(i32::MAX);
    Field { name: format!("{way}-gold"), label, kind: FieldKind::Number { min: 0, max } }
}

/// Everything of a player that can be traded.
fn goods(table: &Table, seat: Seat, way: &str, pieces: &str, title: &Message, fields: &mut Vec<Field>) {
    let mut tick = |name: String, what: Message| {
        let label = msg!("form-field", title = title.clone(), what);
        fields.push(Field { name, label, kind: FieldKind::Tick });
    };
    for region in trade::lendable(table, seat) {
        tick(format!("{way}-card-{}", region.id()), msg!("card-of", region = region.name()));
    }
    for region in table.realm(seat) {
        tick(format!("{way}-settlement-{}", region.id()), msg!("settlement-of", region = region.name()));
    }
    for card in table.technologies_of(seat) {
        tick(format!("{way}-technology-{}", card.id()), name(card.name()));
    }
    for card in table.wonders_of(seat) {
        tick(format!("{way}-wonder-{}", card.id()), name(card.name()));
    }
    for (index, held) in table.players[seat].pieces.iter().enumerate() {
        let label = msg!("form-field", title = title.clone(), what = group(table, held.which()));
        let kind = FieldKind::Number { min: 0, max: i32::from(held.count) };
        fields.push(Field { name: format!("{pieces}-{index}"), label, kind });
    }
}

/// The offer that a filled-in form stands for. `check` decides about it.
pub fn compose(view: &View, seat: Seat, fields: &[(String, String)]) -> Result<Action, Rejection> {
    let mut proposal = Proposal::default();
    let to = fields.iter().find(|(name, _)| name == "to").and_then(|(_, value)| value.parse().ok());
    proposal.to = Seat(to.ok_or_else(|| wrong("to"))?);
    for (name, value) in fields.iter().filter(|(_, value)| !value.is_empty() && value != "0") {
        if let Some(rest) = name.strip_prefix("give-") {
            fill(&mut proposal.gives, &view.table, seat, rest, value).ok_or_else(|| wrong(name))?;
        } else if let Some(rest) = name.strip_prefix("want-") {
            let rest = rest
                .strip_prefix(&format!("piece-{}-", proposal.to))
                .map_or(rest.to_owned(), |index| format!("piece-{index}"));
            fill(&mut proposal.wants, &view.table, proposal.to, &rest, value).ok_or_else(|| wrong(name))?;
        }
    }
    Ok(Action::Offer(proposal))
}

fn wrong(field: &str) -> Rejection {
    rule("EC-9.3").refuse(msg!("form-wrong", field))
}

/// Puts one field into a bundle; nothing if it cannot be read.
fn fill(bundle: &mut Bundle, table: &Table, of: Seat, field: &str, value: &str) -> Option<()> {
    let (kind, id) = field.split_once('-').unwrap_or((field, ""));
    let region = || Region::ALL.iter().find(|region| region.id() == id).copied();
    match kind {
        "gold" => bundle.gold = value.parse().ok()?,
        "card" => bundle.cards |= region()?,
        "settlement" => bundle.settlements |= region()?,
        "technology" => bundle.technologies |= *Technology::ALL.iter().find(|card| card.id() == id)?,
        "wonder" => bundle.wonders |= *Wonder::ALL.iter().find(|card| card.id() == id)?,
        "piece" => {
            let held = table.players.get(of)?.pieces.get(id.parse::<usize>().ok()?)?;
            if bundle.pieces.is_full() {
                return None;
            }
            bundle.pieces.push(Parcel { which: held.which(), count: value.parse().ok()? });
        }
        _ => return None,
    }
    Some(())
}
