//! Runs the binary.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run of the binary left behind.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// What was written, which must have gone well.
    pub fn ok(self) -> String {
        assert_eq!(self.code, Some(0), "{self:?}");
        self.out
    }

    /// The JSON that was written.
    pub fn json(self) -> Value {
        let out = self.ok();
        serde_json::from_str(&out).unwrap_or_else(|why| panic!("{why}: {out}"))
    }

    /// The one line of complaint, with nothing on stdout.
    pub fn complaint(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(code), ""), "{self:?}");
        assert_eq!(self.err.trim_end().lines().count(), 1, "{self:?}");
        self.err
    }
}

/// The binary with arguments separated by blanks.
pub fn civitas(arguments: &str) -> Ran {
    with_input(&arguments.split_whitespace().collect::<Vec<_>>(), "")
}

/// The binary with arguments and something on stdin.
pub fn with_input(arguments: &[&str], input: &str) -> Ran {
    let mut child = command(arguments).spawn().expect("the binary runs");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_owned();
    // Written beside the reading, so that neither side waits for the other for ever. A binary that
    // does not read its stdin is no fault.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("stdin was written");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// The binary, with all three streams piped.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_civitas"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}
