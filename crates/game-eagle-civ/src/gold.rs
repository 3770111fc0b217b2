//! Gold: open to all, or known to those alone whom it concerns (EC-R-04).

use serde::{Deserialize, Serialize};

/// An amount of gold. As JSON `5`, `{"secret":5}`, or `null` for whom it is hidden from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Gold {
    /// Everybody may know it.
    Open(u32),
    /// Only those whom it concerns may know it.
    Secret {
        /// How much it is.
        secret: u32,
    },
    /// The viewer does not know it.
    Hidden,
}

impl Default for Gold {
    fn default() -> Self {
        Self::Open(0)
    }
}

impl Gold {
    /// An amount of gold, secret or open as the table is played.
    #[must_use]
    pub const fn new(amount: u32, secret: bool) -> Self {
        if secret { Self::Secret { secret: amount } } else { Self::Open(amount) }
    }

    /// The amount; of hidden gold nothing can be said, so it counts for nothing.
    #[must_use]
    pub const fn amount(self) -> u32 {
        match self {
            Self::Open(amount) | Self::Secret { secret: amount } => amount,
            Self::Hidden => 0,
        }
    }

    /// The amount, if it is known.
    #[must_use]
    pub fn known(self) -> Option<u32> {
        (self != Self::Hidden).then(|| self.amount())
    }

    /// As it is seen by somebody whom it concerns or not.
    #[must_use]
    pub const fn seen(self, concerned: bool) -> Self {
        match self {
            Self::Secret { .. } if !concerned => Self::Hidden,
            seen => seen,
        }
    }

    /// Adds to it.
    pub const fn add(&mut self, gold: u32) {
        if let Self::Open(amount) | Self::Secret { secret: amount } = self {
            *amount += gold;
        }
    }

    /// Takes from it.
    pub const fn take(&mut self, gold: u32) {
        if let Self::Open(amount) | Self::Secret { secret: amount } = self {
            *amount -= gold;
        }
    }
}
