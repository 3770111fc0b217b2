//! Random play of every game beside random play of chess, in the same run.
//!
//! Both list the legal moves, choose one by the same generator, and play it. They take turns, and
//! the middle one of several rounds counts, so that a busy moment of the machine hits neither alone.
#![expect(clippy::print_stdout, reason = "this program prints a table")]

use std::time::{Duration, Instant};

use ai::{Chance, pick};
use catalog::Kind;
use cozy_chess::{Board, Move};
use rand_core::SeedableRng;

const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_millis(600);

fn main() {
    println!("{:<18} {:>7} {:>12} {:>12} {:>6}", "game", "players", "actions/s", "chess plies/s", "ratio");
    for game in catalog::games() {
        let info = game.info();
        (info.min_players..=info.max_players).for_each(|players| compare(*game, players));
    }
}

fn compare(game: &'static dyn Kind, players: u8) {
    let (mut actions, mut plies) = ([0.0; ROUNDS], [0.0; ROUNDS]);
    for round in 0..ROUNDS {
        actions[round] = game.playouts(players, ROUND).actions_per_second();
        plies[round] = chess(ROUND);
    }
    let (actions, plies) = (middle(actions), middle(plies));
    println!("{:<18} {players:>7} {actions:>12.0} {plies:>12.0} {:>7.2}", game.info().id, actions / plies);
}

fn middle(mut values: [f64; ROUNDS]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[ROUNDS / 2]
}

/// Plies per second in random play of chess.
fn chess(time: Duration) -> f64 {
    let mut chance = Chance::seed_from_u64(1);
    let mut legal: Vec<Move> = Vec::with_capacity(256);
    let mut plies = 0u64;
    let start = Instant::now();
    while start.elapsed() < time {
        let mut board = Board::default();
        // Mate, stalemate or fifty moves without progress end a game.
        while board.halfmove_clock() < 100 {
            legal.clear();
            board.generate_moves(|moves| {
                legal.extend(moves);
                false
            });
            let Some(chosen) = pick(&mut chance, &legal) else { break };
            board.play_unchecked(*chosen);
            plies += 1;
        }
    }
    plies as f64 / start.elapsed().as_secs_f64()
}
