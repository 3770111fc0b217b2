//! How strong the levels of a game are.

use serde::Deserialize;

/// What `civitas arena --json` told about the levels of a game.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Rated {
    /// How many played each match.
    pub players: u8,
    /// How many matches there were.
    pub games: u32,
    /// The number with which they can be played again.
    pub seed: u64,
    /// The command that played them; none if others played along who are not told of here.
    #[serde(default)]
    pub command: Option<String>,
    /// The levels.
    pub bots: Vec<RatedBot>,
}

/// How strong a level is: `greedy` has a rating of 1000.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RatedBot {
    /// The level.
    pub bot: String,
    /// The likeliest rating,
    pub rating: f64,
    /// and the bounds of 95 %.
    pub low: f64,
    /// See [`low`](Self::low).
    pub high: f64,
}

impl Rated {
    /// The rating of a level.
    #[must_use]
    pub fn of(&self, level: &str) -> Option<&RatedBot> {
        self.bots.iter().find(|one| one.bot == level)
    }
}

#[cfg(test)]
mod tests {
    use ai::Level;

    #[test]
    fn whoever_is_rated_is_a_level_and_the_stronger_one_stands_higher() {
        let rated = crate::games().iter().filter_map(|kind| kind.rated());
        let mut count = 0;
        for rated in rated {
            let levels: Vec<_> =
                rated.bots.iter().map(|bot| Level::named(&bot.bot).expect("a level")).collect();
            assert!(levels.is_sorted(), "{rated:?}");
            assert!(rated.bots.is_sorted_by(|one, other| one.rating < other.rating), "{rated:?}");
            count += 1;
        }
        assert!(count > 0, "what was measured can be read");
    }
}
