//! What an offer consists of (chapter 9).

use engine::{List, Seat, Viewer};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

use crate::cards::{Technology, Wonder};
use crate::gold::Gold;
use crate::map::Regions;
use crate::state::Which;

/// What one side of a trade gives (EC-9.2, EC-9.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bundle {
    /// Gold.
    pub gold: Gold,
    /// City cards, lent for this turn, by their regions.
    pub cards: Regions,
    /// Settlements, for good.
    pub settlements: Regions,
    /// Technologies.
    pub technologies: EnumSet<Technology>,
    /// Wonders.
    pub wonders: EnumSet<Wonder>,
    /// Units and settlers.
    pub pieces: List<Parcel, 3>,
}

/// Pieces in a trade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parcel {
    /// Which.
    pub which: Which,
    /// How many.
    pub count: u8,
}

impl Bundle {
    /// Gold alone.
    #[must_use]
    pub fn gold(amount: u32) -> Self {
        Self { gold: Gold::Open(amount), ..Self::default() }
    }

    /// Whether nothing is given.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// An offer as it is composed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// To whom.
    pub to: Seat,
    /// What the proposer gives.
    #[serde(default)]
    pub gives: Bundle,
    /// What the proposer wants.
    #[serde(default)]
    pub wants: Bundle,
    /// The offer that it answers, which is declined by it.
    #[serde(default)]
    pub counter: Option<u16>,
}

/// An offer on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Its number.
    pub id: u16,
    /// Who made it.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What `from` gives.
    pub gives: Bundle,
    /// What `to` gives.
    pub wants: Bundle,
}

impl Offer {
    /// As a viewer learns of it: others see that gold changes hands, but not how much (EC-R-04).
    #[must_use]
    pub fn seen_by(mut self, viewer: Viewer) -> Self {
        let concerned = viewer.is(self.from) || viewer.is(self.to);
        for bundle in [&mut self.gives, &mut self.wants] {
            bundle.gold = bundle.gold.seen(concerned || bundle.gold.amount() == 0);
        }
        self
    }
}
