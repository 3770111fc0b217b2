//! What the table waits for, addressed to the viewer.

use engine::{Arg, Message, Seat, msg};

use super::words;
use crate::View;
use crate::action::Token;
use crate::cards::Wonder;
use crate::frame::Frame;
use crate::rules::economy::Journey;
use crate::rules::{agendas, industry, military, science, start};
use crate::state::Table;

/// The question put to the viewer, or whom they wait for, or that the match is over.
pub fn question(view: &View) -> Message {
    let table = &view.table;
    match table.decider() {
        None => over(table),
        Some(seat) if view.seat == Some(seat) => ask(table, seat),
        Some(seat) => msg!("ask-wait", seat),
    }
}

fn over(table: &Table) -> Message {
    let winners = agendas::outcome(table).winners();
    let who: Vec<Seat> = winners.iter().collect();
    msg!("ask-over", n = who.len(), who)
}

fn ask(table: &Table, seat: Seat) -> Message {
    match table.frame() {
        Frame::ChooseTile { .. } => msg!("ask-choose-tile"),
        Frame::TurnTile { tile, .. } => msg!("ask-turn-tile", tile = tile.number()),
        Frame::LayTile { tile, .. } => msg!("ask-lay-tile", tile = tile.number()),
        Frame::ChooseCapital { .. } => msg!("ask-capital"),
        Frame::PlaceDirection => msg!("ask-direction"),
        Frame::Turn if start::ready(table, seat).is_empty() => msg!("ask-turn", round = table.round),
        Frame::Turn => msg!("ask-turn-start", round = table.round),
        Frame::EconomyFirst { .. } => msg!("ask-economy-first"),
        Frame::EconomyAfter => msg!("ask-economy-after"),
        Frame::Again { card } => msg!("ask-again", card = card.card),
        Frame::OtherCard => msg!("ask-other-card"),
        Frame::SwapAny => msg!("ask-swap-any"),
        Frame::TurnDone => msg!("ask-end-turn"),
        Frame::NameSecond { first } => msg!("ask-name-second", first = words::at(table, first)),
        Frame::Surrender { .. } => msg!("ask-surrender", seat = table.turn.seat),
        Frame::Place { left: 0, card, .. } => msg!("ask-place-more", card = card.card),
        Frame::Place { .. } if table.players[seat].control == 0 => msg!("ask-take-back"),
        Frame::Place { card, left, .. } => msg!("ask-place", card = card.card, left),
        Frame::Occupy { .. } => msg!("ask-take-back"),
        Frame::PlaceInGardens => msg!("ask-gardens"),
        Frame::Hills if table.players[seat].control == 0 => msg!("ask-hills-take-back"),
        Frame::Hills | Frame::PlaceOnHill => msg!("ask-hills"),
        Frame::MoveControl => msg!("ask-move-control"),
        Frame::Convert { .. } => msg!("ask-convert"),
        Frame::Strike => msg!("ask-strike"),
        frame => ask_of_cards(table, seat, frame),
    }
}

fn ask_of_cards(table: &Table, seat: Seat, frame: Frame) -> Message {
    match frame {
        Frame::Advance { card, bonus } => msg!("ask-advance", steps = card.strength + bonus),
        Frame::Learn { two, three, four } => {
            let level = science::owed_level(two, three, four).unwrap_or(4);
            msg!("ask-learn", level = words::roman(level))
        }
        Frame::Upgrade { left, pyramids, .. } => {
            let wonder = if pyramids { Wonder::Pyramids } else { Wonder::PorcelainTower };
            msg!("ask-upgrade", wonder, left)
        }
        Frame::Caravans { card, bonus } => {
            let distance = Journey::of(card, bonus).map_or(0, |journey| journey.distance);
            msg!("ask-caravans", distance)
        }
        Frame::Exchange => msg!("ask-exchange"),
        Frame::DropCaravan => msg!("ask-drop-caravan"),
        Frame::TakeEnvoy { state } => msg!("ask-take-envoy", state),
        Frame::TakePact { owner } => msg!("ask-take-pact", seat = owner),
        Frame::Envoys { left } => msg!("ask-envoys", left),
        Frame::Gift { owner } => msg!("ask-gift", seat = owner),
        Frame::ReturnPacts { .. } => msg!("ask-return-pacts"),
        Frame::GainTrade { left, .. } => msg!("ask-gain-trade", left),
        Frame::Discard { left, .. } => msg!("ask-discard", left),
        Frame::GainResource { .. } => msg!("ask-resource"),
        Frame::PutNatural { natural, .. } => msg!("ask-put-token", thing = natural),
        Frame::PutCityState { state, .. } => msg!("ask-put-token", thing = state),
        Frame::Build { .. } => msg!("ask-build"),
        Frame::Pay { wonder, produced, .. } => {
            msg!("ask-pay", wonder, produced, cost = industry::cost(table, seat, wonder))
        }
        Frame::Site { wonder } | Frame::MoveWonder { wonder } => msg!("ask-site", wonder),
        Frame::Fight { card, attacks, reinforced } => {
            let reinforcements = military::reinforcements_left(card, attacks, reinforced);
            let left = military::attacks_left(card, attacks, reinforced);
            msg!("ask-fight", reinforcements, attacks = left)
        }
        Frame::AttackerSpends { .. } => {
            let (attack, defense) = combat(table);
            msg!("ask-spend-attack", attack, defense)
        }
        Frame::DefenderSpends { .. } => {
            let (attack, defense) = combat(table);
            msg!("ask-spend-defense", seat = table.turn.seat, attack, defense)
        }
        Frame::Conquest { space } => {
            let state = table.map.city_state_at(space).unwrap_or_default();
            msg!("ask-conquest", state)
        }
        Frame::Loot { from, left } => msg!("ask-loot", seat = from, left),
        // What is left only remembers what comes next and is never asked.
        _ => msg!("ask-turn", round = table.round),
    }
}

fn combat(table: &Table) -> (u8, u8) {
    table.combat.map_or((0, 0), |combat| (combat.attack, combat.defense))
}

/// What lies on a card, as a thing with a name.
pub fn token(token: Token) -> Arg {
    match token {
        Token::Trade(slot) => slot.into(),
        Token::CityState(state) => state.into(),
        Token::Natural(natural) => natural.into(),
    }
}
