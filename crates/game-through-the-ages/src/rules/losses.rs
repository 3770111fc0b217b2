//! Losing population, buildings and sacrificed units (TTA-15.5, TTA-17.8, TTA-17.14, TTA-17.18).

use engine::{Log, Seat};

use crate::board::Board;
use crate::cards::{Category, Tech};
use crate::event::Event;
use crate::rules::building;
use crate::state::State;

/// Workers that can be lost: those that are not spoken for.
#[must_use]
pub fn losable(board: &Board) -> u16 {
    let spoken: u16 = board.sacrificed.iter().flatten().map(|units| u16::from(*units)).sum();
    board.population() - spoken
}

/// The cards from which a worker can be lost.
pub fn worker_cards(board: &Board) -> impl Iterator<Item = Tech> + '_ {
    board.techs.worked().filter(|tech| board.free_units(*tech) > 0)
}

/// TTA-15.5: an unused worker returns to the bank.
pub fn lose_unused(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    board.unused -= 1;
    board.yellow += 1;
    log.tell(Event::WorkerLost { seat, from: None });
}

/// TTA-15.5: a worker returns from a card to the bank.
pub fn lose_from(state: &mut State, seat: Seat, tech: Tech, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    *board.techs.workers_mut(tech) -= 1;
    board.yellow += 1;
    log.tell(Event::WorkerLost { seat, from: Some(tech) });
}

/// The buildings that can be destroyed: farms, mines and urban ones, or urban ones only.
pub fn buildings(board: &Board, urban_only: bool) -> impl Iterator<Item = Tech> + '_ {
    let fits = move |category: Category| if urban_only { category.is_urban() } else { !category.is_unit() };
    board.techs.worked().filter(move |tech| fits(tech.category))
}

/// TTA-17.14: a building is destroyed; its worker becomes unused.
pub fn destroy(state: &mut State, seat: Seat, tech: Tech, log: &mut impl Log<Event>) {
    building::remove_worker(state.board_mut(seat), tech);
    log.tell(Event::Destroyed { seat, tech, own: false });
}

/// TTA-17.2: a unit is announced as sacrificed.
pub fn sacrifice(state: &mut State, seat: Seat, tech: Tech, log: &mut impl Log<Event>) {
    let place = crate::board::unit(tech.category).expect("checked to be a unit");
    state.board_mut(seat).sacrificed[place][usize::from(tech.level)] += 1;
    log.tell(Event::Sacrificed { seat, tech });
}

/// The units that can still be sacrificed.
pub fn sacrificable(board: &Board) -> impl Iterator<Item = Tech> + '_ {
    let units = Category::UNITS.into_iter().flat_map(|category| board.techs.of(category));
    units.filter(|tech| board.free_units(*tech) > 0)
}

/// TTA-16.5, TTA-17.8: sacrificed workers return to the yellow bank.
pub fn return_sacrificed(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let board = state.board_mut(seat);
    let before = board.yellow;
    let units = std::mem::take(&mut board.sacrificed);
    for (category, levels) in Category::UNITS.into_iter().zip(units) {
        for (level, count) in (0..).zip(levels) {
            if count > 0 {
                *board.techs.workers_mut(Tech { category, level }) -= count;
                board.yellow += count;
            }
        }
    }
    let workers = board.yellow - before;
    if workers > 0 {
        log.tell(Event::Returned { seat, workers });
    }
}
