//! What happened, as the log tells it.

use engine::{List, Seat, Seats, Seen, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::{
    Era, Improvement, Kind, Marker, Milestone, Region, Resource, Technology, UnitType, Wonder,
};
use crate::gold::Gold;
use crate::map::{Area, Regions};
use crate::rules::battle::Strength;
use crate::rules::production::Statement;
use crate::state::{Ending, Faces, Pick, Side, Which};
use crate::trade::Deal;

/// One thing that happened.
///
/// `unit` is the type that a piece stands for at that moment, with the advanced rules (EC-29.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are called after what they are")]
pub enum Event {
    // Setup and turn
    /// Dice for the first player (EC-5.3, EC-5.7).
    RolledFirst { seat: Seat, roll: u8 },
    /// This player rolled highest and chooses the first start region (EC-5.3, EC-5.4).
    DraftBegan { seat: Seat },
    /// A start region was chosen.
    Started {
        seat: Seat,
        region: Region,
        #[serde(default)]
        unit: Option<UnitType>,
    },
    /// A technology was dealt.
    Dealt { seat: Seat, technology: Technology },
    /// A start marker without effect went back to the box (EC-3.21).
    StartMarkerBoxed { region: Region, marker: Marker },
    /// A turn began.
    TurnBegan { turn: u16, first: Seat },
    /// An era ends with this turn, by what this player acquired (EC-4.3, EC-20.2).
    EraEnds { seat: Seat, era: Era },
    /// An era began.
    EraBegan { era: Era },

    // Movement and exploration
    /// Pieces moved.
    Moved {
        seat: Seat,
        which: Which,
        to: Area,
        count: u8,
        #[serde(default)]
        unit: Option<UnitType>,
    },
    /// A ship took aircraft along (EC-R-29).
    Carried {
        seat: Seat,
        to: Area,
        count: u8,
        #[serde(default)]
        unit: Option<UnitType>,
    },
    /// A piece went aboard.
    Boarded {
        seat: Seat,
        which: Which,
        to: Area,
        #[serde(default)]
        unit: Option<UnitType>,
    },
    /// A settler looked at a marker; what it is only its owner learns, if it stays secret.
    Looked { seat: Seat, region: Region, marker: Seen<Marker> },
    /// A marker was turned up.
    TurnedUp { region: Region, marker: Marker },
    /// A marker was removed.
    MarkerRemoved { region: Region, marker: Marker },
    /// Gold was found.
    Treasure { seat: Seat, gold: u16 },
    /// A roll for a minor civilization (EC-3.9).
    MinorRoll { seat: Seat, roll: u8, total: i8 },
    /// A minor civilization joined a player.
    MinorJoined { seat: Seat, region: Region },
    /// A plague broke out (EC-3.10).
    Plague { region: Region, radius: u8 },
    /// A settlement shrank.
    Shrank { region: Region, size: u8 },
    /// A settlement was destroyed.
    Destroyed { region: Region, owner: Seat },
    /// Pieces were removed.
    Removed {
        seat: Seat,
        area: Area,
        kind: Kind,
        count: u8,
        #[serde(default)]
        unit: Option<UnitType>,
    },
    /// The Manhattan Project was used.
    Bombed { seat: Seat, area: Area },

    /// A player moves no more in this turn.
    MovesEnded { seat: Seat },

    // Battle
    /// Battle was declared.
    Declared { seat: Seat, foe: Seat, area: Area },
    /// Pieces of this player entered where battle was declared against them, and stopped (EC-8.3).
    Stopped { seat: Seat, area: Area },
    /// A player who could have declared battle against what entered did not.
    LetPass { seat: Seat, foe: Seat, area: Area },
    /// A player declares no battle, or no further one.
    AttacksEnded { seat: Seat, any: bool },
    /// The tied rolled for the lead (EC-8.6).
    LeadRoll { seat: Seat, roll: u8 },
    /// A battle began.
    BattleBegan { area: Area, attacker: Seat, defender: Seat },
    /// A player joined a side, or stayed out.
    Joined { seat: Seat, side: Option<Side> },
    /// A side picked behind the screen; the leader alone knows what.
    Picked {
        seat: Seat,
        pick: Seen<Pick>,
        #[serde(default)]
        unit: Option<UnitType>,
    },
    /// A combat round.
    Fought {
        side: Side,
        pick: Pick,
        strength: Strength,
        roll: u8,
        total: u8,
        #[serde(default)]
        unit: Option<UnitType>,
        /// The dice one by one; older records know their sum alone.
        #[serde(default)]
        dice: Faces,
    },
    /// How a battle ended; whether it was won without a fight.
    BattleEnded {
        area: Area,
        winner: Option<Seat>,
        #[serde(default)]
        unopposed: bool,
    },
    /// A settlement was captured.
    Captured {
        seat: Seat,
        region: Region,
        from: Seat,
        #[serde(default)]
        size: u8,
    },
    /// A player is out of the game; who got their gold and wonders.
    Eliminated { seat: Seat, heir: Option<Seat>, gold: Gold },

    // Trade and production
    /// An offer was made.
    Offered(Deal),
    /// An offer was accepted and carried out.
    Traded(Deal),
    /// An offer was declined.
    Declined { offer: u16, seat: Seat },
    /// An offer was withdrawn, or can no longer be carried out.
    Withdrawn { offer: u16, seat: Seat },
    /// Magellan's Voyage.
    Swapped {
        seat: Seat,
        with: Seat,
        mine: Region,
        theirs: Region,
        #[serde(default)]
        resources: [Option<Resource>; 2],
    },
    /// A player is done trading, unless they are asked again; with the last one the phase is over.
    TradeEnded {
        seat: Seat,
        #[serde(default)]
        all: bool,
    },
    /// A settlement was made happy or productive.
    Assigned { seat: Seat, region: Region, productive: bool },
    /// What was left to assign was assigned so that it brings the most gold.
    Served { seat: Seat, happy: Regions, productive: Regions },
    /// The critical resource (EC-10.3).
    Critical { roll: u8, resource: Resource },
    /// The income of a player.
    Income { seat: Seat, statement: Statement },
    /// The same where gold is hidden: the lines are for the player alone (EC-R-04).
    SecretIncome { seat: Seat, statement: Seen<Statement> },

    // Purchase
    /// A piece was bought; which part of the price went to whom.
    Bought {
        seat: Seat,
        kind: Kind,
        price: u16,
        royalty: Option<Seat>,
        #[serde(default)]
        part: u16,
        #[serde(default)]
        unit: Option<UnitType>,
    },
    /// A piece was placed.
    Placed {
        seat: Seat,
        kind: Kind,
        area: Area,
        gift: bool,
        #[serde(default)]
        unit: Option<UnitType>,
    },
    /// A gift fleet waits for a coastal settlement (EC-R-51).
    GiftWaits {
        seat: Seat,
        kind: Kind,
        #[serde(default)]
        unit: Option<UnitType>,
    },
    /// A village was founded, for this price.
    Founded {
        seat: Seat,
        region: Region,
        #[serde(default)]
        price: u16,
    },
    /// A settlement grew, for this price; as a gift for nothing.
    Grew {
        seat: Seat,
        region: Region,
        size: u8,
        #[serde(default)]
        price: u16,
    },
    /// A technology was acquired, for this price.
    Acquired { seat: Seat, technology: Technology, price: u16 },
    /// All pieces of a type stand for a better one from now on (EC-29.11, EC-29.12).
    Advanced { from: UnitType, to: UnitType },
    /// A wonder was received.
    WonderReceived { seat: Seat, wonder: Wonder },
    /// An improvement was bought or received; which part of the price went to whom.
    Improved {
        seat: Seat,
        improvement: Improvement,
        price: u16,
        royalty: Option<Seat>,
        #[serde(default)]
        part: u16,
    },
    /// A unit was sold.
    Sold {
        seat: Seat,
        kind: Kind,
        gold: u16,
        #[serde(default)]
        unit: Option<UnitType>,
    },
    /// A player buys no more.
    PurchaseEnded { seat: Seat },

    // Milestones and end
    /// A milestone can be claimed by these players.
    Claimable { seats: Seats },
    /// An answer in a window of claims.
    Answered { seat: Seat, milestone: Option<Milestone> },
    /// A roll among those who claimed the same (EC-4.14).
    ClaimRoll { seat: Seat, roll: u8 },
    /// A milestone was claimed.
    Claimed { seat: Seat, milestone: Milestone, wonder: Wonder },
    /// The end roll (EC-26.2).
    EndRoll { seat: Seat, roll: u8, technologies: u8, ends: bool },
    /// The match ends with this turn.
    EndDeclared { ending: Ending, seat: Option<Seat> },
    /// The match is over.
    Over { ending: Ending, points: List<i32, 6> },
}

impl Event {
    /// As the viewer learns of it.
    #[must_use]
    pub fn disclosed(self, viewer: Viewer) -> Self {
        match self {
            Self::Looked { seat, region, marker: Seen::Known(marker) } if marker.is_secret() => {
                Self::Looked { seat, region, marker: Seen::only_if(viewer.is(seat), marker) }
            }
            Self::Picked { seat, .. } if !viewer.is(seat) => {
                Self::Picked { seat, pick: Seen::Hidden, unit: None }
            }
            Self::SecretIncome { seat, statement: Seen::Known(statement) } => {
                Self::SecretIncome { seat, statement: Seen::only_if(viewer.is(seat), statement) }
            }
            Self::Offered(deal) => Self::Offered(deal.seen_by(viewer)),
            Self::Traded(deal) => Self::Traded(deal.seen_by(viewer)),
            Self::Eliminated { seat, heir, gold } => {
                let concerned = viewer.is(seat) || heir.is_some_and(|heir| viewer.is(heir));
                Self::Eliminated { seat, heir, gold: gold.seen(concerned) }
            }
            open => open,
        }
    }

    /// Whether something came to light: a marker, a die, a pick, gold that was hidden.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        matches!(
            self,
            Self::RolledFirst { .. }
                | Self::Dealt { .. }
                | Self::StartMarkerBoxed { .. }
                | Self::Looked { .. }
                | Self::TurnedUp { .. }
                | Self::MinorRoll { .. }
                | Self::LeadRoll { .. }
                | Self::Fought { .. }
                | Self::Critical { .. }
                | Self::ClaimRoll { .. }
                | Self::EndRoll { .. }
                | Self::Eliminated { gold: Gold::Secret { .. }, .. }
        )
    }
}
