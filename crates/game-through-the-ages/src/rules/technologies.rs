//! Chapter 8g: playing technologies and changing the government.

use engine::{Log, Seat, rule};

use crate::board::Board;
use crate::cards::{Card, Kind};
use crate::event::{Event, What};
use crate::perks::Help;
use crate::refusal::{Checked, Why};
use crate::rules::civil::{self, Terms};
use crate::rules::{hand, score, tokens};
use crate::state::{State, Table};

/// How a government is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// TTA-8.53; whether nothing was done before that forbids it.
    Revolution {
        /// Whether the action card that contains it was the first civil action (TTA-28.11).
        first: bool,
    },
    /// TTA-8.55.
    Peaceful,
}

/// TTA-8.50, TTA-28.10: the science that a technology costs this player now; a government by the
/// cost of the chosen way.
#[must_use]
pub fn science_cost(table: &Table, seat: Seat, card: Card, change: Change) -> u8 {
    let perks = &table.boards[seat].perks;
    let (printed, discount) = match card.kind() {
        Kind::Technology(tech) => (tech.science_cost, perks.science_discount[tech.category as usize]),
        Kind::Special(special) => (Some(special.science_cost), 0),
        Kind::Government(government) if change == Change::Peaceful => (government.science_cost_peaceful, 0),
        Kind::Government(government) => (government.science_cost_revolution, 0),
        _ => (None, 0),
    };
    let discount = discount + perks.help.map_or(0, |help| help.discount);
    printed.unwrap_or(0).saturating_sub(discount)
}

fn check_science(table: &Table, seat: Seat, card: Card, change: Change) -> Checked {
    if let Some(Help { partner, pays, .. }) = table.boards[seat].perks.help {
        let can_help = table.boards[partner].science >= pays;
        rule("TTA-28.10").require(can_help, || Why::PartnerLacksScience { partner })?;
    }
    let (need, have) = (science_cost(table, seat, card, change), table.boards[seat].science);
    let how = match (card.kind(), change) {
        (Kind::Government(_), Change::Peaceful) => rule("TTA-8.55"),
        (Kind::Government(_), Change::Revolution { .. }) => rule("TTA-8.53"),
        _ => rule("TTA-8.50"),
    };
    how.require(need <= have, || Why::TooLittleScience { need, have })
}

/// TTA-8.50, TTA-8.58: a technology from hand that is no government.
pub fn check(state: &State, seat: Seat, card: Card, terms: Terms) -> Checked {
    let board = state.board(seat);
    let how = rule("TTA-8.50");
    how.require(card.is_technology(), || Why::NotThatKind { card })?;
    let government = matches!(card.kind(), Kind::Government(_));
    rule("TTA-8.52").require(!government, || Why::IsGovernment { card })?;
    how.require(board.holds(card), || Why::NotInHand { card })?;
    if card.line().is_some() {
        let newer = board.special_level(card) < card.level();
        rule("TTA-8.58").require(newer, || Why::OlderSpecial { card })?;
    }
    if terms.action {
        civil::check_actions(board, 1, how)?;
    }
    check_science(&state.table, seat, card, Change::Peaceful)
}

/// Plays it.
pub fn play(state: &mut State, seat: Seat, card: Card, terms: Terms, log: &mut impl Log<Event>) {
    if terms.action {
        civil::spend(state.board_mut(seat), 1);
    }
    let (science, helped) = pay(state, seat, card, Change::Peaceful);
    hand::remove(state, seat, card);
    match card.tech() {
        Some(tech) => state.board_mut(seat).techs.learn(tech),
        None => add_special(state, seat, card, log),
    }
    log.tell(Event::Technology { seat, card, science });
    was_played(state, seat, helped, log);
}

/// TTA-21.4: the older one of the same line is discarded.
pub fn add_special(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    let line = card.line();
    let board = state.board_mut(seat);
    let old = board.specials.iter().copied().find(|held| held.line() == line);
    board.specials.retain(|held| held.line() != line);
    board.specials.push(card);
    if let Some(old) = old {
        state.table.out.push(old);
    }
    state.table.recount(seat);
    tokens::card_came(state, seat, card, old, log);
}

/// The science that was paid, and who helped.
fn pay(state: &mut State, seat: Seat, card: Card, change: Change) -> (u8, Option<Help>) {
    let science = science_cost(&state.table, seat, card, change);
    let helped = state.board(seat).perks.help;
    state.board_mut(seat).science -= science;
    if let Some(Help { partner, pays, .. }) = helped {
        state.board_mut(partner).science -= pays;
    }
    (science, helped)
}

/// What a partner paid is told (TTA-28.10); then comes what leaders do each time a technology was
/// played.
fn was_played(state: &mut State, seat: Seat, helped: Option<Help>, log: &mut impl Log<Event>) {
    if let Some(Help { partner, pays, .. }) = helped {
        log.tell(Event::Helped { seat, partner, science: pays });
    }
    let perks = state.board(seat).perks;
    score::gain(state, seat, What::Resources, perks.on_play_resources, log);
    score::gain(state, seat, What::Culture, perks.on_play_culture, log);
    let turn = &mut state.board_mut(seat).turn;
    turn.civil_used = turn.civil_used.saturating_sub(perks.on_play_civil_back); // TTA-28.3
}

/// TTA-8.52 to TTA-8.57: a government from hand, by revolution or peacefully.
pub fn check_change(state: &State, seat: Seat, card: Card, change: Change, terms: Terms) -> Checked {
    let board = state.board(seat);
    let how = rule("TTA-8.52");
    how.require(matches!(card.kind(), Kind::Government(_)), || Why::NotThatKind { card })?;
    how.require(board.holds(card), || Why::NotInHand { card })?;
    match change {
        Change::Peaceful if terms.action => civil::check_actions(board, 1, rule("TTA-8.55"))?,
        Change::Peaceful => {}
        // TTA-28.2: with Robespierre the military actions take the place of the civil ones.
        Change::Revolution { .. } if board.perks.military_revolution => {
            rule("TTA-28.2").require(!board.turn.military_done, || Why::MilitaryActionsUsed)?;
        }
        Change::Revolution { first } => {
            rule("TTA-8.53").require(first || !board.turn.civil_done, || Why::ActionsUsed)?;
        }
    }
    check_science(&state.table, seat, card, change)
}

/// Changes the government.
pub fn change(
    state: &mut State,
    seat: Seat,
    card: Card,
    change: Change,
    terms: Terms,
    log: &mut impl Log<Event>,
) {
    if change == Change::Peaceful && terms.action {
        civil::spend(state.board_mut(seat), 1);
    }
    let (science, helped) = pay(state, seat, card, change);
    let civil_left = state.board(seat).civil_left();
    hand::remove(state, seat, card);
    install(state, seat, card);
    let revolution = change != Change::Peaceful;
    if revolution {
        use_all(state.board_mut(seat), civil_left);
    }
    log.tell(Event::Government { seat, card, science, revolution });
    was_played(state, seat, helped, log);
}

/// TTA-8.59: the numbers of used actions stay as they were.
fn install(state: &mut State, seat: Seat, card: Card) {
    let board = state.board_mut(seat);
    let old = std::mem::replace(&mut board.government, card);
    let (civil, military) = (board.turn.civil_used, board.turn.military_used);
    if !old.is_starting() {
        state.table.out.push(old);
    }
    state.table.recount(seat);
    let turn = &mut state.board_mut(seat).turn;
    (turn.civil_used, turn.military_used) = (civil, military);
}

/// TTA-8.53, TTA-28.2: a revolution uses all actions of its kind, also those of the new government.
/// TTA-29.41: with Robespierre exactly as many civil actions are left as before.
fn use_all(board: &mut Board, civil_left: u8) {
    if board.perks.military_revolution {
        board.turn.military_used = board.military_total() + board.turn.extra_military;
        board.turn.military_done = true;
        board.turn.civil_used = board.civil_total().saturating_sub(civil_left);
        board.turn.extra_civil = civil_left.saturating_sub(board.civil_total());
    } else {
        board.turn.civil_used = board.civil_total().saturating_add(board.turn.extra_civil);
        board.turn.civil_done = true;
        board.turn.revolution = true;
    }
}
