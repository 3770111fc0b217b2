//! What a seat can decide.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{Improvement, Kind, Milestone, Region, Technology, Wonder, Zone};
use crate::map::Area;
use crate::state::{Pick, Which};
use crate::trade::Proposal;

/// One decision: an answer to the current [`Frame`](crate::Frame).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chooses a start region (EC-5.4).
    Start(Region),

    /// Walks to a neighboring region, or leaves a ship (EC-7.1, EC-7.5).
    March {
        /// Who walks.
        which: Which,
        /// Where to.
        to: Region,
        /// One of them, or all.
        many: Many,
    },
    /// Goes aboard a ship (EC-7.5).
    Board {
        /// Who goes aboard.
        which: Which,
        /// Which ship.
        ship: Which,
    },
    /// Sails to a neighboring zone (EC-7.8).
    Sail {
        /// Which ship.
        which: Which,
        /// Where to.
        to: Zone,
        /// Aircraft that the base ship takes along.
        aircraft: Wing,
    },
    /// Flies to a base (EC-7.11).
    Fly {
        /// Which aircraft.
        which: Which,
        /// Where to.
        to: Area,
    },
    /// Looks at the marker where a settler is (EC-3.1).
    Look(Region),
    /// Takes away a blank marker just looked at (ED-02).
    TakeBlank(Region),
    /// Uses the Manhattan Project (EC-R-63).
    Bomb(Area),
    /// Moves no more (EC-7.4).
    EndMoves,

    /// Declares battle against what has just entered (EC-8.2).
    Challenge,
    /// Declares none.
    LetPass,
    /// Declares battle (EC-8.1).
    Attack {
        /// Where the player has an army or a fleet.
        area: Area,
        /// The player who is attacked.
        foe: Seat,
    },
    /// Declares no further battle.
    EndAttacks,
    /// Joins the attacker (EC-8.5).
    JoinAttack,
    /// Joins the defender (EC-8.5).
    JoinDefense,
    /// Joins nobody.
    StayOut,
    /// Picks for the combat round (EC-8.7).
    Pick(Pick),

    /// Offers a trade (EC-9.1).
    Offer(Proposal),
    /// Accepts the offer with this number.
    Accept(u16),
    /// Declines the offer with this number.
    Decline(u16),
    /// Withdraws the own offer with this number.
    Withdraw(u16),
    /// Forces a swap of two resource cards (Magellan's Voyage, EC-R-62).
    Swap {
        /// With whom.
        with: Seat,
        /// The card that is given.
        mine: Region,
        /// The card that is taken.
        theirs: Region,
    },
    /// Trades no more in this turn.
    EndTrade,

    /// Makes a settlement happy (EC-21.6).
    MakeHappy(Region),
    /// Makes a settlement productive (EC-21.7).
    MakeProductive(Region),
    /// Assigns what is left so that it brings the most gold, and produces.
    AssignRest,

    /// Buys a unit or a settler (EC-11.1, EC-32.1).
    Buy(Kind),
    /// Founds a village (EC-11.6, EC-32.10).
    Found(Region),
    /// Enlarges a settlement (EC-11.7, EC-32.11).
    Upgrade(Region),
    /// Buys a technology (EC-11.3, EC-32.20).
    Learn(Technology),
    /// Buys an improvement (EC-32.15).
    Improve(Improvement),
    /// Buys the Alpha Centauri Colony Ship (EC-24.4).
    BuyColonyShip,
    /// Sells a unit of a past era (EC-32.6).
    Sell(Which),
    /// Buys no more.
    EndPurchase,

    /// Places a new piece beside or in a settlement (EC-11.5, EC-32.5).
    Place {
        /// The region of the own settlement.
        region: Region,
        /// For a fleet the zone beside it.
        zone: Option<Zone>,
    },
    /// Takes a technology for nothing (EC-3.7).
    TakeTechnology(Technology),
    /// Takes this unit from a minor civilization (EC-3.9).
    TakeUnit(Kind),
    /// Lets a settlement grow for nothing (EC-R-59).
    Grow(Region),
    /// Claims a milestone (EC-4.11).
    Claim(Milestone),
    /// Claims none now.
    Waive,
    /// Declares the end of the game (EC-26.6, EC-26.7).
    DeclareEnd(Wonder),
}

/// How many of a group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Many {
    /// One of them.
    #[default]
    One,
    /// All of them; there are several.
    All,
}

/// The points that an aircraft can have left: 0 to 3.
pub const WINGS: usize = 4;

/// Aircraft that a base ship takes along, chosen by the points that they have left (EC-R-29).
///
/// As JSON a number, which stands for those with the fewest points left (they could not fly after
/// the ship); or, for any other choice, how many with 0, 1, 2 and 3 points left. So each choice is
/// written in one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Wing {
    /// How many; they are those with the fewest points left.
    Spent(u8),
    /// How many with 0, 1, 2 and 3 points left.
    Chosen([u8; WINGS]),
}

impl Wing {
    /// No aircraft.
    pub const NONE: Self = Self::Spent(0);

    /// These aircraft out of a hangar.
    #[must_use]
    pub fn new(hangar: [u8; WINGS], chosen: [u8; WINGS]) -> Self {
        let spent = Self::Spent(chosen.iter().fold(0, |sum: u8, count| sum.saturating_add(*count)));
        if spent.of(hangar) == chosen { spent } else { Self::Chosen(chosen) }
    }

    /// How many.
    #[must_use]
    pub fn count(self) -> u8 {
        match self {
            Self::Spent(count) => count,
            Self::Chosen(chosen) => chosen.iter().fold(0, |sum, count| sum.saturating_add(*count)),
        }
    }

    /// Which they are, by the points that they have left.
    #[must_use]
    pub fn of(self, hangar: [u8; WINGS]) -> [u8; WINGS] {
        match self {
            Self::Chosen(chosen) => chosen,
            Self::Spent(mut left) => hangar.map(|there| {
                let taken = there.min(left);
                left -= taken;
                taken
            }),
        }
    }

    /// Whether they are all there.
    #[must_use]
    pub fn is_in(self, hangar: [u8; WINGS]) -> bool {
        let taken = self.of(hangar);
        let there = taken.iter().zip(hangar).all(|(taken, there)| *taken <= there);
        there && taken.iter().fold(0u8, |sum, count| sum.saturating_add(*count)) == self.count()
    }
}
