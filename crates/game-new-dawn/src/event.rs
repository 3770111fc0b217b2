//! What happened, as the log tells it.

use engine::{List, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::action::Token;
use crate::board::Piece;
use crate::cards::{
    Agenda, Barbarian, CityState, DialSymbol, Focus, Leader, Natural, Pact, Resource, Side, Terrain, Tile,
    VictoryCard, Wonder,
};
use crate::hex::{Direction, Hex};
use crate::row::Slot;
use crate::space::Space;
use crate::state::{Foe, StartEffect, Table};

/// A space as the log tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// The space.
    pub space: Space,
    /// Its terrain, which an event must say by itself: whoever reads it has no map at hand.
    pub terrain: Terrain,
}

impl Spot {
    /// A space of the map.
    #[must_use]
    pub fn of(table: &Table, space: Space) -> Self {
        Self { space, terrain: table.map.terrain_of(space) }
    }
}

/// By what a control token was placed, lost or changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A focus card.
    Card(Focus),
    /// A world wonder.
    Wonder(Wonder),
    /// A barbarian.
    Barbarian(Barbarian),
}

/// What happened.
#[expect(missing_docs, reason = "the fields are called after what they are")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    // Setup
    /// A player leads this civilization (ND-2.1).
    LeaderTaken { seat: Seat, leader: Leader },
    /// The ready-made map lies on the table (ND-2.7).
    FirstMapLaid,
    /// The core lies on the table, with this side up (ND-3.2 to ND-3.4).
    CoreLaid { side: Side, tiles: List<Tile, 4> },
    /// A player has these tiles to lay (ND-3.5).
    TilesDealt { seat: Seat, tiles: List<Tile, 3> },
    /// A capital stands on its star.
    CapitalFounded { seat: Seat, at: Spot },
    /// The victory cards were laid out (ND-2.17).
    VictoryCardsLaid { cards: List<VictoryCard, 4> },
    /// The top wonder of each stack lies face up (ND-2.15).
    WondersLaid { wonders: List<Wonder, 4> },
    /// Who begins every round (ND-2.11).
    FirstPlayer { seat: Seat },
    /// A tile was chosen to be laid next (ND-3.6).
    TileTaken { seat: Seat, tile: Tile },
    /// It was turned (ND-3.7).
    TileTurned { seat: Seat, tile: Tile, side: Side, turned: u8 },
    /// A tile was laid.
    TileLaid { seat: Seat, tile: Tile, side: Side, at: Hex, turned: u8 },
    /// A hole was filled with water.
    HoleFilled { tokens: u8 },
    /// The map is complete.
    MapBuilt,
    /// The direction token was placed.
    DirectionPlaced { seat: Seat, direction: Direction },

    // The turn
    /// A turn began.
    TurnBegan { seat: Seat, round: u32 },
    /// A card will be resolved; something is asked first (ND-R53).
    CardChosen { seat: Seat, card: Focus },
    /// A card is resolved.
    Resolving { seat: Seat, card: Focus, slot: Slot, strength: u8 },
    /// Somebody was asked and wants nothing, or nothing more (ND-R01).
    LeftIt { seat: Seat },
    /// Nothing was done with a card that was resolved (ND-4.7).
    CardUnused { seat: Seat, card: Focus },
    /// Two cards were swapped.
    CardsSwapped { seat: Seat, one: Focus, other: Focus, by: Option<StartEffect> },
    /// A token was spent.
    Spent { seat: Seat, token: Token, card: Focus },

    // Control
    /// A control token was placed.
    Placed { seat: Seat, at: Spot, by: Cause },
    /// A control token was taken back.
    TakenBack { seat: Seat, at: Spot },
    /// A control token was moved.
    ControlMoved { seat: Seat, from: Spot, to: Spot },
    /// A reinforced control token shows its other side.
    Weakened { owner: Seat, at: Spot, by: Cause },
    /// A piece was destroyed.
    Destroyed { owner: Seat, piece: Piece, at: Spot, by: Cause },
    /// A piece of one player, the one named, took the place of another's.
    Replaced { seat: Seat, owner: Seat, piece: Piece, at: Spot },
    /// A resource was taken from the map.
    ResourceCollected { seat: Seat, resource: Resource },
    /// Control over a natural wonder was gained.
    NaturalGained { seat: Seat, natural: Natural },
    /// A natural wonder's token returned to its space.
    NaturalReturned { natural: Natural },
    /// Control over a world wonder was gained, but not by building it.
    WonderGained { seat: Seat, wonder: Wonder },
    /// A world wonder's token lies unclaimed.
    WonderLost { seat: Seat, wonder: Wonder },
    /// A token was put on a card: a natural wonder's or a city-state's.
    TokenPut { seat: Seat, token: Token, card: Focus },
    /// A space is taken over; its control token is still to come (ND-R32).
    TakingOver { seat: Seat, at: Spot },
    /// The first of two control tokens was named (Eiffel Tower).
    FirstNamed { seat: Seat, at: Spot },
    /// One of two named control tokens was given up by its owner (Eiffel Tower).
    GivenUp { seat: Seat, at: Spot },
    /// Two control tokens were named (Eiffel Tower).
    Named { seat: Seat, rival: Seat, first: Spot, second: Spot },

    // Science
    /// The tech dial was advanced.
    Advanced {
        seat: Seat,
        from: u8,
        to: u8,
        steps: u8,
        /// It went over space 24 and back (ND-10.6).
        #[serde(default)]
        passed: bool,
    },
    /// A card replaced another.
    Learned { seat: Seat, card: Focus, replaced: Focus },
    /// A space was struck.
    Struck { seat: Seat, at: Spot },

    // Economy
    /// A caravan moved.
    CaravanMoved { seat: Seat, from: Option<Spot>, to: Spot, steps: u8 },
    /// A caravan traded with a city-state.
    TradedWithState { seat: Seat, state: CityState },
    /// A caravan traded in a rival city.
    TradedWithRival { seat: Seat, rival: Seat, at: Spot },
    /// A surplus caravan was removed.
    CaravanDropped { seat: Seat, at: Option<Spot> },
    /// A city-state's diplomacy card was taken.
    EnvoyTaken { seat: Seat, state: CityState },
    /// A city-state's diplomacy card was returned.
    EnvoyReturned { seat: Seat, state: CityState },
    /// A player's diplomacy card was taken.
    PactTaken { seat: Seat, owner: Seat, pact: Pact },
    /// A player's diplomacy card was returned.
    PactReturned { seat: Seat, owner: Seat, pact: Pact },
    /// A resource was taken from the supply.
    ResourceGained { seat: Seat, resource: Resource },
    /// A resource was exchanged.
    Exchanged { seat: Seat, give: Resource, take: Resource },

    // Trade tokens
    /// Trade tokens were put on a card.
    TradeGained { seat: Seat, card: Focus, amount: u8 },
    /// A trade token was put on Great Zimbabwe.
    TradeStored { seat: Seat },
    /// A trade token came from Great Zimbabwe.
    TradeWithdrawn { seat: Seat, card: Focus },
    /// Trade tokens found no room.
    TradeLost { seat: Seat, amount: u8 },
    /// A trade token was discarded.
    Discarded { seat: Seat, card: Focus, amount: u8 },
    /// A trade token was put on the card of another (Embassy).
    Gifted { seat: Seat, owner: Seat, card: Focus },
    /// A trade token was taken from a beaten player.
    Looted { seat: Seat, from: Seat, card: Focus },

    // Industry
    /// A city was built.
    CityBuilt { seat: Seat, at: Spot },
    /// A wonder will be built; it is still to be paid for, or its city to be chosen (ND-13.2).
    WonderBegun { seat: Seat, wonder: Wonder },
    /// A resource was spent for a wonder.
    Paid { seat: Seat, resource: Resource },
    /// A natural wonder was spent as a resource.
    PaidNatural { seat: Seat, natural: Natural },
    /// A wonder was built.
    WonderBuilt { seat: Seat, wonder: Wonder, cost: u8, at: Spot },
    /// A wonder was turned face up.
    WonderTurnedUp { wonder: Wonder },
    /// A wonder was carried to another city.
    WonderMoved { seat: Seat, wonder: Wonder, at: Spot },

    // Military
    /// A control token was reinforced.
    Reinforced { seat: Seat, at: Spot },
    /// An attack, with the dice and the values after them.
    Attacked { seat: Seat, foe: Foe, at: Spot, dice: [u8; 2], attack: u8, defense: u8 },
    /// How it ended.
    Fought { seat: Seat, foe: Foe, at: Spot, won: bool, attack: u8, defense: u8 },
    /// A barbarian was defeated.
    BarbarianDefeated { seat: Seat, barbarian: Barbarian, at: Spot },
    /// A city-state was conquered, and this piece stands there.
    Conquered {
        seat: Seat,
        state: CityState,
        #[serde(default = "city")]
        piece: Piece,
    },
    /// A city-state was liberated.
    Liberated { seat: Seat, state: CityState },
    /// A city-state's token returned to its space.
    StateReturned { state: CityState },

    // Events
    /// The event dial turned.
    DialTurned { symbol: DialSymbol, round: u32 },
    /// The die for the barbarians' direction.
    BarbariansRolled { die: u8, direction: Direction },
    /// A barbarian moved.
    BarbarianMoved {
        barbarian: Barbarian,
        /// Not told by older versions.
        #[serde(default)]
        from: Option<Spot>,
        to: Spot,
    },
    /// A barbarian was thrown back.
    BarbarianRepelled { barbarian: Barbarian, at: Spot },
    /// A barbarian could not move.
    BarbarianStayed { barbarian: Barbarian },
    /// A barbarian was moved by a player (Seoul).
    BarbarianSent {
        seat: Seat,
        barbarian: Barbarian,
        /// Not told by older versions.
        #[serde(default)]
        from: Option<Spot>,
        to: Spot,
    },
    /// A barbarian appeared.
    BarbarianAppeared { barbarian: Barbarian, at: Spot },
    /// One of several barbarians on a space was sent on.
    BarbarianParted { barbarian: Barbarian, die: u8, direction: Direction },
    /// A caravan was destroyed.
    CaravanDestroyed { owner: Seat, at: Spot },
    /// A capital was raided, and its owner loses trade tokens.
    CapitalRaided {
        owner: Seat,
        #[serde(default = "two")]
        lost: u8,
    },

    // Winning
    /// An agenda was met.
    AgendaMet { seat: Seat, agenda: Agenda },
    /// The match is over.
    Won { seats: Seats },
}

/// What conquest left before it was told: nearly always a city.
const fn city() -> Piece {
    Piece::City
}

/// What a raid cost before it was told.
const fn two() -> u8 {
    2
}
