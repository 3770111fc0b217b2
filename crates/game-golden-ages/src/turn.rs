//! Chapter 4, the sequence of play: the only place that says what comes next.

use engine::{Log, Seat};

use crate::cards::Epoch;
use crate::event::Event;
use crate::rules::{golden_age, preparation, tiles};
use crate::scoring;
use crate::state::{Question, State};
use crate::view::Phase;

/// The player's decision is carried out: who is asked what now?
pub fn next(state: &mut State, log: &mut impl Log<Event>) {
    match state.question.phase() {
        Phase::Preparation => next_civilization(state, log),
        Phase::Map if state.question == Question::SquareTile => begin_map(state, log),
        Phase::Map => next_tile(state, log),
        Phase::Actions => next_action(state, log),
        Phase::Over => {}
    }
}

/// Phase A: the next player reveals a civilization; after the last one the map is extended from
/// the new start player on (GA-4.2, GA-5.3).
fn next_civilization(state: &mut State, log: &mut impl Log<Event>) {
    match next_in_order(state) {
        Some(seat) => ask_civilization(state, seat, log),
        None => {
            preparation::name_start_player(state, log);
            begin_map(state, log);
        }
    }
}

fn ask_civilization(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.turn = seat;
    state.question = preparation::reveal(state, seat, log);
}

/// Phase B, from the start player on (GA-6.1).
pub fn begin_map(state: &mut State, log: &mut impl Log<Event>) {
    draw_tile(state, state.start_player, log);
}

/// Phase B: the next player draws a tile; after the last one the actions begin.
fn next_tile(state: &mut State, log: &mut impl Log<Event>) {
    match next_in_order(state) {
        Some(seat) => draw_tile(state, seat, log),
        None => {
            state.turn = state.start_player;
            state.round = 1;
            state.question = Question::Action;
        }
    }
}

fn draw_tile(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.turn = seat;
    match tiles::draw(state, seat, log) {
        Some(question) => state.question = question,
        None => next_tile(state, log),
    }
}

/// The player after this one, once round the table; none after the last.
fn next_in_order(state: &State) -> Option<Seat> {
    let next = state.turn.next(state.seats());
    (next != state.start_player).then_some(next)
}

/// Phase C: the next player acts; players in a golden age pass (GA-8.1, GA-16.3).
fn next_action(state: &mut State, log: &mut impl Log<Event>) {
    while !is_epoch_over(state) {
        state.turn = state.turn.next(state.seats());
        if state.turn == state.start_player {
            state.round = state.round.saturating_add(1);
        }
        if !state.players[state.turn].golden_age {
            state.question = Question::Action;
            return;
        }
        golden_age::pass(state, state.turn, log);
    }
    end_epoch(state, log);
}

/// GA-17.1: epochs I to III end when the last player has started a golden age. GA-19.1: epoch IV
/// ends with the turn of the player to the right of the first one who did.
fn is_epoch_over(state: &State) -> bool {
    match state.epoch {
        Epoch::IV => state.first_golden_age == Some(state.turn.next(state.seats())),
        _ => state.players.iter().all(|player| player.golden_age),
    }
}

/// Phase D (GA-17.3), then phase E and the next epoch, or the end of the match (GA-19.2).
fn end_epoch(state: &mut State, log: &mut impl Log<Event>) {
    if let Some(card) = state.chosen_card {
        log.tell(Event::EpochEnds { epoch: state.epoch, card });
        scoring::score_card(state, card, log);
    }
    match state.epoch.next() {
        Some(epoch) => {
            clear_epoch(state);
            state.epoch = epoch;
            preparation::turn_up_cards(state, log);
            ask_civilization(state, state.start_player, log);
        }
        None => {
            scoring::score_end(state, log);
            state.question = Question::Over;
        }
    }
}

/// Phase E (GA-18.1 to GA-18.5). The cards left over are replaced in phase A.
fn clear_epoch(state: &mut State) {
    state.chosen_card = None;
    state.first_golden_age = None;
    state.round = 0;
    for player in state.players.iter_mut() {
        player.golden_age = false;
        player.used_wonders.clear();
        player.sites.iter_mut().flatten().for_each(|built| built.used = false);
        while let Some(at) = player.colonists.lying.pop() {
            player.colonists.add_standing(at);
        }
        let home = player.capital.expect("the capital was placed in epoch I");
        (0..std::mem::take(&mut player.colonists.agora)).for_each(|_| player.colonists.add_standing(home));
    }
}
