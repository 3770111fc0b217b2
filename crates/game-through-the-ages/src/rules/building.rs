//! Chapters 8a, 9 and 21: building, destroying and upgrading.

use engine::{Log, Rule, Seat, rule};

use crate::board::{Board, Good};
use crate::cards::{Category, Tech};
use crate::event::{Event, What};
use crate::refusal::{Checked, Why};
use crate::rules::civil::{self, Terms};
use crate::rules::{goods, military, population, score};
use crate::state::{State, Table};

/// TTA-8.5, TTA-8.6, TTA-9.1: what a new building or unit costs this player now. Discounts add up,
/// to at least 0 (TTA-8.35, TTA-29.6).
#[must_use]
pub fn cost(table: &Table, seat: Seat, tech: Tech, discount: u8) -> u8 {
    let board = &table.boards[seat];
    let own = board.perks.build_discount[tech.category as usize] + war_discount(table, seat, tech);
    let price = tech.facts().cost + surcharge(table, seat, tech.category);
    price.saturating_sub(construction_discount(board, tech) + own + discount)
}

/// TTA-8.10, TTA-21.5: the difference of the two costs, each lowered by the construction technology;
/// discounts on building do not count (TTA-8.63).
#[must_use]
pub fn upgrade_cost(table: &Table, seat: Seat, from: Tech, to: Tech, discount: u8) -> u8 {
    let board = &table.boards[seat];
    let lowered = |tech: Tech| tech.facts().cost.saturating_sub(construction_discount(board, tech));
    let difference = lowered(to).saturating_sub(lowered(from));
    (difference + surcharge(table, seat, to.category)).saturating_sub(discount)
}

/// TTA-21.5: by level, on urban buildings.
fn construction_discount(board: &Board, tech: Tech) -> u8 {
    if tech.category.is_urban() { board.perks.urban_discount[usize::from(tech.level)] } else { 0 }
}

/// TTA-29.18: what the leaders of others make dearer.
fn surcharge(table: &Table, seat: Seat, category: Category) -> u8 {
    let of = |(other, board): (Seat, &Board)| {
        if other == seat { 0 } else { board.perks.surcharge[category as usize] }
    };
    table.boards.pairs().map(of).sum()
}

/// TTA-29.15: Churchill, while a war against the owner is unresolved.
fn war_discount(table: &Table, seat: Seat, tech: Tech) -> u8 {
    let discount = table.boards[seat].perks.war_discount;
    if discount == 0 || !tech.category.is_unit() {
        return 0;
    }
    let at_war = table.boards.iter().any(|board| board.war.is_some_and(|war| war.victim == seat));
    if at_war { discount } else { 0 }
}

/// TTA-8.38: what pays for a unit before own resources do.
#[must_use]
pub fn funds(board: &Board, tech: Tech) -> u8 {
    let funds = board.turn.unit_resources.saturating_add(board.turn.leader_resources);
    if tech.category.is_unit() { funds } else { 0 }
}

fn check_resources(board: &Board, tech: Tech, need: u8, cost: Rule) -> Checked {
    let have = goods::available(board, Good::Resources) + u16::from(funds(board, tech));
    cost.require(u16::from(need) <= have, || Why::TooFewResources { need, have })
}

/// Returns what was paid beyond the cost (TTA-8.21).
fn pay(board: &mut Board, tech: Tech, cost: u8) -> u8 {
    let mut due = cost;
    if tech.category.is_unit() {
        for funds in [&mut board.turn.leader_resources, &mut board.turn.unit_resources] {
            let used = due.min(*funds);
            *funds -= used;
            due -= used;
        }
    }
    goods::spend(board, Good::Resources, due)
}

/// The rule that says how farms and mines, urban buildings, or units are built.
const fn built_by(category: Category) -> Rule {
    match category {
        _ if category.is_unit() => rule("TTA-9.1"),
        Category::Farm | Category::Mine => rule("TTA-8.5"),
        _ => rule("TTA-8.6"),
    }
}

/// The rule that says how buildings, or units, are upgraded.
const fn upgraded_by(category: Category) -> Rule {
    if category.is_unit() { rule("TTA-9.3") } else { rule("TTA-8.10") }
}

/// TTA-8.34: whether the action that a building or a unit takes is left.
fn check_action(board: &Board, tech: Tech, terms: Terms, cost: Rule) -> Checked {
    match (terms.action, tech.category.is_unit()) {
        (false, _) => Ok(()),
        (true, true) => military::check_actions(board, 1, cost),
        (true, false) => civil::check_actions(board, 1, cost),
    }
}

fn spend_action(board: &mut Board, tech: Tech, terms: Terms) {
    match (terms.action, tech.category.is_unit()) {
        (false, _) => {}
        (true, true) => military::spend(board, 1),
        (true, false) => civil::spend(board, 1),
    }
}

/// TTA-8.6, TTA-8.14: whether the government allows a further urban building of the type.
pub fn check_limit(board: &Board, category: Category) -> Checked {
    let limit = board.perks.urban_limit;
    let room = !category.is_urban() || board.techs.count(category) < limit;
    rule("TTA-8.6").require(room, || Why::UrbanLimit { category, limit })
}

/// TTA-8.5, TTA-8.6, TTA-9.1: the technology in play, an unused worker, the action and the price.
pub fn check_build(table: &Table, seat: Seat, tech: Tech, terms: Terms) -> Checked {
    let (board, how) = (&table.boards[seat], built_by(tech.category));
    rule("TTA-8.8").require(board.techs.knows(tech), || Why::NotInPlay { tech })?;
    how.require(board.unused > 0, || Why::NoUnusedWorker)?;
    check_limit(board, tech.category)?;
    check_action(board, tech, terms, how)?;
    check_resources(board, tech, cost(table, seat, tech, terms.discount), how)
}

/// Builds it.
pub fn build(state: &mut State, seat: Seat, tech: Tech, terms: Terms, log: &mut impl Log<Event>) {
    let cost = cost(&state.table, seat, tech, terms.discount);
    let board = state.board_mut(seat);
    spend_action(board, tech, terms);
    let over = pay(board, tech, cost);
    place_worker(board, tech);
    log.tell(Event::Built { seat, tech, cost });
    score::overpaid(seat, What::Resources, over, log);
}

/// An unused worker goes onto the card.
pub fn place_worker(board: &mut Board, tech: Tech) {
    board.unused -= 1;
    *board.techs.workers_mut(tech) += 1;
}

/// A worker comes back from the card.
pub fn remove_worker(board: &mut Board, tech: Tech) {
    *board.techs.workers_mut(tech) -= 1;
    board.unused += 1;
}

/// TTA-8.9: farms, mines and urban buildings are destroyed for 1 civil action.
pub fn check_destroy(board: &Board, tech: Tech) -> Checked {
    rule("TTA-8.9").require(!tech.category.is_unit(), || Why::NotABuilding { tech })?;
    rule("TTA-8.9").require(board.techs.workers(tech) > 0, || Why::NoWorkerOn { tech })?;
    civil::check_actions(board, 1, rule("TTA-8.9"))
}

/// TTA-9.2: units are disbanded for 1 military action.
pub fn check_disband(board: &Board, tech: Tech) -> Checked {
    rule("TTA-9.2").require(tech.category.is_unit(), || Why::NotAUnit { tech })?;
    rule("TTA-9.2").require(board.techs.workers(tech) > 0, || Why::NoWorkerOn { tech })?;
    military::check_actions(board, 1, rule("TTA-9.2"))
}

/// Destroys a building or disbands a unit by an own action.
pub fn destroy(state: &mut State, seat: Seat, tech: Tech, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    spend_action(board, tech, Terms::OWN);
    remove_worker(board, tech);
    let unit = tech.category.is_unit();
    log.tell(if unit { Event::Disbanded { seat, tech } } else { Event::Destroyed { seat, tech, own: true } });
}

/// TTA-8.10, TTA-8.11, TTA-9.3: to a higher level of the same type.
pub fn check_upgrade(table: &Table, seat: Seat, from: Tech, to: Tech, terms: Terms) -> Checked {
    let (board, how) = (&table.boards[seat], upgraded_by(to.category));
    let higher = from.category == to.category && from.level < to.level;
    rule("TTA-8.11").require(higher, || Why::NoUpgrade { from, to })?;
    how.require(board.techs.knows(to), || Why::NotInPlay { tech: to })?;
    how.require(board.techs.workers(from) > 0, || Why::NoWorkerOn { tech: from })?;
    check_action(board, to, terms, how)?;
    check_resources(board, to, upgrade_cost(table, seat, from, to, terms.discount), how)
}

/// Moves the worker up.
pub fn upgrade(state: &mut State, seat: Seat, from: Tech, to: Tech, terms: Terms, log: &mut impl Log<Event>) {
    let cost = upgrade_cost(&state.table, seat, from, to, terms.discount);
    let board = state.board_mut(seat);
    spend_action(board, to, terms);
    let over = pay(board, to, cost);
    *board.techs.workers_mut(from) -= 1;
    *board.techs.workers_mut(to) += 1;
    log.tell(Event::Upgraded { seat, from, to, cost });
    score::overpaid(seat, What::Resources, over, log);
}

/// TTA-29.14: Barbarossa grows and builds a unit with that worker for 1 civil action.
pub fn check_grow_and_build(table: &Table, seat: Seat, tech: Tech) -> Checked {
    let board = &table.boards[seat];
    let discounts = board.perks.grow_and_build;
    let (food, resources) = discounts.ok_or_else(|| rule("TTA-29.14").refuse(Why::NoBarbarossa))?;
    rule("TTA-29.14").require(tech.category.is_unit(), || Why::NotAUnit { tech })?;
    rule("TTA-8.8").require(board.techs.knows(tech), || Why::NotInPlay { tech })?;
    population::check(board, Terms { action: true, discount: food })?;
    check_resources(board, tech, cost(table, seat, tech, resources), rule("TTA-29.14"))
}

/// Grows and builds.
pub fn grow_and_build(state: &mut State, seat: Seat, tech: Tech, log: &mut impl Log<Event>) {
    let (food, resources) = state.board(seat).perks.grow_and_build.expect("checked: Barbarossa leads");
    population::grow(state, seat, Terms { action: true, discount: food }, log);
    build(state, seat, tech, Terms::contained(resources), log);
}
