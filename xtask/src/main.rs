//! The chores of the project, as `cargo xtask …`.
//!
//! - `test`: installs what the tests need where it may, then runs every check.
//! - `ci`: the same checks without installing anything; what is missing is a failure.
//! - `install`: only installs what the tests need.
//! - `bench`: measures the games, beside a chess engine on the same machine.
//! - `fuzz GAME --actions N`: plays a game in every way that anybody might think of, to find what breaks it.
//! - `crash`: kills the server of the release build fifty times in the middle of matches.
//! - `chaos`: kills processes that share PostgreSQL, and PostgreSQL, while matches are played; see the README of `trials`.
//! - `load`: measures the server of the release build: speed, delay, memory.
//! - `train GAME`: learns the evaluation of a game from scratch, for each number of players (`crates/ai/README.md`).
//! - `api`: sends the server whatever its description of the API allows and forbids, by schemathesis; `test` does it, too.
//! - `licenses`: collects the licenses of what is built into the program, by cargo-about.
//! - `pictures`: takes the pictures of `docs/screenshots` again; `pictures eagle-civ` those of one game.
#![expect(clippy::print_stdout, reason = "this program talks to the person at the terminal")]

mod checks;
mod tools;

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::SystemTime;
use std::{env, fs};

use tools::Schemathesis;

const USAGE: &str = "usage: cargo xtask test | ci | install | bench | fuzz GAME [--actions N] [--seed S] [--refusals] | crash | chaos [OPTIONS] | load [OPTIONS] | train GAME [OPTIONS] | api | licenses | pictures [GAME]";

fn main() -> ExitCode {
    let command: Vec<String> = env::args().skip(1).collect();
    let passed = match command.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => checks::run(&tools::install(), Schemathesis::install().as_deref()).passed,
        ["ci"] => checks::run(&tools::missing(), Schemathesis::find().as_deref()).is_whole(),
        ["install"] => {
            let (missing, schemathesis) = (tools::install(), Schemathesis::install());
            missing.is_empty() && schemathesis.is_some()
        }
        ["bench"] => bench(),
        ["fuzz", ref arguments @ ..] => fuzz(arguments),
        ["crash"] => crash(),
        [name @ ("chaos" | "load"), ref options @ ..] => trial(name, options),
        ["train", game, ref options @ ..] => train(game, options),
        ["api"] => Schemathesis::install().is_some_and(|program| checks::api(&program)),
        ["licenses"] => licenses(),
        ["pictures"] => pictures(""),
        ["pictures", game] => pictures(&format!("_of_{}", game.replace('-', "_"))),
        _ => {
            eprintln!("{USAGE}");
            false
        }
    };
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The games beside a chess engine, then all their figures.
fn bench() -> bool {
    checks::cargo(&["run", "--release", "--package", "bench"])
        && checks::cargo(&["run", "--release", "--package", "cli", "--", "bench"])
}

/// Whether nothing broke: see the README of `fuzz`.
fn fuzz(arguments: &[&str]) -> bool {
    checks::cargo(&[&["run", "--release", "--package", "fuzz", "--"], arguments].concat())
}

/// Learns from scratch and puts the weights where the bots are built with them. Matches that take longer come in
/// smaller rounds, so that what was learned is soon played. An option that is given takes the place of ours.
fn train(game: &str, options: &[&str]) -> bool {
    if game == "eagle-civ" {
        eprintln!("eagle-civ has no network to train: crates/ai/README.md tells how its weights were found");
        return false;
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/ai/weights");
    let matches = match game {
        "golden-ages" => ["100", "60", "60"],
        "through-the-ages" => ["30", "24", "20"],
        _ => ["30", "24", "24"],
    };
    ["2", "3", "4"].iter().zip(matches).all(|(players, matches)| {
        let out = format!("{folder}/{game}-{players}.bin");
        let fixed = ["run", "--release", "--package", "train", "--", game, "--players", players];
        let recipe = [["--matches", matches], ["--rounds", "150"], ["--out", &out]];
        let ours: Vec<_> = recipe.into_iter().filter(|[option, _]| !options.contains(option)).collect();
        checks::cargo(&[&fixed[..], ours.as_flattened(), options].concat())
    })
}

/// What stands on the page of licenses: everything that is built into the program, with all its features.
fn licenses() -> bool {
    let out = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/web/src/pages/licenses.txt");
    let about = [
        "about",
        "generate",
        "--offline",
        "--all-features",
        "--manifest-path",
        "crates/cli/Cargo.toml",
        "--config",
        "xtask/about/about.toml",
        "--output-file",
        out,
        "xtask/about/licenses.hbs",
    ];
    let is_there = checks::cargo(&["about", "--version"]);
    if !is_there {
        println!("cargo-about is missing: cargo install cargo-about --features cli");
    }
    is_there && checks::cargo(&about)
}

/// Nothing that was confirmed is lost, however often the server is killed.
fn crash() -> bool {
    let crash = [
        "test",
        "--release",
        "--package",
        "browser-tests",
        "--test",
        "it",
        "--",
        "a_killed_server",
        "--nocapture",
    ];
    tools::install().is_empty()
        && checks::cargo(&["build", "--release", "--package", "cli"])
        && checks::cargo_with(&crash, &[("CIVITAS_CRASHES", "50")])
}

/// The server of the release build on trial: see the README of `trials`.
fn trial(name: &str, options: &[&str]) -> bool {
    let Ok(own) = env::current_exe() else { return false };
    // We lie in `target/debug`.
    let Some(target) = own.ancestors().nth(2) else { return false };
    tools::install().iter().all(|tool| tool.name != "PostgreSQL")
        && checks::cargo(&["build", "--release", "--package", "cli", "--package", "trials"])
        && Command::new(target.join("release/trials"))
            .arg(name)
            .args(options)
            .status()
            .is_ok_and(|status| status.success())
}

/// Pages of matches in all sizes and colors, from a real browser: all of them, or those whose test
/// has a name that goes on like this.
fn pictures(which: &str) -> bool {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/screenshots");
    let start = SystemTime::now();
    tools::install().is_empty()
        && fs::create_dir_all(folder).is_ok()
        && checks::ignored("browser-tests", &format!("all_pictures{which}"), &[("CIVITAS_PICTURES", folder)])
        && make_small(Path::new(folder), start)
}

/// Fewer colors do for a picture of a page; without `pngquant` it stays as it is. Older pictures
/// are left alone.
fn make_small(folder: &Path, since: SystemTime) -> bool {
    let Ok(entries) = fs::read_dir(folder) else { return false };
    let is_new = |entry: &fs::DirEntry| {
        entry.metadata().and_then(|facts| facts.modified()).is_ok_and(|time| time >= since)
    };
    let pictures = entries.flatten().filter(is_new).map(|entry| entry.path());
    let small = Command::new("pngquant")
        .args(["--force", "--ext", ".png", "--skip-if-larger"])
        .args(pictures)
        .status();
    if small.is_err() {
        println!("The pictures are large: `sudo apt install pngquant` makes them small.");
    }
    true
}
