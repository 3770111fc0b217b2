//! How an action is chosen step by step: each action is a short path of keys and values
//! (`do=explorer`, `from=G3`, `to=H4`); the query of the page says how far the player has come.
//!
//! A page says the [way](Step) to each of its offers. A link chooses the next value, the last step is a form
//! with the action in it, so everything can be played without script.

use crate::Narrowing;

/// One step on the way to an action: a key and its value.
pub type Step = (&'static str, String);

/// One step that is open or was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its key.
    pub key: &'static str,
    /// The values that lead on, in the order of the offers, with the offers behind each.
    pub values: Vec<(String, Vec<usize>)>,
    /// The value that was taken.
    pub taken: Option<Taken>,
}

/// A value that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The value, as it stands in the address.
    pub value: String,
    /// Whether the player chose it; otherwise there was no other, or it is only a proposal.
    pub chosen: bool,
}

/// How far the player has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The steps from the first to the one that is open, or to the last.
    pub levels: Vec<Level>,
    /// The one action that is left, if the way is complete.
    pub ready: Option<usize>,
}

impl Choice {
    /// Follows the query through the ways of all offers. Offers that are open at the same time and have the
    /// same beginning have the same key next; those without a way are buttons beside whatever else is
    /// asked. What does not lead anywhere is ignored, with all that comes after it.
    ///
    /// Of a `proposed` key the first value is taken as long as the player chose no other: a tile lies somehow,
    /// and can be turned.
    #[must_use]
    pub fn new(ways: &[Vec<Step>], query: &Narrowing, proposed: &[&str]) -> Self {
        let mut choice = Self::default();
        let mut left: Vec<usize> = (0..ways.len()).filter(|way| !ways[*way].is_empty()).collect();
        while !left.is_empty() {
            let depth = choice.levels.len();
            if let [only] = left[..]
                && ways[only].len() == depth
            {
                choice.ready = Some(only);
                break;
            }
            let level = level(ways, &left, depth, (query, proposed));
            let taken = level.taken.clone();
            choice.levels.push(level);
            let Some(Taken { value, .. }) = taken else { break };
            left.retain(|offer| ways[*offer].get(depth).is_some_and(|step| step.1 == value));
        }
        choice
    }

    /// The value that was taken for a key.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<&str> {
        let level = self.levels.iter().find(|level| level.key == key)?;
        level.taken.as_ref().map(|taken| taken.value.as_str())
    }

    /// The key that is open.
    #[must_use]
    pub fn open(&self) -> Option<&Level> {
        self.levels.last().filter(|level| level.taken.is_none())
    }

    /// The step with this key, open or taken.
    #[must_use]
    pub fn level(&self, key: &str) -> Option<&Level> {
        self.levels.iter().find(|level| level.key == key)
    }

    /// The last step with one of these keys, such as those that are answered on the board.
    #[must_use]
    pub fn last_of(&self, keys: &[&str]) -> Option<&Level> {
        self.levels.iter().rev().find(|level| keys.contains(&level.key))
    }

    /// The query of what the player chose before a step.
    #[must_use]
    pub fn before(&self, key: &str) -> Narrowing {
        let levels = self.levels.iter().take_while(|level| level.key != key);
        levels.fold(Narrowing::default(), |query, level| match &level.taken {
            Some(taken) if taken.chosen => query.with(level.key, &taken.value),
            _ => query,
        })
    }

    /// The query with the last thing that the player chose taken back; none if nothing was chosen.
    #[must_use]
    pub fn back(&self) -> Option<Narrowing> {
        let last = self.levels.iter().rev().find(|level| level.is_chosen())?;
        Some(self.before(last.key))
    }
}

impl Level {
    /// Whether the player took this step, rather than having had no other.
    #[must_use]
    pub fn is_chosen(&self) -> bool {
        self.taken.as_ref().is_some_and(|taken| taken.chosen)
    }

    /// The offers behind a value.
    #[must_use]
    pub fn offers(&self, value: &str) -> &[usize] {
        self.values.iter().find(|(name, _)| name == value).map_or(&[], |(_, offers)| offers)
    }
}

fn level(
    ways: &[Vec<Step>],
    left: &[usize],
    depth: usize,
    (query, proposed): (&Narrowing, &[&str]),
) -> Level {
    let key = left.iter().find_map(|offer| Some(ways[*offer].get(depth)?.0)).unwrap_or_default();
    let mut values: Vec<(String, Vec<usize>)> = Vec::new();
    for offer in left {
        let Some((_, value)) = ways[*offer].get(depth) else { continue };
        match values.iter_mut().find(|(known, _)| known == value) {
            Some((_, offers)) => offers.push(*offer),
            None => values.push((value.clone(), vec![*offer])),
        }
    }
    let asked = query.get(key).filter(|asked| values.iter().any(|(value, _)| value == asked));
    let taken = match (asked, &values[..]) {
        (Some(value), _) => Some(Taken { value: value.to_owned(), chosen: true }),
        (None, [(value, _)]) => Some(Taken { value: value.clone(), chosen: false }),
        (None, [(value, _), ..]) if proposed.contains(&key) => {
            Some(Taken { value: value.clone(), chosen: false })
        }
        _ => None,
    };
    Level { key, values, taken }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways() -> Vec<Vec<Step>> {
        let way = |steps: &[(&'static str, &str)]| {
            steps.iter().map(|(key, value)| (*key, (*value).to_owned())).collect()
        };
        vec![
            way(&[("do", "explorer"), ("from", "G3"), ("to", "G3")]),
            way(&[("do", "explorer"), ("from", "G3"), ("to", "H3")]),
            way(&[("do", "explorer"), ("from", "C4"), ("to", "C5")]),
            way(&[("do", "artist"), ("from", "G3")]),
            way(&[("do", "develop"), ("technology", "rail")]),
            way(&[("do", "golden-age")]),
            way(&[]),
        ]
    }

    fn query(pairs: &[(&str, &str)]) -> Narrowing {
        pairs.iter().fold(Narrowing::default(), |query, (key, value)| query.with(key, value))
    }

    fn choice(pairs: &[(&str, &str)]) -> Choice {
        Choice::new(&ways(), &query(pairs), &[])
    }

    #[test]
    fn nothing_chosen_asks_for_the_action() {
        let choice = choice(&[]);
        assert_eq!(choice.open().map(|level| (level.key, level.values.len())), Some(("do", 4)));
        assert_eq!((choice.ready, choice.back()), (None, None));
    }

    #[test]
    fn what_has_no_alternative_is_taken_at_once() {
        let choice = choice(&[("do", "artist")]);
        assert_eq!(choice.ready, Some(3));
        assert_eq!(choice.back(), Some(Narrowing::default()));
    }

    #[test]
    fn what_is_proposed_can_be_chosen_otherwise() {
        let proposed = Choice::new(&ways(), &query(&[("do", "explorer")]), &["from"]);
        assert_eq!(
            (proposed.value("from"), proposed.open().map(|level| level.key)),
            (Some("G3"), Some("to"))
        );
        assert!(!proposed.level("from").expect("asked").is_chosen());
        let other = Choice::new(&ways(), &query(&[("do", "explorer"), ("from", "C4")]), &["from"]);
        assert_eq!(other.ready, Some(2));
    }

    #[test]
    fn a_query_that_leads_nowhere_is_ignored() {
        let lost = choice(&[("do", "explorer"), ("from", "A1"), ("to", "H3")]);
        assert_eq!(lost.open().map(|level| level.key), Some("from"));
        assert_eq!(choice(&[("do", "dance")]).open().map(|level| level.key), Some("do"));
    }

    #[test]
    fn each_offer_is_reached_by_its_own_way() {
        for (place, way) in ways().iter().enumerate().filter(|(_, way)| !way.is_empty()) {
            let all = way.iter().fold(Narrowing::default(), |query, (key, value)| query.with(key, value));
            assert_eq!(Choice::new(&ways(), &all, &[]).ready, Some(place));
        }
    }
}
