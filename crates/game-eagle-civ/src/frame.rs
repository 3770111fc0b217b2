//! The open questions and what comes after them, as a stack of plain values: the last one is
//! current. Frames marked *Do* ask nobody; `turn.rs` carries them out when they come to the top.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::action::WINGS;
use crate::cards::{Kind, Region};
use crate::state::Which;

/// One open question, or one thing to do later.
#[expect(missing_docs, reason = "the fields are called after what they are")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    // Setup
    /// Choose a start region (EC-5.4, EC-5.5); `step` counts all choices of all players.
    Draft { step: u8 },
    /// Do: deal a technology to each (EC-27.2).
    Deal,
    /// Do: turn up the start markers from this one on (EC-5.6, EC-R-73).
    TurnUp { step: u8 },
    /// Do: roll for the first player (EC-5.7).
    RollFirst,

    // The turn
    /// Do: the next turn begins (EC-6.1).
    StartTurn,
    /// Move pieces and look at markers (EC-7.1).
    Move { seat: Seat },
    /// Declare battle against what has just entered (EC-8.2)? Asked of one seat after another.
    React { seat: Seat, left: Seats, entry: Entry },
    /// Declare battles (EC-8.1).
    Attack { seat: Seat },
    /// Do: fight the next of the declared battles.
    Fight { seat: Seat },
    /// Join one side of the battle (EC-8.5)? Asked of one seat after another.
    Join { seat: Seat, left: Seats },
    /// Pick a unit for the combat round (EC-8.7): both leaders at the same time.
    Pick,
    /// Do: end a player's part of the movement and battle phase (EC-R-27).
    EndMove { seat: Seat },
    /// Trade (EC-9.1): everybody at the same time.
    Trade,
    /// Assign happiness and productivity (EC-21.9): everybody at the same time.
    Assign,
    /// Do: produce (EC-10.1, EC-31.1).
    Produce,
    /// Buy (EC-11.1, EC-32.1).
    Purchase { seat: Seat },
    /// Do: end the turn (EC-6.3).
    EndTurn,

    // In between
    /// Take a technology for nothing (EC-3.7).
    FreeTechnology { seat: Seat },
    /// Choose the unit of a minor civilization (EC-3.9).
    MinorUnit { seat: Seat, region: Region },
    /// Place a new piece (EC-11.5, EC-32.5); a gift finds a place in any case (EC-R-51), the fleet of
    /// a minor civilization beside its region (EC-R-10).
    Place { seat: Seat, kind: Kind, source: Source },
    /// Let a settlement grow for nothing (EC-R-59).
    Grow { seat: Seat },
    /// Claim a milestone (EC-4.11): all who reached one at the same time.
    Claim,
    /// The match is over.
    #[default]
    Over,
}

/// What has just entered an area (EC-8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The pieces: those that walked, sailed, flew or went aboard.
    pub which: Which,
    /// How many of them.
    pub count: u8,
    /// Aircraft that a ship brought, by the points that they have left (EC-R-29).
    pub aircraft: [u8; WINGS],
}

/// Where a new piece comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// It was bought.
    #[default]
    Bought,
    /// A technology or a wonder brought it.
    Gift,
    /// The minor civilization of this region brought it.
    Minor(Region),
}

impl Source {
    /// Whether it cost nothing.
    #[must_use]
    pub const fn is_gift(self) -> bool {
        !matches!(self, Self::Bought)
    }
}

impl Frame {
    /// Whether it is a part of the sequence of play (EC-6.1), in which there is always one; all others
    /// come up in between, above it.
    #[must_use]
    pub const fn is_phase(self) -> bool {
        match self {
            Self::Draft { .. } | Self::StartTurn | Self::Move { .. } | Self::Attack { .. } => true,
            Self::Fight { .. } | Self::EndMove { .. } | Self::Trade | Self::Assign | Self::Produce => true,
            Self::Purchase { .. } | Self::EndTurn | Self::Over => true,
            Self::Deal | Self::TurnUp { .. } | Self::RollFirst | Self::React { .. } => false,
            Self::Join { .. } | Self::Pick | Self::FreeTechnology { .. } | Self::MinorUnit { .. } => false,
            Self::Place { .. } | Self::Grow { .. } | Self::Claim => false,
        }
    }

    /// Who is asked, if it is one seat.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Move { seat }
            | Self::React { seat, .. }
            | Self::Attack { seat }
            | Self::Fight { seat }
            | Self::Join { seat, .. }
            | Self::EndMove { seat }
            | Self::Purchase { seat }
            | Self::FreeTechnology { seat }
            | Self::MinorUnit { seat, .. }
            | Self::Place { seat, .. }
            | Self::Grow { seat } => Some(seat),
            Self::Draft { .. } | Self::Deal | Self::TurnUp { .. } | Self::RollFirst | Self::StartTurn => None,
            Self::Pick | Self::Trade | Self::Assign | Self::Produce | Self::EndTurn => None,
            Self::Claim | Self::Over => None,
        }
    }
}
