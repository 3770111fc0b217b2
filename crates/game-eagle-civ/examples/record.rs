//! Plays a match at random and prints its match file, for `tests/replays`.
//!
//! `cargo run -p game-eagle-civ --example record PLAYERS SEED [OPTION=VALUE]...`
//!
//! First a kind of action is chosen, then one of that kind, so that rare actions come up. Whoever
//! is asked first answers first; in the trade phase everybody in turn.

#![expect(clippy::print_stdout, reason = "this is for the terminal")]

use std::mem::{Discriminant, discriminant};

use engine::{Entry, Game, Header, Record, Rng, Seat, SeatInfo, Seed, Status, commitment, parse_options};
use game_eagle_civ::{Action, State};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse().ok());
    let (players, seed) = (number(0).unwrap_or(4), number(1).unwrap_or(1));
    let pairs = arguments.iter().skip(2).filter_map(|pair| pair.split_once('='));
    let options = parse_options(State::INFO.options, pairs).expect("known options");
    print!("{}", record(u8::try_from(players).expect("few players"), seed, options));
}

fn record(players: u8, number: u64, options: serde_json::Value) -> Record {
    let (seed, salt) = (Seed::from_number(number), Seed::from_number(!number));
    let seat = |number: u8| SeatInfo { name: format!("Seat {number}"), bot: Some("random".into()) };
    let header = Header {
        format: Record::FORMAT,
        game: State::INFO.id.into(),
        rules_version: State::INFO.rules_version,
        options: options.clone(),
        seats: (1..=players).map(seat).collect(),
        commitment: commitment(&seed, &salt),
        seed: Some(seed),
        salt: Some(salt),
    };
    let options = serde_json::from_value(options).expect("known options");
    let mut state = State::setup(&options, players, Rng::new(seed)).expect("two to six players");
    let mut dice = Rng::from_number(number + 1_000_000);
    let mut entries = Vec::new();
    let result = loop {
        let seats: Vec<Seat> = match state.status() {
            Status::Over(outcome) => break Some(outcome),
            Status::Deciding(seats) => seats.iter().collect(),
        };
        let seat = any(&seats, &mut dice);
        let action = choose(&state, seat, &mut dice);
        state.apply(seat, &action, &mut ());
        let json = serde_json::to_value(action).expect("an action is written as JSON");
        entries.push(Entry::Action { seq: entries.len() as u64 + 1, seat, action: json });
    };
    Record { header, entries, result }
}

fn choose(state: &State, seat: Seat, dice: &mut Rng) -> Action {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let mut kinds: Vec<Discriminant<Action>> = legal.iter().map(discriminant).collect();
    kinds.sort_by_key(|kind| format!("{kind:?}"));
    kinds.dedup();
    // The end of the long game is declared now and then only, so that it is long.
    let ends = |action: &Action| matches!(action, Action::DeclareEnd(_));
    if kinds.len() > 1 && dice.below(20) > 0 {
        kinds.retain(|kind| legal.iter().any(|action| discriminant(action) == *kind && !ends(action)));
    }
    let kind = any(&kinds, dice);
    legal.retain(|action| discriminant(action) == kind);
    any(&legal, dice)
}

fn any<T: Copy>(values: &[T], dice: &mut Rng) -> T {
    values[dice.below(u32::try_from(values.len()).expect("a short list")) as usize]
}
