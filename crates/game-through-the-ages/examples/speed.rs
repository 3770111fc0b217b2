//! How fast random matches are played: legal actions listed, one chosen, applied without a log.
//!
//! `cargo run --release -p game-through-the-ages --example speed [PLAYERS] [MATCHES]`

#![expect(clippy::disallowed_types, reason = "this measures time")]
#![expect(clippy::print_stdout, reason = "this is for the terminal")]

use std::time::Instant;

use engine::{Game, Rng};
use game_through_the_ages::{Options, State};
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let players = u8::try_from(arguments.next().unwrap_or(4)).expect("few players");
    let matches = arguments.next().unwrap_or(1_000);
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    let mut legal = Vec::with_capacity(256);
    let (mut actions, mut listed) = (0u64, 0u64);
    let begin = Instant::now();
    for seed in 0..matches {
        let rng = Rng::from_number(seed);
        let mut state = State::setup(&Options::default(), players, rng).expect("two to four players");
        while let Some(seat) = state.status().deciding().iter().next() {
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let chosen = (u64::from(dice.next_u32()) * legal.len() as u64) >> 32;
            let action = legal[usize::try_from(chosen).expect("a short list")];
            state.apply(seat, &action, &mut ());
            actions += 1;
            listed += legal.len() as u64;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{matches} matches, {actions} actions in {seconds:.2} s: {:.0} per second",
        actions as f64 / seconds
    );
    println!(
        "{:.1} actions to choose from, {} bytes a position",
        listed as f64 / actions as f64,
        size_of::<State>()
    );
}
