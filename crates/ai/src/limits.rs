//! How long a bot may think.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// How many actions of a long list are looked at in any case: without them there is nothing to choose by.
const LOOKED: usize = 256;

/// What ends thinking before the level does. Levels are defined in nodes, so that they choose equally on every
/// machine; a deadline only protects those who wait.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// How many positions are valued at most.
    pub nodes: u32,
    /// Not after this time.
    pub deadline: Option<Instant>,
    /// Not once this is set: the match moved on.
    pub stop: Option<&'a AtomicBool>,
}

impl Limits<'_> {
    /// As long as the level needs.
    pub const NONE: Self = Self { nodes: u32::MAX, deadline: None, stop: None };

    /// Whether time is up.
    #[must_use]
    pub fn are_over(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Whether time is up for the rest of a long list of actions, after so many of them.
    #[must_use]
    pub fn end_a_list(&self, looked: usize) -> bool {
        looked >= LOOKED && self.are_over()
    }
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Self::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_ends_when_time_is_up() {
        let stop = AtomicBool::new(true);
        let stopped = Limits { stop: Some(&stop), ..Limits::NONE };
        assert!(!stopped.end_a_list(LOOKED - 1) && stopped.end_a_list(LOOKED));
        assert!(!Limits::NONE.end_a_list(LOOKED));
    }
}
