//! How a search plays and errs.

/// How much a search explores, in thousandths.
const EXPLORE: u32 = 40;

/// In every decision.
const ALWAYS: i32 = 1000;

/// How a search plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Style {
    /// In how many deals every own action is tried before the search begins.
    pub guesses: u32,
    /// How many positions are valued then.
    pub nodes: u32,
    /// How much it explores, in thousandths, beside differences of chances.
    pub explore: u32,
    /// How often the seat comes to its turn while the best-looking moves are played on; 0: it grows a tree instead.
    pub ahead: u32,
    /// How it errs.
    pub error: Error,
}

impl Style {
    /// Of `easy`, `normal`, `hard` and `expert`, unless a game says otherwise: each thinks more and errs less.
    pub const USUAL: [Self; 4] =
        [Self::erring(70, 250), Self::distracted(120, 60, 250), Self::exact(3, 0), Self::exact(3, 4_000)];

    /// From its numbers: `800` nodes, `800+2` nodes and turns ahead, `0/40/150` with [errors](Error), or `0/40/150/100` with
    /// errors in 100 of a thousand decisions.
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        if let Some((nodes, ahead)) = text.split_once('+') {
            return Some(Self::ahead(nodes.parse().ok()?, ahead.parse().ok()?));
        }
        let numbers: Vec<i32> = text.split('/').map(|part| part.parse().ok()).collect::<Option<_>>()?;
        let (nodes, halves, most, often) = match numbers[..] {
            [nodes] => (nodes, 0, 0, 0),
            [nodes, halves, most] => (nodes, halves, most, ALWAYS),
            [nodes, halves, most, often] => (nodes, halves, most, often),
            _ => return None,
        };
        let error = Error { often, halves, most };
        Some(Self { error, ..Self::exact(3, u32::try_from(nodes).ok()?) })
    }

    /// A search of this many nodes without errors.
    #[must_use]
    pub const fn exact(guesses: u32, nodes: u32) -> Self {
        Self { guesses, nodes, explore: EXPLORE, ahead: 0, error: Error::NONE }
    }

    /// Plays the best-looking moves on for `ahead` turns, and values up to `nodes` positions on the way.
    #[must_use]
    pub const fn ahead(nodes: u32, ahead: u32) -> Self {
        Self { ahead, ..Self::exact(3, nodes) }
    }

    /// One step ahead, with [errors](Error) in every decision.
    #[must_use]
    pub const fn erring(halves: i32, most: i32) -> Self {
        Self::distracted(ALWAYS, halves, most)
    }

    /// One step ahead, with [errors](Error) in `often` of a thousand decisions.
    #[must_use]
    pub const fn distracted(often: i32, halves: i32, most: i32) -> Self {
        Self { error: Error { often, halves, most }, ..Self::exact(3, 0) }
    }
}

/// How a bot errs: like a person who sees about what moves are worth and takes one that looks nearly best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Error {
    /// In how many of a thousand decisions it does not look closely. In the others it does not err.
    pub often: i32,
    /// A move that loses this much of the chance to win, in thousandths, is taken half as often as the best; 0: never.
    pub halves: i32,
    /// A move that loses more than this, in thousandths, is never taken.
    pub most: i32,
}

impl Error {
    /// It never errs.
    pub const NONE: Self = Self { often: 0, halves: 0, most: 0 };
}
