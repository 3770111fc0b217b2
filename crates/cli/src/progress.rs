//! How far a long command has come: one line on a terminal, written over and over.

use std::io::{IsTerminal as _, Write as _, stderr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The line is written again after this time.
const EVERY: Duration = Duration::from_millis(100);
/// How many characters the bar has.
const WIDTH: u64 = 40;

/// How much of the work is done. What is shown goes away with the value.
pub struct Progress {
    what: &'static str,
    total: u64,
    start: Instant,
    is_shown: bool,
    done: Mutex<(u64, Instant)>,
}

impl Progress {
    /// The beginning of the work on `total` things, called `what`.
    pub fn of(total: u64, what: &'static str) -> Self {
        let start = Instant::now();
        Self { what, total, start, is_shown: stderr().is_terminal(), done: Mutex::new((0, start)) }
    }

    /// One more is done.
    pub fn step(&self) {
        self.advance(|done| done + 1);
    }

    /// Shows how many are done by now.
    pub fn reach(&self, count: u64) {
        self.advance(|_| count);
    }

    fn advance(&self, to: impl FnOnce(u64) -> u64) {
        let mut done = self.done.lock().expect("nobody panics with it");
        done.0 = to(done.0);
        if self.is_shown && done.1.elapsed() >= EVERY {
            done.1 = Instant::now();
            self.show(&line(self.what, done.0, self.total, self.start.elapsed()));
        }
    }

    fn show(&self, line: &str) {
        // If nobody can be shown anything, the work goes on all the same.
        let _ = write!(stderr(), "\r{line}\x1b[K");
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_shown {
            self.show("");
        }
    }
}

fn line(what: &str, done: u64, total: u64, elapsed: Duration) -> String {
    let full = (WIDTH * done / total.max(1)).min(WIDTH) as usize;
    let left = elapsed.as_secs_f64() * total.saturating_sub(done) as f64 / done.max(1) as f64;
    let bar = format!("{}{}", "█".repeat(full), "░".repeat(WIDTH as usize - full));
    format!("{bar} {done}/{total} {what}, {left:.0} s left")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_grows_and_the_rest_is_estimated() {
        let shown = line("matches", 10, 40, Duration::from_secs(5));
        assert_eq!(shown.chars().filter(|letter| *letter == '█').count(), 10);
        assert!(shown.ends_with("10/40 matches, 15 s left"), "{shown}");
        assert!(line("matches", 0, 0, Duration::ZERO).ends_with("0/0 matches, 0 s left"));
    }
}
