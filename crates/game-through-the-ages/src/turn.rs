//! The sequence of play: the only place that says what comes next (TTA-7.1, TTA-7.2, TTA-7.9).

use engine::{Log, Seat};

use crate::board::Turn;
use crate::event::Event;
use crate::questions;
use crate::rules::{ages, attack, bonus, events, military, pacts, production, row};
use crate::scoring;
use crate::state::{Refill, State};
use crate::task::Stage;

/// Goes on until somebody must decide, or the game is over.
pub fn advance(state: &mut State, log: &mut impl Log<Event>) {
    loop {
        let goes_on = match state.table.tasks.last().copied() {
            Some(task) => questions::settle(state, task, log),
            None => step(state, log),
        };
        if !goes_on {
            return;
        }
    }
}

/// The next step of the turn; `false` if it waits for the active player.
fn step(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let seat = state.table.active;
    match state.table.stage {
        Stage::Begin => state.table.stage = Stage::Event,
        Stage::Event => {
            state.table.stage = Stage::Refill;
            // TTA-11.2: the start player of the simple game, from round 3 on.
            let simple = !state.table.options.has_politics();
            if simple && seat == state.table.start && state.table.round >= 3 {
                events::reveal(state, log);
            }
        }
        Stage::Refill => {
            state.table.stage = if state.table.round == 1 { Stage::Actions } else { Stage::War };
            refill(state, log);
        }
        Stage::War => {
            // TTA-7.9: asked apart only where leaving would stop the player's own war (TTA-25.11).
            let board = state.board(seat);
            if board.war.is_some() && !board.turn.begun && state.table.options.may_leave() {
                return false;
            }
            state.table.stage =
                if state.table.options.has_politics() { Stage::Politics } else { Stage::Actions };
            attack::resolve_war(state, seat, log);
        }
        Stage::Politics => return politics(state, log),
        Stage::Discard => {
            if !state.table.skips_discard && military::excess(state, seat) > 0 {
                return false;
            }
            state.table.stage = Stage::Actions;
        }
        Stage::Actions | Stage::Over => return false,
        Stage::Production => {
            state.table.stage = Stage::End;
            production::begin(state, log);
        }
        Stage::End => end_turn(state, log),
    }
    true
}

/// TTA-5.3, TTA-6.3: the row is refilled, except in round 1; after a player who left only the rest of
/// it is to be done (TTA-7.9).
fn refill(state: &mut State, log: &mut impl Log<Event>) {
    let before = state.table.refill;
    if before.made {
        row::refill_rest(state, before, log);
    } else if state.table.round > 1 {
        row::refill(state, log);
    }
}

/// TTA-14.1: the political action, unless there can be none: that is asked by what everybody sees.
fn politics(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let seat = state.table.active;
    return_markers(state, seat);
    let forgoes = std::mem::take(&mut state.board_mut(seat).skips_politics);
    let idle = state.hands[seat].is_empty() && pacts::own(&state.table, seat).next().is_none();
    if !forgoes && !idle {
        return false;
    }
    if forgoes {
        log.tell(Event::Skipped { seat });
    }
    state.table.stage = Stage::Discard;
    true
}

/// TTA-27.5: markers go back before the next political action.
fn return_markers(state: &mut State, seat: Seat) {
    for board in state.table.boards.iter_mut() {
        board.marker = board.marker.filter(|holder| *holder != seat);
    }
}

/// A turn begins: all actions are available again (TTA-7.3), except those lost to a rebellion.
pub fn begin_turn(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.table.active = seat;
    state.table.stage = Stage::Begin;
    state.table.skips_discard = false;
    state.table.refill = Refill::default();
    let first_round = state.table.round == 1;
    let place = state.table.players_from(state.table.start).position(|player| player == seat);
    let board = state.board_mut(seat);
    let rebellion = std::mem::take(&mut board.rebellion).min(board.civil_total());
    board.turn = Turn { civil_used: rebellion, civil_done: rebellion > 0, ..Turn::default() };
    board.turn.leader_resources = board.perks.unit_resources;
    board.hand.iter_mut().for_each(|held| held.fresh = false);
    if first_round {
        // TTA-6.2: the first player has 1 civil action, the second 2, and so on; TTA-6.7.
        let actions = u8::try_from(place.unwrap_or(0)).expect("few players") + 1;
        board.turn.civil_used = board.civil_total().saturating_sub(actions);
        board.turn.military_used = board.military_total();
    }
    log.tell(Event::Turn { seat, round: state.table.round });
}

/// The turn is over: the next player, the next round, or the end (TTA-11.6, TTA-23.7, TTA-26.9,
/// TTA-29.34).
fn end_turn(state: &mut State, log: &mut impl Log<Event>) {
    lose_unspent(state);
    let next = state.table.after(state.table.active);
    if next == state.table.start {
        if state.table.ends_after == Some(state.table.round) {
            scoring::finish(state, log);
            return;
        }
        if state.table.round == 1 {
            bonus::show_after_first_round(state, log);
        }
        state.table.round += 1;
    }
    begin_turn(state, next, log);
}

/// TTA-8.38: what was for this turn only is lost.
fn lose_unspent(state: &mut State) {
    let active = state.table.active;
    let turn = &mut state.board_mut(active).turn;
    (turn.unit_resources, turn.leader_resources, turn.credit) = (0, 0, None);
    (turn.extra_civil, turn.extra_military) = (0, 0);
}

/// TTA-26.4, TTA-7.9: the active player left instead of playing this turn: the next one plays, as if
/// the player had left before the row was refilled.
pub fn left_at_begin(state: &mut State, seat: Seat, was_start: bool, log: &mut impl Log<Event>) {
    if state.table.players_left() == 1 {
        return;
    }
    let refill = std::mem::take(&mut state.table.refill);
    if refill.ended {
        state.table.ends_after = None;
    }
    if was_start {
        // The new start player begins the round.
        let next = state.table.start;
        begin_turn(state, next, log);
    } else {
        state.table.active = seat;
        end_turn(state, log);
    }
    if state.table.stage != Stage::Over {
        state.table.refill = refill;
        if refill.ended {
            ages::announce_end(state, log);
        }
    }
}
