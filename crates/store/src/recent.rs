//! What was needed last of each match, kept at hand.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use crate::MatchId;

/// One thing of each of some matches that belongs to one position, which never changes once it is stored. The match that was
/// not asked for the longest makes room for another.
pub struct Recent<T> {
    most: usize,
    kept: Mutex<All<T>>,
}

struct All<T> {
    matches: HashMap<MatchId, Kept<T>>,
    /// How often anything was asked for.
    asked: u64,
}

struct Kept<T> {
    seq: u64,
    /// How often anything had been asked for when it was.
    asked: u64,
    value: T,
}

impl<T: Clone> Recent<T> {
    /// Of this many matches.
    #[must_use]
    pub fn of(most: usize) -> Self {
        Self { most, kept: Mutex::new(All { matches: HashMap::new(), asked: 0 }) }
    }

    /// What is kept of this position.
    #[must_use]
    pub fn find(&self, id: &MatchId, seq: u64) -> Option<T> {
        let mut all = self.lock();
        all.asked += 1;
        let asked = all.asked;
        let found = all.matches.get_mut(id).filter(|kept| kept.seq == seq)?;
        found.asked = asked;
        Some(found.value.clone())
    }

    /// Keeps it instead of what is kept of the same match.
    pub fn keep(&self, id: &MatchId, seq: u64, value: T) {
        let mut all = self.lock();
        all.asked += 1;
        let asked = all.asked;
        all.matches.insert(id.clone(), Kept { seq, asked, value });
        if all.matches.len() > self.most {
            let oldest = all.matches.iter().min_by_key(|(_, kept)| kept.asked).map(|(id, _)| id.clone());
            oldest.and_then(|id| all.matches.remove(&id));
        }
    }

    fn lock(&self) -> MutexGuard<'_, All<T>> {
        self.kept.lock().expect("nobody panics with it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_asked_for_the_longest_makes_room() {
        let (recent, ids) = (Recent::of(2), ["a", "b", "c"].map(|id| MatchId(id.into())));
        recent.keep(&ids[0], 1, 'a');
        recent.keep(&ids[1], 1, 'b');
        assert_eq!(recent.find(&ids[0], 1), Some('a'));
        recent.keep(&ids[2], 7, 'c');
        assert_eq!(ids.each_ref().map(|id| recent.find(id, 1)), [Some('a'), None, None]);
        recent.keep(&ids[0], 2, 'A');
        assert_eq!((recent.find(&ids[0], 1), recent.find(&ids[0], 2)), (None, Some('A')));
        assert_eq!(recent.find(&ids[2], 7), Some('c'));
    }
}
