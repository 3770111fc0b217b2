//! How fast random matches are played: legal actions listed, one chosen, applied without a log.
//!
//! `cargo run --release -p game-golden-ages --example speed [PLAYERS] [MATCHES]`

#![expect(clippy::disallowed_types, reason = "this measures time")]
#![expect(clippy::print_stdout, reason = "this is for the terminal")]

use std::time::Instant;

use engine::{Game, Rng, Status};
use game_golden_ages::{Options, State};
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn main() {
    let mut arguments = std::env::args().skip(1).filter_map(|argument| argument.parse::<u64>().ok());
    let players = arguments.next().unwrap_or(4);
    let matches = arguments.next().unwrap_or(5_000);
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    let mut legal = Vec::new();
    let (mut actions, mut listed) = (0u64, 0u64);
    let start = Instant::now();
    for number in 0..matches {
        let seats = u8::try_from(players).expect("two to four players");
        let mut state =
            State::setup(&Options::default(), seats, Rng::from_number(number)).expect("two to four");
        while let Status::Deciding(seats) = state.status() {
            let seat = seats.iter().next().expect("somebody decides");
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let index = ((u64::from(dice.next_u32()) * legal.len() as u64) >> 32) as usize;
            state.apply(seat, &legal[index], &mut ());
            actions += 1;
            listed += legal.len() as u64;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{players} players: {matches} matches, {actions} actions, {} listed on average",
        listed / actions
    );
    println!("{:.0} actions/s, {:.0} matches/s", actions as f64 / seconds, matches as f64 / seconds);
    println!(
        "a position has {} bytes, an action {}",
        size_of::<State>(),
        size_of::<game_golden_ages::Action>()
    );
}
