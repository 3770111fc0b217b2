//! Every check, one after the other, with the time it took.

use std::env;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::tools::{POSTGRES, Schemathesis, Tool, is_root};

/// One check: what it is called and the arguments of cargo.
struct Check {
    name: &'static str,
    arguments: Vec<String>,
}

/// How all checks went.
pub struct Outcome {
    /// Whether all that ran passed.
    pub passed: bool,
    /// What did not run, and why.
    not_run: Vec<String>,
}

impl Outcome {
    /// Whether everything ran and passed.
    pub fn is_whole(&self) -> bool {
        self.passed && self.not_run.is_empty()
    }
}

/// Runs all checks, also after one has failed, and tells at the end how they went.
///
/// The tests of a crate that needs a missing tool are left out, and that is said.
pub fn run(missing: &[&'static Tool], schemathesis: Option<&Path>) -> Outcome {
    let start = Instant::now();
    let postgres = Postgres::start();
    let socket = postgres.as_ref().map(|server| server.socket.as_str());
    let mut results: Vec<(&str, bool, Duration)> =
        checks(missing, socket).iter().map(|check| check.run(socket)).collect();
    if let Some(program) = schemathesis {
        let start = Instant::now();
        results.push(("api", api(program), start.elapsed()));
    }
    println!();
    for (name, passed, time) in &results {
        println!("{:<8} {name:<12} {:>6} s", if *passed { "passed" } else { "FAILED" }, time.as_secs());
    }
    let not_run = not_run(missing, schemathesis.is_some(), postgres.is_some());
    for what in &not_run {
        println!("NOT RUN  {what}");
    }
    println!("{:<21} {:>6} s", "together", start.elapsed().as_secs());
    Outcome { passed: results.iter().all(|(_, passed, _)| *passed), not_run }
}

/// What does not run without these tools. Tests that need PostgreSQL pass without a word where there is none.
fn not_run(missing: &[&'static Tool], has_schemathesis: bool, has_postgres: bool) -> Vec<String> {
    let mut not_run: Vec<String> =
        missing.iter().map(|tool| format!("{} (needs {})", tool.needed_by, tool.name)).collect();
    if !has_schemathesis {
        not_run.push("the API by its description (needs schemathesis)".to_owned());
    }
    if !has_postgres && missing.iter().all(|tool| tool.name != POSTGRES.name) {
        not_run.push(format!("{} ({} is installed and does not start)", POSTGRES.needed_by, POSTGRES.name));
    }
    not_run
}

fn checks(missing: &[&'static Tool], socket: Option<&str>) -> Vec<Check> {
    let tests =
        if has_nextest() { "nextest run --no-fail-fast" } else { "test --no-fail-fast --lib --bins --tests" };
    let left_out = missing.iter().filter_map(|tool| tool.left_out);
    let left_out: String = left_out.map(|package| format!(" --exclude {package}")).collect();
    let mut checks = vec![
        ("format", "fmt --all --check".to_owned()),
        ("clippy", "clippy --workspace --all-targets --all-features -- --deny warnings".to_owned()),
        ("tests", format!("{tests} --workspace --all-features{left_out}")),
    ];
    if socket.is_some() {
        // The store's own suite runs on both databases by itself. Built with the whole workspace, nothing is
        // compiled again for these tests.
        let web = if has_nextest() {
            "--workspace --all-features -E package(web)"
        } else {
            "--package web --all-features --test it"
        };
        checks.push((ON_POSTGRES, format!("{tests} {web}")));
    }
    checks.extend([
        ("doc tests", "test --doc --workspace --all-features".to_owned()),
        ("docs", "doc --no-deps --workspace --all-features".to_owned()),
    ]);
    let check = |(name, line): (&'static str, String)| Check {
        name,
        arguments: line.split(' ').map(str::to_owned).collect(),
    };
    checks.into_iter().map(check).collect()
}

/// The tests of the pages again, over the other database.
const ON_POSTGRES: &str = "postgres";

impl Check {
    fn run(&self, socket: Option<&str>) -> (&'static str, bool, Duration) {
        let start = Instant::now();
        let arguments: Vec<&str> = self.arguments.iter().map(String::as_str).collect();
        let mut environment: Vec<(&str, &str)> =
            socket.map(|socket| ("CIVITAS_TEST_POSTGRES", socket)).into_iter().collect();
        if self.name == ON_POSTGRES {
            environment.push(("CIVITAS_TEST_ON", "postgres"));
        }
        let passed = cargo_with(&arguments, &environment);
        (self.name, passed, start.elapsed())
    }
}

/// A server for all tests together; otherwise each of them would start its own.
struct Postgres {
    server: Child,
    /// The folder of its socket.
    socket: String,
}

impl Postgres {
    fn start() -> Option<Self> {
        let script = include_str!("../../crates/store/testkit/postgres.sh");
        // PostgreSQL does not run as root.
        let mut command = Command::new(if is_root() { "setpriv" } else { "sh" });
        if is_root() {
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "sh"]);
        }
        command.args(["-c", script]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut server = command.spawn().ok()?;
        let mut socket = String::new();
        BufReader::new(server.stdout.take()?).read_line(&mut socket).ok()?;
        let socket = socket.trim().to_owned();
        if socket.is_empty() { None } else { Some(Self { server, socket }) }
    }
}

impl Drop for Postgres {
    /// It ends with its standard input.
    fn drop(&mut self) {
        drop(self.server.stdin.take());
        drop(self.server.wait());
    }
}

/// Whether the server answers as its description says, whatever it is sent.
pub fn api(schemathesis: &Path) -> bool {
    ignored(
        "browser-tests",
        "every_answer_of_the_api",
        &[(Schemathesis::PLACE, &schemathesis.to_string_lossy())],
    )
}

/// Runs tests of a package that are left out otherwise, by the beginning of their names. They are built
/// with the whole workspace, as the other tests are: nothing is compiled again for them.
pub fn ignored(package: &str, name: &str, environment: &[(&str, &str)]) -> bool {
    let filter = format!("package({package}) and test(::{name})");
    let nextest = ["nextest", "run", "--workspace", "--all-features", "--run-ignored", "only", "-E", &filter];
    let plain =
        ["test", "--workspace", "--all-features", "--lib", "--bins", "--tests", "--", "--ignored", name];
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_postgres_that_does_not_start_leaves_the_checks_unfinished() {
        assert_eq!(not_run(&[], true, true), Vec::<String>::new());
        let outcome = Outcome { passed: true, not_run: not_run(&[], true, false) };
        assert!(!outcome.is_whole());
        assert!(outcome.not_run[0].contains("does not start"), "{:?}", outcome.not_run);
        // One that is not installed is told once, with the tests that pass without it.
        let told = not_run(&[&POSTGRES], true, false);
        assert_eq!(told.len(), 1);
        assert!(told[0].contains("two_processes") && told[0].contains("restarts"), "{told:?}");
    }
}
