//! What a player can decide: one click each.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Tech};
use crate::task::Side;

/// A decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Begins the turn, or stays in the game when a war was declared.
    #[default]
    GoOn,
    /// Leaves the game (TTA-26.4, TTA-26.5).
    Leave,
    /// From now on pays by hand, or no longer (TTA-8.20).
    ByHand(bool),
    /// Keeps a bonus card secretly (TTA-27.15).
    KeepBonus(Card),
    /// Picks an open bonus card (TTA-27.16).
    PickBonus(Card),

    /// No political action (TTA-14.1).
    SkipPolitics,
    /// Plays an event or territory as a future event (TTA-14.3).
    PlayEvent(Card),
    /// Plays an aggression (TTA-17.1).
    Aggression {
        /// The card.
        card: Card,
        /// Against whom.
        victim: Seat,
    },
    /// Declares a war (TTA-25.1).
    DeclareWar {
        /// The card.
        card: Card,
        /// On whom.
        victim: Seat,
    },
    /// Offers a pact (TTA-18.1).
    OfferPact {
        /// The card.
        card: Card,
        /// To whom.
        partner: Seat,
        /// The own side.
        side: Side,
    },
    /// Ends a pact (TTA-18.7).
    EndPact(Card),
    /// Columbus makes a territory from hand a colony (TTA-28.1).
    Columbus(Card),

    /// Yes: to a pact, a free building, and so on.
    Accept,
    /// No.
    Decline,
    /// Bids for a territory (TTA-16.1).
    Bid(u8),
    /// Bids no more.
    Pass,
    /// Announces a unit as sacrificed (TTA-17.2, TTA-16.5).
    Sacrifice(Tech),
    /// Plays a bonus card in defense or to pay for a colony (TTA-13.3).
    UseBonus(Card),
    /// Nothing more of it.
    Done,
    /// Pays with a token from this card (TTA-8.20).
    PayWith(Tech),
    /// Draws this many military cards at the end of the turn (TTA-13.4).
    Draw(u8),
    /// Discards an excess military card (TTA-13.7).
    Discard(Card),

    /// Takes a card from the row (TTA-8.40).
    Take {
        /// The space, from 0 on the left.
        space: u8,
        /// The card that lies there.
        card: Card,
    },
    /// Increases the population (TTA-8.1).
    Grow,
    /// Increases the population by the Ocean Liner Service.
    GrowByLiner,
    /// Increases the population and builds a unit in one, with Barbarossa (TTA-29.14).
    GrowAndBuild(Tech),
    /// Builds a farm, mine, urban building or unit (TTA-8.5, TTA-8.6, TTA-9.1).
    Build(Tech),
    /// Destroys a building (TTA-8.9).
    Destroy(Tech),
    /// Disbands a unit (TTA-9.2).
    Disband(Tech),
    /// Upgrades a building or unit (TTA-8.10, TTA-9.3).
    Upgrade {
        /// What it is.
        from: Tech,
        /// What it becomes.
        to: Tech,
    },
    /// Builds this many stages of the wonder with one action (TTA-8.23, TTA-8.61).
    BuildStages(u8),
    /// Plays a leader (TTA-8.30).
    PlayLeader(Card),
    /// Plays a technology that is no government (TTA-8.50).
    PlayTechnology(Card),
    /// Changes the government by revolution (TTA-8.53).
    Revolution(Card),
    /// Changes the government peacefully (TTA-8.55).
    PeacefulChange(Card),
    /// Plays an action card (TTA-8.32).
    PlayAction(Card),
    /// Plays a tactics card (TTA-22.1).
    PlayTactic(Card),
    /// Draws a military card for a military action (TTA-27.9).
    DrawMilitary,
    /// Uses 1 food as 1 resource, or the reverse (Trade Routes Agreement).
    Trade,
    /// Ends the turn.
    EndTurn,

    /// How much of the total is food; the rest is resources.
    Mix {
        /// The food.
        food: u8,
    },
    /// Returns a worker from this card to the yellow bank (TTA-15.5).
    GiveUpWorker(Tech),
    /// Returns a blue token from this card to the box (TTA-16.13).
    GiveUpToken(Tech),
    /// Names the colony that is lost.
    LoseColony(Card),
    /// Turns a wonder face down (TTA-29.22).
    TurnDown(Card),
    /// Destroys a building of somebody else.
    Raze(Tech),
    /// Takes a special technology of the loser (TTA-29.26).
    TakeTechnology(Card),
}
