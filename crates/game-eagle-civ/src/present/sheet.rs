//! The whole position in words and tables: the board for somebody who cannot see it.

mod battle;
mod map;
mod player;
mod shop;

use engine::{Arg, Block, Message, Seat, Section, Sheet, msg};

use super::labels::offered;
use super::words::{self, name, number, player as seat_name};
use crate::cards::{Milestone, Resource};
use crate::details;
use crate::frame::Frame;
use crate::gold::Gold;
use crate::rules::production::{self, Statement};
use crate::rules::{milestones, movement, trade};
use crate::state::{Holder, Table};
use crate::view::View;

pub use map::continent;

/// From the general to the particular.
pub fn sheet(view: &View) -> Sheet {
    let table = &view.table;
    let mut sections = vec![course(table)];
    if let Some(battle) = &table.battle {
        sections.push(battle::section(table, battle));
    }
    if !table.battles.is_empty() {
        sections.push(declared(table));
    }
    if !table.offers.is_empty() {
        sections.push(offers(table));
    }
    if let Some(seat) = view.viewer.filter(|seat| movement::active(table) == Some(*seat)) {
        sections.push(reach(table, seat));
    }
    sections.push(income(table));
    if !table.options.advanced() {
        sections.push(goals(table));
    }
    sections.push(shop::section(view));
    sections.extend(table.players.seats().map(|seat| player::section(table, seat)));
    sections.push(map::land(view));
    sections.push(map::sea(table));
    Sheet { sections }
}

/// A section about nobody in particular.
fn section(title: Message, blocks: Vec<Block>) -> Section {
    Section { title, seat: None, blocks }
}

/// Rules, era, turn and phase.
fn course(table: &Table) -> Section {
    let mut facts = vec![
        (msg!("fact-rules"), words::rules(table.options)),
        (msg!("option-edition"), words::edition(table.options)),
        (msg!("fact-era"), name(table.era.name())),
        (msg!("fact-turn"), number(table.turn)),
        (msg!("fact-first"), seat_name(table.first_player)),
        (msg!("fact-phase"), super::questions::phase(table.frame())),
    ];
    if let Some(resource) = table.critical {
        facts.push((msg!("fact-critical"), name(resource.name())));
    }
    if table.era_ended {
        facts.push((msg!("fact-era-ends"), msg!("with-this-turn")));
    }
    if let Some(ending) = table.ending {
        facts.push((msg!("fact-ending"), words::ending(ending)));
    }
    if table.options.advanced() {
        let (land, sea) = trade::range(table);
        let far = |steps: u8| if steps > 100 { msg!("unlimited") } else { number(steps) };
        facts.push((msg!("fact-trade-range"), msg!("trade-range", land = far(land), sea = far(sea))));
    }
    section(msg!("sheet-match"), vec![Block::Facts(facts), Block::Lines(vec![chances(table)])])
}

/// How likely each resource becomes critical in this era.
fn chances(table: &Table) -> Message {
    let chance = |resource: &Resource| match details::critical_chance(table.era, *resource) {
        0 => None,
        ways => Some(Arg::from(msg!("critical-chance", resource = resource.name(), ways))),
    };
    let chances: Vec<Arg> = Resource::ALL.iter().filter_map(chance).collect();
    msg!("critical-chances", chances)
}

/// The battles that were declared and are still to be fought.
fn declared(table: &Table) -> Section {
    let active = movement::active(table).unwrap_or_default();
    let row = |declared: &crate::state::Declared| {
        let area = declared.area.name();
        if declared.by.is_empty() {
            return msg!("declared-battle", area, seats = vec![Arg::from(active)], foe = declared.foe);
        }
        msg!(
            "declared-battle",
            area,
            seats = declared.by.iter().map(Arg::from).collect::<Vec<_>>(),
            foe = active
        )
    };
    section(msg!("sheet-declared"), vec![Block::Lines(table.battles.iter().map(row).collect())])
}

/// The open offers of the trade phase.
fn offers(table: &Table) -> Section {
    let line =
        |offer: &crate::trade::Offer| msg!("form-offer", number = offer.id, offer = offered(table, offer));
    section(msg!("sheet-offers"), vec![Block::Lines(table.offers.iter().map(line).collect())])
}

/// How far the pieces of the active player can go.
fn reach(table: &Table, seat: Seat) -> Section {
    let head = vec![msg!("head-pieces"), msg!("head-reach")];
    let mobile = table.players[seat].pieces.iter().filter(|group| group.left() > 0);
    let row = |group: &crate::state::Group| {
        let areas = movement::reach(table, seat, group);
        vec![
            words::group(table, group.which(), group.count),
            words::names(areas.iter().map(|area| area.name())),
        ]
    };
    section(msg!("sheet-reach"), vec![Block::Table { head, rows: mobile.map(row).collect() }])
}

/// The production statement of everybody whose gold is not hidden, line by line, as things stand.
fn income(table: &Table) -> Section {
    let seats = || table.players.seats().filter(|seat| table.players[*seat].gold != Gold::Hidden);
    let mut head = vec![msg!("head-income")];
    head.extend(seats().map(seat_name));
    let without = |seat: Seat| production::statement(table, seat, None);
    let line = |title: Message, part: &dyn Fn(&Statement) -> u32| {
        let mut row = vec![title];
        row.extend(seats().map(|seat| number(part(&without(seat)))));
        row
    };
    let mut rows = vec![
        line(msg!("line-settlements"), &|statement| statement.settlements),
        line(msg!("line-resources"), &|statement| statement.resources),
        line(msg!("line-monopolies"), &|statement| statement.monopolies),
    ];
    if table.options.advanced() {
        rows.push(line(msg!("line-wonders"), &|statement| statement.wonders));
    }
    rows.push(line(msg!("line-minimum"), &|statement| statement.minimum));
    rows.push(line(msg!("line-total"), &Statement::total));
    let mut critical = vec![msg!("line-critical")];
    critical.extend(seats().map(|seat| with_critical(table, seat)));
    rows.push(critical);
    section(msg!("sheet-income"), vec![Block::Table { head, rows }])
}

/// The income of a player if one of their resources becomes critical, and how likely that is.
fn with_critical(table: &Table, seat: Seat) -> Message {
    let held = |resource: &&Resource| {
        table.cards_held(seat).any(|(region, _)| table.resource(region) == Some(**resource))
    };
    let held: Vec<Resource> = Resource::ALL.iter().filter(held).copied().collect();
    let ways: u8 = held.iter().map(|resource| details::critical_chance(table.era, *resource)).sum();
    match held.first() {
        Some(resource) if ways > 0 => {
            let gold = production::statement(table, seat, Some(*resource)).total();
            msg!("critical-income", gold, ways)
        }
        _ => msg!("nothing"),
    }
}

/// The milestones of the era and how far everybody is (EC-4.16).
fn goals(table: &Table) -> Section {
    let mut head = vec![msg!("head-milestone"), msg!("head-wonder")];
    head.extend(table.players.seats().map(seat_name));
    let now = |milestone: &&Milestone| milestone.facts().era == table.era;
    let row = |milestone: &Milestone| {
        let mut row = vec![name(milestone.name()), name(milestone.wonder().name())];
        let holder = table.wonder(milestone.wonder());
        row.extend(table.players.seats().map(|seat| match holder {
            Holder::Player(owner) if owner == seat => msg!("goal-claimed"),
            Holder::Supply if milestones::reached(table, seat, *milestone) => msg!("goal-reached"),
            Holder::Supply => msg!("goal-open"),
            _ => msg!("nothing"),
        }));
        row
    };
    let rows = Milestone::ALL.iter().filter(now).map(row).collect();
    section(msg!("sheet-milestones"), vec![Block::Table { head, rows }])
}

/// Whether somebody is just deciding about purchases; then their prices are told.
fn buyer(table: &Table) -> Option<Seat> {
    match table.frame() {
        Frame::Purchase { seat } => Some(seat),
        _ => None,
    }
}
