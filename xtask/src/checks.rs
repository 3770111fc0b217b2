//! Every check, one after the other, with the time it took.

use std::env;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::tools::Tool;

/// One check: what it is called and the arguments of cargo.
struct Check {
    name: &'static str,
    arguments: Vec<String>,
}

/// Runs all checks, also after one has failed, and tells at the end how they went.
///
/// The tests of a crate that needs a missing tool are left out, and that is said.
pub fn run(missing: &[&'static Tool]) -> bool {
    let start = Instant::now();
    let results: Vec<(&str, bool, Duration)> = checks(missing).iter().map(Check::run).collect();
    println!();
    for (name, passed, time) in &results {
        println!("{:<8} {name:<12} {:>6} s", if *passed { "passed" } else { "FAILED" }, time.as_secs());
    }
    for tool in missing {
        println!("NOT RUN  {} (needs {})", tool.needed_by, tool.name);
    }
    println!("{:<21} {:>6} s", "together", start.elapsed().as_secs());
    results.iter().all(|(_, passed, _)| *passed)
}

fn checks(missing: &[&'static Tool]) -> Vec<Check> {
    let tests =
        if has_nextest() { "nextest run --no-fail-fast" } else { "test --no-fail-fast --lib --bins --tests" };
    let left_out: String = missing.iter().map(|tool| format!(" --exclude {}", tool.needed_by)).collect();
    [
        ("format", "fmt --all --check".to_owned()),
        ("clippy", "clippy --workspace --all-targets -- --deny warnings".to_owned()),
        ("tests", format!("{tests} --workspace{left_out}")),
        ("doc tests", "test --doc --workspace".to_owned()),
        ("docs", "doc --no-deps --workspace".to_owned()),
    ]
    .map(|(name, line)| Check { name, arguments: line.split(' ').map(str::to_owned).collect() })
    .into()
}

impl Check {
    fn run(&self) -> (&'static str, bool, Duration) {
        let start = Instant::now();
        let arguments: Vec<&str> = self.arguments.iter().map(String::as_str).collect();
        let passed = cargo(&arguments);
        (self.name, passed, start.elapsed())
    }
}

/// Runs tests of a package that are left out otherwise, by the beginning of their names. They are built
/// with the whole workspace, as the other tests are: nothing is compiled again for them.
pub fn ignored(package: &str, name: &str, environment: &[(&str, &str)]) -> bool {
    let filter = format!("package({package}) and test(::{name})");
    let nextest = ["nextest", "run", "--workspace", "--run-ignored", "only", "-E", &filter];
    let plain = ["test", "--workspace", "--lib", "--bins", "--tests", "--", "--ignored", name];
    cargo_with(if has_nextest() { &nextest } else { &plain }, environment)
}

/// Runs cargo and shows what it says.
pub fn cargo(arguments: &[&str]) -> bool {
    cargo_with(arguments, &[])
}

/// Runs cargo with additions to the environment.
pub fn cargo_with(arguments: &[&str], environment: &[(&str, &str)]) -> bool {
    println!("\n==> cargo {}", arguments.join(" "));
    let environment = environment
        .iter()
        .copied()
        .chain([("RUSTDOCFLAGS", "--deny warnings --allow rustdoc::private_intra_doc_links")]);
    let status = command().args(arguments).envs(environment).status();
    status.is_ok_and(|status| status.success())
}

fn has_nextest() -> bool {
    let asked = command().args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

fn command() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}
