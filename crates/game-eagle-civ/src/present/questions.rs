//! What the table waits for, as one sentence addressed to the viewer.

use engine::{Arg, Message, Seat, msg};

use super::words;
use crate::frame::{Entry, Frame, Source};
use crate::rules::{deciding, movement, production};
use crate::scoring;
use crate::state::Table;
use crate::view::View;

/// The question put to the viewer, or whom they wait for, or that the match is over.
pub fn question(view: &View) -> Message {
    let table = &view.table;
    let asked = deciding(table);
    match (table.frame(), view.viewer) {
        (Frame::Over, _) => over(table),
        (frame, Some(seat)) if asked.contains(seat) => ask(table, seat, frame),
        (frame, _) => {
            let seats: Vec<Arg> = asked.iter().map(Arg::from).collect();
            msg!("wait-for", seats, phase = phase(frame))
        }
    }
}

fn over(table: &Table) -> Message {
    let outcome = scoring::outcome(table);
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    let points = winners.first().map_or(0, |seat| outcome.scores[*seat]);
    match winners[..] {
        [seat] => msg!("over-wins", seat, points),
        _ => msg!("over-shared", seats = winners, points),
    }
}

/// What is being done.
pub const fn phase(frame: Frame) -> Message {
    Message::new(match frame {
        Frame::Draft { .. } | Frame::Deal | Frame::TurnUp { .. } | Frame::RollFirst => "phase-setup",
        Frame::Move { .. } | Frame::StartTurn => "phase-move",
        Frame::React { .. } | Frame::Attack { .. } | Frame::EndMove { .. } => "phase-attack",
        Frame::Fight { .. } | Frame::Join { .. } | Frame::Pick => "phase-battle",
        Frame::Trade => "phase-trade",
        Frame::Assign | Frame::Produce => "phase-production",
        Frame::Purchase { .. } | Frame::EndTurn => "phase-purchase",
        Frame::FreeTechnology { .. } => "phase-technology",
        Frame::MinorUnit { .. } | Frame::Place { .. } | Frame::Grow { .. } => "phase-place",
        Frame::Claim => "phase-claim",
        Frame::Over => "phase-over",
    })
}

fn ask(table: &Table, seat: Seat, frame: Frame) -> Message {
    match frame {
        Frame::Draft { step } if step < table.seats() => msg!("ask-start-first"),
        Frame::Draft { .. } => msg!("ask-start-second"),
        Frame::Move { .. } => msg!("ask-move", turn = table.turn),
        Frame::React { entry: Entry { which, count, .. }, .. } => {
            let foe = movement::active(table).unwrap_or(seat);
            let pieces = words::pieces(count, words::unit(table, which.kind));
            msg!("ask-react", seat = foe, pieces, area = which.area.name())
        }
        Frame::Attack { .. } => msg!("ask-attack"),
        Frame::Join { .. } | Frame::Pick => ask_in_battle(table, seat, frame),
        Frame::Trade => msg!("ask-trade", gold = table.gold(seat)),
        Frame::Assign => ask_assign(table, seat),
        Frame::Purchase { .. } => msg!("ask-purchase", gold = table.gold(seat)),
        Frame::FreeTechnology { .. } => msg!("ask-free-technology"),
        Frame::MinorUnit { region, .. } => msg!("ask-minor-unit", region = region.name()),
        Frame::Place { kind, source: Source::Bought, .. } => {
            msg!("ask-place", unit = words::unit(table, kind))
        }
        Frame::Place { kind, .. } => msg!("ask-place-gift", unit = words::unit(table, kind)),
        Frame::Grow { .. } => msg!("ask-grow"),
        Frame::Claim => msg!("ask-claim"),
        Frame::Deal | Frame::TurnUp { .. } | Frame::RollFirst | Frame::StartTurn | Frame::Over => {
            phase(frame)
        }
        Frame::Fight { .. } | Frame::EndMove { .. } | Frame::Produce | Frame::EndTurn => phase(frame),
    }
}

fn ask_in_battle(table: &Table, seat: Seat, frame: Frame) -> Message {
    let Some(battle) = &table.battle else { return msg!("ask-attack") };
    let ([attacker, defender], area) = (battle.leaders, battle.area.name());
    if frame != Frame::Pick {
        return msg!("ask-join", attacker, defender, area);
    }
    let foe = if seat == attacker { defender } else { attacker };
    msg!("ask-pick", area, foe, round = battle.rounds + 1)
}

fn ask_assign(table: &Table, seat: Seat) -> Message {
    let player = &table.players[seat];
    let faces = production::faces(table, seat).saturating_sub(player.happy.len());
    let gears = production::gears(table, seat).saturating_sub(player.productive.len());
    msg!("ask-assign", faces, gears)
}
