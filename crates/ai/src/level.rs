//! How strong a bot plays.

use engine::Seat;

use crate::search::Style;
use crate::{Bot, Evaluate, Greedy, Random, Search, chance};

/// How strong a bot plays: the same rules and the same information for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action.
    Random,
    /// Judges as `hard` does, and often takes a move that only looks nearly as good.
    Easy,
    /// The best outcome one action ahead, by the hand-written evaluation.
    Greedy,
    /// Judges as `hard` does, and now and then does not look closely.
    Normal,
    /// The best outcome one action ahead, by the learned evaluation.
    Hard,
    /// Searches further ahead by the same evaluation.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Easy, Self::Greedy, Self::Normal, Self::Hard, Self::Expert];
    /// Their names, in the same order.
    pub const NAMES: [&'static str; 6] = ["random", "easy", "greedy", "normal", "hard", "expert"];

    /// The level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let place = Self::NAMES.iter().position(|known| *known == name)?;
        Some(Self::ALL[place])
    }

    /// The name, as tables, files and the command line use it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// How it searches a game, if it does.
    #[must_use]
    pub const fn style<G: Evaluate>(self) -> Option<Style> {
        let [easy, normal, hard, expert] = G::STYLES;
        match self {
            Self::Random | Self::Greedy => None,
            Self::Easy => Some(easy),
            Self::Normal => Some(normal),
            Self::Hard => Some(hard),
            Self::Expert => Some(expert),
        }
    }

    /// A bot of this level for `seat`. Equal seeds choose equally.
    #[must_use]
    pub fn bot<G: Evaluate>(self, seat: Seat, seed: u64) -> Box<dyn Bot<G>> {
        let chance = chance::for_seat(seat, seed);
        match self.style::<G>() {
            Some(style) => Box::new(Search::new(seat, chance, style)),
            None if self == Self::Greedy => Box::new(Greedy::new(seat, chance)),
            None => Box::new(Random::new(chance)),
        }
    }
}
