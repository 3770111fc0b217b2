//! Plays a match at random and prints its match file, for `tests/replays`.
//!
//! `cargo run -p game-through-the-ages --example record PLAYERS SEED [leave] [OPTION=VALUE]...`
//!
//! First a kind of action is chosen, then one of that kind, so that rare actions come up; doing
//! nothing and destroying are chosen seldom. With `leave` players leave the game now and then.

#![expect(clippy::print_stdout, reason = "this is for the terminal")]

use std::mem::{Discriminant, discriminant};

use engine::{Entry, Game, Header, Record, Rng, Seat, SeatInfo, Seed, Status, commitment, parse_options};
use game_through_the_ages::{Action, State};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse().ok());
    let (players, seed) = (number(0).unwrap_or(4), number(1).unwrap_or(1));
    let leave = arguments.iter().any(|argument| argument == "leave");
    let pairs = arguments.iter().skip(2).filter_map(|pair| pair.split_once('='));
    let options = parse_options(State::INFO.options, pairs).expect("known options");
    print!("{}", record(u8::try_from(players).expect("few players"), seed, options, leave));
}

fn record(players: u8, number: u64, options: serde_json::Value, leave: bool) -> Record {
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
    let mut state = State::setup(&options, players, Rng::new(seed)).expect("two to four players");
    let mut dice = Rng::from_number(number + 1_000_000);
    let mut entries = Vec::new();
    let result = loop {
        let seat = match state.status() {
            Status::Over(outcome) => break Some(outcome),
            Status::Deciding(seats) => seats.iter().next().expect("somebody decides"),
        };
        let leaves = leave && dice.below(20) == 0 && state.check(seat, &Action::Leave).is_ok();
        let action = if leaves { Action::Leave } else { choose(&state, seat, &mut dice) };
        state.apply(seat, &action, &mut ());
        let json = serde_json::to_value(action).expect("an action is written as JSON");
        entries.push(Entry::Action { seq: entries.len() as u64 + 1, seat, action: json });
    };
    Record { header, entries, result }
}

fn choose(state: &State, seat: Seat, dice: &mut Rng) -> Action {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    if legal.iter().any(|action| !is_dull(action)) && dice.below(30) > 0 {
        legal.retain(|action| !is_dull(action));
    }
    let mut kinds: Vec<Discriminant<Action>> = Vec::new();
    for action in &legal {
        if !kinds.contains(&discriminant(action)) {
            kinds.push(discriminant(action));
        }
    }
    let kind = any(&kinds, dice);
    legal.retain(|action| discriminant(action) == kind);
    any(&legal, dice)
}

fn is_dull(action: &Action) -> bool {
    let dull = [Action::EndTurn, Action::SkipPolitics, Action::Pass, Action::Decline].contains(action);
    dull || matches!(action, Action::Destroy(_) | Action::Disband(_))
}

fn any<T: Copy>(values: &[T], dice: &mut Rng) -> T {
    values[dice.below(u32::try_from(values.len()).expect("a short list")) as usize]
}
