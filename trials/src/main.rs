//! `cargo xtask chaos` and `load`: the server on trial. Figures as JSON on stdout; fails if something did not hold.
#![expect(clippy::print_stdout, reason = "this program prints figures")]

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use serde::Serialize;
use trials::chaos::{self, Chaos};
use trials::load::{self, Load};

/// The server on trial.
#[derive(Debug, Parser)]
enum Trial {
    /// Kill processes and the database while matches are played, and look what is left
    Chaos(Chaos),
    /// Measure decisions over HTTP, how soon others see them, and how much memory tables and streams take
    Load(Load),
}

#[tokio::main]
async fn main() -> Result<ExitCode> {
    let held = match Trial::parse() {
        Trial::Chaos(chaos) => {
            let figures = chaos::run(&chaos).await?.judged();
            print(&figures)?;
            figures.held
        }
        Trial::Load(load) => {
            let figures = load::run(&load).await?;
            print(&figures)?;
            figures.held
        }
    };
    Ok(if held { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print(figures: &impl Serialize) -> Result<()> {
    println!("{}", serde_json::to_string_pretty(figures)?);
    Ok(())
}
