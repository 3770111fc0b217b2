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
    Tool {
        name: "PostgreSQL",
        programs: &["initdb"],
        versions: "/usr/lib/postgresql",
        package: "postgresql",
        needed_by: "store and web on PostgreSQL",
        left_out: None,
    },
];

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
