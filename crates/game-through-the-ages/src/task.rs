//! What is still to be done or asked: the steps of a turn and the tasks that wait inside a step.
//!
//! Tasks are plain values on a stack; the last one comes first. A task that asks nothing is done
//! at once, so a stored position always waits for an answer.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::Good;
use crate::cards::{Card, Tech};

/// The steps of a turn (TTA-7.1, TTA-7.2), in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The turn begins. Positions stored by rules of before version 4 may wait here.
    #[default]
    Begin,
    /// The start player's event of the simple game (TTA-11.2).
    Event,
    /// The row is refilled (TTA-5.3).
    Refill,
    /// An own war is resolved (TTA-25.2), unless its player rather leaves the game (TTA-7.9).
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
#[expect(missing_docs, reason = "most fields say what they are; the seat is who decides")]
pub enum Task {
    /// Nothing: what fills the unused places of a list.
    #[default]
    Nothing,
    /// The victim of a declared war may leave at once (TTA-26.5).
    Stay { seat: Seat },
    /// Each player keeps bonus cards, all at the same time (TTA-27.15).
    Keep,
    /// A bonus card is picked from those that lie open (TTA-27.16).
    Pick { seat: Seat },
    /// The action that an action card contains (TTA-8.34).
    Contained {
        seat: Seat,
        card: Card,
        /// Whether it was the first civil action of the turn (TTA-28.11).
        first: bool,
    },
    /// Food and/or resources are produced, the player choosing.
    Gain {
        seat: Seat,
        amount: u8,
        /// Whether all of it must be of one kind.
        whole: bool,
    },
    /// Food and/or resources are lost.
    Lose {
        seat: Seat,
        /// Who chooses the mix.
        chooser: Seat,
        amount: u8,
        /// Who produces the same (TTA-17.11).
        taker: Option<Seat>,
    },
    /// The winner's blue bank is too small for all that was taken (TTA-17.15).
    Divide { seat: Seat, food: u8, resources: u8 },
    /// A price is paid by hand (TTA-8.20).
    Pay {
        seat: Seat,
        good: Good,
        /// What is still to be paid.
        due: u8,
        /// The action that it pays for; none for a task that waits below.
        then: Option<Action>,
    },
    /// A building or unit may be built for free (TTA-15.9).
    BuildFree { seat: Seat, tech: Tech },
    /// Workers return to the yellow bank (TTA-15.5).
    LosePopulation { seat: Seat, count: u8 },
    /// One of the own buildings is destroyed.
    DestroyOwn { seat: Seat },
    /// Blue tokens go to the box (TTA-16.13).
    LoseBlue { seat: Seat, count: u8 },
    /// A colony is lost.
    LoseColony {
        seat: Seat,
        /// Who chooses which.
        chooser: Seat,
        taker: Option<Seat>,
    },
    /// Cards may be taken from the row without own actions (TTA-29.12).
    TakeCards {
        seat: Seat,
        /// The civil actions that are left for it.
        budget: u8,
        /// Whether anything was taken.
        used: bool,
    },
    /// The row is pushed together and filled, nothing is removed.
    FillRow,
    /// A wonder is turned face down (TTA-29.22).
    TurnWonder { seat: Seat },
    /// Urban buildings are destroyed by somebody else.
    Raze {
        seat: Seat,
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
        card: Card,
        bid: u8,
        bidder: Option<Seat>,
        passed: Seats,
        /// Whose bid is awaited.
        seat: Seat,
    },
    /// The winner of a territory pays the bid (TTA-16.5).
    PayColony {
        seat: Seat,
        card: Card,
        bid: u8,
        /// What the bonus cards played so far add.
        cards: u8,
    },
    /// Units may be sacrificed in the present battle (TTA-17.3, TTA-25.3).
    Sacrifice { seat: Seat },
    /// The defender of an aggression may add units and bonus cards (TTA-17.4).
    Defend { seat: Seat },
    /// The strengths of the present battle are compared.
    Fight,
    /// The present battle is over: sacrificed workers return (TTA-17.8).
    EndBattle,
    /// The victor of a war takes science and special technologies (TTA-29.26).
    Spoils {
        victor: Seat,
        loser: Seat,
        /// What is still to be taken.
        worth: u8,
    },
    /// A pact is offered (TTA-18.2).
    AnswerPact {
        from: Seat,
        seat: Seat,
        card: Card,
        /// The side of the one who offers.
        side: Side,
    },
    /// Science and culture are scored by the rates (TTA-10.1).
    Score { seat: Seat },
    /// Farms produce.
    Farms {
        seat: Seat,
        /// Whether it is the production phase, in which pacts count (TTA-10.9).
        phase: bool,
    },
    /// Food is consumed.
    Consume { seat: Seat },
    /// Mines produce.
    Mines {
        seat: Seat,
        /// Whether it is the production phase, in which pacts count (TTA-10.9).
        phase: bool,
    },
    /// Resources are lost to corruption.
    Corruption { seat: Seat },
    /// Military cards are drawn at the end of a turn (TTA-13.4).
    Draw { seat: Seat, cards: u8 },
}

impl Task {
    /// Who answers it, if it asks anything: nobody, where it is only done, and everybody at once who
    /// has still to keep a bonus card.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Stay { seat }
            | Self::Pick { seat }
            | Self::Contained { seat, .. }
            | Self::Gain { seat, .. }
            | Self::Divide { seat, .. }
            | Self::Pay { seat, .. }
            | Self::BuildFree { seat, .. }
            | Self::LosePopulation { seat, .. }
            | Self::DestroyOwn { seat }
            | Self::LoseBlue { seat, .. }
            | Self::TakeCards { seat, .. }
            | Self::TurnWonder { seat }
            | Self::Raze { seat, .. }
            | Self::Auction { seat, .. }
            | Self::PayColony { seat, .. }
            | Self::Sacrifice { seat }
            | Self::Defend { seat }
            | Self::AnswerPact { seat, .. }
            | Self::Score { seat }
            | Self::Farms { seat, .. }
            | Self::Consume { seat }
            | Self::Mines { seat, .. }
            | Self::Corruption { seat }
            | Self::Draw { seat, .. }
            | Self::Lose { chooser: seat, .. }
            | Self::LoseColony { chooser: seat, .. }
            | Self::Spoils { victor: seat, .. } => Some(seat),
            Self::Nothing | Self::Keep | Self::FillRow | Self::Fight | Self::EndBattle => None,
        }
    }
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
