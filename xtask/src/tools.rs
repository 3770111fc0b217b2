//! What the tests need beyond Rust.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A program that some tests need.
pub struct Tool {
    /// What it is called.
    pub name: &'static str,
    /// The names that its program may have.
    programs: &'static [&'static str],
    /// A folder outside the path, with a folder for each version that holds `bin`.
    versions: &'static str,
    /// The package of Debian and Ubuntu.
    package: &'static str,
    /// The tests that need it.
    pub needed_by: &'static str,
    /// The crate that is left out without it.
    pub left_out: Option<&'static str>,
}

const TOOLS: &[Tool] = &[
    Tool {
        name: "Chromium",
        programs: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
        versions: "",
        package: "chromium",
        needed_by: "browser-tests",
        left_out: Some("browser-tests"),
    },
    POSTGRES,
];

/// The other database.
pub const POSTGRES: Tool = Tool {
    name: "PostgreSQL",
    programs: &["initdb"],
    versions: "/usr/lib/postgresql",
    package: "postgresql",
    needed_by: "store and web on PostgreSQL; two_processes of browser-tests, restarts of web",
    left_out: None,
};

/// What is not installed.
pub fn missing() -> Vec<&'static Tool> {
    TOOLS.iter().filter(|tool| !tool.is_installed()).collect()
}

impl Tool {
    fn is_installed(&self) -> bool {
        let versions = fs::read_dir(self.versions).into_iter().flatten().flatten();
        let folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
        let is_there = |program: &&str| {
            is_installed(program) || folders.iter().any(|folder| folder.join(program).is_file())
        };
        self.programs.iter().any(is_there)
    }
}

/// Installs what is missing, and tells what is missing still.
pub fn install() -> Vec<&'static Tool> {
    let wanted = missing();
    if !wanted.is_empty() {
        let packages: Vec<&str> = wanted.iter().map(|tool| tool.package).collect();
        println!("Missing: {}. Trying to install it.", packages.join(", "));
        if !(apt(&["update"])
            && apt(&[&["install", "--yes", "--no-install-recommends"], &packages[..]].concat()))
        {
            println!("It cannot be installed from here. By hand: sudo apt install {}", packages.join(" "));
        }
    }
    missing()
}

/// Makes up requests from the description of the API. It comes from PyPI, into a folder of its own.
pub struct Schemathesis;

impl Schemathesis {
    /// What the test that needs it learns where it is by.
    pub const PLACE: &str = "CIVITAS_SCHEMATHESIS";
    const VERSION: &str = "schemathesis==4.32.5";

    /// Where it is, if it is there.
    pub fn find() -> Option<PathBuf> {
        let program = Self::folder()?.join("bin/schemathesis");
        program.is_file().then_some(program)
    }

    /// The same, once it was tried to install it.
    pub fn install() -> Option<PathBuf> {
        if Self::find().is_none() {
            println!("Missing: {}. Trying to install it.", Self::VERSION);
            let folder = Self::folder()?;
            let made = is_done(Command::new("python3").args(["-m", "venv"]).arg(&folder));
            let pip = folder.join("bin/pip");
            if !(made && is_done(Command::new(pip).args(["install", "--quiet", Self::VERSION]))) {
                println!(
                    "It cannot be installed from here. By hand: python3 -m venv {0} && {0}/bin/pip install {1}",
                    folder.display(),
                    Self::VERSION
                );
            }
        }
        Self::find()
    }

    fn folder() -> Option<PathBuf> {
        // We lie in `target/debug`.
        Some(env::current_exe().ok()?.ancestors().nth(2)?.join("schemathesis"))
    }
}

fn is_done(command: &mut Command) -> bool {
    command.stdin(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn is_installed(program: &str) -> bool {
    let Some(path) = env::var_os("PATH") else { return false };
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Runs apt-get as root; a password is never asked for.
fn apt(arguments: &[&str]) -> bool {
    if !Path::new("/usr/bin/apt-get").exists() {
        return false;
    }
    let command: &[&str] = if is_root() { &["apt-get"] } else { &["sudo", "--non-interactive", "apt-get"] };
    let ran = Command::new(command[0])
        .args(&command[1..])
        .arg("--quiet")
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .status();
    ran.is_ok_and(|status| status.success())
}

pub fn is_root() -> bool {
    let asked = Command::new("id").arg("-u").output();
    asked.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
