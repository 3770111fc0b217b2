//! Random play of the full game at four seats, one thread: actions per second and the size of a
//! position. `cargo run --release -p game-through-the-ages --example speed`

use std::time::Instant;

use engine::{Game, Rng, Seat};
use game_through_the_ages::{Options, State};
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

const MATCHES: u64 = 300;

#[expect(clippy::print_stdout, reason = "a program that prints what it measured")]
#[expect(clippy::disallowed_methods, clippy::disallowed_types, reason = "a program that measures time")]
fn main() {
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    let mut legal = Vec::with_capacity(256);
    let (mut actions, mut listed) = (0u64, 0u64);
    let begin = Instant::now();
    for seed in 0..MATCHES {
        let mut state = State::setup(&Options::default(), 4, Rng::from_number(seed)).expect("offered");
        while let Some(seat) = next(&state) {
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
        "{MATCHES} matches, {actions} actions in {seconds:.2} s: {:.0} per second",
        actions as f64 / seconds
    );
    println!("{:.1} actions to choose from; {} bytes", listed as f64 / actions as f64, size_of::<State>());
}

fn next(state: &State) -> Option<Seat> {
    state.status().deciding().iter().next()
}
