//! What is still to be done or asked: the steps of a turn and the tasks that wait inside a step.
//!
//! Tasks are plain values on a stack; the last one comes first. A task that asks nothing is done
//! at once, so a stored position always waits for an answer.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Tech};

/// The steps of a turn (TTA-7.1, TTA-7.2), in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The player may still leave before his war is resolved (TTA-7.9).
    #[default]
    Begin,
    /// The start player's event of the simple game (TTA-11.2).
    Event,
    /// The row is refilled (TTA-5.3).
    Refill,
    /// An own war is resolved (TTA-25.2).
    War,
    /// The political action (TTA-14.1).
    Politics,
    /// Excess military cards are discarded (TTA-13.7).
    Discard,
    /// Civil and military actions (TTA-7.4).
    Actions,
    /// Production and maintenance (TTA-10.1).
    Production,
    /// The turn is over.
    End,
    /// The game is over.
    Over,
}

/// Something that waits to be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Nothing: what fills the unused places of a list.
    #[default]
    Nothing,
    /// The victim of a declared war may leave at once (TTA-26.5).
    Stay {
        /// Who is asked.
        seat: Seat,
    },
    /// Each player keeps bonus cards, all at the same time (TTA-27.15).
    Keep,
    /// A bonus card is picked from those that lie open (TTA-27.16).
    Pick {
        /// Who picks.
        seat: Seat,
    },
    /// The action that an action card contains (TTA-8.34).
    Contained {
        /// Who played the card.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether it was the first civil action of the turn (TTA-28.11).
        first: bool,
    },
    /// Food and/or resources are produced, the player choosing.
    Gain {
        /// Who gains.
        seat: Seat,
        /// The total.
        amount: u8,
        /// Whether all of it must be of one kind.
        whole: bool,
    },
    /// Food and/or resources are lost.
    Lose {
        /// Who loses.
        seat: Seat,
        /// Who chooses the mix.
        chooser: Seat,
        /// The total.
        amount: u8,
        /// Who produces the same (TTA-17.11).
        taker: Option<Seat>,
    },
    /// A building or unit may be built for free (TTA-15.9).
    BuildFree {
        /// Who may.
        seat: Seat,
        /// Which.
        tech: Tech,
    },
    /// Workers return to the yellow bank (TTA-15.5).
    LosePopulation {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// One of the own buildings is destroyed.
    DestroyOwn {
        /// Whose.
        seat: Seat,
    },
    /// Blue tokens go to the box (TTA-16.13).
    LoseBlue {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A colony is lost.
    LoseColony {
        /// Whose.
        seat: Seat,
        /// Who chooses which.
        chooser: Seat,
        /// Who gets it.
        taker: Option<Seat>,
    },
    /// Cards may be taken from the row without own actions (TTA-29.12).
    TakeCards {
        /// Who takes.
        seat: Seat,
        /// The civil actions that are left for it.
        budget: u8,
        /// Whether anything was taken.
        used: bool,
    },
    /// The row is pushed together and filled, nothing is removed.
    FillRow,
    /// A wonder is turned face down (TTA-29.22).
    TurnWonder {
        /// Whose.
        seat: Seat,
    },
    /// Urban buildings are destroyed by somebody else.
    Raze {
        /// Who chooses.
        seat: Seat,
        /// Whose buildings.
        victim: Seat,
        /// How many more may be destroyed.
        left: u8,
        /// The technology of the first one, if all must be of the same.
        tech: Option<Tech>,
        /// The summed printed cost of those destroyed.
        cost: u8,
    },
    /// Bids for a territory (TTA-16.1).
    Auction {
        /// The territory.
        card: Card,
        /// The highest bid.
        bid: u8,
        /// Who made it.
        bidder: Option<Seat>,
        /// Who has passed.
        passed: Seats,
        /// Whose bid is awaited.
        seat: Seat,
    },
    /// The winner of a territory pays his bid (TTA-16.5).
    PayColony {
        /// Who pays.
        seat: Seat,
        /// The territory.
        card: Card,
        /// The bid.
        bid: u8,
        /// What the bonus cards played so far add.
        cards: u8,
    },
    /// Units may be sacrificed in the present battle (TTA-17.3, TTA-25.3).
    Sacrifice {
        /// Whose.
        seat: Seat,
    },
    /// The defender of an aggression may add units and bonus cards (TTA-17.4).
    Defend {
        /// Who defends.
        seat: Seat,
    },
    /// The strengths of the present battle are compared.
    Fight,
    /// The present battle is over: sacrificed workers return (TTA-17.8).
    EndBattle,
    /// The victor of a war takes science and special technologies (TTA-29.26).
    Spoils {
        /// Who takes.
        victor: Seat,
        /// From whom.
        loser: Seat,
        /// What is still to be taken.
        worth: u8,
    },
    /// A pact is offered (TTA-18.2).
    AnswerPact {
        /// Who offers.
        from: Seat,
        /// Who answers.
        seat: Seat,
        /// The pact.
        card: Card,
        /// The side of the one who offers.
        side: Side,
    },
    /// Science and culture are scored by the rates (TTA-10.1).
    Score {
        /// Whose.
        seat: Seat,
    },
    /// Farms produce.
    Farms {
        /// Whose.
        seat: Seat,
        /// Whether it is the production phase, in which pacts count (TTA-10.9).
        phase: bool,
    },
    /// Food is consumed.
    Consume {
        /// By whom.
        seat: Seat,
    },
    /// Mines produce.
    Mines {
        /// Whose.
        seat: Seat,
        /// Whether it is the production phase, in which pacts count (TTA-10.9).
        phase: bool,
    },
    /// Resources are lost to corruption.
    Corruption {
        /// Whose.
        seat: Seat,
    },
    /// Military cards are drawn.
    Draw {
        /// By whom.
        seat: Seat,
        /// How many.
        cards: u8,
    },
}

/// The sides of a pact (TTA-18.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Side A; both, if they are equal.
    #[default]
    A,
    /// Side B.
    B,
}

impl Side {
    /// The partner's side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// An aggression or war that is being fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The card.
    pub card: Card,
    /// Who played it.
    pub attacker: Seat,
    /// Against whom.
    pub defender: Seat,
    /// What the defender's bonus cards add.
    pub cards: u8,
}
