//! `cargo xtask fuzz GAME`: plays a game in every way to find what breaks it.
#![expect(clippy::print_stdout, reason = "this program talks to the person at the terminal")]

mod progress;
mod report;
mod threads;

use std::path::PathBuf;
use std::process::ExitCode;

use ai::Evaluate;
use anyhow::{Result, bail};
use clap::Parser;
use engine::Present;
use engine::testkit::{Fuzz, General, Refusals};
use fuzz::{eagle_civ, with_bots};

/// Plays a game in every way that anybody might think of, to find what breaks it.
#[derive(Parser)]
#[command(name = "cargo xtask fuzz")]
struct Args {
    /// The game, by its id: eagle-civ.
    game: String,
    /// How many actions are played.
    #[arg(long, default_value_t = 100_000)]
    actions: u64,
    /// The same seed plays the same.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only the run with this number.
    #[arg(long)]
    run: Option<u64>,
    /// Where position files of faults are written; otherwise target/fuzz/GAME.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Looks at a position file: tries the action, or only looks.
    #[arg(long)]
    case: Option<PathBuf>,
    /// Who acts in it.
    #[arg(long, requires = "case")]
    seat: Option<u8>,
    /// What is done in it, as JSON.
    #[arg(long, requires = "seat")]
    action: Option<String>,
    /// The chance of what is tried in it.
    #[arg(long, default_value_t = 1)]
    luck: u64,
    /// Prints which rule and message answers which kind of action that is not legal.
    #[arg(long)]
    refusals: bool,
}

fn main() -> ExitCode {
    threads::silence_panics();
    match dispatch(&Args::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why:#}");
            ExitCode::from(2)
        }
    }
}

/// A game by its id, and how it is fuzzed.
type Fuzzed = (&'static str, fn(&Args) -> Result<bool>);

const GAMES: &[Fuzzed] = &[
    ("golden-ages", |args| game::<game_golden_ages::State>(&with_bots(), args)),
    ("through-the-ages", |args| game::<game_through_the_ages::State>(&with_bots(), args)),
    ("new-dawn", |args| game::<game_new_dawn::State>(&with_bots(), args)),
    ("eagle-civ", |args| game(&eagle_civ(), args)),
];

fn dispatch(args: &Args) -> Result<bool> {
    let Some((_, run)) = GAMES.iter().find(|(id, _)| *id == args.game) else {
        let ids: Vec<&str> = GAMES.iter().map(|(id, _)| *id).collect();
        bail!("unknown game {:?}; there are: {}", args.game, ids.join(", "));
    };
    run(args)
}

/// Whether nothing broke.
fn game<G: Present + Evaluate>(fuzz: &Fuzz<G>, args: &Args) -> Result<bool> {
    if args.refusals {
        let refusals = Refusals::walk::<G>(60, 20, args.seed);
        println!("{refusals}\n");
        refusals.vague::<G>(General::default()).iter().for_each(|line| println!("{line}"));
        return Ok(true);
    }
    if let Some(file) = &args.case {
        let case = report::read::<G>(file, args.seat, args.action.as_deref(), args.luck)?;
        let found = fuzz.again(&case);
        match &found {
            Some(found) => println!("{}", report::Words::<G>::new().told(found)),
            None => println!("It holds."),
        }
        return Ok(found.is_none());
    }
    let out = args.out.clone().unwrap_or_else(|| PathBuf::from("target/fuzz").join(G::INFO.id));
    threads::run(fuzz, args.seed, args.run, args.actions, &out)
}
