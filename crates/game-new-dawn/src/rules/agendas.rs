//! Chapter 16: agendas and winning.

use engine::{Log, Outcome, Seat, Seats};

use super::{maturity, science};
use crate::cards::Agenda;
use crate::event::Event;
use crate::state::{Mark, Table};

/// How far a player is with an agenda: what is reached, of [`goal`](crate::cards::AgendaFacts).
#[must_use]
pub fn progress(table: &Table, seat: Seat, agenda: Agenda) -> usize {
    let (player, pieces) = (&table.players[seat], &table.board.0[seat]);
    match agenda {
        Agenda::Civilized => pieces.cities.len(),
        Agenda::Moneygrubber | Agenda::Paranoid | Agenda::Aesthetic | Agenda::Scholarly => {
            agenda.facts().wonders.map_or(0, |kind| table.wonders_of(seat, kind))
        }
        // ND-R37: one beaten capital is as good as two city-states.
        Agenda::Warmonger if player.beat_capital => usize::from(agenda.facts().goal),
        Agenda::Warmonger => (pieces.friendly() & table.map.state_spaces()).len(),
        Agenda::Explorer => (pieces.friendly() & table.map.coast()).len(),
        Agenda::Technophile if player.reached_24 => usize::from(science::LAST),
        Agenda::Technophile => usize::from(player.tech),
        Agenda::Populous => maturity::mature_cities(table, seat).len(),
        Agenda::Preservationist => (pieces.friendly() & table.map.natural_spaces()).len(),
    }
}

/// Marks what is met, if something that agendas count has changed since they were last looked at: the
/// pieces on the map, the wonders, Open Borders, and the two feats that are remembered. Nothing else
/// can meet an agenda, so most of the time there is nothing to look at.
pub fn mark_changes(table: &mut Table, log: &mut impl Log<Event>) {
    if std::mem::take(&mut table.turn.touched) {
        mark(table, log);
    }
}

/// Whether an agenda is met. What cannot be is told cheaply.
fn is_met(table: &Table, seat: Seat, agenda: Agenda) -> bool {
    let goal = usize::from(agenda.facts().goal);
    match agenda {
        Agenda::Populous if table.board.0[seat].cities.len() < goal => false,
        Agenda::Technophile => table.players[seat].reached_24,
        _ => progress(table, seat, agenda) >= goal,
    }
}

/// ND-16.2, ND-R71: whoever meets an agenda marks it at once, in whosever turn; the mark stays.
pub fn mark(table: &mut Table, log: &mut impl Log<Event>) {
    for seat in table.players.seats() {
        for index in 0..table.victory.len() {
            if table.marks[seat][index].is_some() {
                continue;
            }
            let agendas = table.victory[index].agendas();
            if let Some(agenda) = agendas.into_iter().find(|agenda| is_met(table, seat, *agenda)) {
                put_mark(table, seat, index, agenda, log);
            }
        }
    }
}

/// A control token beside the card, if there is an unused one (ND-R70).
fn put_mark(table: &mut Table, seat: Seat, index: usize, agenda: Agenda, log: &mut impl Log<Event>) {
    let unused = &mut table.players[seat].control;
    let token = *unused > 0;
    *unused -= u8::from(token);
    let round = u16::try_from(table.round).unwrap_or(u16::MAX);
    table.marks[seat][index] = Some(Mark { agenda, token, round });
    log.tell(Event::AgendaMet { seat, agenda });
}

/// ND-16.4: those who have an agenda on every victory card.
#[must_use]
pub fn qualified(table: &Table) -> Seats {
    let complete = |seat: &Seat| table.agendas_met(*seat) == table.victory.len();
    table.players.seats().filter(complete).collect()
}

/// How the players stand: agendas, then world wonders, then friendly spaces (ND-16.5); whoever is
/// still equal shares the place (ND-R72).
#[must_use]
pub fn outcome(table: &Table) -> Outcome {
    let tie_break = |seat| (table.wonders(seat).count(), table.board.friendly(seat).len());
    Outcome::by_points(table.seats(), |seat| table.agendas_met(seat) as i32, tie_break)
}
