//! `civitas`: the server and the command line.
//!
//! The command line is a stable contract for scripts, bots and tests: results go to stdout, what is
//! wrong to stderr in one line. Exit status 1: the input is bad; 2: the rules refuse it, and stderr
//! holds `{"rule","message"}`. In both cases nothing has changed.

mod allocations;
mod arena;
mod args;
mod bench;
mod bot;
mod copy;
mod export;
mod failure;
mod games;
mod host;
mod lessons;
mod log;
mod output;
mod position;
mod progress;
mod replay;
mod rules;
mod serve;
mod simulate;

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

use args::{Args, Command};

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return failure::usage(&error),
    };
    match run(args) {
        Ok(code) => code,
        Err(error) => failure::report(&error),
    }
}

fn run(args: Args) -> Result<ExitCode> {
    match args.command() {
        Command::Serve(args) => serve::run(&args),
        Command::Games(args) => games::run(&args),
        Command::New(args) => position::new(&args),
        Command::Status(args) => position::status(&args),
        Command::Legal(args) => position::legal(&args),
        Command::View(args) => position::view(&args),
        Command::Play(args) => position::play(&args),
        Command::Simulate(args) => return simulate::run(&args),
        Command::Arena(args) => return arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Lessons(args) => return lessons::run(&args),
        Command::Bot(args) => bot::run(&args),
        Command::Migrate(args) => copy::migrate(&args),
        Command::Backup(args) => copy::backup(&args),
        Command::Export(args) => export::run(&args),
        Command::Host(args) => host::run(&args),
        Command::Reset(args) => host::reset(&args),
    }?;
    Ok(ExitCode::SUCCESS)
}
