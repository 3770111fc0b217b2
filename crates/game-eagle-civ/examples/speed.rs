//! How fast random matches are played: legal actions listed, one chosen, applied without a log.
//!
//! `cargo run --release -p game-eagle-civ --example speed PLAYERS MATCHES [OPTION=VALUE]...`

#![expect(clippy::disallowed_types, reason = "this measures time")]
#![expect(clippy::print_stdout, reason = "this is for the terminal")]

use std::time::Instant;

use engine::{Game, Rng, Status, parse_options};
use game_eagle_civ::{Action, State};
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse::<u64>().ok());
    let (players, matches) = (number(0).unwrap_or(4), number(1).unwrap_or(200));
    let pairs = arguments.iter().filter_map(|pair| pair.split_once('='));
    let options = parse_options(State::INFO.options, pairs).expect("known options");
    let options = serde_json::from_value(options).expect("known options");
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    let mut legal = Vec::new();
    let (mut actions, mut listed, mut turns, mut groups) = (0u64, 0u64, 0u64, 0);
    let mut endings = std::collections::BTreeMap::new();
    let start = Instant::now();
    for seed in 0..matches {
        let seats = u8::try_from(players).expect("two to six players");
        let mut state = State::setup(&options, seats, Rng::from_number(seed)).expect("two to six");
        while let Status::Deciding(seats) = state.status() {
            let seat = seats.iter().next().expect("somebody decides");
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let index = ((u64::from(dice.next_u32()) * legal.len() as u64) >> 32) as usize;
            state.apply(seat, &legal[index], &mut ());
            actions += 1;
            listed += legal.len() as u64;
        }
        turns += u64::from(state.turn);
        groups = groups.max(state.players.iter().map(|player| player.pieces.len()).max().unwrap_or(0));
        *endings.entry(format!("{:?}", state.ending)).or_insert(0) += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{players} players: {matches} matches, {actions} actions, {} listed on average",
        listed / actions
    );
    println!(
        "{} turns and {} actions a match, at most {groups} groups, {endings:?}",
        turns / matches,
        actions / matches
    );
    println!("{:.0} actions/s", actions as f64 / seconds);
    println!("a position has {} bytes, an action {}", size_of::<State>(), size_of::<Action>());
}
