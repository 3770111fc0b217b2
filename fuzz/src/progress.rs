//! How far it is, as one line on a terminal.

use std::io::{IsTerminal, Write, stderr};
use std::time::Instant;

/// One line that is written again and again; nothing where nobody watches.
pub struct Progress {
    actions: u64,
    start: Instant,
    watched: bool,
}

/// How wide the bar is.
const WIDTH: u64 = 40;

impl Progress {
    /// Shows a bar for the actions that are to be played.
    pub fn of(actions: u64) -> Self {
        let progress = Self { actions, start: Instant::now(), watched: stderr().is_terminal() };
        progress.show(0, 0);
        progress
    }

    /// Shows how many were played, and how many different faults were found.
    pub fn show(&self, actions: u64, faults: usize) {
        if self.watched {
            let done = WIDTH * actions.min(self.actions) / self.actions.max(1);
            let bar: String = (0..WIDTH).map(|place| if place < done { '#' } else { '.' }).collect();
            let seconds = self.start.elapsed().as_secs();
            let _ = write!(
                stderr(),
                "\r{bar} {actions} of {} actions, {faults} faults, {seconds} s ",
                self.actions
            );
        }
    }

    /// The line is no longer needed.
    pub fn clear(&self) {
        if self.watched {
            let _ = write!(stderr(), "\r\x1b[2K");
        }
    }
}
