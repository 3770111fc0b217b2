//! The phases of a turn, and who has still to decide in the present one.

use engine::{Message, Seat, msg};
use game_eagle_civ::Frame;
use game_eagle_civ::rules::{deciding, movement};
use game_eagle_civ::setup::chooser;
use game_eagle_civ::state::Table;
use look::part::{seat_class, seat_mark};
use look::{Markup, html};

use crate::icons::icon;
use crate::page::Page;

/// A phase of the turn; drafting comes once, before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub enum Phase {
    /// Start regions are chosen.
    Draft,
    /// Pieces move, markers are looked at.
    Movement,
    /// Battles are declared and fought.
    Battles,
    /// Trade.
    Trade,
    /// Happiness, productivity, income.
    Production,
    /// Purchases.
    Purchases,
}

impl Phase {
    /// The phase that a question belongs to; what is asked in between belongs to what lies below it.
    pub fn of(table: &Table) -> Option<Self> {
        table.frames.iter().rev().find_map(|frame| match frame {
            Frame::Draft { .. } | Frame::Deal | Frame::TurnUp { .. } | Frame::RollFirst => Some(Self::Draft),
            Frame::Move { .. } | Frame::StartTurn => Some(Self::Movement),
            Frame::Attack { .. } | Frame::Fight { .. } | Frame::EndMove { .. } => Some(Self::Battles),
            Frame::Trade => Some(Self::Trade),
            Frame::Assign | Frame::Produce => Some(Self::Production),
            Frame::Purchase { .. } | Frame::EndTurn => Some(Self::Purchases),
            _ => None,
        })
    }

    fn name(self) -> Message {
        match self {
            Self::Draft => msg!("track-draft"),
            Self::Movement => msg!("track-movement"),
            Self::Battles => msg!("track-battles"),
            Self::Trade => msg!("track-trade"),
            Self::Production => msg!("track-production"),
            Self::Purchases => msg!("track-purchases"),
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Self::Draft => "i-settler",
            Self::Movement => "ec-move",
            Self::Battles => "i-strength",
            Self::Trade => "i-trade",
            Self::Production => "i-gold",
            Self::Purchases => "i-market",
        }
    }
}

/// How far a player is in the present phase.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Done,
    Now,
    Open,
}

/// The phases as a track.
pub fn phases(page: &Page<'_>) -> Markup {
    let now = Phase::of(page.table);
    let all = [Phase::Movement, Phase::Battles, Phase::Trade, Phase::Production, Phase::Purchases];
    let draft = (now == Some(Phase::Draft)).then_some(Phase::Draft);
    html! {
        ol.phases tabindex="0" aria-label=(page.say(&msg!("track-name"))) {
            @for phase in draft.into_iter().chain(all) {
                li.is-past[now.is_some_and(|now| phase < now)] aria-current=[(now == Some(phase)).then_some("step")] {
                    (icon(phase.icon())) span.txt { (page.say(&phase.name())) }
                    @if now == Some(phase) { span.who { @for (seat, turn) in turns(page, phase) { (mark(page, seat, turn)) } } }
                }
            }
        }
    }
}

fn mark(page: &Page<'_>, seat: Seat, turn: Turn) -> Markup {
    let (player, you) = (page.who(seat), page.you(seat));
    let (class, title) = match turn {
        Turn::Done => ("done", page.say(&msg!("is-done", player))),
        Turn::Now => ("now", page.say(&msg!("decides-now", player, you))),
        Turn::Open => ("open", page.say(&msg!("still-to-decide", player, you))),
    };
    html! { span class={ (class) " " (seat_class(seat)) } role="img" aria-label=(title) title=(title) { (seat_mark(seat)) } }
}

/// Who decides in a phase, in the order in which they do.
fn turns(page: &Page<'_>, phase: Phase) -> Vec<(Seat, Turn)> {
    let table = page.table;
    let asked = deciding(table);
    let at_once = |seat: Seat| match (table.players[seat].done, page.asked() == Some(seat)) {
        (true, _) => Turn::Done,
        (_, true) => Turn::Now,
        _ => Turn::Open,
    };
    match (phase, table.battle.filter(|_| phase != Phase::Draft)) {
        (Phase::Draft, _) => drafting(table),
        (_, Some(battle)) => battle
            .leaders
            .iter()
            .zip(battle.picked)
            .map(|(seat, picked)| {
                let waits = if asked.contains(*seat) { Turn::Now } else { Turn::Open };
                (*seat, if picked { Turn::Done } else { waits })
            })
            .collect(),
        (Phase::Trade | Phase::Production, None) => table.order().map(|seat| (seat, at_once(seat))).collect(),
        _ => in_turn(table),
    }
}

/// One after another, from the first player on.
fn in_turn(table: &Table) -> Vec<(Seat, Turn)> {
    let buyer = table.frames.iter().rev().find_map(|frame| match frame {
        Frame::Purchase { seat } => Some(*seat),
        _ => None,
    });
    let mut turn = Turn::Done;
    let mut seats = Vec::new();
    for seat in table.order() {
        if Some(seat) == buyer.or_else(|| movement::active(table)) {
            seats.push((seat, Turn::Now));
            turn = Turn::Open;
        } else {
            seats.push((seat, turn));
        }
    }
    seats
}

/// There and back again: who chooses first chooses last.
fn drafting(table: &Table) -> Vec<(Seat, Turn)> {
    let Frame::Draft { step } = table.frame() else { return Vec::new() };
    let turn = |at: u8| match at.cmp(&step) {
        std::cmp::Ordering::Less => Turn::Done,
        std::cmp::Ordering::Equal => Turn::Now,
        std::cmp::Ordering::Greater => Turn::Open,
    };
    (0..2 * table.seats()).map(|at| (chooser(table, at), turn(at))).collect()
}
